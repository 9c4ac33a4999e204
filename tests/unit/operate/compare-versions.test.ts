import { describe, expect, it } from 'vitest';

import {
  whyJobsWorse,
  whyWorse,
  whyWorseForVisitors,
} from '../../../scripts/lib/operate/deploy/compare-versions.mjs';

/** Answers of one page in these milliseconds; below zero is a failure. */
const answers = (times: number[], path = '/') =>
  times.map((ms) => ({ path, status: ms < 0 ? 500 : 200, ms: Math.abs(ms) }));

describe('two versions', () => {
  it('may differ by one failure, not by two', () => {
    expect(whyWorse(answers([10, 10, 10]), answers([10, -10, 10]))).toBeNull();
    expect(whyWorse(answers([10, 10, 10]), answers([10, -10, -10]))).toBe(
      '2 of 3 requests to the new version failed, and 0 of 3 to the one before',
    );
    expect(whyWorse(answers([-10, -10, 10]), answers([-10, -10, 10]))).toBeNull();
  });

  it('may differ by one late answer, not by their usual time', () => {
    expect(whyWorse(answers([10, 10, 10]), answers([10, 900, 10]))).toBeNull();
    expect(whyWorse(answers([10, 10, 10]), answers([900, 900, 10]))).toContain(
      '/ takes the new version 900 ms',
    );
    expect(whyWorse(answers([400, 400, 400]), answers([500, 500, 500]))).toBeNull();
  });

  it('are compared page by page', () => {
    const before = [...answers([10, 10, 10]), ...answers([10, 10, 10], '/search')];
    const after = [...answers([10, 10, 10]), ...answers([900, 900, 900], '/search')];
    expect(whyWorse(before, after)).toContain('/search takes the new version 900 ms');
  });

  it('are compared by what visitors got, when there were enough of them', () => {
    const good = { requests: 1000, errors: 1 };
    expect(whyWorseForVisitors(good, { requests: 40, errors: 40 })).toBeNull();
    expect(whyWorseForVisitors(good, { requests: 200, errors: 2 })).toBeNull();
    expect(whyWorseForVisitors(good, { requests: 200, errors: 20 })).toContain(
      '20 of 200 requests of visitors',
    );
    expect(whyWorseForVisitors({ requests: 1000, errors: 200 }, { requests: 200, errors: 20 })).toBeNull();
    expect(whyWorseForVisitors(undefined, undefined)).toBeNull();
  });

  it('are compared by the jobs that failed', () => {
    expect(whyJobsWorse(0, 3)).toBeNull();
    expect(whyJobsWorse(0, 4)).toContain('4 jobs failed');
    expect(whyJobsWorse(10, 30)).toBeNull();
  });
});
