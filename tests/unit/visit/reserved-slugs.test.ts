import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { isReservedSlug } from '~/lib/reserved-slugs';

/** First parts of the addresses that the site's routes answer. */
const words = readdirSync('app/routes').flatMap((name) => /^[a-z-]+/.exec(name)?.[0] ?? []);

describe('words of the site’s own routes', () => {
  it.each([...new Set(words)])('keeps %s for the site', (word) => {
    expect(isReservedSlug(word)).toBe(true);
  });

  it('leaves others to pages', () => {
    expect(isReservedSlug('glenelg-in-winter')).toBe(false);
  });
});
