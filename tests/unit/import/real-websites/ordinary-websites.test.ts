import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

const rates = '<title>Rates | Gum Lodge</title><h1>Rates per night</h1>';

describe('sums of ordinary websites', () => {
  it.each([
    ['a gift card', `<h1>Rooms $120 per night</h1><h3>Gift cards</h3><p>From $25.</p>`, '120'],
    [
      'a taxi',
      '<title>Gum Apartment Hotel</title><p>Rates from $169 per night</p><p>About 15 minutes by taxi, around $30.</p>',
      '169',
    ],
    ['a rise', '<p>Queen room $128 per night</p><p>Rates rise by $20 during the show.</p>', '128'],
    ['linen', '<p>One bedroom $179 per night</p><p>Sofa bed ($40 per night for linen).</p>', '179'],
    [
      'a package above its sum',
      '<p>Zimmer ab 189 € pro Nacht</p><p>3 Nächte inkl. Massage</p><p>ab € 79 p.P.</p>',
      '189',
    ],
    [
      'another house of the owners',
      '<p>Rooms $150 a night. We also let a flat in Kadina from $65 a night.</p>',
      '150',
    ],
  ])('are not those of %s', async (_, html, value) => {
    expect((await readPages(html)).valueOf('min_price')).toBe(value);
  });

  it('are those of one night in a table with its periods as rows', async () => {
    const row = (label: string, ...sums: string[]) =>
      `<tr>${[label, ...sums].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const { valueOf } = await readPages(
      `<title>Tarifas</title><table>${row('Casa completa', 'Temporada baja', 'Temporada alta')}${row('Noche (mín. 2)', '180 €', '230 €')}${row('Fin de semana (2 noches)', '360 €', '460 €')}${row('Semana', '1.050 €', '1.400 €')}</table>`,
    );
    expect([valueOf('min_price'), valueOf('max_price')]).toEqual(['180', '230']);
  });

  it('are those of weekends where a column has them', async () => {
    const { valueOf } = await readPages(
      `${rates}<table><tr><th>Room</th><th>Entre semana</th><th>Fin de semana</th></tr><tr><td>Doble</td><td>85 €</td><td>105 €</td></tr></table>`,
    );
    expect([valueOf('min_price'), valueOf('max_price')]).toEqual(['85', '105']);
  });

  it('may be small for a bed, not for a room', async () => {
    expect((await readPages('<p>Cama en dormitorio: 15 € por noche</p>')).valueOf('min_price')).toBe('15');
    expect((await readPages('<p>Towels 15 € per night</p>')).valueOf('min_price')).toBeNull();
  });

  it('are not read from a page about the surroundings', async () => {
    const { valueOf } = await readPages({
      '/': '<p>Fourteen rooms by the river, each with a desk.</p>',
      '/attractions': '<title>Attractions</title><p>Go karts from $90 a night.</p>',
    });
    expect(valueOf('min_price')).toBeNull();
  });
});

describe('the type of an ordinary website', () => {
  const lodging = (type: string, name: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"${name}"}</script>`;
  it.each([
    [
      'a motel that calls itself a hotel in structured data',
      `${lodging('Hotel', 'Gum Motel')}<title>Gum Motel</title><h1>Gum Motel</h1>`,
      'motel',
    ],
    [
      'a hotel that is called a guest house too',
      `${lodging('Hotel', 'Hotel Pension Lerch')}<title>Hotel Pension Lerch</title><h1>Hotel Pension Lerch</h1>`,
      'hotel',
    ],
    [
      'a bed and breakfast in a villa',
      '<title>Villa dei Tigli - Bed & Breakfast a Cividale</title><h1>Villa dei Tigli</h1>',
      'bed-breakfast',
    ],
    ['a villa', '<title>Saltbush Villa</title><h1>Saltbush Villa</h1>', 'villa'],
    ['a hotel in a villa', '<title>Hotel Villa Rosa</title><h1>Hotel Villa Rosa</h1>', 'hotel'],
  ])('is that of %s', async (_, html, type) => {
    expect((await readPages(html)).valueOf('property_type')).toBe(type);
  });
});

describe('hours of ordinary websites', () => {
  it('are not those of late guests', async () => {
    const { valueOf } = await readPages(
      '<p>Ihr Zimmer steht ab 14.00 Uhr für Sie bereit.</p><p>Anreise nach 22 Uhr: bitte anrufen.</p>',
    );
    expect(valueOf('check_in_time')).toBe('14:00');
    expect((await readPages('<p>Check-in after 9 pm: please call.</p>')).valueOf('check_in_time')).toBeNull();
    expect((await readPages('<p>Check-in after 2 pm.</p>')).valueOf('check_in_time')).toBe('14:00');
  });
});

describe('amenities of ordinary websites', () => {
  it.each([
    ['<h4>Parking</h4><p>At your door, free of charge</p>', 'Free parking'],
    ['<p>Parking is free in the drive.</p>', 'Free parking'],
    ['<p>Animali € 10 al giorno.</p>', 'Pets allowed'],
    ['<p>Mascotas: 10 € por noche.</p>', 'Pets allowed'],
    ['<ul><li>Kaminofen</li></ul>', 'Fireplace'],
    ['<ul><li>Küche mit Herd, Backofen, Spülmaschine</li></ul>', 'Full kitchen'],
    ['<p>You check in yourself with a code.</p>', 'Self check-in'],
    ['<p>Showers and toilets are shared.</p>', 'Shared bathroom'],
    ['<p>Can I smoke in my room?</p><p>No, sorry.</p>', 'Non-smoking rooms'],
    ['<p>Can I smoke?</p><p>All rooms are non-smoking; a fee of $300 applies.</p>', 'Non-smoking rooms'],
    [
      '<p>King bed, deep bath, gas log fire and French doors to a long and quiet herb garden.</p>',
      'Fireplace',
    ],
  ])('are read from %s', async (html, amenity) => {
    expect((await readPages(html)).names).toContain(amenity);
  });

  it.each([
    ['<p>Guests have half-price entry to the Port Swim Centre (indoor heated pool).</p>', 'Indoor pool'],
    ['<p>There is a hot tub at the Sunnyside Hotel.</p>', 'Spa'],
    [
      '<p>Il ristorante La Duna, accanto al residence, riserva ai nostri ospiti uno sconto.</p>',
      'Restaurant',
    ],
    ["<h3>What you won't find</h3><p>Free Wi-Fi</p>", 'Free Wi-Fi'],
    ['<h4>Pool</h4><p>At the school, open in summer</p>', 'Outdoor pool'],
    ['<p>Can I smoke in the garden?</p><p>Yes, there is a table.</p>', 'Non-smoking rooms'],
    ['<p>Ristorante consigliato: Taverna del Lupo</p>', 'Restaurant'],
    ['<p>Ascensore assente: le stanze sono al primo piano.</p>', 'Lift'],
    ['<ul><li>Self-catering kitchen with everything</li></ul>', 'Full kitchen'],
  ])('are not read from %s', async (html, amenity) => {
    expect((await readPages(html)).names).not.toContain(amenity);
  });
});

describe('contacts of ordinary websites', () => {
  it('have the number of the house and not that of the restaurant next door', async () => {
    const { valueOf } = await readPages(
      '<p>Il ristorante La Duna, accanto al residence. Tel. 0833 555 711</p><p>Tel. e fax 0833 555 640</p>',
    );
    expect(valueOf('phone')).toBe('0833 555 640');
  });

  it('have British addresses, and no sum for one', async () => {
    const { valueOf } = await readPages('<p>The Arms, Brecon Road, Llanigon, Hereford HR3 5QF</p>');
    expect(valueOf('address')).toBe('Brecon Road, Llanigon, Hereford HR3 5QF');
  });

  it('leave a short text without the telephone at its end', async () => {
    const { valueOf } = await readPages(
      '<title>Gum Motel</title><meta name="description" content="Gum Motel has 32 clean rooms with a pool in Port Pirie. Call 08 8632 5501."><p>Welcome.</p>',
    );
    expect(valueOf('short_description')).toBe('Gum Motel has 32 clean rooms with a pool in Port Pirie.');
  });

  it('have the address of the house and not that of its hosts', async () => {
    const { valueOf } = await readPages(
      '<p>Vermieter: Silke Paulsen, Bergmannstraße 40, 01309 Dresden</p><p>Adresse der Wohnung: Störtebekerstraße 18, 18374 Zingst</p>',
    );
    expect(valueOf('address')).toBe('Störtebekerstraße 18, 18374 Zingst');
  });

  it('have the whole name of a town', async () => {
    const { valueOf } = await readPages('<p>Località Poggiolo 8, 53040 San Casciano dei Bagni (SI)</p>');
    expect(valueOf('address')).toBe('Località Poggiolo 8, 53040 San Casciano dei Bagni');
  });

  it('have no number of whoever designed the website', async () => {
    const { valueOf } = await readPages(
      '<p>Telefon: 05520 93 01 22</p><p>Gestaltung: Medienbüro Harz, Tel. 05321 44 55 66</p>',
    );
    expect(valueOf('phone')).toBe('05520 93 01 22');
  });
});

describe('names and types of ordinary websites', () => {
  it('leave out a greeting and what a page is about', async () => {
    const { valueOf } = await readPages({
      '/': '<title>Pension Harzblick in Braunlage</title><h1>Herzlich willkommen in der Pension Harzblick</h1>',
      '/pension': '<title>Die Pension - Pension Harzblick</title><p>Neun Zimmer.</p>',
    });
    expect(valueOf('name')).toBe('Pension Harzblick');
  });

  it('leave out the town behind the kind of house', async () => {
    const { valueOf } = await readPages({
      '/': '<title>Haus Lindenau B&B Hahndorf</title><h1>Haus Lindenau</h1><p>Haus Lindenau has three rooms.</p>',
      '/contact': '<title>Contact Haus Lindenau</title><h1>Haus Lindenau</h1><p>Haus Lindenau, Hahndorf</p>',
    });
    expect(valueOf('name')).toBe('Haus Lindenau');
  });

  it('are those of serviced apartments where the website calls them so', async () => {
    const { valueOf } = await readPages(
      '<title>Harbourlight Apartments | Serviced Apartments Port Adelaide</title><h1>Harbourlight Apartments</h1>',
    );
    expect(valueOf('property_type')).toBe('serviced-apartment');
  });
});

describe('hours of ordinary websites', () => {
  it('are blank where one question is about both days', async () => {
    const { valueOf } = await readPages(
      '<p>When can we arrive and leave?</p><p>Any time after 3 pm; we ask you to leave by 11 am.</p>',
    );
    expect(valueOf('check_out_time')).not.toBe('15:00');
  });

  it('begin at the first of two', async () => {
    const { valueOf } = await readPages('<p>Entrada: de 16 a 20 h. Salida: hasta las 11 h.</p>');
    expect([valueOf('check_in_time'), valueOf('check_out_time')]).toEqual(['16:00', '11:00']);
  });
});
