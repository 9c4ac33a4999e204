import { maxGuests } from '~/features/directory/criteria/criteria';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { listOf } from './party-sum';
import { agesAt, groupAt } from './people-groups';

const joints = ['and', 'n', 'nd', ',', 'plus', '+', 'with', '/', ', and', ', plus', 'and with', 'as well as'];
const self = /^(me|i|myself|self)$/;
const whose = /^(my|our|her|his|the|a|an|their)$/;
const described =
  /^(elderly|old|older|oldest|little|big|young|younger|youngest|teen|teenage|adult|newborn|new|disabled|dear|best|twin|lovely|poor|eldest|future)$/;
const one =
  /^(husband|wife|partner|missus|mrs|hubby|girlfriend|boyfriend|gf|bf|fiancee?|mum|mom|mother|dad|father|sister|brother|sis|bro|friend|mate|bestie|nann?a?|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|pop|poppy|aunt|aunty|auntie|uncle|cousin|niece|nephew|son|daughter|baby|bub|toddler|infant|kid|child|teenager|boss|colleague|apprentice|offsider|carer|workmate|housemate|flatmate|roommate|pal|neighbour|coworker|bloke|lad|lass|fella)$/;
const helpers = ['support worker', 'support person', 'care worker', 'personal assistant'];
const two = /^(parents|grandparents|folks|inlaws)$/;
const several =
  /^(sisters|brothers|sons|daughters|cousins|nieces|nephews|aunts|aunties|uncles|boys|friends|mates|littlies)$/;
/** So many that nobody says how many. */
const uncounted = wordList(
  'kids, children, friends, family, mates, the rest, some friends, some mates, grandkids, grandchildren, sons, daughters, relatives, the fam, fam',
);
const spouses = /^(husbands|wives|partners|spouses|boyfriends|girlfriends)$/;

const wholes = ['family of', 'group of', 'party of'];
const jointText = (tokens: readonly Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ');

/** 'family of four with a toddler' are four, 'a group of fourteen, three of us vegetarian' are fourteen. */
function areAmong(tokens: readonly Token[], at: number, joint: number): boolean {
  const next = at + joint;
  return (
    /^(with|and with)$/.test(jointText(tokens, at, joint)) ||
    longestRun(tokens, next + (numberAt(tokens, next)?.length ?? 0), ['of us', 'of them', 'of whom']) > 0
  );
}

/** Behind others: 'my parents and us two'. */
const us = ['us two', 'us 2', 'the two of us', 'the 2 of us', 'both of us', 'us both', 'the pair of us'];

type Who = { count: number; length: number; isSelf: boolean; isBare: boolean };

/** One traveller, or a number of them: 'me', 'my elderly mum', 'our 3 kids', 'two sisters'. */
function whoAt(tokens: readonly Token[], at: number): Who | null {
  const word = (index: number) => wordAt(tokens, index);
  const both = longestRun(tokens, at, us);
  if (both > 0) return { count: 2, length: both, isSelf: true, isBare: false };
  if (self.test(word(at))) return { count: 1, length: 1, isSelf: true, isBare: false };
  if (/^(her|him)$/.test(word(at)) && longestRun(tokens, at + 1, joints) > 0)
    return { count: 1, length: 1, isSelf: false, isBare: false };
  const lead = whose.test(word(at)) ? 1 : 0;
  const family = longestRun(tokens, at + lead, wholes);
  const whole = family > 0 ? numberAt(tokens, at + lead + family) : null;
  if (whole) {
    const length = lead + family + whole.length;
    // 'family of five, three kids aged 10'.
    const list = listOf(tokens, at + length, whole.value);
    const count = Math.max(whole.value, list?.count ?? 0);
    return { count, length: length + (list?.length ?? 0), isSelf: true, isBare: false };
  }
  const group = groupAt(tokens, at + lead) ?? groupAt(tokens, at);
  if (group) {
    const from = groupAt(tokens, at + lead) ? lead : 0;
    return { count: group.count, length: from + group.length, isSelf: false, isBare: false };
  }
  const amount = numberAt(tokens, at + lead);
  // 'two lovely sisters and mum'.
  const like = amount && described.test(word(at + lead + amount.length)) ? 1 : 0;
  if (amount && several.test(word(at + lead + amount.length + like)))
    return { count: amount.value, length: lead + amount.length + like + 1, isSelf: false, isBare: false };
  const helper = longestRun(tokens, at + lead, helpers);
  if (helper > 0) return { count: 1, length: lead + helper, isSelf: false, isBare: lead === 0 };
  const more = lead > 0 && described.test(word(at + lead)) ? 1 : 0;
  const who = word(at + lead + more);
  // 'hi folks'.
  if (lead === 0 && who === 'folks') return null;
  const count = one.test(who) ? 1 : two.test(who) ? 2 : 0;
  return count > 0 ? { count, length: lead + more + 1, isSelf: false, isBare: lead === 0 } : null;
}

/** How many words there are people that nobody has counted: 'my kids'. */
function uncountedAt(tokens: readonly Token[], at: number): number {
  const lead = whose.test(wordAt(tokens, at)) ? 1 : 0;
  // 'our husbands' are several, 'my husband's 30th' is not.
  const areOurs = /^(our|the|their)$/.test(wordAt(tokens, at)) && spouses.test(wordAt(tokens, at + 1));
  const length = areOurs ? 1 : longestRun(tokens, at + lead, uncounted);
  // '2 adults, family room'.
  const isOfRoom = /^(rooms?|suites?|motels?|hotels?|friendly|units?)$/.test(
    wordAt(tokens, at + lead + length),
  );
  return length > 0 && !isOfRoom ? lead + length : 0;
}

/** 'with my 2 kids and hubby' is said by one more; 'we come with my parents and my sister' by nobody knows how many. */
const withMine = (tokens: readonly Token[], at: number): 0 | 1 =>
  /^(with|w)$/.test(wordAt(tokens, at)) &&
  wordAt(tokens, at + 1) === 'my' &&
  !tokens.some(({ word }) => /^(we|us|were|weve)$/.test(word))
    ? 1
    : 0;

/** 'for my brother, I want a quiet room'; but 'grandparents, us two'. */
const isClause = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === ',' && longestRun(tokens, at + 1, us) === 0 && !areListed(tokens, at + 1);

/** 'my parents, me and my husband'. */
function areListed(tokens: readonly Token[], at: number): boolean {
  const joint = /^(me|myself)$/.test(wordAt(tokens, at)) ? longestRun(tokens, at + 1, joints) : 0;
  const who = joint > 0 ? whoAt(tokens, at + 1 + joint) : null;
  // 'a room for my brother, me and my wife have one'.
  return (
    who !== null && !/^(are|have|were|will|got|stay|live)$/.test(wordAt(tokens, at + 1 + joint + who.length))
  );
}

/** The next of a list, behind what joins them: 'me n me mrs'. */
function nextAt(tokens: readonly Token[], end: number, joint: number): Who | null {
  const isMine =
    joint > 0 && wordAt(tokens, end + joint) === 'me' && one.test(wordAt(tokens, end + joint + 1));
  return isMine ? { count: 1, length: 2, isSelf: false, isBare: false } : whoAt(tokens, end + joint);
}

const partyOf = (count: number, length: number): Match =>
  count <= maxGuests ? { length, part: { is: 'guests', count } } : unfiltered(length, 'party');

/**
 * Those who travel, one after the other: 'me, my wife and our 3 kids', 'my sister and I plus her baby', 'mum, dad, nana and 2 kids'. A
 * list without the writer counts only where it begins as one of a whole family.
 */
export const peopleRule: Rule = (tokens, at) => {
  const lead =
    withMine(tokens, at) || longestRun(tokens, at, ['for', 'just', 'there is', 'theres', 'its', 'there are']);
  const first = whoAt(tokens, at + lead);
  if (!first) return null;
  // 'us two and my parents', but not 'us two and child care'.
  const isUs = longestRun(tokens, at + lead, us) > 0;
  const isFamily = longestRun(tokens, at + lead, wholes) > 0 || longestRun(tokens, at + lead + 1, wholes) > 0;
  const isWith = withMine(tokens, at) > 0;
  let [count, end, isSelf, size] = [
    first.count + Number(isWith),
    at + lead + first.length,
    first.isSelf || isWith,
    1,
  ];
  for (;;) {
    const joint = longestRun(tokens, end, joints);
    // 'me my wife her mum', as it is dictated.
    const word = wordAt(tokens, end);
    const isDictated =
      (isSelf && /^(my|her|his|our)$/.test(word)) ||
      // 'me the missus and two kids'.
      (isSelf && word === 'the' && one.test(wordAt(tokens, end + 1))) ||
      ((isSelf || first.isBare) && (one.test(word) || self.test(word)));
    if (joint === 0 && !isDictated) break;
    if (isFamily && areAmong(tokens, end, joint)) break;
    const others = uncountedAt(tokens, end + joint);
    if (others > 0 && (isSelf || first.isBare)) return unfiltered(end + joint + others - at, 'party');
    const next = nextAt(tokens, end, joint);
    // 'my husband and me, the two of us' are two.
    const isAgain = isSelf && longestRun(tokens, end + joint, us) > 0;
    const isOther = isUs && size === 1 && !whose.test(wordAt(tokens, end + joint));
    if (!next || isAgain || isOther || (next.isSelf && joint === 1 && isClause(tokens, end))) break;
    [count, end, isSelf, size] = [
      count + next.count,
      end + joint + next.length,
      isSelf || next.isSelf,
      size + 1,
    ];
  }
  return size > 1 && (isSelf || (first.isBare && size > 2))
    ? partyOf(count, end + agesAt(tokens, end) - at)
    : null;
};
