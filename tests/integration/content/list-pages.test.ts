import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { listPages, pagesAtOnce, selectPages } from '~/features/content/page-manager/list-pages.server';
import { parsePageQuery, type PageQuery } from '~/features/content/page-manager/page-query';

import { createPage } from '../../factories/page';

const db = createDatabase(env.DB);
const query = (text = '', more: Partial<PageQuery> = {}) => ({
  ...parsePageQuery(new URLSearchParams(text)),
  ...more,
});
const slugs = async (input: PageQuery) => (await listPages({ db }, input)).pages.map(({ slug }) => slug);

beforeAll(async () => {
  await env.DB.prepare(
    `insert into pages (title, slug, h1_title, content, is_published, updated_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    select 'Many ' || i, 'many-' || i, 'x', 'x', 1, 1700000000000 + (i / 3) from n`,
  ).run();
  const changed = (day: number) => ({ updatedAt: new Date(Date.UTC(2026, 9, day)) });
  await createPage(db, { slug: 'guides/x-100%', title: 'A 100% guide', pageType: 'guide', ...changed(3) });
  await createPage(db, { slug: 'x-draft', title: 'Émile_s draft', isPublished: false, ...changed(2) });
  await createPage(db, {
    slug: 'x-gone',
    title: 'Gone',
    isPublished: false,
    deletedAt: new Date(),
    ...changed(1),
  });
  await createPage(db, { slug: 'glenelg', title: 'Glenelg', pageType: 'location', ...changed(4) });
  await createPage(db, { slug: 'terms', title: 'Terms', ...changed(5) });
});

describe('the list of pages', () => {
  it('comes by last change without the trash, with address, type and state', async () => {
    const { pages, next } = await listPages({ db }, query());
    expect(pages).toHaveLength(pagesAtOnce);
    expect(pages.slice(0, 4)).toMatchObject([
      { slug: 'terms', path: '/terms', state: 'published', isKept: true },
      { slug: 'glenelg', path: '/location/glenelg', pageType: 'location', isKept: false },
      { slug: 'guides/x-100%', path: '/guides/x-100%', pageType: 'guide' },
      { slug: 'x-draft', state: 'draft' },
    ]);
    expect(next).not.toBeNull();
  });

  it('continues page by page without gaps or repetitions', async () => {
    const seen: string[] = [];
    for (let after: PageQuery['after'] = null; ;) {
      const page = await listPages({ db }, query('', { after }));
      seen.push(...page.pages.map(({ slug }) => slug));
      after = page.next;
      if (!after) break;
    }
    expect(seen).toHaveLength(1004);
    expect(new Set(seen).size).toBe(1004);
  });

  it('is narrowed by type, state and words of title or address, signs taken as they are', async () => {
    expect(await slugs(query('type=guide'))).toEqual(['guides/x-100%']);
    expect(await slugs(query('state=draft'))).toEqual(['x-draft']);
    expect(await slugs(query('state=trash'))).toEqual(['x-gone']);
    expect(await slugs(query('q=100%25'))).toContain('guides/x-100%');
    expect(await slugs(query('q=guide+0%25'))).toEqual(['guides/x-100%']);
    expect(await slugs(query('q=e_s'))).toEqual(['x-draft']);
    expect(await slugs(query('q=GLENELG'))).toEqual(['glenelg']);
    expect(await slugs(query('q=nothing'))).toEqual([]);
    expect(await slugs(query(`q=${'x'.repeat(100)}`))).toEqual([]);
  });

  it('reads along its index, and no more than its page where nothing narrows it', async () => {
    for (const after of [null, { changedAt: 1_700_000_000_100, id: 300 }]) {
      const { sql, params } = selectPages(db, query('', { after })).toSQL();
      const { results } = await env.DB.prepare(`explain query plan ${sql}`)
        .bind(...params)
        .all<{ detail: string }>();
      const plan = results.map(({ detail }) => detail).join('\n');
      expect(plan).toMatch(after ? /SEARCH pages USING INDEX pages_last_change/ : /INDEX pages_last_change/);
      expect(plan).not.toMatch(/TEMP B-TREE/);
      const { meta } = await env.DB.prepare(sql)
        .bind(...params)
        .all();
      expect(meta.rows_read).toBeLessThan(3 * pagesAtOnce);
    }
  });

  it('survives any query', () => {
    expect(query(`q=${'x'.repeat(500)}&type=x&state=x&after=1-2-3`)).toEqual({
      q: 'x'.repeat(100),
      type: null,
      state: null,
      after: null,
    });
    expect(query('after=-1-5').after).toBeNull();
    expect(query('after=5-6').after).toEqual({ changedAt: 5, id: 6 });
  });
});
