import { maxGuests } from '~/features/directory/criteria/criteria';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { young } from '~/features/directory/sentence/words/people-words';
import { wordList } from '~/features/directory/sentence/words/word-list';
import { afterParty } from '~/features/directory/sentence/words/party-words';

import { ageBehind, agesAt, groupAt, type Group } from './people-groups';

export const joints = [
  'and',
  'with',
  ',',
  '+',
  'plus',
  '/',
  'und',
  'mit',
  'et',
  'y',
  'e',
  ', and',
  'and with',
  'avec',
  'con',
  'n',
  'w',
  'w /',
  ', plus',
];

const helpers = wordList(
  'carer, nurse, coach, teacher, nanny, helper, au pair, interpreter, translator, support worker, support person, care worker, assistant, minder, chaperone',
).map((who) => `a ${who}`);

/** 'two adults + teen', 'two adults and a carer'. */
function oneMoreAt(tokens: readonly Token[], at: number): Group | null {
  const helper = longestRun(tokens, at, helpers);
  if (helper > 0) return { count: 1, hasGrown: true, length: helper };
  const relative = relativeAt(tokens, at);
  if (relative > 0) return { count: 1, hasGrown: true, length: relative };
  const [word, next] = [wordAt(tokens, at), wordAt(tokens, at + 1)];
  const isOne =
    /^(teen|teenager|toddler|baby|bub|infant|newborn|child|kid|grandma|grandpa|grandad|nana|nan|nanna|gran|granny|mum|dad|coach|carer|driver|teacher)$/.test(
      word,
    );
  const age = young.test(word) ? ageOfOne(tokens, at + 1) : 0;
  if (isOne && age > 0) return { count: 1, hasGrown: false, length: 1 + age };
  const isSure =
    joints.includes(next) ||
    afterParty.test(next) ||
    (/^\d/.test(next) && otherCounted.test(wordAt(tokens, at + 2)));
  const isListed = wordAt(tokens, at - 1) === ',';
  // '2 adults, mum in a wheelchair' are two.
  if (isListed && oneOfThem.test(word) && !(next === '' || isBreak(next) || joints.includes(next)))
    return null;
  const isAlone = next === '' || isBreak(next) || isSure || !(isListed || notOfOne.test(next));
  return isOne && isAlone ? { count: 1, hasGrown: false, length: 1 } : null;
}

/** '2 adults and my elderly mother': how many words there name one more of the family. */
function relativeAt(tokens: readonly Token[], at: number): number {
  if (wordAt(tokens, at - 1) === ',') return 0;
  const whose = Number(/^(my|our|her|his|an?)$/.test(wordAt(tokens, at)));
  const old = Number(/^(elderly|old|older|aging|ageing|frail|widowed)$/.test(wordAt(tokens, at + whose)));
  const [who, next] = [wordAt(tokens, at + whose + old), wordAt(tokens, at + whose + old + 1)];
  const isOne = whose + old > 0 && relatives.test(who);
  return isOne && (next === '' || isBreak(next) || joints.includes(next) || afterParty.test(next))
    ? whose + old + 1
    : 0;
}
const relatives =
  /^(mum|mom|mother|dad|father|nann?a?|gran|granny|grandma|grandmother|grandpa|grandad|grandfather|aunt|aunty|auntie|uncle|sister|brother|inlaw)$/;

const oneOfThem = /^(mum|dad|coach|carer|driver|teacher|nana|granny|grandad)$/;
/** 'a baby cot' is no baby. */
const notOfOne =
  /^(\d.*|cots?|cribs?|pools?|beds?|chairs?|highchairs?|bath|gates?|foods?|formula|monitor|chang(e|ing)|seats?|friendly|rooms?|equipment|capsule|carriers?|proof(ed)?|playground|menu|club|care|minding|minder|sitt(er|ing)|rates?|prices?|free|size|shower|grand|things|stuff|gear|flat|activities|welcome|allowed|ok|okay|support|safe|safety|on|or|parking|parks?|station|bay|hire|trips?|tours?|transfers?|bus|drop|access|to|from|service|licen[cs]e)$/;
const otherCounted =
  /^(nights?|nites?|nts?|days?|weeks?|rooms?|bedrooms?|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** How many words say the age of the one before them: '6 months', 'aged 1', '(2)'. */
export function ageOfOne(tokens: readonly Token[], at: number): number {
  const own = agesAt(tokens, at) || ageBehind(tokens, at);
  const months = numberAt(tokens, at);
  const unit = months
    ? longestRun(tokens, at + months.length, ['months', 'month', 'mths', 'mth', 'years', 'yrs'])
    : 0;
  return own || (months && unit > 0 ? months.length + unit : 0);
}

/** All who are counted from there on: '2 adults, 2 kids and a baby'. */
export function sumFrom(
  tokens: readonly Token[],
  at: number,
  first: Group | null,
  isPart = false,
): Group | null {
  let sum = first ?? groupAt(tokens, at);
  for (let isMore = sum !== null; isMore && sum;) {
    sum.length += ageBehind(tokens, at + sum.length);
    const end = at + sum.length;
    const joint = longestRun(tokens, end, joints);
    // '7 people, 5 adults and 2 kids'; the parts of parts are not looked for.
    const isWhole = !isPart && ofWhole.test(wordAt(tokens, end - 1));
    const listed = isWhole ? listOf(tokens, end, sum.count) : null;
    if (listed)
      return { count: Math.max(sum.count, listed.count), hasGrown: true, length: sum.length + listed.length };
    // 'six of us, three couples' are six.
    if (wordAt(tokens, end) === ',' && wordsBefore(tokens, end, 2) === 'of us')
      return among(tokens, end + joint, sum);
    const next = groupAt(tokens, end + joint) ?? (joint > 0 ? oneMoreAt(tokens, end + joint) : null);
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

/** The party with the list of those in it, where that is as long; the list alone is read by itself. */
function among(tokens: readonly Token[], at: number, sum: Group): Group {
  const list = sumFrom(tokens, at, null);
  return list?.count === sum.count ? { ...sum, length: sum.length + 1 + list.length } : sum;
}

const ofWhole = /^(us|people|ppl|persons?|pax|guests?|travellers?)$/;
const listJoints = [',', '-', ':', '(', ''].flatMap((sign) =>
  wordList(
    'that is, thats, thats to say, i . e ., i . e, ie, made up of, made up from, consisting of, comprising, comprised of, being, namely, which is, so, including, composed of',
  )
    .concat(sign)
    .map((words) => (words === sign ? sign : `${sign} ${words}`).trim())
    .filter((words) => words !== ''),
);
/** The parts of a party behind its number, with what joins them: 'family of five, two adults and three kids'; null where they are other people. */
export function listOf(tokens: readonly Token[], at: number, whole: number): Group | null {
  const joint = longestRun(tokens, at, listJoints);
  const list = joint > 0 ? sumFrom(tokens, at + joint, null, true) : null;
  if (!list) return null;
  const words = tokens.slice(at + joint, at + joint + list.length).map(({ word }) => word);
  // 'family of 4, 2 adults and 3 kids' are five.
  const isAll =
    words.some((word) => /^(adults?|grown|parents)$/.test(word)) && words.some((word) => young.test(word));
  // 'family of four, 2 kids' are four.
  const isPart = list.count < whole && !list.hasGrown;
  if (list.count !== whole && !isPart && !(isAll && list.count > whole)) return null;
  const last = joint + list.length;
  const end = last + agesAt(tokens, at + last);
  const opened = tokens.slice(at, at + joint).some(({ word }) => word === '(');
  return { ...list, length: end + Number(opened && wordAt(tokens, at + end) === ')') };
}

/** 'a team of 8 plus 2 coaches' are ten. */
export function moreGrown(tokens: readonly Token[], at: number): Group | null {
  const joint = longestRun(tokens, at, ['plus', '+', 'and', ', plus']);
  const more = joint > 0 ? groupAt(tokens, at + joint) : null;
  return more?.hasGrown ? { ...more, length: joint + more.length } : null;
}

/** The same, or one who is named without a number: 'a baby', 'nan'. */
const moreFrom = (tokens: readonly Token[], at: number): Group | null =>
  sumFrom(tokens, at, null) ?? oneMoreAt(tokens, at);

const littleOne = /^(baby|bub|toddler|newborn|infant)$/;
/** 'us two and the two kids'. */
export function othersFrom(tokens: readonly Token[], at: number): Group | null {
  const the =
    /^(the|our|my)$/.test(wordAt(tokens, at)) &&
    (numberAt(tokens, at + 1) || littleOne.test(wordAt(tokens, at + 1)))
      ? 1
      : 0;
  const more = moreFrom(tokens, at + the);
  return more && { ...more, length: the + more.length };
}

export function guests(count: number, length: number): Match {
  const isPossible = Number.isInteger(count) && count >= 1 && count <= maxGuests;
  return isPossible ? { length, part: { is: 'guests', count } } : unfiltered(length, 'party');
}
