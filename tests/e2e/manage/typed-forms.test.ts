import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { openHydrated } from '../../support/browser/hydrated';
import { openPage, tolerateComplaints } from '../../support/browser/pages';
import {
  complaintsOn,
  prepareForms,
  pressButton,
  settled,
  textsIn,
  typedFormsOf,
  writeIn,
  type TypedForm,
} from '../../support/forms/typed-forms';
import { permissionTable } from '../../support/permissions/table';
import { createWorld, fill, type World } from '../../support/permissions/world';

type Failure = 'offline' | 'aborted' | '500' | '503' | '413';
const failures: readonly Failure[] = ['offline', 'aborted', '500', '503', '413'];

/** Addresses that are no screens, and editors whose forms check more than this walk can fill in. */
const notWalked = [
  /\/(upload|passkey|\$work|\$waiting)$/,
  /^\/sign-out$/,
  /^\/dashboard\/(add-property|edit-property\/\$id|edit-property\/\$id\/drafts\/\$draft)$/,
  /^\/dashboard\/pages\/\$page$/,
];
const screens = [
  ...new Set(
    permissionTable.filter(({ posts, path }) => posts && !path.includes('?')).map(({ path }) => path),
  ),
].filter((path) => !notWalked.some((one) => one.test(path)));
const isPrivate = (path: string) => path.startsWith('/dashboard');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** A page on which every form that is sent fails as `mode` says. */
async function openFailing(path: string) {
  const page = await openPage({ address: '198.51.103.7' });
  if (isPrivate(path)) await world.accounts.admin.signIn(page);
  const response = await openHydrated(page, fill(path, world, 'admin'));
  tolerateComplaints(/Failed to load resource|status of (4|5)\d\d|ERR_|Failed to fetch/);
  const mode: { is: Failure; sent: number } = { is: 'offline', sent: 0 };
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    mode.sent += 1;
    if (mode.is === 'offline') return route.abort('internetdisconnected');
    if (mode.is === 'aborted') return route.abort('connectionreset');
    return route.fulfill({ status: Number(mode.is), contentType: 'text/html', body: '<h1>No</h1>' });
  });
  return { page, mode, status: response?.status() ?? 0 };
}

async function expectKept(page: Page, form: TypedForm, typed: unknown, what: string) {
  await settled(page);
  expect([what, await textsIn(page, form)]).toEqual([what, typed]);
  await expect.poll(() => complaintsOn(page), { message: what }).not.toEqual([]);
}

describe('what was typed', () => {
  it.each(screens)('stays in every form of %s, however sending it fails', async (path) => {
    const { page, mode, status } = await openFailing(path);
    await prepareForms(page);
    const forms = status < 400 ? await typedFormsOf(page) : [];
    for (const form of forms) {
      const typed = await writeIn(page, form);
      for (const failure of failures) {
        const what = `${form.name}: ${failure}`;
        Object.assign(mode, { is: failure, sent: 0 });
        await pressButton(page, form);
        await expect.poll(() => mode.sent, { message: what }).toBeGreaterThan(0);
        await expectKept(page, form, typed, what);
      }
      await pressButton(page, form, 2);
      await expectKept(page, form, typed, `${form.name}: pressed twice`);
    }
  });
});
