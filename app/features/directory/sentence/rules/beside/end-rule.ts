import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { placeNames } from '~/features/directory/sentence/words/kind-words';

export const lastOfPlaces = new Set(placeNames.map((name) => name.split(' ').at(-1) ?? ''));
/** 'the East End' is a name. */
const named = /^(east|west|north|south|city)$/;
/** What has ends, one of which is named: 'the hutt street end'. */
const parts =
  /^(mall|street|st|road|rd|beach|terrace|tce|square|sq|market|markets|parade|pde|jetty|oval|zoo|park|parklands|bay|hills|avenue|ave|lane|river|marina|station|airport|casino|uni|university|hospital|gardens?|seaside|ocean|esplanade)$/;
/** Behind the end of a street; 'the beach end house' may be a name. */
const goesOn = /^(please|pls|with|under|for|near|not|and|or|if|max|from|on|at|in|preferably|ideally|of)$/;
const ofTown = ['of town', 'of the street', 'of the beach', 'of it', 'of things'];

/** 'hotel at the Rundle Mall end': where it is, and no word that a stay has to have. */
export const endRule: Rule = (tokens, at) => {
  const before = wordAt(tokens, at - 1);
  if (wordAt(tokens, at) !== 'end' || named.test(before)) return null;
  if (!(parts.test(before) || lastOfPlaces.has(before))) return null;
  const length = 1 + longestRun(tokens, at + 1, ofTown);
  const next = wordAt(tokens, at + length);
  const isEnd = next === '' || isBreak(next) || goesOn.test(next);
  return isEnd ? { length, part: { is: 'filler' } } : null;
};
