import { readFile } from 'node:fs/promises';

import { createCookieSessionStorage } from '@remix-run/cloudflare';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { identities } from '~/db/schema';

import { fromRoot } from '../../scripts/lib/places.mjs';
import { misbehaviours } from '../fakes/openid-server';
import { siteDatabase } from '../support/database/database';
import { people, serveGoogleSite, type GoogleSite } from '../support/accounts/google-site';
import { openPage } from '../support/browser/pages';

let visitors = 0;

/** Each request is another visitor's, so that no limit is met. */
const address = () => `192.0.2.${(visitors += 1) % 256}`;
let site: GoogleSite;

beforeAll(async () => {
  site = await serveGoogleSite('google-refusals');
});

afterAll(() => site?.stop());

function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=') ?? []);
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}

async function post(path: string, fields: Record<string, string>, cookie = '') {
  return fetch(site.origin + path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { origin: site.origin, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': address(), cookie },
  });
}

/** To the provider and back: the address that Google would send the browser to, and the flow's cookie. */
async function goAndReturn(who: keyof typeof people, start: Promise<Response> = post('/auth/google', {})) {
  const leaving = await start;
  const to = new URL(leaving.headers.get('location') ?? '');
  to.searchParams.set('as', who);
  const back = await fetch(to, { redirect: 'manual' });
  return { to, callback: back.headers.get('location') ?? '', flow: cookiesOf(leaving).flow ?? '' };
}

const comeBack = (callback: string, cookie: string) =>
  fetch(callback, { redirect: 'manual', headers: { cookie, 'cf-connecting-ip': address() } });

async function signIn(who: keyof typeof people, fields: Record<string, string> = {}) {
  const { callback, flow } = await goAndReturn(who, post('/auth/google', fields));
  return comeBack(callback, `flow=${flow}`);
}

/** Back where it began, without a session, with the one notice, and with the flow forgotten. */
function expectRefused(response: Response, what: string, to = '/auth?') {
  expect(response.status, what).toBe(303);
  expect(response.headers.get('location'), what).toContain(to);
  const cookies = cookiesOf(response);
  expect(cookies.sid, what).toBeUndefined();
  expect(cookies.notice, what).toBe('google-failed');
  expect(cookies.flow, what).toBe('');
}

function expectSignedIn(response: Response, to = '/dashboard') {
  expect(response.headers.get('location')).toBe(to);
  const cookies = cookiesOf(response);
  expect(cookies.sid).toMatch(/^[\w-]{43}$/);
  expect(cookies.flow).toBe('');
}

describe('a provider whose answer is not trustworthy', () => {
  it.each(misbehaviours)('is not: %s', async (misbehaviour) => {
    const page = await openPage({
      origin: site.origin,
      alsoAsks: site.provider.origin,
      javaScript: false,
      address: address(),
    });
    await page.goto('/auth');
    site.provider.misbehave(misbehaviour);
    try {
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      if (misbehaviour !== 'access denied') {
        await page.getByRole('button', { name: 'newcomer', exact: true }).click();
      }
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect((await alert.innerText()).split(/\s*\n\s*/)).toEqual([
        'Google Sign In Failed',
        'An error occurred during Google sign in.',
      ]);
    } finally {
      site.provider.misbehave(null);
    }
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies.filter((name) => /sid|flow/.test(name))).toEqual([]);
    expect(new URL(page.url()).search).toBe('?mode=login&redirectTo=%2Fdashboard');
    const html = await page.content();
    const written = html + site.warnings();
    expect([...site.provider.secrets].filter((secret) => written.includes(secret))).toEqual([]);
  });

  it('creates no account, and is accepted again once it works', async () => {
    const db = await siteDatabase(site.origin);
    expect(await db.$count(identities)).toBe(0);
    expectSignedIn(await signIn('newcomer'));
    expect(await db.$count(identities)).toBe(1);
  });
});

describe('the way to the provider', () => {
  it('carries state, nonce and challenge, and a redirect address from the settings', async () => {
    const leaving = await fetch(`${site.origin}/auth/google`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-host': 'evil.example',
        'cf-connecting-ip': address(),
      },
    });
    expect(leaving.status).toBe(303);
    const { origin, searchParams } = new URL(leaving.headers.get('location') ?? '');
    expect(origin).toBe(site.provider.origin);
    expect(searchParams.get('redirect_uri')).toBe(`${site.origin}/auth/google/callback`);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'code_challenge', 'nonce']) {
      expect(searchParams.get(name), name).toMatch(/^[\w-]{43,64}$/);
    }
    const [cookie = ''] = leaving.headers.getSetCookie();
    expect(cookie).toMatch(/^flow=/);
    expect(cookie).toMatch(/Max-Age=300; Path=\/; /);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    expect(leaving.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is allowed by the content policy of the pages that have its button, and of no other', async () => {
    const policy = async (path: string) =>
      (await fetch(site.origin + path)).headers.get('content-security-policy') ?? '';
    expect(await policy('/auth')).toContain(`form-action 'self' ${site.provider.origin}`);
    for (const path of ['/', '/auth/forgot-password']) {
      expect(await policy(path)).toMatch(/form-action 'self'$/);
    }
  });

  it('is not begun by a link, nor by a form of another site', async () => {
    const visit = await fetch(`${site.origin}/auth/google`, { redirect: 'manual' });
    expect(visit.status).toBe(200);
    expect(visit.headers.getSetCookie()).toEqual([]);
    const foreign = await fetch(`${site.origin}/auth/google`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });

  it('keeps the requested page, and never redirects to another site', async () => {
    const long = `/search?q=${'é'.repeat(400)}`;
    expectSignedIn(
      await signIn('newcomer', { redirectTo: `/search?q=${'a'.repeat(1400)}` }),
      `/search?q=${'a'.repeat(1400)}`,
    );
    expectSignedIn(await signIn('newcomer', { redirectTo: long }));
    expectSignedIn(await signIn('newcomer', { redirectTo: `/search?q=${'a'.repeat(9000)}` }));
    expectSignedIn(
      await signIn('newcomer', { redirectTo: '/dashboard/security?a=b' }),
      '/dashboard/security?a=b',
    );
    for (const redirectTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/%09/evil.example',
    ]) {
      const location = (await signIn('newcomer', { redirectTo })).headers.get('location') ?? '';
      expect(new URL(location, site.origin).origin, redirectTo).toBe(site.origin);
    }
  });
});

describe('the way back', () => {
  it('is refused without a flow, with another one, and with a changed one', async () => {
    const { callback, flow } = await goAndReturn('newcomer');
    const other = await goAndReturn('newcomer');
    expectRefused(await comeBack(callback, ''), 'no cookie');
    expectRefused(await comeBack(callback, `flow=${other.flow}`), 'another flow');
    for (const changed of [flow.slice(0, -2), `${flow}x`, flow.slice(2), 'nonsense', '%E0%A4%A']) {
      expectRefused(await comeBack(callback, `flow=${changed}`), changed);
    }
    expectRefused(await comeBack(`${site.origin}/auth/google/callback`, `flow=${flow}`), 'no state');
    const without = await goAndReturn('newcomer');
    const url = new URL(without.callback);
    url.searchParams.delete('code');
    expectRefused(await comeBack(url.href, `flow=${without.flow}`), 'no code');
  });

  it('works once, even with a kept cookie', async () => {
    const { callback, flow } = await goAndReturn('newcomer');
    expectSignedIn(await comeBack(callback, `flow=${flow}`));
    expectRefused(await comeBack(callback, `flow=${flow}`), 'the same once more');
    const again = await goAndReturn('newcomer');
    const fresh = new URL(again.callback);
    fresh.searchParams.set('state', new URL(callback).searchParams.get('state') ?? '');
    expectRefused(await comeBack(fresh.href, `flow=${flow}`), 'a fresh code with the old state');
  });

  it('is refused after five minutes', async () => {
    const vars = await readFile(fromRoot('.dev.vars'), 'utf8');
    const secret = /^SESSION_SECRET="?([^"\n]+)/m.exec(vars)?.[1] ?? '';
    const storage = createCookieSessionStorage({ cookie: { name: 'flow', secrets: [secret] } });
    const started = async (minutesAgo: number) => {
      const { callback, flow } = await goAndReturn('newcomer');
      const session = await storage.getSession(`flow=${flow}`);
      const begun = session.get('flow') as { startedAt: number };
      session.set('flow', { ...begun, startedAt: begun.startedAt - minutesAgo * 60_000 });
      return comeBack(callback, (await storage.commitSession(session)).split(';')[0] ?? '');
    };
    expectSignedIn(await started(4));
    expectRefused(await started(6), 'six minutes old');
    expectRefused(await started(-6), 'from the future');
  });

  it('is one account when the same newcomer comes back twenty times at once', async () => {
    const ways = await Promise.all(Array.from({ length: 20 }, () => goAndReturn('solo')));
    const answers = await Promise.all(ways.map(({ callback, flow }) => comeBack(callback, `flow=${flow}`)));
    for (const answer of answers) expectSignedIn(answer);
    const db = await siteDatabase(site.origin);
    const rows = await db.select().from(identities).where(eq(identities.subject, people.solo.sub));
    expect(rows).toHaveLength(1);
  });
});

describe('linking', () => {
  const signInAs = async (email: string) => {
    const answer = await post('/auth?mode=login', { intent: 'sign-in', email, password: 'adelaide-demo' });
    return `sid=${cookiesOf(answer).sid}`;
  };
  const linksOfWork = async () => {
    const db = await siteDatabase(site.origin);
    return db.select().from(identities).where(eq(identities.subject, people.work.sub));
  };

  it('is only for the requester, in the session that requested it', async () => {
    const [asker, other, elsewhere] = [
      await signInAs('moderator@example.com'),
      await signInAs('admin@example.com'),
      await signInAs('moderator@example.com'),
    ];
    for (const [who, cookie] of [
      ['another account', `${other}; `],
      ['nobody', ''],
      ['the same account in another session', `${elsewhere}; `],
    ] as const) {
      const { callback, flow } = await goAndReturn(
        'work',
        post('/dashboard/security', { intent: 'link-google' }, asker),
      );
      expectRefused(await comeBack(callback, `${cookie}flow=${flow}`), who, '/dashboard/security');
      expect(await linksOfWork(), who).toEqual([]);
    }
    const { callback, flow } = await goAndReturn(
      'work',
      post('/dashboard/security', { intent: 'link-google' }, asker),
    );
    const linked = await comeBack(callback, `${asker}; flow=${flow}`);
    expect(cookiesOf(linked).notice).toBe('identity-linked');
    expect(cookiesOf(linked).sid).toBeUndefined();
    expect(await linksOfWork()).toHaveLength(1);
  });

  it('is undone only by its owner, and not when it is the last way to sign in', async () => {
    const [row] = await linksOfWork();
    const identity = row?.id ?? '';
    const stranger = await signInAs('admin@example.com');
    const refused = await post('/dashboard/security', { intent: 'unlink', identity }, stranger);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('That Google account is not linked to yours.');
    expect(await linksOfWork()).toHaveLength(1);
    expect((await post('/dashboard/security', { intent: 'unlink', identity })).status).toBe(401);

    const solo = `sid=${cookiesOf(await signIn('solo')).sid}`;
    const db = await siteDatabase(site.origin);
    const [only] = await db.select().from(identities).where(eq(identities.subject, people.solo.sub));
    const last = await post('/dashboard/security', { intent: 'unlink', identity: only?.id ?? '' }, solo);
    expect(last.status).toBe(400);
    expect(await last.text()).toContain('This is your only way to sign in.');
    expectSignedIn(await signIn('solo'));
  });
});
