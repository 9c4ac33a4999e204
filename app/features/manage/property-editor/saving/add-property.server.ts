import { and, eq, exists, notExists, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import { insertRow } from '~/db/insert-row';
import { runBatch } from '~/db/run-batch';
import { profiles, properties, propertyAmenities, propertyTags, units } from '~/db/schema';
import type { DbClockJobs } from '~/features/work/jobs/announce-due-jobs.server';
import { queueMail, queueReviewMails } from '~/features/work/mail/queue-mail';
import { slugOfName } from '~/features/directory/property/property-slug';
import { sha256 } from '~/lib/crypto/sha256';

import { chosenAmenities } from '~/features/directory/listing/chosen-amenities.server';
import {
  columnsOf,
  type PropertyContent,
  type StaffContent,
} from '~/features/directory/listing/property-content';

import { insertUnits } from './content-statements.server';

type NewProperty = {
  /** Profile of its owner. */
  ownerId: string;
  /** The form's own id: the same form with the same content makes one property, however often it is sent. */
  formKey: string;
  content: PropertyContent;
  /** Fields that only an admin or a moderator fills in. */
  staff?: StaffContent | null;
};

export type AddOutcome =
  | { outcome: 'added' | 'repeated'; id: number; slug: string }
  | { outcome: 'no-profile' };

const noStaff: StaffContent = { guestRating: null, reviewCount: null };

/**
 * Stores a property for review, with amenities, tags and units, and the mails about it: to the site's inbox,
 * to each admin and moderator, and to the owner. Its slug is made from the name, with the first free number
 * when it is taken. One batch checks and writes, so that a form sent twice at once makes one property and
 * equal names get different slugs.
 */
export async function addProperty(
  { db, jobs, clock }: DbClockJobs,
  { ownerId, formKey, content, staff = null }: NewProperty,
): Promise<AddOutcome> {
  const now = clock.now();
  const key = await sha256(JSON.stringify([formKey, content]));
  const stored = storedProperty(db, ownerId, key);
  const { inserted, toStaff, toInbox, toOwner, property } = await runBatch(db, {
    inserted: insertProperty(db, { ownerId, key, content, staff: staff ?? noStaff, now }),
    ...insertMails(db, stored, key, now),
    ...insertParts(db, stored, content),
    property: db.select({ id: properties.id, slug: properties.slug }).from(properties).where(stored.is),
  });
  const [found] = property;
  if (!found) return { outcome: 'no-profile' };
  const mails = [...toStaff, ...toInbox, ...toOwner];
  if (mails.length > 0) jobs.announce(mails.map(({ id }) => id));
  return { outcome: inserted.length > 0 ? 'added' : 'repeated', ...found };
}

/** The row of the property, its id as SQL, and whether it is there. */
function storedProperty(db: Database, ownerId: string, key: string) {
  const is = and(eq(properties.ownerId, ownerId), eq(properties.submissionKey, key));
  const query = db.select({ id: properties.id }).from(properties).where(is);
  return { is, id: sql<number>`${query}`, exists: exists(query) };
}

type StoredProperty = ReturnType<typeof storedProperty>;
type NewRow = { ownerId: string; key: string; content: PropertyContent; staff: StaffContent; now: Date };

/** The slug itself is chosen by the statement: no other can come between the choice and the writing. */
function insertProperty(db: Database, { ownerId, key, content, staff, now }: NewRow) {
  const slug = slugOfName(content.name);
  const freeSlug = sql`(
    with recursive candidates (n, slug) as (
      select 1, ${slug} union all select n + 1, ${slug} || '-' || (n + 1) from candidates where n < 1000)
    select c.slug from candidates c
    where not exists (select 1 from properties p where p.slug = c.slug)
      and not exists (select 1 from redirects r where r.from_path = '/property/' || c.slug)
    limit 1)`;
  const owner = db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, ownerId));
  return insertRow(
    db,
    properties,
    {
      ...columnsOf(content),
      ...staff,
      ownerId,
      submissionKey: key,
      slug: freeSlug,
      createdAt: now,
      updatedAt: now,
    },
    sql`where ${exists(owner)}`,
  )
    .onConflictDoNothing({ target: [properties.ownerId, properties.submissionKey] })
    .returning({ id: properties.id });
}

function insertParts(
  db: Database,
  stored: StoredProperty,
  { amenities, tags, units: rooms }: PropertyContent,
) {
  // owner: checked by storedProperty
  const known = db
    .select({ id: units.id })
    .from(units)
    .where(sql`${units.propertyId} = ${stored.id}`);
  return {
    amenities: insertRow(
      db,
      propertyAmenities,
      { propertyId: stored.id, amenityId: sql`a.id` },
      sql`from amenities a where a.is_active = 1 and a.id in (${chosenAmenities(amenities)})
          and ${stored.exists}`,
    ).onConflictDoNothing(),
    tags: insertRow(
      db,
      propertyTags,
      { propertyId: stored.id, tag: sql`tag.value` },
      sql`from json_each(${JSON.stringify(tags)}) tag where ${stored.exists}`,
    ).onConflictDoNothing(),
    units: insertUnits(db, stored.id, rooms, sql`${stored.exists} and ${notExists(known)}`),
  };
}

/** The ids of the mails to the inbox and to the owner are the property's own, so that each is written once. */
function insertMails(db: Database, stored: StoredProperty, key: string, now: Date) {
  const about = { version: 1, propertyId: stored.id } as const;
  const idOf = (mail: string) => `${mail}-${key.slice(0, 40)}`;
  return {
    ...queueReviewMails(
      db,
      { ...about, mail: 'property-waiting' },
      { now, onlyIf: stored.exists, inboxId: idOf('property-waiting') },
    ),
    toOwner: queueMail(
      db,
      { ...about, mail: 'property-received' },
      { id: idOf('property-received'), now, onlyIf: stored.exists },
    ),
  };
}
