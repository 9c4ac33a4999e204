import { and, eq, isNull } from 'drizzle-orm';

import { profiles, properties, users } from '~/db/schema';
import { listingApproved, listingRejected } from '~/emails/decision-mails';
import type { MailFacts } from '~/features/work/mail/mail-facts';

import type { Composers, MailKind } from './mail-composers';

/**
 * Mails to a property's owner about a decision; none when the decision no longer holds or no open account can
 * read it.
 */
export const decisionComposers = {
  'listing-approved': async (facts, { siteName }, job) => {
    const found = await findListing(facts, job.propertyId);
    if (!found || (found.state !== 'draft' && found.state !== 'published')) return null;
    const { to, property } = found;
    const isPublic = found.state === 'published';
    return { to, ...listingApproved({ siteName, siteOrigin: facts.siteOrigin, isPublic, ...property }) };
  },
  'listing-rejected': async (facts, { siteName }, job) => {
    const found = await findListing(facts, job.propertyId);
    if (found?.state !== 'rejected' || found.rejectedAt?.getTime() !== job.decidedAt) return null;
    const { to, reason, property } = found;
    if (!reason) return null;
    return { to, ...listingRejected({ siteName, siteOrigin: facts.siteOrigin, reason, ...property }) };
  },
} satisfies Partial<Composers<MailKind>>;

async function findListing({ db }: MailFacts, propertyId: number) {
  const [row] = await db
    .select({
      property: { id: properties.id, name: properties.name },
      state: properties.listingState,
      rejectedAt: properties.rejectedAt,
      reason: properties.rejectionReason,
      to: users.email,
    })
    .from(properties)
    .innerJoin(profiles, eq(profiles.id, properties.ownerId))
    .innerJoin(users, and(eq(users.id, profiles.userId), isNull(users.deactivatedAt)))
    .where(eq(properties.id, propertyId))
    .limit(1);
  return row ?? null;
}
