import { env } from 'cloudflare:test';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';

import * as schema from '~/db/schema';

const tables = Object.values(schema).filter((value) => value instanceof SQLiteTable);

type Column = { name: string; type: string; notnull: number; pk: number };

describe('the migrations', () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'make %s as the schema describes it',
    async (name, table) => {
      const described = getTableConfig(table);
      const { results: columns } = await env.DB.prepare(`pragma table_xinfo(${name})`).all<Column>();
      const { results: indexes } = await env.DB.prepare(`pragma index_list(${name})`).all<{ name: string }>();
      const { results: keys } = await env.DB.prepare(`pragma foreign_key_list(${name})`).all<{
        table: string;
      }>();
      const composite = described.primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      expect(
        columns.map(({ name, type, notnull }) => [name, type.split(' ')[0]?.toLowerCase(), notnull === 1]),
      ).toEqual(
        described.columns.map((column) => [
          column.name,
          column.getSQLType(),
          column.notNull ||
            (column.primary && column.getSQLType() !== 'integer') ||
            composite.includes(column.name),
        ]),
      );
      expect(
        indexes
          .map((index) => index.name)
          .filter((index) => !index.startsWith('sqlite_'))
          .sort(),
      ).toEqual(described.indexes.map((index) => index.config.name).sort());
      expect(keys).toHaveLength(described.foreignKeys.length);
    },
  );

  it('refuse to change or forget an entry of the audit log', async () => {
    await env.DB.prepare("insert into audit_log (action) values ('sign-in')").run();
    await expect(env.DB.prepare("update audit_log set action = 'x'").run()).rejects.toThrow(/append-only/);
    await expect(env.DB.prepare('delete from audit_log').run()).rejects.toThrow(/append-only/);
  });
});
