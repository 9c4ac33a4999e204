import { sql } from 'drizzle-orm';

import { publicProperty } from '~/db/schema/properties';

/**
 * The one condition under which the public may see a property: approved, published and not archived.
 * For the WHERE of every public query; `properties` must be the only table in it with these column names.
 */
export const isPublic = sql.raw(`(${publicProperty})`);
