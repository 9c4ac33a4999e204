import { createExecutionContext, env } from 'cloudflare:test';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import { factors, profiles, recoveryCodes, sessions, signInGuards, users } from '~/db/schema';
import { beginFactor } from '~/features/people/second-factor/begin-factor.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { findPendingFactor } from '~/features/people/second-factor/find-pending-factor.server';
import { finishSignIn } from '~/platform/auth/finish-sign-in.server';
import { requireViewer } from '~/platform/auth/guards.server';
import { createLoadContext } from '~/platform/load-context';
import { findViewer, renewSession, startSession } from '~/platform/auth/session.server';

import { answerChallenge } from '~/routes/auth_.challenge/answer-challenge.server';

import { makeActor } from '../../factories/actor';

const origin = 'http://localhost:8787';
let now = new Date('2026-11-20T00:00:10Z');

/** The platform as one request has it. */
function newServices(staffSecondFactor: 'optional' | 'required' = 'optional') {
  const { services } = createLoadContext(
    env,
    createExecutionContext(),
    new Request(origin, { method: 'POST' }),
  );
  services.clock = { now: () => now };
  services.config = { ...services.config, staffSecondFactor };
  return services;
}

const services = newServices();
const { db, config } = services;
const deps = { ...services, pepper: config.passwordPepper, factorSecret: config.factorSecret };

beforeEach(async () => {
  now = new Date('2026-11-20T00:00:10Z');
  for (const table of [sessions, signInGuards, recoveryCodes, factors, profiles, users])
    await db.delete(table);
  await db.insert(users).values({ id: 'ada', email: 'ada@example.com', emailVerifiedAt: now });
  await db.insert(profiles).values({ userId: 'ada', email: 'ada@example.com', role: 'moderator' });
});

const asking = (cookie: string) => new Request(origin, { headers: { cookie } });
const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((value) => value.startsWith(`${name}=`))
    ?.split(';')[0];

async function switchOn() {
  await beginFactor(deps, 'ada');
  const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
  const code = new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const done = await confirmFactor(deps, makeActor({ userId: 'ada', sessionKey: 'none' }), code);
  now = new Date(now.getTime() + 30_000);
  return { secret, codes: done.outcome === 'on' ? done.codes : [] };
}

const waysIn = ['password', 'code', 'google'] as const;

describe('every way in', () => {
  it.each(waysIn)('by %s gives a session without a second factor, and none with one', async (method) => {
    const signedIn = { userId: 'ada', method, redirectTo: '/dashboard' };
    const plain = await finishSignIn(services, asking(''), signedIn);
    expect(cookieOf(plain, 'sid')).toBeTruthy();
    await db.delete(sessions);
    await switchOn();
    const response = await finishSignIn(services, asking(''), { ...signedIn, cookies: ['flow=; Max-Age=0'] });
    expect(response.headers.get('location')).toBe('/auth/challenge?redirectTo=%2Fdashboard');
    expect(cookieOf(response, 'sid')).toBeUndefined();
    expect(cookieOf(response, 'flow')).toBe('flow=');
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('of fifty who answer one challenge at once, each with a recovery code, one is signed in', async () => {
    const { secret, codes } = await switchOn();
    const begun = await finishSignIn(services, asking(''), {
      userId: 'ada',
      method: 'password',
      redirectTo: '/dashboard',
    });
    const cookie = cookieOf(begun, 'challenge') ?? '';
    const totp = new TOTP({ secret }).generate({ timestamp: now.getTime() });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const form = new FormData();
        const code = index % 2 === 0 ? totp : (codes[index % 10] ?? '');
        form.set('way', index % 2 === 0 ? 'totp' : 'recovery-code');
        form.set('code', code);
        return answerChallenge({ services, request: asking(cookie), form, redirectTo: '/dashboard' });
      }),
    );
    const signedIn = answers.filter(
      (answer) => answer instanceof Response && cookieOf(answer, 'sid') !== undefined,
    );
    expect(signedIn).toHaveLength(1);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });
});

describe('a session that has been renewed', () => {
  it('is found by the old token for the rest of that request, and never afterwards', async () => {
    const sent =
      (await startSession(services, asking(''), { userId: 'ada', method: 'password' })).split(';')[0] ?? '';
    const during = newServices();
    const viewer = await findViewer(during, asking(sent));
    if (!viewer) throw new Error('Nobody is signed in.');
    const first = await renewSession(during, viewer);
    const second = await renewSession(during, first.viewer);
    expect((await findViewer(during, asking(sent)))?.sessionKey).toBe(second.viewer.sessionKey);
    expect(await findViewer(newServices(), asking(sent))).toBeNull();
    expect(await findViewer(newServices(), asking(first.cookie.split(';')[0] ?? ''))).toBeNull();
    const fresh = await findViewer(newServices(), asking(second.cookie.split(';')[0] ?? ''));
    expect(fresh?.userId).toBe('ada');
  });
});

describe('staff without a second factor, where it is compulsory', () => {
  it('are redirected to its setup from every screen without an exception', async () => {
    const cookie =
      (await startSession(services, asking(''), { userId: 'ada', method: 'password' })).split(';')[0] ?? '';
    const required = newServices('required');
    const refused: unknown = await requireViewer(required, asking(cookie)).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(Response);
    expect((refused as Response).headers.get('location')).toBe('/dashboard/security/factor');
    expect(await requireViewer(required, asking(cookie), { beforeFactor: true })).toMatchObject({
      userId: 'ada',
    });
    expect(await requireViewer(services, asking(cookie))).toMatchObject({ userId: 'ada' });
    await switchOn();
    const again =
      (await startSession(services, asking(''), { userId: 'ada', method: 'password' })).split(';')[0] ?? '';
    expect(await requireViewer(required, asking(again))).toMatchObject({ hasFactor: true });
    await db.update(profiles).set({ role: 'owner' });
    await db.delete(factors);
    expect(await requireViewer(required, asking(again))).toMatchObject({ role: 'owner' });
  });
});
