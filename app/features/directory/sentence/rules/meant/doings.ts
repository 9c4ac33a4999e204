import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match, Part } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  runInTurn,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const amenityOf = (phrases: Phrases, ...words: string[]): Part | null => {
  const part = phrases.get(keyOf(words));
  return part?.is === 'amenity' ? part : null;
};

const wheres = [
  wordList(
    'where i can, where we can, where can i, where can we, where to, where you can, i can, we can, can i, can we, so i can, so we can, somewhere to, someplace to, place to, spot to, space to, room to, want to, wants to, need to, needs to, like to, likes to, love to, loves to, hoping to, able to, keen to, facility to, facilities to, equipment to, to',
  ),
  ['', 'do some', 'have a', 'get in a', 'get some', 'do a'],
];
const training = wordList('work out, workout, exercise, train, training, keep fit, stay fit');
/** What may follow; 'train staff' and 'work out of the hotel' are other things. */
const times =
  /^(in|at|on|before|after|every|each|daily|and|or|while|during|near|with|please|pls|nearby|onsite|indoors|inside|too|there|without|early|most|mornings?|if)$/;
const timesOfDay = [
  'in the morning',
  'in the mornings',
  'every morning',
  'before work',
  'after work',
  'every day',
  'daily',
];

/** 'where I can work out', 'somewhere to exercise'; 'to work out the costs' and 'close to train' are other things. */
function workOutAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = runInTurn(tokens, at, wheres);
  const verb = longestRun(tokens, at + lead, training);
  if (verb === 0) return null;
  const end = at + lead + verb;
  const next = wordAt(tokens, end);
  const time = longestRun(tokens, end, timesOfDay);
  const isWorkOut = /^work(out)?$/.test(wordAt(tokens, at + lead));
  // 'work out in the morning' by itself; 'to train' is the way to one.
  const isSure = (lead > 0 && !(wordAt(tokens, at) === 'to' && !isWorkOut)) || (isWorkOut && time > 0);
  const isEnd = next === '' || isBreak(next) || times.test(next);
  const part = isSure && isEnd ? amenityOf(phrases, 'gym') : null;
  return part ? { length: end + time - at, part } : null;
}

const beforeGrill = /^(a|an|the|with|w|own|our|outdoor|outside|and|or|,|\+|has|have|some|is|want|need|good)$/;
const ofEating =
  /^(restaurants?|houses?|rooms?|bars?|menus?|food|meals?|dinner|steaks?|nights?|street|cafe|bistro)$/;
/** 'a grill and a garden'; 'bar and grill', 'a steak grill' and 'a grill restaurant' are where one eats. */
function grillAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (!/^grills?$/.test(wordAt(tokens, at)) || ofEating.test(wordAt(tokens, at + 1))) return null;
  const [second, before] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)];
  const isEaten =
    /^(and|n|or|\+)$/.test(before) && /^(bars?|pubs?|restaurants?|bistro|cafe|steak|taverns?)$/.test(second);
  const part = beforeGrill.test(before) && !isEaten ? amenityOf(phrases, 'bbq') : null;
  return part ? { length: 1, part } : null;
}

const swings = wordList(
  'swings and slides, swings and a slide, swings and slide, slides and swings, slide and swings, a slide and swings, swing set, swing sets, swingset, swings, slide for the kids, slide for kids, slide for the children, slide for children, slides for the kids, slides for kids, slide for our kids, slide for my kids, slide for the little ones, slide for our toddler, slide for the toddler, swing for the kids, swing for kids, swing for the children',
);
const forKids = wordList(
  'for the kids, for kids, for the children, for children, for our kids, for our children, for my kids, for the little ones, for the toddler, for our toddler',
);
/** 'swings for the kids'; of mood swings and swings and roundabouts nobody plays. */
function swingsAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = longestRun(tokens, at, swings);
  if (length === 0 || /^(mood|price|golf|water|pool|porch|egg|full)$/.test(wordAt(tokens, at - 1)))
    return null;
  if (/^(by|past|roundabouts?)$/.test(wordAt(tokens, at + length))) return null;
  if (longestRun(tokens, at, ['swings and roundabouts']) > 0) return null;
  const part = amenityOf(phrases, 'playground');
  return part ? { length: length + longestRun(tokens, at + length, forKids), part } : null;
}

/** 'work out of a quiet apartment', 'working out of the unit': done at a desk there. */
function workFromAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = longestRun(tokens, at, ['work out of', 'working out of']);
  if (length === 0) return null;
  const ahead = tokens.slice(at + length, at + length + longestStay).map(({ word }) => word);
  const part = ahead.some((word) => phrases.get(keyOf([word]))?.is === 'type')
    ? amenityOf(phrases, 'desk')
    : null;
  return part ? { length, part } : null;
}
const longestStay = 4;

const meetings = [
  wordList(
    'venue for, venue to hold, venue to host, space for, a space for, space to hold, space to host, somewhere to hold, somewhere to host, place to hold, place to host, room to hold, room for, rooms for, hold, host',
  ),
  ['a', 'an', 'our', 'my', 'the'],
  ['', 'small', 'large', 'big', 'team', 'work', 'business', 'staff'],
  ['', ...combined(wordList('half, one, two, three, four, five, full, multi, 1, 2, 3, 4, 5'), ['day'])],
  wordList(
    'seminar, conference, workshop, training day, training session, training course, meeting, work event, symposium, masterclass, planning session',
  ),
];
/** 'room for a two day workshop', 'space to hold a meeting of 12': so many sit there, and do not all stay. */
function meetingAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const length = runInTurn(tokens, at, meetings);
  const part = length > 0 ? amenityOf(phrases, 'meeting', 'room') : null;
  if (!part) return null;
  const count = /^(of|for)$/.test(wordAt(tokens, at + length)) ? numberAt(tokens, at + length + 1) : null;
  const end = at + length + 1 + (count?.length ?? 0);
  const isCounted = count !== null && isBreak(tokens[end]?.word ?? ',');
  return { length: isCounted ? end - at : length, part };
}

const doings = [workFromAt, meetingAt, workOutAt, grillAt, swingsAt];

/** What one does there says what has to be there: 'somewhere to exercise', 'swings for the kids', 'with a grill'. */
export function doingRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  for (const read of doings) {
    const match = read(tokens, at, phrases);
    if (match) return match;
  }
  return null;
}
