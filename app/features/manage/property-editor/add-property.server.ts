import type { Database } from '~/db/client';
import { properties } from '~/db/schema';
import type { JobQueue } from '~/features/work/jobs/announce-due-jobs.server';
import { mailedStaff } from '~/features/work/mail/mailed-staff';
import { slugOfName } from '~/features/directory/property/property-slug';
import { sha256 } from '~/lib/sha256';

import { chosenAmenitiesText } from '~/features/directory/listing/chosen-amenities.server';
import {
  contentColumns,
  type PropertyContent,
  type StaffContent,
} from '~/features/directory/listing/property-content';

type Dependencies = { db: Database; jobs: JobQueue; clock: { now(): Date } };

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
  { outcome: 'added' | 'repeated'; id: number; slug: string } | { outcome: 'no-profile' };

const noStaff: StaffContent = { guestRating: null, reviewCount: null };

/**
 * Stores a property for review, with amenities, tags and units, and the mails about it: to the site's inbox,
 * to each admin and moderator, and to the owner. Its slug is made from the name, with the first free number
 * when it is taken. One batch checks and writes, so that a form sent twice at once makes one property and
 * equal names get different slugs.
 */
export async function addProperty(
  { db, jobs, clock }: Dependencies,
  { ownerId, formKey, content, staff = null }: NewProperty,
): Promise<AddOutcome> {
  const d1 = db.$client;
  const now = clock.now().getTime();
  const key = await sha256(JSON.stringify([formKey, content]));
  const mail = { ownerId, key, now };
  const [inserted, toStaff, toInbox, toOwner, ...rest] = await d1.batch<{
    id: number | string;
    slug: string;
  }>([
    insertProperty(d1, { ownerId, key, content, staff: staff ?? noStaff, now }),
    insertStaffMails(d1, mail),
    insertMail(d1, 'property-waiting', mail),
    insertMail(d1, 'property-received', mail),
    ...insertParts(d1, { ownerId, key, content }),
    d1
      .prepare('select id, slug from properties where owner_id = ?1 and submission_key = ?2')
      .bind(ownerId, key),
  ]);
  const stored = rest.at(-1)?.results[0];
  if (!stored) return { outcome: 'no-profile' };
  const mails = [toStaff, toInbox, toOwner].flatMap((told) => told?.results ?? []);
  if (mails.length > 0) jobs.announce(mails.map(({ id }) => String(id)));
  const isNew = (inserted?.results.length ?? 0) > 0;
  return { outcome: isNew ? 'added' : 'repeated', id: Number(stored.id), slug: stored.slug };
}

type Stored = { ownerId: string; key: string; content: PropertyContent };

/** The statement chooses the slug itself, so that no other can take it between the choice and the write. */
function insertProperty(
  d1: D1Database,
  { ownerId, key, content, staff, now }: Stored & { staff: StaffContent; now: number },
) {
  const columns = contentColumns.filter((column) => column !== 'slug');
  const names = columns.map((column) => properties[column].name);
  const values = columns.map((column) => `json_extract(?3, '$.${column}')`);
  return d1
    .prepare(
      `insert into properties (owner_id, submission_key, slug, ${names.join(', ')}, guest_rating, review_count,
        created_at, updated_at)
      select ?1, ?2, (
        with recursive candidates (n, slug) as (
          select 1, ?4 union all select n + 1, ?4 || '-' || (n + 1) from candidates where n < 1000)
        select c.slug from candidates c
        where not exists (select 1 from properties p where p.slug = c.slug)
          and not exists (select 1 from redirects r where r.from_path = '/property/' || c.slug)
        limit 1
      ), ${values.join(', ')}, ?5, ?6, ?7, ?7
      where exists (select 1 from profiles where id = ?1)
      on conflict (owner_id, submission_key) do nothing
      returning id, slug`,
    )
    .bind(
      ownerId,
      key,
      JSON.stringify(content),
      slugOfName(content.name),
      staff.guestRating,
      staff.reviewCount,
      now,
    );
}

const theProperty = `(select id from properties where owner_id = ?1 and submission_key = ?2)`;

function insertParts(d1: D1Database, { ownerId, key, content }: Stored) {
  const from = `from json_each(?3) where ${theProperty} is not null`;
  return [
    d1
      .prepare(
        `insert or ignore into property_amenities (property_id, amenity_id)
        select ${theProperty}, a.id from amenities a
        where a.is_active = 1 and a.id in (${chosenAmenitiesText('?3')}) and ${theProperty} is not null`,
      )
      .bind(ownerId, key, JSON.stringify(content.amenities)),
    d1
      .prepare(`insert or ignore into property_tags (property_id, tag) select ${theProperty}, value ${from}`)
      .bind(ownerId, key, JSON.stringify(content.tags)),
    d1
      .prepare(
        `insert into units (property_id, name, description, max_guests, bed_configuration, sort_order)
        select ${theProperty}, json_extract(value, '$.name'), json_extract(value, '$.description'),
          json_extract(value, '$.maxGuests'), json_extract(value, '$.bedConfiguration'), key
        ${from} and not exists (select 1 from units where property_id = ${theProperty})`,
      )
      .bind(ownerId, key, JSON.stringify(content.units)),
  ];
}

type NewMail = { ownerId: string; key: string; now: number };

const mailId = (mail: string, key: string) => `${mail}-${key.slice(0, 40)}`;

function insertMail(d1: D1Database, mail: 'property-waiting' | 'property-received', of: NewMail) {
  return d1
    .prepare(
      `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select ?3, 'mail', json_object('version', 1, 'mail', ?4, 'propertyId', id), ?5, ?5, ?5
      from properties where owner_id = ?1 and submission_key = ?2
      on conflict (id) do nothing
      returning id`,
    )
    .bind(of.ownerId, of.key, mailId(mail, of.key), mail, of.now);
}

/**
 * One to each admin and moderator, once: it is written before the mail to the inbox, whose id reveals a
 * repetition.
 */
function insertStaffMails(d1: D1Database, { ownerId, key, now }: NewMail) {
  const mail = 'property-waiting';
  return d1
    .prepare(
      `insert into jobs (id, kind, input, due_at, created_at, updated_at)
      select lower(hex(randomblob(16))), 'mail',
        json_object('version', 1, 'mail', ?4, 'propertyId', p.id, 'userId', s.id), ?5, ?5, ?5
      from properties p join (${mailedStaff}) s
      where p.owner_id = ?1 and p.submission_key = ?2 and not exists (select 1 from jobs where id = ?3)
      returning id`,
    )
    .bind(ownerId, key, mailId(mail, key), mail, now);
}
