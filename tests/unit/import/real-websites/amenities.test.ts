import { describe, expect, it } from 'vitest';

import { readPages } from '../../../support/extraction/read-pages';

const namesIn = async (html: string) => (await readPages(html)).names;

describe('an amenity', () => {
  it.each([
    '<li>Jungle gym for the little ones</li>',
    '<li>Gymnastics club</li>',
    '<li>Oceanview Villa</li>',
    '<li>12 Seaview Road, Henley Beach</li>',
    '<li>Front Desk</li>',
    '<p>Ask at our help desk or the reception desk.</p>',
    '<p>Begin your mornings with a walk and a breakfast by the beach at one of the cafes.</p>',
    '<p>The public pool has a sauna.</p>',
    '<p>Im öffentlichen Hallenbad gibt es eine Sauna.</p>',
    '<p>La piscina comunale ha una sauna e una palestra.</p>',
    '<p>La piscina municipal tiene sauna y gimnasio.</p>',
    '<h2>Things to do</h2><ul><li>Swimming pool</li><li>Playground</li><li>Spa</li></ul>',
    '<h2>In der Umgebung</h2><ul><li>Sauna</li><li>Hallenbad</li></ul>',
    '<h2>Dintorni</h2><ul><li>Palestra</li><li>Piscina coperta</li></ul>',
    '<h3>Garden Grove Shopping Centre</h3>',
    '<p>Adelaide Botanic Garden</p>',
    '<p>Bar Beach</p>',
    '<li>Snack bar in the minibar</li>',
    '<li>Ski lift</li>',
    '<p>This will lift your spirits.</p>',
    '<li>Leider kein Aufzug</li>',
    '<li>Senza ascensore</li>',
    '<li>Sin aire acondicionado</li>',
    '<li>We no longer have a pool</li>',
    '<title>Garden Lodge</title><h1>Garden Lodge</h1><p>Garden Lodge welcomes you.</p><p>© Garden Lodge</p>',
  ])('is not found in: %s', async (html) => {
    expect(await namesIn(html)).toEqual([]);
  });

  it.each<[string, string]>([
    ['<li>24-hour reception</li>', '24-hour reception'],
    ['<li>24/7 front desk</li>', '24-hour reception'],
    ['<p>Our reception is open 24 hours a day.</p>', '24-hour reception'],
    ['<p>Our 24 hour reception is close to the station.</p>', '24-hour reception'],
    ['<li>Rezeption rund um die Uhr besetzt</li>', '24-hour reception'],
    ['<li>24-Stunden-Rezeption</li>', '24-hour reception'],
    ['<li>Reception 24 ore</li>', '24-hour reception'],
    ['<li>Recepción 24 horas</li>', '24-hour reception'],
    ['<li>Kostenloses WLAN</li>', 'Free Wi-Fi'],
    ['<li>Wi-Fi gratuito</li>', 'Free Wi-Fi'],
    ['<li>WiFi gratis</li>', 'Free Wi-Fi'],
    ['<li>Frühstück inklusive</li>', 'Breakfast included'],
    ['<li>Colazione inclusa</li>', 'Breakfast included'],
    ['<li>Desayuno incluido</li>', 'Breakfast included'],
    ['<li>All rates include a cooked breakfast</li>', 'Breakfast included'],
    ['<li>Haustiere willkommen</li>', 'Pets allowed'],
    ['<li>Animali ammessi</li>', 'Pets allowed'],
    ['<li>Se admiten mascotas</li>', 'Pets allowed'],
    ['<li>Parcheggio gratuito</li>', 'Free parking'],
    ['<li>Schreibtisch</li>', 'Work desk'],
    ['<li>Writing desk</li>', 'Work desk'],
    ['<li>Ocean views</li>', 'Sea view'],
    ['<p>Ocean View Suite</p>', 'Sea view'],
    ['<li>Camere con vista mare</li>', 'Sea view'],
    ['<li>Gym</li>', 'Gym'],
    ['<h2>Things to do</h2><p>Museum</p><h2>In the house</h2><p>Sauna</p>', 'Spa'],
  ])('%s: %s', async (html, name) => {
    expect(await namesIn(html)).toContain(name);
  });
});
