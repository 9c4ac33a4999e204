import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { locationGroups } from '~/db/schema';

import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { openPage } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';

describe('a person who makes two steps at once', () => {
  it('finds both in the order of a list', async () => {
    const db = await siteDatabase();
    const slug = `quick-${crypto.randomUUID().slice(0, 8)}`;
    const rows = ['A', 'B', 'C'].map((end, sortOrder) => ({
      slug: `${slug}-${end.toLowerCase()}`,
      name: `${slug} ${end}`,
      parentSlug: slug,
      sortOrder,
      isActive: false,
    }));
    await db.insert(locationGroups).values([{ slug, name: slug, isActive: false }, ...rows]);
    const page = await openPage({ address: '198.51.101.44' });
    await (await newAccount('quick', 'moderator')).signIn(page);
    await openHydrated(page, '/dashboard/site/locations');
    const places = page.locator('details', { hasText: `in ${slug}` }).last();
    if (!(await places.evaluate((details: HTMLDetailsElement) => details.open)))
      await places.locator('summary').click();
    // Each as soon as React has rendered the one before, and long before the server has answered it.
    await places.evaluate(async (details, name) => {
      for (const step of [`Move ${name} B up`, `Move ${name} C up`, `Move ${name} C up`]) {
        details.querySelector<HTMLElement>(`button[aria-label="${step}"]`)?.click();
        await Promise.resolve();
      }
    }, slug);
    const stored = async () => {
      const found = await db
        .select({ name: locationGroups.name })
        .from(locationGroups)
        .where(eq(locationGroups.parentSlug, slug))
        .orderBy(asc(locationGroups.sortOrder));
      return found.map(({ name }) => name.at(-1)).join('');
    };
    await expect.poll(stored).toBe('CBA');
    expect(await page.getByText('Somebody else changed this list meanwhile.').count()).toBe(0);
  });
});
