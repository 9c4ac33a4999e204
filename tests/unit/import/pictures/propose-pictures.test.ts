import { describe, expect, it } from 'vitest';

import { describePicture } from '~/features/import/pictures/finding/describe-picture';
import { proposePictures } from '~/features/import/pictures/finding/propose-pictures';

describe('what a picture shows, by words', () => {
  it.each([
    ['Deluxe room with sea view', 'room'],
    ['deluxe-king_room.jpg', 'room'],
    ['Rooftop pool at dusk', 'pool'],
    ['Bathroom of the Garden Suite', 'bathroom'],
    ['Our dining room', 'restaurant'],
    ['Living room with fireplace', 'lounge'],
    ['Sunset over the jetty', 'view'],
    ['hotel_front%20entrance.jpg', 'exterior'],
    ['Doppelzimmer mit Balkon', 'room'],
    ['Ferienwohnung Seeblick', 'room'],
    ['Unser Familienzimmer', 'room'],
    ['Appartamento', 'room'],
    ['Nuestras habitaciones', 'room'],
    ['Badezimmer der Ferienwohnung', 'bathroom'],
    ['Wohnzimmer', 'lounge'],
    ['Frühstück', 'restaurant'],
    ['Salle de bain', 'bathroom'],
    ['La piscina', 'pool'],
    ['El baño', 'bathroom'],
    ['Barossa', 'photo'],
    ['DSC_0431.JPG', 'photo'],
    ['', 'photo'],
  ])('%s: %s', (words, descriptor) => {
    expect(describePicture(words)).toBe(descriptor);
  });
});

const picture = (place: number, values: object = {}) => ({
  place,
  alt: '',
  caption: '',
  heading: '',
  isLeading: false,
  width: 1000,
  height: 700,
  url: `https://quandong.example/${place}.jpg`,
  ...values,
});
const property = { name: 'Quandong House', locationSlug: 'glenelg' };
const propose = (...found: ReturnType<typeof picture>[]) => proposePictures(found, property);

describe('proposals', () => {
  it.each([
    [{ alt: 'the pool in the morning.' }, 'The pool in the morning, Quandong House'],
    [{ alt: 'Quandong House from the street' }, 'Quandong House from the street'],
    [
      { alt: 'IMG_2041.jpg', caption: 'Breakfast on the verandah' },
      'Breakfast on the verandah, Quandong House',
    ],
    [{ alt: 'pool' }, 'The pool at Quandong House'],
    [{ heading: 'Queen Room', url: 'https://q.example/queen-room-2.jpg' }, ''],
    [{ heading: 'Welcome to our place' }, ''],
    [{ alt: 'Book direct and save 15%' }, ''],
    [{ alt: 'Hero background image' }, ''],
    [
      { alt: 'Welcome to the Barossa', caption: 'The vines behind the house' },
      'The vines behind the house, Quandong House',
    ],
    [{ alt: 'Quandong House' }, ''],
    [{ url: 'https://q.example/sea-view.jpg' }, ''],
    [{ alt: 'view' }, 'The view from Quandong House'],
    [{ caption: 'Piscina' }, 'The pool at Quandong House'],
    [{ alt: 'Bar', caption: 'The old counter' }, 'The old counter, Quandong House'],
    [{ alt: 'Photo' }, ''],
    [{ alt: 'A room\u202e moor \u0000A\n' }, 'A room moor A, Quandong House'],
    [{ alt: '<b>bold</b> words here', caption: '{{name}} of it' }, ''],
  ])('say in a sentence what is shown: %o', (values, altText) => {
    expect(propose(picture(0, values))[0]?.altText).toBe(altText);
  });

  it('do not give three pictures the same alt text', () => {
    const alt = 'Your home by the sea';
    const proposed = propose(picture(0, { alt }), picture(1, { alt }), picture(2, { alt }));
    expect(proposed.map(({ altText }) => altText)).toEqual(['', '', '']);
  });

  it.each([
    ['a newsletter', { alt: 'Subscribe to our newsletter', isLeading: true, width: 2000 }],
    ['a banner', { url: 'https://q.example/spring_banner.jpg', isLeading: true, width: 2000 }],
    ['a strip', { alt: 'The front of the house', width: 2000, height: 400 }],
    ['an unknown subject', { isLeading: true, width: 2000 }],
  ])('never show %s first while there is a room', (_, values) => {
    const [hero] = propose(picture(0, values), picture(1, { alt: 'Ferienwohnung mit Balkon' }));
    expect(hero).toMatchObject({ place: 1, descriptor: 'room', isHeroCandidate: true });
  });

  it('keep alt texts within what a photo takes', () => {
    const [long] = propose(picture(0, { alt: 'A long word '.repeat(100) }));
    expect(long?.altText.length).toBeLessThanOrEqual(200);
  });

  it('name files after the property, its place and the subject', () => {
    const names = propose(
      picture(0, { alt: 'A room' }),
      picture(1, { alt: 'Another room' }),
      picture(2, { alt: 'The bar' }),
    );
    expect(names.map(({ fileName }) => fileName).sort()).toEqual([
      'quandong-house-glenelg-bar-1.webp',
      'quandong-house-glenelg-room-1.webp',
      'quandong-house-glenelg-room-2.webp',
    ]);
  });

  it('put a wide picture of the outside first as hero, then one of each kind, then the rest as it stood', () => {
    const proposed = propose(
      picture(0, { alt: 'A room' }),
      picture(1, { alt: 'Another room' }),
      picture(2, { alt: 'Tall building', width: 700, height: 1400 }),
      picture(3, { alt: 'The front of the building', width: 1600 }),
      picture(4, { alt: 'The pool' }),
      picture(5, { alt: 'A bathroom' }),
    );
    expect(proposed.map(({ place }) => place)).toEqual([3, 2, 4, 0, 5, 1]);
    expect(proposed.map(({ isHeroCandidate }) => isHeroCandidate)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('do not take the property’s own name for the subject', () => {
    const [proposed] = proposePictures([picture(0, { alt: 'Beach House' })], {
      name: 'Beach House',
      locationSlug: 'sa',
    });
    expect(proposed?.descriptor).toBe('photo');
  });
});
