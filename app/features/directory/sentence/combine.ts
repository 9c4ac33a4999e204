import { anyOf, maxGuests, type Criteria } from '~/features/directory/criteria/criteria';
import { addDays, nightsBetween } from '~/lib/time/dates';

import type { Part, Reason, Segment } from './tokens/parts';
import type { Vocabulary } from './phrases';
import { nightlyOf } from './rules/total-rule';

export type Filtered = { filters: Partial<Criteria>; segments: Segment[] };
type PartOf<Is extends Part['is']> = Extract<Part, { is: Is }>;

/** The filters of a sentence, and its segments as they were taken: what contradicts itself becomes no filter. */
export function combine(segments: readonly Segment[], places: Vocabulary['places']): Filtered {
  const taken = segments.map((segment) => ({ ...segment }));
  const partsOf = <Is extends Part['is']>(is: Is) =>
    taken.flatMap(({ part }) => (part?.is === is ? [part as PartOf<Is>] : []));
  const refuse = (is: Part['is'], why: Reason) => {
    for (const segment of taken) if (segment.part?.is === is) segment.part = { is: 'unfiltered', why };
  };
  joinChildren(taken);
  const counts = new Set(partsOf('guests').map(({ count }) => count));
  if (counts.size > 1) refuse('guests', 'party');
  dropGroups(taken);
  const [first] = partsOf('near');
  for (const segment of taken) {
    const { part } = segment;
    if (part?.is === 'near' && part.near !== first?.near)
      segment.part = { is: 'unfiltered', why: 'landmarks' };
  }
  if (!first) refuseNearest(taken);
  if (!first) refuse('walk', 'distance');
  leaveOutVagueDays(taken);
  const nights = [...partsOf('nights'), ...nightsOfTotals(partsOf('total'), partsOf('dates'))];
  const dates = datesOf(partsOf('dates'), nights) ?? datesBesideEvents(taken, nights);
  const isOtherDay = taken.some(({ part }) => part?.is === 'unfiltered' && part.isOtherDay);
  const known = nightsOf(dates) ?? partsOf('nights')[0]?.nights ?? null;
  for (const segment of taken)
    if (segment.part?.is === 'total') segment.part = nightlyOf(segment.part, known);
  if (!dates || isOtherDay) {
    refuse('dates', 'dates');
    refuse('nights', 'dates');
  }
  const guests = counts.size === 1 ? { guests: [...counts][0] } : {};
  return {
    filters: { ...narrowing(partsOf, places), ...pricesOf(taken), ...guests, ...(isOtherDay ? {} : dates) },
    segments: taken,
  };
}

/** 'for the weekend' beside another day, and the day of a flight alone, are no days of the stay. */
function leaveOutVagueDays(taken: Segment[]) {
  const days = taken.flatMap(({ part }) => (part?.is === 'dates' ? [part] : []));
  const isOnlyJourney = days.length > 0 && days.every(({ isJourney }) => isJourney);
  const hasExact = days.some(({ isVague }) => !isVague);
  for (const segment of taken)
    if (segment.part?.is === 'dates' && (isOnlyJourney || (segment.part.isVague && hasExact)))
      segment.part = { is: 'unfiltered', why: 'dates' };
}

const farthestEvent = 7;

/** The stay of 'flight on the 14th, hotel from the 12th to the 13th': the days of an event become notes; null where it has no other. */
function datesBesideEvents(taken: Segment[], nights: PartOf<'nights'>[]): Partial<Criteria> | null {
  const own = taken.flatMap(({ part }) => (part?.is === 'dates' && !part.isEvent ? [part] : []));
  const stay = own.length > 0 ? datesOf(own, nights) : null;
  // 'a wedding on 6 March, Friday to Sunday' means the Friday of that week.
  const isNear = taken.every(
    ({ part }) =>
      part?.is !== 'dates' ||
      !stay?.checkIn ||
      Math.abs(nightsBetween(stay.checkIn, part.checkIn)) <= farthestEvent,
  );
  const dates = isNear ? stay : null;
  for (const segment of dates ? taken : [])
    if (segment.part?.is === 'dates' && segment.part.isEvent)
      segment.part = { is: 'unfiltered', why: 'dates' };
  return dates;
}

const groups: Record<string, RegExp> = {
  'any-hospital': /hospital|medical/,
  'any-university': /university|campus/,
  'any-beach': /beach|jetty/,
};

/** 'the hospital (RAH)': the one that is named is the one that is meant. */
function dropGroups(taken: Segment[]) {
  const named = taken.flatMap(({ part }) => (part?.is === 'near' ? [part.near ?? ''] : []));
  for (const segment of taken) {
    const kind = segment.part?.is === 'near' ? groups[segment.part.near ?? ''] : undefined;
    if (kind && named.some((slug) => !(slug in groups) && kind.test(slug))) segment.part = { is: 'filler' };
  }
}

/** Adults and children who are counted in two places are one party: '2 adults, West Beach, with a 6 year old'. */
function joinChildren(taken: Segment[]) {
  const adults = taken.filter(({ part }) => part?.is === 'guests');
  const [one] = adults;
  if (adults.length !== 1 || one?.part?.is !== 'guests' || !one.part.areAdults) return;
  let { count } = one.part;
  const children = taken.filter(({ part }) => part?.is === 'unfiltered' && (part.children ?? 0) > 0);
  for (const segment of children) {
    if (segment.part?.is === 'unfiltered') count += segment.part.children ?? 0;
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

function narrowing(partsOf: PartsOf, places: Vocabulary['places']): Partial<Criteria> {
  const near = partsOf('near');
  const sort = partsOf('sort')[0]?.sort ?? near.find((part) => part.sort)?.sort;
  return {
    ...listOf(
      'types',
      partsOf('type').map(({ type }) => type),
    ),
    ...placesOf(partsOf('place'), places),
    ...listOf(
      'amenities',
      partsOf('amenity').map(({ names }) => anyOf(names)),
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
  };
}

/** Of several minutes to one landmark, the fewest; on foot where that is said beside it. */
function nearOf(parts: readonly PartOf<'near'>[], walks: readonly PartOf<'walk'>[]): Partial<Criteria> {
  const [closest] = parts.toSorted((a, b) => (a.minutes ?? 61) - (b.minutes ?? 61));
  if (!closest) return {};
  const { near, by } = closest;
  const walked = by === 'tram' ? undefined : walks.find((walk) => walk.minutes)?.minutes;
  const minutes = walked ?? closest.minutes;
  return { near, minutes, by: by ?? (walks.length > 0 ? 'walk' : null) };
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
  const kept = [...new Set(slugs)].filter((slug) => !parents.has(slug));
  return kept.length > 0 ? { location: anyOf(kept) } : {};
}

type Price = Pick<PartOf<'price'>, 'min' | 'max'>;

function pricesOf(segments: Segment[]): Partial<Criteria> {
  const priced = segments.filter(({ part }) => part?.is === 'price');
  const parts = priced.map(({ part }) => part as PartOf<'price'>);
  const exact = parts.filter(({ isVague }) => !isVague);
  const said = together(exact);
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
      if ((segment.part as PartOf<'price'>).isVague) segment.part = { is: 'unfiltered', why: 'amount' };
  }
  const { min, max } = isEmpty(all) ? said : all;
  return { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) };
}

function together(prices: readonly Price[]): Price {
  const mins = prices.flatMap(({ min }) => min ?? []);
  const maxs = prices.flatMap(({ max }) => max ?? []);
  return { min: mins.length > 0 ? Math.max(...mins) : null, max: maxs.length > 0 ? Math.min(...maxs) : null };
}

const isEmpty = ({ min, max }: Price) => min !== null && max !== null && min > max;

const week = 7;
/** '17-17 October' is no stay of a year. */
const longestStay = 300;

/**
 * Nights that are given with the price of a stay count together with its first day: '900 for 5 nights from 10
 * Jan'.
 */
const nightsOfTotals = (totals: PartOf<'total'>[], dates: PartOf<'dates'>[]): PartOf<'nights'>[] =>
  dates.length === 0
    ? []
    : totals.flatMap(({ nights }) => (nights === null ? [] : [{ is: 'nights' as const, nights }]));

const nightsOf = (dates: Partial<Criteria> | null): number | null =>
  dates?.checkIn && dates.checkOut ? nightsBetween(dates.checkIn, dates.checkOut) : null;

/** The one stay in which all other days are: of 'a wedding on the 16th, 2 nights from the 15th' the latter; null for none or several. */
function wholeOf(dates: readonly PartOf<'dates'>[], length: number | undefined): PartOf<'dates'> | null {
  const lastOf = ({ checkIn, checkOut }: PartOf<'dates'>) =>
    checkOut ?? (length === undefined ? addDays(checkIn, 1) : addDays(checkIn, length));
  const within = (more: number) =>
    dates.filter((one) =>
      dates.every(
        (other) =>
          (other.checkIn === one.checkIn && other.checkOut === one.checkOut) ||
          (one.checkIn <= other.checkIn &&
            (other.checkOut ?? addDays(other.checkIn, 1)) <= addDays(lastOf(one), more)),
      ),
    );
  // A stay that has its nights may end on the day that it is for: 'Friday the 12th, 2 nights, for Valentine's Day'.
  const exact = within(0);
  const whole = exact.length > 0 || length === undefined ? exact : within(1);
  const spans = new Set(whole.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`));
  return spans.size === 1 ? (whole[0] ?? null) : null;
}

/** One stay; null when the sentence says nights without a day, or days that contradict each other. */
function datesOf(dates: PartOf<'dates'>[], nights: PartOf<'nights'>[]): Partial<Criteria> | null {
  const length = nights[0]?.nights;
  if (dates.length === 0) return length === undefined ? {} : null;
  const first = wholeOf(dates, length);
  if (!first || nights.some((other) => other.nights !== length)) return null;
  const { checkIn, checkOut } = first;
  if (checkOut !== null && nightsBetween(checkIn, checkOut) > longestStay) return null;
  if (length === undefined) return { checkIn, checkOut };
  const isWithin = checkOut !== null && nightsBetween(checkIn, checkOut) === week && length < week;
  return isWithin ? null : { checkIn, checkOut: addDays(checkIn, length) };
}
