import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const written = readFileSync('wrangler.toml', 'utf8');
const list = /run_worker_first = \[([^\]]*)\]/.exec(written)?.[1]?.match(/"[^"]+"/g) ?? [];
/** `*` stands for any characters. */
const patterns = list.map(
  (rule) => new RegExp(`^${JSON.parse(rule).replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);
const isOfWorker = (path: string) => patterns.some((pattern) => pattern.test(path));

describe('the addresses that are not looked for among the files of the build', () => {
  it('are no file of the build', () => {
    // The last two are written by the build itself.
    const files = [...readdirSync('public'), 'licenses.txt', 'assets/entry.client-Abc123.js'];
    expect(files.filter((name) => isOfWorker(`/${name}`))).toEqual([]);
  });

  it.each(
    '/ /search /search.data /property/a-b /accommodation/glenelg/a /location/glenelg /locations /guides/a /help /about /contact /robots.txt /sitemap.xml /auth /dashboard/leads /images/a.webp /media/a/640.webp /boutique-hotels-adelaide'.split(
      ' ',
    ),
  )('are those of pages and pictures: %s', (path) => {
    expect(isOfWorker(path)).toBe(true);
  });
});
