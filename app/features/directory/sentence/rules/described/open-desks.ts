import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const desks = wordList('front desk, reception desk, reception, desk, check in desk, the front desk');
const are = ['is', 'thats', 'that is', 'being', 'to be', 'stays', 'needs to be', 'must be', 'should be'];
const open = ['open', 'staffed', 'manned', 'attended', 'available', 'operating', 'working'];
const always = wordList(
  'round the clock, around the clock, 24 hours, 24 hours a day, 24 hrs, 24 h, 24 hour, 24 / 7, 24 7, all night, all night long, all hours, at all hours, day and night, night and day, at night, through the night, overnight, the whole night, all day and night',
);

/** 'a front desk that is open round the clock', in more words than a phrase has. */
export function openDeskRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const desk = longestRun(tokens, at, desks);
  if (desk === 0) return null;
  const verb = longestRun(tokens, at + desk, are);
  const opened = longestRun(tokens, at + desk + verb, open);
  const length = longestRun(tokens, at + desk + verb + opened, always);
  const part = phrases.get(keyOf(['reception', 'all', 'night']));
  // 'a desk at night' is one to work at.
  const isSaid = opened > 0 || (desk > 1 && wordAt(tokens, at + desk + verb) !== 'at');
  return length > 0 && isSaid && part ? { length: desk + verb + opened + length, part } : null;
}
