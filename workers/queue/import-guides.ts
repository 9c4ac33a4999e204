import { importGuides } from '~/features/content/guides/import-guides.server';
import { finishGuideImport } from '~/features/content/guides/finish-guide-import.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { guideImportJobSchema, guideProgressSchema, type ImportedGuide } from '~/jobs/guide-import-job';
import type { QueueServices } from '~/platform/queues/queue-services';

import { guideFiles } from '../../seed/pages/guide-files';
import { handle } from './handle';

const contract = { kind: 'guide-import', schema: guideImportJobSchema, missing: 'what to import' } as const;

/** Imports the guides of the build; an attempt continues where the one before it stopped. */
export function guideImportHandler(services: Pick<QueueServices, 'db' | 'clock'>): JobHandler {
  return handle(contract, async ({ id, input: { overwrite, from }, ownerId: actorId, progress, report }) => {
    const onProgress = (outcomes: readonly ImportedGuide[]) =>
      report({ done: outcomes.length, total: guideFiles.length, outcomes });
    const before = guideProgressSchema.safeParse(progress);
    const done = before.success ? before.data.outcomes : [];
    await onProgress(done);
    const outcomes = await importGuides(services, guideFiles, { overwrite, actorId, done, onProgress });
    await finishGuideImport(services, { jobId: id, actor: { userId: actorId, network: from }, outcomes });
    return null;
  });
}
