import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount } from '../../support/accounts/sign-in-as';
import { expectAccessible } from '../../support/browser/axe';
import { hydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';
import { serveOwnSite } from '../../support/server/own-site';
import { decode } from '../../support/server/site';

let site: Awaited<ReturnType<typeof serveOwnSite>>;

// A landmark changes the pages of many stays, so this file has a site of its own.
beforeAll(async () => {
  site = await serveOwnSite('landmarks');
});
afterAll(() => site.stop());

const market = '/accommodation-near/adelaide-central-market';

async function publicText(path: string): Promise<string> {
  const response = await fetch(site.origin + path, { headers: { 'cf-connecting-ip': '198.51.100.171' } });
  expect(response.status).toBe(200);
  return decode(await response.text());
}

/** The stay of the demo data that is nearest to the market. */
async function nearest() {
  const db = await siteDatabase(site.origin);
  // The database of a running site answers with rows as lists.
  const [row] = await db.all<[slug: string, location: string, name: string, minutes: number]>(sql`
    select p.slug, p.location_slug as location, p.name, n.minutes from property_landmarks n
    join properties p on p.id = n.property_id join landmarks l on l.id = n.landmark_id
    where l.slug = 'adelaide-central-market' and p.is_approved = 1 and p.is_published = 1 and p.archived_at is null
    order by n.minutes, p.search_rank limit 1`);
  if (!row) throw new Error('no stay is near the market');
  const [slug, location, name, minutes] = row;
  return { slug, location, name, minutes };
}

describe('what is near a stay', () => {
  it('is on both layouts, leads to the stays near a landmark and to the method', async () => {
    const { slug, location, name, minutes } = await nearest();
    for (const path of [`/property/${slug}`, `/accommodation/${location}/${slug}`]) {
      const shown = await publicText(path);
      expect(shown).toContain('What is near');
      expect(shown).toContain('href="/travel-times"');
    }
    const page = await openPage({ origin: site.origin, viewport: phone, javaScript: false });
    await page.goto(`/accommodation/${location}/${slug}`);
    const near = page.getByRole('region', { name: 'What is near' });
    expect(await near.getByRole('listitem').count()).toBeLessThanOrEqual(8);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await near.getByRole('link', { name: 'Adelaide Central Market' }).click();
    await page
      .getByRole('heading', { level: 1, name: 'Accommodation near Adelaide Central Market' })
      .waitFor();
    const first = page.getByRole('main').getByRole('article').first();
    expect(await first.innerText()).toContain(name);
    expect(await first.innerText()).toContain(`about ${minutes} min walk`);
    await page.getByRole('link', { name: 'How we work out the minutes' }).click();
    await page.getByText('We count 80 metres a minute').waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  it('can be read by everybody', async () => {
    const { slug } = await nearest();
    const page = await openPage({ origin: site.origin, viewport: phone });
    for (const path of [market, '/travel-times', `/property/${slug}`]) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
    }
    const missing = await fetch(`${site.origin}/accommodation-near/nowhere`);
    expect(missing.status).toBe(404);
  });
});

describe('staff', () => {
  it('add a landmark, see it on its map, and stays show the minutes to it', async () => {
    const { slug, location } = await nearest();
    const exchange = `Old Exchange ${crypto.randomUUID().slice(0, 4)}`;
    const { signIn } = await newAccount('landmarks', 'moderator', site.origin);
    const page = await openPage({ origin: site.origin, viewport: phone });
    await signIn(page);
    await page.goto('/dashboard/site/landmarks/new');
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill(exchange);
    await main.getByLabel('Kind').selectOption('venue');
    await main.getByLabel('Latitude').fill('34.9297');
    await main.getByLabel('Longitude').fill('138.5981');
    await main.getByRole('button', { name: 'Add landmark' }).click();
    await main.getByText('South Australia lies between -38.1 and -26').waitFor();
    tolerateComplaints(/400/);
    await main.getByLabel('Latitude').fill('-34.9297');
    await main.getByRole('button', { name: 'Add landmark' }).click();
    await main.getByRole('img', { name: `${exchange} among its neighbours` }).waitFor();
    await hydrated(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await expect.poll(() => publicText(`/accommodation/${location}/${slug}`)).toContain(exchange);
    await main.getByLabel('Active').uncheck();
    await main.getByRole('button', { name: 'Save landmark' }).click();
    await expect.poll(() => publicText(`/accommodation/${location}/${slug}`)).not.toContain(exchange);
  });
});
