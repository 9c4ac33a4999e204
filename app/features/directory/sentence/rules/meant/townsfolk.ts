import type { Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const surely = combined(
  wordList('city, country, town, beach, bush, farm, hills, sea, ocean, coast, suburban, city and country'),
  wordList(
    'slicker, slickers, folk, folks, dweller, dwellers, bum, bums, bumpkin, bumpkins, mouse, mice, lover, lovers, type, types, born and bred',
  ),
);
/** Each of these may begin another part: 'hotel city kids 3 and 5'. */
const maybe = combined(
  ['city', 'country', 'town', 'beach', 'bush', 'farm', 'hills'],
  wordList(
    'kid, kids, people, person, girl, girls, boy, boys, cousins, friends, family, families, couple, mob',
  ),
);
const before =
  /^(a|two|three|four|five|six|[2-9]|some|are|im|were|we|us|as|our|my|these|those|for|with|of|and|bunch|family|just|young|old|real|true|proper)$/;
const behind =
  /^(who|after|wanting|want|need|needing|looking|coming|visiting|on|in|seeking|heading|here|that|and)$/;

const longestBefore = 3;
const most = 20;
const kinds = /^(city|country|town|beach|bush|farm|hills)$/;

/** 'city slickers after a farm stay', 'country people coming to town': who comes, and not where to stay. */
export function townsfolkRule(tokens: readonly Token[], at: number): Match | null {
  if (/^(person|people)$/.test(wordAt(tokens, at)) && kinds.test(wordAt(tokens, at - 1)))
    return { length: 1, part: { is: 'filler' } };
  const count = numberAt(tokens, at);
  if (count && Number.isInteger(count.value) && count.value >= 1 && count.value <= most) {
    const who = longestRun(tokens, at + count.length, surely) || longestRun(tokens, at + count.length, maybe);
    const isMany = wordAt(tokens, at + count.length + who - 1).endsWith('s');
    return who > 0 && isMany
      ? { length: count.length + who, part: { is: 'guests', count: count.value } }
      : null;
  }
  const sure = longestRun(tokens, at, surely);
  const other = sure > 0 ? 0 : longestRun(tokens, at, maybe);
  const length = sure + other;
  if (length === 0) return null;
  // 'more of a hills person' prefers the hills.
  const isRather =
    other > 0 && /(^| )(more|rather|much)( of)?( an?)?$/.test(wordsBefore(tokens, at, longestBefore));
  if (isRather) return null;
  const [lead, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + length)];
  const isBegun = lead === '' || isBreak(lead) || before.test(lead);
  const isOver = next === '' || isBreak(next) || behind.test(next);
  return (sure > 0 || (isBegun && isOver)) && !/^(in|near|at|to)$/.test(lead)
    ? { length, part: { is: 'filler' } }
    : null;
}
