import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { accountTokens, users } from '~/db/schema';
import { isLiveToken } from '~/features/people/sign-in/is-live-token.server';

const db = createDatabase(env.DB);
const now = new Date('2026-11-20T00:00:00Z');
const deps = { db, clock: { now: () => now } };
const later = new Date(now.getTime() + 1_000);

beforeEach(async () => {
  for (const table of [accountTokens, users]) await db.delete(table);
  await db.insert(users).values({ id: 'ada', email: 'ada@example.com', emailVerifiedAt: now });
});

describe('a link of a mail, when it is opened', () => {
  it('works until it is used, replaced or expired, and for its own purpose', async () => {
    const row = { userId: 'ada', purpose: 'reset-password' as const, expiresAt: later };
    await db.insert(accountTokens).values([
      { ...row, id: 'open' },
      { ...row, id: 'used', usedAt: now },
      { ...row, id: 'expired', expiresAt: now },
    ]);
    const isLive = (id: string, purpose: 'reset-password' | 'keep-account' = 'reset-password') =>
      isLiveToken(deps, purpose, id);
    expect(await isLive('open')).toBe(true);
    for (const id of ['used', 'expired', 'none']) expect(await isLive(id), id).toBe(false);
    expect(await isLive('open', 'keep-account')).toBe(false);
  });
});
