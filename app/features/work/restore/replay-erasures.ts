import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';

import { quoted, type Value } from '~/features/work/backup/sql-text';

import { insertRows } from './insert-rows';
import type { RestoreSite } from './restore-site';

/** A row of the register of erased rows: kind, id, time. */
export type ErasedRow = [kind: string, id: string, at: number];

type Replay = {
  /** The present register, from outside the backup. */
  register: readonly ErasedRow[];
  /** Everything that erases the person of a request. */
  erase: (requestId: string, now: Date) => SQL[];
  now: Date;
};

/** Rows of the register that still show who the person was. */
const peopleWhoCameBack = `select distinct email, account from (
  select lower(l.email) as email, null as account from erased_rows e join leads l on l.id = e.row_id
    where e.kind = 'lead' and l.email <> ''
  union all select lower(m.email), null from erased_rows e join contact_messages m on m.id = e.row_id
    where e.kind = 'message' and m.email <> ''
  union all select lower(s.email), null from erased_rows e join newsletter_subscribers s on s.id = e.row_id
    where e.kind = 'subscriber' and s.email not like 'erased-%@erased.invalid'
  union all select lower(u.email), iif(u.email_verified_at is null, null, u.id) from erased_rows e join users u on u.id = e.row_id
    where e.kind = 'account' and u.email not like 'erased-%@erased.invalid')
  order by account is null, email`;

/**
 * Erases again the people whom an erasure had removed and an older backup brings back. The register has ids
 * only: the restored row of an id contains the address, and the plan of an erasure then finds everything of
 * that address. Returns the number of people.
 */
export async function replayErasures(site: RestoreSite, { register, erase, now }: Replay): Promise<number> {
  const columns = ['kind', 'row_id', 'erased_at'];
  const rows = register.map(([kind, id, at]): Value[] => [kind, id, at]);
  await site.run(
    insertRows({ table: 'erased_rows', columns, key: columns, rows }).map(
      (statement) => `${statement}\non conflict (kind, row_id) do nothing`,
    ),
  );
  const people = (await site.read(peopleWhoCameBack)) as { email: string; account: string | null }[];
  for (const [index, { email, account }] of people.entries()) {
    const id = `restored-${now.getTime()}-${index}`;
    await site.run([
      ...begun(id, { email, account }, now.getTime()),
      ...erase(id, now).map(asText),
      // Another request of the same person, which was waiting when the backup was taken.
      `update erasure_requests set email = null, erased_at = ${now.getTime()}
        where erased_at is null and (lower(email) = ${quoted(email)} or user_id = ${quoted(account)})`,
    ]);
  }
  return people.length;
}

/** The request, and what closing the account had done before. */
function begun(
  id: string,
  { email, account }: { email: string; account: string | null },
  now: number,
): string[] {
  const request = [id, email, account, now, now, now].map((value) => quoted(value)).join(', ');
  return [
    `insert into erasure_requests (id, email, user_id, confirmed_at, due_at, created_at) values (${request})`,
    `update users set deactivated_at = coalesce(deactivated_at, ${now}) where id = ${quoted(account)}`,
    `update properties set archived_at = ${now} where archived_at is null
      and owner_id in (select id from profiles where user_id = ${quoted(account)})`,
  ];
}

/** Our own SQL, whose text has no question mark but those of its values. */
function asText(statement: SQL): string {
  const { sql, params } = new SQLiteSyncDialect().sqlToQuery(statement);
  let at = 0;
  return sql.replaceAll('?', () => quoted(params[at++] as Value));
}
