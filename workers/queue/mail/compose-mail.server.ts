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
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import type { MailJob } from '~/jobs/mail-job';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import { composeAccountMail } from './compose-account-mail.server';
import { composeDecisionMail } from './compose-decision-mail.server';
import { composeListingMail } from './compose-listing-mail.server';
import { composeLeadMail } from './compose-lead-mail.server';

/** The mail of a job, composed from the present data; null when there is nothing left to report. */
export async function composeMail(facts: MailFacts, job: MailJob): Promise<Mail | null> {
  const { site_name: siteName, email_contact: inbox } = await listSiteSettings(facts);
  switch (job.mail) {
    case 'contact-notice': {
      const message = await findMessage(facts, job.contactMessageId);
      if (!message) return null;
      const { email, subject, message: text } = message;
      const name = `${message.firstName} ${message.lastName}`;
      return {
        to: inbox,
        replyTo: { name, email },
        ...contactNotice({ siteName, name, email, subject, message: text }),
      };
    }
    case 'contact-receipt': {
      const message = await findMessage(facts, job.contactMessageId);
      if (!message) return null;
      return {
        to: message.email,
        replyTo: { name: siteName, email: inbox },
        ...contactReceipt({ siteName, siteOrigin: facts.siteOrigin }),
      };
    }
    case 'newsletter-confirmation':
      return newsletterMail(facts, siteName, job.subscriberId);
    case 'verify-email':
    case 'reset-password':
    case 'account-known':
    case 'password-changed':
    case 'account-changed':
    case 'change-email':
    case 'change-email-known':
    case 'email-changed':
    case 'account-closed':
    case 'sign-in-code':
    case 'proof-code':
    case 'factor-added':
    case 'factor-removed':
    case 'recovery-codes-made':
    case 'recovery-code-used':
    case 'identity-linked':
    case 'identity-unlinked':
      return composeAccountMail(facts, siteName, job);
    case 'confirm-erasure':
      return erasureMail(facts, siteName, job.requestId);
    case 'listing-approved':
    case 'listing-rejected':
      return composeDecisionMail(facts, siteName, job);
    case 'lead-notice':
    case 'lead-reply':
      return composeLeadMail(facts, { siteName, inbox }, job);
    case 'property-waiting':
    case 'property-received':
    case 'draft-waiting':
    case 'draft-rejected':
      return composeListingMail(facts, { siteName, inbox }, job);
  }
}

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
