import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';

import { minutesAt } from './minutes';

const leading = /^(near|nr|to|from|of|at|by|beside|opposite)$/;
/** What any hospital may be. */
const ofAny =
  /^(closest|nearest|local|main|major|city|same|that|this|your|each|every|with|from|near|next|like|just|some)$/;

const others =
  /^(ashford|calvary|andrews|burnside|noarlunga|modbury|memorial|wakefield|western|glenside|hampstead|parkwynd|sportsmed|stirling|private)$/;
/** 'Ashford Hospital nearby', 'Calvary Adelaide Hospital', 'hospital stay Calvary': those that everyone knows and no landmark is. */
export const isOtherHospital = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'hospital' &&
  (others.test(wordAt(tokens, at - 1)) ||
    wordAt(tokens, at - 2) === 'calvary' ||
    (/^stays?$/.test(wordAt(tokens, at + 1)) && others.test(wordAt(tokens, at + 2))));

/** 'near Ashford hospital 15 mins': one that the directory does not know is not any of them. */
function isUnknownHospital(tokens: readonly Token[], at: number, { part }: Match, phrases: Phrases): boolean {
  const name = wordAt(tokens, at - 1);
  if (part.is !== 'near' || part.near !== 'any-hospital') return false;
  if (isOtherHospital(tokens, at)) return true;
  return (
    wordAt(tokens, at) === 'hospital' &&
    leading.test(wordAt(tokens, at - 2)) &&
    /^\p{L}{4,}$/u.test(name) &&
    !ofAny.test(name) &&
    !phrases.has(keyOf([name]))
  );
}

/** 'at UniSA Mawson Lakes': a campus that is no landmark is in its suburb, and not near any other university. */
const isUnknownCampus = (tokens: readonly Token[], at: number, { length, part }: Match): boolean =>
  part.is === 'near' &&
  part.near === 'any-university' &&
  /^(unisa|sa)$/.test(wordAt(tokens, at + length - 1)) &&
  /^(mawson|magill)$/.test(wordAt(tokens, at + length));

/** A hospital or a campus that no landmark of the directory is. */
export const isUnknownPlace = (
  tokens: readonly Token[],
  at: number,
  near: Match,
  phrases: Phrases,
): boolean => isUnknownHospital(tokens, at, near, phrases) || isUnknownCampus(tokens, at, near);

/** The minutes behind such a name. */
export const minutesOfUnknownRule: Rule = (tokens, at): Match | null => {
  if (!/^hospitals?$/.test(wordAt(tokens, at - 1))) return null;
  const counted = minutesAt(tokens, at);
  const next = wordAt(tokens, at + (counted?.length ?? 0));
  return counted && (next === '' || isBreak(next)) ? unfiltered(counted.length, 'distance') : null;
};
