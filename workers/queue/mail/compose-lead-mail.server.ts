import { eq } from 'drizzle-orm';

import { leadEvents } from '~/db/schema';
import { leadNotice } from '~/emails/lead-notice';
import { leadReply } from '~/emails/lead-reply';
import type { Mail } from '~/emails/mail';
import { replyAddress } from '~/emails/reply-address';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import { findLeadRecipient } from './find-lead-recipient.server';
import type { Composers, MailKind, Site } from './mail-composers';

/**
 * Mails about a lead: to the person who handles it, and their reply to the traveller; none when the lead is
 * gone.
 */
export const leadComposers = {
  'lead-notice': (facts, site, job) => composeNotice(facts, site, job.leadId),
  'lead-reply': (facts, site, job) => composeReply(facts, site, job.replyId),
} satisfies Partial<Composers<MailKind>>;

async function composeNotice(
  facts: MailFacts,
  { siteName, inbox }: Site,
  leadId: string,
): Promise<Mail | null> {
  const found = await findLeadRecipient(facts, leadId);
  if (!found) return null;
  const { lead, propertyName, ownerEmail } = found;
  const leadUrl = `${facts.siteOrigin}/dashboard/leads/${encodeURIComponent(lead.id)}`;
  return {
    to: ownerEmail ?? inbox,
    replyTo: replyAddress(lead.name, lead.email),
    ...leadNotice({ siteName, propertyName, leadUrl, ...lead }),
  };
}

async function composeReply(
  facts: MailFacts,
  { siteName, inbox }: Site,
  replyId: string,
): Promise<Mail | null> {
  const [reply] = await facts.db
    .select({ leadId: leadEvents.leadId, subject: leadEvents.subject, text: leadEvents.text })
    .from(leadEvents)
    .where(eq(leadEvents.jobId, replyId))
    .limit(1);
  const found = reply && (await findLeadRecipient(facts, reply.leadId));
  if (!found) return null;
  const { lead, propertyName, ownerEmail, ownerName } = found;
  const answerTo = ownerEmail
    ? replyAddress(ownerName ?? propertyName ?? siteName, ownerEmail)
    : { name: siteName, email: inbox };
  return {
    to: lead.email,
    replyTo: answerTo,
    ...leadReply({
      siteName,
      propertyName,
      subject: reply.subject ?? `Your enquiry at ${siteName}`,
      text: reply.text ?? '',
      askedAt: lead.createdAt,
      checkInDate: lead.checkInDate,
      checkOutDate: lead.checkOutDate,
    }),
  };
}
