import { is } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { SQLiteRaw } from 'drizzle-orm/sqlite-core/query-builders/raw';

import type { Database } from './client';

export type Statement = BatchItem<'sqlite'>;

/** Statements by name, in the order in which they run; null or false leaves a statement out. */
export type Statements = Record<string, Statement | null | false>;

type ResultOf<T> = T extends Statement ? T['_']['result'] : null;

export type BatchResults<T extends Statements> = { [Name in keyof T]: ResultOf<T[Name]> };

/**
 * Runs statements as one batch of D1, in the order written: all of them or none. Returns each result under
 * its statement's name: rows where the statement returns rows, else D1's result with `meta.changes`; null for
 * a statement that was left out. Throws D1's own error. Sends nothing to D1 when all are left out. Names are
 * words: JavaScript moves names that are whole numbers to the front.
 */
export async function runBatch<T extends Statements>(db: Database, statements: T): Promise<BatchResults<T>> {
  const present = Object.entries(statements).flatMap(([name, statement]) =>
    statement ? [{ name, statement: batchable(db, statement) }] : [],
  );
  const [first, ...others] = present.map(({ statement }) => statement);
  const answers: unknown[] = first ? await db.batch([first, ...others]) : [];
  const results: Record<string, unknown> = Object.fromEntries(
    Object.keys(statements).map((name) => [name, null]),
  );
  present.forEach(({ name }, at) => {
    results[name] = answers[at];
  });
  return results as BatchResults<T>;
}

/**
 * Statements of a list for `runBatch`, whose results are not needed: named 'step 0', 'step 1' and so on for
 * the name 'step'.
 */
export function numbered(name: string, statements: readonly Statement[]): Record<string, Statement> {
  return Object.fromEntries(statements.map((statement, at) => [`${name} ${at}`, statement]));
}

/**
 * In a batch drizzle needs D1's own statement for each statement that binds something; those of `db.run` and
 * `db.all` do not have it.
 */
function batchable(db: Database, statement: Statement): Statement {
  if (!is(statement, SQLiteRaw)) return statement;
  const raw = statement as SQLiteRaw<unknown>;
  const prepared = {
    stmt: db.$client.prepare(raw.getQuery().sql),
    getQuery: () => raw.getQuery(),
    mapResult: (result: unknown) => raw.mapResult(result, true),
  };
  return { _prepare: () => prepared } as unknown as Statement;
}
