import { describe, expect, it } from 'vitest';

import { listCandidates } from '~/features/import/pictures/finding/list-candidates';
import { proposePictures } from '~/features/import/pictures/finding/propose-pictures';

const site = 'https://quandong.example';
const ownName = 'Quandong House';
const found = (html: string) => listCandidates([{ url: `${site}/`, html }], { ownName });
const originalOf = (html: string) => found(html)[0]?.urls[0]?.replace(site, '');

describe('the original of a picture', () => {
  it.each([
    [
      'of WordPress',
      '<img src="/wp-content/uploads/2024/05/room-300x200.jpg">',
      '/wp-content/uploads/2024/05/room.jpg',
    ],
    ['of Next', '<img src="/_next/image?url=%2Fphotos%2Froom.jpg&amp;w=640&amp;q=75">', '/photos/room.jpg'],
    [
      'of Next on another host',
      `<img src="/_next/image?url=https%3A%2F%2Fcdn.example%2Froom.jpg&w=640&q=75">`,
      'https://cdn.example/room.jpg',
    ],
    ['of Netlify', '<img src="/.netlify/images?url=/photos/room.jpg&w=400">', '/photos/room.jpg'],
    ['of Astro', '<img src="/_image?href=%2Fphotos%2Froom.jpg&w=640&f=webp">', '/photos/room.jpg'],
    ['of Nuxt', '<img src="/_ipx/w_640,q_80/photos/room.jpg">', '/photos/room.jpg'],
    ['of a resizing folder', '<img src="/resize/400x300/photos/room.jpg">', '/photos/room.jpg'],
    [
      'of Airbnb',
      '<img src="https://a0.example/pictures/room.jpeg?im_w=480">',
      'https://a0.example/pictures/room.jpeg',
    ],
    ['with a word before its name', '<img src="/bilder/tmb_room.jpg">', '/bilder/room.jpg'],
    ['with a word after its name', '<img src="/bilder/room-thumb.jpg">', '/bilder/room.jpg'],
    [
      'behind a link',
      '<a href="/gross/room.jpg"><img src="/klein/room.jpg" alt="A room"></a>',
      '/gross/room.jpg',
    ],
    [
      'that waits for a script',
      '<img src="data:image/gif;base64,R0" data-srcset="/s.jpg 400w, /l.jpg 1600w">',
      '/l.jpg',
    ],
    ['in a style of the head', '<style>.hero{background:url(/hero.jpg) center}</style>', '/hero.jpg'],
    [
      'of the wider screen',
      '<picture><source media="(min-width:800px)" srcset="/room-1600.jpg 1600w"><img src="/room-480x320.jpg"></picture>',
      '/room-1600.jpg',
    ],
  ])('%s', (_, html, wanted) => {
    expect(originalOf(html)).toBe(wanted);
  });

  it('is one with the copy that the head names', () => {
    const html =
      '<meta property="og:image" content="/photos/room.jpg"><img src="/_next/image?url=%2Fphotos%2Froom.jpg&w=640&q=75">';
    expect(found(html)).toHaveLength(1);
  });
});

describe('no photographs of the place', () => {
  it.each([
    '<img src="/img/traveller-review-award-2024.png" alt="Traveller Review Awards 2024">',
    '<img src="/img/hotelstars.png" alt="Hotelstars Union: vier Sterne">',
    '<img src="/img/anfahrt.jpg" alt="Anfahrt">',
    '<img src="/img/karte.png" alt="Karte der Umgebung">',
    '<img src="/img/anna.jpg" alt="Ihre Gastgeberin Anna Huber">',
    '<img src="/img/marco.jpg" alt="Marco, il vostro ospite">',
    '<img src="/img/wappen.png" alt="Wappen">',
    '<img src="/img/kreditkarten.png" alt="Kreditkarten">',
    '<img src="/img/unterschrift.png" alt="Unterschrift">',
    '<img src="/partner/weingut.jpg" alt="Unser Partner">',
    '<img src="/img/certificate-of-excellence.jpg" alt="">',
    '<h2>Our team</h2><img src="/img/jo.jpg" alt="Jo">',
    '<img src="/img/kontakt-head.jpg" alt="Newsletter abonnieren">',
    '<img src="/img/p1.jpg" alt="Petra und Gottfried" style="border-radius:50%; width: 80px; height: 80px">',
    '<h2>Descubre Cazorla</h2><h3>A un paso</h3><img src="/img/c.jpg" alt="Cazorla histórica">',
    '<h2>Scopri Matera</h2><h3>A due passi</h3><img src="/img/m.jpg" alt="I Sassi">',
    '<img src="/img/brand.png" alt="Quandong House" width="180" height="60">',
  ])('%s', (html) => {
    expect(found(html)).toEqual([]);
  });
});

it('photographs of the place are those below an invitation to look at it', () => {
  const html =
    '<h2>Descubre nuestra casa</h2><img src="/a.jpg" alt="Patio"><h2>Scopri le camere</h2><img src="/b.jpg" alt="Camera Luna">';
  expect(found(html)).toHaveLength(2);
});

const photo = (place: number, file: string, values: object = {}) => ({
  place,
  alt: '',
  caption: '',
  heading: '',
  isLeading: false,
  width: 1600,
  height: 1067,
  url: `${site}/${file}`,
  ...values,
});
const heroOf = (...photos: ReturnType<typeof photo>[]) =>
  proposePictures(photos, { name: ownName, locationSlug: 'glenelg' })[0]?.url.replace(`${site}/`, '');

describe('the hero', () => {
  it.each<[string, ReturnType<typeof photo>[], string]>([
    [
      'is the house, not the first slide of a breakfast',
      [photo(1, 'a.jpg', { alt: 'Breakfast table' }), photo(2, 'b.jpg', { alt: 'The house at dusk' })],
      'b.jpg',
    ],
    [
      'is a room, not a banner with words',
      [
        photo(1, 'a.jpg', { alt: 'Book direct and save', isLeading: true }),
        photo(2, 'b.jpg', { alt: 'Queen room' }),
      ],
      'b.jpg',
    ],
    [
      'is a room, not a slide under a slogan',
      [
        photo(1, 'a.jpg', { heading: 'Subscribe to our newsletter', isLeading: true }),
        photo(2, 'b.jpg', { alt: 'Queen room' }),
      ],
      'b.jpg',
    ],
    [
      'is a pool, not a bathroom',
      [photo(1, 'a.jpg', { alt: 'Bathroom' }), photo(2, 'b.jpg', { alt: 'The pool' })],
      'b.jpg',
    ],
    [
      'is a landscape, not an upright picture',
      [
        photo(1, 'a.jpg', { alt: 'The outside', width: 1067, height: 1600 }),
        photo(2, 'b.jpg', { alt: 'The outside' }),
      ],
      'b.jpg',
    ],
    [
      'is no strip',
      [
        photo(1, 'a.jpg', { alt: 'The outside', width: 1900, height: 420 }),
        photo(2, 'b.jpg', { alt: 'Room 3' }),
      ],
      'b.jpg',
    ],
    [
      'is a room, not a person',
      [
        photo(1, 'a.jpg', { alt: 'A couple on holiday', isLeading: true }),
        photo(2, 'b.jpg', { alt: 'Twin room' }),
      ],
      'b.jpg',
    ],
    [
      'is a room, not a plate',
      [
        photo(1, 'a.jpg', { alt: 'Fish of the day', isLeading: true }),
        photo(2, 'b.jpg', { alt: 'Twin room' }),
      ],
      'b.jpg',
    ],
    [
      'is a room in German, not the region',
      [
        photo(1, 'a.jpg', { alt: 'Wanderer im Nebel', isLeading: true }),
        photo(2, 'b.jpg', { alt: 'Doppelzimmer' }),
      ],
      'b.jpg',
    ],
    [
      'is the outside in French',
      [photo(1, 'a.jpg', { alt: 'Le petit déjeuner' }), photo(2, 'b.jpg', { alt: 'La façade du gîte' })],
      'b.jpg',
    ],
  ])('%s', (_, photos, wanted) => {
    expect(heroOf(...photos)).toBe(wanted);
  });
});
