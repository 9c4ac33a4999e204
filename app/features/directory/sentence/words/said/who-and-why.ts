import { listOf } from './list-of';

/* What travellers tell of themselves and of their journey. No stay has to have such words. */

/** Who comes: 'uni student', 'out of towners'. Their number is read by the rules of parties. */
const people = [
  ...[
    'uni',
    'university',
    'international',
    'exchange',
    'overseas',
    'mature age',
    'phd',
    'medical',
    'nursing',
    'visiting',
    'broke',
    'poor',
    'student nurse',
  ].flatMap((of) => (/nurse$/.test(of) ? [of, `${of}s`] : [`${of} student`, `${of} students`])),
  ...[
    'interstate',
    'overseas',
    'international',
    'first time',
    'country',
    'rural',
    'regular',
    'frequent',
    'foreign',
    'weekend',
  ].flatMap((of) =>
    ['visitor', 'visitors', 'guests', 'tourists', 'travellers', 'holidaymakers'].map((who) => `${of} ${who}`),
  ),
  ...['2', 'two', '3', 'three', '4', 'four', 'several', 'multiple', 'all'].flatMap((many) => [
    `${many} generations`,
    `${many} generations of us`,
    `${many} generations of the family`,
    `${many} generations of our family`,
    `${many} gens`,
  ]),
  ...listOf(`
    multi generational, multigenerational, multi generation, multi gen, intergenerational,
    out of towner, out of towners, first timer, first timers, first time here, empty nester, empty nesters, grey nomads, old friends, old mates, old school friends, oldest friends, uni friends, school friends, middle aged, non drinkers, non drinker,
    early risers, early riser, night owls, late risers, keen walkers, keen cyclists, beach lovers, nature lovers, animal lovers, dog lovers, foodie friends, on placement, doing a placement, on student placement,
    on a gap year, gap year, on leave, long service leave, on parental leave, working professional, working professionals, young professional, young professionals, bunch of mates, bunch of friends, bunch of us, a bunch of mates, a bunch of friends, group of mates, group of friends, empty nest,
    for grown ups
  `),
];

/** Why they come: 'for work', 'before a flight'. */
const why = [
  ...listOf(
    'first, 1st, 2nd, 3rd, 4th, 5th, 10th, 15th, 20th, 25th, 30th, 40th, 50th, 60th, tenth, paper, silver, golden, ruby, one year, 1 year, 2 year, 5 year, 10 year, 20 year',
  ).map((which) => `${which} anniversary`),
  ...['for', 'to', 'at', 'attending', 'seeing', 'watching', 'playing in', 'going to'].flatMap((lead) =>
    listOf(
      'the tennis, the netball, the basketball, the soccer, the golf, the rugby, the swimming, the athletics, the fringe, fringe, womad, womadelaide, the supercars, the car race, the big game, the grand final, the conference, the exam, the exams, my exams, my finals, the interview, uni exams, a uni exam',
    ).map((event) => `${lead} ${event}`),
  ),
  ...['go', 'going', 'gone', 'to go', 'we go', 'off'].flatMap((go) =>
    ['fishing', 'surfing', 'hiking', 'golfing', 'diving', 'sailing', 'crabbing', 'prawning', 'shopping'].map(
      (what) => `${go} ${what}`,
    ),
  ),
  ...listOf(`
    anniversary, an anniversary, our anniversary, for our anniversary, for an anniversary, wedding anniversary, our wedding anniversary, anniversary surprise, anniversary trip, anniversary weekend, anniversary getaway, for toddlers, for the toddlers, toddlers and babies, babies and toddlers, surf and sun, sun and surf, sun surf and sand, sand and surf, surf and sand,
    for work, for my work, for our work, with work, on work, for business, here for work, in town for work, coming for work, for a work thing, for school, for a job, for my job, for my new job, for a new job, for medical reasons, for medical treatment, for a medical, for health reasons, in transit, babymoon, on a shoot, for a shoot, on a film shoot, for a film shoot, for the shoot, on the shoot, for a photo shoot, for filming, on location, on location shoot, here filming, filming here, next day, the next day, 
    visit wineries, visiting wineries, visit the wineries, visiting the wineries, visit some wineries, tour the wineries, touring wineries, touring the wineries, explore the wineries, exploring the wineries, exploring wineries, see the wineries,
    last minute, last minute deal, last minute deals, last minute trip, last minute booking, a last minute, catching up with, to catch up with, catch up with, time out with, escape the city, escape the rat race, escape the crowds, escape the heat, escape the cold, escape the winter, escape reality, escape the kids, escape from it all, escape it all, get away from it all, to get away from it all, getting away from it all,
    get away from everything, hustle and bustle, away from it all, home away from home, a home away from home, a change of scenery, change of scene, a change of scene, recharge the batteries, recharge our batteries, recharge my batteries, to recharge, to switch off, switch off, to unwind, to relax, to get away, get some rest, some rest, some r and r, r and r, put our feet up, put my feet up
  `),
];

/** What they want to do there, which one does in every stay: 'somewhere to kip', 'to base ourselves'. */
const staying = [
  ...['my', 'our', 'your', 'his', 'her', 'their', 'my weary', 'our weary'].flatMap((whose) =>
    ['head', 'heads', 'hat', 'hats'].flatMap((what) =>
      ['lay', 'lie', 'rest', 'put', 'hang'].flatMap((verb) =>
        [`${verb} ${whose} ${what}`].concat(verb === 'put' ? `${verb} ${whose} ${what} down` : []),
      ),
    ),
  ),
  ...['my', 'our'].flatMap((whose) => [`lay ${whose} head down`, `lay ${whose} heads down`]),
  ...[
    'bunk',
    'bed',
    'doss',
    'kip',
    'hunker',
    'settle',
    'bunker',
    'bunking',
    'bedding',
    'dossing',
    'kipping',
    'hunkering',
  ].map((verb) => `${verb} down`),
  ...['hole', 'shack', 'hold', 'bunk', 'holing', 'shacking', 'holed', 'shacked'].map((verb) => `${verb} up`),
  ...[
    'base',
    'park',
    'plant',
    'basing',
    'treat',
    'treating',
    'spoil',
    'spoiling',
    'pamper',
    'lose',
    'hide',
  ].flatMap((verb) => ['myself', 'ourselves', 'ourself'].map((who) => `${verb} ${who}`)),
  ...listOf(`
    to kip, kip for the night, a kip, to crash, crash pad, to bunk, to doss, a place to crash, set up camp, setting up camp, make camp, put us up, put me up, put up for the night, put them up, hit the hay, hit the sack, camp out in, catch some sleep, get some sleep, get some shut eye, some shut eye,
    get a good nights sleep, a good nights sleep, good nights sleep, a decent nights sleep, make our base, as a base, our base, a good base, use as a base, base for exploring, a base for exploring, a base to explore from, chill out, to chill out, hang out, to hang out, kick back, to kick back, wind down, to wind down
  `),
];

/** What says that another would do too, or nothing: 'or something like that', 'all the mod cons'. */
const loosely = [
  ...[
    'single bed',
    'single beds',
    'a single bed',
    'bunk',
    'bunk bed',
    'bunks',
    'a bunk',
    'dorm bed',
    'shared house',
    'share house',
    'a share house',
    'shared flat',
  ].flatMap((bed) =>
    [
      'ok',
      'okay',
      'fine',
      'is ok',
      'is okay',
      'is fine',
      'are ok',
      'are fine',
      'will do',
      'would do',
      'no worries',
      'is alright',
    ].map((how) => `${bed} ${how}`),
  ),
  ...['or', 'and'].flatMap((or) =>
    listOf(
      'similar, something similar, somewhere similar, something like that, somewhere like that, anything like that, anywhere like that, the like, anything similar, anywhere similar, something alike, equivalent, something equivalent, something along those lines, along those lines, thereabouts, nearby suburbs, so on, so forth',
    ).map((what) => `${or} ${what}`),
  ),
  ...listOf(`
    during the day, during the daytime, during daytime, during daylight hours, in the daytime, all day long, off the cruise ship, off the ship, off a cruise, off a cruise ship, coming off the cruise ship, getting off the cruise ship, off the cruise,
    or anything, or whatever, or something, or such, or suchlike, or anything really, or whatever really, or something nice, or the equivalent, something along those lines, along those lines, or so, all the mod cons, all mod cons, mod cons, all the trimmings, all the bells and whistles, bells and whistles, on the premises, on premises, on the property, out the front, out front, out the back,
    tea and coffee making facilities, tea and coffee facilities, tea coffee making facilities, tea making facilities, coffee making facilities, tea and coffee making, tea coffee facilities,
    to splash in, can splash in, to splash about in, splash around, splash about, right at the door, right outside the door, to snuggle up, to curl up, warm and welcoming,
    prime location, prime spot, top location, top option, top pick, top choice, top digs, top joint, place to ourselves, place to myself, place all to ourselves, place all to myself, whole place to ourselves, all to ourselves, exclusive use, for our exclusive use, exclusive use of the house, top spot, great spot, good spot, nice spot, lovely spot, perfect spot, beautiful spot, ideal location, ideal spot, fully equipped, well equipped, well appointed, fully furnished, well furnished, well presented, lots of space, plenty of space, plenty of room, lots of room, heaps of space, heaps of room, loads of space, loads of room, tons of space, enough space, enough room, room to move, space to move, run around, to run around, off the beaten track, off the beaten path, in the middle of nowhere, with character, of character, full of character, full of charm, lots of charm, with charm, plenty of charm, plenty of character, loads of charm, loads of character, with lots of charm, with lots of character, lots of character, old world, olde worlde, old worldly, old world charm, olde worlde charm, old fashioned, old fashioned charm, period charm, period features, country charm, oozing charm, bit of charm, a bit of charm, with charm, bit of character, a bit of character,
    friendly owners, nice owners, nice hosts, friendly hosts, friendly host, nice host, friendly staff, nice staff, helpful staff, good service, great service, good customer service, quick and easy, nice and easy, south oz, sth oz, sth aust, south aust
  `),
];

/** What they like, which says no more than to name it: 'indoor pool is what matters', 'a soft spot for Glenelg', 'a hotel over a motel any day'. */
const liking = [
  ...['', 'really ', 'most '].flatMap((much) =>
    listOf('what, all that, the thing that, the main thing that').flatMap((what) =>
      ['matters', 'counts'].flatMap((verb) => [
        `is ${what} ${much}${verb}`,
        `thats ${what} ${much}${verb}`,
        `${what} ${much}${verb} is`,
        `${what} ${much}${verb}`,
      ]),
    ),
  ),
  ...['matters', 'counts'].flatMap((verb) => [
    ...['most', 'the most', 'to us', 'to me', 'most to us', 'most to me', 'here'].map(
      (how) => `${verb} ${how}`,
    ),
    `what ${verb} most is`,
    `what ${verb} to us is`,
    `what ${verb} to me is`,
  ]),
  ...listOf(`
    half a mind for, half a mind to, soft spot for, a soft spot for, real soft spot for, big soft spot for, keen on, keen for, keen as for, partial to, fond of, fancy some, any day, any day of the week, every day of the week
  `),
];

export const whoAndWhy = people.concat(why, staying, loosely, liking);

/** 'live' is a word of chat, but here it tells what there is to hear. */
export const liveShows = listOf(
  'live music, live band, live bands, live entertainment, live gig, live gigs, live jazz, live comedy, live show, live shows, live sport, live theatre, live concert, live concerts, live dj, live piano',
);
