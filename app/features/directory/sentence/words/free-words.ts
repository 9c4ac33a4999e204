import { wordList } from './word-list';

/* What travellers call what costs nothing more; `feature-words.ts` says which amenities these are. */

const free =
  'free, complimentary, thrown in, included, inclusive, incl, inc, incluido, inclus, inclusa, inklusive, inkl, gratis, gratuit, gratuito, kostenlos'.split(
    ', ',
  );
const notExtra = wordList(
  'must not be extra, not extra, isnt extra, must not cost extra, at no extra cost, at no extra charge, at no cost, at no charge, without extra charge, without extra cost, for no extra cost',
);
const atNoCost = wordList(
  'that is free, thats free, which is free, that is free of charge, thats free of charge, that are free, free of charge, free of cost, for nothing, for no charge, that is included, thats included, which is included',
);
/** 'free breakfast', 'breakfast included', 'brekkie incl'. */
export const freeOf = (nouns: readonly string[]) =>
  nouns.flatMap((noun) => [
    ...free.flatMap((word) => [`${word} ${noun}`, `${noun} ${word}`]),
    `${noun} include`,
    `${noun} is included`,
    `${noun} are included`,
    `${noun} is free`,
    `${noun} are free`,
    `${noun} for free`,
    ...['must be', 'has to be', 'should be', 'needs to be', 'to be'].flatMap((must) => [
      `${noun} ${must} included`,
      `${noun} ${must} free`,
    ]),
    // 'parking that is free'.
    ...atNoCost.map((words) => `${noun} ${words}`),
    // 'breakfast must not be extra'.
    ...notExtra.map((words) => `${noun} ${words}`),
  ]);
export const breakfast = wordList(
  'breakfast, bkf, bkfst, bfst, brekfast, desayuno, petit dejeuner, colazione, breaky, brekkie, breakie, breakky, brekki, brekie, brekky, brekkies, brekkys, bfast, breckie, fruhstuck',
);
export const parking = [
  'parking',
  'parkng',
  'car park',
  'car parking',
  'park for the car',
  'carpark',
  'parkplatz',
];
/** 'free on-site parking', 'a free hot breakfast': whatever it is like, it is free. */
export const freeKinds = {
  parking: wordList(
    'on site, onsite, off street, secure, undercover, under cover, covered, underground, gated, overnight',
  )
    .flatMap((kind) => [`${kind} parking`, `${kind} car parking`])
    .concat(
      'parking space',
      'parking spot',
      'parking on site',
      'parking onsite',
      'parking for the car',
      'undercover car park',
    ),
  breakfast: wordList('hot, cooked, full, daily, english, light, big, full english').flatMap((kind) =>
    ['breakfast', 'brekky', 'brekkie'].map((noun) => `${kind} ${noun}`),
  ),
};
