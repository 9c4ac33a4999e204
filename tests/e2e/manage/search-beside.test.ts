import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { openPage } from '../../support/browser/pages';
import { uniquePicture } from '../../support/browser/unique-picture';
import { createWorld, type World } from '../../support/permissions/world';

/** A list of the dashboard, and a button of one of its rows. */
type List = { path: (world: World) => string; button: RegExp; done: string };

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
  leads: { path: () => '/dashboard/leads?q=Ada', button: /^Save the status of/, done: 'status' },
  users: { path: () => '/dashboard/users?q=stranger', button: /^Save$/, done: 'Nothing was changed' },
  redirects: { path: () => '/dashboard/site/redirects', button: /^Switch (on|off) /, done: 'edirect' },
};

const typed = 'verandah and sea';
const words = (page: Page) => page.getByRole('main').getByRole('search').first().getByRole('searchbox');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

async function openList(path: string) {
  const page = await openPage({ javaScript: false });
  await world.accounts.admin.signIn(page);
  await page.goto(path);
  await page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
  return page;
}

describe('without scripts', () => {
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
    await page.getByLabel(/^Choose pictures/).setInputFiles([await uniquePicture('jetty.jpg')]);
    await page.getByRole('button', { name: /^Upload/ }).click();
    await page.getByRole('article').first().waitFor();
    const altText = page.getByRole('main').getByRole('textbox', { name: 'Alt text' }).first();
    await altText.fill('A jetty in the last light');
    await words(page).fill(typed);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByText('Not searched yet').waitFor();
    expect(await altText.inputValue()).toBe('A jetty in the last light');
    expect(await words(page).inputValue()).toBe(typed);
  });
});
