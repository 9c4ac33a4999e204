import { and, asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import { isPublic } from '~/features/directory/visibility/visibility';

/** A few public properties whose name or address contains all the words. */
export async function findPropertiesToFeature({ db }: { db: Database }, words: string) {
  const parts = words.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  if (parts.length === 0) return [];
  const rows = await db
    .select({ id: properties.id, name: properties.name, address: properties.address })
    .from(properties)
    .where(
      and(
        isPublic,
        ...parts.map(
          (part) => sql`instr(lower(${properties.name} || ' ' || ${properties.address}), ${part}) > 0`,
        ),
      ),
    )
    .orderBy(asc(properties.searchRank))
    .limit(10);
  return rows.map(({ id, name, address }) => ({ id, title: name, note: address }));
}
