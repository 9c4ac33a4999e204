import { sql } from 'drizzle-orm';

import {
  amenities,
  homepageSettings,
  locationGroups,
  locationRelatedGuides,
  menuItems,
  menus,
  pages,
  properties,
  propertyAmenities,
  propertyPhotos,
  propertyTags,
  siteSettings,
  units,
} from '~/db/schema';
import { tokenKeys } from '~/features/content/pages/text-tokens';
import { settingKeys } from '~/features/content/settings/site-settings';
import { sanitizeRichText } from '~/lib/rich-text/rich-text.server';

import type { siteDatabase } from '../database/database';
import { call, hostileAddresses, hostileVectors, type HostileVector } from './vectors';

type SiteDatabase = Awaited<ReturnType<typeof siteDatabase>>;
type PageRow = typeof pages.$inferInsert;

/** Questions of a page; each answer is a separate text, sanitised by itself. */
export const faqCount = 4;

const words = (count: number, word: string) => `<p>${`${word} `.repeat(count)}</p>`;

/** A page that contains the vectors one after the other, each after its own beginning. */
export type HostilePage = {
  name: string;
  slug: string;
  vectors: readonly HostileVector[];
  isReference: boolean;
};

/** Harmless texts, long and short, show how such a page is built. */
const references: HostileVector[] = [
  { name: 'harmless', html: 'A plain sentence.' },
  { name: 'harmless and short', html: '' },
];

const pagesOf = (slug: string, groups: readonly (readonly HostileVector[])[]): HostilePage[] =>
  [...references.map((reference) => [reference]), ...groups].map((vectors, index) => ({
    name: vectors.map(({ name }) => name).join(' + '),
    slug: `${slug}-${index}`,
    vectors,
    isReference: index < references.length,
  }));

/**
 * True when others can follow the vector in the same text. They cannot when it leaves an element open, which may
 * contain them, or when it has headings: several of them make a table of contents, and the page can no longer be
 * compared with one that has none.
 */
const canShare = ({ html }: HostileVector) =>
  !/<h[1-6]/i.test(html) && sanitizeRichText(`${html}${beginning('next')}`).endsWith(beginning('next'));

/** Texts that borrow classes of the page's own, each on a separate page. */
export const borrowingPages = pagesOf(
  'hostile-classes',
  hostileVectors.filter(({ name }) => /: classes of /.test(name)).map((vector) => [vector]),
).filter(({ isReference }) => !isReference);

/** All vectors, several on a page; a vector that cannot share gets a page for itself. */
export const sharedPages = pagesOf('hostile-shared', [
  ...portions(hostileVectors.filter(canShare), 12),
  ...hostileVectors.filter((vector) => !canShare(vector)).map((vector) => [vector]),
]);

/** Stores those pages, and removes all properties, so that they show none. */
export async function addVectorPages(db: SiteDatabase) {
  await db.update(properties).set({ isPublished: false });
  const rows = [...rowsOf(borrowingPages), ...rowsOf(sharedPages)];
  for (const some of portions(rows, 15)) await db.insert(pages).values(some);
}

/** Each page links to the next one, the last to the first. */
function rowsOf(list: readonly HostilePage[]): PageRow[] {
  return list.map(({ slug, vectors, name }, index) => {
    const onward = `<a href="/${list[(index + 1) % list.length]?.slug}">Onward</a>`;
    const begin = beginning(slug, onward);
    const [first = '', ...others] = vectors.map(({ html }) => html);
    const text = [first, ...others].join(' ') || name;
    return {
      ...plainFields(text),
      slug,
      content: [
        begin + words(146, 'before') + (first && first + words(30, 'after')),
        ...others.map((html) => beginning(slug) + html),
      ].join(''),
      faqContent: faqOf(text, begin),
      createdAt: new Date('2020-01-01'),
    };
  });
}

/** The vectors in that many portions, each portion as one text; very long ones are shortened. */
export function batches(count: number): string[] {
  const size = Math.ceil(hostileVectors.length / count);
  return portions(hostileVectors, size).map((some) => some.map(({ html }) => html.slice(0, 400)).join(' '));
}

export const guides = batches(10).map((text, index) => ({ slug: `guides/hostile-${index}`, text }));
export const locations = batches(3).map((text, index) => ({ slug: `hostile-place-${index}`, text }));
export const stays = batches(12).map((text, index) => ({
  slug: `hostile-stay-${index}`,
  locationSlug: `hostile-place-${index % 3}`,
  text,
}));

/** Guides, locations and properties that have the vectors in every field. */
export async function addFieldRecords(db: SiteDatabase) {
  for (const { slug, text } of guides) await addPage(db, { slug, text, pageType: 'guide' });
  for (const { slug, text } of locations) {
    await db
      .insert(locationGroups)
      .values({ slug, name: text, description: text, imageUrl: text, sortOrder: -1 });
    await addPage(db, { slug, text, pageType: 'location' });
    await db.run(
      sql`insert into ${locationRelatedGuides} (page_id, guide_page_id, sort_order)
        select place.id, guide.id, guide.id from ${pages} place, ${pages} guide
        where place.slug = ${slug} and guide.slug like 'guides/hostile-%'`,
    );
  }
  for (const [index, stay] of stays.entries()) await addProperty(db, { ...stay, index });
}

async function addPage(
  db: SiteDatabase,
  { slug, text, pageType }: Pick<PageRow, 'slug' | 'pageType'> & { text: string },
) {
  const begin = beginning(slug);
  await db.insert(pages).values({
    ...plainFields(text),
    slug,
    pageType,
    content: begin + words(40, 'before') + `<h2>${text}</h2><h3>${text}</h3>`,
    faqContent: faqOf(text, begin),
    createdAt: new Date('2040-01-01'),
  });
}

async function addProperty(db: SiteDatabase, stay: (typeof stays)[number] & { index: number }) {
  const { slug, locationSlug, text, index } = stay;
  const address = (field: number) => hostileAddresses[(index * 3 + field) % hostileAddresses.length] ?? '';
  await db.insert(properties).values({
    slug,
    locationSlug,
    placeSlug: locationSlug,
    propertyType: 'hotel',
    name: text,
    address: text,
    phone: text,
    email: text,
    shortDescription: text,
    description: text,
    cancellationPolicy: text,
    affiliateCtaLabel: text,
    checkInTime: text,
    checkOutTime: text,
    websiteUrl: address(0),
    bookingUrl: address(1),
    mapEmbedUrl: address(2),
    googleMapsUrl: address(0),
    googleMapsPlaceId: text,
    rejectionReason: text,
    guestRating: 10,
    reviewCount: 1,
    minPrice: 100,
    isApproved: true,
    isPublished: true,
    isFeatured: true,
  });
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(sql`slug = ${slug}`);
  const propertyId = row?.id ?? 0;
  await db.insert(units).values({ propertyId, name: text, description: text, bedConfiguration: text });
  await db.insert(propertyTags).values([
    { propertyId, tag: text },
    { propertyId, tag: 'hostile' },
  ]);
  await db.run(
    sql`insert into ${propertyPhotos} (property_id, storage_key, alt_text, is_hero, width, height, placeholder)
      select ${propertyId}, storage_key, ${text}, is_hero, width, height, placeholder from ${propertyPhotos}
      where property_id = (select property_id from ${propertyPhotos} order by id limit 1) limit 3`,
  );
  await addAmenities(db, propertyId, text);
}

/**
 * One amenity of each category; a category is a name that every object in JavaScript has, or the text itself.
 */
async function addAmenities(db: SiteDatabase, propertyId: number, text: string) {
  const categories = [text, 'constructor', '__proto__', 'toString', 'valueOf'];
  const rows = categories.map((category) => ({ name: `${text} ${category}`, category, icon: category }));
  await db.insert(amenities).values(rows);
  await db.run(
    sql`insert into ${propertyAmenities} (property_id, amenity_id)
      select ${propertyId}, id from ${amenities} where name in (select value from json_each(${JSON.stringify(rows.map(({ name }) => name))}))`,
  );
}

/** The vectors in menus, settings and the home page, which are on every page or fill one. */
export async function addFrame(db: SiteDatabase) {
  const text = hostileVectors.map(({ html }) => html.slice(0, 60)).join(' ');
  const shown = await db.select({ id: menus.id }).from(menus).orderBy(menus.id);
  const items = hostileAddresses.map((url, index) => ({
    menuId: shown[index % shown.length]?.id ?? 0,
    title: hostileVectors[index]?.html ?? '',
    url,
    target: text,
    sortOrder: -1,
  }));
  for (const some of portions(items, 20)) await db.insert(menuItems).values(some);
  await db
    .insert(menuItems)
    .values(shown.map(({ id }) => ({ menuId: id, title: text, url: '/help', sortOrder: -2 })));
  await db.update(homepageSettings).set({
    metaTitle: text,
    metaDescription: text,
    heroTitle: text,
    heroSubtitle: text,
    heroImageUrl: text,
    optionalCtaText: 'A call to nowhere',
    optionalCtaUrl: hostileAddresses[0],
  });
  const values = Object.fromEntries(
    [...settingKeys, ...tokenKeys, 'phone', 'address'].map((key) => [key, text]),
  );
  values.email_support = `'onmouseover=${call}//@elsewhere.invalid`;
  values.email_legal = `javascript:${call}//&#34;@elsewhere.invalid`;
  for (const [key, value] of Object.entries(values))
    await db
      .insert(siteSettings)
      .values({ key, value })
      .onConflictDoUpdate({ target: siteSettings.key, set: { value } });
}

function plainFields(text: string) {
  return {
    title: text,
    h1Title: text,
    excerpt: text,
    metaDescription: text,
    metaKeywords: text,
    canonicalUrl: text,
    featuredImageUrl: text,
    isPublished: true,
    seoSchema: {
      '@type': text,
      [text]: { [text]: [text] },
      ...JSON.parse('{"__proto__":{"__hostile":1},"constructor":{"prototype":{"__hostile":1}}}'),
    },
  };
}

function faqOf(text: string, begin: string) {
  const answers = [
    text,
    `<h2>${text}</h2>`,
    `<table><tr><td>${text}</td></tr></table>`,
    `<a href="/search">${text}</a>`,
  ];
  return answers.map((answer, index) => ({ question: `${index} ${text}`, answer: begin + answer }));
}

function beginning(slug: string, html = '') {
  return `<p title="${slug}">${html}</p>`;
}

function portions<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
