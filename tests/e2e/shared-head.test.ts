import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';

import { properties } from '~/db/schema';

import { openHydrated } from '../support/browser/hydrated';
import { openPage, tolerateComplaints } from '../support/browser/pages';
import { siteDatabase } from '../support/database/database';
import { ask } from '../support/server/site';

const stay = '/accommodation/north-adelaide/tidmarsh-house';
const embed = 'https://www.google.com/maps/embed?pb=a';

describe('the head of a public page', () => {
  it.each([
    '/',
    '/search',
    '/adelaide-hotels',
    '/locations',
    '/contact',
    '/guides',
    '/blog',
    '/newsletter',
    '/auth',
    stay,
  ])('%s has a picture for sharing, which is there', async (path) => {
    const html = await (await ask(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(image).toMatch(new RegExp(`^${inject('origin')}/`));
    const answer = await fetch(image);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(jpeg|webp)$/),
    ]);
  });

  it('lets search engines list the sign-in page, and no other form of it', async () => {
    const robots = async (path: string) => (await (await ask(path)).text()).includes('content="noindex"');
    expect(await robots('/auth')).toBe(false);
    expect(await robots('/auth?mode=signup')).toBe(true);
    expect(await robots('/auth/forgot-password')).toBe(true);
  });

  it('has the structured data of a stay once', async () => {
    for (const path of [stay, '/property/tidmarsh-house']) {
      const html = await (await ask(path)).text();
      expect(html.match(/LocationFeatureSpecification/g)?.length, path).toBe(
        html.match(/<script type="application\/ld\+json">.*?<\/script>/)?.[0].match(/LocationFeature/g)
          ?.length,
      );
      expect(html.match(/#stay"/g), path).toHaveLength(1);
    }
  });
});

describe('what a browser has already', () => {
  it.each(['/', '/search', stay, '/help', '/sitemap.xml', '/robots.txt'])(
    '%s is not sent again',
    async (path) => {
      const first = await ask(path);
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\/"\w+"$/);
      for (const had of [tag, `"another", ${tag.slice(2)}`]) {
        const again = await ask(path, { headers: { 'if-none-match': had } });
        expect([again.status, await again.text()], had).toEqual([304, '']);
      }
    },
  );
});

describe('the map of a stay', () => {
  it('is shown to visitors who have accepted cookies, in a place of its own size', async () => {
    await withMap();
    const page = await openPage({ consent: 'accepted', alsoAsks: 'https://www.google.com' });
    tolerateComplaints(/ERR_|Failed to load/);
    await openHydrated(page, '/property/picture-palace-flats');
    await page.locator(`iframe[src="${embed}"]`).waitFor({ state: 'attached' });
    // Declined in another tab.
    await page.evaluate(() => {
      for (const name of ['cookie-consent', 'cookie_consent']) document.cookie = `${name}=declined; path=/`;
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await page.locator('figure [role="img"][aria-label^="Map of "]').waitFor({ state: 'attached' });
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('is shown to others on request, and is a link without JavaScript', async () => {
    await withMap();
    const page = await openPage({ consent: 'declined' });
    await openHydrated(page, '/property/picture-palace-flats');
    const show = page.getByRole('button', { name: 'Show the Google map' });
    await show.waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const plain = await openPage({ javaScript: false, consent: 'accepted' });
    await plain.goto('/property/picture-palace-flats');
    const link = plain.getByRole('link', { name: /^Open the Google map/ });
    expect(await link.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/,
    );
    expect(await plain.locator('iframe').count()).toBe(0);
  });
});

async function withMap() {
  const db = await siteDatabase();
  const setMap = (mapEmbedUrl: string | null) =>
    db.update(properties).set({ mapEmbedUrl }).where(eq(properties.slug, 'picture-palace-flats'));
  await setMap(embed);
  onTestFinished(async () => void (await setMap(null)));
}
