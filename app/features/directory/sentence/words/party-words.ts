import { wordList } from './word-list';

/** 'in all': beside the number of a whole party. */
export const sumWords = wordList('in all, in total, altogether, all together, all up, all told, total');

const pairs = ['and', 'n', ',', 'plus', '+', 'with'];
const partners =
  'man wife husband partner missus mrs hubby girlfriend boyfriend gf bf fiance fiancee better half mum mom dad mother father sister brother friend mate bestie nan'
    .split(' ')
    .flatMap((who) => [`my ${who}`, `the ${who}`, `a ${who}`]);
/** 'a lone woman', 'a businessman travelling alone'. */
const oneAlone = wordList(
  'woman, man, lady, gentleman, female, male, guy, bloke, girl, person, visitor, businesswoman, businessman, business woman, business man, business traveller, business traveler, tourist, guest, adult, pensioner, student, worker',
).flatMap((who) =>
  ['', 'a ', 'one ', 'for a ', 'for one '].flatMap((lead) => [
    ...['lone', 'solo'].map((alone) => `${lead}${alone} ${who}`),
    ...['travelling', 'traveling', 'staying', 'coming'].flatMap((verb) =>
      ['alone', 'solo', 'by herself', 'by himself', 'on her own', 'on his own'].map(
        (alone) => `${lead}${who} ${verb} ${alone}`,
      ),
    ),
  ]),
);
/** 'me plus one', 'myself and a plus one'. */
const plusOne = ['me', 'myself', 'just me', 'for me', 'for myself', 'i']
  .flatMap((who) =>
    ['plus one', 'plus 1', '+ 1', '+ one', 'and one other', 'plus one other', 'and one more', 'and one guest']
      .concat(
        ['and', 'with', '+', 'plus'].flatMap((and) =>
          ['a', 'my', 'one'].flatMap((a) => ['plus one', 'plus 1'].map((one) => `${and} ${a} ${one}`)),
        ),
      )
      .map((other) => `${who} ${other}`),
  )
  .concat([
    'with a plus one',
    'with my plus one',
    'for my plus one and me',
    'my plus one and i',
    'my plus one and me',
  ]);
const pairOfUs = ['', 'a ', 'for a ', 'for the ', 'just the ', 'just a '].map((lead) => `${lead}pair of us`);
/** An 'air bed for a third person' is there for as many. */
const oneMore = (which: string) =>
  ['person', 'guest', 'adult', 'friend'].flatMap((who) => [
    `for a ${which} ${who}`,
    `for the ${which} ${who}`,
    `a ${which} ${who}`,
  ]);
/** Whole parties without a number for each of them. */
export const wholeParties: [number, string[]][] = [
  [2, plusOne],
  [
    2,
    partners.flatMap((who) =>
      pairs.flatMap((and) => [
        `me ${and} ${who}`,
        `for me ${and} ${who}`,
        // 'for my brother, I need a quiet room'.
        ...(and === ',' ? [] : [`${who} ${and} i`, `for ${who} ${and} i`]),
        `${who} ${and} me`,
        `for ${who} ${and} me`,
      ]),
    ),
  ],
  [
    1,
    wordList(`
       one gentleman, one lady, a gentleman, for a gentleman, for a lady, for a single lady, for a single gentleman, for an elderly lady, for an elderly gentleman, for an older lady, for an older gentleman, single gentleman, gentleman alone, elderly gentleman, one elderly lady, one elderly gentleman, im alone, i come alone, i travel alone, im coming alone, coming alone, alone woman, alone man, woman alone, sole traveller, sole traveler, sole guest, sole occupancy, single occupancy, one girl alone, one woman alone, one man alone, one lady alone, one person alone, girl alone, woman alone, lady alone, man alone, single female, single woman, single lady, single male, single man, single person, single guy, single bloke, single tradie, single worker, single student, single nurse, single pensioner, solo tradie, solo worker, solo, just me, only me, by myself, on my own, solo traveller, solo traveler, for one, solo female traveller, female traveller, female traveler, male traveller, male traveler,
      solo female traveler, solo female, solo woman, solo male traveller, lone traveller, lone female traveller,
      woman travelling alone, man travelling alone, me alone, for me alone, i travel alone, just myself, only myself, for myself,
      for just me, for only me
    `),
  ],
  [1, oneAlone],
  [
    1,
    [
      'solo travel',
      'a lone traveller',
      'a lone traveler',
      'lone traveler',
      'travelling alone',
      'traveling alone',
      'single traveller',
      'for me',
      'for solo travellers',
    ],
  ],
  [
    2,
    [
      'the two of us',
      'just us two',
      'just us 2',
      'us 2',
      'only us two',
      'us two',
      'the pair of us',
      'both of us',
      'for both of us',
      'for the two of us',
      'couples',
      'for two',
      'husband and wife',
      'for husband and wife',
      'wife and husband',
      'mother and daughter',
      'father and son',
      'mother and son',
      'father and daughter',
      'mum and daughter',
      'dad and son',
      'mum and son',
      'dad and daughter',
      'me and my wife',
      'me and my husband',
      'zu zweit',
      ...pairOfUs,
    ],
  ],
  [3, ['zu dritt', 'the three of us', 'for the three of us', ...oneMore('third')]],
  [4, ['zu viert', 'the four of us', 'for the four of us', ...oneMore('fourth')]],
  [5, oneMore('fifth')],
];

/** 'for 2' counts guests only where nothing else is counted: at the end, or before one of these. */
export const afterParty =
  /^(so|now|in|at|near|under|below|on|from|with|this|next|tonight|tomorrow|and|between|close|around|by|somewhere|anywhere|within|inside|beside|opposite|handy|just|not|that|which|having|has|where|maximum|mid|late|early|must|should|checking|arriving|staying|ideally|preferably|right|out|up|down|including|new|we|<|please|pls|over|up|max|less|christmas|xmas|nye|easter|for|w|nr|no|not|without|walking|tmrw|tmr|tonite|today|mit|von|fur|romantic|quiet|cheap|luxury|boutique|central|affordable|pet|dog|family|budget|self|\$|(mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thurs|fri|sat|sun)$/;
