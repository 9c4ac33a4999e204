import { eq, sql } from 'drizzle-orm';

import { profiles, properties, propertyDrafts, users } from '~/db/schema';
import { draftRejected, draftWaiting, propertyReceived, propertyWaiting } from '~/emails/listing-mails';
import type { Mail } from '~/emails/mail';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import type { MailJob } from '~/jobs/mail-job';

import type { MailFacts } from '~/features/work/mail/mail-facts';
import { mailedStaff } from '~/features/work/mail/mailed-staff';

type ListingMail = Extract<MailJob, { propertyId: number } | { draftId: string }>;
type Site = { siteName: string; inbox: string };

/** A mail about a property or a change of it; null when there is nothing left to report. */
export async function composeListingMail(
  facts: MailFacts,
  site: Site,
  job: ListingMail,
): Promise<Mail | null> {
  return 'draftId' in job ? draftMail(facts, site, job) : propertyMail(facts, site, job);
}

async function propertyMail(
  facts: MailFacts,
  { siteName, inbox }: Site,
  job: Extract<ListingMail, { propertyId: number }>,
): Promise<Mail | null> {
  const { db, siteOrigin } = facts;
  const [property] = await db
    .select({
      name: properties.name,
      address: properties.address,
      isApproved: properties.isApproved,
      archivedAt: properties.archivedAt,
      email: users.email,
    })
    .from(properties)
    .leftJoin(profiles, eq(profiles.id, properties.ownerId))
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(properties.id, job.propertyId))
    .limit(1);
  if (!property || property.archivedAt || property.isApproved) return null;
  const { name, address, email } = property;
  const listing = { siteName, name, address, url: siteOrigin + editPath(job.propertyId) };
  if (job.mail === 'property-waiting') {
    const to = await findReviewer(facts, inbox, job);
    return to === null ? null : { to, ...propertyWaiting(listing) };
  }
  return email ? { to: email, ...propertyReceived(listing) } : null;
}

async function draftMail(
  facts: MailFacts,
  { siteName, inbox }: Site,
  job: Extract<ListingMail, { draftId: string }>,
): Promise<Mail | null> {
  const { db, siteOrigin } = facts;
  const [draft] = await db
    .select({
      name: properties.name,
      address: properties.address,
      propertyId: properties.id,
      status: propertyDrafts.status,
      reason: propertyDrafts.rejectionReason,
      email: users.email,
    })
    .from(propertyDrafts)
    .innerJoin(properties, eq(properties.id, propertyDrafts.propertyId))
    .leftJoin(profiles, eq(profiles.id, propertyDrafts.authorId))
    .leftJoin(users, eq(users.id, profiles.userId))
    .where(eq(propertyDrafts.id, job.draftId))
    .limit(1);
  if (!draft) return null;
  const { name, address, propertyId, status, reason, email } = draft;
  const listing = { siteName, name, address, url: siteOrigin + draftPath(propertyId, job.draftId) };
  if (job.mail === 'draft-waiting') {
    const to = status === 'ready' ? await findReviewer(facts, inbox, job) : null;
    return to === null ? null : { to, ...draftWaiting(listing) };
  }
  if (status !== 'rejected' || !email) return null;
  return { to: email, ...draftRejected({ ...listing, reason: reason ?? '' }) };
}

/**
 * The recipient of a mail about something to review: one of the staff, or the inbox unless a member of staff
 * has that address.
 */
async function findReviewer({ db }: MailFacts, inbox: string, { userId }: { userId?: string | undefined }) {
  const staff = await db.all<{ id: string; email: string }>(sql.raw(mailedStaff));
  if (userId) return staff.find(({ id }) => id === userId)?.email ?? null;
  return staff.some(({ email }) => email.toLowerCase() === inbox.toLowerCase()) ? null : inbox;
}
