import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hydrated } from '../support/browser/hydrated';
import { serveOwnSite } from '../support/server/own-site';
import { openPage, tolerateComplaints } from '../support/browser/pages';

const maxSearches = 4;
const search = '/search?q=pool&stars=4&as=text';

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
  site = await serveOwnSite('search-limit', { EDGE_CACHE: 'off' }, { searchLimit: maxSearches });
});
afterAll(() => site.stop());

const ask = (path: string, address: string) =>
  fetch(site.origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', 'cf-connecting-ip': address },
  });

/** The first answer past the limit; a new minute begins the count again, so twice as many are asked for. */
async function askPastLimit(path: string, address: string): Promise<Response> {
  let answer = await ask(path, address);
  for (let turn = 0; turn < 2 * maxSearches && answer.status !== 429; turn += 1) {
    answer = await ask(path, address);
  }
  return answer;
}

describe('a visitor who searches more than a person can', () => {
  it('has to wait, on a page with the time and links', async () => {
    const answer = await askPastLimit(search, '203.0.113.71');
    const html = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(html).toMatch(/<title>Please wait a minute[^<]*<\/title>/);
    expect(html).toContain('name="robots" content="noindex"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toContain('Wait a minute and search again');
    for (const way of ['href="/search"', 'href="/"', 'href="/search?q=pool&amp;stars=4&amp;as=text"']) {
      expect(html).toContain(way);
    }
  });

  it('applies to data requests too', async () => {
    const answer = await askPastLimit('/search.data?q=pool&stars=4&as=text', '203.0.113.72');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await answer.text()).toContain('Please wait a minute');
  });

  it.each([
    '/adelaide-hotels',
    '/accommodation-norwood',
    '/accommodation/glenelg',
    '/accommodation/sa/adelaide-cbd',
    '/search?location=glenelg',
    '/search?type=hotel',
  ])('meets the limit at %s as well', async (path) => {
    expect((await askPastLimit(path, '203.0.113.73')).status).toBe(429);
  });

  it('still gets every other page, and affects nobody else', async () => {
    await askPastLimit(search, '203.0.113.74');
    const others = ['/', '/search', '/search?sort=name&page=2', '/about', '/locations', '/location/glenelg'];
    for (const path of others) expect((await ask(path, '203.0.113.74')).status, path).toBe(200);
    expect((await ask(search, '203.0.113.75')).status).toBe(200);
  });

  it('reads the message also after a click, and can continue', async () => {
    const address = '203.0.113.76';
    const page = await openPage({ origin: site.origin, address });
    tolerateComplaints(/429/);
    await page.goto('/search');
    await hydrated(page);
    await askPastLimit(search, address);
    await page.getByLabel('Name, suburb or wish').fill('pool');
    await page.getByLabel('Name, suburb or wish').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Please wait a minute' }).waitFor();
    await page.getByRole('link', { name: 'All accommodation' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Places to stay in Adelaide' }).waitFor();
  });
});
