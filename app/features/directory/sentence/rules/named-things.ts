import { numberAt, isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import type { Match } from '~/features/directory/sentence/tokens/parts';

const sorts = /^(single|twin|double|queen|king|bunk|sgl|dbl)$/;
const many = /^(singles|doubles|queens|kings|bunks)$/;
const mostBeds = 20;
const endsBeds = /^(and|or|in|for|near|at|with|please|pls|not|if|but|under)?$/;

/** How many words there are beds of a sort: 'single beds', 'king size beds', 'singles'; 'single rooms' and 'Queens Road' are none. */
function bedsAt(tokens: readonly Token[], at: number): number {
  if (many.test(wordAt(tokens, at))) {
    const next = wordAt(tokens, at + 1);
    if (/^beds?$/.test(next)) return 2;
    return endsBeds.test(next) || isBreak(next) || numberAt(tokens, at + 1) ? 1 : 0;
  }
  if (!sorts.test(wordAt(tokens, at))) return 0;
  const size = /^(size|sized)$/.test(wordAt(tokens, at + 1)) ? 1 : 0;
  const isBed = /^beds?$/.test(wordAt(tokens, at + 1 + size));
  return isBed && !/^(rooms?|dorms?|apartments?|units?)$/.test(wordAt(tokens, at + 2 + size)) ? 2 + size : 0;
}

/** The 'two' of 'two single beds': a listing names the beds, and seldom how many. */
function countBefore(tokens: readonly Token[], at: number): number {
  const count = numberAt(tokens, at);
  if (!count || !Number.isInteger(count.value) || count.value > mostBeds) return 0;
  const end = at + count.length + Number(/^(x|of)$/.test(wordAt(tokens, at + count.length)));
  return bedsAt(tokens, end) > 0 ? end - at : 0;
}

/** The word before a kettle that no listing says: 'a tea kettle'. */
const beforeKettle = (tokens: readonly Token[], at: number) =>
  /^(tea|electric|hot|water|little)$/.test(wordAt(tokens, at)) && /^kettles?$/.test(wordAt(tokens, at + 1))
    ? 1
    : 0;

/** What is left out beside things that no filter has, so that the text is the shortest a listing would have. */
export function namedThingRule(tokens: readonly Token[], at: number): Match | null {
  const length = countBefore(tokens, at) || beforeKettle(tokens, at);
  return length > 0 ? { length, part: { is: 'filler' } } : null;
}

/** True where such a thing is named, of which the text is then only the name: 'we need two single beds', 'with an iron'. */
export const namesThing = (tokens: readonly Token[]) =>
  tokens.some(
    ({ word }, at) =>
      things.test(word) || (bedsAt(tokens, at) > 0 && !many.test(word)) || countBefore(tokens, at) > 0,
  );
const things = /^(kettles?|irons?)$/;

const drinks = /^(tea|coffee)$/;
/** The drinks in 'tea and coffee making facilities', where nothing else is said; null elsewhere. */
export function drinksOnly(tokens: readonly Token[]): { first: number; end: number } | null {
  const first = tokens.findIndex(({ word }) => drinks.test(word));
  const isPair = /^(and|&|or|\/)$/.test(wordAt(tokens, first + 1)) && drinks.test(wordAt(tokens, first + 2));
  const end = first + (isPair ? 3 : 1);
  const isAll =
    first >= 0 &&
    end < tokens.length &&
    tokens.slice(0, first).every(({ word }) => /^(with|room|rooms|a|the|and|in)$/.test(word)) &&
    tokens
      .slice(end)
      .every(({ word }) =>
        /^(making|maker|makers|facility|facilities|supplies|station|stuff|in|room|the|please)$/.test(word),
      );
  return isAll ? { first, end } : null;
}
