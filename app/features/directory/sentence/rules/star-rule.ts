import { ratingChoices, starChoices } from '~/features/directory/criteria/criteria';

import { beginsMoney } from '~/features/directory/sentence/tokens/currency';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Amount,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { otherUnits } from '~/features/directory/sentence/words/price-words';
import { negationsAfter, tooMuch } from '~/features/directory/sentence/words/negation-words';
import { guestSources, ratingNames as named } from '~/features/directory/sentence/words/said/rating-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

const star = wordList(
  `star, stars, *, str, star rating, star rated, sterne, estrellas, etoiles, stelle, star or`,
);
const orMore = wordList(`
  or better, or more, or above, or higher, or up, and up, and above, and better, plus, +, minimum, min, and over,
  or over, at least, and higher, upwards
`);
/** 'more than 3 stars' are four. */
const moreThan = ['over', 'above', 'better than', 'more than', 'higher than', 'greater than', '>'];
const atLeast = [
  'more than',
  'higher than',
  'greater than',
  'at least',
  'minimum',
  'min',
  'minimum of',
  'over',
  'above',
  'better than',
  'from',
  ...['no', 'not', 'nothing'].map((no) => `${no} fewer than`),
  'no less than',
  '>',
  '>=',
  ...['nothing', 'not', 'no', 'never', 'dont want anything', 'dont show me anything', 'dont want'].flatMap(
    (not) => ['under', 'below', 'less than', 'lower than'].map((less) => `${not} ${less}`),
  ),
];
const atMost = wordList(`
  under, below, less than, fewer than, lower than, worse than, up to, max, maximum, maximal, at most, no more than, not more than, exactly, only, not over
`);

/** '4 stars at most'. */
const mostBehind = ['max', 'maximum', 'maximal', 'at most', 'or less', 'or lower', 'or under', 'and under'];

const starNames = wordList(`
  star rating of, star ratings of, star rating is, star rating :, star rating, star of, stars of, stars :, hotel star rating of, stars rating of
`);

/** 'a star rating of 4', 'star rating at least 4'. */
function namedStars(tokens: readonly Token[], at: number): Match | null {
  const name = longestRun(tokens, at, starNames);
  const lead = name > 0 ? longestRun(tokens, at + name, atLeast) : 0;
  const most = name > 0 ? longestRun(tokens, at + name, atMost) : 0;
  const start = at + name + Math.max(lead, most);
  const count = name > 0 ? numberAt(tokens, start) : null;
  if (!count || count.value > 5) return null;
  const end = start + count.length;
  const more = longestRun(tokens, end, orMore);
  const length = end + more - at;
  const stars = whole(count.value, lead + more > 0);
  return isChoiceOf(stars) && most === 0
    ? { length, part: { is: 'stars', stars } }
    : unfiltered(length, 'stars');
}

/** '4 star', '4-5 stars', '4+ star or better', '★★★★': a minimum, which the filter has for 3 to 5. */
export const starRule: Rule = (tokens, at) => {
  const byName = namedStars(tokens, at);
  if (byName) return byName;
  const max = longestRun(tokens, at, atMost);
  const isBetween = wordAt(tokens, at) === 'between';
  const least = isBetween ? 1 : leastLength(tokens, at);
  const start = at + Math.max(max, least);
  const found = signs(tokens, start) ?? counted(tokens, start);
  if (!found) return null;
  const end = start + found.length;
  const more = longestRun(tokens, end, orMore);
  // '4 stars and up to $300' has no more stars.
  const length = end + (wordAt(tokens, end + more) === 'to' ? 0 : more) - at;
  const isMore = Number.isInteger(found.low) && longestRun(tokens, at, moreThan) > 0;
  const isLeast = (least > 0 && !isBetween) || isLeastBehind(tokens, start, end);
  const low = whole(found.low, isLeast) + Number(isMore);
  const isChoice = isChoiceOf(low);
  const most = more > 0 ? 0 : longestRun(tokens, end, mostBehind);
  // '3* max $170'.
  const late = beginsMoney(tokens, end + most) ? 0 : most;
  const refused = max > 0 && lessThan.test(wordAt(tokens, at)) ? longestRun(tokens, end, refusals) : 0;
  if (refused > 0 && isChoiceOf(found.low))
    return { length: end + refused - at, part: { is: 'stars', stars: found.low } };
  if (max + late > 0) return unfiltered(length + late, 'stars');
  return isChoice ? { length, part: { is: 'stars', stars: low } } : unfiltered(length, 'stars');
};

/** Stays have whole stars. 'at least 3.5 stars' are four; '4.5 stars' lose nothing of what is wanted with four. */
const whole = (stars: number, isLeast: boolean) => (isLeast ? Math.ceil(stars) : Math.floor(stars));

/** '4.5+ stars', '4.5 stars or better', '4.5 star hotel or better'. */
const isLeastBehind = (tokens: readonly Token[], start: number, end: number) =>
  tokens.slice(start, end).some(({ word }) => word === '+') ||
  [0, 1].some((words) => longestRun(tokens, end + words, orMore) > 0);

const isChoiceOf = (stars: number) => starChoices.some((choice) => choice === stars);
/** 'less than 4 stars is not ok' asks for four. */
const lessThan = /^(less|fewer|under|below|lower|worse)$/;
const refusals = negationsAfter.concat(
  tooMuch,
  ['i', 'we'].flatMap((who) =>
    ['dont', 'wont', 'cant', 'wouldnt'].flatMap((not) =>
      ['take', 'want', 'like', 'need', 'accept', 'book', 'consider', 'stay in'].map(
        (verb) => `${who} ${not} ${verb}`,
      ),
    ),
  ),
);

type Stars = { low: number; high: number; length: number };

function signs(tokens: readonly Token[], at: number): Stars | null {
  let length = 0;
  while (wordAt(tokens, at + length) === '*') length += 1;
  return length > 0 ? { low: length, high: length, length } : null;
}

/** '5 stars or at least 4', '4 stars or 3'. */
function orLess(tokens: readonly Token[], at: number): { low: number; length: number } {
  const joint = longestRun(tokens, at, ['or', 'or at least', 'or minimum', ', or at least']);
  const count = joint > 0 ? numberAt(tokens, at + joint) : null;
  const end = at + joint + (count?.length ?? 0);
  const isStars = count && count.value >= 3 && count.value < 5 && isBreak(tokens[end]?.word ?? ',');
  return isStars ? { low: count.value, length: end - at } : { low: Infinity, length: 0 };
}

const halves = ['and a half', 'and half', '1 / 2', 'and 1 / 2', 'n a half'];
/** The number there, and of '4 and a half' or '4 1/2' the half as well. */
function withHalf(tokens: readonly Token[], at: number): Amount | null {
  const count = numberAt(tokens, at);
  const half = count ? longestRun(tokens, at + count.length, halves) : 0;
  return count && half > 0 ? { value: count.value + 1 / 2, length: count.length + half } : count;
}

function counted(tokens: readonly Token[], at: number): Stars | null {
  const low = withHalf(tokens, at);
  if (!low || low.value > 5) return null;
  let end = at + low.length;
  const joint = longestRun(
    tokens,
    end,
    wordAt(tokens, at - 1) === 'between' ? ['and', '-'] : ['-', 'to', 'or'],
  );
  const high = joint > 0 ? numberAt(tokens, end + joint) : null;
  if (high && high.value <= 5) end += joint + high.length;
  const plus = wordAt(tokens, end) === '+' ? 1 : 0;
  // '3 -star'.
  const dash = !high && plus === 0 && wordAt(tokens, end) === '-' ? 1 : 0;
  const unit = dash + longestRun(tokens, end + plus + dash, star.slice(0, -1));
  const drawn =
    unit > dash && wordAt(tokens, end + plus + dash) === '*'
      ? (signs(tokens, end + plus + dash)?.length ?? 1) - 1
      : 0;
  const top = high && high.value <= 5 ? high.value : low.value;
  const after = end + plus + unit + drawn;
  if (unit > dash) {
    const other = orLess(tokens, after);
    return { low: Math.min(low.value, other.low), high: top, length: after + other.length - at };
  }
  // '4+' by itself counts stars too.
  const next = wordAt(tokens, end + plus);
  const isAlone =
    plus > 0 &&
    !high &&
    Number.isInteger(low.value) &&
    (next === '' || isBreak(next) || /^(hotels?|motels?|resorts?)$/.test(next));
  return isAlone ? { low: low.value, high: low.value, length: end + plus - at } : null;
}

const ratingLeads = [
  ...atLeast,
  ...['of', 'at', 'is', 'should be', 'must be', 'has to be'].flatMap((verb) => [verb, `${verb} at least`]),
];
const sources = ['on reviews', 'in reviews', 'by guests', 'from guests', 'reviews'];
const scales = wordList(
  `/ 5, out of 5, / 10, out of 10, out of five, out of ten, stars, star, points, point`,
);

/** 'not less than', and the same before an article: 'not less than a 4.5 rating'; 'not' alone still refuses. */
function leastLength(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, atLeast);
  return lead > 0 && wordAt(tokens, at + lead) === 'a' ? lead + 1 : lead;
}

/** 'rated 4 or better', 'guest rating above 8/10', '4.5+ rating'. */
export const ratingRule: Rule = (tokens, at) => {
  const name = longestRun(tokens, at, named);
  // 'guest ratings, 4 and above'.
  const comma = name > 0 && wordAt(tokens, at + name) === ',' && moreBehind(tokens, at + name + 1) ? 1 : 0;
  const from = at + name + comma;
  const start = name > 0 ? from + longestRun(tokens, from, ratingLeads) : at + leastLength(tokens, at);
  const amount = withHalf(tokens, start);
  if (!amount) return outOf(tokens, at);
  if (amount.value > 10) return null;
  let end = start + amount.length;
  end += longestRun(tokens, end, orMore);
  const scale = tokens[end] ? longestRun(tokens, end, scales) : 0;
  const isTen = amount.value > 5 || /^(10|ten)$/.test(wordAt(tokens, end + scale - 1));
  if (name > 0) end += scale;
  end += longestRun(tokens, end, orMore);
  const late =
    name > 0
      ? longestRun(tokens, end, sources)
      : sourceOf(tokens, end, scale) || lateName(tokens, end, scale);
  if (name === 0 && late === 0) return outOf(tokens, at) ?? bareDecimal(tokens, at);
  const more = late > 0 ? longestRun(tokens, end + late, orMore) : 0;
  return ratingOf(isTen ? amount.value / 2 : amount.value, end + late + more - at);
};

/** 'at least 8 out of 10', '4/5 or better'; but '4/5' may be a day. */
function outOf(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, atLeast);
  const amount = numberAt(tokens, at + lead);
  const early = at + lead + (amount?.length ?? 0);
  const plus = wordAt(tokens, early) === '+' ? 1 : 0;
  const scale = amount && amount.value <= 10 ? longestRun(tokens, early + plus, shortScales) : 0;
  if (!amount || scale === 0) return null;
  const end = early + plus + scale;
  const more = longestRun(tokens, end, orMore);
  const isDay = wordAt(tokens, early + plus) === '/' && (lead === 0 || wordAt(tokens, at) === 'from');
  if (isDay && more + plus === 0) return null;
  const arePoints = wordAt(tokens, end - 1) === 'points';
  // 'Four Points' is a name.
  if (arePoints && lead + plus + more === 0 && Number.isInteger(amount.value)) return null;
  const isTen = /^(10|ten)$/.test(wordAt(tokens, end - 1)) || (arePoints && amount.value > 5);
  if (!isTen && amount.value > 5) return null;
  const name = longestRun(tokens, end + more, named);
  // '3 out of 5 nights'.
  if (name === 0 && otherUnits.test(wordAt(tokens, end))) return null;
  return ratingOf(isTen ? amount.value / 2 : amount.value, end + more + name - at);
}
const shortScales = ['/ 5', 'out of 5', '/ 10', 'out of 10', 'out of five', 'out of ten', 'points'];

/** 'hotels, 8.5 and up': no star and no guest has such a number. */
function bareDecimal(tokens: readonly Token[], at: number): Match | null {
  const amount = /^\d\.\d$/.test(wordAt(tokens, at)) ? numberAt(tokens, at) : null;
  const more = amount ? longestRun(tokens, at + 1, orMore) : 0;
  const next = wordAt(tokens, at + 1 + more);
  const isAlone =
    next === '' || isBreak(next) || /^(hotels?|motels?|resorts?|only|please|and|in)$/.test(next);
  if (!amount || more === 0 || !isAlone || amount.value < 3) return null;
  return ratingOf(amount.value > 5 ? amount.value / 2 : amount.value, 1 + more);
}

const moreBehind = (tokens: readonly Token[], at: number) => {
  const count = numberAt(tokens, at);
  return count !== null && longestRun(tokens, at + count.length, orMore) > 0;
};

/** '4.5 rating', '5 star reviews'. */
function lateName(tokens: readonly Token[], end: number, scale: number): number {
  const name = longestRun(tokens, end + scale, named);
  return name > 0 ? scale + name : 0;
}

/** '4.5 stars from guests'. */
function sourceOf(tokens: readonly Token[], end: number, scale: number): number {
  // '4.5 star rating or better by guests'.
  const name = scale > 0 && wordAt(tokens, end + scale) === 'rating' ? 1 : 0;
  const more = scale > 0 ? longestRun(tokens, end + scale + name, orMore) : 0;
  const from = end + scale + name + more;
  const source = scale > 0 ? longestRun(tokens, from, guestSources) : 0;
  return source > 0 ? from + source + longestRun(tokens, from + source, orMore) - end : 0;
}

/** The lowest rating the filter has that is no lower: '4.2' is 4.5. */
function ratingOf(rating: number, length: number): Match {
  const choice =
    rating > leastRating ? ratingChoices.toSorted((a, b) => a - b).find((each) => each >= rating) : undefined;
  return choice ? { length, part: { is: 'rating', rating: choice } } : unfiltered(length, 'stars');
}
const leastRating = 2;
