import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { hydrated, openHydrated } from '../../support/browser/hydrated';
import { intercept } from '../../support/browser/intercept';
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
import { addForms, shownByRows } from '../../support/forms/add-forms';
import { permissionTable } from '../../support/permissions/table';
import { createWorld, fill, type World } from '../../support/permissions/world';

type Failure = 'offline' | 'aborted' | '401' | '500' | '503' | '413';
const failures: readonly Failure[] = ['offline', 'aborted', '401', '500', '503', '413'];

/** Addresses that are no screens. */
const notWalked = [/\/(upload|passkey|\$work|\$waiting)$/, /^\/sign-out$/];

/** Routes whose forms nobody types in here, with the reason. */
const untyped: Record<string, string> = {
  $: 'no screen: an address that is not there',
  'auth_.change-email': 'a mailed link: one button',
  'auth_.keep-account': 'a mailed link: one button',
  'auth_.passkey': 'no screen: the challenge of a passkey',
  'dashboard.confirm': 'passwords and codes alone, which nothing keeps, while a sign-in is old',
  'dashboard.confirm_.passkey': 'no screen: the challenge of a passkey',
  'dashboard.edit-property.$id_.photos_.upload': 'no screen: one file',
  'dashboard.media_.upload': 'no screen: one file',
  'dashboard.profile_.export': 'no screen: a file to keep',
  'dashboard.work.$id': 'no screen: buttons of work on other pages',
  'newsletter_.confirm': 'a mailed link: one button',
  'newsletter_.unsubscribe': 'a mailed link: one button',
  'sign-out': 'no screen: one button of every page',
  'your-data_.confirm': 'a mailed link: one button',
};

/** Editors, whose work is offered on the way back, and the button of each. */
const editors: Record<string, string> = {
  '/dashboard/add-property': 'Submit for Review',
  '/dashboard/edit-property/$id': 'Update Property',
  '/dashboard/edit-property/$id/drafts/$draft': 'Save Draft',
  '/dashboard/pages/$page': 'Update Page',
};
/** Public pages whose texts are restored after Back. */
const returning: readonly string[] = [
  '/contact',
  '/property/tidmarsh-house',
  '/your-data',
  '/auth',
  '/auth/code',
  '/auth/forgot-password',
];
/** Has a form for each picture that other tests have uploaded: one of our own is walked instead. */
const varying = '/dashboard/media';

/** Screens whose forms have buttons and choices alone, as they open. */
const wordless: readonly string[] = [
  '/consent',
  '/auth/google',
  '/dashboard/security/factor',
  '/dashboard/leads',
  '/dashboard/properties',
  '/dashboard/edit-property/$id/description',
  '/dashboard/edit-property/$id/owner',
  '/dashboard/users',
  '/dashboard/pages',
  '/dashboard/pages/import',
  '/dashboard/pages/$page/revisions/1',
  '/dashboard/site/messages/$message',
  ...['subscribers', 'redirects', 'redirects/missing', 'redirects/import', 'menus', 'locations', 'jobs'].map(
    (name) => `/dashboard/site/${name}`,
  ),
  '/dashboard/site/amenities/merge',
];

/** The message of a form when the site fails, by its button. */
const failureOf: Record<string, readonly string[]> = {
  'Submit for Review': ['Failed to Add Property'],
  'Update Property': ['Failed to update property'],
  'Save Draft': ['Failed to update property'],
  'Update Page': ['Failed to update page'],
  'Save Changes': ['Update Failed'],
  'Sign In': ['An error occurred during sign in.'],
  'Create Account': ['Sign Up Failed', 'An error occurred during sign up.'],
  'Send Inquiry': ['Submission Failed', 'There was an error sending your inquiry. Please try again.'],
};

const isPrivate = (path: string) => path.startsWith('/dashboard');
const withForms = permissionTable.filter(({ posts }) => posts);
/** True when the page is shown to a person who may send its forms. */
const isShown = (path: string) =>
  permissionTable.some((row) => row.path === path && row.get?.[isPrivate(path) ? 4 : 0] === 200);
const ofTable = withForms.filter(({ path }) => !path.includes('?') && isShown(path) && path !== varying);
const walked = [...ofTable, ...shownByRows, { route: 'auth', path: '/auth?mode=signup' }].filter(
  ({ path }) => !notWalked.some((one) => one.test(path)),
);
const screens = [...new Set(walked.map(({ path }) => path))];

let world: World;
let challenge: Awaited<ReturnType<typeof addForms>>;
beforeAll(async () => {
  world = await createWorld();
  challenge = await addForms(world);
});

/** A page on which every form that is sent fails as `mode` says. */
async function openFailing(path: string) {
  const page = await openPage({ address: '198.51.103.7' });
  if (isPrivate(path)) await world.accounts.admin.signIn(page);
  if (path.startsWith('/auth/challenge')) await page.context().addCookies([challenge]);
  const response = await openHydrated(page, fill(path, world, 'admin'));
  tolerateComplaints(/Failed to load resource|status of (4|5)\d\d|ERR_|Failed to fetch/);
  const mode: { is: Failure; sent: number } = { is: 'offline', sent: 0 };
  await intercept(page, '**/*', (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    mode.sent += 1;
    if (mode.is === 'offline') return route.abort('internetdisconnected');
    if (mode.is === 'aborted') return route.abort('connectionreset');
    return route.fulfill({ status: Number(mode.is), contentType: 'text/html', body: '<h1>No</h1>' });
  });
  expect(response?.status(), path).toBe(200);
  return { page, mode };
}

async function expectKept(page: Page, form: TypedForm, typed: unknown, what: string) {
  await settled(page);
  // A field may be missing while it waits for an answer.
  await expect.poll(() => textsIn(page, form), { message: what }).toEqual(typed);
  await expect.poll(() => complaintsOn(page), { message: what }).not.toEqual([]);
}

/** Leaves by a link and comes back, then reads the page again: each time the work is offered, and restored as it was. */
async function expectOfferedBack(page: Page, form: TypedForm, typed: unknown) {
  const restore = page.getByRole('main').getByRole('button', { name: 'Restore', exact: true });
  const expectRestored = async (what: string) => {
    await restore.click();
    await restore.waitFor({ state: 'detached' });
    await expect.poll(() => textsIn(page, form), { message: what }).toEqual(typed);
  };
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).waitFor();
  await page.goBack();
  await expectRestored(`${form.name}: Back`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await hydrated(page);
  await prepareForms(page);
  await expectRestored(`${form.name}: read again`);
}

/** Goes to another page and back, as links and the browser's button do. */
async function expectThereAgain(page: Page, form: TypedForm, typed: Texts) {
  await page.getByRole('banner').getByRole('link', { name: 'Guides', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /Guides/ }).waitFor();
  await page.goBack();
  const there = async () => withoutPasswords((await textsIn(page, form)) ?? []);
  await expect.poll(there, { message: `${form.name}: Back` }).toEqual(withoutPasswords(typed));
}

/** No browser and no page keeps these. */
const withoutPasswords = (texts: Texts) => texts.filter(([name]) => !/password/i.test(name));
type Texts = readonly (readonly [string, string])[];

describe('what was typed', () => {
  it('covers every route of the build that has forms', () => {
    const known = walked.map(({ route }) => route);
    const unknown = withForms.map(({ route }) => route).filter((route) => !known.includes(route));
    expect([...new Set(unknown)].sort()).toEqual(Object.keys(untyped).sort());
  });

  it.each(screens)('stays in every form of %s, however sending it fails', async (path) => {
    const { page, mode } = await openFailing(path);
    await prepareForms(page);
    const forms = await typedFormsOf(page);
    expect(forms.length === 0, path).toBe(wordless.includes(path));
    if (path in editors) expect(forms.map(({ name }) => name)).toContain(editors[path]);
    for (const form of forms) {
      const typed = await writeIn(page, form);
      for (const failure of failures) {
        const what = `${form.name}: ${failure}`;
        Object.assign(mode, { is: failure, sent: 0 });
        await pressButton(page, form);
        const isSent = async () => (mode.sent > 0 ? 'sent' : (await complaintsOn(page)).join());
        await expect.poll(isSent, { message: what }).toBe('sent');
        await expectKept(page, form, typed, what);
      }
      const said = (await complaintsOn(page)).join();
      for (const text of failureOf[form.name] ?? []) expect(said, form.name).toContain(text);
      mode.sent = 0;
      await pressButton(page, form, 2);
      await expectKept(page, form, typed, `${form.name}: pressed twice`);
      expect(mode.sent, `${form.name}: pressed twice, sent`).toBe(1);
      if (form.name === editors[path]) await expectOfferedBack(page, form, typed);
      if (returning.includes(path)) await expectThereAgain(page, form, typed);
    }
  });
});
