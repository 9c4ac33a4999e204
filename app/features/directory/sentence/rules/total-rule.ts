import { isOtherPrice } from '~/features/directory/sentence/money/money-at';
import { unfiltered, type Match, type Part, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { australian, before, dollars, wholeWeekends } from '~/features/directory/sentence/words/price-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

type Total = Extract<Part, { is: 'total' }>;

/** Says that an amount is that of the whole stay, before it and behind it. */
const wholeBefore = wordList(
  'total budget, total budget of, total budget is, in total, total of, total cost, total price, total, budget total, whole stay',
);
const wholeBehind = wordList(`
  total, in total, all up, altogether, all together, overall, all in, for the lot, for everything, for the whole stay,
  for the whole trip, for the stay, for the entire stay
`);
const maxBehind = wordList('budget, max, maximum, tops, or less, or under, at most, max budget');
const lengths: [RegExp, number][] = [
  [/^(nights?|nites?|nts?)$/, 1],
  [/^(weeks?|wks?)$/, 7],
  [/^fortnights?$/, 14],
];
/** Without a word for the whole, a smaller amount may be that of a night: 'under $200 for 3 nights'. */
const surelyWhole = 400;
const leastNightly = 20;
const longestStay = 60;

const articles = ['the', 'these', 'those', 'all', 'all the', 'all of the'];

/** '5 nights', '2 weeks'; null for one night, which is no sum. */
function stayAt(tokens: readonly Token[], at: number): { nights: number; length: number } | null {
  const the = longestRun(tokens, at, articles);
  const own = the > 0 ? numberAt(tokens, at + the) : null;
  const count = own
    ? { value: own.value, length: the + own.length }
    : /^(a|the)$/.test(wordAt(tokens, at))
      ? { value: 1, length: 1 }
      : numberAt(tokens, at);
  const unit = lengths.find(([word]) => word.test(wordAt(tokens, at + (count?.length ?? 0))));
  const nights = (count?.value ?? 0) * (unit?.[1] ?? 0);
  return count && Number.isInteger(nights) && nights > 1 && nights <= longestStay
    ? { nights, length: count.length + 1 }
    : null;
}

type Sum = { value: number; isBelow: boolean; isWhole: boolean; length: number };

/** 'total budget of $900', 'under 900 all up', '$900'. */
function sumAt(tokens: readonly Token[], at: number): Sum | null {
  let end = at;
  let isWhole = false;
  let isBelow = false;
  for (let more = 1; more > 0; end += more) {
    const whole = longestRun(tokens, end, wholeBefore);
    const below = longestRun(tokens, end, before.below);
    more = Math.max(whole, below, longestRun(tokens, end, before.max));
    if (whole > 0 && whole === more) isWhole = true;
    else if (below > 0 && below === more) isBelow = true;
  }
  end += longestRun(tokens, end, australian);
  const amount = numberAt(tokens, end);
  if (!amount) return null;
  end += amount.length;
  // '1.2k'.
  const isThousand = wordAt(tokens, end) === 'k' && tokens[end]?.start === tokens[end - 1]?.end;
  if (!Number.isInteger(amount.value * (isThousand ? 10 : 1))) return null;
  end += Number(isThousand);
  end += longestRun(tokens, end, dollars);
  return { value: amount.value * (isThousand ? 1000 : 1), isBelow, isWhole, length: end - at };
}

type Tail = { isWhole: boolean; isOfWeekend: boolean; length: number };

function tailAt(tokens: readonly Token[], at: number): Tail {
  let end = at;
  let isWhole = false;
  for (let more = 1; more > 0; end += more) {
    // The days of '$500 for the weekend' are read behind the sum.
    if (longestRun(tokens, end, wholeWeekends) > 0) {
      const isSaid = /^(whole|entire)$/.test(wordAt(tokens, end + 2));
      return { isWhole: isWhole || isSaid, isOfWeekend: true, length: end - at };
    }
    const whole = longestRun(tokens, end, wholeBehind);
    more = Math.max(whole, longestRun(tokens, end, maxBehind));
    if (whole > 0) isWhole = true;
  }
  return { isWhole, isOfWeekend: false, length: end - at };
}

const budgets = wordList(
  'budget for, my budget for, our budget for, total budget for, max budget for, budget of',
);

/** 'my budget for 5 nights is 1000 dollars'. */
function budgetFor(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, budgets);
  const stay = lead > 0 ? stayAt(tokens, at + lead) : null;
  if (!stay) return null;
  const end = at + lead + stay.length;
  const verb = longestRun(tokens, end, ['is', 'is about', ':', '=', 'of']);
  const sum = sumAt(tokens, end + verb);
  if (!sum || isOtherPrice(tokens, end + verb + sum.length)) return null;
  const { value: amount, isBelow } = sum;
  if (amount < leastNightly * stay.nights) return null;
  return {
    length: end + verb + sum.length - at,
    part: { is: 'total', amount, isBelow, nights: stay.nights },
  };
}

/** The price of a whole stay: '900 for 5 nights', '$600 total', '5 nights for under $900'. */
export const totalRule: Rule = (tokens, at): Match | null => {
  const named = budgetFor(tokens, at);
  if (named) return named;
  const early = stayAt(tokens, at);
  const joint = early && wordAt(tokens, at + early.length) === 'for' ? early.length + 1 : 0;
  if (early && joint === 0) return null;
  const sum = sumAt(tokens, at + joint);
  if (!sum) return null;
  let end = at + joint + sum.length;
  const tail = tailAt(tokens, end);
  end += tail.length;
  const lead = /^(for|over|x|\/)$/.test(wordAt(tokens, end)) ? 1 : 0;
  const behind = early ? null : stayAt(tokens, end + lead);
  // '500 a week' is what each week costs.
  const late = lead === 0 && wordAt(tokens, end) === 'a' ? null : behind;
  if (late) end += lead + late.length;
  const last = tailAt(tokens, end);
  end += last.length;
  const isWhole = sum.isWhole || tail.isWhole || last.isWhole;
  const nights = (early ?? late)?.nights ?? null;
  const isOfStay = nights !== null || tail.isOfWeekend || last.isOfWeekend;
  const isSure = isWhole || (isOfStay && sum.value >= surelyWhole);
  const isLow = sum.value < leastNightly * (nights ?? 2);
  if (!isSure || isLow || isOtherPrice(tokens, end)) return null;
  return { length: end - at, part: { is: 'total', amount: sum.value, isBelow: sum.isBelow, nights } };
};

/** The highest price of a night that keeps a stay within its total; a note when its nights are not known. */
export function nightlyOf({ amount, isBelow, nights }: Total, known: number | null): Part {
  const count = nights ?? known;
  if (count === null || count < 1) return unfiltered(0, 'amount').part;
  const each = amount / count;
  const max = isBelow && Number.isInteger(each) ? each - 0.01 : Math.floor(each);
  return max < 1000 ? { is: 'price', min: null, max } : unfiltered(0, 'amount').part;
}
