import { getTableColumns, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { requestFigures } from '~/db/schema';
import type { RequestRow } from '~/jobs/request-figures';

import { timeColumns } from './time-columns';

export type DeliveredFigures = { id: string; rows: readonly RequestRow[] };

const { slot: _slot, page: _page, ...counted } = getTableColumns(requestFigures);
type Counted = keyof typeof counted;

/**
 * Statement that adds the figures of a delivery to the stored ones; a message that was counted before is not
 * counted again. It goes before the one that remembers the messages' ids.
 */
export function countRequests(db: Database, delivered: readonly DeliveredFigures[]) {
  const unique = new Map(delivered.map((one) => [one.id, one]));
  const rows = JSON.stringify(
    [...unique.values()].flatMap(({ id, rows }) => rows.map((row) => ({ id, ...row }))),
  );
  const sumOf = (path: string) => sql`sum(json_extract(m.value, ${path}))`;
  const sums: Record<Counted, SQL> = {
    requests: sumOf('$.requests'),
    errors: sumOf('$.errors'),
    hits: sumOf('$.hits'),
    rowsRead: sumOf('$.rowsRead'),
    ...(Object.fromEntries(timeColumns.map((name, at) => [name, sumOf(`$.times[${at}]`)])) as Record<
      (typeof timeColumns)[number],
      SQL
    >),
  };
  const added = Object.entries(counted).map(([name, column]) => [
    name,
    sql`${column} + excluded.${sql.identifier(column.name)}`,
  ]);
  return insertRow(
    db,
    requestFigures,
    { slot: sql`json_extract(m.value, '$.slot')`, page: sql`json_extract(m.value, '$.page')`, ...sums },
    sql`from json_each(${rows}) m
      where json_extract(m.value, '$.id') not in (select id from processed_messages)
      group by json_extract(m.value, '$.slot'), json_extract(m.value, '$.page')`,
  ).onConflictDoUpdate({
    target: [requestFigures.slot, requestFigures.page],
    set: Object.fromEntries(added) as Record<Counted, SQL>,
  });
}
