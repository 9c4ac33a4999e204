import { describe, expect, it } from 'vitest';

import { matchExpression, oneEditAway, queryWords, wordForms } from '~/features/directory/search/query-words';

describe('free text', () => {
  it('is read as words without case, accents and punctuation', () => {
    expect(queryWords('  Café "POOL" — Glenelg! ')).toEqual(['cafe', 'pool', 'glenelg']);
  });

  it('ignores words that every stay shares, unless there are no others', () => {
    expect(queryWords('a stay with a pool in Adelaide')).toEqual(['pool']);
    expect(queryWords('the')).toEqual(['the']);
  });

  it('is bounded to eight words of forty letters', () => {
    const words = queryWords(
      `${'x'.repeat(90)} ${Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')}`,
    );
    expect(words).toHaveLength(8);
    expect(words[0]).toHaveLength(40);
  });

  it('matches singular and plural', () => {
    expect(wordForms('pools')).toEqual(['pools', 'pool']);
    expect(wordForms('balcony')).toContain('balconys');
    expect(wordForms('families')).toContain('family');
  });

  it('cannot be used to write index syntax', () => {
    const words = queryWords('" OR name:* NEAR(a b) -x ^y').map(wordForms);
    expect(matchExpression(words)).toMatch(/^(\((?:"[a-z0-9]+"(?: OR )?)+\)(?: AND )?)+$/);
  });

  it('knows every word that is one typing error away', () => {
    const near = oneEditAway('glenelg');
    for (const variant of ['glenlg', 'glennelg', 'glemelg', 'glenegl']) {
      expect(near).toContain(variant);
    }
    expect(near).not.toContain('glenelg');
  });
});
