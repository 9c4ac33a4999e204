import { and, desc, eq, getTableColumns, gte, lt, or, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { profiles, users } from '~/db/schema';
import { countedProperties } from '~/features/directory/property/counted-properties';

const pageSize = 25;
const rowId = sql<number>`users.rowid`;

/**
 * All accounts, newest first, 25 a page; `words` match the beginning of the address or any part of the name.
 * `before` is the last page's `next`.
 */
export async function listAccounts(
  { db }: { db: Database },
  { words, before }: { words: string; before: number | null },
) {
  const { id, email, emailVerifiedAt, deactivatedAt, createdAt } = getTableColumns(users);
  const rows = await db
    .select({
      id,
      email,
      emailVerifiedAt,
      deactivatedAt,
      createdAt,
      fullName: profiles.fullName,
      role: profiles.role,
      properties: countedProperties('owner', sql`${profiles.id}`),
      lastSeenAt: sql<
        number | null
      >`(select max(s.last_seen_at) from sessions s where s.user_id = ${users.id})`,
      cursor: rowId,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(before === null ? undefined : lt(rowId, before), matching(words)))
    .orderBy(desc(rowId))
    .limit(pageSize + 1);
  const accounts = rows.slice(0, pageSize);
  return { accounts, next: rows.length > pageSize ? (accounts.at(-1)?.cursor ?? null) : null };
}

function matching(words: string) {
  const text = words.trim().toLowerCase().slice(0, 40);
  if (!text) return undefined;
  const startsWith = and(gte(users.email, text), lt(users.email, `${text}\uffff`));
  // Not `like`, whose pattern is limited to 50 bytes.
  return or(startsWith, sql`instr(lower(${profiles.fullName}), ${text}) > 0`);
}
