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

/** Addresses that are no screens. */
const notWalked = [/\/(upload|\$work|\$waiting)$/, /^\/sign-out$/];

/** What the screens of properties say by their specification. */
const specified: Record<string, string> = {
  '/dashboard/add-property Submit for Review': 'Failed to Add Property',
  '/dashboard/edit-property/$id Update Property': 'Failed to update property',
};
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

async function expectKept(page: Page, form: TypedForm, typed: unknown, what: string, told = '') {
  await settled(page);
  expect([what, await textsIn(page, form)]).toEqual([what, typed]);
  const says = async () => (await complaintsOn(page)).some((text) => text.includes(told));
  await expect.poll(says, { message: `${what}: ${told}` }).toBe(true);
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
        await expectKept(page, form, typed, what, specified[`${path} ${form.name}`]);
      }
      await pressButton(page, form, 2);
      await expectKept(page, form, typed, `${form.name}: pressed twice`);
    }
  });
});
