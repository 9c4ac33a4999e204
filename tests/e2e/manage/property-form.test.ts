import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { properties, propertyTags, units } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { openAs, openHydrated } from '../../support/browser/hydrated';
import { overhang } from '../../support/browser/layout';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { ask } from '../../support/server/site';
import { expectJumps, field, ownProperty, storedOf, submit } from '../../support/forms/property-form';

const visitors = [
  ['with JavaScript on a desktop', { javaScript: true, viewport: desktop, address: '203.0.113.158' }],
  ['with JavaScript on a phone', { javaScript: true, viewport: phone, address: '203.0.113.160' }],
  ['without JavaScript on a phone', { javaScript: false, viewport: phone, address: '203.0.113.162' }],
] as const;

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>';

describe.each(visitors)('an owner %s', (_, visitor) => {
  const { javaScript } = visitor;

  it('adds a property with every message on the way, keeping the typed values', async () => {
    const account = await newAccount('adder');
    const page = await openPage(visitor);
    await account.signIn(page);
    await openAs(page, '/dashboard/add-property', visitor);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await field(page, /^Check-in time/).inputValue()).toBe('15:00');
    expect(await field(page, /^Check-out time/).inputValue()).toBe('11:00');
    expect(await field(page, /^Price from/).inputValue()).toBe('100');
    await field(page, 'Property name').fill('X');
    await field(page, 'Address').fill('1 X');
    await field(page, 'Short description').fill('Too short');
    await field(page, /^Price from/).fill('0');
    await field(page, /^Phone/).fill('ring me');
    await field(page, /^Email/).fill('nobody');
    await field(page, /^Website/).fill('javascript:alert(1)');
    await submit(page, 'Submit for Review').click();
    await page.locator('#property-form').getByText('Missing Information').waitFor();
    const text = await page.getByRole('main').innerText();
    for (const message of [
      'Property name must be at least 2 characters',
      'Please select a property type',
      'Please enter a complete address',
      'Short description must be at least 20 characters',
      'Minimum price must be greater than 0',
      'Invalid phone number format',
      'Please enter a valid email address',
      'Please enter a valid URL',
      'AI Property Generator',
      'Property Images',
      'Publication',
      'Basic Information',
      'Property Description',
      'Pricing & Check-in Times',
      'Contact Information',
      'Amenities & Features',
    ]) {
      expect(text).toContain(message);
    }
    expect(await field(page, 'Property name').inputValue()).toBe('X');
    expect(await field(page, /^Website/).inputValue()).toBe('javascript:alert(1)');
    // Without scripts, the browser gives the focus with the first frame.
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
    await expect.poll(focused).toBe('name');
    if (javaScript) await expectAccessible(page);
    else await expectComplaint(/status of 400/);

    await field(page, 'Property name').fill(`Saltbush ${hostile}`);
    await field(page, 'Property type').selectOption('motel');
    await field(page, 'Address').fill('12 Saltbush Street, Glenelg SA 5045');
    const suburb = () => field(page, /^Suburb/).inputValue();
    await field(page, /^Tags/).fill('Pet Friendly, sea views');
    await field(page, 'Short description').fill(`A quiet motel near the sea. ${hostile}`);
    await field(page, /^Full description/).fill(hostile);
    await field(page, /^Price from/).fill('120');
    await field(page, /^Phone/).fill('(08) 5550 1234');
    await field(page, /^Email/).fill('stay@example.com');
    await field(page, /^Website/).fill('https://example.com/');
    await page.getByRole('main').getByRole('checkbox').nth(2).check();
    await page.getByRole('button', { name: 'Add a unit' }).click();
    await field(page, /^Name$/)
      .first()
      .fill('Garden room');
    await page.getByRole('button', { name: 'Add a unit' }).click();
    await expect.poll(() => field(page, /^Name$/).count()).toBe(2);
    // Proposed from the address: at once with scripts, else by the page that came with the unit.
    expect(await suburb()).toBe('glenelg');
    expect(
      await field(page, /^Name$/)
        .first()
        .inputValue(),
    ).toBe('Garden room');
    await field(page, /^Name$/)
      .nth(1)
      .fill('Sea room');
    await field(page, /^Guests/)
      .nth(1)
      .fill('3');
    await page.getByRole('button', { name: 'Move unit 2 up' }).click();
    await expect
      .poll(() =>
        field(page, /^Name$/)
          .first()
          .inputValue(),
      )
      .toBe('Sea room');
    await page.getByRole('button', { name: 'Add a unit' }).click();
    await expect.poll(() => field(page, /^Name$/).count()).toBe(3);
    await page.getByRole('button', { name: 'Remove unit 3' }).click();
    await expect.poll(() => field(page, /^Name$/).count()).toBe(2);
    expect(await field(page, 'Address').inputValue()).toBe('12 Saltbush Street, Glenelg SA 5045');
    await submit(page, 'Submit for Review').click();
    await page.getByText('Property Added Successfully!').first().waitFor();
    await page.getByText("You'll be notified once it's approved.").first().waitFor();

    const [row, ...more] = await storedOf(account.profileId);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      isApproved: false,
      isPublished: false,
      locationSlug: 'glenelg',
      placeSlug: 'glenelg',
      propertyType: 'motel',
      minPrice: 120,
      starRating: null,
      latitude: expect.any(Number),
    });
    const db = await siteDatabase();
    const rooms = await db
      .select()
      .from(units)
      .where(eq(units.propertyId, row?.id ?? 0))
      .orderBy(units.sortOrder);
    expect(rooms.map(({ name, maxGuests }) => [name, maxGuests])).toEqual([
      ['Sea room', 3],
      ['Garden room', null],
    ]);
    const tags = await db
      .select()
      .from(propertyTags)
      .where(eq(propertyTags.propertyId, row?.id ?? 0));
    expect(tags.map(({ tag }) => tag).sort()).toEqual(['pet-friendly', 'sea-views']);
    await db
      .update(properties)
      .set({ isApproved: true, isPublished: true })
      .where(eq(properties.id, row?.id ?? 0));
    await page.goto(`/property/${row?.slug}`);
    await page.getByRole('heading', { level: 1, name: `Saltbush ${hostile}` }).waitFor();
    expect(await page.locator('main').innerText()).toContain(`A quiet motel near the sea. ${hostile}`);
  });

  it('edits a property, and its old address leads to the new one', async () => {
    const { account, row, path } = await ownProperty();
    const page = await openPage(visitor);
    await account.signIn(page);
    await openAs(page, path, visitor);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    for (const name of ['AI Tools', 'Draft Manager', 'Extract Images', 'Current Images'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    await expectJumps(page);
    await field(page, 'Property name').fill('');
    await field(page, 'Address').fill('');
    await field(page, 'Property type').selectOption('');
    await field(page, /^Price from/).fill('-1');
    await submit(page, 'Update Property').click();
    await page.getByText('Not saved yet').waitFor();
    const text = await page.getByRole('main').innerText();
    for (const message of [
      'Property name is required',
      'Address is required',
      'Property type is required',
      'Price must be positive',
    ]) {
      expect(text).toContain(message);
    }
    if (!javaScript) await expectComplaint(/status of 400/);
    await field(page, 'Property name').fill('Another Name');
    await field(page, 'Address').fill('2 Other Street');
    await field(page, 'Property type').selectOption('villa');
    await field(page, /^Price from/).fill('200');
    await page.locator('summary', { hasText: 'Web address' }).click();
    const slug = `renamed-${row.slug}`;
    await field(page, 'Web address').fill(slug);
    await submit(page, 'Update Property').click();
    await page.getByText('Property updated successfully').first().waitFor();
    for (const from of [`/property/${row.slug}`, `/accommodation/glenelg/${row.slug}`]) {
      const moved = await ask(from);
      expect([moved.status, moved.headers.get('location')?.endsWith(slug)]).toEqual([301, true]);
    }
    expect((await ask(`/property/${slug}`)).status).toBe(200);
    expect((await storedOf(account.profileId))[0]).toMatchObject({ name: 'Another Name', version: 2, slug });
  });

  it('reports another editor’s save, and lets the editor choose field by field', async () => {
    const { account, row, path } = await ownProperty();
    const page = await openPage(visitor);
    await account.signIn(page);
    await openAs(page, path, visitor);
    const db = await siteDatabase();
    await db
      .update(properties)
      .set({ version: 2, name: 'Their name', address: 'Their address', phone: '08 5550 7777' })
      .where(eq(properties.id, row.id));
    await field(page, 'Property name').fill('My name');
    await field(page, 'Address').fill('My address 1');
    await field(page, /^Short description/).fill('Mine alone: a long verandah above the gulf.');
    await submit(page, 'Update Property').click();
    await page.getByRole('heading', { name: 'Somebody else has saved this meanwhile' }).waitFor();
    await expectComplaint(/status of 409/);
    expect((await storedOf(account.profileId))[0]).toMatchObject({ name: 'Their name', version: 2 });
    if (javaScript) await expectAccessible(page);
    const choice = (name: string) => page.getByRole('group', { name, exact: true });
    for (const [name, words, isTheirs] of [
      ['Address', 'Both of you have changed this.', false],
      ['Phone', 'Only they have changed this.', true],
      ['Short description', 'Only you have changed this.', false],
    ] as const) {
      await choice(name).getByText(words).waitFor();
      expect(await choice(name).getByLabel('Theirs').isChecked(), name).toBe(isTheirs);
    }
    await choice('Address').getByLabel('Theirs').check();
    await submit(page, 'Update Property').click();
    await page.getByText('Property updated successfully').first().waitFor();
    expect((await storedOf(account.profileId))[0]).toMatchObject({
      name: 'My name',
      address: 'Their address',
      version: 3,
      phone: '08 5550 7777',
      shortDescription: 'Mine alone: a long verandah above the gulf.',
    });
  });

  it('reads why a property was rejected and submits it again', async () => {
    const { account, path } = await ownProperty({
      isApproved: false,
      isPublished: false,
      rejectedAt: new Date(),
      rejectionReason: 'The address is missing.',
    });
    const page = await openPage(visitor);
    await account.signIn(page);
    await openAs(page, path, visitor);
    await page.getByText('The address is missing.').waitFor();
    await field(page, 'Address').fill('7 Proper Road, Glenelg SA 5045');
    await page.getByRole('button', { name: 'Submit for Review' }).click();
    await page.getByText('Submitted for review').first().waitFor();
    expect((await storedOf(account.profileId))[0]).toMatchObject({
      rejectedAt: null,
      rejectionReason: null,
      isApproved: false,
      address: '7 Proper Road, Glenelg SA 5045',
    });
  });
});

describe('the form', () => {
  it('asks before unsaved changes are lost, and is filled in without a pointer', async () => {
    const { account, row, path } = await ownProperty();
    const db = await siteDatabase();
    await db.insert(units).values({ propertyId: row.id, name: 'Queen Room' });
    const page = await openPage({ address: '198.51.100.145' });
    await account.signIn(page);
    await openHydrated(page, path);
    await page.getByText('No unsaved changes').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await field(page, 'Property name').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' by the sea');
    await page.getByText('Unsaved changes', { exact: true }).waitFor();
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unsaved changes' });
    await dialog.getByRole('button', { name: 'Stay on this page' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await field(page, 'Property name').inputValue()).toMatch(/ by the sea$/);
    await field(page, 'Property name').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Property updated successfully').first().waitFor();
    await page.getByText('No unsaved changes').waitFor();
    expect((await storedOf(account.profileId))[0]?.name).toMatch(/ by the sea$/);
    expect(await page.locator('#units :focus').count()).toBe(0);
  });
});
