import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  runInTurn,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const allergens = wordList(
  'nut, nuts, peanut, peanuts, dust, dust mite, dust mites, pollen, mould, mold, feather, feathers, wheat, wool, shellfish',
);
/** Why somebody needs a stay to be as it is. What it has to have is said beside it. */
const conditions = [
  ...wordList(`
    asthma, asthmatic, coeliac, coeliacs, celiac, coeliac disease, celiac disease, dementia, alzheimers, autism, autistic, pregnant, heavily pregnant, arthritis, epilepsy, hay fever,
    back pain, knee pain, back problems, hip replacement, knee replacement, hip operation, knee operation, hip surgery, knee surgery, back surgery, heart op, heart operation, heart surgery,
    walking frame, walking stick, zimmer frame, crutches, a walker, rollator, light sleeper, light sleepers, snores, snoring, snore, radiotherapy, radiation treatment, chemotherapy, chemo, dialysis, cancer treatment, a stroke,
    low vision, poor vision, poor eyesight, failing eyesight, vision loss, hearing loss, oxygen, home oxygen, portable oxygen, oxygen concentrator, oxygen tank, a ventilator, a feeding tube, cpap, cpap machine
  `),
  ...['hip', 'knee', 'eye', 'back', 'cataract', 'foot', 'shoulder'].map((what) => `${what} op`),
  // 'mums surgery', 'after nans hip op'.
  ...wordList(
    'mums, dads, nans, nanas, nannas, pops, wifes, husbands, hubbys, sons, daughters, partners, brothers, sisters, grandmas, grandpas',
  ).flatMap((who) => ['op', 'operation', 'surgery', 'chemo', 'procedure'].map((what) => `${who} ${what}`)),
  ...[
    'bad',
    'sore',
    'crook',
    'dodgy',
    'bung',
    'injured',
    'broken',
    'weak',
    'gammy',
    'stiff',
    'buggered',
    'new',
    'crappy',
  ].flatMap((how) =>
    ['back', 'knee', 'knees', 'hip', 'hips', 'leg', 'legs', 'foot', 'feet', 'ankle', 'heart', 'shoulder'].map(
      (what) => `${how} ${what}`,
    ),
  ),
  // 'my knees are bad', 'his hip is playing up'.
  ...[
    'back',
    'knee',
    'knees',
    'hip',
    'hips',
    'leg',
    'legs',
    'feet',
    'ankle',
    'heart',
    'eyesight',
    'eyes',
    'hearing',
    'balance',
  ].flatMap((what) =>
    wordList(
      'is, are, isnt, arent, is not, are not, not, being, is a bit, are a bit, is very, are very, arent very, isnt very',
    ).flatMap((verb) =>
      wordList(
        'bad, sore, crook, dodgy, bung, stuffed, shot, weak, gone, playing up, no good, great, good, the best, what they were, what it was, up to much',
      ).map((how) => `${what} ${verb} ${how}`),
    ),
  ),
  ...allergens.flatMap((what) => [`${what} allergy`, `${what} allergies`]),
];
const verbs = wordList(
  'has, has got, have, have got, got, is, am, are, im, hes, shes, being, having, had, suffers from, suffer from, with, for, because of, due to, cause of, on account of, after, before, following, recovering from, undergoing, use, uses, using, on',
);
const owners = wordList(
  'a, an, my, our, his, her, their, the, very, really, severe, bad, mild, serious, mums, dads, wifes, husbands, sons, daughters, nans, partners',
);
const because = wordList('because of, cause of, coz of, cos of, due to, on account of, thanks to');
const body =
  /^(hip|hips|knee|knees|back|leg|legs|foot|feet|heart|eyes|hearing|age|condition|disability|injury|arthritis|health|allergy|allergies)$/;

const rides = ['flight', 'plane', 'ship', 'cruise', 'cruise ship', 'ferry'];
const rideVerbs = wordList('is, leaves, leave, lands, arrives, departs, goes, gets in, takes off, comes in');
const whose = ['my', 'our', 'the', 'his', 'her', 'their'];
const landings = ['flights land', 'flights landing', 'flight landing'];
const journeys = [
  ...combined(whose, rides).flatMap((ride) => [ride, `${ride}s`]),
  ...combined([...rides, ...combined(whose, rides)], rideVerbs),
  ...landings,
  ...combined(whose, landings),
  ...combined(combined(['our', 'my', 'the'], ['train', 'bus', 'coach']), [
    'is',
    'leaves',
    'arrives',
    'departs',
    'gets in',
  ]),
  ...wordList(`
    booked flights, booked our flights, booked my flight, have a flight, have flights, catch a flight, catching a flight, catch our flight, catch my flight, flight out, flight home,
    self drive, self driving, working holiday, working holiday visa, on a working holiday, on a working holiday visa, whv,
    first time in australia, first time visiting australia
  `),
];

/** 'my son has asthma', 'because of my hip', 'our flight leaves': why somebody asks, which no stay has to say. */
export const reasonRule: Rule = (tokens, at): Match | null => {
  const length =
    longestRun(tokens, at, journeys) ||
    conditionAt(tokens, at) ||
    bodyAt(tokens, at) ||
    weatherAt(tokens, at) ||
    ableAt(tokens, at) ||
    sparedAt(tokens, at);
  return length > 0 && !isOfAnother.test(wordAt(tokens, at + length)) ? unfiltered(length, 'beside') : null;
};
/** 'autism friendly', 'under the flight path'. */
const isOfAnother =
  /^(friendly|path|paths|deck|museum|simulator|ward|unit|clinic|centre|center|terminal|aware)$/;

const mostOwners = 2;
/** 'a severe nut allergy', 'my asthma': how many words; 0 elsewhere. */
function ownCondition(tokens: readonly Token[], at: number, ownersLeft = mostOwners): number {
  const condition = longestRun(tokens, at, conditions);
  if (condition > 0 || ownersLeft === 0) return condition;
  const owner = longestRun(tokens, at, owners);
  const rest = owner > 0 ? ownCondition(tokens, at + owner, ownersLeft - 1) : 0;
  return rest > 0 ? owner + rest : 0;
}

/** 'has a severe nut allergy', 'asthma', 'for radiotherapy'. */
function conditionAt(tokens: readonly Token[], at: number): number {
  const verb = longestRun(tokens, at, verbs);
  const behind = verb > 0 ? ownCondition(tokens, at + verb) : 0;
  return behind > 0 ? verb + behind : ownCondition(tokens, at);
}

/** 'because of my hip', up to two words of it. */
function bodyAt(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, because);
  const owner = lead > 0 ? longestRun(tokens, at + lead, owners) : 0;
  const end = at + lead + owner;
  if (owner === 0) return 0;
  if (body.test(wordAt(tokens, end))) return end + 1 - at;
  const isBehindOne = !isBreak(wordAt(tokens, end)) && body.test(wordAt(tokens, end + 1));
  return isBehindOne ? end + 2 - at : 0;
}

const relatives = wordList(
  'mum, mom, dad, nan, nana, nanna, gran, grandma, granny, pop, grandpa, mother, father, wife, husband, hubby, partner, mother in law, father in law, brother, sister, son, daughter, parents, grandmother, aunt, uncle, in laws, folks, oldies, she, he, they',
);
const abilities = combined(
  ['can', 'could', 'can still', 'can easily', 'can safely', 'is able to', 'can actually', 'able to'],
  wordList(
    'shower, shower in, shower safely, have a shower, get around, get around in, get around easily, move around, move about, get about, move around in, manage, manage in, manage easily, cope, cope with, get in, get in and out, get in and out of, get into, walk around, access, navigate',
  ),
);

/** 'my mum can shower', 'somewhere dad can get around': what it has to have for that is said beside it. */
function ableAt(tokens: readonly Token[], at: number): number {
  // 'a bathroom my mum can shower in'.
  const room = Number(/^(bathrooms?|showers?|ensuite|toilet)$/.test(wordAt(tokens, at)));
  const owner = room + longestRun(tokens, at + room, whose);
  const who = longestRun(tokens, at + owner, relatives);
  const able = who > 0 ? longestRun(tokens, at + owner + who, abilities) : 0;
  return able > 0 ? owner + who + able : 0;
}

const spared = [
  ['so', 'so that', 'meaning', 'in order that'],
  wordList(
    'i, we, you, they, he, she, nobody, no one, noone, none of us, everyone, the kids, mum, dad, my mum, my wife, my husband, we all, people',
  ),
  wordList(
    'neednt, need not, dont need to, do not need to, dont have to, do not have to, wont have to, wont need to, doesnt have to, doesnt need to, wouldnt have to, wouldnt need to, never have to, has to, needs to',
  ),
  wordList(
    'drive, cook, go out, go anywhere, go far, go shopping, go hunting, leave, walk, travel, eat out, rush, get up, get in the car, get a taxi, take a taxi, catch a taxi, catch a bus, move the car, move, clean, wash up, do the dishes, carry bags, carry our bags',
  ),
  [
    '',
    ...wordList(
      'far, too far, much, very far, a long way, at all, again, anywhere, everywhere, every night, every day, each night, at night, for dinner, for meals, for food, for a meal, to eat, early',
    ),
  ],
];
/** 'a kitchen so that I needn't go out' tells what the kitchen is for; of 'so we don't have to drive to Unley' the town is looked at. */
function sparedAt(tokens: readonly Token[], at: number): number {
  const length = runInTurn(tokens, at, spared);
  return length > 0 && !/^(to|into|from|for|with|back|home)$/.test(wordAt(tokens, at + length)) ? length : 0;
}

const since = /^(as|because|cos|coz|cause|bc|since|for|if|when|and|but|so)$/;
const itIs = wordList(
  'it is, its, it will be, itll be, it gets, it can get, it can be, it might be, it may be, its going to be, it is going to be, its gonna be, its so, its always, its usually, its likely to be, it, well be there in, its still, its getting, itd be',
);
const howMuch = ['so', 'very', 'really', 'too', 'that', 'bloody', 'quite', 'pretty', 'super', 'damn'];
const weathers = wordList(`
  hot, cold, warm, humid, windy, rainy, wet, chilly, freezing, freezing cold, boiling, boiling hot, stinking hot, scorching, sweltering, stormy, sunny, raining, rains, rains a lot, rains then, winter, winter then, summer, summer then, spring, autumn, the middle of winter, the middle of summer, mid winter, midwinter,
  midsummer, wintertime, summertime, school holidays, the school holidays, 40 degrees, a heatwave, dark, dark early
`);
const ofWeather = wordList(
  'this time of year, that time of year, at that time of year, in winter, in summer, outside, there, then, at night, in the evening, here, in adelaide',
);

/** 'as its winter', 'cos it is so hot': how many words there tell why by the weather; 0 elsewhere. */
function weatherAt(tokens: readonly Token[], at: number): number {
  const lead = Number(since.test(wordAt(tokens, at)));
  const is = longestRun(tokens, at + lead, itIs);
  const how = is > 0 ? longestRun(tokens, at + lead + is, howMuch) : 0;
  const end = at + lead + is + how;
  const weather = is > 0 ? longestRun(tokens, end, weathers) : 0;
  if (weather === 0) return 0;
  const last = end + weather + longestRun(tokens, end + weather, ofWeather);
  // 'it is hot tubs that we want'.
  return isBreak(wordAt(tokens, last) || ',') || goesOn.test(wordAt(tokens, last)) ? last - at : 0;
}
const goesOn = /^(so|and|but|we|i|in|on|near|for|with|please|pls|thanks|then|or|need|want|must)$/;
