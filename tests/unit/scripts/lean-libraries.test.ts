import fs from 'node:fs';

import { parseAst } from 'vite';
import { expect, test } from 'vitest';

import remixOptions from '../../../remix.config.js';
import { editSource } from '../../../scripts/lib/server/lean/edit-source.mjs';
import { leanEdits } from '../../../scripts/lib/server/lean/lean-edits.mjs';
import {
  domEvents,
  hyphenatedAttributes,
  unitlessStyles,
} from '../../../scripts/lib/server/lean/react-dom-edits.mjs';
import { leanLibraries } from '../../../scripts/lib/server/lean/lean-libraries.mjs';
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

type Load = () => Promise<unknown>;
type Read = (address: string) => Promise<unknown>;

test('code that could not be read is asked for again under another address at each use, and once read it is kept', async () => {
  const { load } = leanLibraries() as { load: (id: string) => string };
  const helper = load('\0vite/preload-helper.js').replace('import(', 'fetchCode(');
  const address = 'https://stay.example/assets/part-1.js';
  const asked: string[] = [];
  let isOnline = false;
  const read: Read = (from) => {
    asked.push(from);
    return isOnline ? Promise.resolve('the part') : Promise.reject(new Error(`Failed: ${from}`));
  };
  const preload = new Function('fetchCode', helper.replace('export const __vitePreload =', 'return'))(
    read,
  ) as (load: Load) => Promise<unknown>;
  // Chromium fails at once, for as long as the page is open.
  const part: Load = () =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));
  await expect(preload(part)).rejects.toThrow('Failed');
  isOnline = true;
  expect([await preload(part), await preload(part)]).toEqual(['the part', 'the part']);
  expect(asked).toHaveLength(2);
  expect(asked.every((from) => from.startsWith(`${address}?`))).toBe(true);
  await expect(preload(() => Promise.reject(new Error('its own fault')))).rejects.toThrow('its own fault');
  expect(await preload(() => Promise.resolve('read'))).toBe('read');
});

test('every future flag of Remix is on', () => {
  expect(Object.values(remixOptions.future).every(Boolean)).toBe(true);
});

test('no source uses what the libraries are without', () => {
  expect(withText(/HydrateFallback|\bdefer\(|<Await\b|encType="(text|application\/json)/)).toEqual([]);
  expect(withText(/encType: '(text|application\/json)/)).toEqual([]);
  // The router does not wait for style sheets; the dashboard's route waits for its own.
  expect(withText(/export const links\b/)).toEqual(['root.tsx', 'routes/dashboard/route.tsx']);
  expect(withText(/\b(createRoot|findDOMNode|unmountComponentAtNode|contextTypes|toJSONSchema)\b/)).toEqual(
    [],
  );
  const optional = fs.readdirSync(fromRoot('app', 'routes')).filter((name) => /[()]/.test(name));
  expect(optional).toEqual([]);
});

const components = sources.filter(({ name }) => name.endsWith('.tsx')).map(({ text }) => text);
const reactDom = library('react-dom/cjs/react-dom.production.min.js');
const listIn = (begin: string) =>
  new RegExp(`"(${begin}[^"]*)"`).exec(reactDom)?.[1]?.replaceAll('\n', ' ').split(' ') ?? [];
const camelled = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const used = (names: string[], pattern: (name: string) => RegExp) =>
  names.filter((name) => components.some((text) => pattern(name).test(text)));

test('no component listens to an event that react-dom does not know here', () => {
  const known = domEvents.split(' ');
  const all = listIn('abort auxClick ');
  expect(all.length).toBeGreaterThan(60);
  const dropped = all.filter((name) => !known.includes(name));
  const others = ['animationEnd', 'animationStart', 'beforeInput', 'compositionEnd', 'compositionStart'];
  // `onProgress` and `onPlay` could be a component's own word; elements have none of them.
  const listens = (name: string) =>
    new RegExp(`<[a-z]+\\b(?:[^<>]|=>)*\\bon${name[0]?.toUpperCase()}${name.slice(1)}(Capture)?=`);
  expect(used([...dropped, ...others, 'select', 'transitionEnd'], listens)).toEqual([]);
  expect(used(['click', 'keyDown'], listens)).toEqual(['click', 'keyDown']);
});

test('no component writes an attribute, a style or an element that react-dom does not know here', () => {
  const known = hyphenatedAttributes.split(' ');
  const all = listIn('accent-height ');
  expect(all.length).toBeGreaterThan(60);
  const dropped = all.filter((name) => !known.includes(name)).map(camelled);
  const attribute = (name: string) => new RegExp(`<[a-z]+\\b(?:[^<>]|=>)*\\s${name}=`);
  expect(used([...dropped, 'xlinkHref', 'xmlLang', 'is'], attribute)).toEqual([]);
  expect(used(['strokeWidth'], attribute)).toEqual(['strokeWidth']);
  const numbers = components.flatMap((text) => [...text.matchAll(/style=\{\{([^}]*)\}\}/g)]);
  const unitless = numbers.flatMap(([, style]) => [...(style ?? '').matchAll(/(\w+): [\d.]+[,\s]/g)]);
  expect(unitless.map(([, name]) => name).filter((name) => !unitlessStyles.includes(name ?? ''))).toEqual([]);
  expect(withText(/<[a-z]+-[a-z-]+[\s>/]|<math\b|<foreignObject\b/)).toEqual([]);
});

test('no class component has a lifecycle or a context that react-dom does not know here', () => {
  const withClasses = ['@remix-run/react/dist/esm/errorBoundaries.js', 'react-router/dist/index.js'].map(
    library,
  );
  const texts = [...withClasses, library('@tiptap/react/dist/index.js'), ...components];
  expect(texts.filter((text) => /\bextends (React\.)?Component\b/.test(text)).length).toBeGreaterThan(1);
  const dropped =
    /\b(UNSAFE_component\w+|componentWill(Mount|Update|ReceiveProps)|getSnapshotBeforeUpdate|shouldComponentUpdate|contextTypes?)\s*[=(]/;
  expect(texts.filter((text) => dropped.test(text)).length).toBe(0);
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
