import type { PropertyType } from '~/db/vocabulary';
import { isPropertyType } from '~/features/directory/property/property-types';
import { notNear, parseNear, type Near } from '~/features/directory/places/near';
import { isCalendarDate } from '~/lib/time/dates';

/** The orders of any search. */
export const sorts = ['relevance', 'price_low', 'price_high', 'rating', 'name'] as const;
/** `nearest` needs a landmark. */
export type Sort = (typeof sorts)[number] | 'nearest';
export const views = ['grid', 'list', 'map'] as const;
export type View = (typeof views)[number];
export const starChoices = [5, 4, 3] as const;
/** Lowest guest ratings out of 5. */
export const ratingChoices = [4.5, 4, 3.5, 3] as const;

export const maxPriceBound = 1000;
export const defaultGuests = 2;
export const maxGuests = 20;

/** The parameters of a search. Dates, guests, sort, view and page do not narrow the result. */
export type Criteria = {
  q: string;
  /** Slug or text of a place, or of several with '|' between them; blank and 'adelaide' mean the whole directory. */
  location: string;
  types: PropertyType[];
  tags: string[];
  /** Names of amenities, all of them required; with '|' between names, any of these. */
  amenities: string[];
  /** Per night in AUD, inclusive: whole dollars, or 99 cents more for the highest; null means no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Minimum number of stars. */
  stars: number | null;
  /** Lowest guest rating out of 5. */
  rating: number | null;
  nearAirport: boolean;
  /** Some room takes all guests. */
  room: boolean;
  /** With `minutes` and `by`: a landmark that is within reach. */
  near: Near['near'];
  minutes: Near['minutes'];
  by: Near['by'];
  /** Only what lies within it: 'south_west_north_east' (`area.ts`); blank means everywhere. */
  area: string;
  sort: Sort;
  view: View;
  page: number;
  checkIn: string | null;
  checkOut: string | null;
  guests: number;
  /** The sentence from which filters were taken, as it was typed. */
  said: string;
  /** The words are searched for as they are, whatever they mean. */
  asText: boolean;
  /** Filters that apply in addition: those of a landing page that contradict the visitor's own. */
  within?: Partial<Filters>;
};

/** The filters that narrow a search, without its words. */
export type Filters = Pick<
  Criteria,
  | 'types'
  | 'tags'
  | 'amenities'
  | 'minPrice'
  | 'maxPrice'
  | 'stars'
  | 'rating'
  | 'nearAirport'
  | 'room'
  | 'location'
  | 'area'
> &
  Near;

/** Characters: a sentence that is dictated has up to 200. */
export const longestQuery = 200;

/** Results are counted exactly up to here and can be paged through up to here. */
export const resultLimit = 1000;

export const emptyCriteria: Criteria = {
  q: '',
  location: '',
  types: [],
  tags: [],
  amenities: [],
  minPrice: null,
  maxPrice: null,
  stars: null,
  rating: null,
  nearAirport: false,
  room: false,
  ...notNear,
  area: '',
  sort: 'relevance',
  view: 'grid',
  page: 1,
  checkIn: null,
  checkOut: null,
  guests: defaultGuests,
  said: '',
  asText: false,
};

/** Reads a query string. Invalid parts are left out; nothing in it can fail the page. */
export function parseCriteria(params: URLSearchParams): Criteria {
  const [minPrice, maxPrice] = inOrder(
    dollars(params.get('min_price'), (value) => value > 0),
    highest(params.get('max_price')),
  );
  const q = wholeWords(params.get('q'), longestQuery);
  const near = parseNear(params);
  return {
    q,
    location: placesOf(placesIn(params)),
    types: unique(params.getAll('type').filter(isPropertyType)),
    tags: unique(params.getAll('tag').filter((tag) => /^[a-z0-9-]{1,40}$/.test(tag))).slice(0, maxTags),
    amenities: amenitiesOf(params.getAll('amenity')),
    minPrice,
    maxPrice,
    stars: starChoices.find((choice) => params.get('stars') === String(choice)) ?? null,
    rating: ratingChoices.find((choice) => params.get('rating') === String(choice)) ?? null,
    nearAirport: isOn(params.get('near_airport')),
    room: isOn(params.get('room')),
    ...near,
    area: areaIn(params.get('area')),
    sort: sortsOf(near).find((sort) => sort === params.get('sort')) ?? 'relevance',
    view: views.find((view) => view === params.get('view')) ?? 'grid',
    page: wholeNumber(params.get('page'), 1, 1_000) ?? 1,
    ...stayDates(params.get('check_in'), params.get('check_out')),
    guests: wholeNumber(params.get('guests'), 1, maxGuests) ?? defaultGuests,
    ...saidOf(q, wholeWords(params.get('said'), longestQuery), params.get('as') === 'text'),
  };
}

/** The orders that a search can have. */
export const sortsOf = ({ near }: Pick<Criteria, 'near'>): readonly Sort[] =>
  near ? [...sorts, 'nearest'] : sorts;

/** The query string of a search in its one canonical order, without default values. */
export function criteriaParams(criteria: Criteria): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') params.append(name, String(value));
  };
  add('q', criteria.q);
  add('location', criteria.location);
  for (const type of criteria.types) add('type', type);
  for (const tag of criteria.tags) add('tag', tag);
  for (const amenity of criteria.amenities) add('amenity', amenity);
  add('min_price', criteria.minPrice);
  add('max_price', criteria.maxPrice);
  add('stars', criteria.stars);
  add('rating', criteria.rating);
  add('near_airport', criteria.nearAirport && 1);
  add('room', criteria.room && 1);
  add('near', criteria.near);
  add('minutes', criteria.minutes);
  add('by', criteria.by);
  add('area', criteria.area);
  carriedParams(criteria).forEach((value, name) => add(name, value));
  add('sort', criteria.sort !== 'relevance' && criteria.sort);
  add('view', criteria.view !== 'grid' && criteria.view);
  add('page', criteria.page > 1 && criteria.page);
  add('said', criteria.said);
  add('as', criteria.asText && 'text');
  return params;
}

/** Dates and guests, which are passed on to the property page, the enquiry and the booking link. */
export function carriedParams({
  checkIn,
  checkOut,
  guests,
}: Pick<Criteria, 'checkIn' | 'checkOut' | 'guests'>) {
  const params = new URLSearchParams();
  if (checkIn) params.set('check_in', checkIn);
  if (checkOut) params.set('check_out', checkOut);
  if (guests !== defaultGuests) params.set('guests', String(guests));
  return params;
}

/** The address of a search, without default values. */
export function searchPath(criteria: Criteria): string {
  return withQuery('/search', criteriaParams(criteria));
}

/** The path with the parameters, and without a question mark when there are none. */
export function withQuery(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

const several = '|';
export const maxPlaces = 8;
export const maxTags = 5;
export const maxAmenities = 10;
const maxAlternatives = 6;

/** The single values of a value with alternatives. */
export const alternativesOf = (value: string): string[] => value.split(several).filter(Boolean);

/** One value for any of these. */
export const anyOf = (values: readonly string[]): string => values.join(several);

const isOn = (value: string | null) => ['1', 'true', 'on'].includes(value ?? '');

/**
 * The form has a list for one place (`was` is its value when the form was rendered) and checkboxes for
 * several places. The list counts once it was changed.
 */
const placesIn = (params: URLSearchParams) =>
  params.get('was') === params.get('location') && params.has('was')
    ? params.getAll('place')
    : params.getAll('location');

function placesOf(values: readonly string[]): string {
  const places = values.flatMap((value) => value.split(several)).map((place) => text(place, 80));
  if (places.some((place) => place.toLowerCase() === 'adelaide')) return '';
  return anyOf(unique(places.filter(Boolean)).slice(0, maxPlaces));
}

function amenitiesOf(values: readonly string[]): string[] {
  const groups = values.map((value) => {
    const names = value.split(several).map((name) => text(name, 60));
    return anyOf(unique(names.filter(Boolean)).slice(0, maxAlternatives));
  });
  return unique(groups.filter(Boolean)).slice(0, maxAmenities);
}

const areaForm = /^-3\d\.\d{3}_1[34]\d\.\d{3}_-3\d\.\d{3}_1[34]\d\.\d{3}$/;

/** Only in its one form, so that an area has one address. */
function areaIn(value: string | null): string {
  const [south = 0, west = 0, north = 0, east = 0] = (value ?? '').split('_').map(Number);
  return value && areaForm.test(value) && south < north && west < east ? value : '';
}

/**
 * The choice to search for the words as text applies to those words only; other words are read as a sentence
 * again.
 */
function saidOf(q: string, said: string, isText: boolean) {
  const asText = isText && q !== '' && (said === '' || said === q);
  return { said: asText ? '' : said, asText };
}

/** Cuts whole characters: half a surrogate pair would reach the browser changed and break hydration. */
function text(value: string | null, limit: number): string {
  return charactersOf(value).slice(0, limit).join('').trim();
}

/** The first words within the limit: half a word may mean another thing. A single word that is longer is cut. */
function wholeWords(value: string | null, limit: number): string {
  const characters = charactersOf(value);
  if (characters.length <= limit) return characters.join('');
  const end = characters.lastIndexOf(' ', limit);
  return text(value, end > 0 ? end : limit);
}

/** A parameter's characters, without control characters and needless spaces. */
export function charactersOf(value: string | null): string[] {
  const tidy = (value ?? '').normalize('NFC').replace(/[\p{C}\s]+/gu, ' ');
  return Array.from(tidy.trim());
}

/** Cents are left out. */
function dollars(value: string | null, counts: (value: number) => boolean): number | null {
  const amount = wholeNumber(value?.replace(/\.\d{1,2}$/, '') ?? null, 0, 1_000_000);
  return amount !== null && counts(amount) ? amount : null;
}

/** 249.99 means less than 250; other cents are left out. */
function highest(value: string | null): number | null {
  const amount = dollars(value, (whole) => whole < maxPriceBound);
  return amount !== null && value?.trim().endsWith('.99') ? amount + 0.99 : amount;
}

function wholeNumber(value: string | null, min: number, max: number): number | null {
  if (value === null || !/^\d{1,9}$/.test(value.trim())) return null;
  const number = Number(value);
  return number >= min && number <= max ? number : null;
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function stayDates(checkIn: string | null, checkOut: string | null) {
  const arrival = checkIn && isCalendarDate(checkIn) ? checkIn : null;
  const departure = checkOut && isCalendarDate(checkOut) ? checkOut : null;
  const fits = arrival === null || departure === null || departure > arrival;
  return { checkIn: arrival, checkOut: fits ? departure : null };
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}
