import { eq } from 'drizzle-orm';

import { leadEvents } from '~/db/schema';
import { leadNotice } from '~/emails/lead-notice';
import { leadReply } from '~/emails/lead-reply';
import type { Mail } from '~/emails/mail';
import { replyAddress } from '~/emails/reply-address';
import type { MailJob } from '~/jobs/mail-job';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import { findLeadRecipient } from './find-lead-recipient.server';

type LeadMail = Extract<MailJob, { leadId: string } | { replyId: string }>;
type Site = { siteName: string; inbox: string };

/**
 * A mail about a lead, to the person who handles it, or their reply to the traveller; null when the lead is
 * gone.
 */
export async function composeLeadMail(facts: MailFacts, site: Site, job: LeadMail): Promise<Mail | null> {
  return job.mail === 'lead-notice'
    ? composeNotice(facts, site, job.leadId)
    : composeReply(facts, site, job.replyId);
}

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
