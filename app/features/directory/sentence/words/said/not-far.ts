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
/** 'not so far from', 'not too far of', 'must not be far from'. */
export const notFar = ['', 'too ', 'so ', 'that ', 'very ', 'all that ', 'really ', '2 ', 'to '].flatMap(
  (degree) =>
    ['', 'away '].flatMap((away) =>
      ['from', 'of', 'to'].flatMap((of) => notBeing.map((not) => `${not} ${degree}far ${away}${of}`)),
    ),
);
