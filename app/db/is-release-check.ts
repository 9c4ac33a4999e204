import { sql } from 'drizzle-orm';

import { properties } from './schema';

/**
 * The listing that a release makes for its own test and removes shortly after
 * (scripts/lib/operate/deploy/test-listing.mjs). It has no owner, and a name and an address that no stay has.
 * It is found by its name: the plus keeps SQLite from using the index of owners, where many rows have no
 * owner.
 */
export const isReleaseCheck = sql`(+${properties.ownerId} is null and ${properties.slug} glob 'release-check-[0-9]*'
  and ${properties.address} = 'Not a place to stay')`;
