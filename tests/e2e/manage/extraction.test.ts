import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { gallerySite, poorSite } from '../../fakes/gallery-sites';
import { serveSites } from '../../fakes/hotel-sites/serve-sites';
import { expectAccessible } from '../../support/browser/axe';
import { pickUp } from '../../support/browser/hands';
import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { overhang, smallTargets } from '../../support/browser/layout';
import { serveOwnSite } from '../../support/server/own-site';
import { desktop, expectComplaint, openPage, phone } from '../../support/browser/pages';
import { beSignedIn, createOwner, storedPhotos } from '../../support/accounts/photo-owners';

let websites: Awaited<ReturnType<typeof serveSites>>;
let site: Awaited<ReturnType<typeof serveOwnSite>>;

beforeAll(async () => {
  websites = await serveSites([gallerySite, poorSite]);
  site = await serveOwnSite('extraction', { CRAWL_LOOPBACK: websites.loopback.join() });
});

afterAll(async () => {
  await site?.stop();
  await websites?.close();
});

const gallery = () => `${websites.originOf('quandong-gallery')}/`;
const cards = (page: Page) => page.getByRole('article', { name: /^Image \d+ of/ });
const altTexts = (page: Page) =>
  cards(page)
    .getByLabel(/^Alt text/)
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value.split(',')[0]));
const found = [
  'The front of the house',
  'The pool at Quandong House',
  'Sea room',
  'The green bathroom',
  'Breakfast by the window',
];

async function openAs(owner: { token: string }, options: Parameters<typeof openPage>[0]) {
  const page = await openPage({ pictures: 'drawn', origin: site.origin, ...options });
  await beSignedIn(page, owner, site.origin);
  return page;
}

const editPath = ({ propertyId }: { propertyId: number }) => `/dashboard/edit-property/${propertyId}`;

/** Another owner and an admin get what they would get if it were not there, and so does another property's screen. */
async function expectNobodyElseSees(page: Page, owner: { token: string; propertyId: number }) {
  const { pathname, search } = new URL(page.url());
  const image = (await cards(page).first().locator('img').getAttribute('src')) ?? '';
  const [stranger, admin] = await Promise.all([
    createOwner('extraction-stranger', 'owner', site.origin),
    createOwner('extraction-admin', 'admin', site.origin),
  ]);
  const request = (path: string, who: { token: string } | null) =>
    fetch(site.origin + path, { headers: { accept: '*/*', ...(who && { cookie: `sid=${who.token}` }) } });
  const status = async (path: string, who: { token: string } | null) => (await request(path, who)).status;
  const shown = await request(image, owner);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  const others = [null, stranger, admin];
  expect(await Promise.all(others.map((who) => status(image, who)))).toEqual([401, 404, 404]);
  expect(await Promise.all(others.map((who) => status(pathname + search, who)))).toEqual([401, 404, 404]);
  const elsewhere = `${editPath(stranger)}/extract${search}`;
  expect(await Promise.all([stranger, owner].map((who) => status(elsewhere, who)))).toEqual([404, 404]);
}

/** Ticked boxes and typed text from before hydration stay. */
async function expectEarlyChoicesKept(page: Page) {
  await page.route('**/assets/**.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Use image 5').uncheck();
  await page.getByLabel('Alt text of image 1').fill('Typed early');
  expect(await page.getByRole('button', { name: 'Choose all' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Drag image 5 to another place' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.getByLabel('Use image 5').isChecked()).toBe(false);
  expect(await page.getByLabel('Alt text of image 1').inputValue()).toBe('Typed early');
  await page.getByLabel('Use image 5').press('Space');
  expect(await page.getByLabel('Use image 5').isChecked()).toBe(true);
}

describe('images of a website', () => {
  it('are extracted, chosen, ordered by keys, described and saved, with progress seen', async () => {
    const owner = await createOwner('extraction', 'owner', site.origin);
    const page = await openAs(owner, { viewport: desktop, address: '198.51.100.201' });
    await openHydrated(page, editPath(owner));
    await page.getByRole('link', { name: 'Extract Images' }).click();
    await page.getByRole('heading', { name: /^Extract images of Quandong House/ }).waitFor();
    await page.getByText('10 of 10 website readings left today.').waitFor();
    await page.getByRole('button', { name: 'Extract Images' }).click();
    await page.getByText('Website URL required').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel('Website URL').fill(gallery());
    await page.getByRole('button', { name: 'Extract Images' }).click();
    await page.getByText(/^Looking at pictures… \d of 8$/).waitFor();
    await page.getByText('5 of 5 images chosen').waitFor();
    await page.getByText('Images found', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Drag image 5 to another place' }).waitFor();
    expect((await altTexts(page)).map((text) => text?.replace(/ of extraction.*/, ''))).toEqual(found);
    expect(await cards(page).first().getByText('Hero', { exact: true }).count()).toBe(1);
    await page.getByText('9 of 10 website readings left today.').waitFor();
    await page.setViewportSize(phone);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize(desktop);

    await page.getByRole('button', { name: 'Move image 3 up' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Image 3 is now image 2 of 5.').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await altTexts(page))[0]).toBe('Sea room');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move image 1 down');
    await pickUp(page.getByRole('button', { name: 'Drag image 5 to another place' }), 5, 5);
    await page.keyboard.press('ArrowUp');
    await page.getByText('Now over place 4 of 5.').waitFor();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await altTexts(page))[3]).toBe('Breakfast by the window');
    await page.getByLabel('Alt text of image 1').fill('A room that looks at the sea');

    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('button', { name: 'Save images' }).click();
    await page.getByRole('alert').getByText('No images selected').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByRole('button', { name: 'Choose all' }).click();
    await page.getByLabel('Use image 3').uncheck();
    await page.getByRole('button', { name: 'Save images' }).click();
    await page.getByText('Please confirm that you have the right to use these images.').waitFor();
    await expectComplaint(/status of 400/);
    await expectAccessible(page);
    await page.getByLabel(/^I have the right/).check();
    await page.getByRole('button', { name: 'Save images' }).click();
    await page.getByText(/^Saving pictures…/).waitFor();
    await page.getByRole('heading', { name: /^Photos of Quandong House/ }).waitFor();
    await page.getByText('Images saved').first().waitFor();
    await expect.poll(() => page.getByText(/^Photo from 127\.0\.0\.1/).count()).toBe(4);
    const photos = await storedPhotos(owner.propertyId, site.origin);
    expect(
      photos.map(({ altText, isHero }) => [altText.split(',')[0]?.replace(/ at Quandong.*/, ''), isHero]),
    ).toEqual([
      ['A room that looks at the sea', true],
      ['The front of the house', false],
      ['Breakfast by the window', false],
      ['The green bathroom', false],
    ]);
  });

  it('are chosen and saved without JavaScript on a phone, and a reload loses nothing', async () => {
    const owner = await createOwner('extraction-plain', 'owner', site.origin);
    const page = await openAs(owner, { javaScript: false, viewport: phone, address: '198.51.100.202' });
    await page.goto(`${editPath(owner)}/extract`);
    await page.getByRole('button', { name: 'Extract Images' }).click();
    await page.getByText('Website URL required').waitFor();
    await page.getByLabel('Website URL').fill(gallery());
    await page.getByRole('button', { name: 'Extract Images' }).click();
    await page.getByRole('heading', { name: 'Choose the images to keep' }).waitFor();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.getByLabel('Use image 2').uncheck();
    await page.getByLabel('Alt text of image 1').fill('Our house');
    await page.getByRole('button', { name: 'Move image 3 up' }).click();
    await page.getByRole('heading', { name: 'Choose the images to keep' }).waitFor();
    expect((await altTexts(page)).slice(0, 2)).toEqual(['Our house', 'Sea room']);
    expect(await page.getByLabel('Use image 3').isChecked()).toBe(false);
    await page.getByLabel('Alt text of image 1').press('Enter');
    await page.getByText('Please confirm that you have the right to use these images.').waitFor();
    await expectComplaint(/status of 400/);
    await page.getByLabel(/^I have the right/).check();
    await page.getByRole('button', { name: 'Save images' }).click();
    const report = page.getByRole('region', { name: 'Images partially saved' });
    await report.or(page.getByRole('heading', { name: /^Photos of Quandong House/ })).waitFor();
    expect(await report.allInnerTexts()).toEqual([]);
    await page.getByText('Images saved').waitFor();
    const photos = await storedPhotos(owner.propertyId, site.origin);
    expect(photos.map(({ altText }) => altText.split(',')[0])).toEqual([
      'Our house',
      'Sea room',
      'The green bathroom',
      'Breakfast by the window',
    ]);
    expect(photos[0]).toMatchObject({ isHero: true });
  });

  it('are too few on some websites, and none when the website does not answer', async () => {
    const owner = await createOwner('extraction-poor', 'owner', site.origin);
    const page = await openAs(owner, { address: '198.51.100.203' });
    await openHydrated(page, `${editPath(owner)}/extract`);
    const extract = async (url: string, button: string) => {
      await page.getByLabel('Website URL').fill(url);
      await page.getByRole('button', { name: button }).click();
    };
    await extract(`${websites.originOf('quandong-poor')}/`, 'Extract Images');
    const alert = page.getByRole('alert');
    await alert.getByText('Insufficient images').waitFor();
    expect(await alert.innerText()).toContain('Only 3 quality images found. Minimum 4 required.');
    await expectAccessible(page);
    await page.reload();
    await hydrated(page);
    await alert.getByText('Insufficient images').waitFor();
    await extract('http://127.0.0.1:1/', 'Extract again');
    await alert.getByText('Extraction failed').waitFor();
  });

  it('are visible only to the owner; those that cannot be fetched any more are reported, and the others are saved', async () => {
    const owner = await createOwner('extraction-part', 'owner', site.origin);
    const page = await openAs(owner, { address: '198.51.100.205' });
    await openHydrated(page, `${editPath(owner)}/extract`);
    await page.getByLabel('Website URL').fill(gallery());
    await page.getByRole('button', { name: 'Extract Images' }).click();
    await cards(page).first().waitFor();
    await expectNobodyElseSees(page, owner);
    await expectEarlyChoicesKept(page);
    const gone = async (paths: readonly string[], save: () => Promise<void>) => {
      const { files } = gallerySite;
      const before = { ...files };
      for (const path of paths) files[path] = { status: 404 };
      await save();
      Object.assign(files, before);
    };
    const save = async () => {
      await page.getByLabel(/^I have the right/).check();
      await page.getByRole('button', { name: 'Save images' }).click();
    };
    await gone(Object.keys(gallerySite.files).slice(2), async () => {
      await save();
      await page.getByRole('alert').getByText('Save failed').waitFor();
    });
    await gone(['/img/pool.jpg'], async () => {
      await save();
      await page.getByRole('heading', { name: 'Images partially saved' }).waitFor();
    });
    await page.getByText('4 images are among your photos now; 1 could not be saved.').waitFor();
    await page.getByText(/^The pool at Quandong House/).waitFor();
    await expectAccessible(page);
    expect(await storedPhotos(owner.propertyId, site.origin)).toHaveLength(4);
    await page.getByRole('link', { name: 'Choose again' }).click();
    await page.getByText(/^Put these images before the 4 photos already there/).waitFor();
  });
});
