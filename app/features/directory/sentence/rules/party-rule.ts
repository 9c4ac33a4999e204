import { maxGuests } from '~/features/directory/criteria/criteria';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  numberAt,
  upperAt,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { afterParty, wholeParties } from '~/features/directory/sentence/words/party-words';
import { grown, young } from '~/features/directory/sentence/words/people-words';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { agesAt, bareAges, ownChildren, unitAt, type Group } from './people-groups';
import { ageOfOne, guests, joints, listOf, moreGrown, othersFrom, sumFrom } from './party-sum';
import {
  adultsAndChildren,
  notUs,
  sharingAt,
  shortPeople,
  timesMany,
  twoNumbers,
  usMany,
} from './short-parties';
import { groupLength, otherCount } from './whole-groups';

const holds = wordList('sleeps, sleeping, sleep, accommodate, accommodates, accommodating, fit, fits');
/** 'no fewer than 5 guests' are at least that. */
const noFewer = ['no', 'not'].flatMap((no) => [`${no} fewer than`, `${no} less than`]);
const noMore = ['no more than', 'not more than'];
const leads = [
  ...noMore.flatMap((many) => [many, `for ${many}`]),
  ...noFewer.map((many) => `for ${many}`),
  'for',
  'up to',
  'upto',
  'max',
  'maximum',
  'at least',
  ...noFewer,
  'for up to',
  ...holds,
  'capacity',
  'capacity of',
  ...[...holds, 'room for', 'space for', 'beds for'].flatMap((verb) =>
    ['all', 'all of', 'at least', 'a minimum of', 'minimum', 'up to', ...noFewer].map(
      (many) => `${verb} ${many}`,
    ),
  ),
  'between',
  'we are',
  'were',
  'we will be',
  'there will be',
  ...['fur', 'pour', 'para', 'per', 'pax', 'pax :'],
];
const pairLeads = leads.concat(['family', 'a family', 'family of', 'a family of']);
/** So many are not the party. */
const notSoMany = ['fewer than', 'less than', 'more than', 'over', 'under'];
const couple = ['couple', 'a couple', 'for a couple', 'for couples', 'for couple', 'young couple'];
const eachRoom = wordList('each, in each, per room, in each room, each room, a room, per family');

/** '2 adults and 3 kids', 'family of five', 'sleeps 6', 'for two'. A number of dogs or nights counts no guests. */
export const partyRule: Rule = (tokens, at) => {
  const isNearPlus = [1, 2, 3, 4].some((more) => wordAt(tokens, at + more) === '+');
  const pairLead = isNearPlus ? longestRun(tokens, at, pairLeads) : 0;
  const both = isNearPlus ? twoNumbers(tokens, at + pairLead) : null;
  if (both) return { ...both, length: pairLead + both.length };
  const isWhole = wholeParties.find(([, phrases]) => longestRun(tokens, at, phrases) > 0);
  const group = groupLength(tokens, at);
  const many = group > 0 ? numberAt(tokens, at + group) : null;
  const counted = many && !areAmong(tokens, at + group) ? sumFrom(tokens, at + group, null) : null;
  if (counted?.hasGrown) return guests(counted.count, group + counted.length);
  if (many) return ofGroup(tokens, at, at + group + many.length, many.value);
  const families = familiesOf(tokens, at);
  if (families) return families;
  const other = longestRun(tokens, at, notSoMany);
  const others = other > 0 ? sumFrom(tokens, at + other, null) : null;
  if (others) return unfiltered(other + others.length, 'party');
  const pair = coupleAt(tokens, at);
  if (pair && isEach(tokens, at)) return { length: pair.length, part: { is: 'filler' } };
  const lead = pair ? 0 : longestRun(tokens, at, leads);
  const sum = sumFrom(tokens, at + lead, pair);
  if (sum) return summed(tokens, at, at + lead, sum);
  const isOpen = wordAt(tokens, at) === 'for' && isWhole !== undefined;
  const family = withYoung(tokens, at);
  if (family) return family;
  if (isWhole && !(isOpen && otherCount(tokens, at + longestRun(tokens, at, isWhole[1]))))
    return withMore(tokens, at, isWhole[0], longestRun(tokens, at, isWhole[1]));
  return (
    childrenByAge(tokens, at) ??
    usMany(tokens, at) ??
    adultsAndChildren(tokens, at) ??
    timesMany(tokens, at) ??
    bareCount(tokens, at, lead)
  );
};

/** 'family of five', 'a team of 8 plus 2 coaches', 'group of 8: 6 adults, 2 kids'. */
function ofGroup(tokens: readonly Token[], at: number, end: number, many: number): Match {
  const unit = end + (grown.test(unitAt(tokens, end)) ? 1 : 0);
  const list = listOf(tokens, unit, many);
  if (list) return guests(Math.max(many, list.count), unit + list.length - at);
  const others = moreGrown(tokens, unit);
  if (others) return guests(many + others.count, unit + others.length - at);
  return guests(many, unit + agesAt(tokens, unit) - at);
}

/** 'family of four people with two kids' are four. */
function areAmong(tokens: readonly Token[], at: number): boolean {
  const unit = at + (numberAt(tokens, at)?.length ?? 0);
  return (
    /^famil/.test(wordAt(tokens, at - 2)) &&
    /^(people|peoples|persons?|ppl|pax|members)$/.test(wordAt(tokens, unit)) &&
    /^(with|including|incl|inc)$/.test(wordAt(tokens, unit + 1))
  );
}

function coupleAt(tokens: readonly Token[], at: number): Group | null {
  const length = longestRun(tokens, at, couple);
  return length > 0 ? { count: 2, hasGrown: true, length } : null;
}

/** 'a villa where each couple has a bathroom'. */
const isEach = (tokens: readonly Token[], at: number) => /^(each|every|per)$/.test(wordAt(tokens, at - 1));

/** The party of adults and children that are counted there. */
function summed(tokens: readonly Token[], at: number, from: number, sum: Group): Match {
  const end = from + sum.length;
  // 'a bathroom per 2 people'.
  const isRatio =
    wordAt(tokens, at) === 'per' && /^(people|persons|guests|adults)$/.test(wordAt(tokens, end - 1));
  if (isRatio) return { length: end - at, part: { is: 'text' } };
  // 'two rooms with two adults each'.
  const each = longestRun(tokens, end, eachRoom);
  if (each > 0) return unfiltered(end + each - at, 'party');
  const length = end - at + agesAt(tokens, end);
  const sharing = sum.hasGrown ? sharingAt(tokens, at + length) : 0;
  if (sharing > 0) return adultsOf(tokens, at, guests(sum.count, length + sharing));
  const named = sum.hasGrown ? childrenBehind(tokens, at, end, length) : 0;
  if (named > 0) return guests(sum.count + named, length);
  if (isAtEvent(tokens, at, end)) return unfiltered(length, 'party');
  if (sum.hasGrown) return ofThem(tokens, at, adultsOf(tokens, at, guests(sum.count, length)));
  return isOnlyNamed(tokens, at, at + length) ? unfiltered(length, 'party') : childrenOf(sum.count, length);
}

/** 'our daughter graduates' names the reason for a trip, and nobody who travels. */
function isOnlyNamed(tokens: readonly Token[], at: number, end: number): boolean {
  const next = wordAt(tokens, end);
  const isOne = /^(my|our)$/.test(wordAt(tokens, at)) && /^(daughter|son)$/.test(wordAt(tokens, end - 1));
  return (
    isOne &&
    isLetters(next) &&
    !afterParty.test(next) &&
    !/^(aged?|who|will|comes?|coming|needs?|is|has)$/.test(next)
  );
}

/** 'our two girls have a dance comp' says who has one, and not that they travel by themselves. */
const isAtEvent = (tokens: readonly Token[], at: number, end: number) =>
  /^(my|our)$/.test(wordAt(tokens, at - 1)) &&
  /^(girls|boys|kids|children|daughters|sons)$/.test(wordAt(tokens, end - 1)) &&
  /^(have|has|got|are|play|swim|dance|compete|perform|race)$/.test(wordAt(tokens, end));

/** '2 families of 4'. */
function familiesOf(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, ['for', 'we are']);
  const families = numberAt(tokens, at + lead);
  const of = at + lead + (families?.length ?? 0);
  const size =
    families && /^(families|groups|teams)$/.test(wordAt(tokens, of)) && wordAt(tokens, of + 1) === 'of'
      ? numberAt(tokens, of + 2)
      : null;
  return families && size ? guests(families.value * size.value, of + 2 + size.length - at) : null;
}

/** 'we are eleven, two of us in wheelchairs' are eleven; '3 kids plus 2 of us' are five. */
function ofThem(tokens: readonly Token[], at: number, match: Match): Match {
  if (match.part.is !== 'guests' || wordsBefore(tokens, at + match.length, 2) !== 'of us') return match;
  const areMore = /^(plus|\+)$/.test(wordAt(tokens, at - 1));
  return { ...match, part: { ...match.part, ...(areMore ? { areAdults: true } : { areSome: true }) } };
}

/** '2 adults' and no children beside them. */
function adultsOf(tokens: readonly Token[], at: number, match: Match): Match {
  const words = tokens.slice(at, at + match.length).map(({ word }) => word);
  const areAdults = words.some((word) => /^adults?$/.test(word)) && !words.some((word) => young.test(word));
  return areAdults && match.part.is === 'guests' ? { ...match, part: { ...match.part, areAdults } } : match;
}

/** Children without an adult are a note, unless adults are counted elsewhere. */
const childrenOf = (children: number, length: number): Match => ({
  length,
  part: { is: 'unfiltered', why: 'party', children },
});

/** 'kids aged 4 and 7' are as many as their ages, where adults are counted; one age may be that of several. */
function childrenByAge(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, ownChildren);
  if (!/^(kids|children|ages?|aged)$/.test(wordAt(tokens, at)) && lead === 0) return null;
  const bare = bareAges(tokens, at + Math.max(lead, 1));
  const length = (lead === 0 && agesAt(tokens, at)) || (bare > 0 ? bare + Math.max(lead, 1) : 0);
  if (length === 0) return null;
  const ages = tokens.slice(at, at + length).filter((_, index) => numberAt(tokens, at + index)).length;
  const part = { is: 'unfiltered' as const, why: 'party' as const };
  return { length, part: ages > 1 ? { ...part, children: ages, areAges: true } : part };
}

/** Children behind adults by their ages: '2 adults, kids aged 4 and 7' are four. */
function childrenBehind(tokens: readonly Token[], at: number, end: number, length: number): number {
  const words = tokens.slice(at, end).map(({ word }) => word);
  const ages = tokens.slice(end, at + length);
  const areNamed = ages.some(({ word }) => /^(kids|children)$/.test(word));
  const count = ages.filter((_, index) => numberAt(tokens, end + index)).length;
  return areNamed && count > 1 && !words.some((word) => young.test(word)) ? count : 0;
}

const oneOrTwo: [number, string[]][] = [
  [
    1,
    wordList(
      'me, myself, for me, just me, i, mum, dad, mom, mother, father, a mother, a father, baby, toddler, infant, bub, child, kid, teenager, a mum, a dad, single mum, single dad, single parent, a parent, bride, the bride, bride to be, the bride to be, best man, the best man, maid of honour, the maid of honour, celebrant, groom, the groom, a coach, coach, a teacher, teacher, a carer, my carer',
    ),
  ],
  [
    2,
    ['mum , dad', 'mom , dad', 'bride , groom', 'groom , bride'].concat(
      wordList(`
        mum dad, mum and dad, mum n dad, mom and dad, dad and mum, two parents, 2 parents, both parents, parents,
        grandparents, the grandparents, nan and pop, grandma and grandpa, nana and grandad, us two, bride and groom, the bride and groom, groom and bride, bride groom
      `),
    ),
  ],
];

/** 'me plus two kids', 'mum, dad and 3 kids'. */
function withYoung(tokens: readonly Token[], at: number): Match | null {
  const found = oneOrTwo.map(([count, phrases]) => ({ count, length: longestRun(tokens, at, phrases) }));
  const [who] = found.filter(({ length }) => length > 0).toSorted((a, b) => b.length - a.length);
  const named = who?.length ?? 0;
  const length =
    named + (named > 0 && young.test(wordAt(tokens, at + named - 1)) ? ageOfOne(tokens, at + named) : 0);
  const joint = who ? longestRun(tokens, at + length, joints) : 0;
  const isClose = joint > 0 || who?.count === 2;
  const more =
    joint > 0 ? othersFrom(tokens, at + length + joint) : isClose ? sumFrom(tokens, at + length, null) : null;
  // 'with grandparents, 4 adults and 2 kids' counts them all.
  const isOfAll = wordAt(tokens, at + length) === ',' && /^(the|grand|parents)/.test(wordAt(tokens, at));
  if (more?.hasGrown && isOfAll) return guests(more.count, length + joint + more.length);
  const end = length + joint + (more?.length ?? 0);
  return who && more ? guests(who.count + more.count, end + agesAt(tokens, at + end)) : null;
}

const textAt = (tokens: readonly Token[], at: number) => `${wordAt(tokens, at)} ${wordAt(tokens, at + 1)}`;
const others =
  /^(my|our|his|her) (partner|wife|husband|mum|mom|dad|mother|father|sister|brother|son|daughter|friend|mate|family|parent|boss|colleague)s?$/;

/** 'my wife and I with two kids'. */
function withMore(tokens: readonly Token[], at: number, count: number, length: number): Match {
  const joint = longestRun(tokens, at + length, joints);
  const more = joint > 0 ? othersFrom(tokens, at + length + joint) : null;
  const isList = wordAt(tokens, at + length) === ',';
  // 'for me and my partner's 30th' are as many as nobody says.
  const isUncounted =
    count === 1 && joint > 0 && !more && !isList && others.test(textAt(tokens, at + length + joint));
  if (isUncounted) return unfiltered(length, 'party');
  return more && !(more.hasGrown && isList)
    ? guests(count + more.count, length + joint + more.length)
    : guests(count, length);
}

/** More is a price. */
const mostPeople = 60;

function bareCount(tokens: readonly Token[], at: number, lead: number): Match | null {
  const leader = wordAt(tokens, at);
  const short = shortPeople(tokens, at, lead);
  if (short) return short;
  const isLimit = /^(up|max|maximum|at)$/.test(leader) || longestRun(tokens, at, noMore) > 0;
  if (lead === 0 || isLimit) return null;
  const amount = upperAt(tokens, at + lead);
  const end = at + lead + (amount?.length ?? 0);
  const isOfBeds = /^sleep(s|ing)$/.test(leader);
  const more = longestRun(tokens, end, ['or more', '+', 'plus', 'or so']);
  // 'a place for sleeping 3 nights'.
  if (isOfBeds && notUs.test(wordAt(tokens, end)) && /^n/.test(wordAt(tokens, end))) return null;
  // 'hotel for 45, breakfast'.
  const isCrowd =
    leader === 'for' && amount !== null && amount.value <= mostPeople && amount.value > maxGuests;
  if (isCrowd && isBreak(wordAt(tokens, end))) return unfiltered(lead + amount.length, 'party');
  if (!amount || amount.value > maxGuests || (!isOfBeds && otherCount(tokens, end + more))) return null;
  return guests(amount.value, lead + amount.length + more);
}
