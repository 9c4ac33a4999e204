import { readFileSync } from 'node:fs';

import { matchRoutes } from '@remix-run/react';
import { describe, expect, it } from 'vitest';

import { libraryPatches, patchLibrary } from '../../../scripts/lib/server/library-patches.mjs';

const textOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');
const router = libraryPatches.find(({ file }) => file === '@remix-run/router/dist/router.js');

const routes = [
  {
    id: 'root',
    path: '',
    children: [
      { id: 'home', index: true },
      { id: 'search', path: 'search' },
      { id: 'property', path: 'property/:slug' },
      { id: 'place', path: 'accommodation/:place', children: [{ id: 'stay', path: ':slug' }] },
      { id: 'guides', path: 'guides', children: [{ id: 'guide', path: ':slug?' }] },
      { id: 'file', path: ':name.xml' },
      { id: 'deep', path: 'a/b/c' },
      { id: 'exact', path: 'Exact', caseSensitive: true },
      { id: 'below', path: 'below/*' },
      { id: 'anything', path: '*' },
    ],
  },
];
const paths = [
  '/',
  '/search',
  '/search/',
  '/SEARCH',
  '/property/tidmarsh-house',
  '/property/a%2Fb%20c',
  '/accommodation/glenelg',
  '/accommodation/glenelg/tidmarsh-house',
  '/guides',
  '/guides/where-to-stay',
  '/nothing/here/at/all',
  '/sitemap.xml',
  '/a/b/c',
  '/a/b',
  '/Exact',
  '/exact',
  '/below/x/y',
  '/below',
  '/accommodation-glenelg',
  '/Accommodation/%47lenelg',
  '/%73earch',
  '//',
  '//search',
  '/%E2%84%AA',
  '/toString',
  '',
];

describe('the changes in the text of libraries', () => {
  it.each(libraryPatches)('fit the installed version of $file', (patch) => {
    const code = textOf(patch.file);
    const patched = patchLibrary(patch, code);
    for (const { from, to } of patch.changes) {
      expect(patched).not.toContain(from);
      expect(patched.split(to)).toHaveLength(2);
    }
  });

  it.each(libraryPatches)('are refused by another text of $file', (patch) => {
    const code = textOf(patch.file);
    const from = patch.changes[0]?.from ?? '';
    expect(() => patchLibrary(patch, code.replace(from, ''))).toThrow(`${patch.file} has 0 times`);
    expect(() => patchLibrary(patch, code + from)).toThrow(`${patch.file} has 2 times`);
  });

  it('match every address as before, the first time and later', async () => {
    if (!router) throw new Error('The router has no changes');
    const code = patchLibrary(router, textOf(router.file));
    const patched = (await import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    )) as { matchRoutes: typeof matchRoutes };
    for (const path of [...paths, ...paths]) {
      const matches = patched.matchRoutes(routes, path);
      expect([path, matches]).toEqual([path, matchRoutes(routes, path)]);
      // The next request must not find what one request writes into its matches.
      for (const match of matches ?? []) Object.assign(match.params, { left: 'behind' });
    }
  });
});
