import { propertyTypes } from '~/db/vocabulary';
import { isCalendarDate } from '~/lib/time/dates';

import { charactersOf, criteriaParams, longestQuery, parseCriteria, type Criteria } from './criteria';

/**
 * Names the dates that were removed from an address, a landmark, or the end of the words (`q`), so that the page at the new
 * address can show a message.
 */
export const leftOutParam = 'left_out';
const dateNames = ['check_in', 'check_out'] as const;
type DateName = (typeof dateNames)[number];

/** The dates of an address that cannot be searched for: in the past, or a check-out that is not after the check-in. */
function impossibleDates(params: URLSearchParams, today: string): DateName[] {
  const [arrival, departure] = dateNames.map((name) => dayOf(params.get(name)));
  const isOrderWrong = arrival && departure && departure <= arrival;
  return [
    ...(arrival && arrival < today ? (['check_in'] as const) : []),
    ...(departure && (departure < today || isOrderWrong) ? (['check_out'] as const) : []),
  ];
}

const dayOf = (value: string | null) => (value && isCalendarDate(value) ? value : null);

/** The query without impossible dates, which it names instead; null when it has none. `today` is Adelaide's date. */
export function withoutImpossibleDates(params: URLSearchParams, today: string): URLSearchParams | null {
  const impossible = impossibleDates(params, today);
  if (impossible.length === 0) return null;
  const possible = new URLSearchParams(params);
  possible.delete(leftOutParam);
  for (const name of impossible) {
    possible.delete(name);
    possible.append(leftOutParam, name);
  }
  return possible;
}

const nearName = 'near';

/** The query without its unknown landmark, which is named in another parameter for the message. */
export function withoutLandmark(params: URLSearchParams): URLSearchParams {
  const possible = new URLSearchParams(params);
  for (const name of [nearName, 'minutes', 'by']) possible.delete(name);
  possible.append(leftOutParam, nearName);
  return possible;
}

/** The names of what the address of a sentence leaves out: those of before, and the end of a text that is too long. */
export const leftOutOfSentence = (params: URLSearchParams): string[] => [
  ...params.getAll(leftOutParam).filter((name) => name !== 'q'),
  ...(isLong(params) ? ['q'] : []),
];

/** The query of a search that names the parts that were removed from it. */
export function paramsWithLeftOut(criteria: Criteria, leftOut: readonly string[]): URLSearchParams {
  const params = criteriaParams(criteria);
  for (const name of leftOut) params.append(leftOutParam, name);
  return params;
}

export type SearchNotes = {
  q: string | null;
  checkIn: string | null;
  checkOut: string | null;
  near: string | null;
};

/** The message beside the fields about an address that contains more than a search can do. */
export function searchNotes(params: URLSearchParams): SearchNotes {
  const leftOut = params.getAll(leftOutParam);
  const { checkIn, checkOut, near, said } = parseCriteria(params);
  const past = (what: string) => `That ${what} is in the past. Choose today or a later day.`;
  return {
    q: leftOut.includes('q') && said ? tooLong : noteOfLength(charactersOf(params.get('q')).length),
    checkIn: leftOut.includes('check_in') && !checkIn ? past('check-in') : null,
    checkOut:
      leftOut.includes('check_out') && !checkOut
        ? checkIn
          ? 'Check-out has to be after check-in.'
          : past('check-out')
        : null,
    near:
      leftOut.includes(nearName) && !near
        ? 'That landmark is not one of ours. Choose another among the filters.'
        : null,
  };
}

/** The parameters on which a search page depends, in one order: those of the search, and what it says about them. */
export function searchPageParams(query: URLSearchParams): URLSearchParams {
  const criteria = parseCriteria(query);
  const types = propertyTypes.filter((type) => criteria.types.includes(type));
  const [tags, amenities] = [criteria.tags.toSorted(), criteria.amenities.toSorted()];
  const params = paramsWithLeftOut({ ...criteria, types, tags, amenities }, namedParts(query));
  // With the character that tells whether the last word is whole.
  const kept = charactersOf(query.get('q')).slice(0, longestQuery + 1);
  if (kept.length > longestQuery) params.set('q', `${kept.join('')}…`);
  return params;
}

/**
 * The query to which the address of a search leads on; null for one that stays. Impossible dates are taken out and named. Of a
 * query that a form has sent, only what it asks for is kept.
 */
export function properQuery(params: URLSearchParams, today: string): URLSearchParams | null {
  const possible = withoutImpossibleDates(params, today);
  if (!isSentByForm(params)) return possible;
  return searchPageParams(possible ?? params);
}

/** A form without scripts sends each of its fields, and some of them are blank. */
export const isSentByForm = (params: URLSearchParams) => [...params.values()].includes('');

/** The parts of the address that the page reports as removed. */
function namedParts(query: URLSearchParams): string[] {
  if (!query.has(leftOutParam)) return [];
  const { q, checkIn, checkOut, near } = searchNotes(query);
  const named = [q === tooLong && 'q', checkIn && 'check_in', checkOut && 'check_out', near && nearName];
  return named.filter((name) => typeof name === 'string');
}

/** Characters of a search from which on the page says whether all of them were read. */
const longQuery = 100;

const tooLong = `A search takes up to ${longestQuery} characters; what came after them was not searched for.`;

/** The message about a long text of that many characters; null for a shorter one. */
function noteOfLength(length: number): string | null {
  if (length > longestQuery) return tooLong;
  return length > longQuery ? `All ${length} characters of your search were read.` : null;
}

const isLong = (params: URLSearchParams): boolean => charactersOf(params.get('q')).length > longestQuery;
