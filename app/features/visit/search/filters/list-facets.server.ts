import type { SQL } from 'drizzle-orm';

import type { Reads } from '~/db/dependencies';
import {
  alternativesOf,
  maxAmenities,
  maxPlaces,
  maxTags,
  ratingChoices,
  resultLimit,
  starChoices,
  type Criteria,
} from '~/features/directory/criteria/criteria';
import { sizeOfBoth } from '~/features/directory/facets/bit-set';
import {
  barDollars,
  countFacets,
  countFound,
  type AmenityId,
  type Counter,
} from '~/features/directory/facets/count-facets';
import type { FacetSets } from '~/features/directory/facets/facet-sets';
import { groupAmenities } from '~/features/directory/property/group-amenities';
import { propertyTypeOptions } from '~/features/directory/property/property-types';
import type { Place } from '~/features/directory/search/list-places.server';
import type { Known } from '~/features/directory/search/matches-or-others';
import type { Words } from '~/features/directory/search/search-sql';
import { formatNumber } from '~/lib/text/numbers';

import { roomLabel, tagLabel } from './applied-filters';
import { describeRates } from './describe-rates';
import type { FacetGroup, FacetOption, FacetPanelData } from './facet-data';
import { readFacets } from './read-facets.server';
import type { WholeTexts } from '~/features/visit/search/results/find-in-text.server';
import { amenityIds } from '~/features/visit/search/sets/read-sets.server';

const boundedNote = 'Not every stay was counted: a number with + is the least that a choice finds.';
const shownAtFirst = 6;

type Show = (value: string, label: string, count: number) => FacetOption;
type Named = { id: number; name: string; category: string; isActive: boolean };
type Given = {
  criteria: Criteria;
  places: readonly Place[];
  amenities: readonly Named[];
  sets: FacetSets;
  count: Counter;
  show: Show;
};

/** The exact number of stays that a search with fewer filters finds; null where the sets of the filters do not have it. */
export type CountWithout = (fewer: Criteria) => number | null;

/**
 * The filters of the panel, each value with the number of stays that choosing it finds. `words` are the words
 * that the search used, `rows` the number of their matches that may be read beside the `known` ones, where `texts` are not whole. One call
 * to the database at most.
 */
export async function listFacets(
  reads: Reads,
  criteria: Criteria,
  given: { places: readonly Place[]; words: Words; rows: SQL; known: Known | null; texts: WholeTexts | null },
): Promise<{ panel: FacetPanelData; countWithout: CountWithout }> {
  const read = await readFacets(reads, { criteria, ...given });
  const idOf = amenityIds(read.amenities);
  return {
    panel: panelOf(criteria, given.places, read, idOf),
    countWithout: (fewer) => {
      const found = textsOf(fewer, criteria, read);
      return found && countFound(read.sets, fewer, { idOf, found });
    },
  };
}

type Read = Awaited<ReturnType<typeof readFacets>>;

/** The matches of the texts that are left; null where they, or the sets, were not read as a whole. */
function textsOf(fewer: Criteria, all: Criteria, { found, isMore }: Read): Read['found'] | null {
  const { q, near, area, location, within } = fewer;
  const asksWords = Boolean(q || near || area);
  const areSameWords = (['q', 'near', 'minutes', 'by', 'area'] as const).every(
    (key) => fewer[key] === all[key],
  );
  const areSamePlaces = location === all.location;
  const asksText = location !== '' && found.location !== null;
  if (isMore || within || (asksWords && (!areSameWords || found.words?.isCut))) return null;
  if (asksText && (!areSamePlaces || found.location?.isCut)) return null;
  return { words: asksWords ? found.words : null, location: asksText ? found.location : null };
}

function panelOf(
  criteria: Criteria,
  places: readonly Place[],
  { sets, amenities, found, isMore }: Read,
  idOf: AmenityId,
): FacetPanelData {
  const isBounded = isMore || Boolean(found.words?.isCut || found.location?.isCut);
  const count = countFacets(sets, criteria, { idOf, found });
  const given = { criteria, places, amenities, sets, count, show: showWith(isBounded) };
  const rates = count.rates();
  const max = Math.max(1, ...rates.bars);
  return {
    groups: [
      groupOf('type', 'Property type', typeOptions(given)),
      placeGroup(given),
      { ...groupOf('stars', 'Star rating', starOptions(given)), isSingle: true },
      { ...groupOf('rating', 'Guest rating', ratingOptions(given)), isSingle: true },
      amenityGroup(given),
      tagGroup(given),
      groupOf('near_airport', 'Getting here', [
        given.show('1', 'Near the airport (10 km)', count.nearAirport()),
      ]),
      groupOf('room', 'Your party', [given.show('1', roomLabel(criteria.guests), count.room())]),
    ].filter(({ options }) => options.length > 0),
    rates: { heights: rates.bars.map((bar) => bar / max), text: describeRates(rates), barDollars },
    note: isBounded ? boundedNote : null,
  };
}

/**
 * Counts are exact up to a thousand; where not every stay was counted, they are lower bounds, and no value is
 * marked as empty.
 */
const showWith =
  (isBounded: boolean): Show =>
  (value, label, count) => ({
    value,
    label,
    count:
      count > resultLimit
        ? `${formatNumber(resultLimit)}+`
        : isBounded
          ? count > 0
            ? `${formatNumber(count)}+`
            : ''
          : formatNumber(count),
    isEmpty: count === 0 && !isBounded,
  });

const groupOf = (name: FacetGroup['name'], legend: string, options: FacetOption[]): FacetGroup => ({
  name,
  legend,
  isSingle: false,
  options,
  more: null,
  isFull: false,
});

const typeOptions = ({ show, count }: Given) =>
  propertyTypeOptions.map(({ value, label }) => show(value, label, count.type(value)));

const starOptions = ({ show, count }: Given) => [
  show('', 'Any', count.stars(null)),
  ...starChoices.map((stars) =>
    show(String(stars), stars === 5 ? '5 stars' : `${stars}+ stars`, count.stars(stars)),
  ),
];

const ratingOptions = ({ show, count }: Given) => [
  show('', 'Any rating', count.rating(null)),
  ...ratingChoices.map((rating) =>
    show(String(rating), `${rating.toFixed(1)}+ out of 5`, count.rating(rating)),
  ),
];

/** Areas, and their suburbs on request. A chosen text that is not a listed place comes first. */
function placeGroup({ criteria, places, count, show }: Given): FacetGroup {
  const chosen = alternativesOf(criteria.location);
  const optionOf = ({ slug, name }: Place) => show(slug, name, count.place(slug));
  const isPlace = (value: string) => places.some(({ slug }) => slug === value.toLowerCase());
  const isWithin = ({ parentSlug }: Place) => places.some(({ slug }) => slug === parentSlug);
  const areas = places.filter((place) => !isWithin(place));
  const parts = areas.flatMap(({ slug, name }) => {
    const within = places.filter(({ parentSlug }) => parentSlug === slug);
    return within.length > 0 ? [{ heading: name, options: within.map(optionOf) }] : [];
  });
  const others = chosen.filter((value) => !isPlace(value)).map((value) => unlisted(value, value));
  return {
    ...groupOf('place', 'Place', [...others, ...areas.map(optionOf)]),
    more: parts.length > 0 ? { label: 'Suburbs and towns', parts } : null,
    isFull: chosen.length >= maxPlaces,
  };
}

/** A choice that the panel does not list; it is shown so that it can be removed. */
const unlisted = (value: string, label: string): FacetOption => ({ value, label, count: '', isEmpty: false });

type Used = { value: string; label: string; category: string; uses: number; option: FacetOption };

const mostUsedFirst = (a: Used, b: Used) => b.uses - a.uses || (a.label < b.label ? -1 : 1);

/** The most used ones, and all others in their groups on request. */
function amenityGroup({ criteria, amenities, sets, count, show }: Given): FacetGroup {
  const used = amenities
    .filter(({ isActive }) => isActive)
    .map(({ id, name, category }) => {
      const uses = sizeOfBoth(sets.all, sets.of('amenity', String(id)));
      return { value: name, label: name, category, uses, option: show(name, name, count.amenity(id)) };
    })
    .filter(({ uses }) => uses > 0)
    .sort(mostUsedFirst);
  const isListed = (value: string) => used.some(({ label }) => label === value);
  const others = criteria.amenities
    .filter((value) => !isListed(value))
    .map((value) => unlisted(value, alternativesOf(value).join(' or ')));
  const parts = groupAmenities(
    used.slice(shownAtFirst).map((each) => ({ ...each, name: each.label, icon: null })),
  );
  const rest = parts.map(({ label, items }) => ({
    heading: label,
    options: items.map(({ option }) => option),
  }));
  const first = used.slice(0, shownAtFirst).map(({ option }) => option);
  return {
    ...groupOf('amenity', 'Amenities', [...others, ...first]),
    more: rest.length > 0 ? { label: `Show all ${used.length} amenities`, parts: rest } : null,
    isFull: criteria.amenities.length >= maxAmenities,
  };
}

function tagGroup({ criteria, sets, count, show }: Given): FacetGroup {
  const used = sets
    .keys('tag')
    .map((tag) => {
      const uses = sizeOfBoth(sets.all, sets.of('tag', tag));
      return {
        value: tag,
        label: tagLabel(tag),
        category: '',
        uses,
        option: show(tag, tagLabel(tag), count.tag(tag)),
      };
    })
    .filter(({ value, uses }) => uses > 0 && /^[a-z0-9-]{1,40}$/.test(value))
    .sort(mostUsedFirst);
  const others = criteria.tags.filter((tag) => !used.some(({ value }) => value === tag));
  const [first, rest] = [used.slice(0, shownAtFirst), used.slice(shownAtFirst)].map((part) =>
    part.map(({ option }) => option),
  );
  return {
    ...groupOf('tag', 'Good for', [...others.map((tag) => unlisted(tag, tagLabel(tag))), ...(first ?? [])]),
    more:
      rest && rest.length > 0
        ? { label: `Show all ${used.length}`, parts: [{ heading: '', options: rest }] }
        : null,
    isFull: criteria.tags.length >= maxTags,
  };
}
