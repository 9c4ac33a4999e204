const contractions = new Map([
  ['do not', 'dont'],
  ['does not', 'doesnt'],
  ['did not', 'didnt'],
  ['can not', 'cant'],
  ['could not', 'couldnt'],
  ['will not', 'wont'],
  ['would not', 'wouldnt'],
  ['have not', 'havent'],
  ['has not', 'hasnt'],
  ['i am', 'im'],
  ['we will', 'well'],
  ['i will', 'ill'],
  ['in laws', 'inlaws'],
]);

/** The one word that two are said as: 'do not' as 'dont'; undefined for others. */
export const contractionOf = (first: string, second: string): string | undefined =>
  contractions.get(`${first} ${second}`);

const written = new RegExp(`(?<![^ ,\n])(cannot|${[...contractions.keys()].join('|')})(?![^ ,\n])`, 'g');

/** In each of them; most phrases have none. */
const sign = /not|i am|will|laws/;

/** A phrase of a table as the words of a sentence are read: 'do not like' as 'dont like'. */
export const asContracted = (phrase: string): string =>
  sign.test(phrase) ? phrase.replace(written, (words) => contractions.get(words) ?? 'cant') : phrase;
