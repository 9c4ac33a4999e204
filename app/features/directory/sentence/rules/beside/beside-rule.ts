import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** What the provider decides when one books, and no filter knows. */
const terms = [
  ...['free', 'flexible', 'easy', 'no fee', 'penalty free'].flatMap((how) =>
    ['cancellation', 'cancelation', 'cancellations', 'cancellation policy'].map((what) => `${how} ${what}`),
  ),
  ...wordList(`
    cancel for free, free to cancel, cancel free of charge, can cancel, cancel anytime, cancel any time, fully refundable, refundable, refundable rate, flexible booking, flexible rate, pay later,
    bring my own food, bring our own food, bring own food, couple friendly, couples friendly, unmarried couple, unmarried couples, pay at the hotel, pay at hotel, pay at the property, pay on arrival, pay at check in, no prepayment, no pre payment, no deposit required
  `),
];
const flights = [
  'early',
  'very early',
  'late',
  'red eye',
  'early morning',
  'late night',
  'morning',
  'evening',
  'dawn',
  'delayed',
  'cancelled',
  'connecting',
].flatMap((when) => [`${when} flight`, `${when} flights`]);
const allergies = [
  'i',
  'we',
  'she',
  'he',
  'wife',
  'husband',
  'son',
  'daughter',
  'kids',
  'mum',
  'because of',
  'due to',
]
  .flatMap((who) =>
    /^(because|due)/.test(who) ? [who] : ['have', 'has', 'got', 'have got'].map((verb) => `${who} ${verb}`),
  )
  .flatMap((lead) =>
    ['allergies', 'an allergy', 'bad allergies', 'severe allergies'].map((what) => `${lead} ${what}`),
  );

const limitsOfWeight = wordList(
  'under, over, up to, about, around, less than, more than, below, maximum, roughly',
);

/** Words of a weight, such as '40 kg' and 'under 10kg'. */
function weightAt(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, limitsOfWeight);
  const amount = numberAt(tokens, at + lead);
  const end = at + lead + (amount?.length ?? 0);
  return amount && /^(kgs?|kilos?|kilograms?)$/.test(wordAt(tokens, end)) ? end + 1 - at : 0;
}

const all = [...terms, ...flights, ...allergies];

/** 'free cancellation', 'early flight', 'I have allergies': said beside the stay, so that no stay has to have these words. */
export const besideRule: Rule = (tokens, at) => {
  const weight = weightAt(tokens, at);
  if (weight > 0) return unfiltered(weight, 'beside');
  if (longestRun(tokens, at, all) === 0) return null;
  const booking = longestRun(tokens, at, terms);
  if (booking > 0) return unfiltered(booking, 'terms');
  const flight = longestRun(tokens, at, flights);
  if (flight > 0) return unfiltered(flight, 'beside');
  const allergy = longestRun(tokens, at, allergies);
  // 'I have allergies to dogs' refuses dogs.
  const isOfThese = /^(to|from|against|of|with|and)$/.test(wordAt(tokens, at + allergy));
  return allergy > 0 && !isOfThese ? unfiltered(allergy, 'beside') : null;
};
