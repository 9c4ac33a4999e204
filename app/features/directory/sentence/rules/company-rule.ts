import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import {
  longestRun,
  numberAt,
  wordsBefore,
  wordsFrom,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { groupAt } from './people-groups';
import { guests, joints } from './party-sum';

const travellingWith = wordList(
  'with, with my, with our, with another, going with, travelling with, traveling with, coming with, flying in with, driving over with, away with, heading over with, going away with, coming over with',
);
const companions =
  /^(friends|mates|sisters|brothers|siblings|cousins|colleagues|coworkers|girlfriends|besties)$/;
const favours = /^(one|it|that|this|them|something|book|find|reserve|arrange|check|search)$/;

/** 'important for me', 'not too dear for us' say for whom something is so. */
const judged =
  /^(important|good|great|best|better|perfect|ideal|enough|easy|easier|hard|nice|fine|ok|okay|expensive|dear|pricey|much|big|small|suitable|essential|necessary|crucial|vital|possible|handy|convenient|works|suits|far|noisy|loud|key|must|priority|right)$/;
const asking = /(^| )(can|could|would|will) (you|u)( please| pls)?( [a-z]+){1,8}$/;
/** 'a room for my carer and a room for me'. */
const another = /(^| )for (my|our|his|her) [a-z]+( ,)?( and)? (a|another) (room|bed)$/;
const longestAsk = 11;

const others = [...joints, 'n'];

/** 'find one for me', 'can you book a room on Tuesday for me'. */
function isFavour(tokens: readonly Token[], at: number): boolean {
  return (
    favours.test(wordAt(tokens, at - 1)) ||
    judged.test(wordAt(tokens, at - 1)) ||
    asking.test(wordsBefore(tokens, at, longestAsk)) ||
    another.test(wordsBefore(tokens, at, longestAsk))
  );
}

/** 'with 3 other couples' are four couples. */
function otherCouples(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, ['with', 'plus', 'and']);
  const count = numberAt(tokens, at + lead);
  const end = at + lead + (count?.length ?? 0);
  const length = count ? longestRun(tokens, end, ['other couples', 'other couple', 'more couples']) : 0;
  return count && length > 0 ? guests((count.value + 1) * 2, end + length - at) : null;
}

const outings = wordList(
  'room with my, a room with my, rooms with my, weekend with my, nights with my, trip with my, getaway with my, holiday with my, travelling with my, traveling with my, away with my, coming with my, going with my',
);
const partner =
  /^(wife|husband|partner|missus|hubby|girlfriend|boyfriend|gf|bf|fiancee?|mum|mom|mother|dad|father|sister|brother|friend|mate|bestie|nan|grandma|daughter|son)$/;

const timeAway = /^(nights?|nites?|weekend|days|week|trip|getaway|stay|staying|holiday|break)$/;

/** 'a room with my girlfriend' is for two. */
function withOne(tokens: readonly Token[], at: number): Match | null {
  const isAway = timeAway.test(wordAt(tokens, at - 1));
  const lead = longestRun(tokens, at, outings) || (isAway ? longestRun(tokens, at, ['with my']) : 0);
  const end = at + lead + 1;
  if (lead === 0 || !partner.test(wordAt(tokens, at + lead))) return null;
  const joint = longestRun(tokens, end, others);
  const more = joint > 0 ? (groupAt(tokens, end + joint) ?? alsoOne(tokens, end + joint)) : null;
  // 'with my wife and our kids' are as many as nobody says.
  if (!more && joint > 0 && /^(my|our|the|her|his)$/.test(wordAt(tokens, end + joint))) return null;
  return guests(2 + (more?.count ?? 0), end + (more ? joint + more.length : 0) - at);
}

/** 'with my mum and dad', 'with my wife and my son'. */
function alsoOne(tokens: readonly Token[], at: number): { count: number; length: number } | null {
  const own = /^(my|our|a|the|his|her)$/.test(wordAt(tokens, at)) ? 1 : 0;
  return partner.test(wordAt(tokens, at + own)) ? { count: 1, length: own + 1 } : null;
}

const spouse = /^(wife|husband|hubby|partner|missus|girlfriend|boyfriend|fiancee?)$/;
/** 'my wife and two friends want a villa': the writer is one more. */
function spouseAndFriends(tokens: readonly Token[], at: number): Match | null {
  if (wordAt(tokens, at) !== 'my' || !spouse.test(wordAt(tokens, at + 1))) return null;
  const joint = longestRun(tokens, at + 2, ['and', 'plus', 'n', '+', 'with']);
  const friends = joint > 0 ? groupAt(tokens, at + 2 + joint) : null;
  const end = at + 2 + joint + (friends?.length ?? 0);
  const areFriends = friends?.hasGrown && companions.test(wordAt(tokens, end - 1));
  return areFriends ? guests(friends.count + 2, end - at) : null;
}

/** 'with 3 of my mates'. */
function ofMates(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, travellingWith);
  const count = lead > 0 ? numberAt(tokens, at + lead) : null;
  const end = at + lead + (count?.length ?? 0);
  const isOf = wordAt(tokens, end) === 'of' && /^(my|our|his|her|the)$/.test(wordAt(tokens, end + 1));
  return count && isOf && companions.test(wordAt(tokens, end + 2))
    ? guests(count.value + 1, end + 3 - at)
    : null;
}

const twoOfThem = wordList(
  'parents, grandparents, folks, inlaws, in laws, mum and dad, mom and dad, dad and mum, mum & dad, mum n dad, nan and pop, nana and pop, nanna and pop, gran and pop, nan and grandad, nana and grandad, nanna and grandad, grandma and grandpa, granny and grandpa, grandma and grandad, mother and father, aunt and uncle, aunty and uncle, auntie and uncle, brother and his wife, brother and his partner, sister and her husband, sister and her partner, son and his wife, daughter and her husband, two sisters, two brothers, two sons, two daughters, 2 sisters, 2 brothers, 2 sons, 2 daughters',
);
const needing =
  /^(need|needs|want|wants|require|requires)( (a|an|one|somewhere|some|the) | (?=accom|accommodation|lodging))/;
const wishing =
  /^(would like|would love|are after|are looking for|are needing|will need) (a|an|one|somewhere) /;
/** What follows when they need more than one, or a thing of it: 'mum and dad need a lift'. */
const ofRoomOnly =
  /(^| )(room|place|stay|accom|accommodation|lodging|somewhere|hotel|motel|apartment|unit|flat|villa|house|cottage|cabin|suite|studio|bnb|guesthouse|bed|spot)( |$)/;
const longestNeed = 7;
/** 'mum and dad need a twin room', 'my parents want somewhere quiet': they are two, where nobody else is named. */
function parentsNeed(tokens: readonly Token[], at: number): Match | null {
  const own = Number(/^(my|our|the|his|her)$/.test(wordAt(tokens, at)));
  const who = longestRun(tokens, at + own, twoOfThem);
  if (
    who === 0 ||
    /^(and|with|plus|,|visit|visiting|for|n|near|see|seeing|my|our|the)$/.test(wordAt(tokens, at - 1))
  )
    return null;
  const end = at + own + who;
  const behind = wordsFrom(tokens, end, longestNeed).join(' ');
  const isAsking = (needing.test(behind) || wishing.test(behind)) && ofRoomOnly.test(behind);
  return isAsking && !/ (we|us|me|i|my|our)( |$)/.test(behind)
    ? { length: own + who, part: { is: 'guests', count: 2, areSome: true } }
    : null;
}

/** 'going with 3 friends' are four; 'find one for me' is a favour, and no party of one. */
export const companyRule: Rule = (tokens, at) => {
  const isForMe = longestRun(tokens, at, ['for me']) > 0 && isFavour(tokens, at);
  if (isForMe && longestRun(tokens, at + 2, others) === 0) return { length: 2, part: { is: 'filler' } };
  const lead = longestRun(tokens, at, travellingWith);
  const friends = lead > 0 ? groupAt(tokens, at + lead) : null;
  const isWhole = friends?.hasGrown && companions.test(wordAt(tokens, at + lead + friends.length - 1));
  const more =
    parentsNeed(tokens, at) ??
    otherCouples(tokens, at) ??
    withOne(tokens, at) ??
    spouseAndFriends(tokens, at) ??
    ofMates(tokens, at);
  if (more) return more;
  return isWhole ? guests(friends.count + 1, lead + friends.length) : null;
};
