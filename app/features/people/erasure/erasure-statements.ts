import { sql, type SQL } from 'drizzle-orm';

import { erasurePlan, type ErasureStep } from './erasure-plan';

/**
 * Everything that erases the person of one request, in order, for one batch: first the ids of their rows go into the register,
 * from which a restored backup is erased again; then the plan. Nothing happens unless the request is confirmed, due and open.
 */
export function erasureStatements(requestId: string, now: Date): SQL[] {
  const person = personOf(requestId, now);
  return [register(person), ...erasurePlan.flatMap((step) => statementOf(step, person) ?? [])];
}

/** The plan's `person`: one row, or none when the request is erased already or was taken back. */
const personOf = (
  id: string,
  now: Date,
): SQL => sql`with person (request_id, email, user_id, profile_id, now) as (
  select r.id, lower(r.email), u.id, p.id, cast(${now.getTime()} as integer) from erasure_requests r
  left join users u on u.id = r.user_id left join profiles p on p.user_id = u.id
  where r.id = ${id} and r.erased_at is null and r.confirmed_at is not null and r.due_at <= ${now.getTime()})`;

const register = (person: SQL): SQL => sql`${person} insert into erased_rows (kind, row_id, erased_at)
  select 'account', user_id, now from person where user_id is not null
  union all select 'account', u.id, now from person join users u on lower(u.email) = person.email and u.email_verified_at is null
  union all select 'lead', l.id, now from person join leads l on lower(l.email) = person.email
  union all select 'message', m.id, now from person join contact_messages m on lower(m.email) = person.email
  union all select 'subscriber', s.id, now from person join newsletter_subscribers s on lower(s.email) = person.email
  on conflict (kind, row_id) do nothing`;

/** The plan is our own SQL and contains no text that a person wrote. */
function statementOf({ table, whose, set, remove }: ErasureStep, person: SQL): SQL | null {
  if (!remove && !set) return null;
  if (!whose) throw new Error(`The plan does not say whose rows of ${table}.`);
  const rows = sql`${sql.identifier(table)}`;
  if (remove) return sql`${person} delete from ${rows} where ${sql.raw(whose)}`;
  const values = Object.entries(set ?? {}).map(([column, value]) => sql.raw(`${column} = ${value}`));
  return sql`${person} update ${rows} set ${sql.join(values, sql`, `)} where ${sql.raw(whose)}`;
}
