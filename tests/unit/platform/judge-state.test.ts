import { describe, expect, it } from 'vitest';

import { judgeState, type SiteState } from '~/features/work/system/judge-state';

const now = Date.parse('2026-11-20T03:00:00Z');
const hour = 3_600_000;
const state = (values: Partial<SiteState>): SiteState => ({
  now,
  requests: 1_000,
  errors: 0,
  oldestJob: null,
  backup: { wholeAt: now, firstAt: now },
  lastDeadLetter: null,
  ...values,
});

describe('what admins are mailed about', () => {
  it.each([
    [1_000, 11, 'bad'],
    [1_000, 10, 'well'],
    [50, 1, 'bad'],
    [49, 1, 'unsure'],
    [1, 1, 'unsure'],
    [0, 0, 'well'],
  ])('of %i requests with %i errors: %s', (requests, errors, verdict) => {
    expect(judgeState(state({ requests, errors })).errors).toBe(verdict);
  });

  it('is a job that has been due for more than 15 minutes', () => {
    expect(judgeState(state({})).jobs).toBe('well');
    expect(judgeState(state({ oldestJob: now - 15 * 60_000 })).jobs).toBe('well');
    expect(judgeState(state({ oldestJob: now - 15 * 60_000 - 1 })).jobs).toBe('bad');
  });

  it('is a backup that is missing, where one has ever been asked for', () => {
    const old = now - 27 * hour;
    const verdictOf = (backup: SiteState['backup']) => judgeState(state({ backup })).backup;
    expect(verdictOf({ wholeAt: null, firstAt: null })).toBe('unsure');
    expect(verdictOf({ wholeAt: null, firstAt: now - hour })).toBe('well');
    expect(verdictOf({ wholeAt: null, firstAt: old })).toBe('bad');
    expect(verdictOf({ wholeAt: now - 25 * hour, firstAt: old })).toBe('well');
    expect(verdictOf({ wholeAt: old, firstAt: old - hour })).toBe('bad');
  });

  it('is a dead letter, for an hour', () => {
    expect(judgeState(state({ lastDeadLetter: now - hour + 1 }))['dead-letter']).toBe('bad');
    expect(judgeState(state({ lastDeadLetter: now - hour }))['dead-letter']).toBe('well');
  });
});
