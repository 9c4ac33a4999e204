import { and, eq, isNull, sql } from 'drizzle-orm';

import { profiles, properties, propertyDrafts, users } from '~/db/schema';
import {
  draftRejected,
  draftWaiting,
  listingGiven,
  listingTaken,
  propertyReceived,
  propertyWaiting,
} from '~/emails/listing-mails';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import type { MailFacts } from '~/features/work/mail/mail-facts';
import { mailedStaff } from '~/features/work/mail/mailed-staff';

import type { Composers, MailKind } from './mail-composers';

/** Mails about a property or a change of it; none when the mail has no reason any more. */
export const listingComposers = {
  'property-waiting': async (facts, { siteName, inbox }, job) => {
    const property = await findWaiting(facts, job.propertyId);
    if (!property) return null;
    const to = await findReviewer(facts, inbox, job);
    return to === null ? null : { to, ...propertyWaiting({ siteName, ...property.listing }) };
  },
  'property-received': async (facts, { siteName }, job) => {
    const property = await findWaiting(facts, job.propertyId);
    return property?.email
      ? { to: property.email, ...propertyReceived({ siteName, ...property.listing }) }
      : null;
  },
  'listing-given': async (facts, { siteName }, { propertyId, userId }) => {
    const change = await findOwnerChange(facts, propertyId, userId);
    if (!change?.isOwner) return null;
    const url = facts.siteOrigin + editPath(propertyId);
    return { to: change.to, ...listingGiven({ siteName, ...change.listing, url }) };
  },
  'listing-taken': async (facts, { siteName }, { propertyId, userId }) => {
    const change = await findOwnerChange(facts, propertyId, userId);
    if (!change || change.isOwner) return null;
    return { to: change.to, ...listingTaken({ siteName, ...change.listing }) };
  },
  'draft-waiting': async (facts, { siteName, inbox }, job) => {
    const draft = await findDraft(facts, job.draftId);
    if (draft?.status !== 'ready') return null;
    const to = await findReviewer(facts, inbox, job);
    return to === null ? null : { to, ...draftWaiting({ siteName, ...draft.listing }) };
  },
  'draft-rejected': async (facts, { siteName }, job) => {
    const draft = await findDraft(facts, job.draftId);
    if (draft?.status !== 'rejected' || !draft.email) return null;
    return {
      to: draft.email,
      ...draftRejected({ siteName, ...draft.listing, reason: draft.reason ?? '' }),
    };
  },
} satisfies Partial<Composers<MailKind>>;

/** A property that nobody has approved yet, and its owner's address; null when it is gone, archived or approved. */
async function findWaiting({ db, siteOrigin }: MailFacts, propertyId: number) {
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
    .where(eq(properties.id, propertyId))
    .limit(1);
  if (!property || property.archivedAt || property.isApproved) return null;
  const { name, address, email } = property;
  return { email, listing: { name, address, url: siteOrigin + editPath(propertyId) } };
}

/** A property, and the address of an open account that has or had it. */
async function findOwnerChange({ db }: MailFacts, propertyId: number, userId: string) {
  const [row] = await db
    .select({
      listing: { name: properties.name, address: properties.address },
      isOwner: sql<number>`coalesce(${properties.ownerId} = ${profiles.id}, 0)`,
      to: users.email,
    })
    .from(properties)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(properties.id, propertyId))
    .limit(1);
  return row ?? null;
}

/** A draft with the address of its author; null when it is gone. */
async function findDraft({ db, siteOrigin }: MailFacts, draftId: string) {
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
    .where(eq(propertyDrafts.id, draftId))
    .limit(1);
  if (!draft) return null;
  const { name, address, propertyId, status, reason, email } = draft;
  const url = siteOrigin + draftPath(propertyId, draftId);
  return { status, reason, email, listing: { name, address, url } };
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
