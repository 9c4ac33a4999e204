import { describe, expect, it } from 'vitest';

import { galleryMosaic } from '~/features/pictures/shown/gallery-mosaic';
import { keyTarget, swipeStep, wrapIndex } from '~/features/pictures/shown/gallery-steps';
import { phoneSrcSet, phoneShape } from '~/features/pictures/shown/phone-picture';
import { photoPicture } from '~/features/pictures/shown/picture-source';

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

describe('the large picture of a gallery on a phone', () => {
  const photo = (width: number, height: number) =>
    photoPicture({ id: 7, width, height, placeholder: '#000000', altText: '' });

  it.each([
    [1280, 853, 1280 / 853],
    [1280, 960, 4 / 3],
    [960, 960, 1],
    [960, 1280, 0.8],
    [1280, 400, 2],
  ])('of %d by %d pixels has a frame %d times as wide as high', (width, height, shape) => {
    expect(phoneShape(photo(width, height))).toBeCloseTo(shape);
  });

  it.each([
    ['landscape', 1280, 853, [320, 416, 640, 800, 960]],
    ['portrait', 1280, 1707, [320, 416, 640]],
    ['panorama', 1280, 400, [320, 416, 640, 800, 960, 1280]],
    ['narrow', 340, 500, [320]],
  ])('of a %s photo is one of the stored files of at most 0.62 megapixels', (_, width, height, widths) => {
    const set = widths.map((each) => `/images/7/${each}.webp ${each}w`).join(', ');
    expect(phoneSrcSet(photo(width, height))).toBe(set);
  });
});
