import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import {
  accountTokens,
  factors,
  jobs,
  profiles,
  recoveryCodes,
  sessions,
  signInGuards,
  users,
} from '~/db/schema';
import { beginFactor } from '~/features/people/second-factor/begin-factor.server';
import {
  claimChallenge,
  findChallenge,
  startChallenge,
} from '~/features/people/second-factor/challenge.server';
import { checkFactor } from '~/features/people/second-factor/check-factor.server';
import { confirmFactor } from '~/features/people/second-factor/confirm-factor.server';
import { decryptFactorSecret } from '~/features/people/second-factor/factor-secret.server';
import { findFactor } from '~/features/people/second-factor/find-factor.server';
import { findPendingFactor } from '~/features/people/second-factor/find-pending-factor.server';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { removeFactor } from '~/features/people/second-factor/remove-factor.server';
import { renewRecoveryCodes } from '~/features/people/second-factor/renew-recovery-codes.server';
import { requestReset } from '~/features/people/password/request-reset.server';
import { resetPassword } from '~/features/people/password/reset-password.server';

import { makeActor, visitor } from '../../factories/actor';
import { fifty } from '../../support/fifty';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T00:00:10Z');
let now = new Date(start);
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const deps = {
  db,
  jobs: { announce: () => undefined },
  clock: { now: () => now },
  pepper: 'pepper-of-the-tests-pepper-of-the-tests',
  factorSecret: 'secret-of-the-tests-secret-of-the-tests',
};

const tables = [jobs, sessions, signInGuards, recoveryCodes, factors, accountTokens, profiles, users];

beforeEach(async () => {
  now = new Date(start);
  for (const table of tables) await db.delete(table);
  for (const id of ['ada', 'eve']) {
    await db.insert(users).values({ id, email: `${id}@example.com`, emailVerifiedAt: now });
  }
});

const codeOf = (secret: string, at = now) => new TOTP({ secret }).generate({ timestamp: at.getTime() });
const mails = async () => (await db.select().from(jobs)).map(({ input }) => (input as { mail: string }).mail);

async function addSession(tokenHash: string, userId = 'ada') {
  const expiresAt = new Date(now.getTime() + 86_400_000);
  await db.insert(sessions).values({ tokenHash, userId, lastSeenAt: now, expiresAt });
}

/** An active factor, half a minute after its first code. */
async function switchOn(userId = 'ada') {
  await beginFactor(deps, userId);
  const secret = (await findPendingFactor(deps, userId))?.secret ?? '';
  const done = await confirmFactor(deps, makeActor({ userId, sessionKey: 'this' }), codeOf(secret));
  if (done.outcome !== 'on') throw new Error(done.outcome);
  pass(30_000);
  return { secret, codes: done.codes };
}

const check = (code: string, way: 'totp' | 'recovery-code' = 'totp', userId = 'ada') =>
  checkFactor(deps, visitor, { userId, way, code, from: { kind: 'network', network: 'n' } });

describe('a second factor', () => {
  it('is active once its app has shown a valid code, ends other sessions and notifies by mail', async () => {
    await addSession('this');
    await addSession('other');
    await addSession('of-eve', 'eve');
    const challenge = await startChallenge(deps, { userId: 'ada', method: 'password' });
    await beginFactor(deps, 'ada');
    const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
    expect(await confirmFactor(deps, ada, '000000')).toEqual({ outcome: 'wrong' });
    expect(await findFactor(deps, 'ada')).toBeNull();
    const done = await confirmFactor(deps, ada, codeOf(secret));
    expect(done).toMatchObject({ outcome: 'on', codes: { length: 10 } });
    expect(await findFactor(deps, 'ada')).toEqual({ since: now, codesLeft: 10 });
    const left = (await db.select().from(sessions)).map(({ tokenHash }) => tokenHash);
    expect(left.sort()).toEqual(['of-eve', 'this']);
    expect(await findChallenge(deps, challenge)).toBeNull();
    expect(await mails()).toEqual(['factor-added']);
  });

  it('may be several apps, each with a name, its own codes and its own end', async () => {
    const { secret, codes } = await switchOn();
    const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
    await addSession('other');
    await beginFactor(deps, 'ada');
    const second = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
    expect(await confirmFactor(deps, ada, codeOf(second), 'Work phone')).toEqual({ outcome: 'added' });
    expect(await db.select().from(sessions)).toHaveLength(1);
    expect(await db.select().from(recoveryCodes)).toHaveLength(codes.length);
    const { apps } = await listFactors(deps, 'ada');
    expect(apps.map(({ name }) => name)).toEqual(['Authenticator app', 'Work phone']);
    pass(60_000);
    for (const each of [secret, second]) {
      expect(await check(codeOf(each))).toEqual({ outcome: 'right' });
      expect(await check(codeOf(each))).toEqual({ outcome: 'wrong' });
    }
    const [first] = apps;
    expect(await removeFactor(deps, makeActor({ userId: 'eve' }), { appId: first?.id ?? '' })).toBe('gone');
    expect(await removeFactor(deps, ada, { appId: first?.id ?? '' })).toBe('removed');
    pass(60_000);
    expect(await check(codeOf(secret))).toEqual({ outcome: 'wrong' });
    expect(await check(codeOf(second))).toEqual({ outcome: 'right' });
    expect(await check(codes[0] ?? '', 'recovery-code')).toEqual({ outcome: 'right' });
    expect(await mails()).toEqual(['factor-added', 'authenticator-added', 'authenticator-removed']);
    const last = { appId: apps[1]?.id ?? '', mustKeepOne: true };
    expect(await removeFactor(deps, ada, last)).toBe('last');
    expect(await check(codes[1] ?? '', 'recovery-code')).toEqual({ outcome: 'right' });
  });

  it('is at most five apps', async () => {
    const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
    for (let count = 0; count < 5; count += 1) {
      await beginFactor(deps, 'ada');
      const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
      expect((await confirmFactor(deps, ada, codeOf(secret))).outcome).toBe(count === 0 ? 'on' : 'added');
    }
    await beginFactor(deps, 'ada');
    expect(await findPendingFactor(deps, 'ada')).toBeNull();
  });

  it('is confirmed once by many at the same time, with one set of recovery codes', async () => {
    await beginFactor(deps, 'ada');
    const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
    const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
    const answers = await fifty(() => confirmFactor(deps, ada, codeOf(secret)));
    expect(answers.filter(({ outcome }) => outcome === 'on')).toHaveLength(1);
    expect(await db.select().from(recoveryCodes)).toHaveLength(10);
    expect(await mails()).toEqual(['factor-added']);
  });

  it('that waits for its first code is forgotten after half an hour', async () => {
    await beginFactor(deps, 'ada');
    const secret = (await findPendingFactor(deps, 'ada'))?.secret ?? '';
    pass(31 * 60_000);
    const ada = makeActor({ userId: 'ada', sessionKey: 'this' });
    expect(await confirmFactor(deps, ada, codeOf(secret))).toEqual({ outcome: 'gone' });
  });

  it('takes the code of this half minute and of the ones beside it, each once and never an older one', async () => {
    const { secret } = await switchOn();
    pass(120_000);
    expect(await check(codeOf(secret, new Date(now.getTime() - 60_000)))).toEqual({ outcome: 'wrong' });
    expect(await check(codeOf(secret, new Date(now.getTime() + 60_000)))).toEqual({ outcome: 'wrong' });
    expect(await check(` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`)).toEqual({
      outcome: 'right',
    });
    expect(await check(codeOf(secret))).toEqual({ outcome: 'wrong' });
    expect(await check(codeOf(secret, new Date(now.getTime() - 30_000)))).toEqual({ outcome: 'wrong' });
    expect(await check(codeOf(secret, new Date(now.getTime() + 30_000)))).toEqual({ outcome: 'right' });
  });

  it('does not take the code that switched it on', async () => {
    const { secret } = await switchOn();
    expect(await check(codeOf(secret, new Date(start)))).toEqual({ outcome: 'wrong' });
  });

  it('of fifty at once who show the same code lets one in', async () => {
    const { secret } = await switchOn();
    const answers = await fifty(() => check(codeOf(secret)));
    expect(answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
  });

  it('does not accept the code of another account', async () => {
    const { secret } = await switchOn('ada');
    await switchOn('eve');
    expect(await check(codeOf(secret), 'totp', 'eve')).toEqual({ outcome: 'wrong' });
  });

  it('slows guesses down for the account, however many come at once', async () => {
    const { secret } = await switchOn();
    const answers = await fifty((index) => check(String(index).padStart(6, '0')));
    expect(answers.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThanOrEqual(6);
    expect(answers.filter(({ outcome }) => outcome === 'wait').length).toBeGreaterThanOrEqual(44);
    expect(await check(codeOf(secret))).toMatchObject({ outcome: 'wait' });
    pass(60_000);
    expect(await check(codeOf(secret))).toEqual({ outcome: 'right' });
  });

  it('keeps its secret so that it opens for this factor and under this key alone', async () => {
    const { secret } = await switchOn();
    const [row] = await db.select().from(factors);
    if (!row) throw new Error('There is no factor.');
    const { id, encryptedSecret } = row;
    expect(encryptedSecret).not.toContain(secret);
    expect(await decryptFactorSecret(deps.factorSecret, id, encryptedSecret)).toBe(secret);
    await expect(decryptFactorSecret(deps.factorSecret, 'another', encryptedSecret)).rejects.toThrow();
    await expect(decryptFactorSecret(`${deps.factorSecret}!`, id, encryptedSecret)).rejects.toThrow();
    await switchOn('eve');
    await db.update(factors).set({ encryptedSecret }).where(eq(factors.userId, 'eve'));
    expect(await check(codeOf(secret), 'totp', 'eve')).toEqual({ outcome: 'wrong' });
  });

  it('is removed with its recovery codes, and notifies by mail once', async () => {
    await switchOn();
    const [app] = (await listFactors(deps, 'ada')).apps;
    const appId = app?.id ?? '';
    expect(await removeFactor(deps, makeActor({ userId: 'ada' }), { appId })).toBe('off');
    expect(await removeFactor(deps, makeActor({ userId: 'ada' }), { appId })).toBe('gone');
    expect(await db.select().from(recoveryCodes)).toEqual([]);
    expect(await mails()).toEqual(['factor-added', 'factor-removed']);
  });

  it('stays when the password is set by mail, which also ends sign-ins that wait for it', async () => {
    await switchOn();
    const challenge = await startChallenge(deps, { userId: 'ada', method: 'password' });
    await requestReset(deps, { email: 'ada@example.com' });
    const [link] = await db.select().from(accountTokens).where(eq(accountTokens.purpose, 'reset-password'));
    expect(await resetPassword(deps, visitor, { tokenId: link?.id ?? '', password: 'four grey wrens' })).toBe(
      true,
    );
    expect(await findFactor(deps, 'ada')).not.toBeNull();
    expect(await findChallenge(deps, challenge)).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
  });
});

describe('recovery codes', () => {
  it('are readable, kept as hashes, and each works once, as it was written down', async () => {
    const { codes } = await switchOn();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    const stored = JSON.stringify(await db.select().from(recoveryCodes));
    for (const code of codes) expect(stored).not.toContain(code);
    const [first = '', second = ''] = codes;
    expect(await check(first.toLowerCase().replaceAll('-', ' '), 'recovery-code')).toEqual({
      outcome: 'right',
    });
    expect(await check(first, 'recovery-code')).toEqual({ outcome: 'wrong' });
    expect(await check(second, 'recovery-code', 'eve')).toEqual({ outcome: 'wrong' });
    expect((await findFactor(deps, 'ada'))?.codesLeft).toBe(9);
  });

  it('let one of fifty in who show the same one', async () => {
    const { codes } = await switchOn();
    const answers = await fifty(() => check(codes[0] ?? '', 'recovery-code'));
    expect(answers.filter(({ outcome }) => outcome === 'right')).toHaveLength(1);
    expect((await findFactor(deps, 'ada'))?.codesLeft).toBe(9);
  });

  it('are replaced all together, and only for an account with a factor', async () => {
    const { codes } = await switchOn();
    const renewed = (await renewRecoveryCodes(deps, makeActor({ userId: 'ada' }))) ?? [];
    expect(renewed).toHaveLength(10);
    expect(await check(codes[0] ?? '', 'recovery-code')).toEqual({ outcome: 'wrong' });
    expect(await check(renewed[0] ?? '', 'recovery-code')).toEqual({ outcome: 'right' });
    expect(await renewRecoveryCodes(deps, makeActor({ userId: 'eve' }))).toBeNull();
    expect(await mails()).toEqual(['factor-added', 'recovery-codes-made']);
  });
});

describe('a sign-in that waits for the second factor', () => {
  it('is finished by one of fifty', async () => {
    const id = await startChallenge(deps, { userId: 'ada', method: 'google' });
    expect(await findChallenge(deps, id)).toEqual({ userId: 'ada', method: 'google' });
    const answers = await fifty(() => claimChallenge(deps, id));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await findChallenge(deps, id)).toBeNull();
  });

  it('ends after ten minutes or with the account, and is valid for nothing else', async () => {
    const id = await startChallenge(deps, { userId: 'ada', method: 'password' });
    const other = await startChallenge(deps, { userId: 'eve', method: 'password' });
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, 'eve'));
    expect(await findChallenge(deps, other)).toBeNull();
    await requestReset(deps, { email: 'ada@example.com' });
    const [link] = await db.select().from(accountTokens).where(eq(accountTokens.purpose, 'reset-password'));
    expect(await findChallenge(deps, link?.id ?? '')).toBeNull();
    pass(10 * 60_000);
    expect(await findChallenge(deps, id)).toBeNull();
    expect(await claimChallenge(deps, id)).toBe(false);
  });
});
