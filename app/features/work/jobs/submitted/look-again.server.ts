import type { Actor } from '~/lib/actor';

import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { cancelWork, retryWork } from './change-work.server';
import { findWorkStatus } from './find-work.server';
import type { LookIntent } from './look-intents';

type Input = {
  viewer: Actor;
  /** Jobs in the page's address; at most one of them is not done. */
  ids: readonly (string | null)[];
  intent: LookIntent;
};

/**
 * Cancels or restarts the viewer's own job that the page shows as running or failed, if the form requests it;
 * the page then shows the present state of the jobs.
 */
export async function lookAgain(services: DbClockJobs, { viewer, ids, intent }: Input): Promise<void> {
  if (intent === 'look') return;
  const shown = await Promise.all(ids.map((id) => (id ? findWorkStatus(services, viewer, id) : null)));
  const open = shown.find((work) => work && work.state !== 'done');
  if (!open) return;
  const change = intent === 'cancel' ? cancelWork : retryWork;
  await change(services, { viewer, id: open.id });
}
