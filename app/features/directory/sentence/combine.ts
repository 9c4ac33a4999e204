import { anyOf, maxGuests, type Criteria } from '~/features/directory/criteria/criteria';

import {
  leaveOutAgain,
  leaveOutVagueDays,
  leaveOutVagueNights,
  nightsOf,
  nightsOfTotals,
  stayOf,
  withLastDay,
} from './dates/stay-dates';
import type { Part, PartOf, Reason, Segment } from './tokens/parts';
import type { Vocabulary } from './phrases';
import { nearMinutes } from './words/landmark-words';
import { nightlyOf } from './rules/total-rule';

export type Filtered = { filters: Partial<Criteria>; segments: Segment[] };

/** The filters of a sentence, and its segments as they were taken: what contradicts itself becomes no filter. */
export function combine(segments: readonly Segment[], places: Vocabulary['places']): Filtered {
  const taken = segments.map((segment) => ({ ...segment }));
  const partsOf = partsIn(taken);
  const refuse = (is: Part['is'], why: Reason) => {
    for (const segment of taken) if (segment.part?.is === is) segment.part = { is: 'unfiltered', why };
  };
  leaveOutSingle(taken);
  joinChildren(taken);
  leaveOutSome(taken);
  const counts = new Set(partsOf('guests').map(({ count }) => count));
  if (counts.size > 1) refuse('guests', 'party');
  dropGroups(taken);
  const first = leaveOutLandmarks(taken, partsOf('near'));
  if (!first) refuseNearest(taken);
  if (!first) refuse('walk', 'distance');
  leaveOutVagueDays(taken);
  leaveOutVagueNights(taken);
  const nights = [...partsOf('nights'), ...nightsOfTotals(partsOf('total'), partsOf('dates'))];
  const own = stayOf(taken, partsOf('dates'), nights);
  const dates = leaveOutAgain(taken, nights.length > 0 ? own : withLastDay(taken, own));
  const isOtherDay = taken.some(({ part }) => part?.is === 'unfiltered' && part.isOtherDay);
  const known = nightsOf(dates) ?? partsOf('nights')[0]?.nights ?? null;
  for (const segment of taken)
    if (segment.part?.is === 'total') segment.part = nightlyOf(segment.part, known);
  if (!dates || isOtherDay) {
    refuse('dates', 'dates');
    refuse('nights', 'dates');
  }
  if (counts.size !== 1) refuse('room', 'rooms');
  const guests = counts.size === 1 ? { guests: [...counts][0] } : {};
  return {
    filters: { ...narrowing(partsOf, places), ...pricesOf(taken), ...guests, ...(isOtherDay ? {} : dates) },
    segments: taken,
  };
}

/** Of several places the one that is named stays; the others are notes, but a beach is what a stay may be near to as well. */
function leaveOutLandmarks(taken: Segment[], nears: readonly PartOf<'near'>[]): PartOf<'near'> | undefined {
  const first = nears.find(({ isVague }) => !isVague) ?? nears[0];
  for (const segment of taken) {
    const { part } = segment;
    if (part?.is !== 'near' || part.near === first?.near) continue;
    // 'Port Willunga, stroll to the beach'.
    const isBeach = part.near === 'any-beach' && part.by !== 'tram';
    segment.part = isBeach ? { is: 'tag', tag: 'beach' } : { is: 'unfiltered', why: 'landmarks' };
  }
  return first;
}

const groups: Record<string, RegExp> = {
  'any-hospital': /hospital|medical/,
  'any-university': /university|campus/,
  'any-beach': /beach|jetty$/,
};

/** 'the hospital (RAH)': the one that is named is the one that is meant. */
function dropGroups(taken: Segment[]) {
  const named = taken.flatMap(({ part }) => (part?.is === 'near' ? [part.near ?? ''] : []));
  for (const segment of taken) {
    const kind = segment.part?.is === 'near' ? groups[segment.part.near ?? ''] : undefined;
    if (kind && named.some((slug) => !(slug in groups) && kind.test(slug))) segment.part = { is: 'filler' };
  }
}

/** 'single' beside another party is a note. */
function leaveOutSingle(taken: Segment[]) {
  const isParty = ({ part }: Segment) =>
    (part?.is === 'guests' && !part.isVague) || (part?.is === 'unfiltered' && part.why === 'party');
  if (!taken.some(isParty)) return;
  for (const segment of taken)
    if (segment.part?.is === 'guests' && segment.part.isVague)
      segment.part = { is: 'unfiltered', why: 'party' };
}

/** 'a party of eleven, two of us in wheelchairs' are eleven. */
function leaveOutSome(taken: Segment[]) {
  const most = Math.max(
    0,
    ...taken.map(({ part }) => (part?.is === 'guests' && !part.areSome ? part.count : 0)),
  );
  for (const segment of taken)
    if (segment.part?.is === 'guests' && segment.part.areSome && segment.part.count < most)
      segment.part = { is: 'unfiltered', why: 'party' };
}

/** Adults and children who are counted in two places are one party: '2 adults, West Beach, with a 6 year old'. */
function joinChildren(taken: Segment[]) {
  const adults = taken.filter(({ part }) => part?.is === 'guests');
  const [one] = adults;
  if (adults.length !== 1 || one?.part?.is !== 'guests' || !one.part.areAdults) return;
  let { count } = one.part;
  const children = taken.filter(({ part }) => part?.is === 'unfiltered' && (part.children ?? 0) > 0);
  const isCounted = children.some(({ part }) => part?.is === 'unfiltered' && !part.areAges);
  for (const segment of children) {
    // '2 adults, 2 kids, kids aged 4 and 7' are four.
    if (segment.part?.is === 'unfiltered' && !(isCounted && segment.part.areAges))
      count += segment.part.children ?? 0;
    segment.part = { is: 'filler' };
  }
  one.part = count <= maxGuests ? { is: 'guests', count } : { is: 'unfiltered', why: 'party' };
}

/** 'closest first' without a landmark has no meaning. */
function refuseNearest(taken: Segment[]) {
  for (const segment of taken)
    if (segment.part?.is === 'sort' && segment.part.sort === 'nearest')
      segment.part = { is: 'unfiltered', why: 'distance' };
}

type PartsOf = <Is extends Part['is']>(is: Is) => PartOf<Is>[];

const partsIn =
  (taken: readonly Segment[]): PartsOf =>
  <Is extends Part['is']>(is: Is) => {
    const found: PartOf<Is>[] = [];
    for (const { part } of taken) if (part?.is === is) found.push(part as PartOf<Is>);
    return found;
  };

function narrowing(partsOf: PartsOf, places: Vocabulary['places']): Partial<Criteria> {
  const near = partsOf('near');
  const sorts = partsOf('sort');
  const sort =
    (sorts.find(({ isVague }) => !isVague) ?? sorts[0])?.sort ?? near.find((part) => part.sort)?.sort;
  return {
    ...listOf(
      'types',
      partsOf('type').map(({ type }) => type),
    ),
    ...placesOf(partsOf('place'), places),
    ...listOf(
      'amenities',
      partsOf('amenity').map(({ names }) => anyOf(wanted(names, partsOf('unfiltered')))),
    ),
    ...listOf(
      'tags',
      partsOf('tag').map(({ tag }) => tag),
    ),
    ...lowest(
      'stars',
      partsOf('stars').map(({ stars }) => stars),
    ),
    ...lowest(
      'rating',
      partsOf('rating').map(({ rating }) => rating),
    ),
    ...(partsOf('airport').length > 0 && { nearAirport: true }),
    ...nearOf(near, partsOf('walk')),
    ...(sort && { sort }),
    // 'all in one room' of nobody knows how many is a note.
    ...(partsOf('room').length > 0 && { room: true }),
  };
}

/** Of several amenities of which any will do, those that are not denied: 'a kitchen, not a kitchenette'. */
function wanted(names: readonly string[], notes: readonly PartOf<'unfiltered'>[]): readonly string[] {
  const denied = new Set(notes.flatMap(({ denies = [] }) => denies));
  const left = names.filter((name) => !denied.has(name));
  return left.length > 0 ? left : names;
}

/** Of several minutes to one landmark, the fewest; on foot where that is said beside it. */
function nearOf(parts: readonly PartOf<'near'>[], walks: readonly PartOf<'walk'>[]): Partial<Criteria> {
  const sorted = parts.toSorted((a, b) => (a.minutes ?? 61) - (b.minutes ?? 61));
  const [first] = sorted;
  const led = sorted.find((part) => part.by !== null);
  if (!first) return {};
  // 'for the cricket, walk to the oval' says the way with the second.
  const isVague = first.by === null && first.minutes === nearMinutes(first.near);
  const closest = led && isVague ? led : { ...first, by: first.by ?? led?.by ?? null };
  const { near, by } = closest;
  const said = by === 'tram' ? undefined : walks.find((walk) => walk.minutes);
  const isWalked = walks.some((walk) => walk.by === undefined);
  const minutes = said?.minutes ?? closest.minutes;
  return { near, minutes, by: by ?? (isWalked ? 'walk' : (said?.by ?? null)) };
}

const listOf = <Value>(name: 'types' | 'amenities' | 'tags', values: Value[]) =>
  values.length > 0 ? { [name]: [...new Set(values)] } : {};

/** The lowest of several: 'four or five stars' means at least four. */
const lowest = (name: 'stars' | 'rating', values: number[]) =>
  values.length > 0 ? { [name]: Math.min(...values) } : {};

/** An area is left out beside a place of its own: 'Hahndorf in the Adelaide Hills'. */
function placesOf(parts: readonly PartOf<'place'>[], places: Vocabulary['places']) {
  const exact = parts.filter(({ isVague }) => !isVague);
  const slugs = (exact.length > 0 ? exact : parts).map(({ slug }) => slug);
  const parents = new Set(slugs.map((slug) => places.find((place) => place.slug === slug)?.parentSlug));
  const listed = new Set(parts.flatMap(({ slug, isListed }) => (isListed ? [slug] : [])));
  const kept = [...new Set(slugs)].filter((slug) => !parents.has(slug) || listed.has(slug));
  return kept.length > 0 ? { location: anyOf(kept) } : {};
}

type Price = Pick<PartOf<'price'>, 'min' | 'max'>;

function pricesOf(segments: Segment[]): Partial<Criteria> {
  const priced = segments.filter(({ part }) => part?.is === 'price');
  const parts = priced.map(({ part }) => part as PartOf<'price'>);
  const exact = parts.filter(({ isVague }) => !isVague);
  const limited = limits(exact);
  const said = together(limited);
  // 'max 200, ideally 150' has one limit.
  for (const segment of priced)
    if (segment.part?.is === 'price' && segment.part.isAbout && !limited.includes(segment.part))
      segment.part = { is: 'unfiltered', why: 'amount' };
  if (isEmpty(said)) {
    for (const segment of priced) segment.part = { is: 'unfiltered', why: 'amount' };
    return {};
  }
  const vague = parts
    .filter(({ isVague }) => isVague)
    .map(({ min, max }) => ({
      min: said.min === null ? min : null,
      max: said.max === null ? max : null,
    }));
  const all = together([said, ...vague]);
  if (isEmpty(all)) {
    for (const segment of priced)
      if (segment.part?.is === 'price' && segment.part.isVague)
        segment.part = { is: 'unfiltered', why: 'amount' };
  }
  const { min, max } = isEmpty(all) ? said : all;
  return { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) };
}

/** 'around 250, maybe 300 at a push' is at most 300. */
const limits = (prices: readonly PartOf<'price'>[]) =>
  prices.some(({ isAbout, max }) => !isAbout && max !== null)
    ? prices.filter(({ isAbout }) => !isAbout)
    : prices;

function together(prices: readonly Price[]): Price {
  const mins = prices.flatMap(({ min }) => min ?? []);
  const maxs = prices.flatMap(({ max }) => max ?? []);
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxs.length > 0 ? Math.min(...maxs) : null };
}

const isEmpty = ({ min, max }: Price) => min !== null && max !== null && min > max;
