import { describe, expect, it } from 'vitest';

import { isStated } from '~/features/import/website-facts/is-stated';
import { isComposedOf } from '~/features/import/website-facts/is-supported';

import { firstFalse, firstTrue } from '../../../support/extraction/stated/blind-first';
import { secondFalse, secondTrue } from '../../../support/extraction/stated/blind-second';

const passes = (quote: string, sentence: string) => isStated(sentence, [quote]) && isComposedOf(sentence, quote);

describe('a sentence of a model and the quote that it has', () => {
  it.each([...firstFalse, ...secondFalse])('"%s" does not say: %s', (quote, sentence) => {
    expect(passes(quote, sentence)).toBe(false);
  });

  it.each([...firstTrue, ...secondTrue])('"%s" says: %s', (quote, sentence) => {
    expect(passes(quote, sentence)).toBe(true);
  });
});
