import { and, eq, exists, gt, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { contactMessages } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail } from '~/features/work/mail/queue-mail';
import { sha256 } from '~/lib/crypto/sha256';

import type { ContactMessage } from './contact-form';

const sameWithinMs = 10 * 60 * 1000;

/**
 * Stores a message to the site with its mails: one to the site's inbox and, unless `withReceipt` is false,
 * one to the sender. 'repeated': the same message came within the last ten minutes and is stored already. One
 * batch checks and writes, so that a message sent twice at once is stored once.
 */
export async function submitContactMessage(
  { db, jobs, clock }: DbClockJobs,
  message: ContactMessage,
  { withReceipt = true }: { withReceipt?: boolean } = {},
): Promise<'stored' | 'repeated'> {
  const now = clock.now();
  const [id, noticeId, receiptId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const onlyIf = exists(
    db.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.id, id)),
  );
  const mail = { version: 1, contactMessageId: id } as const;
  const contentKey = await contactContentKey(message);
  const { stored } = await runBatch(db, {
    stored: insertMessage(db, message, { id, contentKey, now }),
    notice: queueMail(db, { ...mail, mail: 'contact-notice' }, { id: noticeId, now, onlyIf }),
    receipt:
      withReceipt && queueMail(db, { ...mail, mail: 'contact-receipt' }, { id: receiptId, now, onlyIf }),
  });
  if (stored.meta.changes === 0) return 'repeated';
  jobs.announce(withReceipt ? [noticeId, receiptId] : [noticeId]);
  return 'stored';
}

function insertMessage(
  db: Database,
  { first_name: firstName, last_name: lastName, email, subject, message }: ContactMessage,
  { id, contentKey, now }: { id: string; contentKey: string; now: Date },
) {
  const same = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.contentKey, contentKey),
        gt(contactMessages.createdAt, new Date(now.getTime() - sameWithinMs)),
      ),
    );
  return insertRow(
    db,
    contactMessages,
    { id, firstName, lastName, email, subject, message, contentKey, createdAt: now },
    sql`where ${notExists(same)}`,
  );
}

/** Spacing and case make no difference. */
function contactContentKey({
  first_name,
  last_name,
  email,
  subject,
  message,
}: ContactMessage): Promise<string> {
  const parts = [first_name, last_name, email, subject, message];
  const plain = parts.map((part) => part.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase());
  return sha256(JSON.stringify(plain));
}
