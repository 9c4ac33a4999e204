import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { factors, passkeys, profiles, recoveryCodes, sessions, signInGuards, users } from '~/db/schema';
import { addPasskey } from '~/features/people/passkeys/add-passkey.server';
import { passkeySite } from '~/features/people/passkeys/passkey-site';
import { finishSignIn } from '~/platform/auth/finish-sign-in.server';
import { requireViewer } from '~/platform/auth/guards.server';
import { createLoadContext } from '~/platform/load-context';
import { action as authAction } from '~/routes/auth/route';
import { action as challengeAction } from '~/routes/auth_.challenge/route';
import { action as offerAction } from '~/routes/auth_.passkey/route';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { startSession } from '~/platform/auth/session.server';
import { action as reauthenticationAction } from '~/routes/dashboard.confirm_.passkey/route';

import { makeActor } from '../../factories/actor';
import { newSoftwarePasskey } from '../../support/accounts/software-passkey';

const origin = 'http://localhost:8787';
const site = passkeySite(origin);
let now = new Date('2026-11-20T00:00:10Z');

function newContext(staffSecondFactor: 'optional' | 'required' = 'optional') {
  const request = new Request(origin, { method: 'POST' });
  const context = createLoadContext(env, createExecutionContext(), request);
  context.services.clock = { now: () => now };
  context.services.config = { ...context.services.config, staffSecondFactor };
  return context;
}
const { services } = newContext();
const { db, config } = services;

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  const tables = [sessions, signInGuards, recoveryCodes, factors, passkeys, profiles, users];
  for (const table of tables) await db.delete(table);
  for (const id of ['ada', 'eve']) {
    const email = `${id}@example.com`;
    await db.insert(users).values({ id, email, emailVerifiedAt: now, passwordHash: 'scrypt$x' });
    await db.insert(profiles).values({ userId: id, email, role: 'moderator' });
  }
});

async function addKey(userId = 'ada') {
  const key = await newSoftwarePasskey(site);
  const challenge = 'challenge-of-the-test';
  const input = { name: 'Phone', site, challenge, response: await key.register(challenge) };
  const deps = { ...services, pepper: config.passwordPepper };
  await addPasskey(deps, makeActor({ userId, sessionKey: 'none' }), input);
  return key;
}

type DataResponse = {
  data: { options?: { challenge: string; allowCredentials?: { id: string }[] }; notice?: string | null };
  init: { status?: number; headers: Headers | Record<string, string> };
};

async function send(act: typeof authAction, path: string, fields: Record<string, string>, cookie = '') {
  const headers = { cookie, 'cf-connecting-ip': '192.0.2.7' };
  const body = new URLSearchParams(fields);
  const request = new Request(origin + path, { method: 'POST', headers, body });
  const answer: unknown = await act({ request, params: {}, context: newContext() } as never);
  if (answer instanceof Response) {
    return { status: answer.status, headers: answer.headers, location: answer.headers.get('location') };
  }
  const { data, init } = answer as DataResponse;
  return { status: init.status ?? 200, headers: new Headers(init.headers), data, location: null };
}

type Answer = Awaited<ReturnType<typeof send>>;
const cookieOf = ({ headers }: Answer, name: string) =>
  headers
    .getSetCookie()
    .find((value) => value.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const challengeOf = ({ data }: Answer) => data?.options?.challenge ?? '';

const signIn = (fields: Record<string, string>, cookie = '') =>
  send(authAction, '/auth', { intent: 'passkey', redirectTo: '/dashboard/leads', ...fields }, cookie);

describe('sign-in with a passkey', () => {
  it('needs no address, counts as both factors, and works once', async () => {
    const key = await addKey();
    const begun = await signIn({});
    expect(begun.status).toBe(200);
    expect(begun.data?.options?.allowCredentials ?? []).toEqual([]);
    const cookie = cookieOf(begun, 'passkey');
    const response = JSON.stringify(await key.use(challengeOf(begun)));
    const done = await signIn({ response }, cookie);
    expect([done.status, done.location]).toEqual([303, '/dashboard/leads']);
    const asking = new Request(origin, { headers: { cookie: cookieOf(done, 'sid') } });
    const required = newContext('required').services;
    expect(await requireViewer(required, asking)).toMatchObject({ userId: 'ada', hasFactor: true });
    const again = await signIn({ response }, cookie);
    expect([again.status, cookieOf(again, 'sid')]).toEqual([400, '']);
    expect(again.data?.notice).toContain('came too late');
  });

  it('needs the challenge that this browser was given, within five minutes', async () => {
    const key = await addKey();
    const [begun, other] = [await signIn({}), await signIn({})];
    const cookie = cookieOf(begun, 'passkey');
    const response = JSON.stringify(await key.use(challengeOf(begun)));
    const changed = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const wrong of ['', changed, cookieOf(other, 'passkey'), 'passkey=nonsense']) {
      expect((await signIn({ response }, wrong)).status).toBe(400);
    }
    now = new Date(now.getTime() + 301_000);
    expect((await signIn({ response }, cookie)).status).toBe(400);
    expect(await db.$count(sessions)).toBe(0);
  });

  it('says what is wrong with anything else that is sent', async () => {
    await addKey();
    const stranger = await newSoftwarePasskey(site);
    for (const response of ['', 'null', '{}', '[', JSON.stringify({ id: 1 }), 'x'.repeat(30_000)]) {
      const begun = await signIn({});
      expect((await signIn({ response }, cookieOf(begun, 'passkey'))).status).toBe(400);
    }
    const begun = await signIn({});
    const response = JSON.stringify(await stranger.use(challengeOf(begun)));
    const refused = await signIn({ response }, cookieOf(begun, 'passkey'));
    expect(refused.data?.notice).toContain('does not belong to an account here');
  });
});

describe('a passkey as the second factor', () => {
  const show = (fields: Record<string, string>, cookie: string) =>
    send(
      challengeAction as never,
      '/auth/challenge?redirectTo=%2Fdashboard',
      { intent: 'passkey', ...fields },
      cookie,
    );

  it('is asked for after the password, and must be the account’s own', async () => {
    const [own, foreign] = [await addKey('ada'), await addKey('eve')];
    const signedIn = { userId: 'ada', method: 'password', redirectTo: '/dashboard' } as const;
    const first = await finishSignIn(services, new Request(origin), signedIn);
    expect(first.headers.get('location')).toBe('/auth/challenge?redirectTo=%2Fdashboard');
    const pending = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const begun = await show({}, pending);
    expect(begun.data?.options?.allowCredentials).toMatchObject([{ id: own.id }]);
    const wrong = JSON.stringify(await foreign.use(challengeOf(begun)));
    const refused = await show({ response: wrong }, `${pending}; ${cookieOf(begun, 'passkey')}`);
    expect([refused.status, cookieOf(refused, 'sid')]).toEqual([400, '']);
    const next = await show({}, pending);
    const response = JSON.stringify(await own.use(challengeOf(next)));
    const elsewhere = await signIn({ response }, cookieOf(next, 'passkey'));
    expect(elsewhere.status).toBe(400);
    const done = await show({ response }, `${pending}; ${cookieOf(next, 'passkey')}`);
    expect([done.status, done.location]).toEqual([303, '/dashboard']);
    expect(cookieOf(done, 'sid')).not.toBe('');
    const twice = await show({ response }, `${pending}; ${cookieOf(next, 'passkey')}`);
    expect(twice.location).toContain('again=challenge');
  });
});

/** Of a route that answers in JSON. */
async function ask(act: typeof reauthenticationAction, fields: Record<string, string>, cookie: string) {
  const headers = { cookie, 'cf-connecting-ip': '192.0.2.7' };
  const request = new Request(origin, { method: 'POST', headers, body: new URLSearchParams(fields) });
  const answer = await act({ request, params: {}, context: newContext() } as never);
  const said = await answer.json<{ options?: { challenge: string }; isProved?: true; problem?: string }>();
  const { status } = answer;
  return { status, said, headers: answer.headers, data: { options: said.options }, location: null };
}

describe('a passkey that the sign-in screen offers', () => {
  it('answers a challenge of its own in the same form', async () => {
    const key = await addKey();
    const begun = await ask(offerAction as never, {}, '');
    const response = JSON.stringify(await key.use(challengeOf(begun)));
    const done = await signIn({ response }, cookieOf(begun, 'passkey'));
    expect([done.status, done.location]).toEqual([303, '/dashboard/leads']);
  });
});

describe('re-authentication by passkey', () => {
  const viewerOf = (cookie: string) =>
    requireViewer(newContext().services, new Request(origin, { headers: { cookie } }));
  const wayOf = async (cookie: string) =>
    findReauthenticationWay(newContext().services, await viewerOf(cookie));

  /** A session whose sign-in is too long ago for a sensitive change. */
  async function signedInLongAgo(userId = 'ada') {
    const set = await startSession(services, new Request(origin), { userId, method: 'password' });
    now = new Date(now.getTime() + 11 * 60_000);
    return set.split(';')[0] ?? '';
  }

  it('renews the sign-in under another token, once for a challenge', async () => {
    const key = await addKey();
    const sid = await signedInLongAgo();
    expect(await wayOf(sid)).toBe('password+passkey');
    const begun = await ask(reauthenticationAction, {}, sid);
    const cookies = `${sid}; ${cookieOf(begun, 'passkey')}`;
    const response = JSON.stringify(await key.use(challengeOf(begun)));
    const done = await ask(reauthenticationAction, { response }, cookies);
    expect([done.status, done.said]).toEqual([200, { isProved: true }]);
    const renewed = cookieOf(done, 'sid');
    expect(renewed).not.toBe(sid);
    expect(await wayOf(renewed)).toBeNull();
    await expect(viewerOf(sid)).rejects.toBeDefined();
    const again = await ask(
      reauthenticationAction,
      { response },
      `${renewed}; ${cookieOf(begun, 'passkey')}`,
    );
    expect([again.status, again.said.isProved]).toEqual([400, undefined]);
  });

  it('takes no passkey of another account, no challenge of another session, and none for a sign-in', async () => {
    const [own, foreign] = [await addKey('ada'), await addKey('eve')];
    const [sid, other] = [await signedInLongAgo(), await signedInLongAgo()];
    const tryWith = async (key: typeof own, challenge: Answer, session: string) => {
      const response = JSON.stringify(await key.use(challengeOf(challenge)));
      const done = await ask(
        reauthenticationAction,
        { response },
        `${session}; ${cookieOf(challenge, 'passkey')}`,
      );
      return [done.status, done.said.isProved, cookieOf(done, 'sid')];
    };
    const refused = [400, undefined, ''];
    expect(await tryWith(foreign, await ask(reauthenticationAction, {}, sid), sid)).toEqual(refused);
    expect(await tryWith(own, await ask(reauthenticationAction, {}, other), sid)).toEqual(refused);
    expect(await tryWith(own, await signIn({}), sid)).toEqual(refused);
    expect(await wayOf(sid)).toBe('password+passkey');
  });

  it('is not offered to an account without one', async () => {
    const sid = await signedInLongAgo('eve');
    expect(await wayOf(sid)).toBe('password');
    expect((await ask(reauthenticationAction, {}, sid)).status).toBe(400);
  });
});
