import type { MetaDescriptor } from '@remix-run/cloudflare';
import { Link } from '@remix-run/react';

import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { pageMeta } from '~/lib/document/page-meta';
import { RecentlyViewed } from '~/features/visit/recent/recently-viewed';
import { breadcrumbList } from '~/lib/document/structured-data';

import { withQuery } from '~/features/directory/criteria/criteria';
import type { LandingData } from './load-landing.server';
import { SearchScreen } from './search-screen';
import { staysList } from './results/stays-list';

function landingCrumbs(data: LandingData) {
  return [
    { name: 'Home', path: '/' },
    { name: 'Accommodation', path: '/search' },
    { name: data.texts.heading, path: data.preset.canonical },
  ];
}

/** A search with its own address, heading and introduction. */
export function LandingScreen({ data }: { data: LandingData }) {
  const { facts, place, path, texts } = data;
  const { heading, intro } = texts;
  return (
    <>
      <SearchScreen
        data={data}
        heading={heading}
        crumbs={landingCrumbs(data)}
        path={path}
        own={data.own}
        intro={
          <>
            {data.isKnown && (
              <details className="mt-1 sm:hidden">
                <summary className="inline-flex min-h-6 items-center text-jacaranda underline">
                  About these stays
                </summary>
              </details>
            )}
            <div className="measure grid gap-3 text-ink-soft max-sm:[details:not([open])+&]:hidden sm:mt-4">
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {facts.length > 0 && <p className="text-ink">{facts.join(' ')}</p>}
              {place?.hasPage && (
                <p>
                  <Link to={`/location/${place.slug}`} className="text-jacaranda underline">
                    What it is like to stay in {place.name}
                  </Link>
                </p>
              )}
            </div>
          </>
        }
      />
      <RecentlyViewed />
    </>
  );
}

/**
 * Title, description and canonical address; a page that is not worth a search engine's visit, or has no
 * stays, gets noindex.
 */
export function landingMeta(data: LandingData): MetaDescriptor[] {
  const { origin, results, preset, isKnown, isIndexed, texts } = data;
  const { title, description } = texts;
  const first = results.stays[0]?.photo;
  return pageMeta({
    origin,
    title: results.page > 1 ? `${title}, page ${results.page}` : title,
    description,
    path: withQuery(
      preset.canonical,
      new URLSearchParams(results.page > 1 ? { page: String(results.page) } : undefined),
    ),
    image: first
      ? { url: pictureUrl(first, 1280), alt: first.alt, width: first.width, height: first.height }
      : null,
    noindex: !isIndexed,
    structuredData: isKnown ? [breadcrumbList(origin, landingCrumbs(data)), staysList(origin, results)] : [],
  });
}
