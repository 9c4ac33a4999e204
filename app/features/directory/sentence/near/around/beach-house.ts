import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { nearMinutes } from '~/features/directory/sentence/words/landmark-words';

const near = 'moseley-square';
const phrases = combined(
  ['near', 'by', 'next to', 'close to', 'beside', 'opposite', 'right by', 'across from', 'nr'],
  ['the beach house', 'beach house'],
  ['', 'in', 'at'],
  ['glenelg'],
);
const names = combined(
  ['', 'near', 'by', 'next to', 'close to', 'beside', 'opposite', 'nr', 'walk to'],
  ['the beachouse', 'beachouse'],
  ['', 'glenelg', 'in glenelg', 'at glenelg'],
);

/** 'by the beach house at Glenelg' is by the Beachouse, the playground on its square; 'a beach house in Glenelg' is a stay. */
export const beachHouseRule: Rule = (tokens, at) => {
  if (!begins.test(wordAt(tokens, at))) return null;
  const length = longestRun(tokens, at, phrases) || longestRun(tokens, at, names);
  return length > 0 ? { length, part: { is: 'near', near, minutes: nearMinutes(near), by: null } } : null;
};
const begins = /^(near|by|next|close|beside|opposite|right|across|nr|walk|the|beachouse)$/;
