import { sql } from 'drizzle-orm';

import { properties } from './schema';

/**
 * The listing that a release makes for its own test and removes in a moment (scripts/lib/operate/deploy/test-listing.mjs): nobody's, with
 * a name and an address that no stay has. It is found by its name: the plus keeps the index of owners out, in which nobody's are many.
 */
export const isReleaseCheck = sql`(+${properties.ownerId} is null and ${properties.slug} glob 'release-check-[0-9]*'
  and ${properties.address} = 'Not a place to stay')`;
