import { describe, expect, it } from 'vitest';

import { isFlat } from '../../bench/flat.mjs';

describe('memory', () => {
  it('is flat when it goes up and down around one level', () => {
    expect(isFlat([31, 28, 33, 27, 30, 29, 34, 28, 31, 30])).toBe(true);
  });

  it('is flat when it has filled what it keeps in the first half', () => {
    expect(isFlat([20, 27, 33, 36, 37, 38, 37, 38, 38, 37])).toBe(true);
  });

  it('is not flat when each part adds to it', () => {
    expect(isFlat([20, 24, 28, 32, 36, 40, 44, 48, 52, 56])).toBe(false);
  });

  it('is not flat when it jumps near the end', () => {
    expect(isFlat([30, 30, 30, 30, 30, 30, 30, 30, 30, 60])).toBe(false);
  });
});
