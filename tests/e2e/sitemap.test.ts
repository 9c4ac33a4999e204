import { describe, expect, inject, it } from 'vitest';

import { openPage } from '../support/browser/pages';
import { ask } from '../support/server/site';

describe('robots.txt', () => {
  it('lets search engines in everywhere but private paths and names the sitemap', async () => {
    const response = await ask('/robots.txt');
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
    for (const path of ['/auth/', '/auth?', '/dashboard']) expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain(`\nSitemap: ${inject('origin')}/sitemap.xml\n`);
  });
});

describe('sitemap.xml', () => {
  it('is well-formed XML of unique addresses on our origin', async () => {
    const response = await ask('/sitemap.xml', { accept: '*/*' });
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const page = await openPage();
    const parsed = await page.evaluate(
      (xml) => {
        const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
        const addresses = [...root.querySelectorAll('url > loc')].map((loc) => loc.textContent ?? '');
        const changes = [...root.querySelectorAll('url > lastmod')].map((time) => time.textContent ?? '');
        return { name: root.localName, space: root.namespaceURI, addresses, changes };
      },
      await response.text(),
    );
    expect([parsed.name, parsed.space]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    expect(parsed.addresses.length).toBeGreaterThan(90);
    expect(new Set(parsed.addresses).size).toBe(parsed.addresses.length);
    expect(parsed.addresses.filter((address) => new URL(address).origin !== inject('origin'))).toEqual([]);
    expect(parsed.changes.filter((time) => !(Date.parse(time) <= Date.now()))).toEqual([]);
  });

  it('lists only pages that answer 200, call themselves by that address and may be indexed', async () => {
    const all = await sitemapPaths();
    const step = Math.floor(all.length / 20);
    const sample = Array.from({ length: 20 }, (_, index) => all[index * step] ?? '');
    const wrong: string[] = [];
    for (const path of sample) {
      const response = await ask(path);
      const html = await response.text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      const isWell = response.status === 200 && canonical === inject('origin') + path;
      if (!isWell || html.includes('content="noindex')) wrong.push(`${response.status} ${path} ${canonical}`);
    }
    expect(wrong).toEqual([]);
  });

  it('lists no address that redirects, no second address of a page and nothing private', async () => {
    const all = await sitemapPaths();
    expect(all).toContain('/accommodation/north-adelaide/tidmarsh-house');
    for (const path of [
      '/property/tidmarsh-house',
      '/accommodation',
      '/accommodation-adelaide-cbd',
      '/glenelg',
      '/hotels',
      '/auth',
      '/404',
    ]) {
      expect(all).not.toContain(path);
    }
  });
});

describe('the sitemap screen', () => {
  it('links every stay and landing page of the XML, and nothing under a second address', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/sitemap');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sitemap');
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const listed = await sitemapPaths();
    const stays = listed.filter((path) => /^\/(property|accommodation\/[^/]+)\/[^/]+$/.test(path));
    expect(stays.length).toBeGreaterThan(70);
    expect(stays.filter((path) => !links.includes(path))).toEqual([]);
    expect(links.filter((path) => !listed.includes(path)).sort()).toEqual(['/auth', '/sitemap.xml']);
    for (const title of ['Main pages', 'Accommodation hubs', 'Locations', 'Properties']) {
      await page.getByRole('region', { name: title }).waitFor();
    }
  });

  it('opens from the footer with JavaScript', async () => {
    const page = await openPage();
    await page.goto('/help');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/sitemap');
  });
});

async function sitemapPaths(): Promise<string[]> {
  const xml = await (await ask('/sitemap.xml', { accept: '*/*' })).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}
