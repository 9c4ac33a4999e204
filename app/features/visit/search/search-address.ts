import { criteriaParams, searchPath, withQuery } from '~/features/directory/criteria/criteria';
import { isIndexable, relsOf } from '~/features/directory/criteria/indexable';
import { findPathPreset } from '~/features/directory/criteria/path-presets';

import type { SearchData } from './load-search.server';

/**
 * The facts about a search for search engines: its canonical address, whether they may index it, and the
 * `rel` of its links.
 */
export function searchAddress({ criteria, place, results }: SearchData) {
  const address = searchPath(criteria);
  const isKnown = place !== null || !criteria.location;
  const pages = new URLSearchParams(results.page > 1 ? { page: String(results.page) } : undefined);
  const onlyPlace = place && criteriaParams({ ...criteria, page: 1 }).toString() === `location=${place.slug}`;
  const preset = onlyPlace ? findPathPreset(`/accommodation/${place.slug}`) : null;
  return {
    path: preset ? preset.canonical : withQuery('/search', pages),
    isIndexed: isKnown && results.total > 0 && isIndexable(address),
    rels: relsOf('/search', criteria),
  };
}
