import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

const boundsOf = async (pages: string | Record<string, string>) => {
  const { valueOf } = await readPages(pages);
  return [valueOf('min_price'), valueOf('max_price')];
};
const title = '<title>Rates | Gum Lodge</title>';

describe('the price of a night', () => {
  it.each([
    ['own words say a night', '<p>Queen room $150 per night</p><p>Spa suite $210 per night</p>'],
    ['nothing else is named', '<p>From $150 per night</p><p>Spa suite $210 per night</p>'],
    [
      'a list of nights names rooms',
      `${title}<p>Rates are per night.</p><p>Queen $150</p><p>Spa suite $210</p>`,
    ],
    ['a room has a sum from', '<h3>Queen room</h3><p>From $150</p><h3>Spa suite</h3><p>From $210</p>'],
  ])('is proposed where %s', async (_, html) => {
    expect(await boundsOf(html)).toEqual(['150', '210']);
  });

  it('is proposed of things with unknown names on a page of rooms', async () => {
    const cards = '<h3>Royal Plus</h3><p>from $150</p><h3>Grand Loft</h3><p>from $210</p>';
    const start = '<title>Gum Lodge</title><p>Welcome</p>';
    expect(await boundsOf({ '/': start, '/our-rooms': `<title>Our rooms</title>${cards}` })).toEqual([
      '150',
      '210',
    ]);
    expect(await boundsOf({ '/': start, '/specials': `<title>Specials</title>${cards}` })).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    ['bicycles', '<p>Bicycles $30 per night</p>'],
    ['a thing without a known name', '<p>Marron from $110</p>'],
    ['a house with all meals, a person', '<p>Ocean Suite from $890 per person per night</p>'],
  ])('is not that of %s', async (_, html) => {
    expect(await boundsOf(html)).toEqual([null, null]);
  });

  it.each([
    ['lower, it is blank', '<p>Queen room $150 per night</p><p>Hayloft from $110</p>', [null, null]],
    [
      'higher, the highest is blank',
      '<p>Queen room $150 per night</p><p>Spa suite $210 per night</p><p>Hayloft from $260</p>',
      ['150', null],
    ],
    [
      'far below, it is of something else',
      '<p>Queen room $150 per night</p><p>Marron from $40</p>',
      ['150', null],
    ],
  ])('has a doubtful sum beside it: %s', async (_, html, bounds) => {
    expect(await boundsOf(`${title}${html}`)).toEqual(bounds);
  });

  it.each([
    ['for subscribers', '<p>Join our list for rooms from $99.</p>'],
    ['for long stays', '<p>From $109 a night for three nights and more.</p>'],
    ['for a week', '<p>Weekly: double $590.</p>'],
  ])('is not one %s', async (_, html) => {
    expect(await boundsOf(`<p>Queen room $150 per night.</p>${html}`)).toEqual(['150', null]);
  });

  it('is not read from a page about something else than rooms and rates', async () => {
    expect(
      await boundsOf({
        '/': '<title>Gum Cabins - Lake Apartments</title><p>Fourteen units.</p><p>Units from $115 per night</p>',
        '/barmera':
          '<title>Barmera - Lake Apartments</title><p>The Overland Hotel has rooms from $90 a night.</p>',
      }),
    ).toEqual(['115', null]);
  });

  it('is read beside dates that end with a number', async () => {
    const row = '<tr><td>01/04 - 31/05</td><td>€ 70</td><td>€ 100</td><td>€ 120</td></tr>';
    const head = '<tr><th>Periodo</th><th>Singola</th><th>Doppia</th><th>Tripla</th></tr>';
    const said = '<p>Prezzi per camera a notte.</p>';
    expect(await boundsOf(`<title>Listino</title>${said}<table>${head}${row}</table>`)).toEqual([
      '70',
      '120',
    ]);
  });

  it('is not that of a column of several nights', async () => {
    const head = '<tr><th></th><th>Noche</th><th>Fin de semana (2 noches)</th></tr>';
    const row = '<tr><td>Casa completa</td><td>190 €</td><td>320 €</td></tr>';
    expect(await boundsOf(`<title>Precios</title><table>${head}${row}</table>`)).toEqual(['190', null]);
  });

  it('is that of the holy week, whose name is no week', async () => {
    const head = '<tr><th></th><th>Temporada baja</th><th>Semana Santa</th></tr>';
    const row = '<tr><td>Doble</td><td>55 €</td><td>90 €</td></tr>';
    const said = '<p>Tarifas por habitación y noche</p>';
    expect(await boundsOf(`<title>Tarifas</title>${said}<table>${head}${row}</table>`)).toEqual(['55', '90']);
  });
});
