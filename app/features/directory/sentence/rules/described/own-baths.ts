import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, runInTurn, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const baths = wordList('bathroom, bathrooms, bath room, toilet, toilets, shower, loo, wc, toilet and shower');
const withOthers = combined(
  ['', 'with'],
  wordList(
    'strangers, anyone, anyone else, anybody, anybody else, others, other people, other guests, other rooms, the other guests, randoms',
  ),
).filter((words) => words.startsWith('with'));
const unshared = combined(
  wordList(
    'not shared, not sharing, thats not shared, that is not shared, that isnt shared, which is not shared, which isnt shared, isnt shared, is not shared, must not be shared, not to be shared, not to share, no sharing, without sharing, we dont have to share, i dont have to share, we dont share, i dont share, that we dont have to share, that i dont have to share, you dont have to share, that you dont have to share, we dont need to share, i dont need to share',
  ),
  ['', ...withOthers],
).concat(
  combined(['', 'all'], ['to'], ['ourselves', 'myself', 'ourself', 'yourself']),
  combined(['of'], ['our', 'my', 'its', 'your'], ['own']),
  wordList('just for us, just for me, only for us, only for me, for our use only, for our own use'),
);

/** 'a bathroom we don't have to share' refuses no bathroom: it asks for one of their own. */
export function ownBathRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const beaten = showerBeaten(tokens, at);
  if (beaten > 0) return unfiltered(beaten, 'absence');
  const length = longestRun(tokens, at, baths);
  const tail = length > 0 ? longestRun(tokens, at + length, unshared) : 0;
  const whole = tail > 0 ? length + tail : unsharedAt(tokens, at) || privateOneAt(tokens, at);
  const part = whole > 0 ? phrases.get(keyOf(['private', 'bathroom'])) : undefined;
  return part ? { length: whole, part } : null;
}

const showers = combined(
  ['to', 'over', 'than', 'and not', 'instead of'],
  ['', 'a', 'the', 'just a'],
  ['shower', 'showers', 'shower only'],
);
const longestPreferred = 6;
/** 'I prefer a bath to a shower': how many words name the other; 0 elsewhere. */
function showerBeaten(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, showers);
  const before = length > 0 ? tokens.slice(Math.max(0, at - longestPreferred), at) : [];
  return before.some(({ word }) => /^(prefer|preferring|rather|sooner)$/.test(word)) ? length : 0;
}

const unwilling = [
  ['', 'i', 'we', 'id', 'wed', 'would', 'i would', 'we would', 'and', 'but'],
  wordList(
    'wont, will not, wouldnt, cannot, cant, refuse to, not going to, would never, never, arent, wont be, not be, wouldnt want to, wouldnt like to, dont need to, dont plan to, not interested in, prefer not to, would prefer not to, rather not, would rather not, much rather not, dont want to, do not want to, dont wish to, dont like to, dont like, hate to, hate, not keen on, not keen to, not happy to, dont fancy, cant stand, not want, not, without, no, not having to, without having to',
  ),
  wordList('share, sharing, be sharing, have to share'),
  ['', 'a', 'the', 'my', 'our', 'any'],
];
/** 'I'd rather not share a bathroom'; who refuses to share a kitchen too is not asking for a bathroom alone. */
function unsharedAt(tokens: readonly Token[], at: number): number {
  const lead = runInTurn(tokens, at, unwilling);
  const bath = lead > 0 ? longestRun(tokens, at + lead, baths) : 0;
  if (bath === 0) return 0;
  const end = at + lead + bath;
  const end2 = end + longestRun(tokens, end, withOthers);
  return /^(or|nor)$/.test(wordAt(tokens, end2)) ? 0 : end2 - at;
}

const privateOnes = ['private one', 'private ones', 'own one', 'one of my own', 'one of our own'];
const furthestBath = 16;
/** 'not to share a bathroom, so a hostel with a private one'. */
function privateOneAt(tokens: readonly Token[], at: number): number {
  const length = longestRun(tokens, at, privateOnes);
  const before = length > 0 ? tokens.slice(Math.max(0, at - furthestBath), at) : [];
  return before.some(({ word }) => bathNames.test(word)) ? length : 0;
}
const bathNames = /^(bathrooms?|toilets?|showers?|loo|ensuite)$/;
