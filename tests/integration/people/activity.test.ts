import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, users } from '~/db/schema';
import { describeActivity } from '~/features/people/activity/describe-activity';
import { listActivity } from '~/features/people/activity/list-activity.server';
import { recordAudit } from '~/features/work/audit/record-audit.server';

const db = createDatabase(env.DB);
const deps = { db, clock: { now: () => new Date() } };
const actor = (userId: string | null) => ({ userId, network: '203.0.113.7' });

const textsOf = async (userId: string) =>
  (await listActivity(deps, userId)).map(({ action, detail }) => describeActivity(action, detail));

describe('recent activity', () => {
  it('shows an owner failed sign-ins at their address, and nobody those at an unknown one', async () => {
    await db.insert(users).values({ id: 'ada', email: 'ada@example.com', emailVerifiedAt: new Date() });
    for (const email of [' ADA@example.com ', 'nobody@example.com', 'null', "' or 1 = 1 --"]) {
      await recordAudit(deps, { actor: actor(null), action: 'sign-in-failed', subject: { email } });
    }
    const rows = await db.select().from(auditLog);
    expect(rows.map(({ subject }) => subject)).toEqual(['ada', null, null, null]);
    expect(JSON.stringify(rows)).not.toContain('example.com');
    expect(await textsOf('ada')).toEqual(['A sign-in failed']);
  });

  it('shows actions by and about the account, the newest twenty of ninety days', async () => {
    const detail = { method: 'google', factor: 'recovery-code' };
    await recordAudit(deps, { actor: actor('bea'), action: 'sign-in', detail });
    await recordAudit(deps, { actor: actor('admin'), action: 'role-changed', subject: 'bea' });
    await recordAudit(deps, { actor: actor('cleo'), action: 'sign-in', detail: { method: 'password' } });
    const createdAt = new Date(Date.now() - 91 * 86_400_000);
    await db.insert(auditLog).values({ actorId: 'bea', action: 'password-changed', createdAt });
    expect(await textsOf('bea')).toEqual(['Role changed', 'Signed in with Google and a recovery code']);
    expect(await textsOf('cleo')).toEqual(['Signed in with the password']);
    for (let turn = 0; turn < 25; turn += 1) {
      await recordAudit(deps, { actor: actor('bea'), action: 'sessions-ended' });
    }
    expect(await textsOf('bea')).toEqual(Array(20).fill('Signed out other devices'));
  });
});
