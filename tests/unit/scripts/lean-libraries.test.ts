import fs from 'node:fs';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import remixOptions from '../../../remix.config.js';
import { editSource } from '../../../scripts/lib/server/lean/edit-source.mjs';
import { leanEdits } from '../../../scripts/lib/server/lean/lean-edits.mjs';
import { reactDomNames } from '../../../scripts/lib/server/lean/react-dom-names.mjs';
import { fromRoot } from '../../../scripts/lib/places.mjs';

const library = (file: string) => fs.readFileSync(fromRoot('node_modules', file), 'utf8');

const sources = fs
  .readdirSync(fromRoot('app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: fs.readFileSync(fromRoot('app', name), 'utf8') }));
const withText = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test.each(Object.entries(leanEdits))(
  '%s has every part that is replaced, and can be read after it',
  (file, edits) => {
    const edited = editSource(library(file), edits);
    expect(() => parseAst(edited)).not.toThrow();
    expect(edited.length).toBeLessThan(library(file).length);
  },
);

test('a part that is not there fails, and so does one that is declared twice', () => {
  expect(() => editSource('const a = 1;', { functions: { b: '{}' } })).toThrow('functions b');
  const twice = 'function a() {} { function a() {} }';
  expect(() => editSource(twice, { functions: { a: '{}' } })).toThrow('declared twice: a');
});

test('names are replaced where they are read, and texts of checks are dropped', () => {
  const source = 'let { on } = given; if (on) use({ on }, x.on); invariant(y, "why"); warning(z, "that");';
  expect(editSource(source, { identifiers: { on: 'true' } })).toBe(
    'let { on } = given; if (true) use({ on: true }, x.on); invariant(y); void 0;',
  );
});

test('every future flag of Remix is on', () => {
  expect(Object.values(remixOptions.future).every(Boolean)).toBe(true);
});

test('no source uses what the libraries are without', () => {
  expect(withText(/HydrateFallback|\bdefer\(|<Await\b|encType="(text|application\/json)/)).toEqual([]);
  expect(withText(/encType: '(text|application\/json)/)).toEqual([]);
  expect(withText(/export const links\b/)).toEqual(['root.tsx']);
  expect(withText(/\b(createRoot|findDOMNode|unmountComponentAtNode|contextTypes|toJSONSchema)\b/)).toEqual(
    [],
  );
  const optional = fs.readdirSync(fromRoot('app', 'routes')).filter((name) => /[()]/.test(name));
  expect(optional).toEqual([]);
});

test('react and its scheduler share no shortened name with react-dom', () => {
  const others = ['react/cjs/react.production.min.js', 'scheduler/cjs/scheduler.production.min.js']
    .map(library)
    .join('\n');
  const own = library('react-dom/cjs/react-dom.production.min.js');
  expect(reactDomNames.filter((name) => !new RegExp(`\\b${name}\\b`).test(own))).toEqual([]);
  expect(reactDomNames.filter((name) => new RegExp(`\\b${name}\\b`).test(others))).toEqual([]);
  expect(reactDomNames.filter((name) => own.includes(`"${name}"`))).toEqual([]);
});
