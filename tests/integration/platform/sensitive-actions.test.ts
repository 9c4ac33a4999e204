import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  accountTokens,
  auditLog,
  factors,
  identities,
  passkeys,
  profiles,
  recoveryCodes,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { hashPassword } from '~/features/people/password/password.server';
import { createLoadContext } from '~/platform/load-context';
import {
  sensitiveFiles,
  sensitiveForms,
  type SensitiveFile,
  type SensitiveForm,
} from '~/platform/auth/sensitive-actions';
import { startSession } from '~/platform/auth/session.server';
import { action as confirmAction } from '~/routes/dashboard.confirm/route';

const origin = 'http://localhost:8787';
const password = 'three blue wrens';
type Module = Record<'action' | 'loader', (args: object) => Promise<unknown>>;
const modules = import.meta.glob<Module>('/app/routes/dashboard.*/route.{ts,tsx}');

const newContext = () => {
  const context = createLoadContext(env, createExecutionContext(), new Request(origin));
  const isSetUp = { ...context.services.config.google, isSetUp: true, clientId: 'c', clientSecret: 's' };
  const google = { ...isSetUp, issuers: [], authorizationUrl: 'https://google.example/', tokenUrl: '' };
  context.services.config = { ...context.services.config, google: { ...google, jwksUrl: '' } as never };
  return context;
};
const { services } = newContext();
const { db } = services;

const ada = { userId: 'ada', method: 'password' } as const;

/** The input of each form, and the status of its acceptance. */
const forms: Record<SensitiveForm, { fields: Record<string, string>; taken: number }> = {
  'change-email': { fields: { email: 'new@example.com' }, taken: 303 },
  'close-account': { fields: { confirmEmail: 'ada@example.com' }, taken: 303 },
  'link-google': { fields: {}, taken: 303 },
  'unlink-identity': { fields: { identity: 'google-1' }, taken: 303 },
  'begin-factor': { fields: {}, taken: 303 },
  'renew-recovery-codes': { fields: {}, taken: 303 },
  'remove-factor': { fields: {}, taken: 303 },
  'begin-passkey': { fields: { name: 'Phone' }, taken: 200 },
  'rename-passkey': { fields: { passkey: 'key', name: 'Laptop' }, taken: 303 },
  'remove-passkey': { fields: { passkey: 'key' }, taken: 303 },
  'change-role': { fields: { userId: 'bea', role: 'moderator' }, taken: 200 },
  'deactivate-account': { fields: { userId: 'bea' }, taken: 200 },
  'reactivate-account': { fields: { userId: 'cleo' }, taken: 200 },
};

let passwordHash = '';
beforeEach(async () => {
  passwordHash ||= await hashPassword({ ...services, pepper: services.config.passwordPepper }, password);
  const tables = [
    sessions,
    signInGuards,
    accountTokens,
    recoveryCodes,
    factors,
    passkeys,
    identities,
    profiles,
    users,
  ];
  for (const table of tables) await db.delete(table);
  const now = new Date();
  for (const [id, role] of [
    ['ada', 'admin'],
    ['bea', 'owner'],
    ['cleo', 'owner'],
    ['dot', 'admin'],
  ] as const) {
    const email = `${id}@example.com`;
    const deactivatedAt = id === 'cleo' ? now : null;
    await db.insert(users).values({ id, email, emailVerifiedAt: now, passwordHash, deactivatedAt });
    await db.insert(profiles).values({ userId: id, email, role });
  }
  await db.insert(identities).values({ id: 'google-1', userId: 'ada', provider: 'google', subject: 'g' });
});

/** Some forms are about a passkey, which is a second factor in all others. */
async function addWhatItIsAbout(name: string) {
  if (!name.endsWith('passkey')) return;
  await db
    .insert(passkeys)
    .values({ id: 'key', userId: 'ada', name: 'Phone', publicKey: 'x', transports: [] });
}

/** A session of the admin's, whose last re-authentication is that many minutes old. */
async function signedIn(minutes: number) {
  const cookie = (await startSession(services, new Request(origin), ada)).split(';')[0] ?? '';
  await db.update(sessions).set({ provedAt: new Date(Date.now() - minutes * 60_000) });
  return cookie;
}

type Answer = { status: number; location: string; body: string };
type DataResponse = { data: unknown; init: { status?: number } | null };

async function ask(
  name: 'action' | 'loader',
  route: string,
  path: string,
  cookie: string,
  fields: Record<string, string> = {},
): Promise<Answer> {
  const load = Object.entries(modules).find(([file]) => file.split('/')[3] === route)?.[1];
  const request = new Request(origin + path, {
    headers: { cookie, 'sec-fetch-dest': 'empty' },
    ...(name === 'action' && { method: 'POST', body: new URLSearchParams(fields) }),
  });
  const args = { request, params: {}, context: newContext() };
  const answer = await (await load?.())?.[name](args).catch((thrown: unknown) => thrown);
  return answerOf(answer);
}

async function answerOf(answer: unknown): Promise<Answer> {
  if (answer instanceof Response) {
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, location, body: await answer.text() };
  }
  const isBare = typeof answer !== 'object' || answer === null || !('init' in answer);
  const { data, init } = isBare ? { data: answer, init: null } : (answer as DataResponse);
  return { status: init?.status ?? 200, location: '', body: JSON.stringify(data) };
}

/** Everything of the accounts but the entries of the log. */
const stored = async () =>
  JSON.stringify([
    await db.select().from(users),
    await db.select().from(profiles),
    await db.select().from(identities),
    await db.select().from(factors),
    await db.select().from(passkeys),
    await db.select().from(accountTokens),
  ]);

const ways = Object.entries(sensitiveForms) as [SensitiveForm, (typeof sensitiveForms)[SensitiveForm]][];

describe('every sensitive form', () => {
  it.each(ways)(
    '%s is refused without recent re-authentication and accepted with it',
    async (name, { route, intent }) => {
      const { fields, taken } = forms[name];
      const send = (cookie: string, more: Record<string, string> = {}) =>
        ask('action', route, '/x', cookie, { ...(intent && { intent }), ...fields, ...more });
      await addWhatItIsAbout(name);
      const old = await signedIn(11);
      const before = await stored();
      const refused = await send(old);
      expect(refused).toMatchObject({ status: 400, location: '' });
      expect(refused.body).toContain('Please confirm that it is you');
      expect((await send(old, { proof: 'not this' })).body).toContain('This is not your password');
      expect(await stored()).toBe(before);
      const [entry] = await db
        .select()
        .from(auditLog)
        .orderBy(auditLog.id)
        .limit(1000)
        .then((all) => all.slice(-1));
      expect(entry).toMatchObject({ action: 'proof-failed', actorId: 'ada', detail: { of: name } });
      expect((await send(old, { proof: password })).status).toBe(taken);
    },
  );

  it.each(ways)('%s is accepted while the sign-in is young', async (name, { route, intent }) => {
    await addWhatItIsAbout(name);
    const { fields, taken } = forms[name];
    const sent = { ...(intent && { intent }), ...fields };
    expect((await ask('action', route, '/x', await signedIn(9), sent)).status).toBe(taken);
  });
});

const files = Object.entries(sensitiveFiles) as [keyof typeof sensitiveFiles, SensitiveFile][];

describe('every file with people’s data', () => {
  it.each(files)(
    '%s leads to re-authentication and back to the file when the sign-in is old',
    async (name, file) => {
      const kind = file.method === 'get' ? 'loader' : 'action';
      const path = `${file.path}?q=a%20b&status=new`;
      const old = await signedIn(11);
      const sent = await ask(kind, file.route, path, old);
      expect(sent.status).toBe(303);
      const confirm = new URL(sent.location, origin);
      expect([confirm.pathname, confirm.searchParams.get('file')]).toEqual(['/dashboard/confirm', path]);

      const shown = JSON.parse((await ask('loader', 'dashboard.confirm', sent.location, old)).body) as object;
      expect(shown).toMatchObject({ way: 'password', file: { address: path, method: file.method } });
      const wrong = await ask('action', 'dashboard.confirm', sent.location, old, { proof: 'not this' });
      expect(wrong.status).toBe(400);
      const [failed] = await db
        .select()
        .from(auditLog)
        .then((all) => all.slice(-1));
      expect(failed).toMatchObject({ action: 'proof-failed', detail: { of: name } });

      const request = new Request(origin + sent.location, {
        method: 'POST',
        headers: { cookie: old },
        body: new URLSearchParams({ proof: password }),
      });
      const proved = (await confirmAction({ request, params: {}, context: newContext() }).catch(
        (thrown: unknown) => thrown,
      )) as Response;
      expect(proved.headers.get('location')).toBe(sent.location);
      const cookie = proved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      expect(await ask('loader', 'dashboard.confirm', sent.location, cookie)).toMatchObject({ status: 200 });
      expect((await ask(kind, file.route, path, cookie)).status).toBe(200);
    },
  );

  it.each(files)('%s is given while the sign-in is young', async (_, { route, path, method }) => {
    const kind = method === 'get' ? 'loader' : 'action';
    expect((await ask(kind, route, path, await signedIn(9))).status).toBe(200);
  });

  it('is the only target of the screen for re-authentication', async () => {
    const cookie = await signedIn(11);
    for (const file of ['//evil.example', 'https://evil.example/', '/dashboard', '/sign-out', '']) {
      const path = `/dashboard/confirm?${new URLSearchParams({ file }).toString()}`;
      expect(await ask('loader', 'dashboard.confirm', path, cookie)).toMatchObject({
        location: '/dashboard',
      });
    }
  });
});
