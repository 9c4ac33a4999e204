import type { FetchRefused } from '~/features/import/crawling/fetching/site-fetcher';
import { readSite } from '~/features/import/crawling/read-site';
import { stagePictures } from '~/features/import/pictures/stage-pictures.server';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { askForFacts } from '~/features/import/website-facts/ask-for-facts.server';
import { gatherFacts } from '~/features/import/website-facts/gather-facts';
import { mistakenFor, mistakenText } from '~/features/import/website-facts/not-one-property';
import { listAmenityNames } from '~/features/import/website-facts/list-amenity-names.server';
import { PermanentFailure } from '~/jobs/job-failures';
import type { JobProgress } from '~/jobs/job-progress';
import {
  propertyFromUrlJobSchema,
  propertyFromUrlResultSchema,
  type FactProposal,
  type PropertyFromUrlResult,
} from '~/jobs/property-from-url-job';
import type { QueueServices } from '~/platform/queues/queue-services';
import { pause } from '~/lib/time/pause';

import { handle } from './handle';

type Services = Pick<QueueServices, 'db' | 'clock' | 'sites' | 'language' | 'photos' | 'pictures'>;
type Report = (progress: JobProgress) => Promise<void>;

const failed = 'Failed to generate property data';

const contract = {
  kind: 'property-from-url',
  schema: propertyFromUrlJobSchema,
  missing: 'which website to read',
  siteRefused: refusalText,
} as const;

/**
 * Reads a website and proposes values for a property's form, each with the place where it was found. It
 * changes nothing; a website that cannot be read ends the job, and the owner may try again.
 */
export function propertyFromUrlHandler(services: Services): JobHandler {
  return handle(
    contract,
    async ({ id, input, ownerId, report, call, say }): Promise<PropertyFromUrlResult> => {
      const { sites, clock } = services;
      const site = await readSite({ sites, clock, pause, onProgress: report }, input.url);
      const names = await listAmenityNames(services);
      const facts = await gatherFacts(site, names);
      const mistaken = mistakenFor(facts.documents);
      if (mistaken) throw new PermanentFailure(mistakenText[mistaken]);
      await say('Filling in what is missing…');
      const answered = await askForFacts(services, call, facts, names);
      const proposals = [...facts.proposals, ...answered.proposals];
      if (proposals.length === 0) throw new PermanentFailure('No property data was generated');
      const wanted = input.withImages && ownerId ? { jobId: id, ownerId, pages: site.pages } : null;
      const images = wanted
        ? await countPictures(services, { ...wanted, propertyName: nameIn(proposals) }, report)
        : 0;
      return propertyFromUrlResultSchema.parse({
        version: 1,
        siteUrl: site.url,
        pages: facts.documents.map(({ url, title }) => ({ url, title: title.slice(0, 200) })),
        proposals,
        amenities: [...facts.amenities, ...answered.amenities],
        skipped: site.skipped.map(({ url, reason }) => ({ url, reason: reason.slice(0, 300) })),
        warnings: [...facts.warnings, ...answered.warnings].map((text) => text.slice(0, 300)),
        images,
        model: answered.model,
      });
    },
  );
}

const nameIn = (proposals: readonly FactProposal[]) =>
  proposals.find(({ field }) => field === 'name')?.value ?? '';

type Wanted = Omit<Parameters<typeof stagePictures>[1], 'onProgress'>;

/** Stages the website's pictures and returns how many are waiting. */
const countPictures = (services: Services, wanted: Wanted, report: Report): Promise<number> =>
  stagePictures(services, {
    ...wanted,
    onProgress: (done, total) => report({ done, total, words: 'Looking at pictures…' }),
  });

function refusalText({ status, message }: FetchRefused): string {
  return status === undefined ? `${failed}. ${message}` : `Request failed with status ${status}: ${message}`;
}
