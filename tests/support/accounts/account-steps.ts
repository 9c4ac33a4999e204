import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

import type { Link, Model, Seat } from './account-model';
import {
  Browser,
  linkPath,
  shownApp,
  shownKey,
  shownRecoveryCodes,
  signInCode,
  totpCode,
} from './account-walker';

export type Step = (model: Model, seat: Seat) => Promise<void>;

/** The sign-in pages redirect a person who is already signed in, whatever the form's answer would be. */
const expectStay = ({ isSignedIn }: Seat, status: number, expected: number) =>
  expect(status).toBe(isSignedIn ? 302 : expected);

export const signUp: Step = async (model, seat) => {
  const { browser } = seat;
  const password = model.newPassword();
  const person = { fullName: 'Ada Quandong', companyName: '', phone: '' };
  const { status } = await browser.ask('/auth?mode=signup', {
    intent: 'sign-up',
    email: model.email,
    password,
    confirmPassword: password,
    ...person,
  });
  expectStay(seat, status, 200);
  const isNew = await model.newLink('verify-email', { password });
  expect(isNew).toBe(model.account === 'none' || model.account === 'pending');
  if (model.account === 'none') model.account = 'pending';
};

const askForReset: Step = async (model, { browser }) => {
  expect((await browser.ask('/auth/forgot-password', { email: model.email })).status).toBe(200);
  expect(await model.newLink('reset-password')).toBe(model.account === 'open');
};

const followLink: Step = async (model, seat) => {
  const { browser } = seat;
  if (model.links.length === 0) return;
  const link = model.pick(model.links);
  const path = await linkPath(model.site.linkSecret, link.purpose, link.id);
  const tampered = model.chance(0.15);
  const password = model.newPassword();
  const target = tampered ? path.replace(/.$/, (last) => (last === '0' ? '1' : '0')) : path;
  // Mail programs open links too: a visit alone changes nothing.
  const isVerification = link.purpose === 'verify-email';
  const isGone = tampered || !link.isLive;
  expect((await browser.ask(target)).status).toBe(isGone ? 400 : 200);
  if (isVerification) return verify(model, seat, { link, target, tampered });
  const answer = await browser.ask(target, { password, confirmPassword: password, intent: 'password' });
  const works = link.isLive && !tampered;
  expect(answer.status).toBe(works ? 200 : 400);
  if (!works) return;
  model.password = password;
  model.voidLinks('reset-password');
  model.endOthers(null);
};

type Followed = { link: Link; target: string; tampered: boolean };

/** Uses the password of that sign-up, a wrong one, or a new one. */
async function verify(model: Model, { browser }: Seat, { link, target, tampered }: Followed) {
  const details = { fullName: 'Ada Quandong', companyName: '', phone: '' };
  const kind = model.pick(['own', 'wrong', 'new'] as const);
  const password = kind === 'own' ? (link.password ?? '') : model.newPassword();
  const path = kind === 'new' ? `${target}&new=` : target;
  const { status } = await browser.ask(path, {
    ...details,
    password,
    confirmPassword: kind === 'wrong' ? 'something else' : password,
  });
  const works = link.isLive && !tampered && kind !== 'wrong';
  expect(status).toBe(works ? 200 : 400);
  if (!works) return;
  Object.assign(model, { account: 'open', password });
  model.voidLinks('verify-email');
}

const signIn: Step = async (model, seat) => {
  const pending = model.links.filter(({ purpose, isLive }) => purpose === 'verify-email' && isLive).at(-1);
  const right = model.account === 'pending' ? pending?.password : model.password;
  const password = right && model.chance(0.7) ? right : 'never this one';
  const { status, location } = await seat.browser.ask('/auth?mode=login', {
    intent: 'sign-in',
    email: model.email.toUpperCase(),
    password,
  });
  if (password !== right || model.account === 'closed' || model.account === 'none')
    expectStay(seat, status, 400);
  else if (model.account === 'pending') expectStay(seat, status, 403);
  else {
    expect(status).toBe(303);
    model.passFirst(seat, location);
  }
};

const signInByCode: Step = async (model, seat) => {
  if (seat.isSignedIn) return;
  const { html } = await seat.browser.ask('/auth/code', { intent: 'send', email: model.email });
  const id = /name="id" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const isRight = model.chance(0.7);
  const code = isRight ? await signInCode(model.site.linkSecret, id) : '12345x';
  const fields = { intent: 'code', id, email: model.email, code };
  const { status, location } = await seat.browser.ask('/auth/code', fields);
  const works = isRight && model.account === 'open';
  expect(status).toBe(works ? 303 : 400);
  if (!works) return;
  const other = new Browser(model.site.origin, () => '10.99.1.1');
  expect((await other.ask('/auth/code', fields)).status).toBe(400);
  model.passFirst(seat, location);
};

const finish: Step = async (model, seat) => {
  const used = model.usedRecoveryCodes.at(-1);
  const [fresh] = model.recoveryCodes;
  const kind = model.pick(['totp', 'wrong', 'recovery', 'used'] as const);
  const code = {
    totp: model.secret ? totpCode(model.secret) : '000000',
    wrong: 'abcdef',
    recovery: fresh,
    used,
  }[kind];
  const way = kind === 'totp' || kind === 'wrong' ? 'totp' : 'recovery-code';
  const { status, location } = await seat.browser.ask('/auth/challenge', {
    way,
    code: code ?? 'ABCD-ABCD-ABCD',
  });
  if (!seat.mayFinish || model.account !== 'open') {
    expect([status, location.startsWith('/auth?')]).toEqual([303, true]);
    return;
  }
  const isRight = kind === 'totp' || (kind === 'recovery' && fresh !== undefined);
  expect(status).toBe(isRight ? 303 : 400);
  if (!isRight) return;
  if (kind === 'recovery') model.usedRecoveryCodes.push(model.recoveryCodes.shift() ?? '');
  Object.assign(seat, { isSignedIn: true, isFresh: true, mayFinish: false });
};

/** Fields for re-authentication, when it is required, and whether the change must then be accepted. */
function reauthentication(model: Model, seat: Seat): { fields: Record<string, string>; passes: boolean } {
  if (seat.isFresh) return { fields: {}, passes: seat.isSignedIn };
  const typed = model.pick(['right', 'wrong', 'none'] as const);
  const fields: Record<string, string> =
    typed === 'none' ? {} : { proof: typed === 'right' ? (model.password ?? '') : 'not this' };
  return { fields, passes: seat.isSignedIn && typed === 'right' };
}

const expectChange = (seat: Seat, status: number, passes: boolean, good: number) =>
  expect(status).toBe(!seat.isSignedIn ? 401 : passes ? good : 400);

const addFactor: Step = async (model, seat) => {
  const { fields, passes } = reauthentication(model, seat);
  const page = '/dashboard/security/factor';
  const begun = await seat.browser.ask(page, { intent: 'begin', ...fields });
  expectChange(seat, begun.status, passes, 303);
  if (!passes) return;
  seat.isFresh = true;
  if (model.secret) return;
  const secret = shownKey((await seat.browser.ask(page)).html);
  expect((await seat.browser.ask(page, { intent: 'confirm', code: 'abcdef' })).status).toBe(400);
  const done = await seat.browser.ask(page, { intent: 'confirm', code: totpCode(secret) });
  expect(done.status).toBe(200);
  model.secret = secret;
  model.recoveryCodes = shownRecoveryCodes(done.html);
  expect(model.recoveryCodes).toHaveLength(10);
  model.usedRecoveryCodes = [];
  model.endOthers(seat);
};

const removeFactor: Step = async (model, seat) => {
  const { fields, passes } = reauthentication(model, seat);
  const page = '/dashboard/security/factor';
  const app = shownApp((await seat.browser.ask(page)).html);
  const { status } = await seat.browser.ask(page, { intent: 'remove', app, ...fields });
  expectChange(seat, status, passes, 303);
  if (!passes) return;
  seat.isFresh = true;
  if (model.secret) for (const other of model.seats) other.mayFinish = false;
  Object.assign(model, { secret: null, recoveryCodes: [], usedRecoveryCodes: [] });
};

const changePassword: Step = async (model, seat) => {
  const knows = model.chance(0.6);
  const password = model.newPassword();
  const { status } = await seat.browser.ask('/dashboard/security', {
    intent: 'password',
    currentPassword: knows ? (model.password ?? '') : 'not this',
    password,
    confirmPassword: password,
  });
  expectChange(seat, status, knows, 303);
  if (!seat.isSignedIn || !knows) return;
  model.password = password;
  model.endOthers(seat);
  seat.isFresh = true;
};

const signOut: Step = async (_, seat) => {
  expect((await seat.browser.ask('/sign-out', {})).status).toBe(302);
  seat.isSignedIn = false;
};

const signOutOthers: Step = async (model, seat) => {
  const { status } = await seat.browser.ask('/dashboard/security', { intent: 'sign-out-others' });
  expect(status).toBe(seat.isSignedIn ? 303 : 401);
  if (seat.isSignedIn) for (const other of model.seats) if (other !== seat) other.isSignedIn = false;
};

const letTimePass: Step = async (model) => {
  await model.site.db.run(
    sql`update sessions set proved_at = proved_at - 660000 where user_id = ${await model.userId()}`,
  );
  for (const seat of model.seats) seat.isFresh = false;
};

/** An admin closes the account, or reopens it. */
const closeOrOpen: Step = async (model) => {
  if (model.account !== 'open' && model.account !== 'closed') return;
  const isClosing = model.account === 'open';
  const userId = await model.userId();
  await model.site.db.run(
    sql`update users set deactivated_at = ${isClosing ? 1 : null} where id = ${userId}`,
  );
  if (isClosing) await model.site.db.run(sql`delete from sessions where user_id = ${userId}`);
  for (const seat of model.seats) seat.isSignedIn = false;
  model.account = isClosing ? 'closed' : 'open';
};

const actions: [name: string, step: Step, weight: number][] = [
  ['signs up', signUp, 2],
  ['follows a link', followLink, 4],
  ['signs in', signIn, 6],
  ['signs in by code', signInByCode, 3],
  ['answers the challenge', finish, 6],
  ['asks for a reset', askForReset, 2],
  ['adds a factor', addFactor, 3],
  ['removes the factor', removeFactor, 1],
  ['changes the password', changePassword, 2],
  ['signs out', signOut, 1],
  ['signs out others', signOutOthers, 1],
  ['lets time pass', letTimePass, 2],
  ['is closed or opened', closeOrOpen, 1],
];
/** The actions, each repeated by its weight. */
export const weightedSteps = actions.flatMap(([name, step, weight]) =>
  Array.from({ length: weight }, () => ({ name, step })),
);
