import { describe, expect, it } from 'vitest';

import { galleryMosaic } from '~/features/pictures/shown/gallery-mosaic';
import { keyTarget, swipeStep, wrapIndex } from '~/features/pictures/shown/gallery-steps';

describe('photo gallery', () => {
  it('shows the hero and up to 7 thumbnails, then a tile for the rest', () => {
    const shown = (count: number) => [galleryMosaic(count).tiles.length, galleryMosaic(count).more];
    expect(shown(1)).toEqual([0, 0]);
    expect(shown(5)).toEqual([4, 0]);
    expect(shown(8)).toEqual([7, 0]);
    expect(shown(9)).toEqual([8, 1]);
    expect(shown(40)).toEqual([8, 32]);
  });

  it('gives every tile a place', () => {
    for (let count = 1; count <= 12; count += 1) {
      expect(galleryMosaic(count).tiles.every((place) => place.includes('col-span'))).toBe(true);
    }
  });

  it('wraps around at both ends', () => {
    expect(wrapIndex(9, 9)).toBe(0);
    expect(wrapIndex(-1, 9)).toBe(8);
    expect(wrapIndex(4, 9)).toBe(4);
    expect(wrapIndex(1, 1)).toBe(0);
  });

  it('changes the picture after a swipe of more than 50 pixels', () => {
    expect(swipeStep(-51)).toBe(1);
    expect(swipeStep(51)).toBe(-1);
    expect(swipeStep(50)).toBe(0);
    expect(swipeStep(-50)).toBe(0);
  });

  it('goes by arrow keys, Home and End', () => {
    expect(keyTarget('ArrowRight', 8, 9)).toBe(0);
    expect(keyTarget('ArrowLeft', 0, 9)).toBe(8);
    expect(keyTarget('Home', 5, 9)).toBe(0);
    expect(keyTarget('End', 5, 9)).toBe(8);
    expect(keyTarget('Tab', 5, 9)).toBeNull();
  });
});
