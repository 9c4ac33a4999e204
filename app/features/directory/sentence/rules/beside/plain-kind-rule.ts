import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const vague =
  /^(big|bigger|large|larger|small|smaller|simple|basic|decent|proper|lovely|beautiful|gorgeous|comfortable|comfy|nice|good|great|perfect|amazing|awesome|spacious|roomy|huge|massive|little|tiny)$/;
/** Any stay may be called so: 'a fancy hotel', but 'we fancy a hotel'. */
const showy =
  /^(fancy|flash|swanky|swish|schmick|snazzy|smart|elegant|stylish|classy|hip|trendy|funky|chic|groovy|edgy|hipster)$/;
/** 'something hip', 'somewhere fancy in the city'. */
const unnamed = /^(something|somewhere|anything|anywhere)$/;
const behindShowy = /^(and|in|near|for|at|with|but|or|on|by|under|please)?$/;
/** A 'cool room' keeps food. */
const isShowy = (word: string, next: string) =>
  (showy.test(word) &&
    (stays.test(next) ||
      /^(boutique|hostels?|units?|guesthouses?|accommodation|accom|spots?)$/.test(next))) ||
  (word === 'wine' && /^resorts?$/.test(next)) ||
  (word === 'cool' && stays.test(next) && !/^rooms?$/.test(next));
const stays =
  /^(hotels?|motels?|apartments?|resorts?|villas?|houses?|places?|rooms?|stays?|b|bnbs?|cottages?|digs)$/;
/** Kinds that no filter has, so that they stay text. */
const kinds =
  /^(cottages?|cabins?|chalets?|shacks?|farmhouses?|bungalows?|townhouses?|homesteads?|farmstays?|campsites?|hideaways?|tents?|pubs?|retreats?|caravans?|granny|lodges?|loft|lofts)$/;

/** 'a lovely little cottage' is a cottage: no listing has to call it lovely. Names are read before. */
export const plainKindRule: Rule = (tokens, at): Match | null => {
  if (isShowy(wordAt(tokens, at), wordAt(tokens, at + 1))) return { length: 1, part: { is: 'filler' } };
  const isOfNone =
    showy.test(wordAt(tokens, at)) &&
    unnamed.test(wordAt(tokens, at - 1)) &&
    endsShowy(wordAt(tokens, at + 1));
  if (isOfNone || isShown(tokens, at)) return { length: 1, part: { is: 'filler' } };
  let end = at;
  while (end < at + mostVague && vague.test(wordAt(tokens, end))) end += 1;
  return end > at && kinds.test(wordAt(tokens, end)) ? { length: end - at, part: { is: 'filler' } } : null;
};
const endsShowy = (next: string) => behindShowy.test(next) || isBreak(next);
const mostVague = 3;

const lodgings =
  /^(hotels?|motels?|hostels?|apartments?|resorts?|villas?|houses?|places?|rooms?|stays?|bnbs?|cottages?|cabins?|units?|accommodations?|accom|properties|options|results|everything|anything)$/;
/** The 'show' of 'show motels in Unley' at the beginning; a 'show day' and 'show tickets' are of something that is on. */
function isShown(tokens: readonly Token[], at: number): boolean {
  if (!/^(show|display)$/.test(wordAt(tokens, at))) return false;
  const isFirst =
    at === 0 || /^(please|pls|plz|kindly|just|only|now|you|to|so|then|,)$/.test(wordAt(tokens, at - 1));
  const next = wordAt(tokens, at + 1);
  if (!isFirst || ofShows.test(next)) return false;
  return [1, 2, 3, 4].some((far) => lodgings.test(wordAt(tokens, at + far)));
}
const ofShows =
  /^(tickets?|grounds?|days?|jump(ing|ers?)|horses?|ring|times?|homes?|off|season|week|weekend|bags?|is|at|in|and|near|on|,)$/;
