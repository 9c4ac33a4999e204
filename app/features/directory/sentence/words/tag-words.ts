import { combined } from './said/combined';
import { wordList } from './word-list';

/** Tags under everyday names. */
export const tagWords: Record<string, readonly string[]> = {
  quiet: [
    'quiet',
    'quieter',
    'quietest',
    'quietest possible',
    'as quiet as possible',
    'more quiet',
    'peaceful',
    'tranquil',
    'serene',
    'peace and quiet',
    'silent',
    'restful',
    'nice and quiet',
    ...['street', 'road', 'suburb', 'neighbourhood', 'corner', 'part of town', 'end of town'].map(
      (where) => `quiet ${where}`,
    ),
    'calm',
    'ruhig',
    'ruhige',
    'ruhiges',
    'ruhigen',
  ],
  romantic: ['romantic', 'honeymoon', 'romantic getaway', 'honeymooners', 'romance', 'romantic escape'],
  boutique: ['boutique'],
  heritage: [
    'heritage',
    'heritage listed',
    'historic',
    'old building',
    'historic old building',
    'historic building',
    'historical building',
    'heritage building',
    'heritage listed building',
    'heritage old building',
    'old heritage building',
  ],
  family: [
    'family friendly',
    'family',
    'familie',
    'familien',
    'kid friendly',
    'child friendly',
    ...[
      'baby',
      'toddler',
      'infant',
      'kiddie',
      'bub',
      'teen',
      'teenager',
      'tween',
      'newborn',
      'little one',
    ].map((who) => `${who} friendly`),
    'good for families',
    'for families',
    'good for kids',
    'great for kids',
    'kiddy friendly',
    'for the kids',
    'for kids',
    'for children',
    'for the children',
    'with kids',
    'with children',
    'with the kids',
    'with young kids',
    'with young children',
    'with small children',
    'familienfreundlich',
    ...wordList(`
      for the little ones, for little ones, for the littlies, for littlies, for the kiddies, for our little ones, for the young ones,
      child welcome, kids ok, kid ok, have kid, have child, got kid, bringing kid, bringing the kid, kid in tow,
      with our kid, with my kid, family holiday, family trip, family vacation, family getaway, family break, family stay,
      takes children, take children, accepts children, accept children, allow children, allows children, children allowed,
      children welcome, children are welcome, kids are welcome, takes kid, take kid, takes child, take child, accepts kid, accept kid, accepts child, accept child, allows kid, allow kid,
      allows child, allow child, kid allowed, child allowed, kid welcome, suitable for kid, suitable for child, suitable for family, suits a family, suits family, for our kid, for my kid,
      fun for kid, travelling with kid, traveling with kid, travelling with child, kids friendly, for a family, for the family,
      for my family, for our family, with my family, with the family, with our family
    `),
  ],
  business: wordList(`
    business, business people, business person, business crowd, business folk, business type, business guest, business travel, business trip, business stay, work trip, work travel, corporate stay, corporate travel,
    corporate trip, travelling for work, traveling for work, here for work, in town for work, on business, for business
  `),
  beach: [
    'beach',
    ...[
      'near',
      'near to',
      'close to',
      'close by',
      'next to',
      'by',
      'beside',
      'not far from',
      'nearby',
      'at',
    ].flatMap((lead) =>
      [
        'the beach',
        'beach',
        'the sea',
        'sea',
        'the ocean',
        'ocean',
        'the seaside',
        'the seashore',
        'the foreshore',
        'foreshore',
        'the coast',
      ].map((sea) => `${lead} ${sea}`),
    ),
    // 'beach over the road'.
    ...wordList(
      'across the road, over the road, across the street, over the street, at the door, at our door, at the front door, out the front, just across the road, right across the road, right at the door',
    ).map((where) => `beach ${where}`),
    ...wordList('strand, seaside, beachside, plage, playa, am strand'),
  ],
  beachfront: [
    'beach front',
    'sea front',
    'ocean front',
    'right on the beach',
    'on the beachfront',
    'on the seafront',
    'directly on the beach',
    'directly at the beach',
    'direct at the beach',
    'direct on the beach',
    'along the beach',
    'on the beach',
    'absolute beachfront',
    ...wordList(
      'foreshore, on the foreshore, along the foreshore, on the sand, right on the sand, next to the sand, right next to the sand, steps from the sand, beside the sand, metres from the sand, meters from the sand, straight onto the sand, right by the sand, by the sand, at the foreshore',
    ),
  ],
  'self-contained': [
    'self contained',
    'self catering',
    'self cater',
    'self catered',
    'self contain',
    'self cont',
  ],
  'long-stay': [
    'long stay',
    'long term',
    'long term stay',
    'long term rental',
    'long term let',
    'long term accommodation',
    'longer stay',
    'extended stay',
    'extended stay accommodation',
    'extended period',
    'longer term',
    'medium term',
    'for long time',
    'for a long time',
    'long time stay',
    // As students and academics count: 'for two quarters'.
    ...['semester', 'trimester', 'term', 'quarter'].flatMap((time) => [
      ...['stay', 'staying', '']
        .flatMap((lead) =>
          ['for a', 'for one', 'for the', 'for a whole', 'for the whole', 'for 1'].map((a) => `${lead} ${a}`),
        )
        .filter((lead) => time !== 'quarter' || !/^ | the/.test(lead))
        .map((lead) => `${lead} ${time}`.trim()),
      ...['for two', 'for 2', 'for three', 'for 3', 'two', 'three'].flatMap((many) => [
        ...(many.startsWith('for') ? [`${many} ${time}s`] : []),
        `${many} ${time}s long`,
      ]),
      ...['a', 'one', 'a whole'].map((a) => `${a} ${time} long`),
      `${time} long stay`,
      `whole ${time}`,
    ]),
    ...['for ', ''].flatMap((lead) =>
      ['semester', 'trimester'].flatMap((time) =>
        ['', '1', '2', '3', 'one', 'two']
          .map((which) => `${lead}${time} ${which}`.trim())
          .concat(
            [...(lead === '' ? [] : ['1']), 'a', 'one', 'the', 'this', 'next'].map(
              (which) => `${lead}${which} ${time}`,
            ),
            [...(lead === '' ? [] : ['2']), 'two'].map((many) => `${lead}${many} ${time}s`),
          ),
      ),
    ),
    // Who pays by the month stays long; a 'monthly rate' is a matter of terms.
    ...wordList(
      'monthly stay, monthly rental, monthly let, monthly accommodation, monthly accom, monthly booking, monthly lease, stay monthly, staying monthly, rent monthly, renting monthly, month to month, month by month, by the month, on a monthly basis, month to month rental, month to month stay, month to month lease',
    ),
  ],
  walkable: [
    'walkable',
    ...[
      'walk',
      'walking distance',
      'close walk',
      'easy walk',
      'short walk',
      'short stroll',
      'stroll',
    ].flatMap((how) =>
      ['cafe', 'shop', 'restaurant', 'everything', 'eatery'].flatMap((what) => [
        `${how} to ${what}`,
        `${how} to the ${what}`,
      ]),
    ),
  ],
  foodie: ['foodie', 'foodies'],
  vineyard: [
    'vineyard',
    'vineyard view',
    'view of the vines',
    'views of the vines',
    'vine view',
    'view over the vines',
    'views over the vines',
    'overlooking the vines',
    'view of the vineyard',
    'overlooking the vineyard',
    'among the vines',
    'amongst the vines',
    'in the vines',
    'vines',
    'surrounded by vines',
    'near the vines',
    'in the vineyards',
    'in a vineyard',
    'on a vineyard',
    // 'a house amid the vines', 'out among vineyards'.
    ...combined(
      wordList('among, amongst, amid, amidst, in amongst, in among, in the middle of, out in, deep in'),
      ['', 'the'],
      ['vine', 'vineyard', 'grapevine'],
    ),
    ...wordList(`
      close to the vineyard, near the vineyard, near a vineyard, close to a vineyard, by the vineyard, next to a vineyard, close to vineyard, near vineyard, close to the vines, next to the vines, by the vines, view of vineyard, view of a vineyard, view over the vineyard, view over vineyard, view over a vineyard, view to the vineyard, view across the vineyard, view onto the vineyard, view of vines, view over vines, view to the vines, view across the vines, view onto the vines, outlook over the vines, outlook over the vineyard, looking over the vines, looking out over the vines, looking out on the vines, looking onto the vines, looking over the vineyard, looking out over the vineyard, overlooking vines, overlooking vineyard, overlooking a vineyard, vineyard outlook, winery view, by a winery, next to a winery, beside a winery, winery close by, winery nearby, winery around, surrounded by winery, surrounded by vineyard,
      walk to cellar door, walk to the cellar door, walking to cellar door, walkable cellar door, walkable to cellar door, walk to a cellar door, walk between cellar door, walking distance of cellar door, walking distance to cellar door, within walking distance of cellar door, short walk to cellar door,
      winery, winery stay, winery accommodation, winery region, wine region, winery country, winery area, wine area, in the wine region, in a wine region, in wine region, in the winery region, wine growing region, wine growing area, wine country, in wine country, in the wine country, on a winery, at a winery, in a winery, stay at a winery, stay on a winery
    `),
  ],
  nightlife: [
    'nightlife',
    'night life',
    ...wordList(
      'where the action is, close to the action, near the action, in the thick of the action, in the heart of the action, in the middle of the action, amongst the action',
    ),
    // 'handy to clubs', but 'near the club' may be one for golf.
    ...combined(
      ['close to', 'near', 'near to', 'handy to', 'by', 'walk to'],
      wordList('club, club and bar, bar and club, pub and club, nightclub, night club, the nightclub'),
    ),
    // 'lively' by itself may be said of a pub.
    ...combined(
      wordList(
        'party, lively, vibrant, buzzing, buzzy, bustling, happening, pub crawl, nightlife, clubbing, nightclub',
      ),
      wordList('area, district, precinct, neighbourhood, suburb, strip, part of town, end of town'),
    ),
    // A 'pool area with bar' is no part of the town.
    ...['area', 'suburb', 'neighbourhood', 'precinct'].flatMap((where) =>
      ['bar', 'pub', 'club', 'nightclub'].flatMap((what) =>
        ['an', 'a', 'the', 'some', 'any']
          .map((an) => `${an} ${where} with ${what}`)
          .concat(['lots of', 'plenty of'].map((many) => `${where} with ${many} ${what}`)),
      ),
    ),
  ],
};
