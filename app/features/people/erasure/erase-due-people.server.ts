import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { erasureRequests } from '~/db/schema';

import { erasurePlan, type ErasureStep } from './erasure-plan';

const peopleAtOnce = 10;

/**
 * Erases the people whose days have passed, ten at once, each in one batch: all of a person's data or
 * nothing. A request that was already erased, or cancelled meanwhile, finds no person and changes nothing.
 * Returns how many were erased.
 */
export async function eraseDuePeople({
  db,
  clock,
}: {
  db: Database;
  clock: { now(): Date };
}): Promise<number> {
  const now = clock.now();
  const due = await db
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(
      and(
        isNull(erasureRequests.erasedAt),
        isNotNull(erasureRequests.confirmedAt),
        lte(erasureRequests.dueAt, now),
      ),
    )
    .orderBy(asc(erasureRequests.dueAt), asc(erasureRequests.id))
    .limit(peopleAtOnce);
  for (const { id } of due) {
    await db.$client.batch(statements.map((sql) => db.$client.prepare(sql).bind(id, now.getTime())));
  }
  return due.length;
}

const person = `with person (request_id, email, user_id, profile_id, now) as (
  select r.id, lower(r.email), u.id, p.id, cast(?2 as integer) from erasure_requests r
  left join users u on u.id = r.user_id left join profiles p on p.user_id = u.id
  where r.id = ?1 and r.erased_at is null and r.confirmed_at is not null and r.due_at <= ?2)`;

const statements = erasurePlan.flatMap((step) => asStatement(step) ?? []);

function asStatement({ table, whose, set, remove }: ErasureStep): string | null {
  if (remove) return `${person} delete from ${table} where ${whose}`;
  if (!set) return null;
  const values = Object.entries(set).map(([column, value]) => `${column} = ${value}`);
  return `${person} update ${table} set ${values.join(', ')} where ${whose}`;
}
