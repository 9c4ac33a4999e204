import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const allergens = wordList(
  'nut, nuts, peanut, peanuts, dust, dust mite, dust mites, pollen, mould, mold, feather, feathers, wheat, wool, shellfish',
);
/** Why somebody needs a stay to be as it is. What it has to have is said beside it. */
const conditions = [
  ...wordList(`
    asthma, asthmatic, coeliac, coeliacs, celiac, coeliac disease, celiac disease, dementia, alzheimers, autism, autistic, pregnant, heavily pregnant, arthritis, epilepsy, hay fever,
    back pain, knee pain, back problems, hip replacement, knee replacement, hip operation, knee operation, hip surgery, knee surgery, back surgery, heart op, heart operation, heart surgery,
    walking frame, walking stick, zimmer frame, crutches, a walker, rollator, light sleeper, light sleepers, snores, snoring, snore, radiotherapy, radiation treatment, chemotherapy, chemo, dialysis, cancer treatment, a stroke
  `),
  ...['bad', 'sore', 'crook', 'dodgy', 'bung', 'injured', 'broken', 'weak'].flatMap((how) =>
    ['back', 'knee', 'knees', 'hip', 'hips', 'leg', 'legs', 'foot', 'feet', 'ankle', 'heart', 'shoulder'].map(
      (what) => `${how} ${what}`,
    ),
  ),
  ...allergens.flatMap((what) => [`${what} allergy`, `${what} allergies`]),
];
const verbs = wordList(
  'has, has got, have, have got, got, is, am, are, im, hes, shes, being, having, had, suffers from, suffer from, with, for, because of, due to, cause of, on account of, undergoing, use, uses, using, on',
);
const owners = wordList(
  'a, an, my, our, his, her, their, the, very, really, severe, bad, mild, serious, mums, dads, wifes, husbands, sons, daughters, nans, partners',
);
const because = wordList('because of, cause of, coz of, cos of, due to, on account of, thanks to');
const body =
  /^(hip|hips|knee|knees|back|leg|legs|foot|feet|heart|eyes|hearing|age|condition|disability|injury|arthritis|health|allergy|allergies)$/;

const journeys = [
  ...['', 'my ', 'our ', 'the ', 'his ', 'her ', 'their '].flatMap((whose) =>
    ['flight', 'plane', 'ship', 'cruise', 'cruise ship', 'ferry'].flatMap((what) => [
      ...(whose === '' ? [] : [`${whose}${what}`, `${whose}${what}s`]),
      ...[
        'is',
        'leaves',
        'leave',
        'lands',
        'arrives',
        'departs',
        'goes',
        'gets in',
        'takes off',
        'comes in',
      ].map((verb) => `${whose}${what} ${verb}`),
      ...(what === 'flight'
        ? [`${whose}flights land`, `${whose}flights landing`, `${whose}flight landing`]
        : []),
    ]),
  ),
  ...wordList(`
    booked flights, booked our flights, booked my flight, have a flight, have flights, catch a flight, catching a flight, catch our flight, catch my flight, flight out, flight home,
    self drive, self driving, working holiday, working holiday visa, on a working holiday, on a working holiday visa, whv,
    ${['our', 'my', 'the'].flatMap((whose) => ['train', 'bus', 'coach'].flatMap((what) => ['is', 'leaves', 'arrives', 'departs', 'gets in'].map((verb) => `${whose} ${what} ${verb}`))).join()},
    first time in australia, first time visiting australia
  `),
];

/** 'my son has asthma', 'because of my hip', 'our flight leaves': why somebody asks, which no stay has to say. */
export const reasonRule: Rule = (tokens, at): Match | null => {
  const length = longestRun(tokens, at, journeys) || conditionAt(tokens, at) || bodyAt(tokens, at);
  return length > 0 && !isOfAnother.test(wordAt(tokens, at + length)) ? unfiltered(length, 'beside') : null;
};
/** 'autism friendly', 'under the flight path'. */
const isOfAnother =
  /^(friendly|path|paths|deck|museum|simulator|ward|unit|clinic|centre|center|terminal|aware)$/;

/** 'has a severe nut allergy', 'asthma', 'for radiotherapy'. */
function conditionAt(tokens: readonly Token[], at: number): number {
  const verb = longestRun(tokens, at, verbs);
  for (const lead of verb > 0 ? [verb, 0] : [0]) {
    let end = at + lead;
    while (
      end < at + lead + 2 &&
      longestRun(tokens, end, conditions) === 0 &&
      longestRun(tokens, end, owners) > 0
    )
      end += longestRun(tokens, end, owners);
    const condition = longestRun(tokens, end, conditions);
    if (condition > 0) return end + condition - at;
  }
  return 0;
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
