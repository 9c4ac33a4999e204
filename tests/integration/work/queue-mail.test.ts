import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { runBatch } from '~/db/run-batch';
import { jobs, users } from '~/db/schema';
import { queueMail } from '~/features/work/mail/queue-mail';
import { mailJobSchema } from '~/jobs/mail-job';

const db = createDatabase(env.DB);
const now = new Date('2026-11-21T02:00:00Z');

it('writes a mail for each row it finds, as the contract has it, and each id once', async () => {
  await db.insert(users).values({ id: 'ada', email: 'ada@example.com' });
  const known = queueMail(
    db,
    { version: 1, mail: 'account-known', userId: users.id },
    { id: 'known', now, from: sql`${users}`, onlyIf: eq(users.email, 'ada@example.com') },
  );
  const results = await runBatch(db, {
    plain: queueMail(
      db,
      { version: 1, mail: 'listing-approved', propertyId: 7, decidedAt: now.getTime() },
      { id: 'plain', now },
    ),
    read: queueMail(
      db,
      { version: 1, mail: 'listing-approved', propertyId: sql`3 + 4`, decidedAt: now.getTime() },
      { id: 'read', now },
    ),
    known,
    again: known,
    never: queueMail(
      db,
      { version: 1, mail: 'account-known', userId: 'ada' },
      { id: 'never', now, onlyIf: sql`false` },
    ),
  });
  expect(results).toEqual({
    plain: [{ id: 'plain' }],
    read: [{ id: 'read' }],
    known: [{ id: 'known' }],
    again: [],
    never: [],
  });
  const rows = await db.select().from(jobs).orderBy(jobs.id);
  const approval = { version: 1, mail: 'listing-approved', propertyId: 7, decidedAt: now.getTime() };
  expect(rows.map(({ id, input }) => [id, mailJobSchema.parse(input)])).toEqual([
    ['known', { version: 1, mail: 'account-known', userId: 'ada' }],
    ['plain', approval],
    ['read', approval],
  ]);
  expect(rows[0]).toMatchObject({ kind: 'mail', state: 'waiting', attempts: 0, dueAt: now, createdAt: now });
});
