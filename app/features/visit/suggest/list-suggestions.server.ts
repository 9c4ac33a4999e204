import { sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { propertyTypes, type LandmarkKind } from '~/db/vocabulary';
import { emptyCriteria, searchPath, type Criteria } from '~/features/directory/criteria/criteria';
import { aliasPathOf, findPathPreset } from '~/features/directory/criteria/path-presets';
import { landmarkKindLabels } from '~/features/directory/places/landmark-kinds';
import type { Landmark } from '~/features/directory/places/list-landmarks.server';
import { nearPath } from '~/features/directory/places/near-path';
import { propertyTypeLabels } from '~/features/directory/property/property-types';
import { queryTerms, wordsOf } from '~/features/directory/search/query-words';
import { expressionOf } from '~/features/directory/search/search-sql';
import { tagWords } from '~/features/directory/sentence/words/tag-words';
import { listVocabulary } from '~/features/directory/sentence/list-vocabulary.server';
import type { Vocabulary } from '~/features/directory/sentence/phrases';
import { upperFirst } from '~/lib/text/letters';

import type { Suggestion, SuggestionAnswer } from './suggestion';

/** A suggestion, and the search that has to find a stay for it to be made. */
type Candidate = { suggestion: Suggestion; search: Partial<Criteria> };

/**
 * The places, landmarks, kinds and features that lead to a stay. One call to the database beside those for what is remembered
 * of other requests.
 */
export async function listSuggestions(reads: Reads): Promise<SuggestionAnswer> {
  const [words, vocabulary] = await Promise.all([loadWords(), listVocabulary(reads)]);
  // A group of landmarks has no kind, and no name to choose.
  const landmarks = vocabulary.landmarks.filter((one): one is OneLandmark => one.kind !== null);
  const pages = landmarks.filter(({ isOffered }) => isOffered).map(landmarkPage);
  const others = landmarks.filter(({ isOffered }) => !isOffered).map(landmarkSearch);
  const candidates = [
    ...placesOf(vocabulary, words),
    ...kindsOf(words),
    ...featuresOf(vocabulary, words),
    ...others,
  ];
  const found = await withStays(reads.db, candidates);
  return { suggestions: [...found, ...pages], isMore: false };
}

/** Other words for what is suggested; the answer is made rarely, and a worker starts sooner without them. */
async function loadWords() {
  const [{ amenityWords }, { placeWords, typeWords }] = await Promise.all([
    import('~/features/directory/sentence/words/feature-words'),
    import('~/features/directory/sentence/words/kind-words'),
  ]);
  return { amenityWords, placeWords, typeWords };
}
type Words = Awaited<ReturnType<typeof loadWords>>;

type OneLandmark = Landmark & { kind: LandmarkKind };

const landmarkPage = ({ slug, name, kind }: OneLandmark): Suggestion => ({
  kind: 'landmark',
  name,
  hint: landmarkKindLabels[kind],
  to: nearPath(slug),
});

/** Without a page of its own, a landmark is words to search for. */
function landmarkSearch(landmark: OneLandmark): Candidate {
  const search = { q: landmark.name, asText: true };
  return { suggestion: { ...landmarkPage(landmark), to: addressOf(search) }, search };
}

const addressOf = (search: Partial<Criteria>) => searchPath({ ...emptyCriteria, ...search });

function placesOf({ places }: Vocabulary, { placeWords }: Words): Candidate[] {
  return places.map(({ slug, name, parentSlug }) => {
    const area = places.find((place) => place.slug === parentSlug)?.name;
    const to = findPathPreset(`/accommodation/${slug}`)?.canonical ?? addressOf({ location: slug });
    const hint = area ? `Place in ${area}` : 'Place';
    return suggest({ kind: 'place', name, hint, to }, placeWords[slug], { location: slug });
  });
}

const kindsOf = ({ typeWords }: Words): Candidate[] =>
  propertyTypes.map((type) => {
    const search = { types: [type] };
    const to = aliasPathOf(search) ?? addressOf(search);
    return suggest(
      { kind: 'kind', name: propertyTypeLabels[type], hint: 'Kind of stay', to },
      typeWords[type],
      search,
    );
  });

function featuresOf({ amenities, tags }: Vocabulary, { amenityWords }: Words): Candidate[] {
  const feature = (name: string, also: readonly string[], search: Partial<Criteria>) =>
    suggest(
      { kind: 'feature', name, hint: 'Feature', to: aliasPathOf(search) ?? addressOf(search) },
      also,
      search,
    );
  const named = new Set(amenities.map((name) => name.toLowerCase()));
  return [
    ...amenities.map((name) => feature(name, otherNames(name, amenityWords), { amenities: [name] })),
    ...tags
      .filter((tag) => !named.has(labelOf(tag).toLowerCase()))
      .map((tag) => feature(labelOf(tag), (tagWords[tag] ?? []).filter(isName), { tags: [tag] })),
  ];
}

const otherNames = (amenity: string, amenityWords: Words['amenityWords']) =>
  amenityWords.flatMap(({ says, names, isSaid }) =>
    names.includes(amenity) && !isSaid ? says.filter(isName) : [],
  );

/** Not a part of a sentence, as 'store our two bikes' and 'breakfast has to be included': a sentence understands hundreds of them. */
const isName = (words: string) =>
  !/ .* /.test(words) ||
  !/(^| )(my|our|the|a|an|two|three|four|five|six|\d+|to|is|are|be|has|have|extra|cost|charge|thats|nothing|with|for|from|of|by|next|right|need|needs)( |$)/.test(
    words,
  );

const labelOf = (tag: string) => upperFirst(tag.replaceAll('-', ' '));

function suggest(suggestion: Suggestion, also: readonly string[] = [], search: Partial<Criteria>): Candidate {
  return { suggestion: also.length > 0 ? { ...suggestion, also } : suggestion, search };
}

/** Those whose search finds a public stay, in one call to the database. */
async function withStays(db: Database, candidates: readonly Candidate[]): Promise<Suggestion[]> {
  const expressions = candidates.map(({ search }) =>
    expressionOf({ ...emptyCriteria, ...search }, wordsOf(queryTerms(search.q ?? ''))),
  );
  const found = await db.all<{ at: number }>(sql`
    select key as at from json_each(${JSON.stringify(expressions)}) expression
    where exists (select 1 from property_search where property_search match expression.value)`);
  return found.flatMap(({ at }) => candidates[at]?.suggestion ?? []);
}
