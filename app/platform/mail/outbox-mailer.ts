import type { Database } from '~/db/client';
import { outboxMails } from '~/db/schema';

import type { Mailer } from './mailer';

/** Stores mails in D1 instead of sending them; a site without a provider shows them at /dev/mail. */
export function createOutboxMailer(db: Database, sender: string): Mailer {
  return {
    isRepeatable: true,
    async send(id, { to, replyTo, subject, text, html, headers = {} }) {
      await db
        .insert(outboxMails)
        .values({
          id,
          sender,
          recipient: to,
          replyTo: replyTo ? `${replyTo.name} <${replyTo.email}>` : null,
          subject,
          text,
          html,
          headers,
        })
        .onConflictDoNothing({ target: outboxMails.id });
    },
  };
}
