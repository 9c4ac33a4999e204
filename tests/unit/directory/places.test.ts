import { describe, expect, it } from 'vitest';

import { createReach, type KnownLandmark } from '~/features/directory/places/reach';
import { rideMinutes, tramLines } from '~/features/directory/places/tram-lines';
import { walkMinutes } from '~/features/directory/places/walking';

import seeded from '../../../seed/landmarks.json';

const landmarks = seeded.map(
  ({ slug, kind, lat, lng }, index) =>
    ({ id: index + 1, slug, kind, latitude: lat, longitude: lng, isActive: true }) as KnownLandmark,
);

function landmark(slug: string): KnownLandmark {
  const found = landmarks.find((one) => one.slug === slug);
  if (!found) throw new Error(`no landmark ${slug}`);
  return found;
}

function reached(from: string, to: string, known = landmarks) {
  const row = createReach(known)(landmark(from)).find(({ landmarkId }) => landmarkId === landmark(to).id);
  if (!row) return null;
  const stop = landmarks.find(({ id }) => id === row.tramStopId)?.slug ?? null;
  return {
    walk: row.walkMinutes,
    tram: row.tramMinutes,
    stop,
    toStop: row.tramWalkMinutes,
    best: row.minutes,
  };
}

describe('minutes on foot', () => {
  it.each([
    // By blocks between the terraces.
    ['victoria-square', 'adelaide-central-market', 4],
    ['rundle-mall', 'adelaide-central-market', 17],
    ['victoria-square', 'himeji-garden', 18],
    ['art-gallery-of-south-australia', 'rundle-mall', 4],
    // Over the footbridge to the oval, and over the next bridge from the east.
    ['adelaide-railway-station', 'adelaide-oval', 10],
    ['rundle-mall', 'adelaide-oval', 17],
    ['womens-and-childrens-hospital', 'adelaide-zoo', 11],
    // The zoo lies on the city's side of the river.
    ['victoria-square', 'adelaide-zoo', 27],
    // Outside the city, over 1.25 of the straight line.
    ['moseley-square', 'glenelg-jetty', 4],
    ['adelaide-showground', 'tram-stop-goodwood-road', 14],
    ['port-adelaide', 'port-dock-station', 8],
  ])('%s to %s: about %i', (from, to, minutes) => {
    expect(walkMinutes(landmark(from), landmark(to))).toBe(minutes);
    expect(walkMinutes(landmark(to), landmark(from))).toBe(minutes);
  });

  it('are at least one, and grow with the way', () => {
    const here = { latitude: -34.9286, longitude: 138.6 };
    expect(walkMinutes(here, here)).toBe(1);
    const away = [0.001, 0.01, 0.1].map((more) => ({ ...here, longitude: 138.62 + more }));
    const [near = 0, further = 0, far = 0] = away.map((to) => walkMinutes(here, to));
    expect(near < further && further < far).toBe(true);
  });

  it('lead over a bridge of the Torrens', () => {
    const oval = landmark('adelaide-oval');
    const across = landmark('festival-plaza');
    expect(walkMinutes(oval, across)).toBe(7);
  });
});

describe('minutes by tram', () => {
  it.each([
    ['tram-stop-moseley-square', 'tram-stop-victoria-square', 33],
    ['tram-stop-victoria-square', 'tram-stop-moseley-square', 33],
    ['tram-stop-moseley-square', 'tram-stop-rundle-mall', 38],
    ['tram-stop-moseley-square', 'tram-stop-royal-adelaide-hospital', 44],
    ['tram-stop-botanic-gardens', 'tram-stop-entertainment-centre', 20],
    ['tram-stop-city-west', 'tram-stop-adelaide-railway-station', 2],
    // 38 minutes of riding to the railway station's line, 5 for the change, 8 to the gardens.
    ['tram-stop-moseley-square', 'tram-stop-botanic-gardens', 40 + 5 + 8],
    ['tram-stop-entertainment-centre', 'tram-stop-victoria-square', 12 + 5 + 7],
  ])('%s to %s: %i', (from, to, minutes) => {
    expect(rideMinutes(from, to)).toBe(minutes);
  });

  it('are not known of other stops, nor from a stop to itself', () => {
    expect(rideMinutes('tram-stop-moseley-square', 'tram-stop-festival-plaza')).toBe(Infinity);
    expect(rideMinutes('tram-stop-moseley-square', 'tram-stop-moseley-square')).toBe(Infinity);
  });

  it('are of stops that are landmarks, and rise along each line as they fall on the way back', () => {
    for (const line of tramLines) {
      for (const [at, [slug, out, back]] of line.entries()) {
        expect(landmark(slug).kind).toBe('tram-stop');
        const next = line[at + 1];
        if (next) expect(out <= next[1] && back >= next[2]).toBe(true);
      }
    }
  });
});

describe('what is within reach', () => {
  it('has both ways where both are useful', () => {
    expect(reached('moseley-square', 'glenelg-jetty')).toMatchObject({ walk: 4, tram: null, best: 4 });
    expect(reached('glenelg-jetty', 'adelaide-central-market')).toEqual({
      walk: null,
      // 4 to the stop, 33 in the tram, 3 by blocks to the market.
      tram: 4 + 33 + 3,
      stop: 'tram-stop-moseley-square',
      toStop: 4,
      best: 40,
    });
    expect(reached('royal-adelaide-hospital', 'adelaide-botanic-garden')).toMatchObject({
      walk: null,
      tram: 1 + 12 + 6,
      best: 19,
      toStop: 1,
    });
  });

  it('leaves out the tram where it saves less than five minutes', () => {
    expect(reached('victoria-square', 'rundle-mall')).toMatchObject({ walk: 13, tram: null });
  });

  it('ends at half an hour on foot, an hour by tram, a quarter of an hour to a stop', () => {
    expect(reached('victoria-square', 'hahndorf')).toBeNull();
    expect(reached('henley-beach', 'victoria-square')).toBeNull();
    const all = landmarks.flatMap((from) => createReach(landmarks)(from));
    expect(all.length).toBeGreaterThan(500);
    for (const row of all) {
      expect(row.walkMinutes ?? 0).toBeLessThanOrEqual(30);
      expect(row.tramMinutes ?? 0).toBeLessThanOrEqual(60);
      expect(row.tramWalkMinutes ?? 0).toBeLessThanOrEqual(15);
      expect(row.tramMinutes === null).toBe(row.tramStopId === null);
      expect(row.minutes).toBe(Math.min(row.walkMinutes ?? Infinity, row.tramMinutes ?? Infinity));
    }
  });

  it('uses no stop that staff have switched off, and rides to no stop for its own sake', () => {
    const closed = landmarks.map((one) => ({ ...one, isActive: one.slug !== 'tram-stop-moseley-square' }));
    expect(reached('glenelg-jetty', 'adelaide-central-market', closed)?.stop).toBe('tram-stop-jetty-road');
    expect(reached('moseley-square', 'tram-stop-victoria-square')).toBeNull();
  });
});
