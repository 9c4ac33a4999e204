import { maxGuests } from '~/features/directory/criteria/criteria';
import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';
import { monthOf } from '~/features/directory/sentence/words/months';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** What rooms are like that are booked by their number; 'family rooms' and 'connecting rooms' are something else. */
const kinds =
  /^(single|double|twin|triple|quad|queen|king|separate|seperate|standard|individual|private|different|sep|hotel|motel|dbl|sgl|adjacent|neighbouring|ensuite)$/;
const nextTo = wordList(
  'next to each other, next to eachother, next to one another, beside each other, near each other, close to each other, close together, side by side, next door to each other, on the same floor, next door',
);
/** Behind 'one room' it is how large the one thing is: 'one room apartment'. */
const ofSuch =
  /^(apartments?|apts?|suites?|units?|villas?|cottages?|flats?|house|houses|cabins?|places?|homes?|studios?|bnb|hotels?|motels?|lodges?|townhouse|chalets?|-)$/;
const mostRooms = 60;
/** All guests are to be in one room, which a filter knows. */
const inOneRoom = wordList(
  'in, all in, fit in, all fit in, can fit in, can all fit in, fit into, all fit into, can fit into, sleep in, all sleep in, can sleep in, can all sleep in, stay in, all stay in, together in, all together in, squeeze into, sharing, all sharing, share, to share, who share, will share',
)
  .flatMap((lead) =>
    ['one room', '1 room', 'the one room', 'the same room', 'same room', 'one room only', '1 room only'].map(
      (room) => `${lead} ${room}`,
    ),
  )
  .concat(
    ['sharing', 'all sharing', 'share', 'to share', 'who share', 'will share'].map(
      (lead) => `${lead} a room`,
    ),
    [
      'one room only',
      '1 room only',
      'only one room',
      'just one room',
      'one room for all',
      'one room for all of us',
    ],
    ['one room for everyone', 'one room for us all', 'the same room', 'same room'],
  );

const sizes = ['big', 'large', 'huge', 'single', 'shared', 'family', 'giant'];
/** 'one big room for all of us', and the 'one large room' before 'for five'. */
const oneForAll = ['one', '1', 'a single', 'the same'].flatMap((one) =>
  ['', ...sizes.map((size) => `${size} `)].flatMap((size) =>
    [
      'for all',
      'for all of us',
      'for us all',
      'for us',
      'for everyone',
      'for the lot of us',
      'for the whole family',
      'all together',
      'together',
      'for the family',
      'for everybody',
    ].map((whom) => `${one} ${size}room ${whom}`),
  ),
);
const oneLarge = ['one', '1'].flatMap((one) => sizes.map((size) => `${one} ${size} room`));
/** '4 adults 3 children one room': behind a party, at the end of its part. */
const behindParty = /^(people|ppl|pax|persons?|adults?|guests?|kids?|child(ren)?|us|friends|mates)$/;
const longestParty = 8;
/** How many people there are counted: '2 kids', 'family of 5', '4 of us'. */
function peopleAt(tokens: readonly Token[], at: number): number {
  const count = numberAt(tokens, at);
  const next = wordAt(tokens, at + (count?.length ?? 0));
  const isParty =
    behindParty.test(next) || /^(family|group|party|team|crew) of$/.test(wordsBefore(tokens, at, 2));
  const isOfUs = /^of us$/.test(`${next} ${wordAt(tokens, at + (count?.length ?? 0) + 1)}`);
  return count && (isParty || isOfUs) ? count.value : 0;
}
/** 'family of 5, a room for all of us'; without a party nobody knows how large it is to be. */
const roomForUs = ['', ...sizes.map((size) => `${size} `)].flatMap((size) =>
  [
    'for all of us',
    'for us all',
    'that sleeps all of us',
    'that sleeps us all',
    'to sleep all of us',
    'that fits all of us',
    'to fit us all',
    'for the lot of us',
    'big enough for all of us',
    'big enough for us all',
    'we can all share',
  ].map((whom) => `a ${size}room ${whom}`),
);

/** More than two people are counted right before. */
function isBehindParty(tokens: readonly Token[], at: number): boolean {
  // 'family of five needs one room'.
  const last = at - Number(/^(,|needs?|wants?|needing|wanting|requires?|with)$/.test(wordAt(tokens, at - 1)));
  let people = 0;
  for (let from = Math.max(0, last - longestParty); from < last; from += 1) {
    people += peopleAt(tokens, from);
  }
  const isBeside = behindParty.test(wordAt(tokens, last - 1)) || wordAt(tokens, last - 2) === 'of';
  return isBeside && people > 2;
}
const longestAhead = 12;
/** 'one room with a cot, 2 adults and 3 kids': more than two are counted behind it; 'one room for two, one room for the kids' are two. */
function isBeforeParty(tokens: readonly Token[], at: number, end: number): boolean {
  const ahead = tokens.slice(end, end + longestAhead);
  if (/^(and|or)$/.test(wordAt(tokens, at - 1)) || ahead.some(({ word }) => otherRooms.test(word)))
    return false;
  const isLed = isBreak(wordAt(tokens, end) || '.') || /^(with|for|to|that)$/.test(wordAt(tokens, end));
  const people = ahead.reduce((sum, _, index) => sum + peopleAt(tokens, end + index), 0);
  return isLed && people > 2;
}
const otherRooms = /^(rooms?|bedrooms?|beds?|each|other|another|per)$/;
const isOneForParty = (tokens: readonly Token[], at: number, end: number) =>
  isBreak(tokens[end + Number(/^(please|pls|thanks|only)$/.test(wordAt(tokens, end)))]?.word ?? ',') &&
  isBehindParty(tokens, at);
const oneRoof = [
  'under one roof',
  'under the one roof',
  'under 1 roof',
  'under the same roof',
  'under a single roof',
];
const allUnderIt = [
  'all',
  'all of us',
  'us all',
  'everyone',
  'everybody',
  'all together',
  'together',
  'the whole family',
  'the whole group',
  'the lot of us',
  'whole family',
].flatMap((all) => oneRoof.map((roof) => `${all} ${roof}`));
/** 'all under one roof'; of 'shops and pool under one roof' nobody says who sleeps there. */
function roofLength(tokens: readonly Token[], at: number): number {
  const bare = longestRun(tokens, at, oneRoof);
  const isOfParty =
    bare > 0 && (/^(all|us)$/.test(wordAt(tokens, at - 1)) || isOneForParty(tokens, at, at + bare));
  return isOfParty ? bare : longestRun(tokens, at, allUnderIt);
}

const singleRooms = wordList('a single room, single room, one single room, just one room, only one room');
/** How many words there want one room for several people. */
function oneRoomLength(tokens: readonly Token[], at: number): number {
  const said = Math.max(
    longestRun(tokens, at, inOneRoom),
    longestRun(tokens, at, oneForAll),
    roofLength(tokens, at),
  );
  if (said > 0) return said;
  const forUs = longestRun(tokens, at, roomForUs);
  if (forUs > 0 && tokens.some((_, from) => peopleAt(tokens, from) > 2)) return forUs;
  const large = longestRun(tokens, at, oneLarge);
  const many = wordAt(tokens, at + large) === 'for' ? (numberAt(tokens, at + large + 1)?.value ?? 0) : 0;
  if (large > 0 && many > 2) return large;
  const bare = large || longestRun(tokens, at, ['one room', '1 room']);
  if (bare > 0 && (isOneForParty(tokens, at, at + bare) || isBeforeParty(tokens, at, at + bare))) return bare;
  const one = bare || longestRun(tokens, at, singleRooms);
  return one > 0 && isForMany(tokens, at + one) ? one : oneHouseLength(tokens, at);
}

const holding = wordList(
  'for, for the, for all, that sleeps, which sleeps, sleeping, sleeps, to sleep, that can sleep, that will sleep, that fits, to fit, that can fit, that holds, that takes, that accommodates, big enough for, large enough for, with beds for, with room for, for a family of, for our family of, for family of, for my family of, for a group of, for all',
);
const otherCounts =
  /^(nights?|days?|weeks?|months?|hours?|years?|dollars?|bucks|st|nd|rd|th|am|pm|per|a|am|[-/:$%])$/;
/** 'one room that sleeps five', but 'one room for five nights'. */
function isForMany(tokens: readonly Token[], at: number): boolean {
  const lead = longestRun(tokens, at, holding);
  const count = lead > 0 ? numberAt(tokens, at + lead) : null;
  const next = wordAt(tokens, at + lead + (count?.length ?? 0));
  if (!count || count.value <= 2 || count.value > maxGuests || !Number.isInteger(count.value)) return false;
  return !otherCounts.test(next) && monthOf(next) === 0;
}

const houses = /^(units?|apartments?|apts?|flat|suite|cabin|villa|house|cottage|townhouse|home)$/;
const allInOne = ['all in', 'all of us in', 'everyone in', 'all together in', 'together in'].flatMap((all) =>
  ['one', '1', 'the one', 'the same', 'a single', 'one big', 'one large'].map((one) => `${all} ${one}`),
);
const oneHouse = ['one', '1', 'just one', 'only one', 'a single', 'one single', 'one big', 'one large'];
/** 'all in one unit', 'five of us, one apartment': how many words there want one for all, without its kind. */
function oneHouseLength(tokens: readonly Token[], at: number): number {
  const all = longestRun(tokens, at, allInOne);
  if (all > 0) return houses.test(wordAt(tokens, at + all)) ? all : 0;
  const one = longestRun(tokens, at, oneHouse);
  const isHouse = one > 0 && houses.test(wordAt(tokens, at + one));
  if (!isHouse) return 0;
  const end = at + one + 1;
  const isEnd = isBreak(tokens[end]?.word ?? ',') || /^(in|near|at|with)$/.test(wordAt(tokens, end));
  return isForMany(tokens, end) || (isEnd && isBehindParty(tokens, at)) ? one : 0;
}

const several = wordList(
  'several, multiple, more than one, more than 1, a few, many, lots of, plenty of, enough, a couple of',
).flatMap((many) =>
  ['bathrooms', 'bathroom', 'toilets', 'toilet', 'bedrooms', 'bedroom', 'showers'].map(
    (room) => `${many} ${room}`,
  ),
);

/** '2 rooms for 4 adults', '12 single rooms': how many are booked, which no filter knows. */
export const roomsRule: Rule = (tokens, at): Match | null => {
  const together = oneRoomLength(tokens, at);
  const isHouse = together > 0 && houses.test(wordAt(tokens, at + together));
  if (together > 0 && (isHouse || !ofSuch.test(wordAt(tokens, at + together))))
    return { length: together, part: { is: 'room' } };
  const roof = longestRun(tokens, at, oneRoof);
  if (roof > 0) return { length: roof, part: { is: 'filler' } };
  const rooms = longestRun(tokens, at, several);
  if (rooms > 0) return unfiltered(rooms, 'rooms');
  const lead = wordAt(tokens, at) === 'for' ? 1 : 0;
  const count = numberAt(tokens, at + lead);
  if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > mostRooms) return null;
  let end = at + lead + count.length;
  // '2 or 3 rooms', '3-4 rooms'.
  const joint = longestRun(tokens, end, ['or', '-', 'to', 'or maybe', 'maybe']);
  const other = joint > 0 ? numberAt(tokens, end + joint) : null;
  if (other && Number.isInteger(other.value)) end += joint + other.length;
  if (/^x$/.test(wordAt(tokens, end))) end += 1;
  while (end < at + longestRooms && kinds.test(wordAt(tokens, end))) end += 1;
  if (!/^rooms?$/.test(wordAt(tokens, end))) return null;
  // 'two room apartment', '12 room motel' tell how large the one thing is.
  if (wordAt(tokens, end) === 'room' && (count.value > 1 || ofSuch.test(wordAt(tokens, end + 1))))
    return null;
  end += 1;
  // '2 rooms or a family room' may be either.
  if (wordAt(tokens, end) === 'or' || wordAt(tokens, at - 1) === 'or') return null;
  if (isNumbered(tokens, at)) return null;
  // 'one room double'.
  if (/^(single|double|twin|triple)$/.test(wordAt(tokens, end)) && !isLetters(wordAt(tokens, end + 1)))
    end += 1;
  end += moreRooms(tokens, end);
  end += longestRun(tokens, end, nextTo);
  return unfiltered(end - at, 'rooms');
};
/** 'two double rooms and one single'. */
function moreRooms(tokens: readonly Token[], at: number): number {
  const joint = longestRun(tokens, at, ['and', '+', 'plus', ',', ', and']);
  const article = /^an?$/.test(wordAt(tokens, at + joint)) ? 1 : (numberAt(tokens, at + joint)?.length ?? 0);
  const end = at + joint + article;
  const isRoom = /^(singles?|doubles?|twins?|triples?)$/.test(wordAt(tokens, end));
  if (joint === 0 || article === 0 || !isRoom || /^beds?$/.test(wordAt(tokens, end + 1))) return 0;
  return end + 1 + (/^rooms?$/.test(wordAt(tokens, end + 1)) ? 1 : 0) - at;
}
const longestRooms = 8;

const isNumbered = (tokens: readonly Token[], at: number) =>
  /^(no|number|room)$/.test(wordAt(tokens, at - 1));
