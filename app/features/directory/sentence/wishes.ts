import { isExtra, type Part, type Segment } from './tokens/parts';
import { endsPart, isLetters, longestRun, type Token, wordAt } from './tokens/tokens';
import { wordList } from './words/word-list';

const before = wordList(`
  ideally, optional, optionally, nice to have, nice to haves, nice extra, nice extras, bonus, bonus if, bonus for, bonus points for, bonus points if, big bonus if,
  wouldnt say no to, wouldnt turn down, wouldnt knock back, a bonus if, extra points for, extra points if, brownie points for, would be nice to have, would be nice if, it would be nice if, itd be nice if, would also be nice to have,
  a plus if, a plus would be, a bonus would be
`);
const behind = [
  'would be',
  'would also be',
  'will be',
  'wud be',
  'is',
  'are',
  'as',
  'be',
  'thats',
  'could be',
  'might be',
].flatMap((verb) =>
  wordList(
    'a bonus, a big bonus, a nice bonus, a plus, a big plus, a nice extra, nice to have, optional, nice, a nice touch, the icing on the cake',
  )
    .filter((what) => what !== 'nice' || verb.startsWith('would'))
    .map((what) => `${verb} ${what}`),
);
const alone = behind.concat(
  wordList(
    'a bonus, optional, ideally, nice to have, a plus, ? maybe, ? perhaps, ? possibly, ? if you have one, ? ideally',
  ),
  [
    'if you have one',
    'if you have it',
    'if you have that',
    'if theres one',
    'if there is one',
    'if youve got one',
    'if they have one',
  ],
);
/** Where another part of the sentence begins. */
const turns =
  /^(:|but|must|musts|need|needs|essential|required|has|have|i|we|also|with|under|for|from|dealbreaker)$/;

const wish: Part = { is: 'unfiltered', why: 'wish' };

/**
 * Extras that the sentence itself calls no must: 'ideally a spa', 'breakfast would be a bonus'. Places, kinds and prices say
 * where to look, and stay filters.
 */
export function withWishes(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const taken = segments.map((segment) => ({ ...segment }));
  for (const [index, { first, part }] of taken.entries()) {
    if (isExtra(part)) continue;
    const after = longestRun(tokens, first, alone);
    const isLast = after > 0 && endsThere(tokens, first + after) && !beginsThere(tokens, first);
    const lead = isLast ? 0 : longestRun(tokens, first, before);
    const marked = isLast
      ? markBefore(taken, tokens, index)
      : lead > 0 && markAfter(taken, tokens, first + lead);
    if (marked) leaveOut(taken, first, first + Math.max(lead, isLast ? after : 0));
  }
  return taken;
}

const endsThere = (tokens: readonly Token[], at: number) =>
  /^([,.!?)-]|but|and|or|in|near|under|for|if|too|as|please|thanks)?$/.test(wordAt(tokens, at));

/** 'Ideally, a spa' and 'nice to have: a spa' look forward. */
const beginsThere = (tokens: readonly Token[], at: number) =>
  endsPart(tokens, at - 1) || /^(:|and|but|or)?$/.test(wordAt(tokens, at - 1));

/** The list before it: 'pool and breakfast would be nice'. */
function markBefore(taken: Segment[], tokens: readonly Token[], index: number): boolean {
  let at = index - 1;
  while (at >= 0 && joins(taken[at]!, tokens)) at -= 1;
  // 'a pool slide would be a bonus'.
  if (taken[at]?.part === null && isExtra(taken[at - 1]?.part) && isLetters(wordAt(tokens, taken[at]!.first)))
    at -= 1;
  let isMarked = false;
  for (; at >= 0; at -= 1) {
    const segment = taken[at]!;
    if (isExtra(segment.part)) {
      segment.part = wish;
      isMarked = true;
    } else if (!/^(and|or)$/.test(wordAt(tokens, segment.first)) && !isArticle(segment, tokens)) break;
  }
  return isMarked;
}

const isArticle = ({ first, part }: Segment, tokens: readonly Token[]) =>
  !part && /^(an?|the|some)$/.test(wordAt(tokens, first));
/** Small words between a wish and what is said of it: 'a pool , would be nice'. */
const joins = ({ first, end, part }: Segment, tokens: readonly Token[]) =>
  !isExtra(part) &&
  (end - first > 1 ? part?.is === 'filler' : /^(,|it|that|which|this|but|-)$/.test(wordAt(tokens, first)));

/** The list behind it, as far as the next part of the sentence. */
function markAfter(taken: Segment[], tokens: readonly Token[], from: number): boolean {
  let isBegun = false;
  let isPlaced = false;
  for (const segment of taken.filter(({ first }) => first >= from)) {
    const word = wordAt(tokens, segment.first);
    // 'ideally near the market, a kitchen' wants the kitchen.
    if (isPlaced && !isBegun && word === ',') break;
    isPlaced ||= /^(place|near|airport)$/.test(segment.part?.is ?? '');
    if (isExtra(segment.part)) {
      segment.part = wish;
      isBegun = true;
    } else if (endsPart(tokens, segment.first) || (isBegun && turns.test(word))) break;
  }
  return isBegun;
}

/** The words that say that it is a wish. */
function leaveOut(taken: Segment[], from: number, to: number) {
  for (const segment of taken)
    if (segment.first >= from && segment.end <= to && !segment.part) segment.part = { is: 'filler' };
}
