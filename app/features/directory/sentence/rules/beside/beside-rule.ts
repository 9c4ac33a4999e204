import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  wordAt,
  type Token,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** What the provider decides when one books, and no filter knows. */
const terms = [
  ...['free', 'flexible', 'easy', 'no fee', 'penalty free'].flatMap((how) =>
    ['cancellation', 'cancelation', 'cancellations', 'cancellation policy'].map((what) => `${how} ${what}`),
  ),
  ...wordList(`
    cancel for free, free to cancel, cancel the booking, cancel the reservation, cancel the trip, cancel the stay, cancel the room, cancel free of charge, can cancel, cancel anytime, cancel any time, fully refundable, refundable, refundable rate, flexible booking, flexible rate, pay later,
    bring my own food, bring our own food, bring own food, couple friendly, couples friendly, unmarried couple, unmarried couples, pay at the hotel, pay at hotel, pay at the property, pay on arrival, pay at check in, no prepayment, no pre payment, no deposit required
  `),
];
/** 'any last minute deals': what is cheaper than it was, which no filter knows. */
const bargains = ['deal', 'deals', 'special', 'specials', 'offer', 'offers', 'bargain', 'bargains'].flatMap(
  (what) =>
    [
      'last minute ',
      'last min ',
      'lastminute ',
      'late ',
      'best ',
      'good ',
      'great ',
      'hot ',
      'special ',
      'any ',
      'any good ',
      'any last minute ',
      ...(/^(deals|specials)$/.test(what) ? [''] : []),
    ].map((how) => `${how}${what}`),
);
/** What it is to cost and who pays for it, in other words than a price. */
const rates = [
  ...bargains,
  ...wordList(
    'last minute, lastminute, last minute booking, weekly stay, weekly stays, weekly rental, weekly rentals, week rate, week rates, weekly accommodation, weekly accom, weekly booking, weekly let, weekly lets, weekly tariff, pw rate, pw rates',
  ),
  ...[
    'corporate',
    'corp',
    'govt',
    'gov',
    'government',
    'weekly',
    'long stay',
    'longer stay',
    'long term',
    'extended stay',
    'monthly',
    'fortnightly',
    'contract',
    'trade',
    'seniors',
    'senior',
    'pensioner',
    'student',
    'group',
    'company',
    'discounted',
    'discount',
    'special',
    'crew',
    'member',
    'members',
    'staff',
    'public service',
    'defence',
    'conference',
    'industry',
    'racq',
    'racv',
    'nrma',
    'rac',
    'aaa',
    'raa',
    'pensioners',
    'concession',
    'students',
    'veterans',
    'carer',
    'carers',
    'teachers',
    'wholesale',
    'military',
    'early bird',
    'off peak',
    'weekday',
    'midweek',
  ].flatMap((whose) =>
    ['rate', 'rates', 'price', 'prices', 'pricing', 'discount', 'discounts', 'tariff', 'tariffs'].map(
      (what) => `${whose} ${what}`,
    ),
  ),
  ...[
    'inc',
    'incl',
    'including',
    'includes',
    'inclusive',
    'inclusive of',
    'plus',
    'excl',
    'excluding',
    'ex',
    'with',
    '+',
  ].map((how) => `${how} gst`),
  ...['', 'gst ', 'tax ', 'gst tax '].flatMap((of) =>
    ['invoice', 'invoices', 'receipt'].flatMap((what) =>
      [
        '',
        ' afterwards',
        ' after',
        ' later',
        ' required',
        ' needed',
        ' to company',
        ' to the company',
        ' to our company',
        ' to my company',
        ' to work',
        ' the company',
        ' with abn',
      ].map((tail) => `${of}${what}${tail}`),
    ),
  ),
  ...wordList(`
    gst included, gst inclusive, gst inc, with invoice, need invoice, invoice us, invoice me, bill to company, bill the company, bill my company, charge to company, company pays, company is paying, company paying, the company pays, my company pays, our company pays, the company is paying, company will pay, work pays, work is paying, works paying, boss pays, boss is paying, employer pays,
    minimum stay, a minimum stay, min stay, minimum stay requirement, is there a minimum stay, what is the minimum stay, minimum nights, minimum night stay,
    half price, half off, half price deal, promo code, discount code, coupon, voucher code, discount for seniors, seniors discount, price match
  `),
].filter((words) => !/^receipt/.test(words));
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
  'because',
  'because of',
  'due to',
]
  .flatMap((who) =>
    /^(because|due)/.test(who) ? [who] : ['have', 'has', 'got', 'have got'].map((verb) => `${who} ${verb}`),
  )
  .flatMap((lead) =>
    ['allergies', 'allergy', 'an allergy', 'bad allergies', 'severe allergies'].map(
      (what) => `${lead} ${what}`,
    ),
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

/** '50% off', 'corporate rate'; but 'the company pays up to 200' has a limit, and 'weekly rate of $500' a price. */
function rateAt(tokens: readonly Token[], at: number): number {
  const count = numberAt(tokens, at);
  const off = count ? longestRun(tokens, at + count.length, offs) : 0;
  if (count && off > 0) return count.length + off;
  return longestRun(tokens, at, rates) || forFewerAt(tokens, at) || weeklyAt(tokens, at);
}

/** '2 for 1 deal', 'stay 3 pay 2', '3 for 2'; but 'room 3 for 2 nights'. */
function forFewerAt(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at) === 'pay') return payFirst(tokens, at);
  const any = wordAt(tokens, at) === 'any' ? 1 : 0;
  const stays = /^(stay|book)$/.test(wordAt(tokens, at + any)) ? 1 : 0;
  const all = numberAt(tokens, at + any + stays);
  if (!all) return 0;
  const joint = at + any + stays + all.length;
  const nights = stays > 0 && /^nights?$/.test(wordAt(tokens, joint)) ? 1 : 0;
  const comma = stays > 0 && wordAt(tokens, joint + nights) === ',' ? 1 : 0;
  const link = joint + nights + comma;
  const paidAt = link + 1 + Number(wordAt(tokens, link + 1) === 'for');
  const paid = (stays > 0 ? /^pay$/ : /^for$/).test(wordAt(tokens, link)) ? numberAt(tokens, paidAt) : null;
  if (!paid || all.value > 10 || paid.value >= all.value || (stays === 0 && all.value - paid.value > 1))
    return 0;
  const end = paidAt + paid.length;
  const what = longestRun(tokens, end, offers);
  if (stays > 0 || (what > 0 && wordAt(tokens, end) !== 'nights')) return end + what - at;
  const next = wordAt(tokens, end);
  return next === '' || isBreak(next) || stay.test(next) || /^(at|on|in)$/.test(next) ? end - at : 0;
}

const offers = ['deal', 'deals', 'offer', 'offers', 'special', 'specials', 'nights'];

/** 'pay for 2 stay for 3 deals', 'pay 2, stay 3'. */
function payFirst(tokens: readonly Token[], at: number): number {
  const countAt = (from: number) => from + Number(wordAt(tokens, from) === 'for');
  const paid = numberAt(tokens, countAt(at + 1));
  const paidEnd = countAt(at + 1) + (paid?.length ?? 0);
  const joint = paidEnd + longestRun(tokens, paidEnd, ['and', ',', 'nights', 'nights and', 'nights ,']);
  const stayAt = /^(stay|get)$/.test(wordAt(tokens, joint)) ? countAt(joint + 1) : 0;
  const all = paid && stayAt > 0 ? numberAt(tokens, stayAt) : null;
  if (!paid || !all || paid.value >= all.value) return 0;
  const end = stayAt + all.length;
  return end + longestRun(tokens, end, offers) - at;
}

/** 'single tradie, weekly', but 'weekly cleaning'. */
function weeklyAt(tokens: readonly Token[], at: number): 0 | 1 {
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)];
  if (/^(weekly|monthly)$/.test(wordAt(tokens, at)) && next === 'long') return 1;
  // 'weekly unit Brighton'.
  const isOfStay = stay.test(next) && next !== 'stay' && next !== 'rent';
  // 'unit with kitchen weekly'.
  const isAlone =
    (next === '' || isBreak(next)) && (at === 0 || !/^(paid|pay|serviced|cleaned)$/.test(before));
  return /^(weekly|fortnightly|monthly)$/.test(wordAt(tokens, at)) && (isAlone || isOfStay) ? 1 : 0;
}
const stay =
  /^(motels?|hotels?|hostels?|apartments?|units?|rooms?|cabins?|stays?|staying|accommodation|accom|rent)$/;
const offs = ['% off', '% discount', 'percent off', 'percent discount', 'per cent off', '% cheaper'];

/** 'free cancellation', 'early flight', 'I have allergies': said beside the stay, so that no stay has to have these words. */
export const besideRule: Rule = (tokens, at) => {
  const weight = weightAt(tokens, at);
  if (weight > 0) return unfiltered(weight, 'beside');
  const rate = rateAt(tokens, at);
  if (rate > 0) return unfiltered(rate, 'terms');
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
