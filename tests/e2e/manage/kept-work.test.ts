import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { leads, leadEvents, menus, pages, properties, redirects, sessions } from '~/db/schema';

import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';
import { newAccount } from '../../support/accounts/sign-in-as';
import { startSession } from '../../support/accounts/start-session';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { desktop, openPage, tolerateComplaints } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';

const unique = (word: string) => `${word}-${crypto.randomUUID().slice(0, 8)}`;
const ids = { menu: 0, redirect: 0, property: 0, lead: '' };

beforeAll(async () => {
  const db = await siteDatabase();
  const [menu] = await db
    .insert(menus)
    .values({ name: unique('Kept'), location: 'footer-travel', isActive: false })
    .returning();
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
  Object.assign(ids, { menu: menu?.id, redirect: redirect?.id, property: property.id, lead });
});

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const offer = (page: Page) => main(page).getByRole('region', { name: /^Unsaved work of/ });
/** How many forms this browser keeps. */
const keptIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^\w+-work:/.test(key)).length);

async function signedIn(path: string, address: string) {
  const account = await newAccount('keeper', 'moderator');
  const page = await openPage({ viewport: desktop, address });
  await account.signIn(page);
  await openHydrated(page, path);
  return { page, account };
}

const forms: readonly [path: () => string, label: string, text: string][] = [
  [() => '/dashboard/site/settings', 'Name of the site', 'Half a name'],
  [() => `/dashboard/site/menus/${ids.menu}`, 'Title', 'Half a link'],
  [() => `/dashboard/site/redirects/${ids.redirect}`, 'New path', '/half'],
  [() => `/dashboard/leads/${ids.lead}`, 'Your reply', 'Half a reply'],
  [() => `/dashboard/edit-property/${ids.property}`, 'Short description', 'Half a description'],
  [() => '/dashboard/add-property', 'Short description', 'Half a new property'],
];

describe('what was typed and not saved', () => {
  it('is offered on the way back to every kind of form, and is gone when somebody signs out', async () => {
    const { page } = await signedIn('/dashboard/settings', '198.51.101.61');
    page.on('dialog', (dialog) => void dialog.accept());
    for (const [index, [path, label, text]] of forms.entries()) {
      await openHydrated(page, path());
      await field(page, label).fill(text);
      await expect.poll(() => keptIn(page), { message: path() }).toBe(index + 1);
      await page
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('link', { name: 'Overview' })
        .click();
      await page.getByText('This browser keeps what you typed').waitFor();
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      await page.waitForURL('**/dashboard');
      await page.goBack();
      await offer(page).waitFor();
      await button(page, 'Restore').click();
      await expect.poll(() => field(page, label).inputValue(), { message: path() }).toBe(text);
    }
    await openHydrated(page, '/dashboard');
    expect(await keptIn(page)).toBe(forms.length);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect.poll(() => keptIn(page)).toBe(0);
  });

  it('is saved by Ctrl+S, then not offered again; a reply is only kept', async () => {
    const { page } = await signedIn(`/dashboard/site/redirects/${ids.redirect}`, '198.51.101.62');
    await field(page, 'New path').fill('/guides/first');
    await expect.poll(() => keptIn(page)).toBe(1);
    await page.keyboard.press('Control+s');
    await page.getByText('Redirect saved').first().waitFor();
    await expect.poll(() => keptIn(page)).toBe(0);
    await openHydrated(page, `/dashboard/leads/${ids.lead}`);
    await field(page, 'Your reply').fill('Dear Maeve, not yet.');
    await page.keyboard.press('Control+s');
    await page.getByText('Nothing has been sent.').first().waitFor();
    const db = await siteDatabase();
    expect(await db.select().from(leadEvents).where(eq(leadEvents.leadId, ids.lead))).toEqual([]);
    page.once('dialog', (dialog) => void dialog.accept());
  });
});

describe('a form whose session has ended', () => {
  it('is sent after signing in in another tab, and from no other account unseen', async () => {
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

  it('says so when a row is changed', async () => {
    const word = unique('Kurrajong');
    const db = await siteDatabase();
    const row = await createProperty(db as never, { slug: unique('toggled'), name: word });
    const { page, account } = await signedIn(`/dashboard/properties?q=${word}`, '198.51.101.64');
    tolerateComplaints(/status of 401/);
    await db.delete(sessions).where(eq(sessions.userId, account.userId));
    await button(page, `Feature ${word}`).click();
    await page.getByText('You have been signed out.').first().waitFor();
    await button(page, `Feature ${word}`).waitFor();
    const [stored] = await db.select().from(properties).where(eq(properties.id, row.id));
    expect(stored?.isFeatured).toBe(false);
  });
});

describe('a message about something that was put away', () => {
  it('takes it back', async () => {
    const word = unique('Undone');
    const db = await siteDatabase();
    const property = await createProperty(db as never, { slug: unique('undone'), name: word });
    const slug = unique('undone');
    await createPage(db as never, { slug, title: word });
    const { page } = await signedIn(`/dashboard/properties?q=${word}`, '198.51.101.65');
    const undo = page.getByRole('button', { name: 'Undo' });
    await button(page, `More for ${word}`).click();
    await button(page, `Archive… ${word}`).click();
    await page.getByRole('button', { name: 'Archive property' }).click();
    await page.getByText('Property archived').first().waitFor();
    await undo.click();
    await page.getByText('Property restored').first().waitFor();
    const [kept] = await db.select().from(properties).where(eq(properties.id, property.id));
    expect(kept?.listingState).toBe('published');

    await openHydrated(page, `/dashboard/pages?q=${slug}`);
    await main(page).locator('details[class*=group] > summary').first().click();
    await button(page, `Delete page ${word}`).click();
    await page.getByText('Page deleted successfully').first().waitFor();
    await undo.click();
    await page.getByText('It stands where it stood before.').first().waitFor();
    const [back] = await db.select().from(pages).where(eq(pages.slug, slug));
    expect(back).toMatchObject({ isPublished: true, deletedAt: null });
  });
});
