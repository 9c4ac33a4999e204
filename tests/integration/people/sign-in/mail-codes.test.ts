import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { accountTokens, jobs, users } from '~/db/schema';
import { mailCode } from '~/features/people/sign-in/mail-code';
import { redeemCode } from '~/features/people/sign-in/redeem-code.server';
import { requestCode } from '~/features/people/sign-in/request-code.server';
import { mailJobSchema } from '~/jobs/mail-job';

import { composeMail } from '../../../../workers/queue/mail/compose-mail.server';

const db = createDatabase(env.DB);
const start = Date.parse('2026-11-20T00:00:00Z');
let now = new Date(start);
const pass = (ms: number) => (now = new Date(now.getTime() + ms));
const linkSecret = 'only-for-tests-only-for-tests-only-for-tests';
const deps = {
  db,
  jobs: { announce: () => undefined },
  clock: { now: () => now },
  linkSecret,
  siteOrigin: 'https://site.example',
};
const purpose = 'sign-in-code';

beforeEach(async () => {
  now = new Date(start);
  for (const table of [jobs, accountTokens, users]) await db.delete(table);
  await db.insert(users).values([
    { id: 'ada', email: 'ada@example.com', emailVerifiedAt: now },
    { id: 'new', email: 'new@example.com' },
    { id: 'gone', email: 'gone@example.com', emailVerifiedAt: now, deactivatedAt: now },
  ]);
});

const request = (email = 'ada@example.com') => requestCode(deps, { email, purpose, asker: 'me' });
const redeem = (id: string, code: string) => redeemCode(deps, { id, purpose, code });
const codeOf = (id: string) => mailCode(linkSecret, purpose, id);
const wrongFor = async (id: string) => ((await codeOf(id)) === '123456' ? '654321' : '123456');
const fifty = <Answer>(act: () => Promise<Answer>) => Promise.all(Array.from({ length: 50 }, act));

async function mailOf(id: string) {
  const rows = await db.select().from(jobs);
  const job = rows
    .map(({ input }) => mailJobSchema.parse(input))
    .find((input) => 'tokenId' in input && input.tokenId === id);
  if (!job) throw new Error('There is no mail.');
  return composeMail(deps, job);
}

describe('a code by mail', () => {
  it('is in the mail’s text, in no subject and nowhere in the database, and signs in once', async () => {
    const id = await request();
    const code = await codeOf(id);
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Your sign-in code' });
    expect(mail?.text).toContain(`Code: ${code}`);
    expect(mail?.html).toContain(code);
    const stored = JSON.stringify([await db.select().from(accountTokens), await db.select().from(jobs)]);
    expect(stored).not.toContain(`"${code}"`);
    expect(await redeem(id, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({ userId: 'ada' });
    expect(await redeem(id, code)).toBeNull();
    expect(await mailOf(id)).toBeNull();
  });

  it('offers an account to an address that has none, and says nothing to one that is closed', async () => {
    for (const email of ['nobody@example.com', 'new@example.com']) {
      const mail = await mailOf(await request(email));
      expect(mail).toMatchObject({ to: email, subject: 'There is no account with this address yet' });
      expect(mail?.text).toContain('https://site.example/auth?mode=signup');
    }
    expect(await mailOf(await request('gone@example.com'))).toBeNull();
  });

  it('lets one of fifty in who show it at the same time', async () => {
    const id = await request();
    const code = await codeOf(id);
    const answers = await fifty(() => redeem(id, code));
    expect(answers.filter(Boolean)).toEqual([{ userId: 'ada' }]);
  });

  it('allows five tries, however many come at once', async () => {
    const id = await request();
    const wrong = await wrongFor(id);
    await fifty(() => redeem(id, wrong));
    const [row] = await db.select().from(accountTokens);
    expect(row?.tries).toBe(5);
    expect(await redeem(id, await codeOf(id))).toBeNull();
  });

  it('is right at the fifth try', async () => {
    const id = await request();
    const wrong = await wrongFor(id);
    for (let turn = 0; turn < 4; turn += 1) expect(await redeem(id, wrong)).toBeNull();
    expect(await redeem(id, await codeOf(id))).toEqual({ userId: 'ada' });
  });

  it('ends after ten minutes and with a newer one', async () => {
    const first = await request();
    pass(1000);
    const second = await request();
    expect(await redeem(first, await codeOf(first))).toBeNull();
    pass(10 * 60_000);
    expect(await redeem(second, await codeOf(second))).toBeNull();
  });

  it('is invalid for another row or purpose, like any text that is not a code', async () => {
    const id = await request();
    const again = await requestCode(deps, { email: 'ada@example.com', purpose: 'proof-code', asker: 'me' });
    expect(await redeem(again, await mailCode(linkSecret, 'proof-code', again))).toBeNull();
    for (const typed of ['', '      ', 'abcdef', `${await codeOf(id)}0`]) {
      expect(await redeem(id, typed)).toBeNull();
    }
    expect(await redeem(crypto.randomUUID(), await codeOf(id))).toBeNull();
    expect(await redeem(id, await codeOf(id))).toEqual({ userId: 'ada' });
  });

  it('is requested with the same work for every address, and its code is mailed only where it can sign in', async () => {
    for (const email of ['nobody@example.com', 'new@example.com', 'gone@example.com']) {
      const id = await request(email);
      expect(id).toMatch(/^[\w-]{36}$/);
      expect((await mailOf(id))?.text ?? '').not.toContain(await codeOf(id));
      expect(await redeem(id, await codeOf(id))).toBeNull();
    }
    expect(await db.select().from(jobs)).toHaveLength(3);
    expect(await db.select().from(accountTokens)).toEqual([]);
  });

  it('does not sign in to an account that was deactivated meanwhile', async () => {
    const id = await request();
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, 'ada'));
    expect(await redeem(id, await codeOf(id))).toBeNull();
  });
});
