import { describe, expect, it, test } from 'vitest';

import { assignPhotos } from '../../../scripts/lib/seed/assign-photos.mjs';
import { directoryLists } from '../../../scripts/lib/seed/directory-lists.mjs';
import { readSeedFiles } from '../../../scripts/lib/seed/seed-files.mjs';

type Variant = { name: string; source: string };

const seed = await readSeedFiles();
const assigned: Map<string, Variant[]> = assignPhotos(seed.properties, seed.images);
const galleryOf = (slug: string) => assigned.get(slug) ?? [];

test('every demo stay has as many pictures as it should, none of them twice, also not cropped or mirrored', () => {
  for (const { slug, photos } of seed.properties) {
    const sources = galleryOf(slug).map(({ source }) => source);
    expect(sources, slug).toHaveLength(photos);
    expect(new Set(sources).size, slug).toBe(photos);
  }
});

describe('in the lists of demo stays by any single filter, in any order', () => {
  const lists: { slug: string }[][] = directoryLists(seed.properties);
  /** Stays so many places apart that open with the same picture, cropped and mirrored ones too. */
  const alike = (list: { slug: string }[], apart: number) =>
    list.flatMap(({ slug }, index) => {
      const other = list[index + apart]?.slug ?? '';
      const [[first], [next]] = [galleryOf(slug), galleryOf(other)];
      return first && first.source === next?.source ? [`${slug} ${other}`] : [];
    });

  it('no neighbours open with the same picture', () => {
    expect(lists.length).toBeGreaterThan(1000);
    expect([...new Set(lists.flatMap((list) => alike(list, 1)))]).toEqual([]);
  });

  it('hardly any that touch in a grid of two or three columns do', () => {
    const touching = lists.flatMap((list) => [...alike(list, 2), ...alike(list, 3)]);
    const places = lists.reduce((sum, list) => sum + 2 * list.length, 0);
    expect(touching.length / places).toBeLessThan(0.01);
  });
});
