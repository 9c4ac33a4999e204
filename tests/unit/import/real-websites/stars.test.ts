import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

const starsOf = async (html: string) => (await readPages(html)).valueOf('star_rating');

describe('a star rating', () => {
  it.each([
    '<p>★★★★</p><p>Lovely stay, thank you!</p>',
    '<h2>★★★★★ What they say</h2>',
    '<p>★ 4,79 · 116</p>',
    '<p>5,0 ★ (31)</p>',
    '<p>4.5 ★★★★☆ hotel</p>',
    '<p>Hotel ★★★★</p>',
    '<p>Our guests gave us five stars.</p>',
    '<p>5 Sterne Bewertung unserer Gäste</p>',
    '<p>5 Sterne – Hotel Sonne, Rezension von Inge</p>',
    '<p>Recensioni: hotel a 5 stelle per gli ospiti</p>',
    '<p>Opiniones: un hotel de 5 estrellas</p>',
    '<p>Just across from the 5 star hotel? No, opposite a five star hotel.</p>',
    '<p>We are not a five star hotel, and proud of it.</p>',
    '<p>The comfort of a 5 star hotel</p>',
    '<p>Five-star bed linen in every room</p>',
    '<p>Star rating: 4.7</p>',
    '<p>Star rating: 5/5</p>',
    '<p>Rated 5 stars</p>',
    '<p>Kein 4 Sterne Hotel, sondern ein Zuhause</p>',
    '<p>4.5 star hotel</p>',
    '<p>5</p><p>star hotel</p>',
    '<p>100 million star hotel: sleep under the sky</p>',
    '<p>Rooms</p><img src="/stars.png" alt="★★★★">',
    '<p>Rooms</p><img src="/stars.png" alt="4 stars">',
    '<p>Rooms</p><img src="/stars.png" alt="5 star hotel, rated by our guests">',
    '<title>Salt Suites | 4.5 star apartments</title><p>Rooms</p>',
    '<head><meta name="description" content="Opposite the five star hotel"></head><p>Rooms</p>',
  ])('is not read from: %s', async (html) => {
    expect(await starsOf(html)).toBeNull();
  });

  it.each([
    ['<p>A 4 star hotel by the sea.</p>', '4'],
    ['<p>Our three-star motel has 20 rooms.</p>', '3'],
    ['<p>Star rating: 3</p>', '3'],
    ['<p>Official star rating 4 stars</p>', '4'],
    ['<p>Unser 4-Sterne-Hotel am See</p>', '4'],
    ['<p>Unser 4-Sterne-Superior-Hotel am See</p>', '4'],
    ['<p>Ein Hotel mit drei Sternen im Zentrum.</p>', '3'],
    ['<p>Klassifizierung: 3 Sterne</p>', '3'],
    ['<p>Un hotel 3 stelle a Rimini.</p>', '3'],
    ['<p>Hotel a 4 stelle sul mare</p>', '4'],
    ['<p>Un hotel de 3 estrellas en el centro.</p>', '3'],
    ['<p>Rooms</p><img src="/badge.gif" alt="AAA rated 3 star motel">', '3'],
    ['<p>Zimmer</p><img src="/dtv.gif" alt="Drei Sterne nach DTV-Klassifizierung">', '3'],
    ['<p>Rooms</p><span class="badge" aria-label="Star rating: 4"></span>', '4'],
    ['<title>Hotel Sonne | Ihr 4-Sterne-Hotel am See</title><p>Zimmer</p>', '4'],
    [
      '<head><meta property="og:description" content="Gîte classé meublé de tourisme 3 étoiles"></head><p>Chambres</p>',
      '3',
    ],
    ['<p>★★★★★ “Great!”</p><p>A four star boutique hotel.</p>', '4'],
    [
      '<script type="application/ld+json">{"@type":"Hotel","name":"Inn","starRating":{"ratingValue":"4"},"aggregateRating":{"ratingValue":"5"}}</script><p>★★★★★</p>',
      '4',
    ],
  ])('is read from a classification: %s', async (html, stars) => {
    expect(await starsOf(html)).toBe(stars);
  });
});
