import { env } from 'cloudflare:test';
import { and, eq, isNull } from 'drizzle-orm';
import { TOTP } from 'otpauth';

import { createDatabase } from '~/db/client';
import { accountTokens, passkeys, sessions } from '~/db/schema';
import type { AccountTokenPurpose, AuditAction } from '~/db/vocabulary';
import { toGoogleIdentity } from '~/features/people/google/google-identity';
import { passwordCosts } from '~/features/people/password/password.server';
import { beginFactor } from '~/features/people/second-factor/begin-factor.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { findPendingFactor } from '~/features/people/second-factor/find-pending-factor.server';

import { makeActor } from '../../../factories/actor';

export const db = createDatabase(env.DB);

export const now = new Date('2026-11-20T00:00:10Z');

export const origin = 'http://localhost:8787';

export const deps = {
  db,
  jobs: { announce: () => undefined },
  clock: { now: () => now },
  config: { siteOrigin: origin },
  pepper: 'pepper-of-the-tests-pepper-of-the-tests',
  passwordCost: passwordCosts.quick,
  factorSecret: 'secret-of-the-tests-secret-of-the-tests',
};

export const ada = makeActor({ userId: 'ada', profileId: 'p-ada', email: 'ada@example.com', role: 'admin' });

export const google = toGoogleIdentity({
  sub: 'g-1',
  email: 'ada@example.com',
  email_verified: true,
  name: 'Ada Q',
});

export const typed = { fullName: 'Ada Quandong', companyName: null, phone: null };

export const person = { email: 'new@example.com', password: 'three blue wrens', ...typed };

export const asking = (cookie = '') => new Request(origin, { headers: { cookie } });

export async function addToken(purpose: AccountTokenPurpose, payload: object | null = null) {
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const [row] = await db
    .insert(accountTokens)
    .values({ userId: 'ada', purpose, payload, expiresAt, createdAt: now })
    .returning({ id: accountTokens.id });
  return row?.id ?? '';
}

export const openToken = async (purpose: AccountTokenPurpose) =>
  (
    await db
      .select({ id: accountTokens.id })
      .from(accountTokens)
      .where(and(eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)))
  )[0]?.id ?? '';

export const addSession = (tokenHash: string) =>
  db.insert(sessions).values({
    tokenHash,
    publicId: `public-${tokenHash}`,
    userId: 'ada',
    lastSeenAt: now,
    expiresAt: new Date('2027-01-01'),
  });

export async function setUpFactor() {
  await beginFactor(deps, 'ada');
  const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
  return new TOTP({ secret }).generate({ timestamp: now.getTime() });
}

export async function addStoredPasskey() {
  await db
    .insert(passkeys)
    .values({ id: 'key', userId: 'ada', name: 'Phone', publicKey: 'x', transports: [] });
  return 'key';
}

export async function switchOnFactor() {
  const done = await confirmFactor(deps, ada, await setUpFactor());
  return done.outcome === 'on' ? done.codes : [];
}

export type Case = {
  name: string;
  /** Gets ready, and returns the change. */
  prepare: () => Promise<() => Promise<unknown>>;
  entries: readonly [action: AuditAction, actorId: string | null, subject: string | null, change?: string][];
  /** True when the same again changes nothing. */
  isOnce?: true;
};

export const own = (action: AuditAction): Case['entries'] => [[action, 'ada', 'ada']];
