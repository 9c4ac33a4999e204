import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { catalogue as ofFeatures } from './catalogue';
import { neverShown } from './catalogue-never-shown';
import { catalogueOfRoutes } from './catalogue-of-routes';

const catalogue = { ...ofFeatures, ...catalogueOfRoutes };

/** The source of every test except those of the catalogue. */
const testsSay = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('catalogue'))
    .map((name) => plain(readFileSync(path.join('tests', name), 'utf8')))
    .join('\n');

/** Apostrophes of any kind and line breaks of the formatter are normalised. */
const plain = (text: string) =>
  text.replaceAll("\\'", "'").replaceAll('&apos;', "'").replaceAll('’', "'").replace(/\s+/g, ' ');

const sourceOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => plain(readFileSync(path.join(folder, name), 'utf8')))
    .join('\n');

describe('the catalogue of texts', () => {
  it.each(Object.entries(catalogue))('is said by %s, word for word', (folder, texts) => {
    const source = sourceOf(folder);
    expect(texts.filter((text) => !source.includes(plain(text)))).toEqual([]);
  });

  it('has each of its texts named by a test', () => {
    const said = testsSay();
    const all = Object.values(catalogue).flat();
    expect(all.filter((text) => !said.includes(plain(text)))).toEqual([]);
  });

  it('has every text once, and a reason for each that is never shown', () => {
    const all = Object.values(catalogue).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(265);
    for (const [text, reason] of Object.entries(neverShown)) {
      expect(all).not.toContain(text);
      expect(reason).toMatch(/\w/);
    }
  });
});
