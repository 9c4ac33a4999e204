import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { properties, propertyDrafts, propertyPhotos } from '~/db/schema';

import { expectAccessible } from '../../support/browser/axe';
import { siteDatabase } from '../../support/database/database';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { addLead, addOwner, enterAs } from '../../support/accounts/owners';
import { desktop, openPage, phone } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

describe('the overview', () => {
  it('shows an owner the figures, the tasks and the links', async () => {
    const owner = await addOwner('overview');
    await addLead({ propertyId: owner.propertyId, name: 'Noor Haddad' });
    await addLead({
      propertyId: owner.propertyId,
      status: 'closed',
      createdAt: new Date(Date.now() - 50 * 86_400_000),
    });
    const db = await siteDatabase();
    await db.insert(properties).values({
      ownerId: owner.id,
      name: 'Unfinished Barn',
      slug: `barn-of-${owner.name}`,
      propertyType: 'villa',
      address: '2 Quandong Row',
      rejectedAt: new Date(),
      rejectionReason: 'The address is not known to us.',
    });
    await db.insert(propertyPhotos).values({
      propertyId: owner.propertyId,
      storageKey: `test/${owner.name}`,
      altText: 'A verandah',
      width: 1280,
      height: 853,
      placeholder: '#8a8f86',
    });
    const page = await openPage({ address: '198.51.100.131', javaScript: false });
    await enterAs(page, owner.email, '/dashboard');
    const card = (title: string) =>
      page
        .getByRole('list', { name: 'Figures' })
        .getByRole('listitem')
        .filter({ hasText: title })
        .innerText();
    expect(await card('Total Properties')).toMatch(/2\s+1 published/);
    expect(await card('Total Leads')).toMatch(/^Total Leads\s+2\s/);
    expect(await card('This Month')).toMatch(/^This Month\s+1\s/);
    expect(await card('Active Properties')).toMatch(/^Active Properties\s+1\s/);
    const waiting = page.getByRole('region', { name: 'Needs attention' });
    const text = await waiting.innerText();
    for (const words of [
      '1 lead without an answer',
      'The address is not known to us.',
      'Without photos',
      'Incomplete listings',
      'of 100 complete. Next: Show at least 5 photos',
    ]) {
      expect(text).toContain(words);
    }
    const weeks = page.getByRole('table', { name: 'Leads received by week' }).getByRole('row');
    expect(await weeks.count()).toBe(13);
    expect(await weeks.last().innerText()).toMatch(/1$/);
    for (const [name, path] of [
      ['Add New Property', '/dashboard/add-property'],
      ['View Recent Leads', '/dashboard/leads'],
      ['Manage Properties', '/dashboard/properties'],
    ] as const) {
      const link = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(path);
    }
    await waiting.getByRole('link', { name: 'Noor Haddad' }).click();
    await page.getByRole('heading', { level: 2, name: 'Noor Haddad' }).waitFor();
  });

  it('shows staff what waits for approval', async () => {
    const owner = await addOwner('pending');
    const db = await siteDatabase();
    await db
      .update(properties)
      .set({ isApproved: false, createdAt: new Date(0) })
      .where(eq(properties.id, owner.propertyId));
    const page = await openPage({ address: '198.51.100.132' });
    await enterAs(page, 'admin@example.com', '/dashboard');
    const waiting = page.getByRole('region', { name: 'Needs attention' });
    expect(await waiting.innerText()).toMatch(/\d+ propert(y waits|ies wait) for approval/);
    await waiting.getByRole('link', { name: owner.propertyName }).waitFor();
    const all = waiting.getByRole('link', { name: 'Review pending properties' });
    expect(await all.getAttribute('href')).toBe('/dashboard/properties?status=pending');

    const draft = crypto.randomUUID();
    const long = new Date(1_000);
    await db.insert(propertyDrafts).values({
      id: draft,
      propertyId: owner.propertyId,
      status: 'ready',
      data: {},
      baseVersion: 1,
      createdAt: long,
      updatedAt: long,
    });
    await openHydrated(page, '/dashboard');
    expect(await waiting.innerText()).toMatch(/1 draft is ready|\d+ drafts are ready/);
    const ready = waiting.getByRole('link', { name: 'Review ready drafts' });
    const listed = await page.request.get((await ready.getAttribute('href')) ?? '');
    expect(await listed.text()).toContain(`/dashboard/edit-property/${owner.propertyId}/drafts/${draft}`);
    await db.delete(propertyDrafts).where(eq(propertyDrafts.id, draft));
  });

  it('leads a new owner from the listing over its photos to the review', async () => {
    const owner = await newAccount('first-steps');
    const page = await openPage({ address: '198.51.100.132' });
    await owner.signIn(page);
    await openHydrated(page, '/dashboard');
    const steps = page.getByRole('region', { name: 'Your first listing' });
    const links = async () =>
      Promise.all((await steps.getByRole('link').all()).map((link) => link.getAttribute('href')));
    expect(await links()).toEqual(Array(3).fill('/dashboard/add-property'));
    const db = await siteDatabase();
    const [added] = await db
      .insert(properties)
      .values({
        name: 'First Steps',
        slug: `first-${owner.profileId}`,
        propertyType: 'hotel',
        address: '1 Row',
        ownerId: owner.profileId,
        isApproved: false,
      })
      .returning();
    await openHydrated(page, '/dashboard');
    expect(await links()).toEqual([`/dashboard/edit-property/${added?.id}/photos`]);
    await expectAccessible(page);
  });

  it('can be read and used by everybody, in both themes', async () => {
    const page = await openPage({ address: '198.51.100.133' });
    await enterAs(page, 'owner@example.com', '/dashboard');
    await hydrated(page);
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      expect(await overhang(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    }
  });
});
