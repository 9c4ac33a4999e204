import { asc, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import {
  homepageSettings,
  locationGroups,
  locationRelatedGuides,
  menuItems,
  menus,
  pages,
  properties,
} from '~/db/schema';

import { createPage } from '../../factories/page';
import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { desktop, openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

const base = '/dashboard/site';
const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page, label: string) =>
  main(page).getByRole('list', { name: label }).locator(':scope > li').allInnerTexts();

const visitors = [
  ['with JavaScript', { javaScript: true, viewport: desktop, address: '198.51.101.41' }],
  ['without JavaScript', { javaScript: false, viewport: phone, address: '198.51.101.42' }],
] as const;

async function openAs(visitor: (typeof visitors)[number][1], path: string) {
  tolerateComplaints(/status of 409/);
  const page = await openPage(visitor);
  await (await newAccount('second', 'moderator')).signIn(page);
  if (visitor.javaScript) await openHydrated(page, path);
  else await page.goto(path);
  return page;
}

const conflict = 'Somebody else changed this list meanwhile.';

/** The order on the screen once the late editor's step was refused. */
async function refused(page: Page, label: string, first: string) {
  await page.getByText(conflict).first().waitFor();
  await expect.poll(async () => (await rows(page, label))[0]).toContain(first);
  return (await rows(page, label)).map((row) => /[ABC]$/m.exec(row.split('\n')[0] ?? '')?.[0]);
}

describe.each(visitors)('a person who orders a list that another person has changed, %s', (_, visitor) => {
  it('gets a conflict, and the stays of the first editor stay on the home page', async () => {
    const db = await siteDatabase();
    const name = unique('late');
    const shared = { propertyType: 'hotel', address: '1 Row', locationSlug: 'glenelg' } as const;
    const stays = await db
      .insert(properties)
      .values(
        ['A', 'B', 'C'].map((end) => ({
          ...shared,
          name: `${name} ${end}`,
          slug: `${name}-${end.toLowerCase()}`,
          isApproved: true,
          isPublished: true,
        })),
      )
      .returning({ id: properties.id });
    const [a = 0, b = 0, c = 0] = stays.map(({ id }) => id);
    const chosen = async () => (await db.select().from(homepageSettings))[0]?.featuredPropertiesIds;
    const before = (await chosen()) ?? [];
    const choose = (featuredPropertiesIds: number[]) =>
      db.update(homepageSettings).set({ featuredPropertiesIds });
    await choose([a, b]);
    const page = await openAs(visitor, `${base}/home`);
    await choose([c, a, b]);
    await main(page)
      .getByRole('button', { name: `Move ${name} B up` })
      .click();
    expect(await refused(page, 'Featured stays in order', `${name} C`)).toEqual(['C', 'A', 'B']);
    expect(await chosen()).toEqual([c, a, b]);
    await choose(before);
  });

  it('gets a conflict, and the related guides and the places keep the first editor’s order', async () => {
    const db = await siteDatabase();
    const slug = unique('late');
    const [area] = await db.insert(locationGroups).values({ slug, name: slug, isActive: false }).returning();
    await db.insert(locationGroups).values(
      ['A', 'B'].map((end, sortOrder) => ({
        slug: `${slug}-${end.toLowerCase()}`,
        name: `${slug} ${end}`,
        parentSlug: slug,
        sortOrder,
        isActive: false,
      })),
    );
    const shared = { h1Title: 'x', content: '<p>x</p>', isPublished: true };
    const [place, ...guides] = await db
      .insert(pages)
      .values([
        { ...shared, slug, title: slug, pageType: 'location' },
        ...['A', 'B', 'C'].map((end) => ({
          ...shared,
          slug: `guides/${slug}-${end.toLowerCase()}`,
          title: `${slug} ${end}`,
          pageType: 'guide' as const,
        })),
      ])
      .returning({ id: pages.id });
    const [a = 0, b = 0, c = 0] = guides.map(({ id }) => id);
    const pageId = place?.id ?? 0;
    const put = async (...ids: number[]) => {
      await db.delete(locationRelatedGuides).where(eq(locationRelatedGuides.pageId, pageId));
      await db
        .insert(locationRelatedGuides)
        .values(ids.map((guidePageId, sortOrder) => ({ pageId, guidePageId, sortOrder })));
    };
    await put(a, b);
    const page = await openAs(visitor, `${base}/locations/${area?.id}`);
    await put(c, a, b);
    await main(page)
      .getByRole('button', { name: `Remove ${slug} A` })
      .click();
    expect(await refused(page, 'Related guides in order', `${slug} C`)).toEqual(['C', 'A', 'B']);

    await page.goto(`${base}/locations`);
    const list = `Places in ${slug} in order`;
    const places = main(page).getByRole('list', { name: list });
    if (!(await places.isVisible()))
      await main(page)
        .getByText(`1 place in ${slug}`)
        .or(main(page).locator('summary', { hasText: slug }))
        .first()
        .click();
    await db
      .update(locationGroups)
      .set({ sortOrder: -1 })
      .where(eq(locationGroups.slug, `${slug}-b`));
    await main(page)
      .getByRole('button', { name: `Move ${slug} B up` })
      .click();
    await page.getByText(conflict).first().waitFor();
    const stored = await db
      .select({ name: locationGroups.name })
      .from(locationGroups)
      .where(eq(locationGroups.parentSlug, slug))
      .orderBy(asc(locationGroups.sortOrder));
    expect(stored.map(({ name }) => name)).toEqual([`${slug} B`, `${slug} A`]);
  });

  it('gets a conflict, and the links of a menu keep the first editor’s order', async () => {
    const db = await siteDatabase();
    const [menu] = await db
      .insert(menus)
      .values({ name: unique('Z late'), location: 'footer-travel', isActive: false })
      .returning();
    const menuId = menu?.id ?? 0;
    const link = (title: string, sortOrder: number) => ({ menuId, title, url: '/guides', sortOrder });
    await db.insert(menuItems).values([link('A', 1), link('B', 2)]);
    const page = await openAs(visitor, `${base}/menus/${menuId}`);
    await db.insert(menuItems).values(link('C', 0));
    await db.update(menus).set({ version: 2 }).where(eq(menus.id, menuId));
    await main(page).getByRole('button', { name: 'Move B up' }).click();
    await page.getByText('Somebody else has changed this menu').first().waitFor();
    const titles = () =>
      main(page)
        .getByRole('article')
        .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    await expect.poll(titles).toEqual(['C', 'A', 'B']);
    const stored = await db
      .select({ title: menuItems.title })
      .from(menuItems)
      .where(eq(menuItems.menuId, menuId))
      .orderBy(asc(menuItems.sortOrder));
    expect(stored.map(({ title }) => title)).toEqual(['C', 'A', 'B']);
  });

  it('sees both orders of a page’s questions and chooses', async () => {
    const db = await siteDatabase();
    const entry = (question: string) => ({ question, answer: 'x' });
    const slug = unique('late');
    const row = await createPage(db as never, { slug, faqContent: [entry('A'), entry('B'), entry('C')] });
    const page = await openAs(visitor, `/dashboard/pages/${row.id}`);
    const theirs = [entry('C'), entry('A'), entry('B')];
    await db.update(pages).set({ faqContent: theirs, version: 2 }).where(eq(pages.id, row.id));
    await main(page).getByRole('button', { name: 'Move question 2 up' }).click();
    const questions = () =>
      main(page)
        .getByLabel('Question', { exact: true })
        .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
    await expect.poll(questions).toEqual(['B', 'A', 'C']);
    await main(page).getByRole('button', { name: 'Update Page' }).last().click();
    await page.getByText('Somebody else has saved this meanwhile').waitFor();
    expect(await questions()).toEqual(['B', 'A', 'C']);
    const stored = async () =>
      (await db.select().from(pages).where(eq(pages.id, row.id)))[0]?.faqContent.map(
        ({ question }) => question,
      );
    expect(await stored()).toEqual(['C', 'A', 'B']);
    await main(page)
      .getByRole('group', { name: 'Frequently asked questions', exact: true })
      .getByRole('radio', { name: /^Theirs/ })
      .check();
    await main(page).getByRole('button', { name: 'Update Page' }).last().click();
    await page.getByText('Page updated successfully').first().waitFor();
    expect(await stored()).toEqual(['C', 'A', 'B']);
  });
});

describe('text in a form while the page is reloaded', () => {
  it('stays, and never overwrites another editor’s save of the same link', async () => {
    const db = await siteDatabase();
    const [menu] = await db
      .insert(menus)
      .values({ name: unique('Z held'), location: 'footer-travel', isActive: false })
      .returning();
    const menuId = menu?.id ?? 0;
    const link = (title: string, sortOrder: number) => ({ menuId, title, url: '/guides', sortOrder });
    const [first] = await db
      .insert(menuItems)
      .values([link('A', 1), link('B', 2)])
      .returning();
    const id = first?.id ?? 0;
    const titleOf = async () =>
      (await db.select({ title: menuItems.title }).from(menuItems).where(eq(menuItems.id, id)))[0]?.title;
    const page = await openAs(visitors[0][1], `${base}/menus/${menuId}?edit=${id}`);
    const title = main(page).getByLabel('Title');
    await title.fill('Mine');
    await db.update(menuItems).set({ title: 'Theirs' }).where(eq(menuItems.id, id));
    await db.update(menus).set({ version: 2 }).where(eq(menus.id, menuId));
    await main(page).getByRole('button', { name: 'Move B up' }).click();
    await page.getByText('Somebody else has changed this menu').first().waitFor();
    await main(page).getByRole('article', { name: 'Theirs' }).waitFor();
    expect(await title.inputValue()).toBe('Mine');

    const save = () =>
      Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        main(page).getByRole('button', { name: 'Save link' }).click(),
      ]);
    await save();
    expect(await titleOf()).toBe('Theirs');
    expect(await title.inputValue()).toBe('Mine');
    const version = page.locator('#menu-item input[name="version"]');
    await expect.poll(() => version.inputValue()).toBe('2');
    await save();
    await expect.poll(titleOf).toBe('Mine');
  });

  it('stays in a location’s form, whose next save shows the other editor’s', async () => {
    const db = await siteDatabase();
    const slug = unique('held');
    const [row] = await db
      .insert(locationGroups)
      .values({ slug, name: slug, isActive: false, description: 'As it was' })
      .returning();
    const id = row?.id ?? 0;
    const page = await openAs(visitors[0][1], `${base}/locations/${id}`);
    const description = main(page).getByLabel('Description');
    await description.fill('Mine');
    await db
      .update(locationGroups)
      .set({ description: 'Theirs', version: 2 })
      .where(eq(locationGroups.id, id));
    await page.evaluate(() => {
      history.pushState(history.state, '', location.pathname);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await page.waitForLoadState('networkidle');
    expect(await description.inputValue()).toBe('Mine');
    await main(page).getByRole('button', { name: 'Save location' }).click();
    await page.getByText('Theirs').first().waitFor();
    const [stored] = await db.select().from(locationGroups).where(eq(locationGroups.id, id));
    expect(stored?.description).toBe('Theirs');
    expect(await description.inputValue()).toBe('Mine');
  });
});
