import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { profiles, sessions, users } from '~/db/schema';
import { challengeCookie, forgetChallenge, readChallenge } from '~/platform/auth/challenge-cookie.server';
import { consentCookies } from '~/platform/http/consent/consent';
import { flowStorage } from '~/platform/auth/flow-storage';
import { createLoadContext } from '~/platform/load-context';
import { withBookmark } from '~/platform/http/database-start';
import { forgetNotice, noticeCookie, readNotice } from '~/platform/http/forms/notice';
import { endSession, findViewer, renewSession, startSession } from '~/platform/auth/session.server';

const http = 'http://localhost:8787';
const https = 'https://stay.example';

function servicesOf(siteOrigin: string) {
  const { services } = createLoadContext(env, createExecutionContext(), new Request(siteOrigin));
  services.config = { ...services.config, siteOrigin };
  return services;
}

const { db } = servicesOf(http);
const asking = (origin: string, cookie = '') => new Request(origin, { headers: { cookie } });

beforeEach(async () => {
  for (const table of [sessions, profiles, users]) await db.delete(table);
  await db.insert(users).values({ id: 'ada', email: 'ada@example.com', emailVerifiedAt: new Date() });
  await db.insert(profiles).values({ userId: 'ada', email: 'ada@example.com' });
});

/** The bookmark that the answer to a signed-in person's form sets. */
function markCookie(services: ReturnType<typeof servicesOf>, { url, headers }: Request): string {
  const form = new Request(url, { method: 'POST', headers });
  return withBookmark(services, form, new Response('saved'), 'a-bookmark').headers.get('set-cookie') ?? '';
}

/** Every cookie that the site sets, by its name without a prefix, set and forgotten. */
async function allCookies(origin: string): Promise<[name: string, cookie: string][]> {
  const services = servicesOf(origin);
  const session = await startSession(services, asking(origin), { userId: 'ada', method: 'password' });
  const sent = asking(origin, session.split(';')[0]);
  const viewer = await findViewer(services, sent);
  if (!viewer) throw new Error('Nobody is signed in.');
  const renewed = await renewSession(services, viewer);
  const ended = await endSession(services, asking(origin, renewed.cookie.split(';')[0]), null);
  const storage = flowStorage(services);
  const flow = await storage.getSession();
  flow.set('flow', 'x');
  return [
    ...[session, renewed.cookie, ...ended].map(
      (cookie) => [cookie.startsWith('account=') ? 'account' : 'sid', cookie] as [string, string],
    ),
    ['challenge', await challengeCookie(services, 'id')],
    ['challenge', forgetChallenge(services)],
    ['flow', await storage.commitSession(flow)],
    ['flow', await storage.destroySession(flow)],
    ['notice', noticeCookie(services, 'signed-in')],
    ['notice', forgetNotice(services)],
    ['mark', markCookie(services, sent)],
    ...consentCookies('accepted', origin === https).map(
      (cookie) => [cookie.split('=')[0], cookie] as [string, string],
    ),
  ];
}

/** Analytics reads the consent by these names, and so does the banner; forms compare the account's name. */
const forScripts = ['cookie-consent', 'cookie_consent', 'account'];

describe('every cookie of the site', () => {
  it.each([http, https])('at %s has the attributes that keep it', async (origin) => {
    const cookies = await allCookies(origin);
    expect(new Set(cookies.map(([name]) => name))).toEqual(
      new Set(['sid', 'challenge', 'flow', 'notice', 'mark', ...forScripts]),
    );
    for (const [name, cookie] of cookies) {
      const isForScripts = forScripts.includes(name);
      const attributes = cookie.split('; ').slice(1);
      const prefix = origin === https && !isForScripts ? '__Host-' : '';
      expect(cookie.split('=')[0], cookie).toBe(prefix + name);
      expect(attributes, cookie).toContain('Path=/');
      expect(attributes, cookie).toContain('SameSite=Lax');
      expect(attributes.includes('HttpOnly'), cookie).toBe(!isForScripts);
      expect(attributes.includes('Secure'), cookie).toBe(origin === https);
      expect(attributes.join(), cookie).not.toMatch(/Domain/i);
    }
  });
});

describe('on https', () => {
  const services = servicesOf(https);
  const plain = (cookie: string) => asking(https, (cookie.split(';')[0] ?? '').replace('__Host-', ''));
  const prefixed = (cookie: string) => asking(https, cookie.split(';')[0]);

  it('a session counts under its prefixed name only', async () => {
    const cookie = await startSession(services, asking(https), { userId: 'ada', method: 'password' });
    expect(await findViewer(services, prefixed(cookie))).toMatchObject({ userId: 'ada' });
    expect(await findViewer(services, plain(cookie))).toBeNull();
    expect(await endSession(services, plain(cookie), null)).toEqual([]);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  it('neither does any other cookie under a plain one', async () => {
    const challenge = await challengeCookie(services, 'id');
    expect(await readChallenge(services, prefixed(challenge))).toBe('id');
    expect(await readChallenge(services, plain(challenge))).toBeNull();
    const notice = noticeCookie(services, 'signed-in');
    expect(readNotice(services, prefixed(notice))).toBe('signed-in');
    expect(readNotice(services, plain(notice))).toBeNull();
    const storage = flowStorage(services);
    const session = await storage.getSession();
    session.set('flow', 'x');
    const flow = await storage.commitSession(session);
    expect((await storage.getSession(prefixed(flow).headers.get('cookie'))).get('flow')).toBe('x');
    expect((await storage.getSession(plain(flow).headers.get('cookie'))).get('flow')).toBeUndefined();
  });
});
