import { and, eq, inArray, like } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { jobs, pages } from '~/db/schema';

import { createPage } from '../../factories/page';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { hydrated, openAs, openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { overhang, smallTargets } from '../../support/browser/layout';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { readAs } from '../../support/accounts/read-as';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';
import { guidesAsStored, importAndWait } from '../../support/forms/guide-imports';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '198.51.100.161' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '198.51.100.162' }],
] as const;

/** A hostile title; it is shown as it is written. */
const hostile = `"><img src=x onerror="alert(1)">{{7*7}}`;

async function addPage(values: Partial<typeof pages.$inferInsert> = {}) {
  const db = await siteDatabase();
  const slug = `managed-${crypto.randomUUID().slice(0, 8)}`;
  const title = `${hostile} ${slug}`;
  return createPage(db as never, { slug, title, h1Title: title, ...values });
}

const rowOf = (page: Page, slug: string) => page.getByRole('row').filter({ hasText: `/${slug}` });

describe.each(visitors)('a moderator %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('publishes, unpublishes, deletes, restores and deletes for good', async () => {
    const { slug } = await addPage();
    const page = await openPage(visitor);
    await (await newAccount('page-manager', 'moderator')).signIn(page);
    await openAs(page, `/dashboard/pages?q=${slug}`, { javaScript });
    const row = rowOf(page, slug);
    const announced = (text: string) => page.getByText(text).first().waitFor();
    const press = async (name: RegExp) => {
      await row.getByRole('button', { name }).click();
      if (!javaScript) await page.waitForLoadState();
    };
    await row.getByText('Published', { exact: true }).waitFor();
    await press(/^Unpublish /);
    await announced('Page status updated successfully');
    await row.getByText('Draft', { exact: true }).waitFor();
    await expect.poll(async () => (await ask(`/${slug}`)).status).toBe(404);
    await press(/^Publish /);
    await row.getByText('Published', { exact: true }).waitFor();
    await expect.poll(async () => (await ask(`/${slug}`)).status).toBe(200);
    await row.locator('summary').click();
    expect(await overhang(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    if (javaScript) await expectAccessible(page);
    await press(/^Delete page /);
    await announced('Page deleted successfully');
    await row.waitFor({ state: 'detached' });
    expect((await ask(`/${slug}`)).status).toBe(404);
    await openAs(page, `/dashboard/pages?state=trash&q=${slug}`, { javaScript });
    await press(/^Restore /);
    await row.waitFor({ state: 'detached' });
    await openAs(page, `/dashboard/pages?state=draft&q=${slug}`, { javaScript });
    await row.locator('summary').click();
    await press(/^Delete page /);
    await row.waitFor({ state: 'detached' });
    await openAs(page, `/dashboard/pages?state=trash&q=${slug}`, { javaScript });
    await row.locator('summary').click();
    await press(/^Delete for good /);
    await announced('Page deleted for good');
    const db = await siteDatabase();
    await expect.poll(() => db.select().from(pages).where(eq(pages.slug, slug))).toEqual([]);
  });

  it('imports the guides twice without a change, and overwrites kept ones', async () => {
    const db = await siteDatabase();
    // An import that another test left running, or whose worker was lost, would delay this one until its
    // lease ends.
    await db
      .update(jobs)
      .set({ state: 'cancelled' })
      .where(and(like(jobs.id, 'guide-import:%'), inArray(jobs.state, ['waiting', 'running'])));
    const page = await openPage(visitor);
    await (await newAccount('importer', 'moderator')).signIn(page);
    await openAs(page, '/dashboard/pages/import', { javaScript });
    await importAndWait(page, 'Import guides', javaScript);
    await page.getByText('All 21 Adelaide accommodation guides imported successfully').first().waitFor();
    const before = await guidesAsStored();
    expect(before.guides).toHaveLength(21);
    await importAndWait(page, 'Import guides', javaScript);
    await page.getByText('All 21 Adelaide accommodation guides imported successfully').first().waitFor();
    expect(await guidesAsStored()).toEqual(before);
    if (javaScript) await expectAccessible(page);
    const slug = 'guides/barossa-valley-accommodation';
    await db.update(pages).set({ title: 'By hand' }).where(eq(pages.slug, slug));
    await importAndWait(page, 'Import guides', javaScript);
    await page.getByText('20 of 21 guides imported').first().waitFor();
    expect(await overhang(page)).toBe(0);
    await page.getByRole('checkbox', { name: /Barossa/ }).check();
    await importAndWait(page, 'Overwrite the chosen', javaScript);
    await page.getByText('All 21 Adelaide accommodation guides imported successfully').first().waitFor();
    const [guide] = await db.select().from(pages).where(eq(pages.slug, slug));
    expect(guide?.title).not.toBe('By hand');
  });
});

describe('the page manager', () => {
  it('reverts a change that could not be sent, and reports it', async () => {
    const { slug } = await addPage();
    const page = await openPage({ address: '198.51.100.163' });
    await (await newAccount('page-manager', 'admin')).signIn(page);
    await openHydrated(page, `/dashboard/pages?q=${slug}`);
    await intercept(page, '**/dashboard/pages*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await rowOf(page, slug)
      .getByRole('button', { name: /^Unpublish / })
      .click();
    await page.getByText('Failed to update page status').first().waitFor();
    await rowOf(page, slug).getByText('Published', { exact: true }).waitFor();
    await expectComplaint(/ERR_FAILED/);
    expect((await ask(`/${slug}`)).status).toBe(200);
  });

  it('reports that an import is silent, and repeats a request without an answer', async () => {
    const db = await siteDatabase();
    const now = Date.now();
    // The latest one, whatever other tests import meanwhile.
    const id = `guide-import:${new Date(now + 86_400_000).toISOString()}-silent`;
    await db.insert(jobs).values({
      id,
      kind: 'guide-import',
      input: {},
      state: 'running',
      attempts: 1,
      dueAt: new Date(now),
      leaseUntil: new Date(now + 600_000),
      updatedAt: new Date(now - 20_000),
      progress: { done: 7, total: 21, outcomes: [] },
    });
    try {
      const page = await openPage({ address: '198.51.100.167' });
      await (await newAccount('importer', 'moderator')).signIn(page);
      let requests = 0;
      await intercept(page, '**/dashboard/pages/import.data?*', async (route) => {
        requests += 1;
        if (requests > 1) await route.continue();
      });
      await openHydrated(page, '/dashboard/pages/import');
      await page.getByText('Importing… 7 of 21 guides').waitFor();
      await page.getByText('another one takes it up by itself within three minutes').waitFor();
      await expectAccessible(page);
      await expect.poll(() => requests).toBe(1);
      await db
        .update(jobs)
        .set({ state: 'failed', error: 'lost', updatedAt: new Date() })
        .where(eq(jobs.id, id));
      await page.getByText('Failed to import guides: lost').first().waitFor();
    } finally {
      await db.delete(jobs).where(eq(jobs.id, id));
    }
  });

  it('shows five rows in place of the list while it is on its way', async () => {
    const page = await openPage({ address: '198.51.100.164' });
    await (await newAccount('page-manager', 'moderator')).signIn(page);
    await openHydrated(page, '/dashboard/settings');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, '**/dashboard/pages.data*', async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    const skeleton = page.getByRole('status').filter({ hasText: 'Loading pages…' });
    await skeleton.waitFor();
    expect(await skeleton.locator('[aria-hidden] > div').count()).toBe(5);
    release();
    await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor();
    await skeleton.waitFor({ state: 'detached' });
  });

  it('leaves pages that the site links to, and explains it', async () => {
    const page = await openPage({ address: '198.51.100.165', viewport: phone });
    const admin = await newAccount('page-manager', 'admin');
    await admin.signIn(page);
    await openHydrated(page, '/dashboard/pages?q=terms');
    const row = rowOf(page, 'terms');
    await row.getByText('The site links to it, so it cannot be deleted.').waitFor();
    expect(await row.locator('summary').count()).toBe(0);
    const db = await siteDatabase();
    const [terms] = await db.select().from(pages).where(eq(pages.slug, 'terms'));
    const answer = await send('/dashboard/pages', admin.cookie, {
      intent: 'delete',
      page: String(terms?.id),
    });
    expect(answer.status).toBe(400);
    expect((await ask('/terms')).status).toBe(200);
  });

  it('is closed to owners, with its own words', async () => {
    const { id, slug } = await addPage();
    const owner = await newAccount('page-owner');
    const refused = await readAs(owner.cookie, '/dashboard/pages');
    expect(refused.status).toBe(403);
    expect(refused.wordsOf('main').join()).toContain('Admin access required to manage pages.');
    for (const intent of ['publish', 'unpublish', 'delete', 'restore', 'erase']) {
      const answer = await send('/dashboard/pages', owner.cookie, { intent, page: String(id) });
      expect(answer.status).toBe(403);
      expect((await send('/dashboard/pages', '', { intent, page: String(id) })).status).toBe(401);
    }
    expect((await send('/dashboard/pages/import', owner.cookie, { intent: 'import' })).status).toBe(403);
    expect((await ask(`/${slug}`)).status).toBe(200);
  });
});

describe('the preview of a page', () => {
  it.each([
    ['a page', { isPublished: false }, (slug: string) => `/${slug}`],
    ['a location', { isPublished: false, pageType: 'location' }, (slug: string) => `/location/${slug}`],
    ['a deleted page', { isPublished: false, deletedAt: new Date() }, (slug: string) => `/${slug}`],
  ] as const)('shows %s to staff alone, uncached and unindexed', async (_, values, pathOf) => {
    const { id, slug, title } = await addPage(values);
    const path = `/dashboard/pages/${id}/preview`;
    const page = await openPage({ address: '198.51.100.167', viewport: phone });
    const [moderator, owner] = await Promise.all([
      newAccount('previewer', 'moderator'),
      newAccount('previewer'),
    ]);
    await moderator.signIn(page);
    const response = await page.goto(path);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('region', { name: 'Preview' }).waitFor();
    expect(await overhang(page)).toBe(0);
    await expectAccessible(page);
    expect((await ask(pathOf(slug), { headers: { cookie: moderator.cookie } })).status).toBe(404);
    expect((await ask(path, { headers: { cookie: owner.cookie } })).status).toBe(403);
    expect((await ask(path)).status).toBe(401);
  });
});

const send = (path: string, cookie: string, fields: Record<string, string>) =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: inject('origin'), 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
  });
