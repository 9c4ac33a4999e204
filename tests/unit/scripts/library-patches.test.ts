import { readFileSync } from 'node:fs';

import { matchRoutes } from '@remix-run/react';
import { Column, entityKind, is, Param, sql, SQL, Table } from 'drizzle-orm';
import { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';

import { properties } from '~/db/schema';

import { libraryPatches, patchLibrary } from '../../../scripts/lib/server/library-patches.mjs';

const textOf = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

/** The library as it is installed, and with its changes; only for files without imports. */
async function importBoth<Library>(file: string) {
  const patch = libraryPatches.find((one) => one.file === file);
  if (!patch) throw new Error(`${file} has no changes`);
  const load = async (code: string) => {
    const text = Buffer.from(code).toString('base64');
    return (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Library;
  };
  return { installed: await load(textOf(file)), patched: await load(patchLibrary(patch, textOf(file))) };
}

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

type Encoder = { encode: (value: unknown) => ReadableStream };

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
    const { patched } = await importBoth<{ matchRoutes: typeof matchRoutes }>(
      '@remix-run/router/dist/router.js',
    );
    for (const path of [...paths, ...paths]) {
      const matches = patched.matchRoutes(routes, path);
      expect([path, matches]).toEqual([path, matchRoutes(routes, path)]);
      // The next request must not find what one request writes into its matches.
      for (const match of matches ?? []) Object.assign(match.params, { left: 'behind' });
    }
  });

  it('encode every value as before', async () => {
    const { installed, patched } = await importBoth<Encoder>('turbo-stream/dist/turbo-stream.mjs');
    const bytesOf = (library: Encoder, value: unknown) => new Response(library.encode(value)).text();
    const card = {
      name: 'Tidmarsh House',
      price: 225,
      note: null,
      isFeatured: true,
      'a "key"': '</script>\u2028',
    };
    const odd = [
      NaN,
      Infinity,
      -Infinity,
      -0,
      0,
      1.5,
      '',
      'constructor',
      false,
      undefined,
      null,
      10n,
      Symbol.for('x'),
    ];
    const values = [
      ...odd,
      odd,
      {},
      [[], [[]], [, 'hole']],
      card,
      [card, { ...card }, card],
      {
        cards: [card],
        again: card,
        key: 'name',
        name: 'key',
        __proto__: null,
        at: new Date(0),
        url: new URL('https://a.example/'),
      },
      new Map<unknown, unknown>([
        ['name', card],
        [card, new Set(['name', 1])],
      ]),
      new Error('failed'),
      {
        later: Promise.resolve({ name: 'name', cards: [card, 'Tidmarsh House'] }),
        failed: Promise.reject(new Error('no')),
      },
    ];
    for (const value of values) expect(await bytesOf(patched, value)).toBe(await bytesOf(installed, value));
  });

  it('know the kinds of drizzle’s classes as before, from this copy and another', async () => {
    const { patched } = await importBoth<{ is: typeof is }>('drizzle-orm/entity.js');
    class OfAnotherCopy {
      static readonly [entityKind] = 'SQL';
    }
    class Below extends OfAnotherCopy {
      static override readonly [entityKind] = 'Below' as never;
    }
    const values = [
      sql`1`,
      sql.param(1),
      properties,
      properties.id,
      new OfAnotherCopy(),
      new Below(),
      {},
      [],
      null,
      'SQL',
      1,
    ];
    const kinds = [SQL, Param, Column, Table, SQLiteTable, SQLiteColumn];
    const known = (library: { is: typeof is }) =>
      values.map((value) => kinds.map((kind) => library.is(value, kind)));
    expect(known({ is }).flat()).toContain(true);
    for (const _ of ['first', 'later']) expect(known(patched)).toEqual(known({ is }));
    expect(() => patched.is({}, class Other {} as never)).toThrow('Drizzle entity');
  });
});
