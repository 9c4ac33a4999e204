import { describe, expect, it } from 'vitest';

import { drawLandmarkMap } from '~/features/content/landmark-editor/draw-landmark-map';

const middle = { latitude: -34.9212, longitude: 138.6072 };
const beside = (name: string, east: number, north = 0) => ({
  slug: name,
  name,
  latitude: middle.latitude + north,
  longitude: middle.longitude + east,
});

describe('the map of a landmark', () => {
  it('has a dot for each neighbour, and no two names on top of each other: the nearest is named', () => {
    const near = [
      beside('Museum', -0.0081),
      beside('Gallery', -0.008),
      beside('Zoo', 0, 0.01),
      beside('Parade', 0.0235),
    ];
    const map = drawLandmarkMap(middle, { near, stops: [] });
    expect(map.near.map(({ name }) => name)).toEqual(['Museum', 'Gallery', 'Zoo', 'Parade']);
    const labels = map.labels.map(({ text, anchor }) => `${text} ${anchor}`);
    expect(labels).toEqual(['Gallery start', 'Zoo start', 'Parade end']);
    const crowd = [...near, beside('Station', -0.0082), beside('Theatre', -0.0083)];
    const names = drawLandmarkMap(middle, { near: crowd, stops: [] }).labels.map(({ text }) => text);
    expect(names).toEqual(['Gallery', 'Zoo', 'Parade']);
  });
});
