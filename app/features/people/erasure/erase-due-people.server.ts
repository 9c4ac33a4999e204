import { and, asc, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';

import type { DbClock } from '~/db/dependencies';
import { numbered, runBatch } from '~/db/run-batch';
import { erasureRequests } from '~/db/schema';

import { erasurePlan, type ErasureStep } from './erasure-plan';

const peopleAtOnce = 10;

/**
 * Erases the people whose days have passed, ten at once, each in one batch: all of a person's data or
 * nothing. A request that was already erased, or cancelled meanwhile, finds no person and changes nothing.
 * Returns how many were erased.
 */
export async function eraseDuePeople({ db, clock }: DbClock): Promise<number> {
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
    const person = personOf(id, now);
    const statements = erasurePlan.flatMap((step) => statementOf(step, person) ?? []);
    await runBatch(
      db,
      numbered(
        'step',
        statements.map((statement) => db.run(statement)),
      ),
    );
  }
  return due.length;
}

/** What the plan calls `person`: one row, or none when the request is erased already or was taken back. */
const personOf = (
  id: string,
  now: Date,
): SQL => sql`with person (request_id, email, user_id, profile_id, now) as (
  select r.id, lower(r.email), u.id, p.id, cast(${now.getTime()} as integer) from erasure_requests r
  left join users u on u.id = r.user_id left join profiles p on p.user_id = u.id
  where r.id = ${id} and r.erased_at is null and r.confirmed_at is not null and r.due_at <= ${now.getTime()})`;

/** The plan is SQL of our own making, with nothing in it that somebody wrote. */
function statementOf({ table, whose, set, remove }: ErasureStep, person: SQL): SQL | null {
  if (!remove && !set) return null;
  if (!whose) throw new Error(`The plan does not say whose rows of ${table}.`);
  const rows = sql`${sql.identifier(table)}`;
  if (remove) return sql`${person} delete from ${rows} where ${sql.raw(whose)}`;
  const values = Object.entries(set ?? {}).map(([column, value]) => sql.raw(`${column} = ${value}`));
  return sql`${person} update ${rows} set ${sql.join(values, sql`, `)} where ${sql.raw(whose)}`;
}
