import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** Behind what more than one uses: 'a kitchen to share'. */
export const usedByAll = wordList(
  'to share, we can share, i can share, we can all use, we all can use, everyone can use, everybody can use, anyone can use, all guests can use, that everyone can use, for all guests, shared with others',
);

/** 'a kitchen to share', 'a kitchen we can all use'. */
const kitchens = combined(['kitchen'], usedByAll.concat('for everyone')).concat('guests kitchen');

const baths = combined(
  ['bathroom', 'bath room', 'toilet', 'shower'],
  ['to share', 'to share with others', 'shared with others', 'we can share'],
);

/** 'plug my Tesla in overnight', 'where the car can charge'. */
const plugs = combined(
  ['plug'],
  ['my', 'our', 'the', 'a', 'an'],
  ['ev', 'electric car', 'tesla', 'car', 'hybrid', 'vehicle'],
  ['in', 'in overnight'],
).concat(
  combined(
    ['', 'where'],
    ['my', 'our', 'the', 'an'],
    ['ev', 'electric car', 'tesla', 'car'],
    ['can charge', 'can be charged', 'can recharge', 'charges', 'can charge overnight', 'gets charged'],
  ),
);

/** What more than one uses, and what a car needs, by what is done with it. */
export const together: readonly { says: readonly string[]; names: readonly string[] }[] = [
  { says: kitchens, names: ['Shared kitchen'] },
  { says: baths, names: ['Shared bathroom'] },
  { says: plugs, names: ['Electric car charging'] },
];
