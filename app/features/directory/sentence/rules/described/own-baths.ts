import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token } from '~/features/directory/sentence/tokens/tokens';
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
  const length = longestRun(tokens, at, baths);
  const tail = length > 0 ? longestRun(tokens, at + length, unshared) : 0;
  const part = tail > 0 ? phrases.get(keyOf(['private', 'bathroom'])) : undefined;
  return part ? { length: length + tail, part } : null;
}
