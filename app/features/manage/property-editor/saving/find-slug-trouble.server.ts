import { and, eq, ne, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { properties, redirects } from '~/db/schema';

/**
 * True when a property cannot have that slug: another one has it, or its address redirects to another one that had it
 * before and whose links would break.
 */
// owner: any, the slug of every property is taken
export async function findSlugTrouble(
  { db }: { db: Database },
  propertyId: number,
  slug: string,
): Promise<boolean> {
  const current = db
    .select({ path: sql`'/property/' || ${properties.slug}` })
    .from(properties)
    .where(eq(properties.id, propertyId));
  const [others, moved] = await db.batch([
    db
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.slug, slug), ne(properties.id, propertyId)))
      .limit(1),
    db
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.fromPath, `/property/${slug}`), sql`${redirects.toPath} <> (${current})`))
      .limit(1),
  ]);
  return others.length > 0 || moved.length > 0;
}
