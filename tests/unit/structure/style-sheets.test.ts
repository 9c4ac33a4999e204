import fs from 'node:fs';

import { expect, it } from 'vitest';

import { fromRoot } from '../../../scripts/lib/places.mjs';
import { importsOf } from '../../support/imports-of';

const files = fs
  .readdirSync(fromRoot('app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `app/${name}`);

/** Routes whose pages have the whole sheet, since they are within `routes/dashboard`. */
const isInside = (file: string) => /^app\/routes\/dashboard(\.|\/)/.test(file);

/** The files that the pages of all other routes are made of. */
function filesOfTravellers(): Set<string> {
  const known = new Set(files);
  const found = new Set(
    files.filter((file) => /^app\/(routes\/|root\.tsx|entry\.client)/.test(file) && !isInside(file)),
  );
  for (const file of found) for (const imported of importsOf(file, known)) found.add(imported);
  return found;
}

/** Components, and files with a list of utilities such as 'px-4 text-sm'; not what runs on the server alone, nor the words of the search box. */
const hasUtilities = (file: string) =>
  file.endsWith('.tsx') ||
  (!/\.server\.ts$|\/sentence\//.test(file) &&
    /['"`](\S+ )*(p[xy]?|m[xtby]?|gap|text|bg|border|rounded|grid|flex|min-h)-[a-z0-9]/.test(
      fs.readFileSync(file, 'utf8'),
    ));

/** What `@source not` of a sheet leaves out, as tests of a path. */
function leftOut(sheet: string): RegExp[] {
  const rules = fs.readFileSync(fromRoot(`app/styles/${sheet}`), 'utf8');
  return [...rules.matchAll(/^@source not '\.\.\/(.+)';$/gm)].map(([, glob = '']) => {
    const pattern = glob
      .replaceAll('.', String.raw`\.`)
      .replaceAll('**/', '(.+/)?')
      .replaceAll(/(?<![)+])\*/g, '[^/]*')
      .replaceAll(/\{(.+?)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
    return new RegExp(`^app/${pattern}(/|$)`);
  });
}

it('the sheet of every page has the utilities of all files that pages outside of the dashboard are made of', () => {
  const globs = leftOut('app.css');
  const shown = [...filesOfTravellers()].filter(hasUtilities);
  const missing = shown.filter((file) => globs.some((glob) => glob.test(file)));
  expect(shown.length).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

it('each part that the sheet of every page leaves out is there', () => {
  const globs = leftOut('app.css');
  const unused = globs.filter((glob) => !files.some((file) => glob.test(file)));
  expect(globs.length).toBeGreaterThan(5);
  expect(unused).toEqual([]);
});
