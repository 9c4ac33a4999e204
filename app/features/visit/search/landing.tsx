import type { MetaDescriptor } from '@remix-run/cloudflare';

import { pictureUrl } from '~/features/pictures/shown/picture-source';
import { canonicalPropertyPath } from '~/features/directory/property/property-paths';
import { pageMeta } from '~/lib/page-meta';
import { breadcrumbList, itemList } from '~/lib/structured-data';

import { withQuery } from '~/features/directory/criteria/criteria';
import { pageSize } from './page-size';
import type { LandingData } from './load-landing.server';
import { LocationLink, SearchScreen } from './search-screen';
import { factSentences } from './search-words';

function landingCrumbs(data: LandingData) {
  return [
    { name: 'Home', path: '/' },
    { name: 'Accommodation', path: '/search' },
    { name: data.texts.heading, path: data.preset.canonical },
  ];
}

/** A search with its own address, heading and introduction. */
export function LandingScreen({ data }: { data: LandingData }) {
  const { facts, results, place, path, texts } = data;
  const { heading, intro } = texts;
  const sentences = facts ? factSentences(facts, results.total, results.isCapped) : [];
  return (
    <SearchScreen
      data={data}
      heading={heading}
      crumbs={landingCrumbs(data)}
      path={path}
      asked={data.asked}
      intro={
        <>
          <details className="mt-1 sm:hidden">
            <summary className="inline-flex min-h-6 items-center text-jacaranda underline">
              About these stays
            </summary>
          </details>
          <div className="measure grid gap-3 text-ink-soft max-sm:[details:not([open])+&]:hidden sm:mt-4">
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {sentences.length > 0 && <p className="text-ink">{sentences.join(' ')}</p>}
            {place?.hasPage && (
              <p>
                <LocationLink slug={place.slug} name={place.name} />
              </p>
            )}
          </div>
        </>
      }
    />
  );
}

/** Title, description and canonical address; a page that is narrowed, or of an unknown place, gets noindex. */
export function landingMeta(data: LandingData): MetaDescriptor[] {
  const { origin, results, preset, isKnown, isNarrowed, texts } = data;
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
    noindex: !isKnown || isNarrowed,
    structuredData: isKnown
      ? [
          breadcrumbList(origin, landingCrumbs(data)),
          itemList(
            origin,
            results.stays.map((stay) => ({ name: stay.name, path: canonicalPropertyPath(stay) })),
            (results.page - 1) * pageSize + 1,
          ),
        ]
      : [],
  });
}
