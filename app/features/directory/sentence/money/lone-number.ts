import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';
import { otherUnits } from '~/features/directory/sentence/words/price-words';

const least = 60;
const most = 999;
/** What numbers something else. */
const numbered =
  /^(room|units?|for|no|number|lots?|flats?|level|floor|highway|route|bus|tram|train|flight|from|sleeps|to|near|and|or|at|in|on|of|by|postcode|door|code|ref|gate|box|version|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|than|over|under|the|x|km|m|turning|turns|turned|im|am|is|was|are|be|aged?|years|size|sized|top|[-+/:.($€£¥#*]|\d.*)$/;
/** What is for so many, or of that number: 'conference for 200', 'QF 640'. */
const events =
  /^(weddings?|conferences?|part(y|ies)|events?|functions?|receptions?|venues?|groups?|dinners?|lunch|teams?|meetings?|seminars?|workshops?|space|seating|school|qf|va|jq|rex|flight|bay|hall|capacity)$/;
const budgets =
  /(^| )(budget|cheap)( (hotel|motel|hostel|room|stay|apartment|accommodation|bnb|unit|single|double|twin|cabin))+$/;
const longestBudget = 3;
/** People before a number that may be their age: 'mum 85, dad 88'. */
const people =
  /(^| )(mum|mom|dad|mother|father|nan|nana|nanna|gran|granny|grandma|grandpa|grandad|pop|parents?|aunty?|auntie|uncle|wife|husband|he|she|i|im|hes|shes|birthday|turning|elderly|lady|man|woman|age|ages|aged|both|old|oldest)( |$)/;
const homes = /^(apartments?|apts?|suites?|studios?|villas?|cabins?|cottages?|house|townhouse)$/;
const oldest = 105;
const longestPeople = 6;

/** '5 nights, 2 guests, 180': a number at the end of a part that can only be a price, though nobody knows which. */
export const loneNumberRule: Rule = (tokens, at) => {
  const lead = wordAt(tokens, at) === 'for' ? 1 : 0;
  const count = /^\d/.test(wordAt(tokens, at + lead)) ? numberAt(tokens, at + lead) : null;
  if (!count || !isSum(count.value) || tokens.length === lead + count.length) return null;
  if (isOfWord(tokens, at)) return null;
  const end = at + lead + count.length;
  if (count.value < oldest && people.test(wordsBefore(tokens, at, longestPeople))) return null;
  // 'Adelaide 500' is a race.
  if (count.value === 500 && /^(adelaide|clipsal|supercars)$/.test(wordAt(tokens, at - 1))) return null;
  // 'apartment 101', and 'for 65', who are people.
  const isOther =
    (count.value % 5 !== 0 && homes.test(wordAt(tokens, at - 1))) || (lead > 0 && count.value < 100);
  const isLast =
    !isOther &&
    (isEnd(tokens, end) || /^rates?$/.test(wordAt(tokens, at - 1))) &&
    !numbered.test(wordAt(tokens, at - 1)) &&
    !events.test(wordAt(tokens, at - 1)) &&
    !otherUnits.test(wordAt(tokens, end));
  if (!isLast) return null;
  // 'budget motel 90'.
  return budgets.test(wordsBefore(tokens, at, longestBudget))
    ? { length: end - at, part: { is: 'price', min: null, max: count.value } }
    : unfiltered(end - at, 'amount');
};

/** 'xd800' is a word of its own. */
const isOfWord = (tokens: readonly Token[], at: number) =>
  isLetters(wordAt(tokens, at - 1)) && tokens[at - 1]?.end === tokens[at]?.start;

const isSum = (value: number) => Number.isInteger(value) && value >= least && value <= most;
/** Of a part of the text; '180 - 200' and '180: ...' go on. */
const isEnd = (tokens: readonly Token[], at: number) => {
  const next = wordAt(tokens, at);
  return (
    next === '' ||
    (/^(inc|incl|including|plus|ex|excl)$/.test(next) && wordAt(tokens, at + 1) === 'gst') ||
    (isBreak(next) && !/^[-:(]$/.test(next)) ||
    /^(please|thanks|thx|each|ea)$/.test(next)
  );
};
