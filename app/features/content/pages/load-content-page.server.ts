import { and, eq } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { pages } from '~/db/schema';
import { guideCover } from '~/features/content/guides/guide-cover';
import { sizedPicture } from '~/features/pictures/library/sized-picture.server';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { excerptWords, readingMinutes } from '~/lib/rich-text/rich-text';

import { listContentSettings } from './list-content-settings.server';
import { listFeaturedProperties } from './list-featured-properties.server';
import { pagePath, sitePageSlugs } from './page-paths';
import { renderContent, renderFaq } from './render-content.server';
import { fillTokensInText, type TokenValues } from './text-tokens';

/** Words of a page that are shown before Read More. */
const previewWords = 150;

type PageRow = typeof pages.$inferSelect;

/**
 * The published page with that slug, ready to show: `kind: 'redirect'` for a location, which has its own
 * address, null when there is none.
 */
export async function loadContentPage({ db, remember }: Reads, slug: string) {
  const [row] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.isPublished, true)))
    .limit(1);
  if (!row) return null;
  if (row.pageType === 'location')
    return { kind: 'redirect' as const, to: pagePath(row), status: 301 as const };
  return showContentPage({ db, remember }, row);
}

/** A page or guide in the form that its template needs, public or not. */
export async function showContentPage({ db, remember }: Reads, row: PageRow) {
  const template = templateOf(row);
  const [settings, stays, picture] = await Promise.all([
    listContentSettings({ db, remember }),
    template === 'site' ? [] : listFeaturedProperties({ db }),
    sizedPicture(db, pictureOf(row, template)),
  ]);
  return { kind: 'page' as const, template, ...shownPage(row, settings, template), picture, stays };
}

export type ContentPage = Awaited<ReturnType<typeof showContentPage>>;

/** 'site' for the pages about ourselves, 'guide', and 'page' for anything else. */
function templateOf({ slug, pageType }: PageRow): 'site' | 'guide' | 'page' {
  if (pageType === 'guide') return 'guide';
  return sitePageSlugs.includes(slug) ? 'site' : 'page';
}

const pictureOf = (row: PageRow, template: 'site' | 'guide' | 'page') =>
  template === 'guide' ? guideCover(row.slug, row.featuredImageUrl) : siteImage(row.featuredImageUrl);

function shownPage(row: PageRow, settings: TokenValues, template: 'site' | 'guide' | 'page') {
  const text = renderContent(
    row.content,
    settings,
    template === 'site' ? undefined : { words: previewWords },
  );
  const inText = (value: string | null) => (value ? fillTokensInText(value, settings) : null);
  return {
    path: pagePath(row),
    title: row.title,
    heading: row.h1Title.trim() || row.title,
    excerpt: inText(row.excerpt),
    description: inText(row.metaDescription ?? row.excerpt) ?? excerptWords(text.html, 25),
    keywords: row.metaKeywords,
    canonicalUrl: row.canonicalUrl,
    text,
    readingMinutes: readingMinutes(text.words),
    faq: renderFaq(row.faqContent, settings),
    seoSchema: row.seoSchema,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
