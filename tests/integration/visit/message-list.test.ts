import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, contactMessages } from '~/db/schema';
import { exportMessages } from '~/features/visit/contact/export-messages.server';
import { findMessage } from '~/features/visit/contact/find-message.server';
import { listMessages } from '~/features/visit/contact/list-messages.server';
import { markMessage } from '~/features/visit/contact/mark-message.server';
import type { MessageFilters } from '~/features/visit/contact/message-filters';
import { replyLink } from '~/features/visit/contact/reply-link';

import { makeActor } from '../../factories/actor';

const db = createDatabase(env.DB);
const now = new Date('2026-11-21T02:00:00Z');
const deps = { db, clock: { now: () => now } };
const all: MessageFilters = { state: null, words: '' };

beforeAll(async () => {
  for (let n = 0; n < 60; n += 1) {
    await db.insert(contactMessages).values({
      id: `m-${n}`,
      firstName: 'Maeve',
      lastName: `Li ${n}`,
      email: `maeve-${n}@example.com`,
      subject: n === 7 ? '=HYPERLINK("https://evil.example")' : `Question ${n}`,
      message: n === 9 ? 'Line one\nabout a 100%_verandah' : 'Hello there. '.repeat(30),
      contentKey: `k-${n}`,
      createdAt: now,
      handledAt: n % 2 === 0 ? now : null,
    });
  }
});

async function listed(filters: MessageFilters) {
  const ids: string[] = [];
  let before: number | null = null;
  do {
    const page = await listMessages(deps, filters, before);
    ids.push(...page.messages.map(({ id }) => id));
    before = page.next;
  } while (before !== null);
  return ids;
}

describe('messages to the site', () => {
  it('are listed newest first over their pages, by state and by words', async () => {
    const ids = Array.from({ length: 60 }, (_, n) => `m-${59 - n}`);
    expect(await listed(all)).toEqual(ids);
    expect(await listed({ state: 'open', words: '' })).toEqual(ids.filter((_, at) => at % 2 === 0));
    expect(await listed({ state: 'handled', words: '' })).toEqual(ids.filter((_, at) => at % 2 === 1));
    expect(await listed({ state: null, words: 'maeve LI 12' })).toEqual(['m-12']);
    expect(await listed({ state: null, words: '100%_VERANDAH' })).toEqual(['m-9']);
    expect(await listed({ state: 'handled', words: 'verandah' })).toEqual([]);
    expect(await listed({ state: null, words: "' or 1=1 --" })).toEqual([]);
  });

  it('are shown in short in the list and whole on their own', async () => {
    const [first] = (await listMessages(deps, all, null)).messages;
    expect(first?.excerpt.length).toBeLessThanOrEqual(140);
    expect(first).not.toHaveProperty('message');
    expect((await findMessage(deps, 'm-59'))?.message).toBe('Hello there. '.repeat(30));
    expect(await findMessage(deps, 'nothing')).toBeNull();
  });

  it('are marked and opened again, each recorded once in the log', async () => {
    const mark = (isHandled: boolean, messageId = 'm-1') =>
      markMessage(deps, { messageId, isHandled, actor: makeActor({ userId: 'staff' }) });
    expect(await mark(true)).toBe(true);
    expect(await mark(true)).toBe(false);
    expect((await findMessage(deps, 'm-1'))?.handledAt).toEqual(now);
    expect(await mark(false)).toBe(true);
    expect(await mark(false)).toBe(false);
    expect(await mark(true, 'nothing')).toBe(false);
    expect((await findMessage(deps, 'm-1'))?.handledAt).toBeNull();
    const entries = await db.select().from(auditLog).where(eq(auditLog.subject, 'message:m-1'));
    expect(entries.map(({ action }) => action)).toEqual(['message-handled', 'message-reopened']);
  });

  it('are exported with no cell that a spreadsheet runs', async () => {
    let file = '';
    for await (const piece of exportMessages(deps, all)) file += piece;
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(file).toContain('"Line one\nabout a 100%_verandah"');
    expect(file.match(/@example\.com/g)).toHaveLength(60);
  });

  it('are answered by a link that can add nothing to the head of the mail', () => {
    expect(replyLink({ email: 'a&bcc=x@evil.example', subject: 'Hi&bcc=y@evil.example\r\nBcc: z' })).toBe(
      'mailto:a%26bcc%3Dx@evil.example?subject=Re%3A%20Hi%26bcc%3Dy%40evil.example%0D%0ABcc%3A%20z',
    );
  });
});
