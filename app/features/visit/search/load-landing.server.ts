import type { Reads } from '~/db/dependencies';
import { aliasTexts } from '~/features/directory/criteria/alias-texts';
import { parseCriteria } from '~/features/directory/criteria/criteria';
import type { Place } from '~/features/directory/search/list-places.server';
import { presetCriteria, type PathPreset } from '~/features/directory/criteria/path-presets';

import { loadSearch } from './load-search.server';

type Input = { preset: PathPreset; path: string; query: URLSearchParams; origin: string; today: string };

/** A landing page: the path's preset with the visitor's dates, guests, order, view and page. */
export async function loadLanding({ db, remember }: Reads, { preset, path, query, origin, today }: Input) {
  const data = await loadSearch({ db, remember }, presetCriteria(preset, parseCriteria(query)), {
    describe: true,
  });
  const isKnown = preset.kind === 'alias' || data.place !== null || data.results.total > 0;
  return { ...data, preset, path, origin, today, isKnown, texts: landingTexts(preset, data.place) };
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
