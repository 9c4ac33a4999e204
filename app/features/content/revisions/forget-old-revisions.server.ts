import { desc, sql } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { pages } from '~/db/schema';

/** Number of newest revisions of a page that are kept, whatever their age. */
const keptRevisions = 50;
/** Younger revisions are kept, however many there are. */
const keptDays = 90;

const pagesAtOnce = 25;
const maxAtOnce = 200;
const minute = 60_000;

/**
 * Removes revisions that are neither among their page's newest 50 nor from the last 90 days, and never the
 * page's present version, at most 200 at once. Each minute processes 25 page ids, so that all pages get their
 * turn. Returns how many it removed.
 */
export async function forgetOldRevisions({ db, clock }: DbClock): Promise<number> {
  const [last] = await db.select({ id: pages.id }).from(pages).orderBy(desc(pages.id)).limit(1);
  const now = clock.now().getTime();
  const parts = Math.ceil(((last?.id ?? 0) + 1) / pagesAtOnce);
  const from = (Math.floor(now / minute) % parts) * pagesAtOnce;
  const { meta } = await db.run(removeOld(from, now));
  return meta.changes;
}

/**
 * Statement for the pages from this id on; the unique index of revisions yields each page's, newest first.
 */
export const removeOld = (from: number, now: number) => sql`delete from page_revisions where id in (
  select r.id from pages p cross join page_revisions r on r.page_id = p.id
  where p.id >= ${from} and p.id < ${from + pagesAtOnce}
    and r.version <= (select newest.version from page_revisions newest where newest.page_id = p.id
      order by newest.version desc limit 1 offset ${keptRevisions})
    and r.version <> p.version and r.created_at < ${now - keptDays * 24 * 60 * minute}
  limit ${maxAtOnce})`;
