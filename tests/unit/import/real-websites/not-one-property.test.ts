import { describe, expect, it } from 'vitest';

import { mistakenFor } from '~/features/import/website-facts/not-one-property';

import { readPages } from '../../../support/extraction/read-pages';

const mistaken = async (pages: string | Record<string, string>) =>
  mistakenFor((await readPages(pages)).documents);
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const filler = (text: string) => `<p>${text.repeat(12)}</p>`;
const inn = (name: string, streetAddress: string) => ({ '@type': 'Hotel', name, address: { streetAddress } });

describe('a website that is not that of one property', () => {
  it.each<[string, string, string]>([
    [
      'article',
      'with numbers',
      `<title>The 10 best hotels in Adelaide</title><h1>The 10 best hotels in Adelaide</h1><p>By Ann Smith, updated 3 May</p>
       <h2>1. Mayfair Hotel</h2><h2>2. Eos</h2><h2>3. Hotel Indigo</h2>${filler('Rooms from $200 per night, with breakfast. ')}`,
    ],
    [
      'article',
      'in German',
      `<title>Die besten Hotels in Freiburg – Reisemagazin</title><p>Von Karla Meier</p>${filler('Zimmer mit Frühstück pro Nacht. ')}`,
    ],
    [
      'article',
      'in Italian',
      `<title>I 12 migliori hotel sul lago</title>${ld({ '@type': 'BlogPosting', headline: 'x' })}${filler('Camere da 80 euro a notte. ')}`,
    ],
    [
      'article',
      'in Spanish',
      `<title>Los mejores hoteles de Granada</title><meta property="og:type" content="article">${filler('Habitaciones por noche. ')}`,
    ],
    [
      'article',
      'of where to stay',
      `<title>Where to stay in the Barossa</title><p>6 min read</p>${filler('Book a room. ')}`,
    ],
    [
      'cookie-wall',
      'in German',
      '<h1>Wir verwenden Cookies</h1><p>Mit Ihrer Einwilligung verwenden wir und 123 Partner Cookies und Tracking.</p><button>Alle akzeptieren</button><button>Ablehnen</button><p>Hotel Sonne</p>',
    ],
    [
      'cookie-wall',
      'in Italian',
      '<p>Questo sito utilizza cookie propri e di terze parti. Leggi la nostra informativa sulla privacy e sui cookie.</p><a>Accetta tutti</a><a>Rifiuta</a>',
    ],
    [
      'parked',
      'for sale',
      '<title>jettyrest.com.au</title><h1>This domain is for sale</h1><p>Make an offer. Related searches: hotels, motels, rooms</p>',
    ],
    ['parked', 'in German', '<h1>Diese Domain steht zum Verkauf</h1>'],
    [
      'parked',
      'of a server',
      '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>Further configuration is required.</p>',
    ],
    ['parked', 'that is being built', '<h1>Hostal El Olivo</h1><p>Página en construcción</p>'],
    [
      'check',
      'for people',
      '<title>Just a moment...</title><p>Verifying you are human. This may take a few seconds.</p>',
    ],
    [
      'script-drawn',
      'with a root',
      '<title>Jetty Hotel</title><div id="root"></div><script src="/main.js"></script>',
    ],
    [
      'script-drawn',
      'that asks',
      '<noscript>You need to enable JavaScript to run this app.</noscript><script src="a.js"></script>',
    ],
    [
      'no-stay',
      'of a dentist',
      `<title>Smile Dental Glenelg</title>${filler('We look after your teeth in our modern surgery on Jetty Road. Call us for an appointment. ')}`,
    ],
    [
      'no-stay',
      'of a restaurant beside a hotel',
      `<title>Salt & Vine</title><p>Find us beside the Grand Hotel.</p>${filler('Our kitchen cooks what the season gives; book a table for dinner. ')}`,
    ],
    [
      'several',
      'by structured data',
      ld([inn('Harbour Inn', '1 Wharf St'), inn('Hills Inn', '9 Ridge Rd')]) + filler('Rooms. '),
    ],
    [
      'several',
      'by headings',
      `<title>Our hotels | Southern Stays</title><h2>Harbour Hotel</h2><h2>Hills Lodge</h2><h2>Wharf Motel</h2>${filler('Rooms in each. ')}`,
    ],
    [
      'several',
      'of a German group',
      `<title>Unsere Hotels</title><h3>Hotel Sonne</h3><h3>Hotel Mond</h3><h3>Hotel Stern</h3>${filler('Zimmer. ')}`,
    ],
  ])('is recognised: %s %s', async (kind, _, html) => {
    expect(await mistaken(html)).toBe(kind);
  });

  it.each<[string, string | Record<string, string>]>([
    [
      'a motel with a long banner about cookies',
      `<p>We use cookies. Accept all cookies or reject them in our privacy settings.</p><h1>Jetty Rest Motel</h1>${filler('Twelve quiet rooms near the jetty, from $120 per night. ')}`,
    ],
    [
      'a hotel that praises itself in its title',
      `<title>One of the best hotels in Glenelg | Jetty Hotel</title><h1>Jetty Hotel</h1>${filler('Our rooms look over the sea; check-in is from 2pm. ')}`,
    ],
    [
      'a hotel with numbered rooms',
      ld(inn('Inn', '1 Wharf St')) + '<h2>1. Attic</h2><h2>2. Garden</h2><h2>3. Sea</h2>',
    ],
    [
      'a house with several apartments at one address',
      ld(
        [inn('Wharf Apartment 1', '1/5 Wharf St'), inn('Wharf Apartment 2', '2/5 Wharf St')].map((one) => ({
          ...one,
          address: { streetAddress: '5 Wharf St' },
        })),
      ) + filler('Apartments. '),
    ],
    [
      'a hotel with a restaurant inside',
      `<h1>Grand Hotel</h1><h2>Our restaurant</h2>${filler('Dinner in our restaurant, then up the stairs to your room for the night. Check-in from 2pm. ')}`,
    ],
    [
      'a pension in German',
      `<h1>Pension Edelweiss</h1>${filler('Unsere Zimmer kosten 80 Euro pro Nacht. Anreise ab 15 Uhr. ')}`,
    ],
    [
      'an agriturismo',
      `<h1>Casa Limonaia</h1>${filler('Le nostre camere sul lago, 90 euro a notte con colazione. ')}`,
    ],
    ['a hostal', `<h1>Hostal El Olivo</h1>${filler('Nuestras habitaciones cuestan 60 euros por noche. ')}`],
    [
      'a site drawn by scripts that describes itself',
      ld(inn('Inn', '1 Wharf St')) + '<div id="root"></div><script></script>',
    ],
    [
      'a hotel whose news page says it is under construction',
      `<h1>Jetty Hotel</h1><p>Our new pool is under construction.</p>${filler('Rooms look over the sea; check-in is from 2pm and check-out by ten. Twelve rooms. ')}${filler('Rooms look over the sea; check-in is from 2pm and check-out by ten. Twelve rooms. ')}`,
    ],
    ['a page that says hardly anything', '<p>Hi</p>'],
  ])('is not: %s', async (_, pages) => {
    expect(await mistaken(pages)).toBeNull();
  });
});
