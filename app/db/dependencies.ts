import type { Clock } from '~/lib/clock';

import type { Database } from './client';

/** What most features take first: the database, and the clock for what they write or compare. */
export type DbClock = { db: Database; clock: Clock };
