import { expect, test } from 'vitest';

import { fromRoot } from '../../../scripts/lib/places.mjs';
import { licencesOf } from '../../../scripts/lib/server/licenses.mjs';

const ofLibrary = (file: string) => fromRoot('node_modules', file);

test('each package is named once, with its version and its whole licence', () => {
  const text = licencesOf([
    fromRoot('app', 'root.tsx'),
    ofLibrary('react/index.js'),
    `\0${ofLibrary('react/cjs/react.production.min.js')}?commonjs-module`,
    ofLibrary('@remix-run/router/dist/router.js'),
  ]);
  expect(text.match(/^react \d+\.\d+\.\d+, MIT$/gm)).toHaveLength(1);
  expect(text).toMatch(/^@remix-run\/router \d+\.\d+\.\d+, MIT$/m);
  expect(text).toContain('Copyright (c) Facebook, Inc. and its affiliates.');
  expect(text).not.toContain('app/root');
});
