import { longestRun, upperAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

import { blocksAt } from './blocks';
import { metresAt } from './metres';

const partsOfHour = [
  { minutes: 30, says: ['half an hour', 'half an hours', 'half hour', 'a half hour'] },
  {
    minutes: 15,
    says: ['quarter of an hour', 'a quarter of an hour', 'quarter hour', 'quarter of an hours'],
  },
  { minutes: 45, says: ['three quarters of an hour', 'three quarter hour'] },
];

type Counted = { minutes: number; length: number; by?: 'walk' };

/** '10 minutes', 'half an hour', '500 m': the minutes, and where they end; a distance is walked. */
export function minutesAt(tokens: readonly Token[], at: number): Counted | null {
  const walked = blocksAt(tokens, at) ?? metresAt(tokens, at);
  if (walked) return { ...walked, by: 'walk' };
  const isPart = /^(a|half|quarter|three)$/.test(wordAt(tokens, at));
  const part = isPart ? partsOfHour.find(({ says }) => longestRun(tokens, at, says) > 0) : undefined;
  if (part) return { minutes: part.minutes, length: longestRun(tokens, at, part.says) };
  const count = upperAt(tokens, at);
  const [unitAt, article] = count ? [at + count.length, 0] : [at + 1, 1];
  const unit = wordAt(tokens, unitAt);
  if (count && /^min(ute)?s?$/.test(unit)) return { minutes: count.value, length: count.length + 1 };
  const hours = count?.value ?? (article && /^(an|one)$/.test(wordAt(tokens, at)) ? 1 : null);
  return hours !== null && /^(hours?|hrs?)$/.test(unit)
    ? { minutes: hours * 60, length: unitAt + 1 - at }
    : null;
}
