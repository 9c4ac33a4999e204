import { maxMinutes } from '~/features/directory/places/near';
import { walkedMinutes } from '~/features/directory/places/walking';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const lengths: readonly (readonly [RegExp, number])[] = [
  [/^(m|mtrs?|met(re|er)s?)$/, 1],
  [/^(kms?|kilomet(re|er)s?)$/, 1000],
  [/^miles?$/, 1609],
];
/** '10 m' is as often ten minutes. */
const fewestMetres = 100;
/** So far people walk in the longest time that is known, but for a minute. */
const farthest = 2000;

/** A distance in whole minutes on foot: 'within 500 m' of a straight line, '1 km walk' as it is walked. Null where none is given, or it is too far to walk. */
export function metresAt(tokens: readonly Token[], at: number): { minutes: number; length: number } | null {
  const half = longestRun(tokens, at, ['half a', 'a half']);
  const count = numberAt(tokens, at);
  // 'within a mile'.
  const isOne = half === 0 && !count && wordAt(tokens, at - 1) === 'a';
  const value = half > 0 ? 0.5 : (count?.value ?? Number(isOne));
  const unitAt = at + (half || (count?.length ?? 0));
  const factor = lengths.find(([unit]) => unit.test(wordAt(tokens, unitAt)))?.[1] ?? 0;
  const metres = value * factor;
  if (metres < fewestMetres || metres > farthest) return null;
  const isWay = /^(walk|walking|stroll)$/.test(wordAt(tokens, unitAt + 1));
  const minutes = Math.min(walkedMinutes(metres, isWay), maxMinutes.walk);
  return { minutes, length: unitAt + 1 - at };
}
