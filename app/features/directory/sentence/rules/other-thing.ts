import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordsBefore, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { firstHalves, secondHalves } from '~/features/directory/sentence/words/other-things';
import { singular } from '~/features/directory/search/fold-words';

const longestLeader = 3;
const small = /^(with|a|an|the|by|in|our|my|have|got|bring|bringing|take|accepts?|allows?)$/;

/** The text that words are which are half of the name of another thing: 'with fire exits', 'car pool'; null elsewhere. */
export function otherThing(tokens: readonly Token[], at: number, { length, part }: Match): Match | null {
  if (!/^(amenity|tag|type|price)$/.test(part.is)) return null;
  const end = at + length;
  const [before, last] = [wordAt(tokens, end - 2), singular(wordAt(tokens, end - 1))];
  const more = [last, `${before} ${last}`].map((head) => followerLength(tokens, end, secondHalves.get(head)));
  const longest = Math.max(...more);
  // Of 'with fire exits' only the last two are a text.
  if (longest > 0 && length > 1 && small.test(wordAt(tokens, at)))
    return { length: 1, part: { is: 'filler' } };
  if (longest > 0) return { length: length + longest, part: { is: 'text' } };
  if (isNotThisKind(tokens, at, end)) return { length, part: { is: 'text' } };
  const leaders = firstHalves.get(singular(wordAt(tokens, at))) ?? [];
  const lead = ` ${wordsBefore(tokens, at, longestLeader)}`;
  return leaders.some((leader) => lead.endsWith(` ${leader}`)) ? { length, part: { is: 'text' } } : null;
}

/** 'unit 4/12 Smith Street' is an address. */
const isNotThisKind = (tokens: readonly Token[], at: number, end: number) =>
  wordAt(tokens, at) === 'unit' && /^\d+$/.test(wordAt(tokens, end)) && wordAt(tokens, end + 1) === '/';

/** One follower, in singular or plural. */
function followerLength(tokens: readonly Token[], at: number, followers: readonly string[] = []): number {
  const next = tokens[at];
  if (!next) return 0;
  return longestRun(tokens, at, followers) || Number(followers.includes(singular(next.word)));
}
