import type { MetaDescriptor } from '@remix-run/cloudflare';

import { pictureUrl, type Picture } from '~/features/pictures/shown/picture-source';
import { pageMeta } from '~/lib/document/page-meta';
import { webAddress } from '~/lib/paths';
import { breadcrumbList, faqPage, type StructuredData } from '~/lib/document/structured-data';

import type { ContentPage } from './load-content-page.server';

/** Breadcrumbs: home, the guides page for a guide, the page itself. */
export function contentPageCrumbs({
  template,
  title,
  path,
}: Pick<ContentPage, 'template' | 'title' | 'path'>) {
  const parents = template === 'guide' ? [{ name: 'Guides', path: '/guides' }] : [];
  return [{ name: 'Home', path: '/' }, ...parents, { name: title, path }];
}

/** Head of a content page: title, description, keywords, canonical address, share image, structured data. */
export function contentPageMeta(content: ContentPage, origin: string): MetaDescriptor[] {
  return pageMeta({
    origin,
    title: content.title,
    description: content.description,
    keywords: content.keywords,
    path: content.path,
    canonicalUrl: webAddress(content.canonicalUrl),
    image: shareImage(content.picture, content.heading),
    type: content.template === 'guide' ? 'article' : 'website',
    structuredData: [
      breadcrumbList(origin, contentPageCrumbs(content)),
      ...(content.template === 'guide' ? [article(content, origin)] : []),
      ...(content.faq.length > 0 ? [faqPage(content.faq)] : []),
      ...authorSchema(content.seoSchema),
    ],
  });
}

/** A site picture in the form that a share card needs; null without one. */
export function shareImage(picture: Picture | null, alt: string) {
  return picture && { url: pictureUrl(picture, 1280), alt: picture.alt || alt, width: 1280, height: 640 };
}

/** An editor's structured data, if it has a type. */
export function authorSchema(schema: Record<string, unknown> | null): StructuredData[] {
  const type = schema?.['@type'];
  return typeof type === 'string' ? [{ ...schema, '@type': type }] : [];
}

function article(content: ContentPage, origin: string): StructuredData {
  const site = { '@type': 'Organization', name: 'Stay Adelaide', url: `${origin}/` };
  return {
    '@type': 'Article',
    headline: content.heading,
    description: content.description,
    url: origin + content.path,
    datePublished: content.createdAt.toISOString(),
    dateModified: content.updatedAt.toISOString(),
    wordCount: content.text.words,
    ...(content.picture && { image: new URL(pictureUrl(content.picture, 1280), origin).href }),
    author: site,
    publisher: site,
  };
}
