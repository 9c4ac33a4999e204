import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import {
  accountTokens,
  factors,
  identities,
  jobs,
  leadEvents,
  leads,
  pageRevisions,
  pages,
  passkeys,
  profiles,
  properties,
  propertyAmenities,
  propertyDrafts,
  propertyPhotos,
  propertyTags,
  recoveryCodes,
  sessions,
  units,
  users,
} from '~/db/schema';

import { siteDatabase } from '../database/database';

/**
 * Owners of the watched rows: accounts by their users' and profiles' ids, properties by their ids or owners.
 */
export type Watched = {
  users: string[];
  profiles: string[];
  properties: number[];
  jobs: string[];
  pages: number[];
};

type Row = Record<string, unknown>;
export type Rows = Map<string, Row>;

/** SQLite takes at most 32 arguments at once. */
const max = 25;

const list = (values: readonly unknown[]) => sql`(select value from json_each(${JSON.stringify(values)}))`;

function conditions({
  users: userIds,
  profiles: profileIds,
  properties: propertyIds,
  jobs: jobIds,
  pages: pageIds,
}: Watched) {
  const theirs = sql`(id in ${list(propertyIds)} or owner_id in ${list(profileIds)})`;
  const ofTheirs = sql`property_id in (select id from properties where ${theirs})`;
  const ofUsers = sql`user_id in ${list(userIds)}`;
  return [
    [properties, theirs],
    [units, ofTheirs],
    [propertyTags, ofTheirs],
    [propertyAmenities, ofTheirs],
    [propertyPhotos, ofTheirs],
    [propertyDrafts, ofTheirs],
    [leads, ofTheirs],
    [leadEvents, sql`lead_id in (select id from leads where ${ofTheirs})`],
    [users, sql`id in ${list(userIds)}`],
    [profiles, ofUsers],
    [sessions, ofUsers],
    [accountTokens, ofUsers],
    [identities, ofUsers],
    [factors, ofUsers],
    [passkeys, ofUsers],
    [recoveryCodes, ofUsers],
    [jobs, sql`id in ${list(jobIds)}`],
    [pages, sql`id in ${list(pageIds)}`],
    [pageRevisions, sql`page_id in ${list(pageIds)}`],
  ] as const satisfies readonly (readonly [SQLiteTable, SQL])[];
}

export const watchedTables = conditions({ users: [], profiles: [], properties: [], jobs: [], pages: [] }).map(
  ([table]) => table,
);

const columnsOf = (table: SQLiteTable) => Object.values(getTableColumns(table)).map(({ name }) => name);

/** All these rows as stored, read in one statement. */
export async function watchedRows(watched: Watched, origin?: string): Promise<Rows> {
  const parts = conditions(watched);
  const arrays = parts.map(([table, where]) => {
    const names = columnsOf(table).map((name) => `"${name}"`);
    const portions = [];
    for (let at = 0; at < names.length; at += max) {
      portions.push(`json_array(${names.slice(at, at + max).join()})`);
    }
    return sql`(select json_group_array(json_array(${sql.raw(portions.join())})) from ${table} where ${where})`;
  });
  const db = await siteDatabase(origin);
  const [found] = (await db.all(sql`select ${sql.join(arrays, sql`, `)}`)) as unknown as string[][];
  const rows: Rows = new Map();
  parts.forEach(([table], index) => {
    const names = columnsOf(table);
    for (const portions of JSON.parse(found?.[index] ?? '[]') as unknown[][][]) {
      const row = Object.fromEntries(portions.flat().map((value, at) => [names[at] ?? '', value]));
      const key = row.id ?? row.token_hash ?? JSON.stringify(row);
      rows.set(`${getTableName(table)}/${String(key)}`, row);
    }
  });
  return rows;
}

/** Columns that are derived from others, or contain only a time. */
const noise = new Set([
  'properties.updated_at',
  'properties.version',
  'properties.listing_state',
  'properties.search_rank',
  'properties.price_aud',
  'profiles.updated_at',
  'leads.updated_at',
  'property_drafts.updated_at',
  'sessions.last_seen_at',
  'pages.updated_at',
  'pages.version',
  // A retried job soon changes by itself; its update time shows that the request changed it.
  ...['state', 'attempts', 'due_at', 'lease_until', 'error', 'result', 'handed_over_at', 'deaths'].map(
    (column) => `jobs.${column}`,
  ),
]);

/** The differences, in words (see `Changes`), and the new values. */
export function differences(before: Rows, after: Rows): { changes: string; values: unknown[] } {
  const changes = new Set<string>();
  const values: unknown[] = [];
  for (const [key, row] of after) {
    const [table] = key.split('/');
    const former = before.get(key);
    if (!former) changes.add(`${table}+`);
    for (const [column, value] of Object.entries(row)) {
      if (former && former[column] === value) continue;
      values.push(value);
      if (former && !noise.has(`${table}.${column}`)) changes.add(`${table}.${column}`);
    }
  }
  for (const key of before.keys()) if (!after.has(key)) changes.add(`${key.split('/')[0]}-`);
  return { changes: [...changes].sort().join(' '), values };
}
