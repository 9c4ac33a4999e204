import type { Locator } from 'playwright';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';

import { openPage, tolerateComplaints } from '../support/browser/pages';
import { ask } from '../support/server/site';

/** Addresses of the pictures that a page shows, each with all its widths. */
async function pictureSets(path: string): Promise<{ address: string; width: number }[][]> {
  const html = await (await ask(path)).text();
  return [...html.matchAll(/<img [^>]*srcSet="([^"]+)"/gi)].map(([, set = '']) =>
    set.split(', ').map((entry) => {
      const [address = '', width = ''] = entry.split(' ');
      return { address, width: parseInt(width, 10) };
    }),
  );
}

const stay = '/property/tidewrack-beach-resort';

describe('a picture', () => {
  it.each([
    ['of a stay', stay, [320, 416, 640, 800, 960, 1280]],
    ['of the site', '/', [480, 640, 760, 960, 1280, 2000]],
  ])('%s comes as WebP, really as wide as its address says', async (_, path, widths) => {
    const [set = []] = await pictureSets(path);
    expect(set.map(({ width }) => width)).toEqual(widths);
    for (const { address, width } of set) {
      const response = await ask(address);
      const bytes = Buffer.from(await response.arrayBuffer());
      const picture = await sharp(bytes).metadata();
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect([address, picture.format, picture.width]).toEqual([address, 'webp', width]);
    }
  });

  it('that a page shows exists in every width that the page offers', async () => {
    const sets = [...(await pictureSets(stay)), ...(await pictureSets('/location/glenelg'))];
    expect(sets.length).toBeGreaterThan(8);
    const missing: string[] = [];
    for (const { address } of sets.flat()) {
      if ((await ask(address, { method: 'HEAD' })).status !== 200) missing.push(address);
    }
    expect(missing).toEqual([]);
  });

  it('may be kept for a day and is not sent again while its ETag holds', async () => {
    const address = await aPhoto();
    const first = await ask(address);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await ask(address, { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=86400');
    const changed = await ask(address, { headers: { 'if-none-match': '"another"' } });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, etag]);
  });

  it('can only be displayed', async () => {
    const { headers } = await ask(await aPhoto());
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe('inline');
  });

  it('answers HEAD as GET without the picture', async () => {
    const address = await aPhoto();
    const [get, head] = await Promise.all([ask(address), ask(address, { method: 'HEAD' })]);
    const facts = ({ status, headers }: Response) => [
      status,
      ...['content-type', 'etag', 'cache-control', 'content-length'].map((name) => headers.get(name)),
    ];
    expect(facts(head)).toEqual(facts(get));
    expect(await head.text()).toBe('');
  });

  it.each(['0', '-640', '319', '641', '4000', '640.0', '0640', '6.4e2', ' 640', '640px'])(
    'of the odd width %s is missing',
    async (width) => {
      const base = (await aPhoto()).replace(/\/\d+\.webp$/, '');
      for (const folder of [base, '/media/hero-jetty']) {
        const response = await ask(`${folder}/${encodeURIComponent(width)}.webp`);
        expect(response.status).toBe(404);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('in another format, of no photo or by a path is missing', async () => {
    const base = (await aPhoto()).replace(/\/\d+\.webp$/, '');
    for (const address of [
      `${base}/640.jpg`,
      `${base}/640`,
      `${base}/640.webp.html`,
      '/images/0/640.webp',
      '/images/99999999999999999999/640.webp',
      '/images/1e0/640.webp',
      '/images/..%2F..%2Fsite%2Fhero-jetty/640.webp',
      '/media/..%2Fhidden/640.webp',
      '/media/HERO-JETTY/640.webp',
    ]) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  });

  it('of a hidden stay is missing in every width', async () => {
    for (const id of inject('hiddenProperties').flatMap(({ photoIds }) => photoIds)) {
      for (const width of [320, 640, 960, 1280]) {
        expect((await ask(`/images/${id}/${width}.webp`)).status).toBe(404);
      }
    }
  });
});

async function aPhoto(): Promise<string> {
  const [set] = await pictureSets(stay);
  return set?.find(({ width }) => width === 640)?.address ?? '/nothing';
}

/** A phone that loads pictures, as at a first visit. */
const openPhone = (width: number, density: number) =>
  openPage({
    pictures: 'drawn',
    javaScript: false,
    viewport: { width, height: 800 },
    context: { deviceScaleFactor: density },
  });

/** The file that the browser chose for a picture: its pixels for each pixel of the screen that shows it, and its bytes. */
async function chosenFile(picture: Locator, density: number) {
  const { address, frame } = await picture.evaluate((element) => {
    const image = element as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    return { address: new URL(image.currentSrc).pathname, frame: width * height };
  });
  const bytes = Buffer.from(await (await ask(address)).arrayBuffer());
  const size = await sharp(bytes).metadata();
  return { address, ratio: (size.width * size.height) / (frame * density ** 2), bytes: bytes.length };
}

describe('the large picture of a stay on a phone', () => {
  const phones = [1, 2, 3].flatMap((density) =>
    [320, 360, 390, 414].map((width) => [width, density] as const),
  );

  it.each(phones)('%d pixels wide, with %d for each, is as large as its frame', async (width, density) => {
    const page = await openPhone(width, density);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') loaded.push(new URL(request.url()).pathname);
    });
    await page.goto(stay);
    const hero = page.getByRole('region', { name: 'Photos' }).locator('img').first();
    const { address, ratio, bytes } = await chosenFile(hero, density);
    const base = address.replace(/\d+\.webp$/, '');
    expect(loaded.filter((path) => path.startsWith(base))).toEqual([address]);
    expect(ratio, address).toBeLessThanOrEqual(1.3);
    expect(ratio, address).toBeGreaterThanOrEqual(0.6);
    expect(bytes).toBeLessThan(90_000);
  });
});

describe('the picture behind a heading', () => {
  // A third of it is shown where the frame is tall: fewer pixels than the screen has are enough below a veil.
  it.each([1, 2, 3])('is no larger than a phone with %d pixels for each needs', async (density) => {
    const page = await openPhone(320, density);
    for (const path of ['/', '/about', '/guides', '/location/glenelg']) {
      for (const width of [320, 390, 430]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const { address, ratio, bytes } = await chosenFile(page.locator('main img').first(), density);
        expect(address).toMatch(/^\/media\/hero-/);
        expect(ratio, `${path} at ${width}: ${address}`).toBeLessThanOrEqual(1.3);
        expect(ratio, `${path} at ${width}: ${address}`).toBeGreaterThanOrEqual(0.25);
        expect(bytes).toBeLessThan(90_000);
      }
    }
  });
});

describe('a page whose pictures cannot be shown at the moment', () => {
  it('keeps their words, their places and their colours', async () => {
    const page = await openPage({ pictures: 'drawn', isFresh: true });
    tolerateComplaints(/503/);
    await page.route(/\/(images|media)\/.+\.webp$/, (route) =>
      route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' }, body: 'not at the moment' }),
    );
    await page.goto(stay);
    const picture = page.locator('main img[src^="/images/"]').first();
    await picture.waitFor();
    const shown = await picture.evaluate((element) => {
      const image = element as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      const colour = getComputedStyle(image).backgroundColor;
      const opener = image.closest('a, button');
      const words = image.alt || opener?.getAttribute('aria-label') || opener?.textContent;
      return { words, isLoaded: image.naturalWidth > 0, width, height, colour };
    });
    expect(shown.isLoaded).toBe(false);
    expect(shown.words).toMatch(/\w/);
    expect(Math.min(shown.width, shown.height)).toBeGreaterThan(100);
    expect(shown.colour).toMatch(/^rgb\(/);
  });
});
