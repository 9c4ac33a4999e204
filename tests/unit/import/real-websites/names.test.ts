import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

const page = (title: string, body: string, head = '') =>
  `<html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

describe('the name of a property', () => {
  it.each<[string, Record<string, string>, string | null]>([
    [
      'not from a heading that is on every page',
      {
        '/': page(
          'Wattle Lodge | Adelaide Hills',
          '<h1>Subscribe to our letters</h1><p>Wattle Lodge has six rooms.</p>',
        ),
        '/rooms': page('Rooms | Wattle Lodge', '<h1>Subscribe to our letters</h1>'),
        '/rates': page('Rates | Wattle Lodge', '<h1>Subscribe to our letters</h1>'),
      },
      'Wattle Lodge',
    ],
    [
      'not from a heading that is twice on one page',
      {
        '/': page(
          'Casa Limonaia – Camere sul lago',
          '<h1>Vista lago</h1><p>Casa Limonaia, dal 1962.</p><h1>Vista lago</h1><p>© 2025 Casa Limonaia</p>',
        ),
        '/camere': page('Camere – Casa Limonaia', '<h1>LINK</h1>'),
      },
      'Casa Limonaia',
    ],
    [
      'not from a newsletter, although its heading is the only one',
      {
        '/': page('Pension Edelweiss', '<h1>Newsletter abonnieren</h1><p>© 2026 Pension Edelweiss GmbH</p>'),
      },
      'Pension Edelweiss',
    ],
    [
      'not from a page about the hosts, in German',
      { '/': page('Über uns', '<h1>Über uns</h1><p>Zwei Zimmer für Gäste am Waldrand.</p>') },
      null,
    ],
    [
      'from a page of prices without that word',
      {
        '/': page(
          'Prezzi Hotel Bellavista',
          '<h1>Listino 2026</h1><p>Camera doppia, colazione compresa.</p>',
        ),
      },
      'Hotel Bellavista',
    ],
    [
      'from the copyright line where the title praises',
      {
        '/': page(
          'Best beachfront stay in town',
          '<h1>Wake up to the sea</h1><p>© 2019–2026 Jetty Rest Motel. All rights reserved.</p>',
        ),
        '/contact': page(
          'Talk to us',
          '<h1>Talk to us</h1><p>© 2019–2026 Jetty Rest Motel. All rights reserved.</p>',
        ),
      },
      'Jetty Rest Motel',
    ],
    [
      'from the title that the page gives to other sites',
      {
        '/': page(
          'Inicio',
          '<h1>Bienvenidos</h1><p>Hostal El Olivo abre todo el año.</p>',
          '<meta property="og:title" content="Hostal El Olivo | Granada">',
        ),
      },
      'Hostal El Olivo',
    ],
    [
      'not from what a builder of websites put there',
      {
        '/': page(
          'Home',
          '<h1>Welcome</h1><p>Our place by the creek.</p>',
          '<meta property="og:site_name" content="My Site">',
        ),
      },
      null,
    ],
    [
      'from the pages where only the builder of the website has another',
      {
        '/': page(
          'Limestone Bay Holiday Park | Cabins',
          '<h1>Wake up</h1><p>Limestone Bay Holiday Park has fourteen cabins.</p><p>© Limestone Bay Holiday Park</p>',
          '<meta property="og:site_name" content="Limestone Bay Park">',
        ),
      },
      'Limestone Bay Holiday Park',
    ],
    [
      'of a council’s caravan park, not of the council',
      {
        '/': page(
          'Creek Caravan Park | District Council of Coolabah',
          '<p>District Council of Coolabah</p><h1>Creek Caravan Park</h1><p>© District Council of Coolabah</p>',
        ),
      },
      'Creek Caravan Park',
    ],
    [
      'without the article of a greeting in capitals',
      {
        '/': page(
          'BLUEBIRD MOTOR INN',
          '<h1>WELCOME TO THE BLUEBIRD MOTOR INN</h1><p>THE BLUEBIRD HAS 22 UNITS.</p>',
        ),
      },
      'Bluebird Motor Inn',
    ],
    [
      'without the place that a longer title adds',
      {
        '/': page(
          'Hotel Sonne in Freiburg | Willkommen',
          '<h1>Hotel Sonne</h1><p>Das Hotel Sonne liegt ruhig. © Hotel Sonne</p>',
        ),
      },
      'Hotel Sonne',
    ],
  ])('is read %s', async (_, pages, name) => {
    expect((await readPages(pages)).valueOf('name')).toBe(name);
  });
});
