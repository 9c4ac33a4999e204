import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const pools = ['pool', 'swimming pool'];
const either = ['', 'either'];
const articles = ['', 'a', 'an'];
const both = (['indoor', 'outdoor'] as const).flatMap((one) => {
  const other = one === 'indoor' ? 'outdoor' : 'indoor';
  return [
    ...combined(either, articles, [one], ['or'], articles, [other], pools),
    ...combined(either, articles, [one], pools, ['or'], articles, [other], ['', 'one', ...pools]),
  ];
});
const out = ['out', 'outdoor', 'outdoors', 'outside'];
const into = ['indoor', 'indoors', 'inside'];
const bothBehind = combined(
  pools,
  either,
  into.flatMap((one) => out.flatMap((other) => [`${one} or ${other}`, `${other} or ${one}`])),
);
const anyPool = both.concat(bothBehind);

const rather = ['preferably', 'ideally', 'preferred', 'if possible', 'for preference'];
const isThere = ['thats', 'that is', 'which is', 'must be', 'has to be', 'needs to be'];
const within = combined(pools, isThere, [...into, 'under cover', 'undercover']);
const without = combined(pools, isThere, ['outside', 'outdoors', 'outdoor']);
const inside = combined(pools, ['', ','], ['indoors', 'indoor', 'inside'], rather).concat(
  combined(pools, ['', ','], ['preferably', 'ideally'], ['indoors', 'indoor', 'inside']),
);

/** 'either an indoor or an outdoor pool', 'a pool indoors or out' is any of them; 'a pool, indoors preferably' and "a pool that's inside" are one of the first. */
export function eitherPoolRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const isBegun = /^(either|an?|indoor|outdoor|pool|swimming)$/.test(wordAt(tokens, at));
  if (!isBegun) return null;
  const any = longestRun(tokens, at, anyPool);
  const indoors = Math.max(longestRun(tokens, at, inside), longestRun(tokens, at, within));
  const outdoors = longestRun(tokens, at, without);
  const length = Math.max(any, indoors, outdoors);
  const which = length === any ? [] : [length === indoors ? 'indoor' : 'outdoor'];
  const part = phrases.get(keyOf([...which, 'pool']));
  return length > 0 && part?.is === 'amenity' ? { length, part } : null;
}
