import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const sizes = wordList(
  'big, large, huge, small, little, spacious, roomy, nice, lovely, beautiful, gorgeous, modern, comfortable, comfy, cosy, cozy, whole, entire, full, proper, self contained, self catering, furnished, fully furnished, detached, separate, country, seaside, coastal, heritage, character, bedroom, clean, decent, stylish, older, rental',
);
/** Whoever has, builds or misses one tells of it. */
const told =
  /(^| )(like|likes|have|own|owns|build|building|buy|buying|bought|sell|selling|sold|renovating|leaving|left|my|our|their|his|her|second|for|of|make|find (him|her|it|them)|from|as|be|being|new) ((a|an|the) )?([a-z]+ )?$/;
const longestTold = 4;
const behind =
  /^(for|in|near|nr|with|w|by|at|on|that|which|sleeping|sleeps|to|under|below|close|walking|around|and|or|where|within|from|please|pls|beside|next|available|accommodating|not|over|max|up|\d+)$/;
const notBehind = wordList(
  'for the weekend away, for my dog, for our dog, for the dog, for a dog, for my cat, for our cat, for christmas, for good, for the holidays, to me, to us, from home, for lunch, for dinner, for a rest, for a nap',
);

/** 'a big home for six adults', 'home for ten': a house; 'feels like home' and 'our own home' are another. */
export function homeRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const size = longestRun(tokens, at, sizes);
  if (!/^homes?$/.test(wordAt(tokens, at + size))) return null;
  const end = at + size + 1;
  const next = wordAt(tokens, end);
  const [second, last] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  const isOf = phrases.get(keyOf([last]))?.is === 'tag' || longestRun(tokens, at - 1, sizes) > 0;
  const begins = last === '' || isBreak(last) || /^(need|want|book|rent|find|seeking|wanted)$/.test(last);
  const isSized = size > 0 || /^(a|an|whole|entire)$/.test(last) || (isOf && second !== 'no');
  const count = next === 'for' ? numberAt(tokens, end + 1) : null;
  const isCounted =
    begins &&
    count !== null &&
    !/^(nights?|days?|weeks?|months?|hours?)$/.test(wordAt(tokens, end + 1 + count.length));
  if (!isSized && !isCounted) return null;
  const isAt = phrases.get(keyOf([next]))?.is === 'place';
  if (next !== '' && !isBreak(next) && !behind.test(next) && !isAt) return null;
  if (longestRun(tokens, end, notBehind) > 0) return null;
  if (told.test(`${wordsBefore(tokens, at, longestTold)} `)) return null;
  return { length: size + 1, part: { is: 'type', type: 'villa' } };
}

const rentedThings =
  /^(cars?|bikes?|ebikes?|bicycles?|scooters?|vans?|campervans?|boats?|kayaks?|skis?|tents?|utes?|vehicles?|motorbikes?|surfboards?|caravans?|trailers?|equipment|gear|linen|assistance|free|control|increase|roll|agreement|collector|party|show|out|chairs?|tables?|buses|bus|cot|cots|golf|prams?|wheelchairs?|motorhomes?|suv|4wd|truck|jet|towels|of)$/;
const rents = wordList(
  'to rent, to rent out, for rent, want to rent, wanting to rent, looking to rent, can i rent, can we rent, where can i rent, where can we rent, rent, renting, rental, rentals, rented, up for rent',
);
const articles = ['a', 'an', 'the', 'some', 'our', 'my', 'out', 'us', 'me'];
const nearby = 4;

/** The 'rent' of 'rent a flat', 'houses for rent' and 'rental apartment'; a car or a bike is rented elsewhere. */
export function rentRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = longestRun(tokens, at, rents);
  if (length === 0) return null;
  const end = at + length;
  const around = tokens.slice(Math.max(0, at - 2), end + nearby);
  if (around.some(({ word }) => rentedThings.test(word))) return null;
  if (
    /^(weekly|monthly|weeks?|months?|my|our|the|vacation|holiday|pay|paying|high|low|cheap|less|year|years)$/.test(
      wordAt(tokens, at - 1),
    )
  )
    return null;
  const isKind = (index: number) =>
    phrases.get(keyOf([wordAt(tokens, index)]))?.is === 'type' || stays.test(wordAt(tokens, index));
  const from = end + longestRun(tokens, end, articles);
  const isAhead = [0, 1, 2, 3].some((more) => isKind(from + more));
  const isBehind = [1, 2, 3].some((less) => isKind(at - less));
  const next = wordAt(tokens, end);
  const isPlain =
    /^(in|near|around|for|by)$/.test(next) && !/^(rental|rentals|rented)$/.test(wordAt(tokens, at));
  return isAhead || isBehind || isPlain ? { length, part: { is: 'filler' } } : null;
}
const stays =
  /^(rooms?|places?|homes?|cabins?|cottages?|somewhere|something|anything|accommodation|accom|house|houses|beds?|suites?|property|properties|stay|stays|villas?)$/;

const servedKinds = wordList(
  'apartment, apartments, apt, apts, flat, flats, unit, units, studio, studios, studio apartment, place, one',
);
const served = wordList(
  'thats serviced, that is serviced, which is serviced, that are serviced, which are serviced, thats fully serviced, that is fully serviced, which is fully serviced, must be serviced, needs to be serviced, has to be serviced, being serviced',
);
const often = /^(daily|weekly|by|every|each|regularly|once|twice|fortnightly)$/;
/** "an apartment that's serviced" is one kind of stay; of one that is serviced daily it is said how often. */
export function servicedRule(tokens: readonly Token[], at: number): Match | null {
  const kind = longestRun(tokens, at, servedKinds);
  const tail = kind > 0 ? longestRun(tokens, at + kind, served) : 0;
  if (tail === 0) return null;
  const next = wordAt(tokens, at + kind + tail);
  const daily = /^(daily|weekly|regularly|fortnightly)$/.test(next) ? 1 : 0;
  if (often.test(next) && daily === 0) return null;
  return { length: kind + tail + daily, part: { is: 'type', type: 'serviced-apartment' } };
}
