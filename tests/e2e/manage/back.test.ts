import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { openHydrated } from '../../support/browser/hydrated';
import { openPage, tolerateComplaints } from '../../support/browser/pages';
import {
  prepareForms,
  settled,
  textsIn,
  typedFormsOf,
  writeIn,
  type TypedForm,
} from '../../support/forms/typed-forms';
import { people } from '../../support/permissions/permission-row';
import { permissionTable } from '../../support/permissions/table';
import { createWorld, fill, type World } from '../../support/permissions/world';

/** The browser keeps none of these, on purpose. */
const isSecret = (name: string) => /password|proof|^code$/i.test(name);

const isPrivate = (path: string) => path.startsWith('/dashboard');

/** The screens that take a form, as an admin sees those of the dashboard and a visitor the others. */
const screens = [
  ...new Set(
    permissionTable.flatMap(({ posts, path, get }) =>
      posts && get?.[people.indexOf(isPrivate(path) ? 'admin' : 'nobody')] === 200 ? [path] : [],
    ),
  ),
].filter((path) => !path.includes('?'));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Goes there as a link does, without what is unsaved. */
async function goTo(page: Page, path: string) {
  const leave = page.getByRole('button', { name: 'Leave without saving' });
  await page.evaluate(() =>
    document.querySelectorAll('main *').forEach((one) => one.setAttribute('data-old', '')),
  );
  await page.evaluate((to) => {
    type Router = { navigate(to: string): Promise<void> };
    return (window as unknown as { __remixRouter: Router }).__remixRouter.navigate(to);
  }, path);
  const isThere = async () => {
    if (await leave.isVisible()) await leave.click({ timeout: 1_000 }).catch(() => null);
    return new URL(page.url()).pathname;
  };
  await expect.poll(isThere).toBe(path);
  await drawn(page);
}

/** Until the router has the page and React has drawn it; two pages may have all their elements in common. */
async function drawn(page: Page) {
  await settled(page);
  const isNew = () => document.querySelector('main :not([data-old])') !== null;
  await page.waitForFunction(isNew, undefined, { timeout: 1_000 }).catch(() => null);
}

/** The code that keeps texts is loaded with the first typed letter, and stores after a moment. */
async function keptOnce(page: Page) {
  const isKept = () =>
    Object.keys(localStorage).some((key) => /^form-work:/.test(key)) ||
    !document.querySelector('main form[data-saves]:not([id="property-form"], [id="page-form"])');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** Offers of kept work, one after the other. */
async function restoreAll(page: Page) {
  const restore = page.getByRole('main').getByRole('button', { name: 'Restore', exact: true });
  for (let left = await restore.count(); left > 0; left -= 1) {
    await restore.first().click();
    await expect.poll(() => restore.count()).toBeLessThan(left);
  }
}

type Entry = readonly [name: string, value: string];
const tellable = (entries: readonly Entry[] | null) => entries?.filter(([name]) => !isSecret(name)) ?? null;

/** Writes into every form of the page, leaves it and comes back; returns the forms and those with other texts. */
async function walk(page: Page, path: string, elsewhere: string) {
  await goTo(page, path);
  const forms = await typedFormsOf(page);
  const typed: [TypedForm, Entry[] | null][] = [];
  for (const form of forms) typed.push([form, tellable(await writeIn(page, form))]);
  if (forms.length === 0) return { names: [], lost: [] };
  await keptOnce(page);
  await goTo(page, elsewhere);
  await page.evaluate(() =>
    document.querySelectorAll('main *').forEach((one) => one.setAttribute('data-old', '')),
  );
  await page.goBack();
  await page.waitForURL((url) => url.pathname === path);
  await drawn(page);
  const textsOf = async () =>
    Promise.all(typed.map(async ([form]) => [form.name, tellable(await textsIn(page, form))]));
  const expected = JSON.stringify(typed.map(([form, entries]) => [form.name, entries]));
  await expect
    .poll(async () => {
      await restoreAll(page);
      return JSON.stringify(await textsOf()) === expected;
    })
    .toBe(true)
    .catch(() => null);
  const now = await textsOf();
  const lost = typed.filter(([, entries], at) => JSON.stringify(entries) !== JSON.stringify(now[at]?.[1]));
  return { names: forms.map(({ name }) => name), lost: lost.map(([form]) => `${path}: ${form.name}`) };
}

describe('what was typed and left', () => {
  it.each([
    ['the dashboard', true, '/dashboard', '/dashboard/settings', 25],
    ['the public pages', false, '/help', '/guides', 4],
  ] as const)('is restored after Back in every form of %s', async (_, isOurs, begin, elsewhere, least) => {
    const page = await openPage({ address: '198.51.103.9' });
    if (isOurs) await world.accounts.admin.signIn(page);
    tolerateComplaints(/Failed to load resource|status of 4\d\d/);
    await openHydrated(page, begin);
    await prepareForms(page);
    const names: string[] = [];
    const lost: string[] = [];
    for (const path of screens.filter((one) => isPrivate(one) === isOurs)) {
      const walked = await walk(page, fill(path, world, 'admin'), elsewhere);
      names.push(...walked.names);
      lost.push(...walked.lost);
    }
    expect(lost).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(least);
  });
});
