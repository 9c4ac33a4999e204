import {
  isBreak,
  longestRun,
  numberAt,
  upperAt,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { grown, young } from '~/features/directory/sentence/words/people-words';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

export type Group = { count: number; hasGrown: boolean; length: number };

const ofTwoWords = wordList(
  'support workers, support worker, support people, support person, care workers, care worker, of us, tix holders, ticket holders, grown ups, non adults, ankle biters, little ones, wee ones, little one, wee one, rug rats',
);
const ofThreeWords = ['non grown ups', 'not grown ups', 'm 8 s'];
const ofRooms =
  /^(bed|bedroom|bedroomed|br|brm|bath|bathroom|room|night|star|level|storey|story|person|way|-)$/;
export const unitAt = (tokens: readonly Token[], at: number) => {
  const two = `${tokens[at]?.word} ${tokens[at + 1]?.word}`;
  const three = `${two} ${tokens[at + 2]?.word}`;
  if (ofThreeWords.includes(three)) return three;
  // 'a little one bedroom flat'.
  const isRoom = two.endsWith(' one') && ofRooms.test(wordAt(tokens, at + 2));
  return ofTwoWords.includes(two) && !isRoom ? two : wordAt(tokens, at);
};

/** Words between a number and people: 'two retired teachers'. */
const describedPeople = wordList(`
  retired, married, newlywed, middle aged, newly wed, engaged, gay, same sex, old school, grey, visiting, foreign, brazilian, german, french, italian, spanish, dutch, swiss, danish, swedish, irish, british, english, scottish, american, canadian, chinese, japanese, korean, indian, malaysian, australian, kiwi, aussie, interstate, remote, shift, fifo, mine, night, keen, mad, footy, football, cricket, soccer, netball, hockey, rugby, basketball, tennis, golf, music, theatre, wedding, old school, school, close, best, dear, lovely, young, old, older, elderly, senior, single, female, male, hungry, tired, grown, adult, little, small, teenage, school age, primary school,
  aged, working, business, mature, active, fit, quiet, uni, university, international, overseas, other, extra, more, additional
`);

/** So many people of one sort: '3 kids', 'two couples', 'a 9 month old'. */
export function groupAt(tokens: readonly Token[], at: number): Group | null {
  const isDozen = /^(half|dozen)$/.test(wordAt(tokens, at + 1));
  const isOne = !isDozen && /^(a|an|my|our|ein|eine|un|une)$/.test(wordAt(tokens, at));
  const aged = agedAt(tokens, at) ?? twinsAt(tokens, at) ?? listedAt(tokens, at);
  if (aged) return aged;
  const amount = isOne ? { value: 1, length: 1 } : upperAt(tokens, at);
  if (amount && isShortAdults(tokens, at)) return { count: amount.value, hasGrown: true, length: 2 };
  if (!amount || !Number.isInteger(amount.value)) return null;
  const isPeople = (from: number) =>
    grown.test(unitAt(tokens, from)) ||
    young.test(unitAt(tokens, from)) ||
    wordAt(tokens, from) === 'couples';
  const more =
    isOne || isPeople(at + amount.length) ? 0 : longestRun(tokens, at + amount.length, describedPeople);
  const described = more > 0 && isPeople(at + amount.length + more) ? more : 0;
  const unit = unitAt(tokens, at + amount.length + described);
  const size = amount.length + described + unit.split(' ').length;
  // 'a kid friendly hotel'.
  if (amount.value === 1 && /^(friendly|free|safe|proof)$/.test(wordAt(tokens, at + size))) return null;
  // 'dogs x1 pax 2'.
  if (unit === 'pax' && isLabel(tokens, at)) return null;
  // 'one of us can't climb stairs' counts no party.
  if (unit === 'of us' && amount.value === 1) return null;
  if (/^couples$/.test(unit)) return { count: amount.value * 2, hasGrown: true, length: size };
  // 'my kids' are as many as nobody says.
  if (isOne && /^(kids|kiddos|children|sons|daughters|teens|littlies|babies)$/.test(unit)) return null;
  if (young.test(unit)) return { count: amount.value, hasGrown: false, length: size };
  // 'a guest' and 'a friend' are not whole parties.
  return grown.test(unit) && !isOne ? { count: amount.value, hasGrown: true, length: size } : null;
}

/** The number there belongs to what is before it, and 'pax' to the one behind it. */
const isLabel = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at - 1) === 'x' &&
  numberAt(tokens, at + 2) !== null &&
  !notLabelled.test(wordAt(tokens, at + 3));

/** '2A' before children: '2A + 2 kids'. */
function isShortAdults(tokens: readonly Token[], at: number): boolean {
  const isTight = tokens[at]?.end === tokens[at + 1]?.start;
  if (!isTight || !/^[1-9]$/.test(wordAt(tokens, at)) || wordAt(tokens, at + 1) !== 'a') return false;
  const next = at + 2 + longestRun(tokens, at + 2, ['+', 'and', 'plus', ',', '/']);
  return /^\d$/.test(wordAt(tokens, next)) && young.test(wordAt(tokens, next + 1));
}

/** 'our twins', 'twins aged 2', but not two beds. */
function twinsAt(tokens: readonly Token[], at: number): Group | null {
  const length =
    longestRun(tokens, at, twins) || (agesAt(tokens, at + 1) > 0 ? longestRun(tokens, at, ['twins']) : 0);
  return length > 0 ? { count: 2, hasGrown: false, length: length + agesAt(tokens, at + length) } : null;
}
const twins = wordList(
  'my twins, our twins, the twins, baby twins, twin babies, twin boys, twin girls, twin toddlers, year old twins',
);

const notLabelled =
  /^(rooms?|bed(room)?s?|nights?|days?|weeks?|dollars|stars?|min(ute)?s?|apartments?|-|to|st|nd|rd|th)$/;

/** 'Adults: 2', 'guests x 10'. */
function listedAt(tokens: readonly Token[], at: number): Group | null {
  const word = wordAt(tokens, at);
  const hasGrown = grown.test(word);
  if (!(hasGrown || young.test(word))) return null;
  if (!/^[:x=]$/.test(wordAt(tokens, at + 1))) return labelledAt(tokens, at);
  const count = numberAt(tokens, at + 2);
  // 'delegates: 6 rooms' counts rooms.
  const unit = unitAt(tokens, at + 2 + (count?.length ?? 0));
  // 'netballers: 9 girls and 2 mums'.
  const isOther =
    notLabelled.test(unit) || (word !== 'guests' && [grown, young].some((people) => people.test(unit)));
  return count && !isOther && Number.isInteger(count.value)
    ? { count: count.value, hasGrown, length: 2 + count.length }
    : null;
}

const labels = /^(adults?|children|child|kids?|infants?|babies|toddlers|teens)$/;
const loneLabels = /^(parents|adults|grandparents|pensioners|seniors|students|workers)$/;
/** One of 'adults 2 children 1', as a form has them. */
function labelledAt(tokens: readonly Token[], at: number): Group | null {
  const isLabel = (from: number) =>
    labels.test(wordAt(tokens, from)) && numberAt(tokens, from + 1) !== null && !numberAt(tokens, from - 1);
  const word = wordAt(tokens, at);
  const count = labels.test(word) || loneLabels.test(word) ? numberAt(tokens, at + 1) : null;
  const end = at + 1 + (count?.length ?? 0);
  const [next, before] = [
    end + Number(wordAt(tokens, end) === ','),
    at - Number(wordAt(tokens, at - 1) === ','),
  ];
  const isFirst = isLabel(at) && labels.test(wordAt(tokens, next)) && numberAt(tokens, next + 1) !== null;
  // 'graduation, parents 2, hotel'.
  const isSide = (word: string) => word === '' || isBreak(word);
  const isAlone = loneLabels.test(word) && isSide(wordAt(tokens, at - 1)) && isSide(wordAt(tokens, end));
  const isNext = isLabel(before - 2) && numberAt(tokens, before - 1) !== null;
  if (!count || !(isFirst || isNext || isAlone) || notLabelled.test(wordAt(tokens, end))) return null;
  return { count: count.value, hasGrown: isAlone || /^adult/.test(word), length: end - at };
}

/** Children by their age: 'a 9 month old', 'two 5 year olds', '3yo'. */
function agedAt(tokens: readonly Token[], at: number): Group | null {
  const isOne = /^(a|an|my|our)$/.test(wordAt(tokens, at));
  const count = isOne ? { value: 1, length: 1 } : numberAt(tokens, at);
  const own = count && numberAt(tokens, at + count.length);
  const age = own ?? (isOne ? null : count);
  const from = at + (count?.length ?? 0) + (own?.length ?? 0);
  if (!age || !count || age.value > oldestOf(tokens, from)) return null;
  const unit = longestRun(tokens, from, ages) || monthsTight(tokens, from);
  const isOther = /^(dogs?|cats?|pupp(y|ies)|house|hotel|building|whisky|wine)$/.test(
    wordAt(tokens, from + unit),
  );
  if (unit === 0 || isOther) return null;
  return { count: own ? count.value : 1, hasGrown: false, length: from + unit - at };
}

/** How many words behind a child say its age: '1 child 5 years old'; 0 elsewhere. */
export function ageBehind(tokens: readonly Token[], at: number): number {
  const age = young.test(wordAt(tokens, at - 1)) ? numberAt(tokens, at) : null;
  const unit = age && age.value <= oldest ? longestRun(tokens, at + age.length, ages) : 0;
  return age && unit > 0 ? age.length + unit : 0;
}

/** 'my son, he's 12'. */
const ofOne = ['hes ', 'shes ', 'he is ', 'she is ', 'whos ', 'who is '];
/** How many words there are ages: '(5, 7 and 9)', 'aged 4 and 6'. */
const agesLeads = ['', '( ', 'with ', ', '].flatMap((sign) =>
  ['kids ', 'children ', 'the kids are ', 'kids are ', 'are ', 'who are ', ...ofOne, ''].flatMap((who) =>
    [
      'aged',
      'ages',
      'age',
      'under',
      'all under',
      ...(sign === '( ' || /are $/.test(who) || ofOne.includes(who) ? [''] : []),
    ].map((word) => `${sign}${who}${word}`.trim()),
  ),
);

/** Number of tokens of ages at this place: 'aged 4 and 7 years old'; 0 when there are none. */
export function agesAt(tokens: readonly Token[], at: number): number {
  const bare = bareAges(tokens, at);
  if (bare > 0) return bare;
  const lead = longestRun(tokens, at, agesLeads);
  if (lead === 0) return 0;
  const first = at + lead;
  let end = first;
  for (let joint = 0; ;) {
    const age = numberAt(tokens, end + joint);
    // 'kids aged 4 and 6 and 2 adults', 'aged 4 and 7, 5-8 January'.
    if (end > first && beginsOther(tokens, end + joint)) break;
    // '4 of us under one roof' says no age.
    if (/^roofs?$/.test(unitAt(tokens, end + joint + (age?.length ?? 0)))) return 0;
    if (!age || age.value > oldest || grown.test(unitAt(tokens, end + joint + age.length))) break;
    end += joint + age.length;
    joint = longestRun(tokens, end, [',', 'and', ', and', '-', '/']);
  }
  end += longestRun(tokens, end, [
    'years old',
    'years',
    'yo',
    'y / o',
    'yrs',
    'months old',
    'months',
    'mths',
    'mo',
  ]);
  // '(2 adults' counts no ages.
  const isOpen = wordAt(tokens, at + lead - 1) === '(';
  if (end === first || (isOpen && wordAt(tokens, end) !== ')' && !longestRun(tokens, end, ages))) return 0;
  return end + (wordAt(tokens, at) === '(' && wordAt(tokens, end) === ')' ? 1 : 0) - at;
}

/** Days or nights behind the ages of children: '5-8 January', '5 Jan', '5/1-8/1', '3 nights'. */
function beginsOther(tokens: readonly Token[], at: number): boolean {
  const dayEnd = (from: number) => from + 1 + Number(/^(st|nd|rd|th)$/.test(wordAt(tokens, from + 1)));
  const end = dayEnd(at);
  if (!/^\d{1,2}$/.test(wordAt(tokens, at))) return false;
  if (end > at + 1 || monthOf(wordAt(tokens, end)) > 0) return true;
  if (/^(nights?|nites?|nts?|n|rooms?|bed(room)?s?|stars?|dogs?|pets?)$/.test(wordAt(tokens, end)))
    return true;
  const isSlashed = wordAt(tokens, end) === '/' && /^\d{1,2}$/.test(wordAt(tokens, end + 1));
  const sign = end + (isSlashed ? 2 : 0);
  const isRange =
    /^(-|to|until|till|and)$/.test(wordAt(tokens, sign)) && /^\d{1,2}$/.test(wordAt(tokens, sign + 1));
  if (!isRange) return false;
  const last = dayEnd(sign + 1);
  return isSlashed ? wordAt(tokens, last) === '/' : monthOf(wordAt(tokens, last)) > 0;
}

/** '2 kids 6 and 9': as many bare numbers as children; 'kids 6 and 9'. */
export function bareAges(tokens: readonly Token[], at: number): number {
  const children = young.test(wordAt(tokens, at - 1)) ? numberAt(tokens, at - 2)?.value : undefined;
  let end = at;
  let count = 0;
  for (let joint = wordAt(tokens, at) === ',' ? 1 : 0; ;) {
    const age = numberAt(tokens, end + joint);
    if (!age || age.value > oldest || (end > at && beginsOther(tokens, end + joint))) break;
    // 'kids 5 and 7, 2 adults'.
    const next = tokens[end + joint + age.length]?.word ?? ',';
    // '3 kids 4 7 and 10'.
    const isNext = count + 1 < (children ?? 0) && numberAt(tokens, end + joint + age.length) !== null;
    const isLed = isNext || isBreak(next) || /^(and|\+|\/)$/.test(next);
    if (!isLed && !areAdults(tokens, end + joint + age.length)) break;
    end += joint + age.length;
    count += 1;
    joint = longestRun(tokens, end, ['and', '+', ',', '/', ', and']);
    if (joint === 0 && !isNext) break;
  }
  const isLast = isBreak(tokens[end]?.word ?? ',') || areAdults(tokens, end);
  return count > 1 && count === (children ?? count) && isLast ? end - at : 0;
}

/** 'kids 3 and 5 plus two adults'. */
function areAdults(tokens: readonly Token[], at: number): boolean {
  const joint = longestRun(tokens, at, ['plus', 'and', '+']);
  const count = numberAt(tokens, at + joint);
  return count !== null && grown.test(unitAt(tokens, at + joint + count.length));
}
const oldest = 17;
/** '18 months old' is a child as well. */
const oldestOf = (tokens: readonly Token[], at: number) =>
  /^m(on)?ths?$/.test(wordAt(tokens, at)) ? 36 : oldest;
/** '9mo', but not 'for 9 mo'. */
const monthsTight = (tokens: readonly Token[], at: number) =>
  Number(
    /^mos?$/.test(wordAt(tokens, at)) &&
      tokens[at]?.start === tokens[at - 1]?.end &&
      !/^(for|x)$/.test(wordAt(tokens, at - 2)),
  );
const ages = ['year', 'yr', 'month', 'mth', 'week', 'wk']
  .flatMap((unit) => [`${unit} old`, `${unit} olds`, `${unit}s old`])
  .concat(['yo', 'yos', 'y / o', 'y o', 'yr olds']);

/** 'our girls are 4 & 7'. */
export const ownChildren = ['our', 'my', 'the'].flatMap((whose) =>
  ['girls', 'boys', 'kids', 'children', 'daughters', 'sons', 'grandkids', 'grandchildren'].flatMap((who) => [
    `${whose} ${who} are`,
    `${whose} ${who} aged`,
  ]),
);
