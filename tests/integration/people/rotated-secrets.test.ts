import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import { factors, recoveryCodes, sessions, signInGuards, users } from '~/db/schema';
import { erasureUrl, readErasureToken } from '~/features/people/erasure/erasure-links';
import { checkPassword } from '~/features/people/password/check-password.server';
import { hashPassword } from '~/features/people/password/password.server';
import { beginFactor } from '~/features/people/second-factor/begin-factor.server';
import { checkFactor } from '~/features/people/second-factor/check-factor.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { findPendingFactor } from '~/features/people/second-factor/find-pending-factor.server';
import { accountUrl, readAccountToken } from '~/features/people/sign-in/account-links';
import { isMailCode, mailCode } from '~/features/people/sign-in/mail-code';
import { readUnsubscribeToken, unsubscribeUrl } from '~/features/visit/newsletter/newsletter-links';
import { challengeCookie, readChallenge } from '~/platform/auth/challenge-cookie.server';
import { flowStorage } from '~/platform/auth/flow-storage';
import { deviceCookie, findKnownDevice } from '~/platform/auth/known-device.server';
import { findViewer, startSession } from '~/platform/auth/session.server';
import type { WebEnv } from '~/platform/env';
import { formAge, stampForm } from '~/platform/http/forms/form-stamp';
import { createQueueServices, type QueueEnv } from '~/platform/queues/queue-services';
import { createServices } from '~/platform/services';

import { createManager } from '../../factories/account';
import { makeActor, visitor } from '../../factories/actor';

const names = ['FACTOR_SECRET', 'FORM_SECRET', 'LINK_SECRET', 'PASSWORD_PEPPER', 'SESSION_SECRET'] as const;
const ctx = { waitUntil: () => undefined };
const origin = 'http://localhost:8787';

/** The variables after that many rotations of every secret, as `npm run rotate` leaves them. */
function rotatedEnv(rotations: number): WebEnv {
  const left: Record<string, unknown> = { ...env };
  for (const name of names) {
    for (let number = 2; number <= rotations + 1; number += 1)
      left[`${name}_${number}`] = `${name}-${number}`.padEnd(40, '.');
    if (rotations > 1) delete left[name];
    for (let number = 2; number < rotations; number += 1) delete left[`${name}_${number}`];
  }
  return left as WebEnv;
}

let now = new Date('2026-11-20T00:00:10Z');
const siteAfter = (rotations: number) => {
  const services = createServices(rotatedEnv(rotations), ctx);
  services.clock = { now: () => now };
  const { config } = services;
  return { ...services, pepper: config.passwordPepper, factorSecret: config.factorSecret };
};
const [before, once, twice] = [siteAfter(0), siteAfter(1), siteAfter(2)];
const { db } = before;
const sites = [before, once, twice];
const asking = (cookie: string) => new Request(origin, { headers: { cookie: cookie.split(';')[0] ?? '' } });

beforeEach(async () => {
  now = new Date('2026-11-20T00:00:10Z');
  for (const table of [sessions, signInGuards, recoveryCodes, factors]) await db.delete(table);
});

/** The result at each site: before, after one rotation, and after two. */
const inTurn = <Made>(make: (site: (typeof sites)[number]) => Promise<Made>) => Promise.all(sites.map(make));

describe('what a secret signed', () => {
  it('is accepted after one rotation of it, and not after two', async () => {
    const [session, form] = [before.config.sessionSecret, before.config.formSecret];
    const stamp = await stampForm(form, 'enquiry', now);
    expect(await inTurn(({ config }) => formAge(config.formSecret, 'enquiry', stamp, now))).toEqual([
      0,
      0,
      null,
    ]);

    const challenge = await challengeCookie(before, 'challenge-1');
    expect(await inTurn((site) => readChallenge(site, asking(challenge)))).toEqual([
      'challenge-1',
      'challenge-1',
      null,
    ]);

    const storage = flowStorage(before);
    const flow = await storage.getSession();
    flow.set('flow', 'to Google');
    const cookie = asking(await storage.commitSession(flow)).headers.get('cookie');
    const flows = await inTurn((site) => flowStorage(site).getSession(cookie));
    expect(flows.map((one) => one.get('flow') as unknown)).toEqual(['to Google', 'to Google', undefined]);
    expect(session).not.toEqual(once.config.sessionSecret);

    const { userId } = await createManager(db);
    const [device = ''] = await deviceCookie(before, asking(''), userId);
    const known = await inTurn((site) => findKnownDevice(site, asking(device), { userId }));
    expect(known.map(Boolean)).toEqual([true, true, false]);
  });

  it('is signed again by the new value, which the old one never was', async () => {
    const stamp = await stampForm(once.config.formSecret, 'enquiry', now);
    expect(await inTurn(({ config }) => formAge(config.formSecret, 'enquiry', stamp, now))).toEqual([
      null,
      0,
      0,
    ]);
  });

  it('includes links and codes of mails, which the queue worker signs with the same generations', async () => {
    const queueEnv = {
      ...rotatedEnv(1),
      MAIL_FROM: 'Stay Adelaide <stay@example.com>',
    } as unknown as QueueEnv;
    const queue = createQueueServices(queueEnv, ctx);
    expect(queue.linkSecret).toEqual(once.config.linkSecret);
    const tokenOf = (url: string) => new URL(url, origin).searchParams.get('token');
    const signer = { siteOrigin: origin, linkSecret: before.config.linkSecret };
    const reset = tokenOf(await accountUrl(signer, 'reset-password', 'token-1'));
    const leave = tokenOf(await unsubscribeUrl(signer, 'reader-1'));
    const erase = tokenOf(await erasureUrl(signer, 'erasure-1'));
    const code = await mailCode(signer.linkSecret, 'sign-in-code', 'code-1');
    const read = await inTurn(async ({ config: { linkSecret } }) => [
      Boolean(await readAccountToken(linkSecret, 'reset-password', reset)),
      Boolean(await readUnsubscribeToken(linkSecret, leave)),
      Boolean(await readErasureToken(linkSecret, erase)),
      await isMailCode(linkSecret, 'sign-in-code', 'code-1', code),
    ]);
    expect(read).toEqual([Array(4).fill(true), Array(4).fill(true), Array(4).fill(false)]);
  });
});

describe('an account', () => {
  it('stays signed in, however often secrets are rotated', async () => {
    const { userId } = await createManager(db);
    const started = await startSession(before, new Request(origin), { userId, method: 'password' });
    const viewers = await inTurn((site) => findViewer(site, asking(started)));
    expect(viewers.map((viewer) => viewer?.userId)).toEqual([userId, userId, userId]);
  });

  it('keeps its password, which is hashed again at the next sign-in', async () => {
    const signIn = (site: (typeof sites)[number], email: string) =>
      checkPassword(site, { email, password: 'a long password', from: { kind: 'network', network: 'n' } });
    const newAccount = async () => {
      const { userId } = await createManager(db);
      const passwordHash = await hashPassword(before, 'a long password');
      const [row] = await db.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning();
      return row?.email ?? '';
    };
    const [here, away] = [await newAccount(), await newAccount()];
    expect(await signIn(once, here)).toMatchObject({ outcome: 'right' });
    expect(await signIn(twice, here)).toMatchObject({ outcome: 'right' });
    expect(await signIn(twice, away)).toMatchObject({ outcome: 'wrong' });
  });

  it('keeps its second factor, which is encrypted again when it is used, and its recovery codes', async () => {
    const { userId } = await createManager(db);
    const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
    await beginFactor(before, userId);
    const secret = (await findPendingFactor(once, userId))?.secret ?? '';
    const done = await confirmFactor(before, makeActor({ userId }), codeNow(secret));
    const [firstCode = '', secondCode = ''] = done.outcome === 'on' ? done.codes : [];
    const check = (site: (typeof sites)[number], way: 'totp' | 'recovery-code', code: string) =>
      checkFactor(site, visitor, { userId, way, code, from: { kind: 'network', network: 'n' } });
    now = new Date(now.getTime() + 30_000);
    expect(await check(twice, 'totp', codeNow(secret))).toEqual({ outcome: 'wrong' });
    now = new Date(now.getTime() + 30_000);
    const encrypted = async () =>
      (await db.select().from(factors).where(eq(factors.userId, userId)))[0]?.encryptedSecret;
    const old = await encrypted();
    expect(await check(once, 'totp', '000000')).toEqual({ outcome: 'wrong' });
    expect(await encrypted()).toBe(old);
    expect(await check(once, 'totp', codeNow(secret))).toEqual({ outcome: 'right' });
    expect(await encrypted()).not.toBe(old);
    now = new Date(now.getTime() + 30_000);
    expect(await check(twice, 'totp', codeNow(secret))).toEqual({ outcome: 'right' });
    expect(await check(once, 'recovery-code', firstCode)).toEqual({ outcome: 'right' });
    expect(await check(once, 'recovery-code', firstCode)).toEqual({ outcome: 'wrong' });
    expect(await check(twice, 'recovery-code', secondCode)).toEqual({ outcome: 'wrong' });
  });
});

describe('a site', () => {
  it('does not start without a value of each secret, or with a short one', () => {
    const { SESSION_SECRET: _, ...none } = rotatedEnv(0);
    expect(() => createServices(none as WebEnv, ctx)).toThrow(/SESSION_SECRET/);
    const short = { ...rotatedEnv(0), SESSION_SECRET_2: 'short' };
    expect(() => createServices(short, ctx)).toThrow(/SESSION_SECRET/);
  });
});
