import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';

import { leads, leadEvents, pages, propertyDrafts, redirects, sessions } from '~/db/schema';

import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';
import { newAccount } from '../../support/accounts/sign-in-as';
import { startSession } from '../../support/accounts/start-session';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { desktop, openPage, tolerateComplaints } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';
import { ask } from '../../support/server/site';

const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const ids = { redirect: 0, lead: '', property: 0 };

beforeAll(async () => {
  const db = await siteDatabase();
  const [redirect] = await db
    .insert(redirects)
    .values({ fromPath: `/${unique('kept')}`, toPath: '/guides' })
    .returning();
  const property = await createProperty(db as never, { slug: unique('kept'), name: 'Kept Karri' });
  const lead = crypto.randomUUID();
  await db.insert(leads).values({
    id: lead,
    propertyId: property.id,
    name: 'Maeve',
    email: 'maeve@example.com',
    contentKey: lead,
  });
  Object.assign(ids, { redirect: redirect?.id, lead, property: property.id });
});

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
/** Goes there as a link does. */
const goTo = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      (
        window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }
      ).__remixRouter.navigate(to),
    path,
  );
/** The number of forms that this browser keeps. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^\w+-work:/.test(key)).length);

async function signedIn(path: string, address: string) {
  const account = await newAccount('keeper', 'moderator');
  const page = await openPage({ viewport: desktop, address });
  await account.signIn(page);
  await openHydrated(page, path);
  return { page, account };
}

describe('what was typed and not saved', () => {
  it('is kept in the browser, and forgotten once Ctrl+S has saved it', async () => {
    const { page } = await signedIn(`/dashboard/site/redirects/${ids.redirect}`, '198.51.101.62');
    await field(page, 'New path').fill(`/${unique('first')}`);
    await expect.poll(() => keptIn(page)).toBe(1);
    // The form arrives, and the line is cut before its page can be read.
    tolerateComplaints(/ERR_INTERNET_DISCONNECTED/);
    await intercept(page, '**/*.data*', (route) =>
      route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText('Sent. You are offline').waitFor();
    await page.unroute('**/*.data*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('Redirect saved').first().waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);
  });

  it('is saved, and the page goes on, when the server fails to make the page the first time', async () => {
    const { page } = await signedIn(`/dashboard/site/redirects/${ids.redirect}`, '198.51.101.67');
    const path = `/${unique('second')}`;
    await field(page, 'New path').fill(path);
    tolerateComplaints(/503/);
    await intercept(page, '**/*.data*', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').getByText('Sent. The page does not answer yet').waitFor();
    await page.unroute('**/*.data*');
    await page.getByText('Redirect saved').first().waitFor();
    await main(page).getByText(path).first().waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);
  });
});

/** Everything that this tab keeps. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

describe('a person who signs out', () => {
  it('leaves nothing of what was typed, in the dashboard or outside of it, in this tab or another', async () => {
    const { page } = await signedIn('/dashboard', '198.51.101.66');
    const words = unique('secret');
    await goTo(page, '/contact');
    const write = async (one: Page) => {
      await main(one).getByLabel('Message', { exact: true }).fill(words);
      await expect.poll(() => storedIn(one)).toContain(words);
    };
    await write(page);
    const other = await page.context().newPage();
    await openHydrated(other, '/contact');
    await write(other);
    await other.getByRole('banner').getByRole('link', { name: 'Guides', exact: true }).click();
    await other.getByRole('heading', { level: 1, name: /Guides/ }).waitFor();
    await goTo(page, '/dashboard/profile');
    await field(page, 'Full Name').fill(words);
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await page.getByRole('link', { name: 'List Property' }).first().waitFor();
    expect(await storedIn(page)).not.toContain(words);
    await goTo(page, '/contact');
    await page.goBack();
    await page.goForward();
    expect(await main(page).getByLabel('Message', { exact: true }).inputValue()).toBe('');
    await other.goBack();
    await main(other).getByLabel('Message', { exact: true }).waitFor();
    await other.waitForTimeout(300);
    expect(await main(other).getByLabel('Message', { exact: true }).inputValue()).toBe('');
    await other.close();
  });
});

describe('a sign-out that cannot read the code for unsaved work', () => {
  it('succeeds all the same, leaves nothing of what was typed, and keeps the choice about cookies', async () => {
    tolerateComplaints(/ERR_FAILED|Failed to fetch|kept-work/);
    const { page, account } = await signedIn(`/dashboard/site/redirects/${ids.redirect}`, '198.51.101.99');
    const words = unique('secret');
    await field(page, 'New path').fill(`/${words}`);
    await expect.poll(() => storedIn(page)).toContain(words);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.route(/kept-work-[^/]*\.js/, (route) => route.abort());
    await openHydrated(page, '/search');
    await page.evaluate(() => localStorage.setItem('cookie-consent', 'declined'));
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'List Property' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await storedIn(page)).not.toContain(words);
    expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('declined');
    const db = await siteDatabase();
    expect(await db.select().from(sessions).where(eq(sessions.userId, account.userId))).toEqual([]);
  });
});

describe('work on what is gone for good', () => {
  it('is removed with a draft that is discarded, here or elsewhere, and with a page that is deleted', async () => {
    const db = await siteDatabase();
    const property = await createProperty(db as never, { slug: unique('gone') });
    const path = `/dashboard/edit-property/${property.id}`;
    const { page, account } = await signedIn(path, '198.51.101.67');
    const addDraft = async () => {
      const headers = { origin: inject('origin'), 'sec-fetch-site': 'same-origin', cookie: account.cookie };
      const body = new URLSearchParams({ intent: 'create-draft' });
      const { pathname } = new URL(
        (await ask(path, { method: 'POST', headers, body })).headers.get('location') ?? '',
        inject('origin'),
      );
      return pathname;
    };
    const [mine, theirs] = [await addDraft(), await addDraft()];
    const openDraft = async (draft: string) => {
      await goTo(page, draft);
      // The page before it has a field of that name, too.
      await page.getByText('Discard this draft…').waitFor();
    };
    await openDraft(mine);
    const write = async (label: string) => {
      await field(page, label).fill(unique('half'));
      await expect.poll(() => keptIn(page)).toBe(1);
    };
    await write('Property name');
    await page.getByText('Discard this draft…').click();
    await button(page, 'Discard draft').click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByText('Draft discarded').first().waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);

    await openDraft(theirs);
    await write('Property name');
    await db.delete(propertyDrafts).where(eq(propertyDrafts.propertyId, property.id));
    tolerateComplaints(/status of 404/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await main(page).getByText('Property Not Found').waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);

    const slug = unique('erased');
    const row = await createPage(db as never, { slug, title: slug });
    await openHydrated(page, `/dashboard/pages/${row.id}`);
    await write('Title');
    await db.update(pages).set({ deletedAt: new Date() }).where(eq(pages.id, row.id));
    page.once('dialog', (dialog) => void dialog.accept());
    await openHydrated(page, `/dashboard/pages?state=trash&q=${slug}`);
    expect(await keptIn(page)).toBe(1);
    await main(page).locator('table summary').first().click();
    await main(page)
      .getByRole('button', { name: /^Delete for good / })
      .click();
    await page.getByText('Page deleted for good').first().waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);
  });
});

describe('photos that were chosen for a new property', () => {
  it('stay while the page is left and restored, go to no other property, and have to be chosen again', async () => {
    const { page } = await signedIn('/dashboard/add-property', '198.51.101.65');
    const restore = button(page, 'Restore');
    const chosen = main(page).getByRole('list', { name: 'Chosen photos' }).getByRole('listitem');
    await field(page, 'Property name').fill('Kept Karri Lodge');
    await page.setInputFiles('#choose-photos', 'seed/photos/hero-jetty.webp');
    await chosen.first().waitFor();
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await main(page).getByRole('link', { name: 'Edit Profile' }).waitFor();
    await goTo(page, `/dashboard/edit-property/${ids.property}/photos`);
    await main(page).getByText('No photos yet').waitFor();
    await page.goBack();
    await page.goBack();
    await restore.waitFor();
    expect(await chosen.count()).toBe(1);
    await restore.click();
    await expect.poll(() => field(page, 'Property name').inputValue()).toBe('Kept Karri Lodge');
    expect(await chosen.count()).toBe(1);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await hydrated(page);
    await restore.click();
    await main(page).getByText('A browser does not keep files, so please choose them again.').waitFor();
    expect(await field(page, 'Property name').inputValue()).toBe('Kept Karri Lodge');
    expect(await chosen.count()).toBe(0);
  });
});

describe('a form whose session has ended', () => {
  it('shows a message where a row’s button shows its result at once, and the row is reverted', async () => {
    const db = await siteDatabase();
    const name = unique('Toggled Tea House');
    await createProperty(db as never, { slug: unique('toggled'), name });
    const list = `/dashboard/properties?q=${encodeURIComponent(name)}`;
    const { page, account } = await signedIn(list, '198.51.101.64');
    tolerateComplaints(/status of 401|was aborted/);
    await db.delete(sessions).where(eq(sessions.userId, account.userId));
    await button(page, `Feature ${name}`).click();
    await page.getByText('You have been signed out. Please sign in, then try again.').first().waitFor();
    await button(page, `Feature ${name}`).waitFor();
  });

  it('is sent after signing in in another tab, and never from another account without a message', async () => {
    const { page, account } = await signedIn(`/dashboard/leads/${ids.lead}`, '198.51.101.63');
    tolerateComplaints(/status of 401/);
    const db = await siteDatabase();
    const reply = `Dear Maeve, ${unique('yes')}`;
    await field(page, 'Your reply').fill(reply);
    await db.delete(sessions).where(eq(sessions.userId, account.userId));
    await button(page, 'Send the reply').click();
    const opened = page.waitForEvent('popup');
    await main(page).getByRole('link', { name: 'Sign in (opens a new tab)' }).click();
    const tab = await opened;
    const signIn = async (userId: string) => {
      const value = await startSession(db, userId);
      await page.context().addCookies([{ name: 'sid', value, url: new URL(page.url()).origin }]);
    };

    const other = await newAccount('other', 'moderator');
    await signIn(other.userId);
    await tab.goto('/dashboard');
    await hydrated(tab);
    await button(page, 'Send the reply').click();
    await main(page).getByText('Another account is signed in.').waitFor();
    expect(await field(page, 'Your reply').inputValue()).toBe(reply);

    await signIn(account.userId);
    const closed = tab.waitForEvent('close');
    await tab.goto('/dashboard');
    await closed;
    await main(page).getByText('You are signed in again.').waitFor();
    await button(page, 'Send the reply').click();
    await page.getByText('Reply on its way').first().waitFor();
    const [sent] = await db.select().from(leadEvents).where(eq(leadEvents.leadId, ids.lead));
    expect(sent).toMatchObject({ text: reply, actorId: account.userId });
  });
});
