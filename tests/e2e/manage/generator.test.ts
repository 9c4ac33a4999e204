import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hotelSites } from '../../fakes/hotel-sites';
import { serveSites } from '../../fakes/hotel-sites/serve-sites';
import { signInTo } from '../../support/accounts/sign-in-to';
import { expectAccessible } from '../../support/browser/axe';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { lookUntil } from '../../support/browser/look-again';
import { serveOwnSite } from '../../support/server/own-site';
import { expectComplaint, openPage, phone, withoutNetwork } from '../../support/browser/pages';

const shown = ['jetty-hotel', 'vineyard-slow', 'raven-hostile'];

let hotels: Awaited<ReturnType<typeof serveSites>>;
let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  hotels = await serveSites(hotelSites.filter(({ name }) => shown.includes(name)));
  site = await serveOwnSite('generator', { CRAWL_LOOPBACK: hotels.loopback.join() });
});
afterAll(async () => {
  await site?.stop();
  await hotels?.close();
});

async function openAs(who: string, options: Parameters<typeof openPage>[0]) {
  const page = await openPage({ ...options, origin: site.origin });
  await signInTo(site.origin, page, `${who}@example.com`);
  return page;
}

const generate = async (page: Page, url: string) => {
  await page.locator('#generator').getByRole('textbox', { name: 'Property website' }).fill(url);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
};
/** Another reading of the same website, to its end. */
async function readAgain(page: Page, url: string): Promise<void> {
  const before = page.url();
  await generate(page, url);
  await page.waitForURL((address) => address.href !== before);
  await page.getByRole('heading', { name: /^Found \d+ values/ }).waitFor();
}
const reviewed = (page: Page, field: string) => page.getByLabel(`${field}, as it will be applied`);
/** Pixels of a text that one has to scroll to. */
const hiddenHeight = (text: Locator) =>
  text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
const field = (page: Page, name: string) => page.locator(`#property-form [name="${name}"]`);

describe('the property generator', () => {
  it('shows errors of an address beside the field, and the rest of today’s budget', async () => {
    const page = await openAs('owner', { viewport: phone });
    await openHydrated(page, '/dashboard/add-property');
    await page.getByText(/\d+ of 10 website readings left today/).waitFor();
    const card = page.locator('#generator');
    const left = await card.getByText(/left today/).innerText();
    await generate(page, '');
    await card.getByText('URL Required').waitFor();
    await page.getByText('Please fill in this field.').first().waitFor();
    await generate(page, 'jetty hotel');
    await card.getByText('Please enter a valid URL (including http:// or https://).').waitFor();
    await page.getByText('Invalid URL', { exact: true }).first().waitFor();
    await card.getByRole('textbox', { name: 'Property website' }).fill('http://192.168.1.1/');
    expect(await card.getByText('Please enter a valid URL').count()).toBe(0);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await card.getByText('This address is private or not allowed').waitFor();
    expect(await card.getByText(/left today/).innerText()).toBe(left);
    await expectComplaint(/status of 400/);
  });

  it('fills the form on a phone, from the address to the stored property, and keeps the typed values', async () => {
    const page = await openAs('owner', { viewport: phone });
    await openHydrated(page, '/dashboard/add-property');
    await field(page, 'tags').fill('sea views');
    await generate(page, hotels.originOf('jetty-hotel'));
    await page.getByRole('heading', { name: /^Found \d+ values on \d pages$/ }).waitFor();
    await page.getByText('Property Data Generated!').first().waitFor();
    expect(await field(page, 'tags').inputValue()).toBe('sea views');

    await page.getByText(/^Read \d pages: start page, /).waitFor();
    const proposal = page.getByRole('listitem').filter({ has: reviewed(page, 'Phone') });
    await proposal.getByText('Show the source').click();
    expect(await proposal.locator('q').first().textContent()).toContain('7001 4410');
    await expectAccessible(page);

    await page.reload();
    await hydrated(page);
    await reviewed(page, 'Property name').fill('Jetty and Tide');
    await proposal.getByRole('checkbox').uncheck();
    await readAgain(page, hotels.originOf('jetty-hotel'));
    await page.getByText('Kept as you changed it. The website says: Jetty & Tide Hotel').waitFor();
    expect(await reviewed(page, 'Property name').inputValue()).toBe('Jetty and Tide');
    expect(await proposal.getByRole('checkbox').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Apply to form' }).click();
    await page.getByText('Data Applied!').first().waitFor();
    expect(await field(page, 'name').inputValue()).toBe('Jetty and Tide');
    expect(await field(page, 'website_url').inputValue()).toBe(`${hotels.originOf('jetty-hotel')}/`);
    expect(
      await page.locator('#generator').getByRole('textbox', { name: 'Property website' }).inputValue(),
    ).toBe('');
    expect(await page.getByRole('heading', { name: /^Found \d+ values/ }).count()).toBe(0);
    expect(await field(page, 'phone').inputValue()).toBe('');
    expect(await field(page, 'check_in_time').inputValue()).toBe('15:00');
    expect(await field(page, 'min_price').inputValue()).toBe('189');
    expect(await page.getByRole('checkbox', { name: 'Air conditioning' }).last().isChecked()).toBe(true);

    await field(page, 'short_description').fill('Nineteen rooms half a block from the sand.');
    await field(page, 'property_type').selectOption('hotel');
    const submit = page.getByRole('button', { name: 'Submit for Review' }).first();
    await submit.click();
    await page.getByText('Please confirm that you have the right to use these images.').first().waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('I have the right to use these images on this site.').check();
    await submit.click();
    await page.waitForURL(/\/photos\?saving=/);
    await page.getByRole('heading', { name: 'Photos of Jetty and Tide' }).waitFor();
    await expect.poll(() => page.locator('main img').count()).toBeGreaterThan(0);
  });

  it('rewrites the texts as requested, and leaves changes in other fields', async () => {
    const page = await openAs('owner', { viewport: phone });
    await openHydrated(page, '/dashboard/add-property');
    await generate(page, hotels.originOf('jetty-hotel'));
    await page.getByRole('heading', { name: /^Found \d+ values/ }).waitFor();
    const found = await reviewed(page, 'Short description').inputValue();
    await reviewed(page, 'Phone').fill('08 7001 0000');
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
    await page.getByText('Instructions Required').first().waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('Instructions').fill('More about the sea');
    await withoutNetwork(page, async () => {
      await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
      await page.getByText('Rewrite Failed').first().waitFor();
    });
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
    await page.getByText('Content Rewritten!').first().waitFor();
    await page.getByText(/put together from the facts, without a language model/).waitFor();
    const rewritten = await reviewed(page, 'Short description').inputValue();
    expect(rewritten).not.toBe(found);
    expect(await reviewed(page, 'Phone').inputValue()).toBe('08 7001 0000');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => reviewed(page, 'Short description').inputValue()).toBe(found);
    expect(await reviewed(page, 'Phone').inputValue()).toBe('08 7001 0000');
    await page.getByLabel('Instructions').fill('More about the sand');
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
    await expect.poll(() => reviewed(page, 'Short description').inputValue()).toBe(rewritten);
    await reviewed(page, 'Short description').fill('Nineteen rooms near the sand. '.repeat(5));
    expect(await hiddenHeight(reviewed(page, 'Short description'))).toBeLessThanOrEqual(1);
    await reviewed(page, 'Short description').fill(rewritten);
    await page.getByRole('button', { name: 'Apply to form' }).click();
    await expect.poll(() => field(page, 'short_description').inputValue()).toBe(rewritten);
    expect(await field(page, 'phone').inputValue()).toBe('08 7001 0000');
  });

  it('shows its progress on a slow website, survives a reload, is cancelled and begun again', async () => {
    const page = await openAs('owner', { viewport: phone });
    await openHydrated(page, '/dashboard/add-property');
    await generate(page, hotels.originOf('vineyard-slow'));
    const progress = page.getByRole('progressbar', { name: 'Reading the website' });
    await progress.waitFor();
    await page
      .getByText(/\d+ of \d+/)
      .first()
      .waitFor();
    await page.reload();
    await progress.waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancelled. Nothing has been changed.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await progress.waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByText('Cancelled. Nothing has been changed.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await expectAccessible(page);
  });

  it('reports why a website could not be read, and runs nothing of a hostile one', async () => {
    const page = await openAs('owner', { viewport: phone });
    await openHydrated(page, '/dashboard/add-property');
    await generate(page, 'http://127.0.0.1:1/');
    await page.locator('#generator').getByText('Generation Failed').waitFor();
    await page.getByText(/^10 of 10 website readings left today|^\d of 10/).waitFor();
    await generate(page, hotels.originOf('raven-hostile'));
    await page.getByRole('heading', { name: /^Found \d+ value/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('works without scripts, and keeps the typed values when it is applied', async () => {
    const page = await openAs('owner', { viewport: phone, javaScript: false });
    await page.goto('/dashboard/add-property');
    await field(page, 'address').fill('4 Typed Street, Glenelg');
    await generate(page, hotels.originOf('jetty-hotel'));
    await field(page, 'tags').fill('typed meanwhile');
    await lookUntil(page, page.getByRole('heading', { name: /^Found \d+ values/ }));
    expect(await field(page, 'address').inputValue()).toBe('4 Typed Street, Glenelg');
    expect(await field(page, 'tags').inputValue()).toBe('typed meanwhile');
    await field(page, 'cancellation_policy').fill('Until noon of the day before.');
    await reviewed(page, 'Phone').fill('08 7001 0000');
    await page.getByLabel('Instructions').fill('More about the sea');
    await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
    await page.waitForURL(/rewrite=/);
    await lookUntil(page, page.getByText(/put together from the facts/));
    expect(await reviewed(page, 'Phone').inputValue()).toBe('08 7001 0000');
    expect(await field(page, 'address').inputValue()).toBe('4 Typed Street, Glenelg');
    expect(await field(page, 'cancellation_policy').inputValue()).toBe('Until noon of the day before.');
    await field(page, 'tags').fill('sea views');
    await page.getByRole('button', { name: 'Apply to form' }).click();
    await expect.poll(() => field(page, 'name').inputValue()).toContain('Jetty');
    expect(await field(page, 'tags').inputValue()).toBe('sea views');
    expect(await field(page, 'phone').inputValue()).toBe('08 7001 0000');
    expect(await page.getByRole('checkbox', { name: 'Air conditioning' }).last().isChecked()).toBe(true);

    await page.goto(page.url());
    await field(page, 'tags').fill('still here');
    await reviewed(page, 'Phone').waitFor();
    await page.getByText('Clear', { exact: true }).click();
    await page.waitForURL(/add-property$/);
    expect(await reviewed(page, 'Phone').count()).toBe(0);
    expect(await field(page, 'tags').inputValue()).toBe('still here');
  });
});
