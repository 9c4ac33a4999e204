import { and, desc, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages } from '~/db/schema';

import type { MessageFilters } from './message-filters';

const pageSize = 25;
/** Order of arrival. */
const arrival = sql<number>`contact_messages.rowid`;

/** Messages that match the filters, newest first, before `before`. */
export function selectMessages(
  db: Database,
  { state, words }: MessageFilters,
  before: number | null,
  limit: number,
) {
  const { id, firstName, lastName, email, subject, message, createdAt, handledAt } = contactMessages;
  const text = sql`${firstName} || ' ' || ${lastName} || char(10) || ${email} || char(10) || ${subject}
    || char(10) || ${message}`;
  return db
    .select({ id, firstName, lastName, email, subject, message, createdAt, handledAt, arrival })
    .from(contactMessages)
    .where(
      and(
        before === null ? undefined : lt(arrival, before),
        state === 'open' ? isNull(handledAt) : state === 'handled' ? isNotNull(handledAt) : undefined,
        words ? sql`instr(lower(${text}), lower(${words})) > 0` : undefined,
      ),
    )
    .orderBy(desc(arrival))
    .limit(limit);
}

export type StoredMessage = Awaited<ReturnType<typeof selectMessages>>[number];

/** Characters of a message that the list shows. */
const longestExcerpt = 140;

/**
 * A page of 25 messages to the site; `words` match name, address, subject and text. `before` is the last
 * page's `next`.
 */
export async function listMessages({ db }: { db: Database }, filters: MessageFilters, before: number | null) {
  const rows = await selectMessages(db, filters, before, pageSize + 1);
  const messages = rows.slice(0, pageSize);
  return {
    messages: messages.map(({ message, ...rest }) => ({ ...rest, excerpt: excerptOf(message) })),
    next: rows.length > pageSize ? (messages.at(-1)?.arrival ?? null) : null,
  };
}

function excerptOf(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1).trimEnd()}…` : line;
}
