import type { Clock } from '~/lib/time/clock';
import type { Remember } from '~/lib/memory/remember';

import type { Database } from './client';

/** Dependencies of most features: the database, and the clock for times that they write or compare. */
export type DbClock = { db: Database; clock: Clock };

/**
 * Dependencies of reads of the site's frame and lists: the database, and the isolate's memory where the
 * answer is the same for every visitor.
 */
export type Reads = { db: Database; remember?: Remember };
