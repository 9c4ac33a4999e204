import path from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, the longest first. If one of them began last, the others' workers
 * would wait for it.
 */
const long = [
  'hostile-html',
  'outages',
  'mail-after-kills',
  'typed-forms',
  'work-after-kills',
  'permissions',
  'takeover',
  'same-bytes',
  'hidden-properties',
  'accessibility',
  'second-factor',
  'generator',
  'writing',
  'accounts',
  'request-budget',
  'page-editor',
  'mail',
  'profile',
  'property-drafts',
  'dashboard-properties',
  'hostile-site',
  'property-form',
  'property-photos',
  'extraction',
  'hostile-dashboard',
  'dashboard-leads',
  'shut-out',
  'google',
  'images',
  'back',
  'redirects',
  'first-day',
  'page-manager',
  'journey',
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
