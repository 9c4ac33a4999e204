import { describe, expect, it } from 'vitest';

import { moneyIn } from '~/features/import/website-facts/values/money-in';

import { readPages } from '../../../support/extraction/read-pages';

describe('sums of money', () => {
  it.each<[string, [number, string | null][]]>([
    ['Royal Plus\n$150', [[150, null]]],
    ['Campus\n$90', [[90, null]]],
    ['Room plus $150', [[150, null]]],
    ['US$150', [[150, 'USD']]],
    ['AU $99', [[99, 'AUD']]],
    ['56,00 €', [[56, 'EUR']]],
    ['€ 1.180,50', [[1180.5, 'EUR']]],
    ['$1,180.00', [[1180, null]]],
    ['1’250 CHF', [[1250, 'CHF']]],
    ['from\naud\n$119', [[119, 'AUD']]],
    ['$150 AUD per night', [[150, 'AUD']]],
    ['ab 85,- € pro Nacht', [[85, 'EUR']]],
    ['Wagga$', []],
    ['Rooms 4\n€ pricing', []],
    ['12\nEUR', []],
    ['20% off', []],
    ['£75.50', [[75.5, 'GBP']]],
    ['Tariff $ 2025/26', []],
    [
      '59 bis 75 EURO',
      [
        [59, 'EUR'],
        [75, 'EUR'],
      ],
    ],
    [
      'da 90 a 140 €',
      [
        [90, 'EUR'],
        [140, 'EUR'],
      ],
    ],
    ['2 bis 4 Personen 80 €', [[80, 'EUR']]],
    ['1.5. - 30.9. 80 €', [[80, 'EUR']]],
    ['Zimmer 12 - 45 €', [[45, 'EUR']]],
  ])('in %j', (text, sums) => {
    expect(moneyIn(text).map(({ amount, currency }) => [amount, currency])).toEqual(sums);
  });
});

describe('the price of a night', () => {
  it.each<[string, string | null, string | null]>([
    ['<p>Royal Plus room</p><p>from $150</p>', '150', null],
    ['<p>Royal Plus</p><p>from $150</p>', null, null],
    ['<p>Rates from $150 per night</p>', '150', null],
    ['<p>Queen room $150 per night. Bicycles $30 per night.</p>', '150', null],
    ['<p>Bicycles $30 per night.</p>', null, null],
    ['<h2>Rooms</h2><p>Queen room $150 per night.</p><p>The sleep-out is $110.</p>', '150', null],
    ['<p>Queen room $150 per night.</p><p>Sleep-out from $110</p>', null, null],
    ['<p>Queen room $150 per night.</p><p>Marron from $110</p><p>Skydive from $10</p>', null, null],
    ['<p>from</p><p>aud</p><p>$119</p><p>per night</p>', '119', 'AUD'],
    ['<div>$149</div><div>per night</div>', '149', null],
    ['<p>From $189pp twin share, midweek.</p>', null, null],
    ['<p>Queen room $245 Sunday to Thursday, $275 Friday and Saturday.</p>', '245', null],
    ['<p>Roast $28 Sunday to Thursday. Room from $140.</p>', '140', null],
    ['<p>Single $105.00 | Double $120.00 | Family $160.00 per night</p>', '105', null],
    ['<p>Queen $135 a night. Day rooms from $85.</p>', '135', null],
    ['<p>Doppelzimmer ab 56,00 € pro Nacht</p>', '56', 'EUR'],
    ['<p>Einzelzimmer 49,50 € pro Nacht, Frühstück 12,00 €</p>', '49.5', 'EUR'],
    ['<p>Camera doppia: 85,00 € a notte</p>', '85', 'EUR'],
    ['<p>Habitación doble desde 70 € por noche</p>', '70', 'EUR'],
    ['<p>Endreinigung 60,00 €</p><p>Hund 8,00 € pro Nacht</p>', null, null],
    ['<p>Gift vouchers from $50</p><p>High tea from $45 each</p>', null, null],
    ['<p>Cena da 35 € a persona</p>', null, null],
    ['<p>Save from</p><p>$40</p>', null, null],
    ['<p>Single rooms $65, doubles $90 and the ensuite king $135 per night.</p>', '65', null],
    ['<p>Studio $189 per night. Stay 7 nights from $149 per night.</p>', '189', null],
    ['<p>Rooms from $110. Our friends at the Lakeview Motel have rooms from $79.</p>', '110', null],
    ['<p>Cabin $98 per night. Fines from $50. Canoes from $60. Alpaca wool from $65.</p>', '98', null],
  ])('%s', async (html, price, currency) => {
    const { valueOf } = await readPages(html);
    expect([valueOf('min_price'), valueOf('currency')]).toEqual([price, currency]);
  });
});

describe('a telephone number', () => {
  it.each<[string, string | null]>([
    ['<p>08 8111 2222</p><p>24 hours</p>', '08 8111 2222'],
    ['<p>Phone (08) 8111 2222<br>1 Jetty Road</p>', '(08) 8111 2222'],
    ['<p>Tel. 08 8111 2222 24 hours a day</p>', '08 8111 2222'],
    ['<a href="tel:0881112222">08 8111 2222<br>7 days</a>', '0881112222'],
    ['<p>0412 345 678 3 bedrooms</p>', '0412 345 678'],
    ['<p>Tel: +49 761 123456</p><p>79098 Freiburg</p>', '+49 761 123456'],
    ['<p>Telefon 0761 / 123456</p>', '0761 123456'],
    ['<p>Fax 08 8111 2223</p>', null],
    ['<p>Visitors since 2005: 0048213</p>', null],
    ['<p>Fire danger season: check CFS before you come, 1800 362 361.</p>', null],
    ['<h2>After hours emergencies</h2><p>08 8651 0099</p>', null],
    ['<p>Photography: Lena Frost, 0411 222 333</p>', null],
    ['<p>Hébergeur : Nuage SARL, 2 rue Kellermann, 59100 Roubaix, 09 72 10 10 07</p>', null],
    ['<h3>Wine orders</h3><p>08 8843 4100</p><h3>Cottage bookings</h3><p>0438 434 102</p>', '0438 434 102'],
    [
      '<h2>Tyres and towing</h2><p>Wayne, 0428 500 110</p><h2>Find us</h2><p>08 8650 5015</p>',
      '08 8650 5015',
    ],
    ['<p>Studio: 08 8383 0220</p><p>Rooms: 08 8383 0221</p>', '08 8383 0221'],
    ['<h2>Council office</h2><p>08 8651 0000</p><h2>Bookings</h2><p>0427 651 220</p>', '0427 651 220'],
    ['<p>CIR 05209900417</p>', null],
    ['<p>P.IVA 01234509876</p>', null],
    ['<p>Phones: (228) 817 4410 - (228) 818 4411</p>', '(228) 817 4410'],
    ['<p>Sleeps 2</p><p>0 stairs 12 steps 34</p>', null],
  ])('%s', async (html, number) => {
    expect((await readPages(html)).valueOf('phone')).toBe(number);
  });
});

describe('a sum that is not of a night here', () => {
  it.each([
    '<p>Rooms $120 per night. Dogs are welcome in the cabins at $30 per stay.</p>',
    '<p>Rooms $120 per night. Weekly rates: powered site from $252, cabin from $930.</p>',
    '<p>Rooms $120 per night.</p><p>Join our mailing list for a night from $99.</p>',
    '<p>Rooms $120 per night.</p><h2>Afternoon tea from $52</h2>',
    '<p>Rooms $120 per night.</p><p>2 nights, a bicycle and supper: $339</p>',
    '<p>Rooms $120 per night.</p><h3>Days for two from $289</h3><p>Two nights with dinner.</p>',
    '<p>Chambre 120 € par nuit. Haute saison 690 € la semaine. Bons cadeaux à partir de 50 €.</p>',
    '<p>Habitación: 120 € por noche.</p><p>Fin de semana (dos noches): 480 €</p>',
  ])('is not taken: %s', async (html) => {
    const { valueOf } = await readPages(html);
    expect([valueOf('min_price'), valueOf('max_price') ?? '120']).toEqual(['120', '120']);
  });

  it('is taken where the line begins with the night', async () => {
    const html =
      '<p>Casa rural con camas para diez personas.</p><ul><li>Noche de domingo a jueves, temporada baja: 180 €</li><li>Noche de domingo a jueves, temporada alta: 240 €</li></ul>';
    const { valueOf } = await readPages(html);
    expect([valueOf('min_price'), valueOf('max_price')]).toEqual(['180', '240']);
  });
});

describe('the e-mail address', () => {
  it.each<[string, string | null]>([
    [
      '<h2>Restaurant Salt</h2><p>hello@saltdining.com.au</p><h2>Stay</h2><p>reservations@hotel.com.au</p>',
      'reservations@hotel.com.au',
    ],
    [
      '<h3>Our sister restaurant</h3><a href="mailto:book@oliveandvine.com.au">book@oliveandvine.com.au</a><p>Rooms: jettyrest@bigpond.com</p>',
      'jettyrest@bigpond.com',
    ],
    [
      '<a href="mailto:ristorante@hotel.com.au">ristorante@hotel.com.au</a><a href="mailto:prenotazioni@hotel.com.au">prenotazioni@hotel.com.au</a>',
      'prenotazioni@hotel.com.au',
    ],
    ['<p>Mail: kath at yarrabee dot com dot au</p>', 'kath@yarrabee.com.au'],
    ['<p>Come at noon dot your hats</p>', null],
    ['<p>Hochzeiten: feste@schloss.de</p><p>info@hotel.com.au</p>', 'info@hotel.com.au'],
    ['<p>Site by studio@webdesign.example.com. Write to anna@hotel.com.au</p>', 'anna@hotel.com.au'],
  ])('%s', async (html, address) => {
    expect((await readPages(html)).valueOf('email')).toBe(address);
  });
});
