import path from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, about the longest first. If one of them began last, the others'
 * workers would wait for it. Files that put the most load on the shared site do not begin together, since it
 * has one processor.
 */
const long = [
  'outages',
  'hostile-html',
  'permissions',
  'mail-after-kills',
  'takeover',
  'work-after-kills',
  'property-photos',
  'dashboard-properties',
  'accessibility',
  'page-editor',
  'hostile-site',
  'writing',
  'typed-forms',
  'mail',
  'dashboard-leads',
  'second-factor',
  'page-manager',
  'extraction',
  'generator',
  'hidden-properties',
  'hostile-dashboard',
  // Of the unit tests, those that take seconds, of a processor or of waiting.
  'hostile-pages',
  'website-folders',
  'sentence',
  'pictures-of-hotel-sites',
  'facts-of-hotel-sites',
  'documented-commands',
  'models',
  'ask-cloudflare',
  'fingerprint',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = long.indexOf(path.basename(moduleId, '.test.ts'));
  return place < 0 ? long.length : place;
};

/**
 * The order in which the files of all projects begin: project by project, since a worker that is given a file of another
 * project ends, and the next one starts a browser of its own and loads everything again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || placeOf(a) - placeOf(b));
  }
}
