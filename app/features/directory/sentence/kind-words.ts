import type { PropertyType } from '~/db/vocabulary';
import { wordList } from './word-list';

/** What travellers call each kind of stay; plurals, hyphens and spaces need no entry. */
export const typeWords: Record<PropertyType, readonly string[]> = {
  hotel: ['hotel'],
  motel: ['motel', 'motor inn', 'motor lodge'],
  apartment: wordList(`
    apartment, appartment, appartement, apt, flat, condo, condominium, studio, studio apartment, ferienwohnung,
    ferienwohnungen, fewo
  `),
  'bed-breakfast': wordList(`
    b and b, b and bs, bnb, bnbs, b n b, b n bs, bed and breakfast, bed breakfast, bed n breakfast, guest house,
    guest houses, gastehaus, gastehauser
  `),
  resort: ['resort'],
  hostel: [
    'hostel',
    'backpacker',
    'backpackers hostel',
    'youth hostel',
    'backpacker hostel',
    'jugendherberge',
  ],
  villa: [
    'villa',
    'holiday home',
    'holiday house',
    'holiday houses',
    'vacation rental',
    'holiday rental',
    'vacation home',
    'ferienhaus',
    'ferienhauser',
  ],
  'serviced-apartment': wordList(`
    serviced apartment, serviced apt, service apartment, serviced appartment, aparthotel, apartment hotel, apart hotel,
    extended stay, ferienwohnung mit service, hotel apartment, hotel apartments, hotel apt, hotel style apartment
  `),
};

/** Other names of places, by slug; their own names need no entry. */
export const placeWords: Record<string, readonly string[]> = {
  'adelaide-cbd': wordList(`
    cbd, city, the city, city centre, city center, downtown, central adelaide, adelaide city, adelaide city centre,
    adelaide cbd, inner city, downtown adelaide, heart of the city, innenstadt, zentrum, stadtzentrum
  `),
  glenelg: ['glenelg beach', 'the bay', 'glenelg south australia'],
  'henley-beach': ['henley'],
  semaphore: ['semafore', 'semaphor'],
  'adelaide-hills': ['the hills', 'hills'],
  barossa: ['barossa', 'the barossa', 'barossa valley', 'barrosa', 'barrosa valley'],
  'mclaren-vale': ['maclaren vale', 'mclarenvale', 'mc laren vale'],
};

export const vaguePrices: readonly { says: readonly string[]; min: number | null; max: number | null }[] = [
  {
    says: [
      'cheap',
      'budget',
      'affordable',
      'inexpensive',
      'low cost',
      'low budget',
      'on a budget',
      'budget friendly',
      'gunstig',
      'gunstige',
      'gunstiges',
      'gunstigen',
      'billig',
      'billige',
      'billiges',
      'preiswert',
      'preiswertes',
    ],
    min: null,
    max: 150,
  },
  {
    says: ['luxury', 'luxurious', 'upmarket', 'high end', 'up market', 'luxus', 'premium'],
    min: 300,
    max: null,
  },
];

export const airportWords = wordList(`
  airport, the airport, adelaide airport, near adelaide airport, flughafen, airport hotel area
`);
