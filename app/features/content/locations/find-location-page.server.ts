import { and, asc, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { locationGroups, locationRelatedGuides, pages } from '~/db/schema';
import { guideCover } from '~/features/content/guides/guide-cover';
import { sizedPictures } from '~/features/pictures/library/sized-picture.server';
import { listContentSettings } from '~/features/content/pages/list-content-settings.server';
import { renderContent, renderFaq } from '~/features/content/pages/render-content.server';
import { fillTokensInText } from '~/features/content/pages/text-tokens';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { listMapLandmarks } from '~/features/directory/map/list-map-landmarks.server';
import { drawSurroundings } from '~/features/directory/map/surroundings';
import { countedProperties } from '~/features/directory/property/counted-properties';
import { selectCardsOf, toCards } from '~/features/directory/property/list-property-cards.server';
import { openStreetMapAddress } from '~/features/directory/property/map-embed';
import { isPublic } from '~/features/directory/visibility/visibility';
import { excerptWords } from '~/lib/rich-text/rich-text';

const generalPicture = '/media/hero-skyline';
const previewCharacters = 250;
const featuredLimit = 12;
const guideLimit = 24;

/** The published page of a location with its featured stays, guides and questions; null when there is none. */
export function findLocationPage({ db, remember }: Reads, slug: string) {
  return readLocationPage({ db, remember }, and(eq(pages.slug, slug), eq(pages.isPublished, true)));
}

/** The page of a location that matches `which`, public or not. */
export async function readLocationPage({ db, remember }: Reads, which: SQL | undefined) {
  const [[[row], related, featured], settings, landmarks] = await Promise.all([
    db.batch([selectPage(db, which), selectRelatedGuides(db, which), selectFeatured(db, which)]),
    listContentSettings({ db, remember }),
    listMapLandmarks({ db, remember }),
  ]);
  if (!row) return null;
  const { page, name, imageUrl, propertyCount, latitude, longitude } = row;
  const { slug } = page;
  const picture = siteImage(page.featuredImageUrl) ?? siteImage(imageUrl) ?? siteImage(generalPicture);
  const guides = related.map(guideCard);
  const pictures = [picture, ...guides.map((guide) => guide.picture)];
  const [sized = picture, ...covers] = await sizedPictures(db, pictures);
  const text = renderContent(page.content, settings, { characters: previewCharacters });
  const excerpt = page.excerpt && fillTokensInText(page.excerpt, settings);
  const place = name ?? page.title;
  const hasSpot = latitude !== null && longitude !== null;
  return {
    slug,
    name: place,
    title: page.title,
    heading: page.h1Title.trim() || `Places to stay in ${place}`,
    excerpt,
    description: page.metaDescription ?? excerpt ?? excerptWords(text.html, 25),
    keywords: page.metaKeywords,
    canonicalUrl: page.canonicalUrl,
    picture: sized,
    text,
    faq: renderFaq(page.faqContent, settings),
    seoSchema: page.seoSchema,
    featured: toCards(featured),
    propertyCount,
    guides: guides.map((guide, index) => ({ ...guide, picture: covers[index] ?? guide.picture })),
    map: hasSpot ? drawSurroundings({ latitude, longitude }, place, landmarks) : null,
    openStreetMap: hasSpot ? openStreetMapAddress(latitude, longitude, 13) : null,
  };
}

export type LocationPage = NonNullable<Awaited<ReturnType<typeof findLocationPage>>>;

function selectPage(db: Database, which: SQL | undefined) {
  return db
    .select({
      page: pages,
      name: locationGroups.name,
      imageUrl: locationGroups.imageUrl,
      latitude: locationGroups.latitude,
      longitude: locationGroups.longitude,
      propertyCount: countedProperties('place', sql`${pages.slug}`, 'public'),
    })
    .from(pages)
    .leftJoin(locationGroups, and(eq(locationGroups.slug, pages.slug), eq(locationGroups.isActive, true)))
    .where(and(which, eq(pages.pageType, 'location')))
    .limit(1);
}

/** The cards of the place's featured properties, which are the first in the order of their area and of their place. */
function selectFeatured(db: Database, which: SQL | undefined) {
  const slug = db.select({ slug: pages.slug }).from(pages).where(which).limit(1);
  const first = (column: 'location_slug' | 'place_slug', index: string) =>
    sql`select * from (select p.id as id, p.search_rank as place, p.is_featured from properties p
      indexed by ${sql.raw(index)} where ${isPublic} and ${sql.identifier(column)} = (${slug})
      order by p.search_rank limit ${featuredLimit})`;
  return selectCardsOf(
    db,
    sql`select id, place from (${first('location_slug', 'public_by_location')} union
      ${first('place_slug', 'public_by_place')}) where is_featured = 1 order by place limit ${featuredLimit}`,
  );
}

function selectRelatedGuides(db: Database, which: SQL | undefined) {
  const page = db.select({ id: pages.id }).from(pages).where(which).limit(1);
  return db
    .select({
      title: pages.title,
      slug: pages.slug,
      excerpt: pages.excerpt,
      featuredImageUrl: pages.featuredImageUrl,
    })
    .from(locationRelatedGuides)
    .innerJoin(pages, eq(pages.id, locationRelatedGuides.guidePageId))
    .where(
      and(
        sql`${locationRelatedGuides.pageId} = (${page})`,
        eq(pages.isPublished, true),
        eq(pages.pageType, 'guide'),
      ),
    )
    .orderBy(asc(locationRelatedGuides.sortOrder), asc(pages.id))
    .limit(guideLimit);
}

type GuideRow = Awaited<ReturnType<typeof selectRelatedGuides>>[number];

const guideCard = ({ title, slug, excerpt, featuredImageUrl }: GuideRow) => ({
  title,
  path: `/${slug}`,
  excerpt,
  picture: guideCover(slug, featuredImageUrl),
});
