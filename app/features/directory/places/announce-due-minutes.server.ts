import type { Database } from '~/db/client';

import { hasMinutesDue } from './work-off-minutes.server';

/** Tells the queue worker that minutes may have to be worked out; a lost message only costs time. */
export type MinutesQueue = { announce(): void };

/** Announces what is due, because its message was lost or its worker died. Returns 1 when there was something. */
export async function announceDueMinutes(services: { db: Database; minutes: MinutesQueue }): Promise<number> {
  if (!(await hasMinutesDue(services))) return 0;
  services.minutes.announce();
  return 1;
}
