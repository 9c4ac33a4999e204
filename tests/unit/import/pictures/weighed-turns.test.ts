import { describe, expect, it } from 'vitest';

import { weighedTurns } from '~/features/import/pictures/fetching/weighed-turns';

/** Works of these weights, each of which takes a moment; the highest weight that ran together. */
async function maxTogether(weights: number[], isFailing = false) {
  const inTurn = weighedTurns(10);
  let [now, max, ended] = [0, 0, 0];
  const work = async (weight: number) => {
    now += weight;
    max = Math.max(max, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= weight;
    ended += 1;
    if (isFailing) throw new Error('out of order');
  };
  await Promise.allSettled(weights.map((weight) => inTurn(weight, () => work(weight))));
  return { max, ended };
}

describe('work in turns', () => {
  it('runs together as long as it weighs no more than the limit', async () => {
    expect(await maxTogether([2, 2, 2, 2])).toEqual({ max: 8, ended: 4 });
    expect(await maxTogether([6, 6, 4, 6, 9])).toEqual({ max: 10, ended: 5 });
  });

  it('goes alone when it weighs more, and gives its turn back when it fails', async () => {
    expect(await maxTogether([20, 1, 20])).toEqual({ max: 20, ended: 3 });
    expect(await maxTogether([6, 6, 6], true)).toEqual({ max: 6, ended: 3 });
  });
});
