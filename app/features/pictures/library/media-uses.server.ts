import { sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';

/** A use of a picture, in words, with the address of the screen that changes it. */
export type MediaUse = { label: string; to: string };

const maxNamed = 20;

/** Matches `/media/library-<id>` without a further digit. Patterns of D1 have at most 50 bytes. */
const names = (column: SQL, id: number) =>
  sql`(coalesce(${column}, '') || ' ') glob ${`*/media/library-${id}[^0-9]*`}`;

/** Pages in the trash count, since they can be restored; old revisions do not. */
const pageNames = (id: number) =>
  sql.join(
    ['content', 'featured_image_url', 'faq_content', 'seo_schema'].map((column) =>
      names(sql.identifier(column) as unknown as SQL, id),
    ),
    sql` or `,
  );

const usesOf = (id: number) => sql`
  select 'page' as kind, id as place, title as name, deleted_at is not null as is_deleted
    from pages where ${pageNames(id)}
  union all select 'home', id, '', 0 from homepage_settings where ${names(sql`hero_image_url`, id)}
  union all select 'location', slug, name, 0 from location_groups where ${names(sql`image_url`, id)}
  union all select 'setting', key, key, 0 from site_settings where ${names(sql`value`, id)}`;

/** Condition that nothing on the site uses the picture, for the WHERE of its removal. */
export const isUnused = (id: number) => sql`not exists (${usesOf(id)})`;

type Row = { kind: string; place: number | string; name: string; is_deleted: number };

/** The uses of a picture; at most 20. */
export async function listMediaUses({ db }: { db: Database }, id: number): Promise<MediaUse[]> {
  const rows = await db.all<Row>(sql`select * from (${usesOf(id)}) limit ${maxNamed}`);
  return rows.map(placeOf);
}

function placeOf({ kind, place, name, is_deleted: isDeleted }: Row): MediaUse {
  if (kind === 'home') return { label: 'Home page', to: '/dashboard/site/home' };
  if (kind === 'setting') return { label: `Setting ${name}`, to: '/dashboard/site/settings' };
  if (kind === 'location') return { label: `Location ${name}`, to: '/dashboard/site/locations' };
  const where = isDeleted ? 'Page in the trash' : 'Page';
  return { label: `${where}: ${name}`, to: isDeleted ? '/dashboard/pages' : `/dashboard/pages/${place}` };
}
