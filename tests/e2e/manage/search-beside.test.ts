import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { redirects } from '~/db/schema';

import { hydrated } from '../../support/browser/hydrated';
import { openPage, phone } from '../../support/browser/pages';
import { uniquePicture } from '../../support/browser/unique-picture';
import { addProperties } from '../../support/database/listed-properties';
import { siteDatabase } from '../../support/database/database';
import { createWorld, type World } from '../../support/permissions/world';

/** In the name of what this run adds, so that other tests' rows are in none of its lists. */
const ownWord = `beside${crypto.randomUUID().slice(0, 8)}`;

/** A list of the dashboard, and a button of one of its rows. */
type List = { path: (world: World) => string; button: RegExp; done: string };

const leadList: List = {
  path: ({ words }) => `/dashboard/leads?q=Ada&property=${words.id}`,
  button: /^Save the status of/,
  done: 'status',
};

const lists: Record<string, List> = {
  properties: {
    path: ({ words }) => `/dashboard/properties?${String(new URLSearchParams({ q: words.name ?? '' }))}`,
    button: /^Approve Quandong/,
    done: 'Approval status updated',
  },
  pages: {
    path: ({ words }) => `/dashboard/pages?q=${words.pageSlug}`,
    button: /^(Publish|Unpublish) /,
    done: 'Page',
  },
  leads: leadList,
  users: { path: () => '/dashboard/users?q=stranger', button: /^Save$/, done: 'Nothing was changed' },
  redirects: {
    path: () => `/dashboard/site/redirects?q=${ownWord}`,
    button: /^Switch (on|off) /,
    done: 'edirect',
  },
};

const typed = 'verandah and sea';
const words = (page: Page) => page.getByRole('main').getByRole('search').first().getByRole('searchbox');

const search = async (page: Page, text: string) => {
  await words(page).fill(text);
  await page.getByRole('main').getByRole('search').first().getByRole('button').click();
  await page.waitForURL(({ searchParams }) => (searchParams.get('q') ?? '') === text);
};

let world: World;
beforeAll(async () => {
  world = await createWorld({ property: { name: `Quandong ${ownWord}` } });
  const db = await siteDatabase();
  await db.insert(redirects).values({ fromPath: `/${ownWord}`, toPath: '/about' });
});

async function openList(path: string, viewport?: typeof phone) {
  const page = await openPage({ javaScript: false, viewport });
  await world.accounts.admin.signIn(page);
  await page.goto(path);
  await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
  return page;
}

describe('without scripts', () => {
  it('the search of leads on a phone is open when words come back in it', async () => {
    const { path, button } = leadList;
    const page = await openList(path(world), phone);
    await words(page).fill(typed);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await page.getByRole('status').filter({ hasText: 'What else you have typed is still here' }).waitFor();
    expect(await words(page).isVisible()).toBe(true);
    expect(await words(page).inputValue()).toBe(typed);
  });

  it.each(Object.entries(lists))(
    'words typed into the search of %s stay when a button of a row is pressed',
    async (_, { path, button, done }) => {
      const page = await openList(path(world));
      await words(page).fill(typed);
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      const said = page.getByRole('status').filter({ hasText: 'What else you have typed is still here' });
      await said.waitFor();
      expect(await said.textContent()).toContain(done);
      expect(await words(page).inputValue()).toBe(typed);
      await page.getByRole('main').getByRole('search').first().getByRole('button').click();
      await page.waitForURL(/q=verandah/);
      expect(await words(page).inputValue()).toBe(typed);
    },
  );

  it('a search of pictures waits for an alt text that is typed and not saved, and loses neither', async () => {
    const page = await openList('/dashboard/media');
    const picture = await uniquePicture(`${ownWord}.jpg`);
    await page.getByLabel(/^Choose pictures/).setInputFiles([picture]);
    await page.getByRole('button', { name: /^Upload/ }).click();
    const altText = page
      .getByRole('article')
      .filter({ hasText: picture.name })
      .getByRole('textbox', { name: 'Alt text' });
    await altText.fill('A jetty in the last light');
    await words(page).fill(typed);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText('Not searched yet').waitFor();
    expect(await altText.inputValue()).toBe('A jetty in the last light');
    expect(await words(page).inputValue()).toBe(typed);
  });

  it('ticks of properties stay with a button of a row, go on with a search, and come back with the list', async () => {
    const [first, second, third] = [`one ${ownWord}`, `two ${ownWord}`, `three ${ownWord}`] as const;
    await addProperties([first, second, third]);
    const page = await openList(`/dashboard/properties?q=${ownWord}`);
    const main = page.getByRole('main');
    const named = (name: string) => main.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
    await named(first).check();
    await named(second).check();
    await main
      .getByRole('button', { name: /^(Publish|Unpublish|Feature|Approve) (?!chosen)/ })
      .last()
      .click();
    const said = page.getByRole('status').filter({ hasText: 'What you have ticked is still ticked.' });
    await said.waitFor();
    expect(await said.textContent()).not.toContain('typed');
    expect([await named(first).isChecked(), await named(second).isChecked()]).toEqual([true, true]);
    expect(await named(third).isChecked()).toBe(false);

    await search(page, first);
    expect(await named(first).isChecked()).toBe(true);
    expect(await main.textContent()).toContain('1 chosen, 1 more not in this list');
    await named(first).uncheck();
    await search(page, 'no property has this name');
    await main.getByText('None chosen').waitFor({ state: 'detached' });
    await search(page, ownWord);
    expect([await named(first).isChecked(), await named(second).isChecked()]).toEqual([false, true]);
  });

  it('ticks are gone once what they were for is done, and stay with its question', async () => {
    const page = await openList(lists.properties?.path(world) ?? '');
    const main = page.getByRole('main');
    const box = main.getByRole('checkbox', { name: /^Choose Quandong/ }).first();
    await box.check();
    await main.getByRole('button', { name: /^Archive.*chosen$/ }).click();
    await main
      .getByRole('paragraph')
      .filter({ hasText: /^Archive one property\?$/ })
      .waitFor();
    expect(await box.isChecked()).toBe(true);
    await main.getByRole('button', { name: /^Feature chosen$/ }).click();
    await main
      .getByText(/featured|not in a suitable state/)
      .first()
      .waitFor();
    expect(await box.isChecked()).toBe(false);
  });
});

it.each([true, false])(
  'ticks of amenities go on with a search and to the merge, scripts: %s',
  async (javaScript) => {
    const page = await openPage({ javaScript });
    await world.accounts.admin.signIn(page);
    await page.goto('/dashboard/site/amenities');
    if (javaScript) await hydrated(page);
    const main = page.getByRole('main');
    const box = (name: string) => main.getByRole('checkbox', { name: `Merge ${name}`, exact: true });
    await box('Free parking').check();
    await words(page).fill('bicycle');
    await words(page).press('Enter');
    await page.waitForURL(/q=bicycle/);
    await main.getByRole('heading', { name: 'Ticked, and not in this list' }).waitFor();
    expect(await main.getByRole('checkbox').count()).toBe(2);
    expect(await box('Free parking').isChecked()).toBe(true);
    await box('Bicycle storage').check();
    await main.getByRole('button', { name: 'Merge the ticked…' }).click();
    await main.getByRole('heading', { name: 'Merge 2 amenities into one?' }).waitFor();
    for (const name of ['Free parking', 'Bicycle storage'])
      expect(await main.getByRole('radio', { name }).count()).toBe(1);
  },
);
