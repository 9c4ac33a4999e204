import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { signInGuards, users } from '~/db/schema';
import { guessPace } from '~/features/people/sign-in/sign-in-guard.server';
import { takeTurns } from '~/features/people/sign-in/take-turns.server';

import {
  check,
  db,
  deps,
  now,
  pass,
  person,
  signUpAndVerify,
  startAnew,
} from '../../support/accounts/registered';

const takeGuess = (_: typeof deps, key: string) => takeTurns(deps, [{ key, pace: guessPace }]);

beforeEach(startAnew);

describe('guessing a password', () => {
  it('is slowed down after five wrong ones and stopped after ten, and an hour without forgets them', async () => {
    const waits: number[] = [];
    for (let wrong = 0; wrong < 12;) {
      const waitMs = await takeGuess(deps, 'k');
      if (waitMs === 0) wrong += 1;
      else waits.push(waitMs / 1000);
      pass(waitMs);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 900]);
    expect(await takeGuess(deps, 'k')).toBe(900_000);
    pass(3_600_001);
    for (let wrong = 0; wrong < 6; wrong += 1) expect(await takeGuess(deps, 'k')).toBe(0);
    expect(await takeGuess(deps, 'k')).toBe(2000);
  });

  it('of an address without an account is slowed down alike', { timeout: 30_000 }, async () => {
    for (let wrong = 0; wrong < 6; wrong += 1) {
      expect(await check('wrong guess', 'nobody@example.com')).toEqual({ outcome: 'wrong' });
    }
    expect(await check('wrong guess', 'nobody@example.com')).toEqual({ outcome: 'wait', seconds: 2 });
  });

  it('cannot get past the limit in parallel', { timeout: 30_000 }, async () => {
    await signUpAndVerify();
    const answers = await Promise.all(Array.from({ length: 12 }, () => check('wrong guess')));
    expect(answers.filter(({ outcome }) => outcome === 'wrong').length).toBeLessThanOrEqual(6);
  });

  it('is forgiven by the right one', { timeout: 30_000 }, async () => {
    await signUpAndVerify();
    for (let guess = 0; guess < 4; guess += 1) await check('wrong guess');
    expect(await check(person.password)).toMatchObject({ outcome: 'right' });
    expect(await db.select().from(signInGuards)).toEqual([]);
  });

  it('does not open a deactivated account', async () => {
    await signUpAndVerify();
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.email, person.email));
    expect(await check(person.password)).toEqual({ outcome: 'wrong' });
  });
});
