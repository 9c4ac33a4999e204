import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';

/** Milliseconds since the epoch, set by the database when the writer gives none. */
const nowMs = sql`(unixepoch('subsec') * 1000)`;

export const createdAt = () => integer('created_at', { mode: 'timestamp_ms' }).notNull().default(nowMs);
export const updatedAt = () => integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(nowMs);
/** Raised by every change made in a form, so that a second editor's conflict is detected. */
export const version = () => integer('version').notNull().default(1);
export const instant = (name: string) => integer(name, { mode: 'timestamp_ms' });
export const flag = (name: string, initially: boolean) =>
  integer(name, { mode: 'boolean' }).notNull().default(initially);

/** Key of rows about people: random, so that it reveals nothing and cannot be guessed. */
export const randomId = () =>
  text('id')
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** `column IN ('a','b')` for a CHECK constraint, from a vocabulary list. */
export const oneOf = (column: string, words: readonly (string | number)[]) =>
  sql.raw(
    `"${column}" in (${words.map((word) => (typeof word === 'number' ? word : `'${word}'`)).join(', ')})`,
  );
