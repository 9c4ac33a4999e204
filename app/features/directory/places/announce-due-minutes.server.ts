import type { Database } from '~/db/client';

import { hasMinutesDue } from './work-off-minutes.server';

/** Notifies the queue worker that minutes may have to be worked out; a lost message only costs time. */
export type MinutesQueue = { announce(): void };

/** Announces due minutes whose message was lost or whose worker died. Returns 1 when there was something. */
export async function announceDueMinutes(services: { db: Database; minutes: MinutesQueue }): Promise<number> {
  if (!(await hasMinutesDue(services))) return 0;
  services.minutes.announce();
  return 1;
}
