import { readFile } from 'node:fs/promises';

import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { properties } from '~/db/schema';

import { serveModels } from '../../fakes/serve-models';
import { expectAccessible } from '../../support/browser/axe';
import { hydrated, openAs, openHydrated } from '../../support/browser/hydrated';
import { lookUntil } from '../../support/browser/look-again';
import { overhang } from '../../support/browser/layout';
import { siteDatabase } from '../../support/database/database';
import { serveOwnSite } from '../../support/server/own-site';
import { desktop, expectComplaint, openPage, phone, withoutNetwork } from '../../support/browser/pages';
import { signInTo } from '../../support/accounts/sign-in-to';

let models: Awaited<ReturnType<typeof serveModels>>;
let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  const picture = new Uint8Array(await readFile('seed/photos/hero-jetty.webp'));
  models = await serveModels({ picture });
  site = await serveOwnSite('writing', models.vars);
});
beforeEach(() => slow());
afterAll(async () => {
  await site.stop();
  await models.stop();
});

/** Longer than a page without scripts takes to read itself again, which is when it first sees the work going on. */
function slow({ javaScript = true } = {}) {
  models.service.be('slow');
  models.service.slowMs = javaScript ? 1500 : 5500;
}

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });

async function open(email: string, { javaScript = true }: { javaScript?: boolean } = {}) {
  const page = await openPage({
    javaScript,
    origin: site.origin,
    viewport: javaScript ? desktop : phone,
    address: javaScript ? '198.51.100.201' : '198.51.100.202',
  });
  await signInTo(site.origin, page, email);
  return { page, go: (path: string) => openAs(page, path, { javaScript }) };
}

/** The address at which a listed stay of the demo owner is edited. */
async function findOwnProperty() {
  const db = await siteDatabase(site.origin);
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.ownerId, 'demo-owner'), eq(properties.listingState, 'published')))
    .orderBy(properties.id)
    .limit(1);
  if (!row) throw new Error('The demo owner has no listed stay.');
  return `/dashboard/edit-property/${row.id}`;
}

describe.each([
  ['with scripts', true],
  ['without scripts on a phone', false],
])('a description %s', (_, javaScript) => {
  it('is generated with progress, survives a reload, is reviewed, changed and saved', async () => {
    slow({ javaScript });
    const { page, go } = await open('owner@example.com', { javaScript });
    await go(await findOwnProperty());
    const preview = main(page).getByRole('link', { name: 'Preview', exact: true });
    const shown = (await preview.getAttribute('href')) ?? '';
    await main(page).getByRole('link', { name: 'Enhance the description' }).click();
    await page.waitForURL('**/description');
    if (javaScript) await hydrated(page);
    if (javaScript) {
      await withoutNetwork(page, async () => {
        await button(page, 'Enhance the description').click();
        await page.getByText('Enhancement Failed').first().waitFor();
        await page.getByText('Failed to enhance description').first().waitFor();
      });
    }
    await button(page, 'Enhance the description').click();
    await page.getByText('Writing the description…').waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await main(page).getByRole('heading', { name: 'As it could be' }).waitFor();
    if (javaScript) await openHydrated(page, page.url());
    const text = field(page, 'New description');
    expect(await text.inputValue()).toContain('The house stands by the sea.');
    await main(page).getByRole('heading', { name: 'As it is now' }).waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    if (javaScript) await expectAccessible(page);
    await text.fill('  ');
    await button(page, 'Save').click();
    await main(page).getByText('No Description to Save').waitFor();
    await main(page).getByText('Please generate an enhanced description first.').waitFor();
    await expectComplaint(/status of 400/);
    const words = `Changed by hand ${javaScript ? 'with' : 'without'} scripts.`;
    await text.fill(words);
    await button(page, 'Save').click();
    await page.getByText('Description Updated!').first().waitFor();
    expect(await field(page, 'Full description (optional)').inputValue()).toBe(words);

    await go(shown);
    await main(page).getByRole('link', { name: 'Rewrite the description' }).click();
    await page.waitForURL('**/description');
    const anonymous = await fetch(site.origin + shown);
    expect(anonymous.headers.get('cache-control')).not.toMatch(/private|no-store/);
    const html = await anonymous.text();
    expect(html).toContain(words);
    expect(html).not.toMatch(/Rewrite the description|rewriteAt/);
  });
});

it('a failed description has a reason, and is retried or cleared', async () => {
  models.service.be('too short');
  const { page, go } = await open('owner@example.com');
  const path = await findOwnProperty();
  await go(`${path}/description`);
  await button(page, 'Write a new one').click();
  const alert = main(page).getByRole('alert');
  await alert.getByText('Generation Failed').waitFor();
  await alert.getByText(/Failed to generate description\. .* It has 50 words; it must have/).waitFor();
  models.service.be('good');
  await button(page, 'Try again').click();
  await field(page, 'New description').waitFor();
  await main(page).getByRole('link', { name: 'Clear', exact: true }).click();
  await button(page, 'Write a new one').waitFor();
  expect(await field(page, 'New description').count()).toBe(0);
});

it('a description never overwrites another editor’s save, unless it is saved again', async () => {
  models.service.be('good');
  const { page, go } = await open('owner@example.com');
  const path = await findOwnProperty();
  await go(`${path}/description`);
  await button(page, 'Write a new one').click();
  await field(page, 'New description').fill('Mine, with care.');
  const version = await page.locator('input[name="version"]').inputValue();
  const theirs = await page.context().request.post(`${site.origin}${path}/description`, {
    form: { intent: 'save', version, description: 'Theirs, in the meantime.' },
    headers: { origin: site.origin },
  });
  expect(theirs.ok()).toBe(true);
  await button(page, 'Save').click();
  await main(page).getByText('Somebody else has saved this meanwhile').waitFor();
  await expectComplaint(/status of 409/);
  await main(page).getByText('Theirs, in the meantime.').waitFor();
  expect(await field(page, 'New description').inputValue()).toBe('Mine, with care.');
  await button(page, 'Save').click();
  await page.getByText('Description Updated!').first().waitFor();
  const full = field(page, 'Full description (optional)');
  expect(await full.inputValue()).toBe('Mine, with care.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Taken back').first().waitFor();
  expect(await full.inputValue()).toBe('Theirs, in the meantime.');
});

describe('the page editor', () => {
  it('generates a page, puts it into the form beside the typed values, and saves it on request', async () => {
    const { page, go } = await open('moderator@example.com');
    await go('/dashboard/pages/new');
    await field(page, 'Meta keywords (optional)').fill('trams, beaches');
    await main(page).getByText('Write with AI').click();
    await button(page, 'Generate').click();
    await main(page).getByText('Please enter a prompt first').first().waitFor();
    await expectComplaint(/status of 400/);
    await field(page, 'Prompt').fill('A page about the tram to Glenelg');
    await button(page, 'Generate').click();
    await main(page).getByText('Writing…').waitFor();
    expect(new URL(page.url()).searchParams.get('work')).toMatch(/^work:/);
    await main(page).getByRole('heading', { name: 'What was written' }).waitFor();
    expect(await main(page).getByText('Please enter a prompt first').count()).toBe(0);
    expect(await field(page, 'Title').inputValue()).toBe('');
    await page.setViewportSize(phone);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(desktop);
    await expectAccessible(page);
    await button(page, 'Put into the form').click();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Glenelg by the sea');
    expect(await field(page, 'H1 title').inputValue()).toBe('Glenelg: a day by the sea');
    expect(await field(page, 'Meta keywords (optional)').inputValue()).toBe('trams, beaches');
    expect(await field(page, 'Question').inputValue()).toBe('Is there a tram?');
    await main(page)
      .getByRole('textbox', { name: 'Content' })
      .getByText('It leaves from the city.')
      .waitFor();
    expect(await field(page, 'Featured image (optional)').inputValue()).toMatch(/^\/media\/library-\d+$/);
    const list = await page.context().request.get(`${site.origin}/dashboard/pages`);
    expect(await list.text()).not.toContain('Glenelg by the sea');
    const slug = `glenelg-${crypto.randomUUID().slice(0, 8)}`;
    await field(page, 'Slug').fill(slug);
    await field(page, 'Published').check();
    await button(page, 'Create Page').click();
    await page.getByText('Page created successfully').first().waitFor();
    await page.goto(`/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Glenelg: a day by the sea' }).waitFor();
    await main(page).getByText('It leaves from the city.').waitFor();
  });

  it('shows what was written to a person who asks again while the page is read after a refusal', async () => {
    const { page, go } = await open('moderator@example.com');
    await go('/dashboard/pages/new');
    await main(page).getByText('Write with AI').click();
    const isReading = (url: URL) =>
      url.pathname === '/dashboard/pages/new.data' && !url.searchParams.has('work');
    const began = page.waitForRequest((sent) => sent.method() === 'GET' && isReading(new URL(sent.url())));
    let letGo = () => {};
    const free = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(isReading, async (route) => {
      if (route.request().method() === 'GET') await free;
      await route.fallback();
    });
    await button(page, 'Generate').click();
    await began;
    await expectComplaint(/status of 400/);
    await field(page, 'Prompt').fill('A page about the tram to Glenelg');
    await button(page, 'Generate').click();
    await main(page).getByText('Writing…').waitFor();
    letGo();
    await main(page).getByRole('heading', { name: 'What was written' }).waitFor();
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByRole('heading', { name: 'Leads', level: 2 }).waitFor();
  });

  it('keeps prompts, and makes a picture for the page that is marked as generated', async () => {
    models.service.picture = new Uint8Array(await readFile('seed/photos/hero-vineyard.webp'));
    const { page, go } = await open('moderator@example.com');
    await go('/dashboard/pages/new');
    await main(page).getByText('Write with AI').click();
    await field(page, 'Prompt').fill('Draw a picture of a jetty at sunset');
    await button(page, 'Save this prompt').click();
    await main(page).getByText('Please enter both prompt text and name').first().waitFor();
    await expectComplaint(/status of 400/);
    await field(page, 'What to write').selectOption('Featured image');
    await field(page, 'Name for this prompt').fill('Jetty');
    await button(page, 'Save this prompt').click();
    await main(page).getByText('Prompt saved successfully').waitFor();
    await field(page, 'Prompt').fill('Something else');
    await button(page, 'Use this prompt').click();
    await expect.poll(() => field(page, 'Prompt').inputValue()).toBe('Draw a picture of a jetty at sunset');
    await button(page, 'Generate').click();
    await main(page).getByText('Drawing the picture…').waitFor();
    await main(page).getByText('Image generated and uploaded successfully').waitFor();
    const alt = field(page, 'Alt text');
    expect(await alt.inputValue()).toBe('A jetty at sunset');
    await alt.fill('A jetty at sunset, seen from the beach');
    await button(page, 'Use as featured image').click();
    const address = field(page, 'Featured image (optional)');
    await expect.poll(() => address.inputValue()).toMatch(/^\/media\/library-\d+$/);
    await button(page, 'Delete this prompt').click();
    await main(page).getByText('No saved prompts yet.').waitFor();
    await page.goto('/dashboard/media?q=sunset,+seen');
    await main(page).getByText('Generated', { exact: true }).waitFor();
    await main(page).getByText('A jetty at sunset, seen from the beach').waitFor();
  });

  it('without scripts comes back with all that was typed, and with the result once it is put into the form', async () => {
    slow({ javaScript: false });
    const { page } = await open('moderator@example.com', { javaScript: false });
    await page.goto('/dashboard/pages/new');
    await field(page, 'Content').fill('<p>My own words.</p>');
    await main(page).getByText('Write with AI').click();
    await field(page, 'What to write').selectOption('Title');
    await field(page, 'Prompt').fill('The tram to Glenelg');
    await button(page, 'Generate').click();
    await lookUntil(page, main(page).getByText('Writing…'));
    await field(page, 'Content').fill('<p>My own words, and more.</p>');
    await field(page, 'Prompt').fill('The tram, and what it costs');
    await lookUntil(page, main(page).getByRole('heading', { name: 'What was written' }));
    expect(await field(page, 'Content').inputValue()).toBe('<p>My own words, and more.</p>');
    expect(await field(page, 'Prompt').inputValue()).toBe('The tram, and what it costs');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await button(page, 'Put into the form').click();
    await main(page).getByText('Put into the form. Nothing is saved yet.').waitFor();
    expect(await field(page, 'Title').inputValue()).toBe('A day by the sea at Glenelg.');
    expect(await field(page, 'Content').inputValue()).toBe('<p>My own words, and more.</p>');
  });

  it('reports an error, and can try again', async () => {
    models.service.be('malformed');
    const { page, go } = await open('moderator@example.com');
    await go('/dashboard/pages/new');
    await main(page).getByText('Write with AI').click();
    await field(page, 'Prompt').fill('A page about the tram to Glenelg');
    await button(page, 'Generate').click();
    const alert = main(page).getByRole('alert');
    await alert.getByText('Content Generation Failed').waitFor();
    await alert.getByText('AI returned invalid structured data format').waitFor();
    models.service.be('good');
    await button(page, 'Try again').click();
    await main(page).getByRole('heading', { name: 'What was written' }).waitFor();
  });
});
