import { and, eq, isNull } from 'drizzle-orm';

import { profiles, properties, users } from '~/db/schema';
import { listingApproved, listingRejected } from '~/emails/decision-mails';
import type { Mail } from '~/emails/mail';
import type { MailJob } from '~/jobs/mail-job';

import type { MailFacts } from '~/features/work/mail/mail-facts';

type DecisionMail = Extract<MailJob, { decidedAt: number }>;

/**
 * A mail to a property's owner about a decision; null when the decision no longer holds or the owner has no
 * account.
 */
export async function composeDecisionMail(
  { db, siteOrigin }: MailFacts,
  siteName: string,
  job: DecisionMail,
): Promise<Mail | null> {
  const [row] = await db
    .select({
      id: properties.id,
      name: properties.name,
      state: properties.listingState,
      rejectedAt: properties.rejectedAt,
      reason: properties.rejectionReason,
      to: users.email,
    })
    .from(properties)
    .innerJoin(profiles, eq(profiles.id, properties.ownerId))
    .innerJoin(users, and(eq(users.id, profiles.userId), isNull(users.deactivatedAt)))
    .where(eq(properties.id, job.propertyId))
    .limit(1);
  if (!row) return null;
  const { to, state, reason, ...property } = row;
  switch (job.mail) {
    case 'listing-approved':
      if (state !== 'draft' && state !== 'published') return null;
      return { to, ...listingApproved({ siteName, siteOrigin, ...property }) };
    case 'listing-rejected':
      if (state !== 'rejected' || !reason || row.rejectedAt?.getTime() !== job.decidedAt) return null;
      return { to, ...listingRejected({ siteName, siteOrigin, reason, ...property }) };
  }
}
