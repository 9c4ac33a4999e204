import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  accountTokens,
  factors,
  jobs,
  profiles,
  rateLimits,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { changePassword } from '~/features/people/password/change-password.server';
import { checkPassword } from '~/features/people/password/check-password.server';
import { hashPassword } from '~/features/people/password/password.server';
import { guessBuckets, type GuessFrom } from '~/features/people/sign-in/sign-in-guard.server';
import { takeTurns } from '~/features/people/sign-in/take-turns.server';
import { deviceCookie, findKnownDevice, guessFrom } from '~/platform/auth/known-device.server';
import { createLoadContext } from '~/platform/load-context';
import { reauthenticate } from '~/platform/auth/reauthenticate.server';
import { findViewer, startSession } from '~/platform/auth/session.server';
import { spaceMails } from '~/platform/mail/space-mails.server';

import { makeActor } from '../../../factories/actor';

const origin = 'http://localhost:8787';
const start = Date.parse('2026-11-20T00:00:00Z');
let now = new Date(start);
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const minute = 60_000;

const { services } = createLoadContext(env, createExecutionContext(), new Request(origin));
services.clock = { now: () => now };
const { db, config } = services;
const deps = { ...services, pepper: config.passwordPepper };
const password = 'three blue wrens';
const email = 'ada@example.com';
let passwordHash = '';

beforeEach(async () => {
  now = new Date(start);
  passwordHash ||= await hashPassword(deps, password);
  const tables = [jobs, sessions, signInGuards, rateLimits, accountTokens, factors, profiles, users];
  for (const table of tables) await db.delete(table);
  for (const id of ['ada', 'bea', 'cleo', 'dot', 'eve']) {
    await db.insert(users).values({ id, email: `${id}@example.com`, emailVerifiedAt: now, passwordHash });
  }
});

const network = (name: string): GuessFrom => ({ kind: 'network', network: name });
const stepUp: GuessFrom = { kind: 'step-up' };
const check = (typed: string, from: GuessFrom) => checkPassword(deps, { email, password: typed, from });
const guess = (from: GuessFrom) => takeTurns(services, guessBuckets('account', from));
const asking = (address: string, cookie = '') =>
  new Request(origin, { headers: { 'cf-connecting-ip': address, cookie } });
const failures = async (key: string) =>
  (await db.select().from(signInGuards)).find((row) => row.key === key)?.failures ?? 0;

/** Cookie of a browser on which they have signed in, one after the other. */
async function deviceOf(...userIds: string[]) {
  let cookie = '';
  for (const userId of userIds) {
    const [set = ''] = await deviceCookie(services, asking('10.0.0.1', cookie), userId);
    cookie = set.split(';')[0] ?? '';
  }
  return cookie;
}

describe('wrong passwords', () => {
  it('that come at once are counted exactly, from one network and from fifty', async () => {
    const fromOne = await Promise.all(Array.from({ length: 50 }, () => guess(network('one'))));
    expect(fromOne.filter((waitMs) => waitMs === 0)).toHaveLength(6);
    expect(await failures('account:network:one')).toBe(6);
    expect(await failures('account')).toBe(6);
    const fromMany = await Promise.all(Array.from({ length: 50 }, (_, nth) => guess(network(`n${nth}`))));
    expect(fromMany.every((waitMs) => waitMs === 0)).toBe(true);
    expect(await failures('account')).toBe(56);
  });

  it('from one network lock nobody out on another, and refused ones are not counted for all', async () => {
    for (let tried = 0; tried < 60; tried += 1) {
      const waitMs = await guess(network('stranger'));
      if (tried % 6 === 5) pass(waitMs);
    }
    await guess(network('stranger'));
    expect(await guess(network('stranger'))).toBeGreaterThan(0);
    expect(await guess(network('owner'))).toBe(0);
    expect(await failures('account')).toBeLessThan(20);
  });

  it('from a hundred networks slow others down to one in ten seconds and lock nobody out for longer', async () => {
    for (let nth = 0; nth < 101; nth += 1) expect(await guess(network(`n${nth}`))).toBe(0);
    expect(await guess(network('owner'))).toBe(10_000);
    // A refused guesser has used up nothing of the owner’s limit.
    expect(await failures('account:network:owner')).toBe(0);
    expect(await guess({ kind: 'device', device: 'd' })).toBe(0);
    expect(await guess(stepUp)).toBe(0);
    pass(10_000);
    expect(await guess(network('owner'))).toBe(0);
  });

  it('of strangers, of a device and of a step-up are counted apart', async () => {
    for (let tried = 0; tried < 8; tried += 1) await guess(network('stranger'));
    expect(await guess(stepUp)).toBe(0);
    for (let tried = 0; tried < 8; tried += 1) await guess(stepUp);
    expect(await guess(stepUp)).toBeGreaterThan(0);
    expect(await guess({ kind: 'device', device: 'd' })).toBe(0);
    for (let tried = 0; tried < 8; tried += 1) await guess({ kind: 'device', device: 'd' });
    expect(await guess({ kind: 'device', device: 'd' })).toBeGreaterThan(0);
    expect(await guess(network('owner'))).toBe(0);
  });

  it('of a stranger are forgotten only with the right one from there', async () => {
    for (let tried = 0; tried < 6; tried += 1) await check('not this', network('stranger'));
    expect(await check(password, network('owner'))).toMatchObject({ outcome: 'right' });
    expect(await check(password, network('stranger'))).toMatchObject({ outcome: 'wait' });
  });
});

describe('a known device', () => {
  it('is one on which this very account was signed in to, within a year', async () => {
    const cookie = await deviceOf('ada');
    const known = (who: string, sent = cookie) =>
      findKnownDevice(services, asking('10.0.0.1', sent), { email: `${who}@example.com` });
    expect(await known('ada')).toMatch(/^[0-9a-f]{32}$/);
    expect(await guessFrom(services, asking('10.0.0.1', cookie), { email })).toMatchObject({
      kind: 'device',
    });
    for (const who of ['bea', 'nobody']) expect(await known(who)).toBeNull();
    const forged = [
      cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      cookie.replace(/=./, (first) => (first === '=0' ? '=1' : '=0')),
      cookie.replace(/\.\d/, '.9'),
      'device=nonsense',
      'device=',
    ];
    for (const sent of forged) expect(await known('ada', sent), sent).toBeNull();
    pass(364 * 86_400_000);
    expect(await known('ada')).not.toBeNull();
    pass(2 * 86_400_000);
    expect(await known('ada')).toBeNull();
  });

  it('remembers four accounts, the last ones, as one and the same device', async () => {
    const cookie = await deviceOf('ada', 'bea', 'cleo', 'bea', 'dot', 'eve');
    const known = await Promise.all(
      ['ada', 'bea', 'cleo', 'dot', 'eve'].map((userId) =>
        findKnownDevice(services, asking('10.0.0.1', cookie), { userId }),
      ),
    );
    expect(known[0]).toBeNull();
    expect(new Set(known.slice(1)).size).toBe(1);
    expect(known[1]).not.toBeNull();
    expect(cookie.length).toBeLessThan(400);
  });

  it('is void after another password, and for a closed account', async () => {
    const cookie = await deviceOf('ada');
    const known = () => findKnownDevice(services, asking('10.0.0.1', cookie), { email });
    await changePassword(deps, makeActor({ userId: 'ada' }), 'another one');
    expect(await known()).toBeNull();
    await db.update(users).set({ passwordHash });
    expect(await known()).not.toBeNull();
    await db.update(users).set({ deactivatedAt: now });
    expect(await known()).toBeNull();
  });

  it('reveals nothing and gives no access', async () => {
    const cookie = await deviceOf('ada');
    expect(cookie).not.toMatch(/\bada\b|example/);
    expect(await findViewer(services, asking('10.0.0.1', cookie))).toBeNull();
  });
});

describe('a step-up', () => {
  it('works while strangers guess, and wrong input there locks nobody out of signing in', async () => {
    await db.insert(profiles).values({ userId: 'ada', email });
    const cookie =
      (await startSession(services, asking('10.0.0.1'), { userId: 'ada', method: 'password' })).split(
        ';',
      )[0] ?? '';
    pass(11 * minute);
    for (let nth = 0; nth < 8; nth += 1) await check('not this', network('stranger'));
    expect(await check('not this', network('stranger'))).toMatchObject({ outcome: 'wait' });
    const prove = async (typed: string) => {
      const viewer = await findViewer(services, asking('10.0.0.1', cookie));
      if (!viewer) throw new Error('Nobody is signed in.');
      const form = new FormData();
      form.set('proof', typed);
      return reauthenticate(services, asking('10.0.0.1'), viewer, { form, action: 'change-email' });
    };
    for (let tried = 0; tried < 6; tried += 1) expect(await prove('wrong')).toMatchObject({ status: 400 });
    expect(await prove('wrong')).toMatchObject({ status: 429 });
    expect(await check(password, network('owner'))).toMatchObject({ outcome: 'right' });
    pass(2000);
    expect(await prove(password)).toMatchObject({ isProved: true });
  });
});

describe('mails to an address', () => {
  const stranger = asking('198.51.100.1');
  const owner = asking('203.0.113.1');
  const space = async (request: Request, to = email) =>
    (await spaceMails(services, { request, purpose: 'reset', email: to })).waitMs;

  it('are spaced by requester, two at once and then ever further apart, and never blocked', async () => {
    const waits: number[] = [];
    for (let sent = 0; sent < 9;) {
      const waitMs = await space(stranger);
      if (waitMs === 0) sent += 1;
      else waits.push(waitMs / minute);
      pass(waitMs);
    }
    expect(waits).toEqual([1, 5, 15, 30, 30, 30, 30]);
  });

  it('reach their reader while strangers use up their own turns, from another network and on a known device', async () => {
    for (let turn = 0; turn < 40; turn += 1) await space(stranger);
    expect(await space(stranger)).toBeGreaterThan(0);
    expect(await space(owner)).toBe(0);
    const cookie = await deviceOf('ada');
    expect(await space(asking('198.51.100.1', cookie))).toBe(0);
    expect(await space(stranger)).toBeGreaterThan(0);
  });

  it('go out within a quarter of an hour, whatever many networks request', async () => {
    let sent = 0;
    for (let nth = 0; nth < 60; nth += 1) sent += (await space(asking(`198.51.100.${nth}`))) === 0 ? 1 : 0;
    expect(sent).toBe(10);
    expect(await space(owner)).toBe(15 * minute);
    const cookie = await deviceOf('ada');
    expect(await space(asking('203.0.113.1', cookie))).toBe(0);
    const ownUserId = 'ada';
    const own = await spaceMails(services, { request: owner, purpose: 'reset', email, ownUserId });
    expect(own.waitMs).toBe(0);
    pass(15 * minute);
    expect(await space(owner)).toBe(0);
    // In a day no more than one in a quarter of an hour beside the first ten.
    for (let at = 0; at < 24 * 20; at += 1) {
      pass(3 * minute);
      if ((await space(asking(`198.51.100.${at % 250}`))) === 0) sent += 1;
    }
    expect(sent).toBeLessThanOrEqual(10 + 24 * 4);
  });

  it('are counted exactly when requested at once, and alike without an account', async () => {
    for (const to of [email, 'nobody@example.com']) {
      const waits = await Promise.all(Array.from({ length: 50 }, () => space(stranger, to)));
      expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(2);
      expect(Math.max(...waits)).toBe(minute);
    }
  });
});
