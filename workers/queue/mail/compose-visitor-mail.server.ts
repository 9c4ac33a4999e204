import { and, eq, isNull, sql } from 'drizzle-orm';

import { contactMessages, erasureRequests, newsletterSubscribers } from '~/db/schema';
import { confirmErasure } from '~/emails/account-mails';
import { contactNotice } from '~/emails/contact-notice';
import { contactReceipt } from '~/emails/contact-receipt';
import type { Mail } from '~/emails/mail';
import { newsletterConfirmation } from '~/emails/newsletter-confirmation';
import { newsletterKnown } from '~/emails/newsletter-known';
import { daysToErase, erasureUrl, hoursToConfirm } from '~/features/people/erasure/erasure-links';
import { confirmationUrl, daysToConfirm, unsubscribeUrl } from '~/features/visit/newsletter/newsletter-links';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import type { Composers, MailKind } from './mail-composers';

/** Mails about what a visitor without an account has sent; none when that is gone. */
export const visitorComposers = {
  'contact-notice': async (facts, { siteName, inbox }, job) => {
    const message = await findMessage(facts, job.contactMessageId);
    if (!message) return null;
    const { email, subject, message: text } = message;
    const name = `${message.firstName} ${message.lastName}`;
    return {
      to: inbox,
      replyTo: { name, email },
      ...contactNotice({ siteName, name, email, subject, message: text }),
    };
  },
  'contact-receipt': async (facts, { siteName, inbox }, job) => {
    const message = await findMessage(facts, job.contactMessageId);
    if (!message) return null;
    return {
      to: message.email,
      replyTo: { name: siteName, email: inbox },
      ...contactReceipt({ siteName, siteOrigin: facts.siteOrigin }),
    };
  },
  'newsletter-confirmation': (facts, { siteName }, job) => newsletterMail(facts, siteName, job.subscriberId),
  'confirm-erasure': (facts, { siteName }, job) => erasureMail(facts, siteName, job.requestId),
} satisfies Partial<Composers<MailKind>>;

async function newsletterMail(facts: MailFacts, siteName: string, id: string): Promise<Mail | null> {
  const [subscriber] = await facts.db
    .select({ email: newsletterSubscribers.email, status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.id, id))
    .limit(1);
  if (!subscriber || subscriber.status === 'unsubscribed') return null;
  const to = subscriber.email;
  const leave = await unsubscribeUrl(facts, id);
  if (subscriber.status === 'confirmed') {
    const headers = {
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    return { to, headers, ...newsletterKnown({ siteName, unsubscribeUrl: leave }) };
  }
  const confirmUrl = await confirmationUrl(facts, id, facts.clock.now());
  return { to, ...newsletterConfirmation({ siteName, confirmUrl, daysValid: daysToConfirm }) };
}

/** Null once the request was confirmed or is erased. */
async function erasureMail(facts: MailFacts, siteName: string, id: string): Promise<Mail | null> {
  const account = sql<number>`exists (select 1 from users u where u.email = erasure_requests.email
    and u.email_verified_at is not null and u.deactivated_at is null)`;
  const [request] = await facts.db
    .select({ email: erasureRequests.email, hasAccount: account })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.id, id), isNull(erasureRequests.confirmedAt)))
    .limit(1);
  if (!request?.email) return null;
  const url = await erasureUrl(facts, id);
  const profileUrl = request.hasAccount ? `${facts.siteOrigin}/dashboard/profile` : null;
  const content = confirmErasure({ siteName, url, hours: hoursToConfirm, days: daysToErase, profileUrl });
  return { to: request.email, ...content };
}

async function findMessage({ db }: MailFacts, id: string) {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).limit(1);
  return message ?? null;
}
