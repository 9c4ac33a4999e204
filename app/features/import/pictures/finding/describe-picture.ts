/** The subject of a picture according to its texts, the most specific first; 'photo' when they do not say. */
const descriptors = [
  'bathroom',
  'pool',
  'restaurant',
  'bar',
  'kitchen',
  'gym',
  'spa',
  'meeting',
  'parking',
  'lobby',
  'lounge',
  'garden',
  'balcony',
  'view',
  'beach',
  'exterior',
  'room',
] as const;
export type Descriptor = (typeof descriptors)[number] | 'photo';

/** In English, German, French, Spanish and Italian, as in captions and file names. */
const words: Record<(typeof descriptors)[number], string> = {
  bathroom:
    'bath ?rooms?|bath ?tubs?|baths?|ensuites?|en suite|shower|badezimmer|salles? de bains?|baño|bagno',
  pool: 'pools?|poolside|swimming|schwimmbad|hallenbad|piscine|piscina',
  restaurant:
    'restaurants?|restaurante|ristorante|dining|bistro|breakfast|brasserie|cafe|café|frühstück|desayuno|colazione',
  bar: 'bars?|cocktails?|cellar door|pub|wine',
  kitchen: 'kitchens?|kitchenettes?|küche|cuisine|cocina|cucina',
  gym: 'gym|fitness',
  spa: 'spa|sauna|wellness|massage|jacuzzi|hot tub',
  meeting: 'meetings?|conference|boardroom|function|ballroom|seminar|tagung',
  parking: 'parking|car ?park|garage',
  lobby: 'lobby|reception|foyer|empfang',
  lounge: 'lounges?|living|sitting|fireplace|wohnzimmer|salon|library',
  garden: 'gardens?|courtyard|lawn|patio|garten|jardin|jardín|giardino',
  balcony: 'balcony|balconies|verandah?s?|terraces?|deck|rooftop|balkon|terrasse|terraza|terrazza',
  view: 'views?|sunset|sunrise|skyline|panorama|outlook|aussicht|vue|vista',
  beach: 'beach|beaches|beachfront|seaside|jetty|foreshore|strand|plage|playa|spiaggia',
  exterior:
    'exteriors?|façade|facade|outside|building|street|front|entrance|aerial|hotel|motel|house|homestead|resort|außenansicht|aussenansicht|extérieur|exterieur|fachada|facciata',
  room: 'rooms?|suites?|beds?|bedrooms?|king|queen|twin|double|studio|apartment|cabin|cottage|dorm|villa|zimmer|\\p{L}*zimmer|ferienwohnung(?:en)?|ferienhaus|schlafraum|appartements?|suiten?|chambres?|habitación|habitacion|camer[ae]|appartament[oi]|apartamentos?|habitaciones|dormitorio',
};

/** 'Room with sea view', 'Garden Suite', 'A bed at the Beach House' are rooms. */
const givesWay: ReadonlySet<string> = new Set([
  'pool',
  'spa',
  'garden',
  'balcony',
  'view',
  'beach',
  'exterior',
]);

const says = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u');
const patterns = descriptors.map((name) => ({ name, pattern: says(words[name]) }));

/** The subject of a picture according to these words. */
export function describePicture(text: string): Descriptor {
  const read = text
    .slice(0, 2_000)
    .toLowerCase()
    .replace(/%20|[^\p{L}]+/gu, ' ');
  const said = patterns.filter(({ pattern }) => pattern.test(read)).map(({ name }) => name);
  const [first = 'photo'] = said;
  return givesWay.has(first) && said.includes('room') ? 'room' : first;
}
