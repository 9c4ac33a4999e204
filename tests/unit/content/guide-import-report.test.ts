import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { importProgress, importResult } from '~/features/content/guides/guide-import-report';

import { guideFiles } from '../../../seed/pages/guide-files';

const guides = (outcome: 'created' | 'kept' | 'in-trash' | 'unchanged', count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `${outcome}-${index}`,
    title: `${outcome} ${index}`,
    outcome,
  }));

describe('the report of an import of guides', () => {
  it('is that all were imported only when all were', () => {
    const all = [...guides('created', 20), ...guides('unchanged', 1)];
    expect(importResult({ done: 21, total: 21, outcomes: all })).toEqual({
      title: 'Success',
      text: 'All 21 Adelaide accommodation guides imported successfully',
      isComplete: true,
    });
    expect(importResult({ done: 20, total: 21, outcomes: all.slice(1) }).isComplete).toBe(false);
  });

  it('is how many were, and which were kept', () => {
    const some = [...guides('created', 19), ...guides('kept', 1), ...guides('in-trash', 1)];
    expect(importResult({ done: 21, total: 21, outcomes: some }).text).toBe(
      '19 of 21 guides imported. Kept as they are: kept 0; in-trash 0',
    );
  });

  it('is how far it is', () => {
    expect(importProgress(null)).toBe('The import is about to begin…');
    expect(importProgress({ done: 7, total: 21, outcomes: [] })).toBe('Importing… 7 of 21 guides');
  });
});

describe('the guides of the build', () => {
  it('are those of the folder', () => {
    const slugs = readdirSync('seed/pages/guides').map((file) => `guides/${file.replace(/\.json$/, '')}`);
    expect(guideFiles.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
  });
});
