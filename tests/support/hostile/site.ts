import { getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

import {
  amenities,
  homepageSettings,
  landmarks,
  locationGroups,
  locationRelatedGuides,
  pages,
  properties,
  propertyAmenities,
  propertyLandmarks,
  siteSettings,
} from '~/db/schema';
import { amenityFormSchema } from '~/features/content/amenities/amenity-form.server';
import { homeFormSchema } from '~/features/content/home/home-form.server';
import { locationFormSchema } from '~/features/content/location-editor/location-form.server';
import { landmarkFormSchema } from '~/features/content/landmark-editor/landmark-form.server';
import { allSettings } from '~/features/content/settings/setting-groups';

import type { siteDatabase } from '../database/database';

/**
 * The text for every field of the form that is a text in the database, within the form's own rules. Throws
 * for a field that no column has, so that no new field stays untested.
 */
function everyText<Table extends SQLiteTable>(form: { shape: object }, table: Table, text: string) {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.keys(form.shape).flatMap((field) => {
      const column = columns[field];
      if (!column) throw new Error(`no column for the field ${field}`);
      return column.dataType === 'string' ? [[field, text]] : [];
    }),
  ) as Table['$inferInsert'];
}

type SiteDatabase = Awaited<ReturnType<typeof siteDatabase>>;

/**
 * The home page, all settings, an area with its page, its places and its guides, and amenities, all with this
 * text only. Written into the database directly, past the rules of the forms. Returns what the addresses of
 * their screens contain.
 */
export async function writeHostileSite(db: SiteDatabase, text: string) {
  const number = crypto.randomUUID().slice(0, 8);
  const slug = `hostile-${number}`;
  await db.update(homepageSettings).set(everyText(homeFormSchema, homepageSettings, text));
  await db.update(homepageSettings).set({ optionalCtaUrl: `/search?${text}` });
  for (const { key } of allSettings)
    await db
      .insert(siteSettings)
      .values({ key, value: text })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value: text } });
  const location = everyText(locationFormSchema, locationGroups, text);
  const spot = { latitude: -34.9, longitude: 138.6 };
  const own = { sortOrder: -1, ...spot };
  const stray = `${text}${number}`;
  const places = await db
    .insert(locationGroups)
    .values([
      { ...location, ...own, slug, parentSlug: null },
      { ...location, ...own, slug: `${slug}-place`, parentSlug: slug },
      { ...location, ...own, slug: stray, parentSlug: null },
      { ...location, ...own, slug: `${slug}-below`, parentSlug: stray },
    ])
    .returning({ id: locationGroups.id });
  const page = { title: text, h1Title: text, content: '<p>x</p>', isPublished: true };
  const [about, guide] = await db
    .insert(pages)
    .values([
      { ...page, slug, pageType: 'location' },
      { ...page, slug: `guides/${slug}`, pageType: 'guide' },
    ])
    .returning({ id: pages.id });
  await db.insert(locationRelatedGuides).values({ pageId: about?.id ?? 0, guidePageId: guide?.id ?? 0 });
  const amenity = everyText(amenityFormSchema, amenities, text);
  const [one, other] = await db
    .insert(amenities)
    .values(['', '.'].map((end) => ({ ...amenity, name: `${text}${number}${end}` })))
    .returning({ id: amenities.id });
  const [landmark] = await db
    .insert(landmarks)
    .values({ ...everyText(landmarkFormSchema, landmarks, text), ...spot, slug, kind: 'park' })
    .returning({ id: landmarks.id });
  const [stay] = await db
    .insert(properties)
    .values({
      name: text,
      address: text,
      slug,
      propertyType: 'hotel',
      locationSlug: slug,
      placeSlug: `${slug}-below`,
      minPrice: 100,
      isApproved: true,
      isPublished: true,
    })
    .returning({ id: properties.id });
  const propertyId = stay?.id ?? 0;
  await db
    .insert(propertyAmenities)
    .values([one, other].map((row) => ({ propertyId, amenityId: row?.id ?? 0 })));
  await db.update(homepageSettings).set({ featuredPropertiesIds: [propertyId] });
  // Three stays make a page of the landmark.
  for (const number of [1, 2]) {
    const values = { name: text, address: text, slug: `${slug}-${number}`, propertyType: 'hotel' as const };
    await db.insert(properties).values({ ...values, ...spot, isApproved: true, isPublished: true });
  }
  const near = await db
    .select({ id: properties.id })
    .from(properties)
    .where(sql`${properties.slug} like ${`${slug}%`}`);
  await db
    .insert(propertyLandmarks)
    .values(
      near.map(({ id }) => ({ propertyId: id, landmarkId: landmark?.id ?? 0, minutes: 1, walkMinutes: 1 })),
    )
    // The site may have worked out some of them by itself.
    .onConflictDoNothing();
  return {
    slug,
    propertyId,
    landmarkId: landmark?.id ?? 0,
    locations: places.map(({ id }) => id),
    amenities: [one?.id, other?.id],
  };
}

export type HostileSite = Awaited<ReturnType<typeof writeHostileSite>>;

/** Every public address of the site that shows some of that text. */
export const publicScreens = ({ slug }: HostileSite) => [
  ...'/ /about /help /privacy-policy /blog /contact /newsletter /auth /guides /sitemap'.split(' '),
  ...'/locations /search /search?view=list /auth/forgot-password /your-data'.split(' '),
  `/location/${slug}`,
  `/accommodation/${slug}`,
  `/search?location=${slug}`,
  `/guides/${slug}`,
  `/property/${slug}`,
  `/accommodation/${slug}/${slug}`,
  `/accommodation-near/${slug}`,
];

const base = '/dashboard/site';

/** The screens with the forms for that text. */
export const formScreens = ({ locations, landmarkId, amenities: [one] }: HostileSite) => [
  `${base}/home`,
  `${base}/settings`,
  `${base}/amenities/${one}`,
  `${base}/landmarks/${landmarkId}`,
  ...locations.map((id) => `${base}/locations/${id}`),
];

/** Every other screen of the dashboard that shows some of that text. */
export const dashboardScreens = (
  { propertyId, locations: [area], amenities: ids }: HostileSite,
  text: string,
) => {
  const words = encodeURIComponent(text.slice(0, 60));
  return [
    '/dashboard',
    '/dashboard/properties',
    '/dashboard/pages',
    '/dashboard/add-property',
    `/dashboard/edit-property/${propertyId}`,
    `${base}/locations`,
    `${base}/locations/new`,
    `${base}/landmarks`,
    `${base}/landmarks/new`,
    `${base}/amenities`,
    `${base}/amenities?q=${words}`,
    `${base}/amenities/new`,
    `${base}/activity`,
    `${base}/amenities/merge?id=${ids[0]}&id=${ids[1]}`,
    `${base}/menus`,
    `${base}/home?find=${words}`,
    `${base}/locations/${area}?find=${words}`,
  ];
};

/** Every form of those screens: its path and a selector. */
export const siteForms = ({
  locations: [area],
  landmarkId,
  amenities: ids,
}: HostileSite): [path: string, form: string][] => [
  [`${base}/home`, 'main form:has([name=metaTitle])'],
  [`${base}/home`, 'main form:has([name=find])'],
  [`${base}/settings`, 'main form:has([name=site_name])'],
  [`${base}/locations/new`, 'main form:has([name=slug])'],
  [`${base}/locations/${area}`, 'main form:has([name=slug])'],
  [`${base}/locations/${area}`, 'main form:has([name=find])'],
  [`${base}/landmarks/new`, 'main form:has([name=slug])'],
  [`${base}/landmarks/${landmarkId}`, 'main form:has([name=slug])'],
  [`${base}/landmarks`, 'main form:has([name=q])'],
  [`${base}/amenities/new`, 'main form:has([name=name])'],
  [`${base}/amenities/${ids[0]}`, 'main form:has([name=name])'],
  [`${base}/amenities`, 'main form:has([name=q])'],
  [`${base}/amenities/merge?id=${ids[0]}&id=${ids[1]}`, 'main form:has([name=keep])'],
];
