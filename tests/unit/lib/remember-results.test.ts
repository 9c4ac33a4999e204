import { describe, expect, it } from 'vitest';

import { rememberResults } from '~/lib/memory/remember-results';

/** Doubles a text, and counts for which texts it worked. */
function doubling(maxCharacters: number) {
  const worked: string[] = [];
  const double = rememberResults(
    (text) => {
      worked.push(text);
      return text + text;
    },
    { maxCharacters, charactersOf: (text) => text.length },
  );
  return { double, worked };
}

describe('remembered results', () => {
  it('are worked out once', () => {
    const { double, worked } = doubling(100);
    expect([double('ab'), double('ab'), double('')]).toEqual(['abab', 'abab', '']);
    expect([double(''), worked]).toEqual(['', ['ab', '']]);
  });

  it('leave with the longest unused first, when they take more than their room', () => {
    const { double, worked } = doubling(30);
    for (const text of ['aaa', 'bbb', 'aaa', 'ccc', 'ddd']) double(text);
    expect(worked.splice(0)).toEqual(['aaa', 'bbb', 'ccc', 'ddd']);
    for (const text of ['ddd', 'aaa', 'bbb']) double(text);
    expect(worked).toEqual(['bbb']);
  });

  it('are not kept for a text that takes all the room', () => {
    const { double, worked } = doubling(30);
    for (const text of ['aaa', 'x'.repeat(11), 'x'.repeat(11), 'aaa']) double(text);
    expect(worked).toEqual(['aaa', 'x'.repeat(11), 'x'.repeat(11)]);
  });
});
