import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, runInTurn, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const desks = wordList('front desk, reception desk, reception, desk, check in desk, the front desk');
const are = ['is', 'thats', 'that is', 'being', 'to be', 'stays', 'needs to be', 'must be', 'should be'];
const open = ['open', 'staffed', 'manned', 'attended', 'available', 'operating', 'working'];
const always = wordList(
  'round the clock, around the clock, 24 hours, 24 hours a day, 24 hrs, 24 h, 24 hour, 24 / 7, 24 7, all night, all night long, all hours, at all hours, day and night, night and day, at night, through the night, overnight, the whole night, all day and night',
);

const who = wordList(
  'somebody, someone, anybody, anyone, a person, people, staff, a human, a real person, a staff member, a receptionist, humans, a night manager',
);
const where = [
  ['', 'is', 'always', 'there'],
  ['on', 'at', 'behind', 'working', 'manning'],
  ['', 'the', 'a'],
  ['front desk', 'desk', 'reception desk', 'reception', 'counter', 'check in desk'],
];
/** 'somebody on the desk all night'. */
function mannedAt(tokens: readonly Token[], at: number): number {
  const person = longestRun(tokens, at, who);
  const there = person > 0 ? runInTurn(tokens, at + person, where) : 0;
  const end = at + person + there;
  const time = there > 0 ? longestRun(tokens, end, always.concat('24 hours', 'late', 'late at night')) : 0;
  return time > 0 ? end + time - at : 0;
}

/** 'a front desk that is open round the clock', in more words than a phrase has. */
export function openDeskRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const manned = mannedAt(tokens, at);
  const desk = longestRun(tokens, at, desks);
  const part = phrases.get(keyOf(['reception', 'all', 'night']));
  if (manned > 0 && part) return { length: manned, part };
  if (desk === 0) return null;
  const verb = longestRun(tokens, at + desk, are);
  const opened = longestRun(tokens, at + desk + verb, open);
  const length = longestRun(tokens, at + desk + verb + opened, always);
  // 'a desk at night' is one to work at.
  const isSaid = opened > 0 || (desk > 1 && wordAt(tokens, at + desk + verb) !== 'at');
  return length > 0 && isSaid && part ? { length: desk + verb + opened + length, part } : null;
}
