import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { contactMessages, jobs } from '~/db/schema';
import { submitContactMessage } from '~/features/visit/contact/submit-contact-message.server';

const db = createDatabase(env.DB);
let now = new Date('2026-11-20T10:00:00Z');
const announced: string[] = [];
const jobQueue = { announce: (ids: readonly string[]) => void announced.push(...ids) };
const deps = { db, jobs: jobQueue, clock: { now: () => now } };
const message = {
  first_name: 'Ada',
  last_name: 'Quandong',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'Is there a tram?',
};
const later = (minutes: number) => (now = new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000));

beforeEach(async () => {
  later(0);
  await db.delete(contactMessages);
  await db.delete(jobs);
  announced.length = 0;
});

describe('contact message', () => {
  it('is stored', async () => {
    expect(await submitContactMessage(deps, message)).toBe('stored');
    const [row] = await db.select().from(contactMessages);
    expect(row).toMatchObject({
      firstName: 'Ada',
      lastName: 'Quandong',
      email: 'ada@example.com',
      createdAt: now,
    });
  });

  it('is stored once when the same comes again within ten minutes, whatever its spacing and case', async () => {
    await submitContactMessage(deps, message);
    later(9);
    expect(await submitContactMessage(deps, { ...message, message: 'is there  a tram? ' })).toBe('repeated');
    expect(await db.select().from(contactMessages)).toHaveLength(1);
  });

  it('is stored again after ten minutes', async () => {
    await submitContactMessage(deps, message);
    later(10);
    expect(await submitContactMessage(deps, message)).toBe('stored');
  });

  it('is another message when any field differs', async () => {
    await submitContactMessage(deps, message);
    for (const change of [
      { email: 'eve@example.com' },
      { subject: 'Another' },
      { message: 'And a train?' },
    ]) {
      expect(await submitContactMessage(deps, { ...message, ...change })).toBe('stored');
    }
  });

  it('causes a mail to the site and one to the sender, and announces both', async () => {
    await submitContactMessage(deps, message);
    await submitContactMessage(deps, message);
    const [stored] = await db.select().from(contactMessages);
    const written = await db.select().from(jobs).orderBy(jobs.id);
    expect(written.map(({ kind, state, input }) => ({ kind, state, input }))).toEqual(
      expect.arrayContaining(
        ['contact-notice', 'contact-receipt'].map((mail) => ({
          kind: 'mail',
          state: 'waiting',
          input: { version: 1, mail, contactMessageId: stored?.id },
        })),
      ),
    );
    expect(written).toHaveLength(2);
    expect([...announced].sort()).toEqual(written.map(({ id }) => id));
  });

  it('causes no mail to the sender when the address has had enough of them', async () => {
    await submitContactMessage(deps, message, { withReceipt: false });
    const written = await db.select().from(jobs);
    expect(written.map(({ input }) => (input as { mail: string }).mail)).toEqual(['contact-notice']);
  });

  it('sent five times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => submitContactMessage(deps, message)));
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(await db.select().from(contactMessages)).toHaveLength(1);
  });
});
