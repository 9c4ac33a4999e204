import type { PropertyType } from '~/db/vocabulary';
import { wordList } from './word-list';

/** The words of travellers for each kind of stay; plurals, hyphens and spaces need no entry. */
export const typeWords: Record<PropertyType, readonly string[]> = {
  hotel: ['hotel', 'htl', 'albergo', 'alberghi'],
  motel: ['motel', 'motor inn', 'motor lodge', 'motel unit'],
  apartment: wordList(`
    apartment, appartment, appartement, apt, flat, condo, condominium, studio, studio apartment, ferienwohnung,
    ferienwohnungen, fewo, unit, holiday unit, granny flat, aptmt, aptment, appartamento, apartamento, apartament, apartement, appartements, appt
  `),
  'bed-breakfast': wordList(`
    b and b, b and bs, bnb, bnbs, b n b, b n bs, bed and breakfast, bed breakfast, bed n breakfast, bed and brekky, bed n brekky, bed and brekkie, bed n brekkie, bed and breaky, guest house,
    guest houses, gastehaus, gastehauser, gasthaus, pension, pensione
  `),
  resort: ['resort'],
  hostel: [
    'hostel',
    'backpacker',
    'backpackers hostel',
    'youth hostel',
    'backpacker hostel',
    'backpack hostel',
    'jugendherberge',
    'ostello',
    'albergue',
    'auberge de jeunesse',
  ],
  villa: [
    'villa',
    ...wordList(
      'house, town house, terrace house, country house, family home, private house, private home, entire home, entire house, whole home, whole house',
    ),
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
    extended stay apartment, extended stay apt, extended stay unit, extended stay suite,
    serviced apartment, serviced apt, service apartment, serviced appartment, aparthotel, apartment hotel, apart hotel, appart hotel, apparthotel, appartment hotel,
    serviced aptmt, serviced aptment, serviced appt, serviced appartement, serviced flat, serviced unit,
    serviced studio, serviced accommodation, servised apartment, ferienwohnung mit service, hotel apartment, hotel apartments, hotel apt, hotel style apartment, apartment style hotel
  `),
};

/** Other names of places, by slug; their own names need no entry. */
export const placeWords: Record<string, readonly string[]> = {
  'adelaide-cbd': wordList(`
    cbd, city, the city, city centre, city center, downtown, central adelaide, adelaide city, adelaide city centre,
    adelaide cbd, inner city, downtown adelaide, heart of the city, innenstadt, der stadt, zentrum, stadtzentrum,
    centre of town, center of town, town centre, centre of adelaide, center of adelaide,
    middle of the city, heart of adelaide, middle of town, heart of town, cdb, adelaide centre, adelaide center,
    business district, central business district, adelaide downtown, the cbd, city area, central city, centre of the city, center of the city, middle of adelaide
  `),
  glenelg: [
    'glenelg north',
    'glenelg south',
    'glenelg east',
    'glenelg oval',
    'north glenelg',
    'south glenelg',
    'glenelg beach',
    'the bay',
    'glenelg south australia',
  ],
  'henley-beach': [
    'henley',
    'henley bch',
    'henly bch',
    'hnly bch',
    'henley sq',
    'henley square',
    'henley beach south',
    'henley south',
  ],
  'north-adelaide': wordList('nth adelaide, nth adel, n adelaide, north adl, nth adl, north adel'),
  'port-adelaide': wordList('pt adelaide, port adl, port adel, pt adl, pt adel'),
  'west-beach': ['west bch', 'westbeach'],
  norwood: ['norwood oval'],
  unley: ['unley oval', 'unley park'],
  prospect: ['prospect oval'],
  semaphore: ['semaphore south', 'semaphore park', 'semafore', 'semaphor'],
  'mawson-lakes': [
    'mawson lks',
    'mawson lake',
    'unisa mawson lakes',
    'uni sa mawson lakes',
    'mawson lakes campus',
  ],
  'adelaide-hills': wordList(`
    the hills, hills, adl hills, adelaide hill, adel hills, hills of adelaide, hills around adelaide, mountains around adelaide,
    the mountains around adelaide, mountains near adelaide, mountains of adelaide, adelaide mountains
  `),
  barossa: [
    'barossa',
    'the barossa',
    'barossa valley',
    'barrosa',
    'barrosa valley',
    'barossa wine region',
    'barosa',
    'barosa valley',
    'barossa vally',
  ],
  'mclaren-vale': [
    'the vale',
    'maclaren vale',
    'mclarenvale',
    'mc laren vale',

    'mcclaren vale',
    'maccas vale',
    'macca vale',
    'mac vale',
    'mclaren vle',

    'mclaren vale wine region',
    'mclaren valley',
    'mclaren vail',
    'mclaran vale',
  ],
};

/** Names of places, for rules that see words only. */
export const placeNames = Object.entries(placeWords)
  .flatMap(([slug, words]) => [slug.replaceAll('-', ' '), ...words])
  .concat('brighton', 'stirling', 'hahndorf', 'adelaide');

/** The middle of Adelaide where no other place is named: 'somewhere central', but not in Glenelg. */
export const centralWords = wordList(`
  in the centre, the centre, in the center, the center, in centre, in center, in the centre of town, in the center of town, in the centre of adelaide,
  in the center of adelaide, the centre area, the center area, centre area, somewhere central, something central, anywhere central,
  centre, center, central location, centrally located, central, el centro, en el centro, centre ville, in centro
`);

/** 'not too expensive', 'nothing pricey', 'without being too dear'. */
const notDear = ['', 'but '].flatMap((but) =>
  wordList(`
  not, not too, not so, not that, not very, not overly, not super, not really, not crazy, not ridiculously, not stupidly, not terribly, isnt, isnt too, thats not, thats not too, not be too, not being too, not be, not to, not too much, not so much, not very much,
  nothing, nothing too, nothing so, nothing that is too, nothing thats too, nothing very, nothing overly, nothing super, without being, without being too, without being so, shouldnt be, shouldnt be too, cant be too, mustnt be too, must not be too, doesnt need to be, doesnt have to be, dont want anything too, nothing fancy or, nothing fancy or too, nothing too fancy or, not fancy or, no fancy or, nothing flash or, nothing posh or
`).flatMap((not) =>
    wordList('expensive, dear, pricey, pricy, costly, exxy, overpriced, exorbitant').map(
      (dear) => `${but}${not} ${dear}`,
    ),
  ),
);
/** 'easy on the wallet', 'kind to my purse'. */
const onPurse = ['easy on', 'kind to', 'kind on', 'gentle on', 'light on', 'easier on'].flatMap((how) =>
  ['the', 'my', 'our'].flatMap((whose) =>
    ['wallet', 'pocket', 'pockets', 'purse', 'budget', 'hip pocket'].map(
      (purse) => `${how} ${whose} ${purse}`,
    ),
  ),
);
const noEarth = [
  'doesnt cost',
  'wont cost',
  'not cost',
  'not costing',
  'nothing that costs',
  'without costing',
  'without paying',
  'dont cost',
  'not going to cost',
  'shouldnt cost',
  'nothing costing',
].flatMap((not) =>
  ['the earth', 'a bomb', 'an arm and a leg', 'a packet', 'a mint'].map((what) => `${not} ${what}`),
);

export const vaguePrices: readonly { says: readonly string[]; min: number | null; max: number | null }[] = [
  {
    says: [
      'cheap',
      'cheapish',
      'budget',
      'affordable',
      'inexpensive',
      'low cost',
      'low budget',
      'on a budget',
      'budget friendly',
      ...wordList(`
        cheaply priced, cheap priced, cheapie, cheapo, el cheapo, cheap as chips, no frills, bang for buck, bang for your buck, bang for our buck, bang for my buck, bang for the buck, beer budget, on a beer budget, cheap and cheerful, cheap cheerful, reasonably priced, well priced, low priced, low price,
        economical, economy, wallet friendly, pocket friendly, budget conscious, cost conscious, price conscious, wont break the bank, doesnt break the bank, not break the bank,
        dirt cheap, super cheap, real cheap, cheap cheap, pas cher, pas chere, pas trop cher, pas trop chere, nicht teuer, nicht so teuer, no muy caro, no caro, non caro, barato, economico,
        for cheap, on the cheap, on a tight budget, on a shoestring, shoestring budget, tight budget
      `),
      ...onPurse,
      ...notDear,
      ...noEarth,
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
    says: [
      'luxury',
      'luxurious',
      'expensive',
      'upmarket',
      'high end',
      'up market',
      'luxus',
      'premium',
      'lux',
      'luxe',
      'posh',
      'swanky',
      'upscale',
      'ritzy',
      'opulent',
      'high class',
      'top end',
      'swish',
      'bougie',
      'five star luxury',
      'splurge',
    ],
    min: 300,
    max: null,
  },
];

export const airportWords = wordList(`
  quick drive from the airport, short drive from the airport, easy drive from the airport, quick trip from the airport, short trip from the airport, quick ride from the airport, short ride from the airport, quick drive to the airport, short drive to the airport, easy drive to the airport, quick ride to the airport, short trip to the airport, short hop from the airport, quick taxi from the airport, short taxi from the airport,
  airport, the airport, adelaide airport, adl airport, near adelaide airport, airport terminal, the airport terminal, aeroport, aeropuerto, flughafen, airport hotel area
`);
