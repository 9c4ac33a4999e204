import { sql } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import { aliasTexts } from '~/features/directory/criteria/alias-texts';
import { criteriaParams, parseCriteria, withQuery } from '~/features/directory/criteria/criteria';
import { isIndexable, relsOf } from '~/features/directory/criteria/indexable';
import type { Place } from '~/features/directory/search/list-places.server';
import { searchNotes } from '~/features/directory/criteria/left-out';
import { presetCriteria, type PathPreset } from '~/features/directory/criteria/path-presets';

import { loadSearch, type SearchData } from './load-search.server';
import { searchTexts } from './results/search-words';

type Input = { preset: PathPreset; path: string; query: URLSearchParams; origin: string; today: string };

/**
 * A landing page: the path's preset, narrowed by the filters of the visitor's query, with their dates,
 * guests, order, view and page. `own` are the visitor's own. An unknown place has no stays, even if an
 * address contains its name.
 */
export async function loadLanding({ db, remember }: Reads, { preset, path, query, origin, today }: Input) {
  const own = parseCriteria(query);
  const isPlace = preset.kind === 'place';
  const [data, placed] = await Promise.all([
    loadSearch({ db, remember }, presetCriteria(preset, own), { describe: true }),
    isPlace ? db.get<{ isThere: number }>(hasStaysAt(preset.place)) : null,
  ]);
  const isKnown = !isPlace || data.place !== null || placed?.isThere === 1;
  const shown = isKnown ? data : withoutStays(data);
  const address = withQuery(path, criteriaParams(own));
  return {
    ...shown,
    preset,
    path,
    origin,
    today,
    isKnown,
    isIndexed: isKnown && shown.results.total > 0 && isIndexable(address),
    rels: relsOf(path, own),
    texts: landingTexts(preset, data.place),
    notes: searchNotes(query),
    own: { ...own, page: shown.results.page },
  };
}

const hasStaysAt = (slug: string) => sql`select exists (
  select 1 from property_counts where kind = 'place' and key = ${slug} and public > 0) as isThere`;

function withoutStays(data: SearchData): SearchData {
  const results = {
    ...data.results,
    stays: [],
    total: 0,
    isCapped: false,
    page: 1,
    pageCount: 0,
    correctedTo: null,
  };
  return {
    ...data,
    results,
    shownTexts: searchTexts(data.criteria, results, data.places),
    criteria: { ...data.criteria, page: 1 },
    facts: [],
    removals: [],
    nearest: [],
    map: null,
  };
}

/**
 * Texts of the page: a named page's own, a place's from its location group. Kept out of the browser's bundle.
 */
function landingTexts(preset: PathPreset, place: Place | null) {
  if (preset.kind === 'alias') {
    const { title, heading, intro, metaDescription } = aliasTexts[preset.key];
    return { title, heading, intro, description: metaDescription };
  }
  const name = place?.name ?? preset.place.replaceAll('-', ' ');
  const title = `Accommodation in ${name}`;
  const description = place?.description ?? null;
  return {
    title,
    heading: title,
    intro: description ? [description] : [],
    description: description ?? `Stays in ${name}, Adelaide.`,
  };
}

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;
