const notBeing = [
  'not',
  'not be',
  'not to be',
  'cant be',
  'cannot be',
  'shouldnt be',
  'mustnt be',
  'isnt',
  'is not',
  'arent',
  'wont be',
];
/** 'within easy reach of', 'a stumble from'. */
const withinReach = ['', 'within ', 'in ']
  .flatMap((lead) =>
    ['reach', 'easy reach', 'striking distance', 'a stumble', 'a short stumble', 'a quick stumble'].flatMap(
      (how) => ['of', 'to', 'from'].map((end) => `${lead}${how} ${end}`),
    ),
  )
  .filter((words) => !/^reach/.test(words));
/** 'not so far from', 'not too far of', 'must not be far from'. */
export const notFar = withinReach.concat(
  ['', 'too ', 'so ', 'that ', 'very ', 'all that ', 'really ', '2 ', 'to '].flatMap((degree) =>
    ['', 'away '].flatMap((away) =>
      ['from', 'of', 'to'].flatMap((of) => notBeing.map((not) => `${not} ${degree}far ${away}${of}`)),
    ),
  ),
);
