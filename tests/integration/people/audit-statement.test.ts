import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, menus } from '~/db/schema';
import { auditStatement, changed } from '~/features/work/audit/record-audit.server';

import { makeActor } from '../../factories/actor';

const db = createDatabase(env.DB);
const now = new Date('2026-11-21T02:00:00Z');
const entry = { actor: makeActor({ userId: 'somebody' }), action: 'menu-changed' } as const;

/** Renames a menu and returns its log entries. */
async function rename(id: number) {
  const subject = `menu:${id}`;
  await db.batch([
    db.update(menus).set({ name: 'Another' }).where(eq(menus.id, id)),
    auditStatement(db, { ...entry, subject, detail: { items: 3 } }, { guard: changed, now }),
  ]);
  return db.select().from(auditLog).where(eq(auditLog.subject, subject));
}

describe('an entry of the audit log in a batch', () => {
  it('is written with a change that was made, and only then', async () => {
    await db.insert(menus).values({ id: 1, name: 'Top', location: 'header' });
    expect(await rename(1)).toMatchObject([
      { actorId: 'somebody', action: 'menu-changed', detail: { items: 3 }, createdAt: now },
    ]);
    expect(await rename(2)).toEqual([]);
  });
});
