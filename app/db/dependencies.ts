import type { Clock } from '~/lib/time/clock';
import type { Remember } from '~/lib/memory/remember';

import type { Database } from './client';

/** What most features take first: the database, and the clock for what they write or compare. */
export type DbClock = { db: Database; clock: Clock };

/** What reads the site's frame and lists takes: the database, and what an isolate remembers where the answer is for everybody. */
export type Reads = { db: Database; remember?: Remember };
