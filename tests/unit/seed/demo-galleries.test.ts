import { expect, test } from 'vitest';

import { assignPhotos } from '../../../scripts/lib/seed/assign-photos.mjs';
import { directoryLists } from '../../../scripts/lib/seed/part-neighbours.mjs';
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

test('neighbours in a list of demo stays do not open with the same picture', () => {
  const lists: { slug: string }[][] = directoryLists(seed.properties);
  expect(lists.length).toBeGreaterThan(100);
  const alike = lists.flatMap((list) =>
    list.flatMap(({ slug }, index) => {
      const [first] = galleryOf(slug);
      const [next] = galleryOf(list[index + 1]?.slug ?? '');
      return first && first.source === next?.source ? [`${slug} ${list[index + 1]?.slug}`] : [];
    }),
  );
  expect([...new Set(alike)]).toEqual([]);
});
