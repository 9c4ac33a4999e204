import { landmarkGroups } from '~/features/directory/places/landmark-groups';

import { hospitalsIn, staysAt } from './said/hospitals-in';
import { jettyRoads } from './said/jetty-roads';
import { footbridges, footbridgesToOval, testMatches } from './said/landmark-sayings';
import { notFar } from './said/not-far';
import { wordList } from './word-list';

/** Other names of landmarks and of groups of them, by slug; full names need no entry. The casino is in the building of the station. */
export const landmarkWords: Record<string, readonly string[]> = {
  'adelaide-oval': wordList(
    'the oval, adelaide oval stadium, adl oval, adel oval, ad oval, the adelaide oval, memorial drive, memorial dr, memorial drive tennis, memorial drive tennis centre, cricket oval, the cricket, the test match, the cricket test, the test cricket, for the ashes, for the ashes test, the ashes test, the ashes cricket, the footy, the football, the afl',
  ).concat(testMatches, footbridgesToOval),
  'coopers-stadium': wordList('hindmarsh stadium'),
  'adelaide-entertainment-centre': wordList(
    'entertainment centre, entertainment center, ent centre, ent cent, the ent centre, entertainment cent',
  ),
  'adelaide-showground': wordList(
    'showground, showgrounds, adelaide showgrounds, wayville showground, wayville showgrounds, royal show, the show, the royal adelaide show, royal adelaide show',
  ),
  'morphettville-racecourse': wordList(
    'morphettville races, morphettville race course, the races, the racecourse, the race course, the racetrack',
  ),
  'adelaide-festival-centre': wordList('festival centre, festival center, festival theatre'),
  'festival-plaza': wordList(
    'convention centre, convention center, conv centre, adelaide convention centre, adelaide convention center, festival tower, the festival tower',
  ).concat(footbridges),
  'adelaide-central-market': wordList(
    'central market, the market, the markets, central markets, city markets, the city markets, city market, the city market, adelaide markets, adelaide market, chinatown, china town, adelaide chinatown, gouger street',
  ),
  'westfield-west-lakes': wordList('west lakes, west lakes shopping centre, west lakes mall'),
  arndale: wordList('arndale, arndale shopping centre, arndale centre'),
  'rundle-mall': wordList('the mall, rundle street mall, adelaide arcade, the adelaide arcade'),
  'victoria-square': wordList('victoria square, tarntanyangga, vic square'),
  'westfield-tea-tree-plaza': wordList('tea tree plaza, ttp, tea tree plaza shopping centre, westfield ttp'),
  'westfield-marion': wordList('marion, marion shopping centre, westfield marion shopping centre'),
  'harbour-town': wordList('harbor town, harbour town outlet'),
  'norwood-parade': wordList('the parade, the parade norwood, norwood parade'),
  'north-adelaide-oconnell-street': wordList('oconnell street, oconnell st'),
  'adelaide-university-north-terrace': wordList(`
    university of adelaide, adelaide university, adelaide uni, uni of adelaide, north terrace campus, north terrace campus of adelaide uni,
    adelaide uni north terrace campus, university of adelaide north terrace campus
  `),
  'city-west-campus': wordList('city west campus, unisa city west, uni sa city west'),
  'flinders-university': wordList('flinders university, flinders uni'),
  'royal-adelaide-hospital': wordList('rah, new royal adelaide hospital, the royal adelaide'),
  'flinders-medical-centre': wordList(
    'flinders hospital, hospital at flinders, in hospital at flinders, fmc, flinders med, flinders medical, flinders medical center',
  ).concat(
    hospitalsIn('bedford park'),
    staysAt('flinders, flinders medical centre, flinders hospital, flinders medical'),
  ),
  'womens-and-childrens-hospital': wordList(
    'womens and childrens, childrens hospital, wch, womens and kids, womens and kids hospital, kids hospital, the kids hospital, womens and childrens hospital, hospital of women and children, hospital for women and children, women and childrens hospital, womens childrens hospital, women and childrens, womens hospital, womens hospital adelaide',
  ).concat(hospitalsIn('north adelaide')),
  'queen-elizabeth-hospital': wordList('queen elizabeth hospital, qeh, tqeh, the queen elizabeth').concat(
    hospitalsIn('woodville, woodville south'),
  ),
  'lyell-mcewin-hospital': wordList(
    'lyell mac, the lyell mac, lyell mac hospital, lyell mc hospital, lyell mcewin, lyell mcewan, lyell mcewan hospital, lyell mc',
  ).concat(hospitalsIn('elizabeth, elizabeth vale')),
  'orlando-wines-rowland-flat': wordList('orlando wines, orlando winery'),
  'seppeltsfield-winery': wordList('seppeltsfield'),
  'outer-harbor': wordList(
    'outer harbor, outer harbour, cruise terminal, the cruise terminal, cruise ship terminal, the cruise ship terminal, outer harbour cruise terminal, outer harbor cruise terminal, outer harbour cruise ship terminal, outer harbor cruise ship terminal, outer harbour passenger terminal, outer harbour terminal, outer harbor terminal, passenger terminal, cruise port, the cruise port',
  ),
  'cape-jervis-ferry': wordList(
    'cape jervis, cape jervis ferry, cape jervis nr ferry, cape jervis near ferry, cape jervis near the ferry, cape jervis ferry terminal, kangaroo island ferry, the kangaroo island ferry, ki ferry, the ki ferry, sealink ferry',
  ),
  'art-gallery-of-south-australia': wordList('the art gallery, agsa'),
  'south-australian-museum': wordList(
    'the museum, sa museum, state library, state library of sa, state library of south australia, mortlock library, mortlock wing, mortlock chamber',
  ),
  'adelaide-zoo': wordList('the zoo'),
  'adelaide-botanic-garden': wordList(
    'botanic garden, botanical garden, bot garden, bots garden, botanics, the botanics, adelaide bot garden, adelaide botanical garden, botanic park, the botanic park, adelaide botanic park',
  ),
  'himeji-garden': wordList('himeji garden, japanese garden, himeji'),
  salisbury: wordList('salisbury station, salisbury train station, salisbury railway station'),
  'mawson-lakes-interchange': wordList(
    'mawson lakes station, mawson lakes train station, mawson lakes railway station',
  ),
  'noarlunga-centre': wordList('noarlunga station, noarlunga centre station, noarlunga train station'),
  'adelaide-railway-station': wordList(
    'casino, the casino, adelaide casino, the adelaide casino, skycity, sky city, skycity adelaide, sky city adelaide, adelaide skycity, skycity casino, sky city casino, skycity adelaide casino, the station, the railway station, the train station, adelaide station, adelaide train station, main station, the main station, stazione, la stazione, gare, la gare, hauptbahnhof, bahnhof, station of train, station of trains, station of train of adelaide, train station of adelaide, railway station of adelaide, station of the train',
  ),
  'adelaide-central-bus-station': wordList(`
    bus station, the bus station, central bus station, adelaide bus station, coach station, the coach station, bus terminal, the bus terminal, coach terminal, the coach terminal, bus depot, the bus depot, coach depot, the coach depot, the bus interchange, central bus depot, central bus terminal, central bus interchange, the greyhound terminal, the greyhound depot
  `),
  'moseley-square': wordList('moseley square'),
  ...jettyRoads,
  'glenelg-jetty': wordList('jetty at glenelg, the glenelg pier'),
  'henley-beach': wordList('henley jetty, henley square, henley beach jetty'),
  'victor-harbor': wordList('victor, victor harbour, victor hbr, vic harbor, vic harbour'),
  'port-elliot': wordList('port elliott, pt elliot, pt elliott'),
  'port-noarlunga-jetty': wordList('port noarlunga, pt noarlunga'),
  'crafers-interchange': wordList('crafers'),
  lobethal: wordList('lobethal lights, lights of lobethal'),
  'monarto-safari-park': wordList('monarto zoo'),
  'mount-lofty-summit': wordList('mount lofty, mt lofty, mt lofty summit'),
  'cleland-wildlife-park': wordList('cleland, cleland park'),
  'tram-stop-moseley-square': wordList(
    'glenelg tram stop, glenelg tram terminus, tram terminus, glenelg tram station, glenelg terminus, end of the tram line',
  ),
  'any-tram-stop': wordList(
    `tram, a tram, the tram, tram stop, a tram stop, tram line, tramline, tram route, trams, public tram, glenelg tram line, the glenelg tram line, glenelg tram, the glenelg tram, bay tram, the bay tram, glenelg line tram, a stop, tramstop, a tramstop, tram stops, tram station`,
  ),
  'any-beach': wordList('beach, a beach, the beach, the sea, the ocean'),
  'any-university': wordList(
    'uni, the uni, a university, university, the university, campus, unisa, uni sa, university of south australia, uni of south australia',
  ),
  'any-hospital': wordList('hospital, a hospital, the hospital'),
};

/**
 * The meaning of 'near' in minutes, by the slug of the landmark; a tram stop is to be nearer than the sights.
 */
export const nearMinutes = (slug: string): number => (slug === 'any-tram-stop' ? 10 : 15);

/** Names that only mean a landmark where minutes or 'near' say so: towns, regions, groups, and what is a suburb too. */
const areas = /^(town|wine|beach|port|station|airport)$/;
export const needsLead = (slug: string, kind: string | null): boolean =>
  kind === null || areas.test(kind) || landmarkGroups.some((group) => group.slug === slug);

/** Towns and suburbs whose landmark is named for what is there. */
const towns = new Set(wordList('west lakes, crafers, port noarlunga, pt noarlunga, cape jervis'));
/** A town needs no word such as 'near': 'motel in Gawler', 'hotel Tanunda'. */
export const isTown = (text: string, kind: string | null): boolean =>
  towns.has(text) || (/^(town|wine|beach)$/.test(kind ?? '') && !/ road$/i.test(text));

/** Names of a tag or a suburb, which 'near' means first: 'near the beach'. */
export const isTagFirst = (slug: string): boolean => slug === 'any-beach';

/** By tram, as near as 'near' means. */
export const tramLeads = ['', 'a ', 'just a ', 'only a ', 'within a ']
  .flatMap((a) =>
    ['short ', 'quick ', 'easy '].flatMap((how) =>
      ['to', 'from', 'of'].map((from) => `${a}${how}tram ride ${from}`),
    ),
  )
  .concat(
    // 'take the tram to the oval'.
    ['', ...['take', 'taking', 'catch', 'catching', 'get', 'ride', 'use'].map((verb) => `${verb} `)].flatMap(
      (verb) =>
        ['tram', 'the tram', 'a tram'].flatMap((tram) => [`${verb}${tram} to`, `${verb}${tram} into`]),
    ),
    ['by tram to', 'on the tram to', 'tram ride to', 'a tram ride to', 'tram trip to', 'direct tram to'],
  );

/** 'by distance from the zoo' as well. */
export const nearestLeads = wordList(
  'nearest to, closest to, nearest, closest, as close as possible to',
).concat(
  [
    '',
    'sort ',
    'sorted ',
    'sort them ',
    'order ',
    'ordered ',
    'ranked ',
    'list ',
    'listed ',
    'arranged ',
  ].flatMap((order) =>
    ['by distance', 'by the distance', 'by proximity', 'by closeness'].flatMap((by) =>
      ['from', 'to'].map((end) => `${order}${by} ${end}`),
    ),
  ),
  ['in order of', 'in the order of', 'in order of the', 'by order of'].flatMap((order) =>
    ['distance from', 'distance to', 'proximity to', 'closeness to'].map((what) => `${order} ${what}`),
  ),
);

/** On foot, within a number of minutes. */
const within = (ways: readonly string[], ends: readonly string[]) =>
  ways.flatMap((way) => ['', 'within ', 'in '].flatMap((lead) => ends.map((end) => `${lead}${way} ${end}`)));
/** 'stumbling distance from the casino' is walked home. */
const staggers = within(
  ['stumbling', 'crawling', 'staggering', 'strolling', 'stumble', 'crawl'].map((way) => `${way} distance`),
  ['of', 'to', 'from'],
);
/** 'a hop, skip and a jump from'. */
const throwsAway = within(wordList('a stones throw, stones throw, spitting distance, cooee, coo ee'), [
  'of',
  'to',
  'from',
]).concat(
  [
    'hop',
    'short hop',
    'skip',
    'hop and a skip',
    'hop skip and a jump',
    'hop , skip and a jump',
    'hop , skip and jump',
  ]
    .concat(['hop skip and jump', 'hop skip jump', 'hop , a skip and a jump'])
    .flatMap((hop) => [`a ${hop} from`, `just a ${hop} from`, `only a ${hop} from`, `a ${hop} to`]),
);

export const walkLeads: readonly { says: readonly string[]; minutes: number }[] = [
  {
    says: wordList(`
      walking distance to, walking distance from, walking distance of, within walking distance of,
      within walking distance to, within walking distance from, in walking distance of, in walking distance to, in walking distance from,
      walkable to, walkable from, walkable distance to, walkable distance from, walkable distance of, walk to, can walk to, a walk to, a walk from, walk from, on foot to, within a walk of,
      flat walk to, a flat walk to, flat walk from, a flat walk from, level walk to, a level walk to, level walk from, pleasant walk to, a pleasant walk to, able to walk to, stroll to, can stroll to, able to stroll to, a stroll to, stroll from, a stroll from, strolling to, wander to, can wander to, amble to,
      walking to, walk into, walk home from, walk back from, walk home after, walk back after
    `).concat(staggers),
    minutes: 15,
  },
  {
    says: wordList(`
      short walk to, short walk from, short walk of, a short walk to, a short walk from, a short walk of, within a short walk of, within a short walk to, within a short walk from, within short walk of, within an easy walk of, within easy walk of, easy walk of, an easy walk of, within easy walking distance of, within easy walking distance to, easy walking distance to, easy walking distance from, within a short stroll of, easy walk to, easy walk from, an easy walk to,
      an easy walk from, quick walk to, a quick walk to, quick walk from, a quick walk from, easy stroll to, an easy stroll to, short stroll from, short stroll to, a short stroll to
    `),
    minutes: 10,
  },
  {
    says: wordList(`
      steps from, just steps from, a block from, one block from, a block away from, half a block from, across from, opposite, right beside, right next to, across the road from,
      across the street from, over the road from, over the street from, around the corner from, round the corner from,
      next door to, right by, right opposite, directly opposite
    `).concat(throwsAway),
    minutes: 5,
  },
];

/** Beside a landmark; before the name of a place they are small words. */
export const besideLeads = wordList(`
  in the vicinity of, close proximity to, in close proximity to, in proximity to, proximity to, adjacent to, moments from, just off, bordering, as near as possible to, on the doorstep of
`);

export const nearLeads = notFar.concat(
  besideLeads,
  wordList(`
  a few minutes from, a few minutes to, few minutes from, a couple of minutes from, just minutes from, only minutes from, minutes from, a few minutes away from, quick access to, easy access to, good access to, within easy reach of, in easy reach of, within reach of, easy reach of,
  near, nr, near to, near from, near of, handy for, convenient to, convenient for, close from, nearby to, close to, close by, nahe, in der nahe von, neben, next to, nearby, around, beside, right near,
  handy to, by
`),
);

const beforeCount = wordList(`
  within, between, less than, fewer than, <, under, max, maximum, up to, no more than, at most, in, a, within a, just, only, less than a,
  not more than, within about, no longer than, not longer than, no further than, no farther than, not further than, not farther than, not over
`);
const notFarther = wordList(`
  dont want to, rather not, would rather not, id rather not, prefer not to, cant, wont, should not, shouldnt, must not, mustnt,
  unable to, not able to, not willing to, dont like to, would not like to, not, no need to, dont have to
`).flatMap((not) =>
  ['', 'be ', 'walk ', 'have to walk ', 'go ', 'travel '].flatMap((verb) =>
    ['more than', 'further than', 'farther than', 'longer than', 'over'].map(
      (more) => `${not} ${verb}${more}`,
    ),
  ),
);
/** 'no more than 10 minutes', 'no more than a 10 minute walk'. */
export const beforeMinutes = beforeCount.concat(notFarther).flatMap((words) => [words, `${words} a`]);
/** Farther than that cannot be asked for. */
export const moreThan = wordList(`
  more than, over, at least, further than, farther than, beyond, greater than, minimum, min, no less than, not less than,
  longer than
`);
export const orMore = ['or more', '+', 'plus', 'or further', 'or farther', 'or over', 'at least', 'minimum'];

const from = ['from', 'of', 'to', 'or less from', 'or less to', 'max from'];
const walks = ['to walk', 'walk', 'walking', 'on foot', 'by foot', 'walking distance', 'stroll', 'walk away'];
const rides = ['by tram', 'tram', 'tram ride', 'on the tram', 'with the tram', 'tram trip'];
const joined = (ways: readonly string[]) => ways.flatMap((way) => from.map((word) => `${way} ${word}`));
export const afterMinutes: Record<'walk' | 'tram' | 'any', readonly string[]> = {
  walk: joined(walks),
  tram: joined(rides),
  any: [...from, 'away from'],
};
/** The same behind the landmark: 'Adelaide Oval 10 min walk'. */
export const behindMinutes: Record<'walk' | 'tram' | 'any', readonly string[]> = {
  walk: walks,
  tram: rides,
  any: ['away'],
};
