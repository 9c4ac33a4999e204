import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { landmarks } from '~/db/schema';
import { emptyCriteria, searchPath } from '~/features/directory/criteria/criteria';
import { relOf } from '~/features/directory/criteria/indexable';
import { byMinutes, leastStays, staysNear } from '~/features/directory/places/near-pages.server';
import { nearText, type NearMinutes } from '~/features/directory/places/near-text';
import { listPropertyCards } from '~/features/directory/property/list-property-cards.server';
import { pageSize } from '~/features/visit/search/results/page-size';

/** Further pages would only be read by robots. */
const maxListed = 1_000;

type NearRow = NearMinutes & { id: number };

/**
 * The landing page of an active landmark with a description and enough stays within reach, nearest first; null when there is
 * none. A page number, from 1, that is too high is the last page.
 */
export async function findNearPage({ db }: { db: Database }, slug: string, wanted: number) {
  if (slug.length > 80) return null;
  const {
    landmark: found,
    counted,
    listed,
  } = await runBatch(db, {
    landmark: db
      .select({ name: landmarks.name, slug: landmarks.slug, description: landmarks.description })
      .from(landmarks)
      .where(and(eq(landmarks.slug, slug), eq(landmarks.isActive, true)))
      .limit(1),
    counted: db.all<{ total: number }>(
      sql`select count(*) as total from (select 1 from ${staysNear(idOf(slug))} limit ${maxListed + 1})`,
    ),
    listed: listNear(db, slug, wanted),
  });
  const [landmark] = found;
  const total = counted[0]?.total ?? 0;
  if (!landmark?.description || total < leastStays) return null;
  const pageCount = Math.ceil(Math.min(total, maxListed) / pageSize);
  const page = Math.min(wanted, pageCount);
  const rows = page === wanted ? listed : await listNear(db, slug, page);
  const cards = await listPropertyCards(
    db,
    rows.map((row) => row.id),
  );
  const searchAddress = searchPath({ ...emptyCriteria, near: slug, sort: 'nearest' });
  const texts = new Map(rows.map((row) => [row.id, nearText(row)]));
  return {
    ...landmark,
    search: { to: searchAddress, rel: relOf(searchAddress) },
    description: landmark.description,
    total: Math.min(total, maxListed),
    isCapped: total > maxListed,
    page,
    pageCount,
    stays: cards.map((card) => ({ ...card, near: texts.get(card.id) })),
  };
}

const idOf = (slug: string) => sql`(select id from landmarks where slug = ${slug})`;

function listNear(db: Database, slug: string, page: number) {
  return db.all<NearRow>(sql`select properties.id as id, n.minutes as minutes, n.walk_minutes as walkMinutes,
      n.tram_minutes as tramMinutes, n.tram_walk_minutes as tramWalkMinutes,
      (select s.name from landmarks s where s.id = n.tram_stop_id) as stopName
    from ${staysNear(idOf(slug))}
    order by ${byMinutes} limit ${pageSize} offset ${(page - 1) * pageSize}`);
}

export type NearPage = NonNullable<Awaited<ReturnType<typeof findNearPage>>>;
