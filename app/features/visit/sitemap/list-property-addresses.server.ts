import { and, asc, between, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, propertyCounts } from '~/db/schema';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { isPublic } from '~/features/directory/visibility/visibility';

import type { SitemapEntry } from './sitemap-xml';

/**
 * Ids of one part: part 1 has 1 to 5000, part 2 the next 5000, so that no property ever moves to another
 * part.
 */
const idsPerPart = 5000;

/** Canonical addresses of the public properties in one part; with null the first 5,000 of all parts. */
export async function listPropertyAddresses(
  { db }: { db: Database },
  part: number | null,
): Promise<SitemapEntry[]> {
  const last = (part ?? 0) * idsPerPart;
  const ofPart = part === null ? undefined : between(properties.id, last - idsPerPart + 1, last);
  const rows = await db
    .select({ slug: properties.slug, locationSlug: properties.locationSlug, updatedAt: properties.updatedAt })
    .from(properties)
    .where(and(ofPart, isPublic))
    .orderBy(asc(properties.id))
    .limit(idsPerPart);
  return rows.map((row) => ({ path: canonicalPropertyPath(row), updatedAt: row.updatedAt }));
}

/** The parts that contain a public property, each with its latest change, in order. */
export async function listPropertyParts({
  db,
}: {
  db: Database;
}): Promise<{ part: number; updatedAt: Date }[]> {
  const part = sql<number>`cast(${propertyCounts.key} as integer)`;
  // Word for word as in the index, which is of parts that begin with 0.
  const latest = sql<number>`(select max(updated_at) from properties indexed by public_by_part
    where ${isPublic} and (id - 1) / 5000 = cast(${propertyCounts.key} as integer) - 1)`;
  const rows = await db
    .select({ part, updatedAt: latest })
    .from(propertyCounts)
    .where(and(eq(propertyCounts.kind, 'part'), gt(propertyCounts.public, 0)))
    .orderBy(part)
    .limit(5000);
  return rows.map((row) => ({ part: row.part, updatedAt: new Date(row.updatedAt) }));
}
