import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isRun,
  longestRun,
  numberAt,
  upperAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { tomorrows, tonights, weekdayAt } from './weekday';

const spans: [RegExp, number][] = [
  [/^(nights?|nachte|nacht|nites?|nits|nigts?|nihts?|nughts|nts?|nghts?|nigths?|noches|nuits?|notti)$/, 1],
  [/^(weeks?|wks?)$/, 7],
  [/^fortnights?$/, 14],
];
const longestStay = 60;
const week = 7;
const longStay = 21;

const atLeast = wordList(
  'x, minimum stay, minimum stay of, minimum, minimum of, min, at least, max, maximum, no fewer than, not fewer than, no less than, not less than',
);

/** 'three times a week' is no stay of a week. */
const howOften = ['once', 'twice', 'times', 'x', 'hours', 'shifts', 'sessions', 'trips'].flatMap((what) =>
  ['a week', 'per week', 'each week', 'every week', 'a fortnight', 'a night'].map((per) => `${what} ${per}`),
);

/** '3 nights', 'for a week', 'minimum stay 2 nights'. */
export function nights(tokens: readonly Token[], at: number): Match | null {
  const often = longestRun(tokens, at, howOften);
  if (often > 0) return unfiltered(often, 'dates');
  const lead = longestRun(tokens, at, atLeast);
  const long = longAt(tokens, at) ?? dayStay(tokens, at);
  if (long) return long;
  const counted = nightsAt(tokens, at + lead) ?? overnightAt(tokens, at + lead) ?? daysAt(tokens, at + lead);
  return counted && { ...counted, length: lead + counted.length };
}

/** 'a week-long stay', '2 week long holiday from 3 Jan', but no 'week-long conference'. */
function longAt(tokens: readonly Token[], at: number): Match | null {
  const article = wordAt(tokens, at) === 'a' ? 1 : 0;
  const count = article > 0 ? null : numberAt(tokens, at);
  const unitAt = at + article + (count?.length ?? 0);
  const isOne = wordAt(tokens, unitAt) === 'weeklong';
  const unit = isOne ? week : spans.find(([word]) => word.test(wordAt(tokens, unitAt)))?.[1];
  const isMonth = /^months?$/.test(wordAt(tokens, unitAt));
  const end = unitAt + (isOne ? 1 : 2);
  if ((!unit && !isMonth) || (!isOne && wordAt(tokens, unitAt + 1) !== 'long')) return null;
  if (!stays.test(wordAt(tokens, end))) return null;
  const total = unit ? (count?.value ?? 1) * unit : 0;
  // The 'long stay' of 'month long stay' is a wish of its own.
  if (isMonth && /^stays?$/.test(wordAt(tokens, end))) return unfiltered(unitAt + 1 - at, 'dates');
  if (!Number.isInteger(total) || total < 1 || total > longestStay) return unfiltered(end + 1 - at, 'dates');
  return { length: end + 1 - at, part: { is: 'nights', nights: total } };
}
/** 'a five day stay' is as many nights; '5-day trip' is four to one and five to another, but one of a week or more is counted as it is said. */
function dayStay(tokens: readonly Token[], at: number): Match | null {
  const article = /^(a|an|our|my)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const count = numberAt(tokens, at + article);
  const unitAt = at + article + (count?.length ?? 0);
  const end = unitAt + 1 + Number(wordAt(tokens, unitAt + 1) === 'long');
  if (!count || !/^days?$/.test(wordAt(tokens, unitAt)) || !stays.test(wordAt(tokens, end))) return null;
  const isCounted = /^(stays?|let|rental|booking)$/.test(wordAt(tokens, end)) || count.value >= week;
  // 'a one day trip', 'a 3 day trip to the Barossa' from the stay.
  const isNights =
    isCounted && Number.isInteger(count.value) && count.value > 1 && count.value <= longestStay;
  return isNights
    ? { length: end + 1 - at, part: { is: 'nights', nights: count.value } }
    : unfiltered(end + 1 - at, 'dates');
}
const stays = /^(stays?|visit|holiday|vacation|trip|break|getaway|booking|let|rental)$/;

/** Words that lead from a number of days to the first of them: '10 days starting from 8 Feb'. */
export const daysFrom = [
  'from',
  'starting',
  'starting from',
  'starting on',
  'beginning',
  'commencing',
  'as of',
].flatMap((lead) => [lead, `${lead} the`]);
const isDate = (tokens: readonly Token[], at: number) =>
  monthOf(wordAt(tokens, at)) > 0 ||
  (/^\d{1,2}$/.test(wordAt(tokens, at)) &&
    (/^(st|nd|rd|th|\/)$/.test(wordAt(tokens, at + 1)) || monthOf(wordAt(tokens, at + 1)) > 0));

/** The last word of '3 January', 'Jan 3', 'the 3rd', '3 Jan 2027'. */
const endsDate = (tokens: readonly Token[], at: number) =>
  monthOf(wordAt(tokens, at)) > 0 ||
  /^(st|nd|rd|th|20\d\d)$/.test(wordAt(tokens, at)) ||
  (/^\d{1,2}$/.test(wordAt(tokens, at)) && monthOf(wordAt(tokens, at - 1)) > 0);

const wholeMonths = wordList('a month, a whole month, a full month, the month, the whole month');

/** '7 days' are six nights to one and seven to another, but a week's let or more from a day is counted as it is said. */
function daysAt(tokens: readonly Token[], at: number): Match | null {
  // 'for a month', but 'once a month' and '500 a month'.
  const month = wordAt(tokens, at - 1) === 'for' ? longestRun(tokens, at, wholeMonths) : 0;
  if (month > 0 && wordAt(tokens, at + month) !== 'old') return unfiltered(month, 'dates');
  const count = upperAt(tokens, at);
  const end = at + (count?.length ?? 0);
  const isMonth = /^months?$/.test(wordAt(tokens, end)) && wordAt(tokens, end + 1) !== 'old';
  if (count && isMonth && isAge(tokens, at, count.value))
    return { length: end + 1 - at, part: { is: 'filler' } };
  if (count && isMonth) return unfiltered(end + 1 - at, 'dates');
  // 'five day from the 2nd', as it is said abroad.
  const areDays =
    wordAt(tokens, end) === 'days' || (wordAt(tokens, end) === 'day' && wordAt(tokens, end + 1) === 'from');
  const isOpening = !areDays || longestRun(tokens, end + 1, ['a week', 'per week']) > 0;
  if (!count || isOpening) return null;
  const lead = longestRun(tokens, end + 1, daysFrom);
  // '28 days from 3 Jan', 'from 3 Jan for 28 days'.
  const isDated =
    lead > 0 ? isDate(tokens, end + 1 + lead) : wordAt(tokens, at - 1) === 'for' && endsDate(tokens, at - 2);
  const isLet = isDated && count.value >= week && count.value <= longestStay;
  if (isLet) return { length: end + 1 - at, part: { is: 'nights', nights: count.value } };
  return unfiltered(end + 1 - at, 'dates');
}

const littleOne = /(^| )(baby|bub|bubs|infant|newborn|toddler)( (of|is|aged|,|\())?$/;
/** 'a baby of 8 months', 'a cot, 2+1 (18 months)'. */
const isAge = (tokens: readonly Token[], at: number, months: number) =>
  months <= oldestInMonths &&
  (littleOne.test(wordsBefore(tokens, at, 2)) || /^[+\d]+ \d+ \($/.test(wordsBefore(tokens, at, 3)));
const oldestInMonths = 36;

const overnights = wordList(
  'just for the night, just the night, only for the night, just the one night, for the one night, overnight stay, an overnight stay, stay overnight, overnighter, an overnighter, overnight stop, an overnight stop, overnight stopover, an overnight stopover, overnight layover, overnight accommodation, overnight accomodation',
);
/** 'an overnight flight' is no night of a stay. */
const otherNights =
  /^(flights?|bus|buses|train|trains|ferry|coach|parking|park|bags?|care|carer|shifts?|shuttle|security|staff|reception|desk|oats|nurse|sitter|minding|boarding|hikes?|hiking|walk|trek|cruise|delivery|fees?|success|drive)$/;

const notOfStay =
  /^(charge|charges|charging|ev|evs|car|cars|tesla|parking|park|parked|it|leave|store|bags?|dogs?|pets?|noise|open|staffed|stored|closed|batteries|phone)$/;

/** 'overnight' is one night, unless something else is overnight: 'charging overnight'. */
function overnightAt(tokens: readonly Token[], at: number): Match | null {
  const next = wordAt(tokens, at + 1);
  if (wordAt(tokens, at) !== 'overnight' || tokens.length === 1) return null;
  if (notOfStay.test(wordAt(tokens, at - 1)) || /^(park(ing)?|before)$/.test(next))
    return { length: 1, part: { is: 'filler' } };
  return otherNights.test(next) ? null : { length: 1, part: { is: 'nights', nights: 1, isVague: true } };
}

/** '5 December for the night', 'a night on Saturday': one beside its day; 'a room for the night' and '$150 a night' are none. */
function nightOfDay(tokens: readonly Token[], at: number): number {
  const behind = longestRun(tokens, at, ['for the night', 'for the one night', 'for a single night']);
  const isBehind = endsDate(tokens, at - 1) || weekdayAt(tokens, at - 1, anyDay) !== null;
  if (behind > 0) return isBehind && wordAt(tokens, at + behind) !== 'of' ? behind : 0;
  if (wordsBefore(tokens, at + 3, 3) !== 'a night on' || perNight.test(wordAt(tokens, at - 1))) return 0;
  const day = at + 3 + Number(wordAt(tokens, at + 3) === 'the');
  return weekdayAt(tokens, day, anyDay) !== null || isDate(tokens, day) ? 3 : 0;
}
const perNight = /^(\d.*|dollars?|bucks|aud|each|rooms?|person|hundred|fifty|is|cost|costs)$/;

function nightsAt(tokens: readonly Token[], at: number): Match | null {
  const ofDay = nightOfDay(tokens, at);
  if (ofDay > 0) return { length: ofDay, part: { is: 'nights', nights: 1, isVague: true } };
  const overnight = longestRun(tokens, at, overnights);
  if (overnight > 0) return { length: overnight, part: { is: 'nights', nights: 1, isVague: true } };
  return countedNights(tokens, at);
}

function countedNights(tokens: readonly Token[], at: number): Match | null {
  const isOne = isRun(tokens, at, 'a') > 0 || isRun(tokens, at, 'one') > 0 || isRun(tokens, at, 'single') > 0;
  const two = longestRun(tokens, at, [
    'a couple of nights',
    'couple of nights',
    'couple nights',
    'a couple nights',
    'due notti',
  ]);
  if (two > 0) return { length: two, part: { is: 'nights', nights: 2 } };
  const isBare = wordAt(tokens, at) === 'fortnight';
  const count = isBare ? { value: 1, length: 0 } : isOne ? { value: 1, length: 1 } : upperAt(tokens, at);
  const unitAt = at + (count?.length ?? 0);
  const word = wordAt(tokens, unitAt);
  // '3n', but not '3 n'.
  const isN = word === 'n' && tokens[unitAt]?.start === tokens[unitAt - 1]?.end;
  const isShort = isN || areSleeps(tokens, unitAt);
  const unit = spans.find(([pattern]) => pattern.test(isShort ? 'night' : word));
  if (!count || !unit || (isRun(tokens, at, 'a night') > 0 && wordAt(tokens, at - 1) !== 'for')) return null;
  const length = count.length + 1 + sumLength(tokens, unitAt, count.value);
  // '2 weeks on, 1 week off' is how somebody works.
  const roster = rosterAt(tokens, at + length);
  if (roster > 0) return unfiltered(length + roster, 'dates');
  // 'a week from Friday' is a stay to one and a day to another.
  const from =
    wordAt(tokens, at + length) === 'from' && unit[1] >= week ? dayWordAt(tokens, at + length + 1) : 0;
  const isDated = /^(\d|the$)/.test(wordAt(tokens, at + length + 1 + from));
  if (from > 0 && !isDated && !/^(for|of|stay|staying)$/.test(wordAt(tokens, at - 1)))
    return unfiltered(length + 1 + from, 'dates');
  const total = count.value * unit[1];
  if (!Number.isInteger(total) || total < 1 || total > longestStay) return unfiltered(length, 'dates');
  return { length, part: { is: 'nights', nights: total } };
}

const sums = ['stay', 'in total', 'total', 'altogether', 'minimum', 'minimum stay', 'min'];
/** How many words behind '2 nights' belong to it; the 'stay' of '3 week stay' asks for a long one. */
function sumLength(tokens: readonly Token[], unitAt: number, count: number): number {
  const length = longestRun(tokens, unitAt + 1, sums);
  const isLong = /^(weeks?|wks?)$/.test(wordAt(tokens, unitAt)) && count * week >= longStay;
  return isLong && length === 1 && wordAt(tokens, unitAt + 1) === 'stay' ? 0 : length;
}

/** '4 sleeps from Boxing Day' are nights, while 'unit 4 sleeps six' holds as many. */
const areSleeps = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'sleeps' && !numberAt(tokens, at + 1) && !holdsMany.test(wordAt(tokens, at + 1));
const holdsMany =
  /^(up|upto|at|max|maximum|min|minimum|about|around|over|more|many|all|everyone|us|comfortably|:|-|a|one)$/;

/** How many words there say that as many nights are worked, and others free. */
function rosterAt(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) !== 'on') return 0;
  const sign = /^(,|\/|and)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const count = numberAt(tokens, at + 1 + sign);
  const end = at + 1 + sign + (count?.length ?? 0);
  const unit = spans.some(([word]) => word.test(wordAt(tokens, end))) ? 1 : 0;
  return count && wordAt(tokens, end + unit) === 'off' ? end + unit + 1 - at : 0;
}

/** How many words there are a day by its name in the week: 'Friday', 'this Friday', 'tomorrow'. */
const dayWordAt = (tokens: readonly Token[], at: number): number =>
  longestRun(tokens, at, nearDays) || (weekdayAt(tokens, at, anyDay)?.length ?? 0);
const nearDays = [...tonights, ...tomorrows, 'now'];
const anyDay = '2026-01-01';
