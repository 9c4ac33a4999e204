import { describe, expect, it } from 'vitest';

import { openHydrated } from '../support/browser/hydrated';
import { intercept } from '../support/browser/intercept';
import { desktop, openPage } from '../support/browser/pages';
import { ask, cardNames, decode } from '../support/server/site';

const htmlOf = async (path: string) => (await ask(path)).text();
const textOf = (html: string) => decode(html.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' '));
const totalOf = (html: string) => Number(/([\d,]+)\+? propert(?:y|ies) found/.exec(textOf(html))?.[1]);
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html);

describe('an address with dates that cannot be searched for', () => {
  it.each([
    [
      '/search?check_in=2020-01-01&check_out=2020-01-04&q=pool&as=text',
      '/search?q=pool&as=text&left_out=check_in&left_out=check_out',
    ],
    [
      '/adelaide-hotels?check_in=2030-02-04&check_out=2030-02-01',
      '/adelaide-hotels?check_in=2030-02-04&left_out=check_out',
    ],
    ['/accommodation/glenelg?check_in=2020-01-01', '/accommodation/glenelg?left_out=check_in'],
  ])('%s leads to %s, which shows a note beside the field', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    const html = await htmlOf(to);
    expect(html).toMatch(/aria-invalid="true"/);
    expect(textOf(html)).toMatch(
      /is in the past\. Choose today or a later day\.|Check-out has to be after check-in\./,
    );
  });

  it('is left by the form itself when scripts run', async () => {
    const page = await openPage();
    await openHydrated(page, '/search');
    await page
      .getByLabel('Check-in', { exact: true })
      .evaluate((input: HTMLInputElement) => (input.min = ''));
    await page.getByLabel('Check-in', { exact: true }).fill('2020-01-01');
    await page.getByLabel('Guests', { exact: true }).selectOption('4');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search?guests=4&left_out=check_in');
    await page.getByText('That check-in is in the past. Choose today or a later day.').waitFor();
  });
});

describe('an address with a landmark', () => {
  it.each([
    ['/search?near=nowhere&minutes=10&q=pool&as=text', '/search?q=pool&as=text&left_out=near'],
    ['/adelaide-hotels?near=nowhere&by=walk', '/adelaide-hotels?left_out=near'],
  ])('that is unknown, %s, leads to %s, which shows a note', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    expect(textOf(await htmlOf(to))).toContain('That landmark is not one of ours');
  });

  it('has the minutes on every card, nearest first, and says the order', async () => {
    const html = await htmlOf('/search?near=adelaide-oval&minutes=20&by=walk&sort=nearest');
    // After the page itself comes the same as data for its scripts.
    const text = textOf(html.slice(0, html.indexOf('</main>')));
    const cards = text.matchAll(/about (\d+) min walk from Adelaide Oval/g);
    const minutes = [...cards].map(([, each]) => Number(each));
    expect(minutes.length).toBeGreaterThan(2);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(20);
    expect(text).toContain('Fewest minutes on foot to Adelaide Oval first');
    expect(text).toContain('Why here?');
  });

  it('is read from a sentence, and a cottage with dogs is found', async () => {
    const answer = await ask('/search?q=hotel+near+the+oval');
    expect(decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
      '/search?type=hotel&near=adelaide-oval&minutes=15&said=hotel+near+the+oval',
    );
    const found = await ask('/search?q=dog+friendly+cottage+in+Hahndorf+under+%24250');
    expect(totalOf(await htmlOf(found.headers.get('location') ?? ''))).toBeGreaterThan(0);
  });
});

describe('a search', () => {
  it('says that its text is too long, or has too many words', async () => {
    const html = await htmlOf(`/search?q=${'x'.repeat(280)}`);
    expect(textOf(html)).toContain('A search takes up to 200 characters');
    expect(textOf(await htmlOf(`/search?q=${'x'.repeat(200)}`))).not.toContain('A search takes up to');
    const sentence = await ask(`/search?q=${'hotel+with+a+pool+'.repeat(15)}`);
    const read = await htmlOf(sentence.headers.get('location') ?? '');
    expect(textOf(read)).toMatch(/A search takes up to 200 characters.*Filters read from/s);
    expect(textOf(await htmlOf('/search?as=text&q=pool+spa+gym+lift+bar+bath+desk+cot+heritage'))).toContain(
      'Not searched for: heritage.',
    );
  });

  it.each([
    ['wifi', 'wi-fi'],
    ['dog', 'pets allowed'],
    ['bnb', 'bed & breakfast'],
    ['aircon', 'air conditioning'],
    ['barossa valley', 'barossa'],
    ['5★', 'five star'],
    ['carpark', 'parking'],
    ['backpackers', 'hostels'],
  ])('for %s finds what one for %s finds', async (one, other) => {
    const [first, second] = await Promise.all(
      [one, other].map((q) => htmlOf(`/search?as=text&q=${encodeURIComponent(q)}`)),
    );
    expect(totalOf(first ?? '')).toBeGreaterThan(0);
    expect(cardNames(first ?? '')).toEqual(cardNames(second ?? ''));
    expect(first).not.toContain('Nothing matches');
  });

  it('shows the address on every card, and has a title for every page', async () => {
    const [first, second] = [await htmlOf('/search'), await htmlOf('/search?page=2')];
    expect(first).toMatch(/\d+ [^<]+, <strong[^>]*>[^<]+<\/strong> SA 5\d\d\d/);
    expect(titleOf(second)).toContain(', page 2');
    expect(titleOf(first)).not.toContain('page');
  });
});

describe('a landing page', () => {
  it('is narrowed by the filters of its address and keeps its heading', async () => {
    const whole = await htmlOf('/adelaide-hotels');
    for (const filter of ['location=glenelg', 'type=motel', 'max_price=200', 'stars=5', 'q=sandstone']) {
      const html = await htmlOf(`/adelaide-hotels?${filter}`);
      const [name, value] = filter.split('=') as [string, string];
      const same = await htmlOf(
        name === 'type' ? '/search?q=zzqxwvy' : `/search?type=hotel&${name}=${value}`,
      );
      expect(html).toContain('Adelaide hotels</h1>');
      expect(totalOf(html), filter).toBe(totalOf(same));
      expect(totalOf(html), filter).toBeLessThan(totalOf(whole));
      expect(isIndexed(html)).toBe(false);
    }
    expect(isIndexed(whole)).toBe(true);
  });

  it('of an unknown place is empty and not for search engines', async () => {
    for (const place of ['lane', 'sa', 'street', '中文', 'x y', '5045']) {
      const answer = await ask(`/accommodation/${encodeURIComponent(place)}`);
      const html = await answer.text();
      expect([answer.status, totalOf(html), isIndexed(html)], place).toEqual([200, 0, false]);
      expect(html).toContain('No properties found');
    }
  });

  it('of Adelaide is the whole directory, and cheap hotels are the budget page', async () => {
    const total = totalOf(await htmlOf('/search'));
    for (const path of ['/accommodation-adelaide', '/accommodation/adelaide']) {
      const html = await htmlOf(path);
      expect([totalOf(html), isIndexed(html)]).toEqual([total, true]);
    }
    expect(cardNames(await htmlOf('/cheap-hotels-adelaide'))).toEqual(
      cardNames(await htmlOf('/budget-accommodation-adelaide')),
    );
  });

  it('keeps its address when it is sorted, with scripts and without', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/adelaide-motels');
    await page.getByLabel('Sort by').selectOption('price_low');
    await page.waitForURL('**/adelaide-motels?sort=price_low');
    await page.getByRole('heading', { level: 1, name: 'Adelaide motels' }).waitFor();
    const plain = await openPage({ javaScript: false });
    await plain.goto('/adelaide-motels');
    await plain.getByLabel('Sort by').selectOption('name');
    await plain.getByRole('button', { name: 'Apply' }).click();
    await plain.waitForURL('**/adelaide-motels?sort=name');
    await plain.getByRole('heading', { level: 1, name: 'Adelaide motels' }).waitFor();
    await plain.goto('/accommodation/glenelg');
    await plain.getByLabel('Sort by').selectOption('name');
    await plain.getByRole('button', { name: 'Apply' }).click();
    await plain.waitForURL('**/accommodation/glenelg?sort=name');
  });
});

describe('an address', () => {
  it.each([
    ['/Adelaide-Hotels?guests=3', '/adelaide-hotels?guests=3'],
    ['/Search', '/search'],
    ['//guides', '/guides'],
    ['/accommodation//Glenelg', '/accommodation/glenelg'],
    ['/privacy', '/privacy-policy'],
    ['/PRIVACY/', '/privacy-policy'],
    // Where its proper spelling has moved to, in the same step.
    ['/Glenelg?guests=3', '/location/glenelg?guests=3'],
    ['/accommodation/Unley//Tidmarsh-House', '/accommodation/north-adelaide/tidmarsh-house'],
  ])('%s leads to %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it('is current in the menus only where it is this very page', async () => {
    const current = async (path: string) =>
      [...(await htmlOf(path)).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) =>
        decode(/href="([^"]*)"/.exec(link)?.[1] ?? ''),
      );
    expect(new Set(await current('/search'))).toEqual(new Set(['/search']));
    expect(await current('/search?location=glenelg')).not.toContain('/search');
    expect(await current('/search?q=pool&page=2&as=text')).not.toContain('/search');
    expect(new Set(await current('/guides?utm_source=mail'))).toEqual(new Set(['/guides']));
  });
});

describe('the groups of the home page', () => {
  const groups = [
    ...['glenelg', 'adelaide-cbd', 'norwood'].map((key) => `/?more=location&group=${key}`),
    ...['hotel', 'motel', 'villa'].map((key) => `/?more=type&group=${key}`),
    ...['under-150', '150-250', '250-400', 'over-400'].map((key) => `/?more=price&group=${key}`),
  ];

  it.each(groups)('%s shows the number of stays, and its link lists all of them', async (path) => {
    const html = await htmlOf(path);
    const said = /: (\d+)(?: of (\d+))? stays?/.exec(textOf(html).replaceAll(/\s+/g, ' '));
    const all = /<a [^>]*href="([^"]+)"[^>]*>See all/.exec(html.replaceAll(/<!--.*?-->/g, ''))?.[1] ?? '';
    expect(totalOf(await htmlOf(decode(all)))).toBe(Number(said?.[2] ?? said?.[1]));
  });
});

describe('the way to a search', () => {
  it('from the home page has no blank parameters, and shows the placeholder of the next page meanwhile', async () => {
    const page = await openPage({ viewport: desktop });
    await openHydrated(page, '/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await intercept(page, '**/search.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Name, suburb or what you need').fill('sandstone');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Searching…' }).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('main .aspect-\\[4\\/3\\].animate-pulse:visible').count()).toBe(6);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false);
    go();
    await page.waitForURL('**/search?q=sandstone');
    await page.getByRole('heading', { level: 1, name: 'Stays for “sandstone” in Adelaide' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.getByRole('link', { name: 'Skip to the results' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
  });
});
