import fs from 'node:fs';

import { describe, expect, it } from 'vitest';

import { judgeMigration } from '../../../scripts/lib/operate/deploy/judge-migration.mjs';
import { fromRoot } from '../../../scripts/lib/places.mjs';
import { loadWrangler } from '../../../scripts/lib/server/wrangler.mjs';

const { unstable_splitSqlQuery: split } = loadWrangler();
const takes = (sql: string) => judgeMigration(sql, split).takes;

describe('a migration', () => {
  it.each([
    'ALTER TABLE properties ADD COLUMN colour text;',
    "ALTER TABLE properties ADD colour text NOT NULL DEFAULT 'red';",
    'CREATE TABLE colours (id integer PRIMARY KEY, name text NOT NULL); CREATE UNIQUE INDEX colours_name ON colours (name);',
    'CREATE INDEX properties_colour ON properties (colour);',
    'DROP INDEX properties_colour;',
    'DROP VIEW property_facets; CREATE VIEW property_facets AS SELECT 1;',
    'CREATE TRIGGER forget AFTER DELETE ON users BEGIN DELETE FROM sessions WHERE user_id = old.id; END;',
    '-- DROP TABLE users;\nSELECT 1;',
    "INSERT INTO settings (key, value) VALUES ('note', 'DROP TABLE users;');",
    "UPDATE pages SET title = 'x' WHERE title IS NULL;",
  ])('only adds: %s', (sql) => {
    expect(takes(sql)).toEqual([]);
  });

  it.each([
    ['DROP TABLE users;', 'drops a table'],
    ['drop table if exists `users`;', 'drops a table'],
    ['DROP TABLE users; CREATE TABLE users (id text);', 'drops a table'],
    ['DROP VIEW property_facets;', 'drops a view'],
    ['ALTER TABLE `properties` DROP COLUMN `colour`;', 'drops a column'],
    ['ALTER TABLE properties RENAME COLUMN a TO b;', 'renames'],
    ['ALTER TABLE "properties" RENAME TO "stays";', 'renames'],
    ['ALTER TABLE properties ADD colour text NOT NULL;', 'must be given'],
    ["ALTER TABLE properties ADD colour text CHECK (colour <> '');", 'a condition'],
    ['CREATE UNIQUE INDEX properties_name ON properties (name);', 'tighter'],
    ["CREATE TRIGGER no_more BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'no'); END;", 'tighter'],
    ['DELETE FROM missing_paths;', 'deletes rows'],
    ["-- why\n/* and\n how */ DELETE FROM jobs WHERE state = 'done';", 'deletes rows'],
  ])('takes something away: %s', (sql, words) => {
    expect(takes(sql)).toEqual([expect.stringContaining(words)]);
  });

  it('gives its reason in a line of its own, in more than a word', () => {
    const reasonOf = (sql: string) => judgeMigration(sql, split).reason;
    expect(reasonOf('-- destructive: no code reads it since June\nDROP TABLE users;')).toBe(
      'no code reads it since June',
    );
    expect(reasonOf('-- destructive: because\nDROP TABLE users;')).toBeNull();
    expect(reasonOf('DROP TABLE users;')).toBeNull();
  });

  it('can be read, each that there is', () => {
    for (const name of fs.readdirSync(fromRoot('migrations')).filter((file) => file.endsWith('.sql')))
      expect(() => takes(fs.readFileSync(fromRoot('migrations', name), 'utf8'))).not.toThrow();
  });
});
