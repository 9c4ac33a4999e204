import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { contactMessages } from '~/db/schema';
import { sha256 } from '~/lib/sha256';

import type { ContactMessage } from './contact-form';

const sameWithinMs = 10 * 60 * 1000;

/**
 * Stores a message to the site. 'repeated': the same message came within the last ten minutes and is stored already.
 * One statement looks and writes, so that a message sent twice at once is one.
 */
export async function submitContactMessage(
  { db, clock }: { db: Database; clock: { now(): Date } },
  { first_name: firstName, last_name: lastName, email, subject, message }: ContactMessage,
): Promise<'stored' | 'repeated'> {
  const now = clock.now().getTime();
  const contentKey = await contactContentKey([firstName, lastName, email, subject, message]);
  const stored = await db.all<{ id: string }>(sql`
    insert into ${contactMessages} (id, first_name, last_name, email, subject, message, content_key, created_at)
    select ${crypto.randomUUID()}, ${firstName}, ${lastName}, ${email}, ${subject}, ${message}, ${contentKey}, ${now}
    where not exists (
      select 1 from ${contactMessages}
      where ${contactMessages.contentKey} = ${contentKey} and ${contactMessages.createdAt} > ${now - sameWithinMs})
    returning id`);
  return stored.length > 0 ? 'stored' : 'repeated';
}

/** Spacing and case make no difference. */
function contactContentKey(parts: readonly string[]): Promise<string> {
  const plain = parts.map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase());
  return sha256(JSON.stringify(plain));
}
