import { eq, inArray, sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  amenities,
  homepageSettings,
  locationGroups,
  locationRelatedGuides,
  pages,
  properties,
  propertyAmenities,
  propertyDrafts,
  siteSettings,
} from '~/db/schema';
import { createProperty } from '../../factories/property';
import { newAccount } from '../../support/accounts/sign-in-as';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { pickUp } from '../../support/browser/hands';
import { hydrated, openAs } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { serveOwnSite } from '../../support/server/own-site';
import { desktop, expectComplaint, openPage, phone, tolerateComplaints } from '../../support/browser/pages';

let site: Awaited<ReturnType<typeof serveOwnSite>>;
let editor: Awaited<ReturnType<typeof newAccount>>;

// Settings are the whole site's, so this file has a site of its own.
beforeAll(async () => {
  site = await serveOwnSite('site-places');
  editor = await newAccount('places', 'moderator', site.origin);
});
afterAll(() => site.stop());

const base = '/dashboard/site';
const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.181' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.182' }],
] as const;
type Visitor = (typeof visitors)[number][1];

async function signedIn(visitor: Visitor): Promise<Page> {
  const page = await openPage({ ...visitor, origin: site.origin });
  await editor.signIn(page);
  return page;
}

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const database = () => siteDatabase(site.origin);

const stranger = { headers: { 'cf-connecting-ip': '198.51.100.183' } };
const publicText = async (path: string) => (await fetch(site.origin + path, stranger)).text();

const rowsOf = (page: Page, label: string) =>
  main(page).getByRole('list', { name: label }).locator(':scope > li').allInnerTexts();

async function looksRight(page: Page, { javaScript }: Visitor) {
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(await smallTargets(page)).toEqual([]);
  if (javaScript) await expectAccessible(page);
}

describe.each(visitors)('an editor %s', (_, visitor) => {
  const word = visitor.javaScript ? 'Scripted' : 'Plain';

  it('renames the site and back, with errors beside their fields', async () => {
    const page = await signedIn(visitor);
    await openAs(page, `${base}/settings`, visitor);
    await looksRight(page, visitor);
    await main(page).getByLabel('Name of the site').fill(`${word} ${hostile}`.slice(0, 60));
    await main(page).getByLabel('Email address for the press').fill('not an address');
    await press(page, 'Save settings');
    await main(page).getByText('Please enter a valid email address').waitFor();
    if (visitor.javaScript) await expectComplaint(/400/);
    else tolerateComplaints(/400/);
    expect(await main(page).getByLabel('Name of the site').inputValue()).toContain(word);
    await main(page).getByLabel('Email address for the press').fill('');
    await press(page, 'Save settings');
    await page.getByText('The site shows them from now on.').first().waitFor();
    expect(await publicText('/about')).toContain(`${word} &quot;&gt;&lt;script&gt;`);
    await main(page).getByLabel('Name of the site').fill('');
    await press(page, 'Save settings');
    await expect.poll(async () => (await publicText('/contact')).includes(`${word} &quot;`)).toBe(false);
    const db = await database();
    const [row] = await db.select().from(siteSettings).where(eq(siteSettings.key, 'site_name'));
    expect(row?.value).toBe('');
  });

  it('makes owners’ changes wait for review in a draft, and the live page stays', async () => {
    const db = await database();
    const needReview = eq(siteSettings.key, 'edits_need_review');
    await db
      .insert(siteSettings)
      .values({ key: 'edits_need_review', value: 'on' })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: 'on' } });
    const owner = await newAccount('drafter', 'owner', site.origin);
    const slug = `drafted-${owner.profileId.slice(0, 8)}`;
    const row = await createProperty(db as never, { slug, name: `Live ${slug}`, ownerId: owner.profileId });
    const page = await openPage({ ...visitor, origin: site.origin });
    await owner.signIn(page);
    await openAs(page, `/dashboard/edit-property/${row.id}`, visitor);
    await main(page).getByLabel('Property name', { exact: true }).fill('Wished for name');
    await main(page).getByRole('button', { name: 'Update Property', exact: true }).last().click();
    await page.getByText('Your changes wait for review').first().waitFor();
    const [live] = await db.select().from(properties).where(eq(properties.id, row.id));
    expect(live?.name).toBe(row.name);
    expect(await publicText(`/property/${row.slug}`)).toContain(row.name);
    const drafts = await db.select().from(propertyDrafts).where(eq(propertyDrafts.propertyId, row.id));
    expect(drafts.map(({ status }) => status)).toEqual(['ready']);
    await db.delete(siteSettings).where(needReview);
  });

  it('shows an earlier save with both versions, and lets the editor decide', async () => {
    const page = await signedIn(visitor);
    await openAs(page, `${base}/home`, visitor);
    await looksRight(page, visitor);
    const db = await database();
    await db.update(homepageSettings).set({ heroTitle: 'Theirs', version: sql`version + 1` });
    await main(page).getByLabel('Hero title').fill(`${word} mine`);
    await press(page, 'Save texts and picture');
    await main(page).getByText('somebody else: “Theirs”').waitFor();
    tolerateComplaints(/409/);
    expect(await main(page).getByLabel('Hero title').inputValue()).toBe(`${word} mine`);
    await press(page, 'Save texts and picture');
    await page.getByText('It shows at the next visit.').first().waitFor();
    expect(await publicText('/')).toContain(`${word} mine`);
  });

  it('chooses featured stays by search and puts them in order', async () => {
    const db = await database();
    const names = ['Aster', 'Bluebell'].map((name) => `${word} ${name}`);
    const slugs = names.map((name) => name.toLowerCase().replace(' ', '-'));
    await db.update(homepageSettings).set({ featuredPropertiesIds: [] });
    await db.delete(properties).where(inArray(properties.slug, slugs));
    for (const [index, name] of names.entries()) {
      await db.insert(properties).values({
        name,
        slug: slugs[index] ?? '',
        propertyType: 'hotel',
        address: '1 Row, Glenelg SA 5045',
        isApproved: true,
        isPublished: true,
        locationSlug: 'glenelg',
      });
    }
    const page = await signedIn(visitor);
    await openAs(page, `${base}/home`, visitor);
    for (const name of names) {
      await main(page).locator('#featured-find').fill(name);
      if (visitor.javaScript) {
        await page.getByRole('option', { name }).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
      } else {
        await main(page).getByLabel('Hero subtitle').fill(`Typed before ${name}`);
        await press(page, 'Search');
        await press(page, `Add ${name}`);
        await page.getByText('What else you have typed is still here').waitFor();
        expect(await main(page).getByLabel('Hero subtitle').inputValue()).toBe(`Typed before ${name}`);
      }
      await main(page)
        .getByRole('button', { name: `Remove ${name}` })
        .waitFor();
    }
    if (!visitor.javaScript) {
      await press(page, 'Save texts and picture');
      await page.getByText('It shows at the next visit.').first().waitFor();
    }
    const up = main(page).getByRole('button', { name: `Move ${names[1]} up` });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rowsOf(page, 'Featured stays in order'))[0]).toContain(names[1]);
    const stored = async () =>
      (await db.select().from(homepageSettings).limit(1))[0]?.featuredPropertiesIds.length;
    await expect.poll(stored).toBe(2);
    await expect
      .poll(async () => {
        const shown = await publicText('/');
        return (
          shown.indexOf(names[1] ?? '') < shown.indexOf(names[0] ?? '') && shown.includes(names[0] ?? '')
        );
      })
      .toBe(true);
    if (!visitor.javaScript) return;
    const handle = main(page).getByRole('button', { name: `Drag ${names[0]} to another place` });
    await pickUp(handle, 2, 2);
    await page.keyboard.press('ArrowUp');
    await page.getByText('Now over place 1 of 2.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(async () => (await rowsOf(page, 'Featured stays in order'))[0]).toContain(names[0]);
  });

  it('adds a location, gives its page guides in order, and cannot break its addresses', async () => {
    const db = await database();
    const slug = `${word.toLowerCase()}-dell`;
    const guideSlugs = ['one', 'two'].map((end) => `guides/${slug}-${end}`);
    await db.delete(locationGroups).where(eq(locationGroups.slug, slug));
    await db.delete(pages).where(inArray(pages.slug, [slug, ...guideSlugs]));
    const page = await signedIn(visitor);
    await openAs(page, `${base}/locations`, visitor);
    await looksRight(page, visitor);
    await main(page).getByRole('link', { name: 'Add location' }).click();
    await main(page).getByRole('heading', { name: 'Add location' }).waitFor();
    if (visitor.javaScript) await hydrated(page);
    await main(page).getByLabel('Name', { exact: true }).fill(hostile);
    await main(page).getByLabel('Slug').fill('dashboard');
    await main(page).getByLabel('Description').fill(hostile);
    await main(page).getByLabel('Latitude').fill('91');
    await press(page, 'Add location');
    await main(page).getByText('This word is an address of the site itself').waitFor();
    tolerateComplaints(/40[09]/);
    await main(page).getByText('Latitude must be between -90 and 90').waitFor();
    await main(page).getByLabel('Slug').fill(slug);
    await main(page).getByLabel('Latitude').fill('');
    await press(page, 'Add location');
    await main(page).getByRole('link', { name: 'Create its page' }).waitFor();
    expect(await publicText('/locations')).toContain('&lt;script&gt;alert(1)');

    const guides = ['One', 'Two'].map((end) => `${word} guide ${end}`);
    const shared = { h1Title: 'x', content: '<p>x</p>', isPublished: true } as const;
    await db.insert(pages).values({ slug, title: 'Dell', pageType: 'location', ...shared });
    for (const [index, name] of guides.entries()) {
      await db
        .insert(pages)
        .values({ slug: guideSlugs[index] ?? '', title: name, pageType: 'guide', ...shared });
    }
    await openAs(page, new URL(page.url()).pathname, visitor);
    await looksRight(page, visitor);
    await main(page).getByText('Fixed: its page has addresses made of it.').waitFor();
    await main(page).getByLabel('Description').fill('Typed meanwhile');
    for (const name of guides) {
      await main(page).locator('#guides-find').fill(name);
      await press(page, 'Search');
      await press(page, `Add ${name}`);
      await main(page)
        .getByRole('button', { name: `Remove ${name}` })
        .waitFor();
      expect(await main(page).getByLabel('Description').inputValue()).toBe('Typed meanwhile');
    }
    await press(page, `Move ${guides[1]} up`);
    await expect.poll(async () => (await rowsOf(page, 'Related guides in order'))[0]).toContain(guides[1]);
    await expect
      .poll(async () => {
        const shown = await publicText(`/location/${slug}`);
        return (
          shown.includes(guides[0] ?? '') && shown.indexOf(guides[1] ?? '') < shown.indexOf(guides[0] ?? '')
        );
      })
      .toBe(true);
    const count = await db
      .select()
      .from(locationRelatedGuides)
      .innerJoin(pages, eq(pages.id, locationRelatedGuides.pageId))
      .where(eq(pages.slug, slug));
    expect(count).toHaveLength(2);
  });

  it('merges amenities, and a property’s page shows the one that was kept', async () => {
    const db = await database();
    const names = [`${word} Sun deck`, `${word} sun-decks`];
    const slug = `${word.toLowerCase()}-deck-house`;
    await db.delete(amenities).where(inArray(amenities.name, names));
    await db.delete(properties).where(eq(properties.slug, slug));
    const stay = await createProperty(db as never, { name: `${word} Deck House`, slug });
    for (const name of names) {
      const [row] = await db.insert(amenities).values({ name }).returning();
      if (row) await db.insert(propertyAmenities).values({ propertyId: stay.id, amenityId: row.id });
    }
    const page = await signedIn(visitor);
    await openAs(page, `${base}/amenities`, visitor);
    await looksRight(page, visitor);
    await main(page)
      .getByRole('link', { name: new RegExp(`Merge “${names[0]}”|Merge “${names[1]}”`) })
      .click();
    await main(page).getByRole('heading', { name: 'Merge 2 amenities into one?' }).waitFor();
    await looksRight(page, visitor);
    await main(page).getByRole('radio', { name: names[0] }).check();
    await main(page).getByText('Keeping it changes 1 property and 0 drafts.').first().waitFor();
    await press(page, 'Merge them');
    await page.getByText('Their properties have the one that was kept.').first().waitFor();
    const shown = await publicText(`/accommodation/glenelg/${slug}`);
    expect(shown).toContain(names[0]);
    expect(shown).not.toContain(names[1]);

    await openAs(page, `${base}/amenities?q=${encodeURIComponent(names[0] ?? '')}`, visitor);
    await main(page).getByRole('link', { name: names[0], exact: true }).click();
    await main(page).getByRole('button', { name: 'Save amenity' }).waitFor();
    if (visitor.javaScript) await hydrated(page);
    await looksRight(page, visitor);
    await main(page).getByLabel('Name', { exact: true }).fill(`${word} ${hostile}`);
    await press(page, 'Save amenity');
    await page.getByText('The site shows it so from now on.').first().waitFor();
    expect(await publicText(`/accommodation/glenelg/${slug}`)).toContain(`${word} &quot;&gt;&lt;script&gt;`);
    await db.delete(amenities).where(eq(amenities.name, `${word} ${hostile}`));
  });
});
