import { and, desc, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { redirects } from '~/db/schema';

import type { RedirectMark, RedirectQuery } from './redirect-query';

const pageSize = 25;

/**
 * One page of the redirects, by last change or by number of visits, and the mark after which the next begins.
 */
export async function listRedirects(
  { db }: { db: Database },
  { q, state, sort, after }: RedirectQuery,
): Promise<{ rows: (typeof redirects.$inferSelect)[]; next: RedirectMark | null }> {
  const key = sort === 'hits' ? redirects.hitCount : redirects.updatedAt;
  const rows = await db
    .select()
    .from(redirects)
    .where(
      and(
        state === 'all' ? undefined : eq(redirects.isActive, state === 'active'),
        q ? holds(q) : undefined,
        after ? sql`(${key}, ${redirects.id}) < (${after.value}, ${after.id})` : undefined,
      ),
    )
    .orderBy(desc(key), desc(redirects.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    rows: shown,
    next: last ? { id: last.id, value: sort === 'hits' ? last.hitCount : last.updatedAt.getTime() } : null,
  };
}

/** Either path contains the words, ignoring case. */
function holds(q: string): SQL {
  const text = q.toLowerCase();
  return sql`(instr(lower(${redirects.fromPath}), ${text}) > 0 or instr(lower(${redirects.toPath}), ${text}) > 0)`;
}
