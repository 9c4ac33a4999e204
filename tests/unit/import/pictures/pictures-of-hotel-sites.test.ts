import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { proposePictures, type Proposal } from '~/features/import/pictures/finding/propose-pictures';
import {
  readCandidates,
  type FoundPicture,
} from '~/features/import/pictures/fetching/read-candidates.server';
import type { PictureEncoder } from '~/features/pictures/encoding/picture-encoder';

import { gallerySite } from '../../../fakes/gallery-sites';
import { hotelSites } from '../../../fakes/hotel-sites';
import { serveSites } from '../../../fakes/hotel-sites/serve-sites';
import { hastyFetcher, readHotelSite, stillClock } from '../../../support/extraction/read-hotel-site';

const sites = [...hotelSites, gallerySite];
const photosOf = (name: string) =>
  Object.entries(sites.find((site) => site.name === name)?.files ?? {}).flatMap(([path, { photo }]) =>
    photo ? [path] : [],
  );

/** The pictures that a careful person would take from each site, each in its best form. */
const answers: Record<string, readonly string[]> = {
  'jetty-hotel': ['/img/entrance.jpg', '/img/room-sea.*', '/img/room-courtyard.jpg', '/img/bathroom.jpg'],
  'lacework-guesthouse': photosOf('lacework-guesthouse'),
  'lofty-languages': ['/i/pool.jpg'],
  'terrace-broken': ['/a/living.jpg', '/a/bed.jpg'],
  'lantern-moved': ['/media/bunks.jpg', '/media/common.jpg'],
  'vineyard-slow': ['/view.jpg'],
  'raven-hostile': ['/front.jpg'],
  'bluegum-motel': ['/pics/front.jpg', '/pics/pool.jpg', '/pics/unit.jpg'],
  'gully-cottages': ['/up/dusk.jpg', '/up/inside.jpg'],
  'parade-hotel': [],
  'willow-bnb': [],
  'wharf-quarter': [],
  'harbour-hostel': ['/x/common.jpg'],
  'saltbush-suites': ['/s/living.jpg'],
  'quandong-gallery': [
    '/img/front.jpg',
    '/img/pool.jpg',
    '/img/room.jpg',
    '/img/bath.jpg',
    '/img/dining.png',
  ],
};

/** As the Images binding does it: the given width, in the picture's own aspect. */
const pictures: PictureEncoder = {
  async encode(picture, { width, rotate, format }) {
    const turned = sharp(Buffer.concat(picture)).rotate(rotate).resize({ width });
    return new Uint8Array(await (format === 'image/png' ? turned.png() : turned.webp()).toBuffer());
  },
};

let served: Awaited<ReturnType<typeof serveSites>>;
const found = new Map<string, (FoundPicture & Proposal)[]>();

beforeAll(async () => {
  served = await serveSites(sites);
  for (const { name } of sites) {
    const { pages } = await readHotelSite(served, `${served.originOf(name)}/`);
    const candidates = listCandidates(pages, { ownName: '' });
    const deps = { sites: hastyFetcher(served), pictures, clock: stillClock };
    const read = await readCandidates(deps, candidates, { onProgress: async () => undefined });
    found.set(name, proposePictures(read, { name, locationSlug: 'sa' }));
  }
});

afterAll(() => served.close());

const isSame = (wanted: string, path: string) =>
  wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;

/** A wrong picture counts double one that is missing. */
function scoreOf(name: string) {
  const wanted = answers[name] ?? [];
  const paths = (found.get(name) ?? []).map(({ url }) => new URL(url).pathname);
  const missing = wanted.filter((one) => !paths.some((path) => isSame(one, path)));
  const wrong = paths.filter((path) => !wanted.some((one) => isSame(one, path)));
  const right = wanted.length - missing.length;
  return {
    right,
    missing,
    wrong,
    share:
      right + missing.length + wrong.length === 0 ? 1 : right / (right + missing.length + 2 * wrong.length),
  };
}

describe('pictures of small hotels’ websites', () => {
  it('are those that a careful person would take, by site', () => {
    const scores = sites.map(({ name }) => ({ name, ...scoreOf(name) }));
    const rows = scores.map(
      ({ name, right, share, missing, wrong }) =>
        `${name.padEnd(22)}${String(right).padStart(3)} right ${(share * 100).toFixed(1).padStart(6)} % ${[
          ...missing.map((path) => `no ${path}`),
          ...wrong.map((path) => `wrong ${path}`),
        ].join(', ')}`,
    );
    console.info(rows.join('\n'));
    expect(Object.keys(answers).sort()).toEqual(sites.map(({ name }) => name).sort());
    const right = scores.reduce((sum, score) => sum + score.right, 0);
    const lost = scores.reduce((sum, { missing, wrong }) => sum + missing.length + 2 * wrong.length, 0);
    expect(right / (right + lost)).toBeGreaterThanOrEqual(0.95);
  });

  it('never lead into private networks', () => {
    const raven = found.get('raven-hostile') ?? [];
    expect(raven.map(({ url }) => new URL(url).pathname)).toEqual(['/front.jpg']);
    expect(served.requests.filter((request) => /secret|router|meta-data/.test(request))).toEqual([]);
  });

  it('are proposed with natural words and a wide hero', () => {
    for (const { name } of sites) {
      const [hero, ...others] = found.get(name) ?? [];
      if (hero) expect([hero.isHeroCandidate, hero.width > hero.height]).toEqual([true, true]);
      expect(others.some(({ isHeroCandidate }) => isHeroCandidate)).toBe(false);
      for (const { altText } of [...(hero ? [hero] : []), ...others]) {
        expect(altText).toMatch(/^(\p{L}[^<>_]{4,200})?$/u);
        expect(altText).not.toMatch(/ignore|instruction|\.jpe?g/i);
      }
    }
  });
});
