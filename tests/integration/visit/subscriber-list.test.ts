import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, newsletterSubscribers } from '~/db/schema';
import { exportSubscribers } from '~/features/visit/newsletter/export-subscribers.server';
import { listSubscribers } from '~/features/visit/newsletter/list-subscribers.server';
import { removeSubscriber } from '~/features/visit/newsletter/remove-subscriber.server';
import type { SubscriberFilters } from '~/features/visit/newsletter/subscriber-filters';

import { makeActor } from '../../factories/actor';

const db = createDatabase(env.DB);
const now = new Date('2026-11-21T02:00:00Z');
const deps = { db, clock: { now: () => now } };
const all: SubscriberFilters = { status: null, address: '' };

const addresses = Array.from({ length: 120 }, (_, n) => `reader-${String(n).padStart(3, '0')}@example.com`);

beforeAll(async () => {
  for (const [n, email] of addresses.entries()) {
    const status = n % 3 === 0 ? 'unsubscribed' : n % 3 === 1 ? 'confirmed' : 'unconfirmed';
    await db.insert(newsletterSubscribers).values({ id: `s-${n}`, email, status, createdAt: now });
  }
  const email = `=cmd|'/c calc'!a0@example.com`;
  await db
    .insert(newsletterSubscribers)
    .values({ id: 'formula', email, status: 'confirmed', confirmedAt: now });
});

async function listed(filters: SubscriberFilters) {
  const emails: string[] = [];
  let before: number | null = null;
  do {
    const page = await listSubscribers(deps, filters, before);
    emails.push(...page.subscribers.map(({ email }) => email));
    before = page.next;
  } while (before !== null);
  return emails;
}

async function text(pieces: AsyncGenerator<string>) {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
}

describe('the list of subscribers', () => {
  it('is newest first over its pages, with counts', async () => {
    expect((await listed(all)).slice(1)).toEqual(addresses.toReversed());
    const { counts } = await listSubscribers(deps, all, null);
    expect(counts).toEqual({ unconfirmed: 40, confirmed: 41, unsubscribed: 40 });
  });

  it('is narrowed by status and by the beginning of the address', async () => {
    expect(await listed({ status: 'confirmed', address: 'reader-00' })).toEqual(
      ['007', '004', '001'].map((n) => `reader-${n}@example.com`),
    );
    for (const address of ['eader', '%', "' or 1=1 --"]) {
      expect(await listed({ status: null, address }), address).toEqual([]);
    }
  });

  it('is exported as the filters show it, with no cell that a spreadsheet runs', async () => {
    const file = await text(exportSubscribers(deps, { status: 'confirmed', address: '' }));
    const lines = file.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFF"Email","Status","Signed up","Confirmed","Unsubscribed"');
    expect(lines).toHaveLength(42);
    expect(lines[1]).toMatch(/^"'=cmd\|'\/c calc'!a0@example\.com","Subscribed",/);
  });

  it('removes a reader at their request, once and with a log entry without the address', async () => {
    const removal = { subscriberId: 's-1', actor: makeActor({ userId: 'staff' }) };
    expect(await removeSubscriber(deps, removal)).toBe(true);
    expect(await removeSubscriber(deps, removal)).toBe(false);
    expect(await removeSubscriber(deps, { ...removal, subscriberId: 'nobody' })).toBe(false);
    const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, 's-1'));
    expect(row).toMatchObject({ status: 'unsubscribed', unsubscribedAt: now });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subject, 'subscriber:s-1'));
    expect(entries).toMatchObject([{ action: 'subscriber-removed', actorId: 'staff', detail: null }]);
  });
});
