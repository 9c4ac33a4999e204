import { env } from 'cloudflare:test';
import { expect } from 'vitest';

import { createDatabase } from '~/db/client';
import { accountTokens, jobs, profiles, sessions, signInGuards, users } from '~/db/schema';
import type { SignUp } from '~/features/people/password/account-form';
import { checkPassword } from '~/features/people/password/check-password.server';
import { passwordCosts } from '~/features/people/password/password.server';
import { registerAccount } from '~/features/people/registration/register-account.server';
import { verifyEmail } from '~/features/people/registration/verify-email.server';

import { visitor } from '../../factories/actor';

export const db = createDatabase(env.DB);
export const start = Date.parse('2026-11-20T00:00:00Z');
export let now = new Date(start);
export const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const jobQueue = { announce: () => undefined };
export const deps = {
  db,
  jobs: jobQueue,
  clock: { now: () => now },
  pepper: 'pepper-of-the-tests-pepper-of-the-tests',
  passwordCost: passwordCosts.quick,
};

export const person: SignUp = {
  email: 'ada@example.com',
  password: 'three blue wrens',
  confirmPassword: 'three blue wrens',
  fullName: 'Ada Quandong',
  companyName: null,
  phone: '(08) 5550 1234',
};

/** Sets the clock back, and deletes every account. */
export async function startAnew() {
  now = new Date(start);
  for (const table of [jobs, sessions, signInGuards, accountTokens, profiles, users]) await db.delete(table);
}

export const tokens = () => db.select().from(accountTokens).orderBy(accountTokens.createdAt);
const from = { kind: 'network', network: 'n' } as const;

export const check = (password: string, email = person.email) =>
  checkPassword(deps, { email, password, from });

export async function newestToken() {
  const token = (await tokens()).filter(({ usedAt }) => usedAt === null).at(-1);
  if (!token) throw new Error('There is no link.');
  return token.id;
}

/** Uses a link: with the password of the registration, or with a new one. */
export const use = (
  tokenId: string,
  password = person.password,
  more: { isNew?: boolean; fullName?: string } = {},
) =>
  verifyEmail(deps, visitor, {
    tokenId,
    password,
    isNew: more.isNew ?? false,
    details: { fullName: more.fullName ?? person.fullName, companyName: null, phone: person.phone },
  });

export async function signUpAndVerify(values: Partial<SignUp> = {}) {
  await registerAccount(deps, visitor, { ...person, ...values });
  expect(await use(await newestToken(), values.password)).toBe('verified');
}
