import { eq, like } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { auditLog, missingPaths, redirects } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { hostileTexts } from '../../support/hostile/listing';
import { openWatched } from '../../support/hostile/watch';
import { hydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { desktop, openPage, phone, tolerateComplaints } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';

const home = '/dashboard/site/redirects';
const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.165' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.166' }],
] as const;

/** A path that was never requested. */
const newPath = (name: string) => `/gone-${name}-${crypto.randomUUID().slice(0, 8)}`;

async function openAs(visitor: Parameters<typeof openPage>[0] & { javaScript: boolean }, path: string) {
  const staff = await newAccount('redirects', 'moderator');
  const page = await openPage(visitor);
  await staff.signIn(page);
  const open = async (to: string) => {
    await page.goto(to);
    if (visitor.javaScript) await hydrated(page);
  };
  await open(path);
  return { page, open };
}

async function addMissing(path: string) {
  const db = await siteDatabase();
  const now = new Date();
  const row = { path, hitCount: 900_000, firstSeenAt: now, lastSeenAt: now };
  // A visitor's own request for it may have been counted already.
  await db.insert(missingPaths).values(row).onConflictDoUpdate({ target: missingPaths.path, set: row });
}

async function fill(page: Page, from: string, to: string) {
  await page.getByLabel('Old path').fill(from);
  await page.getByLabel('New path').fill(to);
  await page.getByRole('button', { name: 'Save redirect' }).click();
}

describe.each(visitors)('staff %s', (_, visitor) => {
  it('make a redirect of a missing path, which acts on the next request, and change and delete it', async () => {
    tolerateComplaints(/status of 400/);
    const path = newPath('made');
    expect((await ask(path)).status).toBe(404);
    await addMissing(path);
    const { page } = await openAs(visitor, `${home}/missing`);
    await page.getByRole('link', { name: `Make a redirect from ${path}` }).click();
    await page.getByRole('heading', { name: 'New redirect' }).waitFor();
    expect(await page.getByLabel('Old path').inputValue()).toBe(path);
    await fill(page, path, 'https://other.example/');
    await page.getByText(/to no other site/).waitFor();
    expect(await page.getByLabel('New path').inputValue()).toBe('https://other.example/');
    await fill(page, path, '/guides?sort=new');
    await page.getByText('Redirect saved').first().waitFor();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/guides?sort=new']);

    await page.getByRole('searchbox', { name: 'Part of a path' }).fill(path.toUpperCase());
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: `Switch off ${path}` }).click();
    await page.getByRole('button', { name: `Switch on ${path}` }).waitFor();
    expect((await ask(path)).status).toBe(404);
    await page.getByRole('button', { name: `Switch on ${path}` }).click();
    await page.getByRole('button', { name: `Switch off ${path}` }).waitFor();
    await expect.poll(async () => (await ask(path)).status).toBe(301);

    await page.getByRole('link', { name: path }).click();
    await page.getByRole('heading', { name: `Redirect from ${path}` }).waitFor();
    await fill(page, path, '/locations');
    // The message about the first save may still be there.
    await page.waitForURL(`**${home}`);
    expect((await ask(path)).headers.get('location')).toBe('/locations');
    await page.getByRole('link', { name: path }).click();
    await page.getByRole('heading', { name: `Redirect from ${path}` }).waitFor();
    await page.locator('summary').filter({ hasText: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete the redirect' }).click();
    await page.getByText('Redirect deleted').first().waitFor();
    expect((await ask(path)).status).toBe(404);
  });

  it('report loops and chains, and point redirects to the new target', async () => {
    tolerateComplaints(/status of 400/);
    const [a, b, c] = [newPath('a'), newPath('b'), newPath('c')];
    const db = await siteDatabase();
    await db.insert(redirects).values({ fromPath: a, toPath: b });
    const { page, open } = await openAs(visitor, `${home}/new`);
    await fill(page, b, a);
    await page.getByText(`This would go round in a circle: ${b} → ${a} → ${b}`).waitFor();
    await fill(page, c, a);
    await page.getByText(`${a} is itself redirected to ${b}: lead to ${b} instead`).waitFor();
    await fill(page, b, c);
    await page.getByLabel('Point them on to the new path').check();
    await page.getByRole('button', { name: 'Save redirect' }).click();
    await page.getByText('Redirect saved').first().waitFor();
    // The row was written without the edge; D1 answers until the edge has it.
    expect((await ask(a)).headers.get('location')).toBe(c);
    await open(`${home}?${new URLSearchParams({ test: `${a}/?x=1` }).toString()}`);
    const steps = page.getByRole('status').getByRole('listitem');
    expect(await steps.allInnerTexts()).toEqual([
      `${a}/?x=1 is redirected to ${c}?x=1 (301).`,
      `${c}?x=1 has no page: 404.`,
    ]);
  });

  it('try a file, import it, and change nothing the second time', async () => {
    const [old, other] = [newPath('csv'), newPath('csv')];
    const buffer = Buffer.from(`from,to,status,active\r\n${old},/guides,302,true\r\n/search,${other},,\r\n`);
    const file = { name: 'redirects.csv', mimeType: 'text/csv', buffer };
    const { page, open } = await openAs(visitor, `${home}/import`);
    const report = page.getByRole('status').filter({ hasText: 'created' });
    const tryFile = async () => {
      await page.getByLabel('CSV file').setInputFiles(file);
      await page.getByRole('button', { name: 'Show what it would do' }).click();
      await page.getByRole('heading', { name: 'What it would do' }).waitFor();
    };
    await tryFile();
    expect(await report.innerText()).toBe('1 created, 0 changed, 0 unchanged, 1 refused.');
    await page.getByText('/search is an address of the site itself').waitFor();
    expect((await ask(old)).status).toBe(404);
    await page.getByRole('button', { name: 'Import 1 redirect' }).click();
    await page.getByRole('heading', { name: 'What was done' }).waitFor();
    expect((await ask(old)).status).toBe(302);
    await open(`${home}/import`);
    await tryFile();
    expect(await report.innerText()).toBe('0 created, 0 changed, 1 unchanged, 1 refused.');
    expect(await page.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  });
});

describe('redirects', () => {
  it('are checked against the edge by a button, which reports the differences', async () => {
    const path = newPath('check');
    const db = await siteDatabase();
    await db.insert(redirects).values({ fromPath: path, toPath: '/guides' });
    const { page } = await openAs(visitors[0][1], home);
    await page.getByRole('button', { name: 'Check now' }).click();
    await page
      .getByText(/^Checked/)
      .first()
      .waitFor();
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(like(auditLog.detail, `%${path}%`))
      .limit(1);
    expect(entry?.action).toBe('redirects-reconciled');
    await page.locator('summary').filter({ hasText: 'Last differences' }).waitFor();
  });

  it('keep what a second editor typed', async () => {
    const path = newPath('two');
    const db = await siteDatabase();
    const [row] = await db.insert(redirects).values({ fromPath: path, toPath: '/guides' }).returning();
    const { page } = await openAs(visitors[0][1], `${home}/${row?.id}`);
    await db.update(redirects).set({ toPath: '/locations', version: 2 }).where(eq(redirects.fromPath, path));
    tolerateComplaints(/status of 409/);
    await fill(page, path, '/contact');
    await page.getByText('Somebody else has changed this redirect').waitFor();
    await page.getByText(`It now leads from ${path} to /locations`).waitFor();
    expect(await page.getByLabel('New path').inputValue()).toBe('/contact');
    await page.getByRole('button', { name: 'Save redirect' }).click();
    await page.getByText('Redirect saved').first().waitFor();
    expect((await ask(path)).headers.get('location')).toBe('/contact');
  });

  it('run nothing of the typed text, fit a phone and satisfy axe', async () => {
    tolerateComplaints(/status of 400/);
    const staff = await newAccount('redirects', 'admin');
    const origin = inject('origin');
    const { page, eye } = await openWatched({ origin, viewport: phone, address: '203.0.113.167' });
    await staff.signIn(page);
    const path = `/gone-${encodeURIComponent(hostileTexts.markup)}-${crypto.randomUUID()}`.slice(0, 480);
    const db = await siteDatabase();
    await db.insert(redirects).values({ fromPath: path, toPath: `/x?${hostileTexts.markup}` });
    await addMissing(`/${crypto.randomUUID()}${hostileTexts.markup}`);
    for (const text of Object.values(hostileTexts)) {
      const q = new URLSearchParams({ q: text, test: text }).toString();
      for (const screen of [
        `${home}?${q}`,
        `${home}/new?${new URLSearchParams({ from: text }).toString()}`,
      ]) {
        if (screen.length > 14_000) continue;
        await page.goto(screen);
        expect((await eye.look(new URL(screen, origin).href.slice(origin.length))).problems).toEqual([]);
        expect(await overhang(page)).toBe(0);
      }
      await hydrated(page);
      await fill(page, text, text);
      await page.getByText('The old path must start with /').waitFor();
      expect(await overhang(page)).toBe(0);
    }
    await page.goto(`${home}/import`);
    await hydrated(page);
    const csv = `from,to\n${Object.values(hostileTexts)
      .map((text) => `"${text.replaceAll('"', '""')}","${text.replaceAll('"', '""')}"`)
      .join('\n')}`;
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Show what it would do' }).click();
    await page.getByText('4 refused').waitFor();
    expect((await eye.look(`${home}/import`)).problems).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await expectAccessible(page);
    for (const screen of [home, `${home}/missing`, `${home}/new`]) {
      await page.goto(screen);
      await hydrated(page);
      expect((await eye.look(screen)).problems).toEqual([]);
      expect([screen, await overhang(page), await smallTargets(page)]).toEqual([screen, 0, []]);
      await expectAccessible(page);
    }
  });

  it('are closed to owners and visitors', async () => {
    const owner = await newAccount('redirects-owner');
    for (const path of [home, `${home}/new`, `${home}/missing`, `${home}/import`, `${home}/export.csv`]) {
      const as = (cookie: string) => ask(path, { headers: { cookie } });
      expect([path, (await as('')).status, (await as(owner.cookie)).status]).toEqual([path, 401, 403]);
    }
  });
});
