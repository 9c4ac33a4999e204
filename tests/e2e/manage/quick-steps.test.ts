import { asc, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';

import { leads, locationGroups, locationRelatedGuides } from '~/db/schema';

import { createPage } from '../../factories/page';
import { siteDatabase } from '../../support/database/database';
import { openHydrated } from '../../support/browser/hydrated';
import { openPage } from '../../support/browser/pages';
import { newAccount } from '../../support/accounts/sign-in-as';
import { signInTo } from '../../support/accounts/sign-in-to';

/** An area with three places that no other test moves; `slug` is its name too. */
async function newArea() {
  const db = await siteDatabase();
  const slug = `quick-${crypto.randomUUID().slice(0, 8)}`;
  const places = ['A', 'B', 'C'].map((end, sortOrder) => ({
    slug: `${slug}-${end.toLowerCase()}`,
    name: `${slug} ${end}`,
    parentSlug: slug,
    sortOrder,
    isActive: false,
  }));
  await db.insert(locationGroups).values([{ slug, name: slug, isActive: false }, ...places]);
  return slug;
}

/** The places of the area `slug` on the screen of locations, shown. */
async function placesOf(page: Page, slug: string) {
  const places = page.locator('details', { hasText: `in ${slug}` }).last();
  if (!(await places.evaluate((details: HTMLDetailsElement) => details.open)))
    await places.locator('summary').click();
  return places;
}

describe('a person whose steps are faster than their answers', () => {
  it('finds both in the order of a list', async () => {
    const db = await siteDatabase();
    const slug = await newArea();
    const page = await openPage({ address: '198.51.101.44' });
    await (await newAccount('quick', 'moderator')).signIn(page);
    await openHydrated(page, '/dashboard/site/locations');
    const places = await placesOf(page, slug);
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

  it('finds the last one stored on a device that shows the answers later than the next steps', async () => {
    const db = await siteDatabase();
    const slug = `quick-${crypto.randomUUID().slice(0, 8)}`;
    const [area] = await db.insert(locationGroups).values({ slug, name: slug, isActive: false }).returning();
    const { id: pageId } = await createPage(db as never, { slug, pageType: 'location' });
    const guide = async (name: string) => {
      const own = { slug: `guides/${slug}-${name.toLowerCase()}`, title: `${name} ${slug}` };
      return (await createPage(db as never, { ...own, pageType: 'guide' })).id;
    };
    const [quick, slow, last] = [await guide('Quick'), await guide('Slow'), await guide('Last')];
    await db
      .insert(locationRelatedGuides)
      .values([quick, slow, last].map((guidePageId, sortOrder) => ({ pageId, guidePageId, sortOrder })));

    const page = await openPage({ address: '198.51.101.43' });
    await (await newAccount('quick', 'moderator')).signIn(page);
    await openHydrated(page, `/dashboard/site/locations/${area?.id}`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    for (let step = 0; step < 8; step += 1) {
      await page
        // Nobody can press it before the step before is shown: a click would be lost.
        .getByRole('button', {
          name: `Move Quick ${slug} ${step % 2 === 0 ? 'down' : 'up'}`,
          disabled: false,
        })
        .evaluate((button: HTMLElement) => button.click());
      // Each at another moment of the save before.
      await page.waitForTimeout(40 + 50 * step);
    }
    await page.getByRole('button', { name: `Move Last ${slug} up` }).click();

    const stored = async () =>
      (
        await db
          .select({ id: locationRelatedGuides.guidePageId })
          .from(locationRelatedGuides)
          .where(eq(locationRelatedGuides.pageId, pageId))
          .orderBy(asc(locationRelatedGuides.sortOrder))
      ).map(({ id }) => id);
    await expect.poll(stored).toEqual([quick, last, slow]);
  });

  it('leaves for a page whose routes are still asked for, before a change is answered', async () => {
    const db = await siteDatabase();
    const name = `Quick ${crypto.randomUUID().slice(0, 8)}`;
    await db
      .insert(leads)
      .values({ name, email: 'quick@example.com', contentKey: name, status: 'contacted' });
    const page = await openPage({ address: '198.51.101.46' });
    await signInTo(inject('origin'), page, 'admin@example.com');
    let letGo = () => {};
    const free = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/__manifest?*', async (route) => {
      await free;
      await route.fallback();
    });
    await openHydrated(page, '/dashboard/leads');
    const status = page.getByRole('main').getByRole('combobox', { name: `Status of ${name}`, exact: true });
    await page.getByRole('main').getByRole('link', { name: 'Settings', exact: true }).click();
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await status.selectOption('closed');
    expect((await answered).ok()).toBe(true);
    // As long as the router takes to read the answer.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    letGo();
    await page.waitForURL('**/dashboard/settings');
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click();
    await expect.poll(() => status.inputValue()).toBe('closed');
    const stored = await db.select({ status: leads.status }).from(leads).where(eq(leads.name, name));
    expect(stored).toEqual([{ status: 'closed' }]);
  });

  it('keeps the page that is shown, where two links follow a change before it is answered', async () => {
    const slug = await newArea();
    const page = await openPage({ address: '198.51.101.47' });
    await signInTo(inject('origin'), page, 'admin@example.com');
    await openHydrated(page, '/dashboard/site/locations');
    const main = page.getByRole('main');
    const places = await placesOf(page, slug);
    const first = places.locator('a[href^="/dashboard/site/locations/"]').first();
    const path = (await first.getAttribute('href')) ?? '';
    const held = [new Set<() => void>(), new Set<() => void>()] as const;
    for (const [at, target] of [path, '/dashboard/site/menus'].entries())
      await page.route(
        (url) => url.pathname === `${target}.data`,
        async (route) => {
          await new Promise<void>((resolve) => held[at]?.add(resolve));
          await route.fallback();
        },
      );
    const letGo = (at: 0 | 1) => held[at].forEach((resolve) => resolve());
    await first.click();
    await expect.poll(() => held[0].size).toBeGreaterThan(0);
    const before = held[0].size;
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await places.getByRole('button', { name: `Move ${slug} A down` }).click();
    expect((await answered).ok()).toBe(true);
    await expect.poll(() => held[0].size).toBeGreaterThan(before);
    await main.getByRole('link', { name: 'Menus', exact: true }).click();
    await expect.poll(() => held[1].size).toBeGreaterThan(0);
    letGo(0);
    // As long as the router takes to read the answer.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await main.getByRole('heading', { name: 'Locations' }).first().isVisible()).toBe(true);
    letGo(1);
    await main.getByRole('heading', { name: 'Menus' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/site/menus');
  });
});
