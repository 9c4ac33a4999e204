import { maxGuests } from '~/features/directory/criteria/criteria';

import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  upperAt,
  type Token,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const grown =
  /^(adults?|ad|ads|adlts?|people|peeps|ppl|persons?|guests?|pax|travell?ers?|grownups?|friends|women|men|girls|guys|mates|lads|blokes|ladies|gents|chaps|dudes|colleagues|cowork(ers?)|workers|tradies|seniors|pensioners|oldies|adlts|adluts|adutls|personen|erwachsene|personnes|adultes|personas|adultos|persone|adulti|pessoas|of us)$/;
const young =
  /^(kids?|kds|kiddos?|kidlets?|ch|chd|chn|child(ren)?|childs|childern|chidren|chldren|littl(ies|uns)|kiddies|toddlers?|bab(y|ies)|infants?|teens?|teenagers?|sons?|daughters?|bubs?|tots?|grandkids?|grandchild(ren)?|kidz|youngsters?|enfants?|ninos|bambini|kinder|kindern|kind)$/;
const joints = ['and', 'with', ',', '+', 'plus', '/', 'und', 'mit', ', and', 'and with'];
const leads = [
  'for',
  'up to',
  'max',
  'maximum',
  'at least',
  'for up to',
  'sleeps',
  'sleeping',
  'between',
  'we are',
  'fur',
  'pour',
  'para',
  'per',
];
/** So many are not the party. */
const notSoMany = ['fewer than', 'less than', 'more than', 'over', 'under', 'not more than'];
const groups = wordList(`
  family of, group of, party of, families of, couple of, for a family of, for a group of, for a party of, a family of,
  a group of, a party of, for family of
`);
const couple = ['couple', 'a couple', 'for a couple', 'for couples', 'for couple', 'young couple'];
const pairs = ['and', 'n', ',', 'plus', '+', 'with'];
const partners =
  'wife husband partner missus mrs hubby girlfriend boyfriend gf bf fiance fiancee better half mum mom dad mother father sister brother friend mate bestie nan'
    .split(' ')
    .flatMap((who) => [`my ${who}`, `the ${who}`, `a ${who}`]);
const wholeParties: [number, string[]][] = [
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
  [1, ['solo', 'just me', 'only me', 'by myself', 'on my own', 'solo traveller', 'solo traveler', 'for one']],
  [
    1,
    [
      'solo travel',
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
      'for the two of us',
      'couples',
      'for two',
      'me and my wife',
      'me and my husband',
      'zu zweit',
    ],
  ],
  [3, ['zu dritt', 'the three of us', 'for the three of us']],
  [4, ['zu viert', 'the four of us', 'for the four of us']],
];
/** 'for 2' counts guests only where nothing else is counted: at the end, or before one of these. */
const afterParty =
  /^(in|at|near|under|below|on|from|with|this|next|tonight|tomorrow|and|between|close|around|by|please|pls|over|up|max|less|christmas|xmas|nye|easter|for|w|nr|no|not|without|walking|tmrw|tmr|tonite|today|mit|von|fur|romantic|quiet|cheap|luxury|boutique|central|affordable)$/;

type Group = { count: number; hasGrown: boolean; length: number };

const unitAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'of' && tokens[at + 1]?.word === 'us' ? 'of us' : (tokens[at]?.word ?? '');

/** So many people of one sort: '3 kids', 'two couples', 'a 9 month old'. */
export function groupAt(tokens: readonly Token[], at: number): Group | null {
  const isOne = /^(a|an|my|our)$/.test(tokens[at]?.word ?? '');
  const aged = agedAt(tokens, at);
  if (aged) return aged;
  const amount = isOne ? { value: 1, length: 1 } : upperAt(tokens, at);
  if (!amount || !Number.isInteger(amount.value)) return null;
  const unit = unitAt(tokens, at + amount.length);
  const size = amount.length + (unit === 'of us' ? 2 : 1);
  if (/^couples$/.test(unit)) return { count: amount.value * 2, hasGrown: true, length: size };
  // 'my kids' are as many as nobody says.
  if (isOne && /^(kids|kiddos|children|sons|daughters|teens|littlies|babies)$/.test(unit)) return null;
  if (young.test(unit)) return { count: amount.value, hasGrown: false, length: size };
  // 'a guest' and 'a friend' are not whole parties.
  return grown.test(unit) && !isOne ? { count: amount.value, hasGrown: true, length: size } : null;
}

/** Children by their age: 'a 9 month old', 'two 5 year olds', '3yo'. */
function agedAt(tokens: readonly Token[], at: number): Group | null {
  const isOne = /^(a|an|my|our)$/.test(tokens[at]?.word ?? '');
  const count = isOne ? { value: 1, length: 1 } : numberAt(tokens, at);
  const own = count && numberAt(tokens, at + count.length);
  const age = own ?? (isOne ? null : count);
  if (!age || !count || age.value > oldest) return null;
  const from = at + (own ? count.length + own.length : count.length);
  const unit = longestRun(tokens, from, ages);
  const isOther = /^(dogs?|cats?|pupp(y|ies)|house|hotel|building|whisky|wine)$/.test(
    tokens[from + unit]?.word ?? '',
  );
  if (unit === 0 || isOther) return null;
  return { count: own ? count.value : 1, hasGrown: false, length: from + unit - at };
}

function sumFrom(tokens: readonly Token[], at: number, first: Group | null): Group | null {
  let sum = first ?? groupAt(tokens, at);
  for (let isMore = sum !== null; isMore && sum;) {
    const end = at + sum.length;
    const joint = longestRun(tokens, end, joints);
    const next = groupAt(tokens, end + joint);
    isMore = next !== null;
    if (next) {
      const { count, hasGrown, length } = sum;
      sum = {
        count: count + next.count,
        hasGrown: hasGrown || next.hasGrown,
        length: length + joint + next.length,
      };
    }
  }
  return sum;
}

function guests(count: number, length: number): Match {
  const isPossible = Number.isInteger(count) && count >= 1 && count <= maxGuests;
  return isPossible ? { length, part: { is: 'guests', count } } : unfiltered(length, 'party');
}

/** How many words there are ages: '(5, 7 and 9)', 'aged 4 and 6'. */
const agesLeads = ['', '( ', 'with ', ', '].flatMap((sign) =>
  ['kids ', 'children ', 'the kids are ', 'kids are ', ''].flatMap((who) =>
    ['aged', 'ages', 'age', ...(sign === '( ' ? [''] : [])].map((word) => `${sign}${who}${word}`.trim()),
  ),
);

export function agesAt(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, agesLeads);
  if (lead === 0) return 0;
  let end = at + lead;
  for (let joint = 0; ;) {
    const age = numberAt(tokens, end + joint);
    if (!age || age.value > oldest) break;
    end += joint + age.length;
    joint = longestRun(tokens, end, [',', 'and', ', and', '-', '/']);
  }
  // '(2 adults' counts no ages.
  const isOpen = tokens[at + lead - 1]?.word === '(';
  if (end === at + lead || (isOpen && tokens[end]?.word !== ')' && !longestRun(tokens, end, ages))) return 0;
  end += longestRun(tokens, end, ['years old', 'years', 'yo', 'y / o', 'yrs']);
  return end + (tokens[at]?.word === '(' && tokens[end]?.word === ')' ? 1 : 0) - at;
}
const oldest = 17;
const ages = ['year', 'yr', 'month', 'mth', 'week', 'wk']
  .flatMap((unit) => [`${unit} old`, `${unit} olds`, `${unit}s old`])
  .concat(['yo', 'yos', 'y / o', 'y o', 'yr olds']);

/** '2 adults and 3 kids', 'family of five', 'sleeps 6', 'for two'. A number of dogs or nights counts no guests. */
export const partyRule: Rule = (tokens, at) => {
  const isWhole = wholeParties.find(([, phrases]) => longestRun(tokens, at, phrases) > 0);
  const group = longestRun(tokens, at, groups);
  const many = group > 0 ? numberAt(tokens, at + group) : null;
  const counted = many ? sumFrom(tokens, at + group, null) : null;
  if (counted?.hasGrown) return guests(counted.count, group + counted.length);
  if (many) {
    const end = at + group + many.length;
    const unit = grown.test(unitAt(tokens, end)) ? 1 : 0;
    return guests(many.value, end + unit + agesAt(tokens, end + unit) - at);
  }
  const other = longestRun(tokens, at, notSoMany);
  const others = other > 0 ? sumFrom(tokens, at + other, null) : null;
  if (others) return unfiltered(other + others.length, 'party');
  const two = longestRun(tokens, at, couple);
  const pair = two > 0 ? { count: 2, hasGrown: true, length: two } : null;
  const lead = pair ? 0 : longestRun(tokens, at, leads);
  const sum = sumFrom(tokens, at + lead, pair);
  if (sum) {
    const length = lead + sum.length + agesAt(tokens, at + lead + sum.length);
    return sum.hasGrown ? guests(sum.count, length) : unfiltered(length, 'party');
  }
  const isOpen = tokens[at]?.word === 'for' && isWhole !== undefined;
  const family = withYoung(tokens, at);
  if (family) return family;
  if (isWhole && !(isOpen && otherCount(tokens, at + longestRun(tokens, at, isWhole[1]))))
    return withMore(tokens, at, isWhole[0], longestRun(tokens, at, isWhole[1]));
  return twoNumbers(tokens, at) ?? bareCount(tokens, at, lead);
};

const oneOrTwo: [number, string[]][] = [
  [
    1,
    wordList(
      'me, myself, for me, just me, i, mum, dad, mom, a mum, a dad, single mum, single dad, single parent, a parent',
    ),
  ],
  [
    2,
    ['mum , dad', 'mom , dad'].concat(
      wordList(`
        mum dad, mum and dad, mum n dad, mom and dad, dad and mum, two parents, 2 parents, both parents, parents,
        grandparents, the grandparents, nan and pop, grandma and grandpa, nana and grandad, us two
      `),
    ),
  ],
];

/** 'me plus two kids', 'mum, dad and 3 kids'. */
function withYoung(tokens: readonly Token[], at: number): Match | null {
  const found = oneOrTwo.map(([count, phrases]) => ({ count, length: longestRun(tokens, at, phrases) }));
  const [who] = found.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
  const length = who?.length ?? 0;
  const joint = who ? longestRun(tokens, at + length, [...joints, 'n']) : 0;
  const isClose = joint > 0 || who?.count === 2;
  const more = isClose ? sumFrom(tokens, at + length + joint, null) : null;
  return who && more ? guests(who.count + more.count, length + joint + more.length) : null;
}

/** 'my wife and I with two kids'. */
function withMore(tokens: readonly Token[], at: number, count: number, length: number): Match {
  const joint = longestRun(tokens, at + length, joints);
  const more = joint > 0 ? sumFrom(tokens, at + length + joint, null) : null;
  const isList = tokens[at + length]?.word === ',';
  return more && !(more.hasGrown && isList)
    ? guests(count + more.count, length + joint + more.length)
    : guests(count, length);
}

const otherCount = (tokens: readonly Token[], at: number) => {
  const next = tokens[at]?.word ?? '';
  return next !== '' && !isBreak(next) && !/^\d/.test(next) && !afterParty.test(next);
};

/** '2+2' by itself: grown-ups and children. */
function twoNumbers(tokens: readonly Token[], at: number): Match | null {
  const [first, sign, second, next] = [0, 1, 2, 3].map((more) => tokens[at + more]?.word ?? '');
  const isBoth = /^[1-9]$/.test(first ?? '') && sign === '+' && /^[1-9]$/.test(second ?? '');
  const isLast = next === '' || isBreak(next ?? '');
  return isBoth && isLast ? guests(Number(first) + Number(second), 3) : null;
}

function bareCount(tokens: readonly Token[], at: number, lead: number): Match | null {
  const leader = tokens[at]?.word ?? '';
  if (lead === 0 || /^(up|max|maximum|at)$/.test(leader)) return null;
  const amount = upperAt(tokens, at + lead);
  const end = at + lead + (amount?.length ?? 0);
  const isOfBeds = leader.startsWith('sleep');
  const more = longestRun(tokens, end, ['or more', '+', 'plus', 'or so']);
  if (!amount || amount.value > maxGuests || (!isOfBeds && otherCount(tokens, end + more))) return null;
  return guests(amount.value, lead + amount.length + more);
}
