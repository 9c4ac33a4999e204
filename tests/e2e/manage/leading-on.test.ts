import { describe, expect, it } from 'vitest';

import { jobs, properties } from '~/db/schema';

import { newAccount } from '../../support/accounts/sign-in-as';
import { openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
import { expectComplaint, openPage, phone } from '../../support/browser/pages';
import { siteDatabase } from '../../support/database/database';

/** An owner with one property, signed in on a phone. */
async function ownerAtWork(address: string) {
  const owner = await newAccount('leading-on');
  const db = await siteDatabase();
  const [property] = await db
    .insert(properties)
    .values({
      ownerId: owner.profileId,
      name: 'Kurrajong Rest',
      slug: `kurrajong-rest-${crypto.randomUUID().slice(0, 8)}`,
      propertyType: 'motel',
      address: '3 Kurrajong Row, Glenelg SA 5045',
      shortDescription: 'A motel with a kurrajong in its yard.',
    })
    .returning({ id: properties.id });
  if (!property) throw new Error('the property was not stored');
  const page = await openPage({ viewport: phone, address });
  await owner.signIn(page);
  return { owner, db, page, id: property.id };
}

describe('Done', () => {
  it('leads from photos that are being saved to the overview, without waiting', async () => {
    const { owner, db, page, id } = await ownerAtWork('198.51.100.231');
    const work = `work:${crypto.randomUUID()}`;
    const input = {
      version: 1,
      propertyId: id,
      stagedBy: 'work:none',
      isFirst: true,
      rightsConfirmedAt: Date.now(),
      images: [{ id: 'one', altText: '' }],
    };
    const dueAt = new Date(Date.now() + 3_600_000);
    await db
      .insert(jobs)
      .values({ id: work, kind: 'save-property-images', ownerId: owner.userId, input, dueAt });
    await openHydrated(page, `/dashboard/edit-property/${id}/photos?saving=${work}`);
    await page.getByText('You need not wait: the images are saved meanwhile.').waitFor();
    const done = page.getByRole('link', { name: 'Done', exact: true }).first();
    await page.setViewportSize({ width: 320, height: 568 });
    expect((await done.boundingBox())?.y).toBeLessThan(520);
    await done.click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await page.getByRole('main').getByRole('heading').first().waitFor();
  });

  it('leads from the photos of a property to the list', async () => {
    const { page, id } = await ownerAtWork('198.51.100.232');
    await openHydrated(page, `/dashboard/edit-property/${id}/photos`);
    await page.getByRole('link', { name: 'Done', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard/properties');
    await page.getByRole('main').getByText('Kurrajong Rest').first().waitFor();
  });
});

describe('the editor of a property while it loads', () => {
  it('is a skeleton after a moment, until the editor is ready', async () => {
    const { page, id } = await ownerAtWork('198.51.100.233');
    await openHydrated(page, '/dashboard/properties');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await intercept(page, `**/dashboard/edit-property/${id}.data*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    const skeleton = page.getByRole('status').filter({ hasText: 'Loading the property…' });
    await skeleton.waitFor();
    expect(await page.getByRole('heading', { name: 'Edit Kurrajong Rest' }).count()).toBe(0);
    release();
    await page.getByRole('heading', { name: 'Edit Kurrajong Rest' }).waitFor();
    await skeleton.waitFor({ state: 'detached' });
  });
});

describe('a new page that cannot be stored', () => {
  it('gets a message, and stays as it was typed', async () => {
    const page = await openPage({ address: '198.51.100.234' });
    await (await newAccount('leading-on', 'moderator')).signIn(page);
    await openHydrated(page, '/dashboard/pages/new');
    const main = page.getByRole('main');
    const title = main.getByLabel('Title', { exact: true });
    await main.getByRole('button', { name: 'Source', exact: true }).click();
    await title.fill('Trams to the sea');
    await main.getByLabel('H1 title', { exact: true }).fill('Trams to the sea');
    await main.getByLabel('Content', { exact: true }).fill('<p>Every few minutes.</p>');
    await intercept(page, '**/dashboard/pages/new*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'No' }) : route.continue(),
    );
    await main.getByRole('button', { name: 'Create Page', exact: true }).last().click();
    await page.getByText('Failed to create page').first().waitFor();
    expect(await title.inputValue()).toBe('Trams to the sea');
    await expectComplaint(/status of 503/);
  });
});
