import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { properties, propertyPhotos } from '~/db/schema';

import { newAccount } from '../../support/accounts/sign-in-as';
import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { addProperties, listingOf } from '../../support/database/listed-properties';
import { hydrated, openAs } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { openPage, phone } from '../../support/browser/pages';

type Visitor = { javaScript?: boolean; viewport?: typeof phone; address: string };

async function signedIn(role: string, path: string, visitor: Visitor) {
  const page = await openPage(visitor);
  await signInTo(inject('origin'), page, `${role}@example.com`);
  await openAs(page, path, visitor);
  return page;
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

describe('a property before it is public', () => {
  it('has decisions in the preview and on the edit screen', async () => {
    await addProperties(['Seen Sheoak', 'Seen Tecoma']);
    const page = await signedIn('moderator', '/property/seen-sheoak', { address: '198.51.100.12' });
    await press(page, 'Approve and publish');
    await page.waitForURL('**/dashboard/properties?status=pending');
    await page.getByText('Published status updated successfully').first().waitFor();
    expect((await listingOf('Seen Sheoak'))?.state).toBe('published');

    const db = await siteDatabase();
    const [tecoma] = await db.select().from(properties).where(eq(properties.name, 'Seen Tecoma'));
    await openAs(page, `/dashboard/edit-property/${tecoma?.id}`);
    await page.getByLabel('Tags').fill('typed before');
    await press(page, 'Approve');
    await page.getByText('Approval status updated successfully').first().waitFor();
    await press(page, 'Publish');
    await page.getByText('Published: everybody sees it.').waitFor();
    expect(await page.getByLabel('Tags').inputValue()).toBe('typed before');
    expect((await listingOf('Seen Tecoma'))?.state).toBe('published');
    await press(page, 'Unpublish');
    await page.getByText('Draft: approved, not published yet.').waitFor();

    const plain = { address: '198.51.100.12', javaScript: false };
    const other = await signedIn('moderator', `/dashboard/edit-property/${tecoma?.id}`, plain);
    await other.getByLabel('Tags').fill('typed without scripts');
    await other.getByRole('button', { name: 'Publish', exact: true }).click();
    await other.getByText('Published: everybody sees it.').waitFor();
    expect(await other.getByLabel('Tags').inputValue()).toBe('typed without scripts');
  });

  it('shows an owner their own, without decisions, and lets them archive one', async () => {
    await addProperties(['Own Olearia']);
    await addProperties(['Foreign Fuchsia'], { ownerId: 'demo-moderator' });
    const plain = { address: '198.51.100.126', javaScript: false, viewport: phone };
    const page = await signedIn('owner', `/dashboard/properties?status=rejected`, plain);
    await page.getByRole('row', { name: 'Chez Odette' }).getByText('The photos show another house').waitFor();
    await page.goto(`/dashboard/properties?q=Fuchsia`);
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor();
    await page.goto(`/dashboard/properties?q=Olearia`);
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Approve|Publish|Feature/ })
        .count(),
    ).toBe(0);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByRole('row', { name: 'Own Olearia' }).locator('summary').click();
    await page.getByRole('link', { name: 'Archive… Own Olearia' }).click();
    await press(page, 'Archive property');
    await page.getByText('Property archived').first().waitFor();
    expect(new URL(page.url()).search).toBe('?q=Olearia');
    for (const path of ['reject', 'archive'].map((what) => `/dashboard/properties/1/${what}`)) {
      expect([403, 404]).toContain((await page.request.get(path)).status());
    }
  });

  it('is previewed only by its owner and by staff, with its photos', async () => {
    const db = await siteDatabase();
    const [hidden] = await db.select().from(properties).where(eq(properties.slug, 'chez-odette-henley'));
    const [photo] = await db
      .select({ id: propertyPhotos.id })
      .from(propertyPhotos)
      .where(eq(propertyPhotos.propertyId, hidden?.id ?? 0))
      .limit(1);
    await addProperties(['Merris Melaleuca'], { ownerId: 'demo-moderator' });
    const paths = [
      '/property/chez-odette-henley',
      `/accommodation/${hidden?.locationSlug}/chez-odette-henley`,
    ];
    const image = `/images/${photo?.id}/640.webp`;
    const owner = await openPage({ address: '203.0.113.155' });
    await signInTo(inject('origin'), owner, 'owner@example.com');
    for (const path of paths) {
      const response = await owner.goto(path);
      expect(response?.status()).toBe(200);
      expect(response?.headers()).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      });
      await owner.getByRole('heading', { name: 'Preview: not public yet' }).waitFor();
      await owner.getByText('The photos show another house').waitFor();
      const html = await response?.text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('application/ld+json');
      expect(await owner.getByRole('button', { name: 'Send Inquiry' }).count()).toBe(0);
    }
    await hydrated(owner);
    await expectAccessible(owner);
    const picture = await owner.request.get(image);
    expect([picture.status(), picture.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    const moderator = await newAccount('previewer', 'moderator');
    const statusFor = async (path: string, cookie: string) =>
      (await fetch(inject('origin') + path, { headers: { cookie } })).status;
    for (const path of [...paths, image]) expect(await statusFor(path, moderator.cookie)).toBe(200);

    expect((await owner.request.get('/property/merris-melaleuca')).status()).toBe(404);
    for (const path of [...paths, image]) expect(await statusFor(path, '')).toBe(404);
  });
});
