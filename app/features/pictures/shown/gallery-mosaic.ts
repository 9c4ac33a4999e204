const thumbnails = 7;

/** Number of thumbnails beside the large picture, and below it, by the number of tiles. */
const arrangements: Record<number, { hero: string; beside: readonly string[]; below: string }> = {
  1: { hero: 'md:col-span-16', beside: ['md:col-span-8 md:row-span-2'], below: '' },
  2: { hero: 'md:col-span-16', beside: ['md:col-span-8', 'md:col-span-8'], below: '' },
  3: { hero: 'md:col-span-12', beside: ['md:col-span-12', 'md:col-span-6', 'md:col-span-6'], below: '' },
  4: { hero: 'md:col-span-12', beside: Array<string>(4).fill('md:col-span-6'), below: '' },
  5: { hero: 'md:col-span-16', beside: Array<string>(2).fill('md:col-span-8'), below: 'md:col-span-8' },
  6: { hero: 'md:col-span-16', beside: Array<string>(2).fill('md:col-span-8'), below: 'md:col-span-6' },
  7: { hero: 'md:col-span-12', beside: Array<string>(4).fill('md:col-span-6'), below: 'md:col-span-8' },
  8: { hero: 'md:col-span-12', beside: Array<string>(4).fill('md:col-span-6'), below: 'md:col-span-6' },
};

/**
 * The tiles of a gallery of `count` pictures (at least one): the large one, up to seven thumbnails, and one
 * tile for the rest, with the classes that place each in a grid of 24 columns. `more` is the number of
 * pictures that only the viewer shows.
 */
export function galleryMosaic(count: number) {
  const more = Math.max(0, count - 1 - thumbnails);
  const tiles = Math.min(count - 1, thumbnails) + (more > 0 ? 1 : 0);
  const { hero, beside, below } = arrangements[tiles] ?? { hero: 'md:col-span-24', beside: [], below: '' };
  return {
    more,
    hero,
    tiles: Array.from({ length: tiles }, (_, index) => beside[index] ?? below),
    hasRowBelow: tiles > beside.length,
  };
}
