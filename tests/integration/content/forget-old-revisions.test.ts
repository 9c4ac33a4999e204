import { env } from 'cloudflare:test';
import { asc, eq } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { pageRevisions, pages } from '~/db/schema';
import { forgetOldRevisions, removeOld } from '~/features/content/revisions/forget-old-revisions.server';

import { createPage } from '../../factories/page';

const db = createDatabase(env.DB);
const day = 86_400_000;
const now = new Date('2026-11-20T00:00:00Z');

/** Versions from 1 on, the last of them the present one, a day apart and the last one this many days old. */
async function pageWith(count: number, lastDaysAgo: number) {
  const page = await createPage(db, { version: count });
  const rows = Array.from({ length: count }, (_, at) => [
    at + 1,
    now.getTime() - (lastDaysAgo + count - 1 - at) * day,
  ]);
  await env.DB.prepare(
    `insert into page_revisions (page_id, version, data, created_at)
      select ?1, json_extract(value, '$[0]'), '{}', json_extract(value, '$[1]') from json_each(?2)`,
  )
    .bind(page.id, JSON.stringify(rows))
    .run();
  return page.id;
}

const versionsOf = async (pageId: number) =>
  (
    await db
      .select({ version: pageRevisions.version })
      .from(pageRevisions)
      .where(eq(pageRevisions.pageId, pageId))
      .orderBy(asc(pageRevisions.version))
  ).map(({ version }) => version);

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Sweeps once per minute until each page has had its turn. */
async function sweep(minutes = 1) {
  let removed = 0;
  for (let at = 0; at < minutes; at += 1) {
    const clock = { now: () => new Date(now.getTime() + at * 60_000) };
    removed += await forgetOldRevisions({ db, clock });
  }
  return removed;
}

beforeEach(async () => {
  await db.delete(pages);
  await env.DB.prepare("delete from sqlite_sequence where name = 'pages'").run();
});

describe('old revisions of a page', () => {
  it('are deleted once they are neither among the newest fifty nor of the last ninety days', async () => {
    const old = await pageWith(60, 200);
    const young = await pageWith(85, 0);
    const partly = await pageWith(120, 20);
    const few = await pageWith(50, 400);
    expect(await sweep()).toBe(10 + 49);
    expect(await versionsOf(old)).toEqual(upTo(11, 60));
    expect(await versionsOf(young)).toEqual(upTo(1, 85));
    // Version 50 is ninety days old to the minute.
    expect(await versionsOf(partly)).toEqual(upTo(50, 120));
    expect(await versionsOf(few)).toEqual(upTo(1, 50));
    expect(await sweep()).toBe(0);
  });

  it('never include the present version', async () => {
    const id = await pageWith(60, 200);
    await db.update(pages).set({ version: 5 }).where(eq(pages.id, id));
    await sweep();
    expect(await versionsOf(id)).toEqual([5, ...upTo(11, 60)]);
  });

  it('are deleted two hundred at once, twenty-five pages a minute, and all pages have their turn', async () => {
    const much = await pageWith(450, 100);
    expect(await sweep()).toBe(200);
    expect(await sweep()).toBe(200);
    expect(await sweep()).toBe(0);
    expect(await versionsOf(much)).toEqual(upTo(401, 450));
    for (let more = 0; more < 60; more += 1) await createPage(db);
    const last = await pageWith(51, 100);
    expect(await sweep(3)).toBe(1);
    expect(await versionsOf(last)).toEqual(upTo(2, 51));
  });

  it('are found by the key of the pages and the index of their versions', async () => {
    const { sql, params } = new SQLiteSyncDialect().sqlToQuery(removeOld(0, now.getTime()));
    const { results } = await env.DB.prepare(`explain query plan ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join('\n');
    expect(plan).toMatch(/SEARCH p USING INTEGER PRIMARY KEY \(rowid>\? AND rowid<\?\)/);
    expect(plan).toMatch(/SEARCH r USING INDEX page_revisions_version \(page_id=\? AND version<\?\)/);
    expect(plan).toMatch(/SEARCH newest USING COVERING INDEX page_revisions_version \(page_id=\?\)/);
    expect(plan).not.toMatch(/SCAN (p|r|newest)|TEMP B-TREE/);
  });
});
