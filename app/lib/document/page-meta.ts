import type { MetaDescriptor } from '@remix-run/cloudflare';

import { asScript, type StructuredData } from './structured-data';

type ShareImage = { url: string; alt: string; width: number; height: number };

type PageMeta = {
  origin: string;
  /** Without the site's name, which is added when there is room. */
  title: string;
  description?: string | null;
  keywords?: string | null;
  /** Canonical path of this page; left out for pages that must not be indexed. */
  path?: string;
  canonicalUrl?: string | null;
  /** Shown where the page is shared; without one, a picture of the site's own. */
  image?: ShareImage | null;
  noindex?: boolean;
  structuredData?: readonly StructuredData[];
  type?: 'website' | 'article';
};

const siteName = 'Stay Adelaide';

/** A file of the build (public/share.jpg). */
const siteImage: ShareImage = { url: '/share.jpg', alt: siteName, width: 1200, height: 630 };

/** Title, description, canonical address, share card and structured data of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title.includes(siteName) ? page.title : `${page.title} | ${siteName}`;
  const canonical = page.canonicalUrl ?? (page.path === undefined ? null : page.origin + page.path);
  const shared = page.image ?? siteImage;
  const image = page.origin ? { ...shared, url: new URL(shared.url, page.origin).href } : null;
  const named: [string, string | null | undefined][] = [
    ['description', page.description],
    ['keywords', page.keywords],
    ['robots', page.noindex ? 'noindex' : null],
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
  const properties: [string, string | number | null | undefined][] = [
    ['og:title', title],
    ['og:description', page.description],
    ['og:type', page.type ?? 'website'],
    ['og:site_name', siteName],
    ['og:locale', 'en_AU'],
    ['og:url', canonical],
    ['og:image', image?.url],
    ['og:image:alt', image?.alt],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
  ];
  return [
    { title },
    ...named.flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...properties.flatMap(([property, content]) => (content ? [{ property, content: `${content}` }] : [])),
    ...(canonical && !page.noindex ? [{ tagName: 'link', rel: 'canonical', href: canonical } as const] : []),
    ...(page.structuredData ?? []).map(asScript),
  ];
}

/** For a page that search engines leave out and that is not shared, such as those of the dashboard. */
export function unlistedMeta(title: string): MetaDescriptor[] {
  return pageMeta({ origin: '', title, noindex: true });
}
