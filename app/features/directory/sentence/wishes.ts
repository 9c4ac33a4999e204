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
    'a bonus, a big bonus, a nice bonus, a help, a big help, a great help, a huge help, a real plus, an advantage, an added bonus, a plus, a big plus, a nice extra, nice to have, optional, nice, a nice touch, the icing on the cake',
  )
    .filter((what) => what !== 'nice' || verb.startsWith('would'))
    .map((what) => `${verb} ${what}`),
);
const praises = [
  'lovely, great, fab, ideal, perfect, amazing, super, awesome, fantastic, fabulous, wonderful, brilliant, brill, excellent, terrific, good, cool, sweet, welcome, helpful, useful, handy, appreciated, much appreciated, greatly appreciated, gold, magic, heaven, heavenly, divine, superb, marvellous, delightful, a delight, a treat, a real treat, a dream, a godsend, a blessing, a bonus, the cherry on top, the cherry on the cake',
].flatMap(wordList);
const degrees = ['', 'really ', 'so ', 'super ', 'absolutely ', 'very ', 'just ', 'extra ', 'pretty '];
const praised = praises.flatMap((what) => degrees.map((how) => `${how}${what}`));
/** 'a pool would be lovely'. */
const liked = ['would be', 'would also be', 'wud be', 'd be'].flatMap((verb) =>
  praised.map((what) => `${verb} ${what}`),
);
const alone = behind.concat(
  liked,
  wordList(
    'would seal the deal, would make my day, would make our day, would make our stay, would help, would help a lot, would really help, would help us, would help us out, would certainly help, would be of help, comes in handy, would come in handy, come in handy, could come in handy, would be of use, would go down well, would go down a treat, would make it perfect',
  ),
  wordList(
    'a bonus, optional, ideally, nice to have, a plus, maybe, perhaps, possibly, ? maybe, ? perhaps, ? possibly, ? if you have one, ? ideally',
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
    if (isExtra(part) || mayBringPets(taken, tokens, index)) continue;
    const after = longestRun(tokens, first, alone);
    const isLast = after > 0 && endsThere(tokens, first + after) && !beginsThere(tokens, first);
    const lead = isLast ? 0 : longestRun(tokens, first, before);
    const marked = isLast
      ? isAskedWith(taken, tokens, index) || markBefore(taken, tokens, index)
      : (lead > 0 && markAfter(taken, tokens, first + lead)) || markLonged(taken, tokens, first);
    const words = Math.max(lead, isLast ? after : longestRun(tokens, first, longed));
    if (marked) leaveOut(taken, first, first + words);
  }
  return taken;
}

/** 'possibly 2 dogs' come along or not, and have to be allowed. */
function mayBringPets(taken: readonly Segment[], tokens: readonly Token[], index: number): boolean {
  if (!/^(maybe|perhaps|possibly)$/.test(wordAt(tokens, taken[index]!.first))) return false;
  return taken
    .slice(Math.max(0, index - 2), index + 4)
    .some(({ part }) => part?.is === 'amenity' && part.names.includes('Pets allowed'));
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
    } else if (!segment.part && described.test(wordAt(tokens, segment.first))) {
      segment.part = wish;
      isMarked = true;
    } else if (!/^(and|or)$/.test(wordAt(tokens, segment.first)) && !isArticle(segment, tokens)) break;
  }
  return isMarked;
}

/** How an extra is to be: 'a fenced yard would be good', 'a pool, heated ideally'. */
const described = /^(fenced|enclosed|heated|covered|undercover|sheltered|shaded|shady|gated)$/;

/** 'a cottage with a fireplace would be lovely' is the whole that is looked for. */
function isAskedWith(taken: readonly Segment[], tokens: readonly Token[], index: number): boolean {
  if (longestRun(tokens, taken[index]!.first, liked) === 0) return false;
  let at = index - 1;
  while (at >= 0 && joins(taken[at]!, tokens)) at -= 1;
  const isOfList = (segment: Segment) =>
    isExtra(segment.part) || isArticle(segment, tokens) || wordAt(tokens, segment.first) === 'and';
  while (at >= 0 && isOfList(taken[at]!)) at -= 1;
  // 'with a hearty breakfast'.
  const last = taken[at]?.first ?? 0;
  const lead = [last, last - 1, last - 2].find((each) => /^(with|w)$/.test(wordAt(tokens, each))) ?? 0;
  return lead > 0 && !endsPart(tokens, lead - 1);
}

const longings = ['we would', 'i would', 'would', 'wed', 'id'].flatMap((who) =>
  ['', 'really ', 'absolutely ', 'also ', 'just '].flatMap((how) =>
    wordList(
      'adore, kill for, be happy with, be delighted with, be over the moon with, be thrilled with, be stoked with',
    ).map((verb) => `${who} ${how}${verb}`),
  ),
);
/** Leads of a wish that are no wish before a kind of stay: 'would kill for a balcony', but not 'would adore a house with a balcony'. */
const longed = longings.concat(
  [
    'maybe',
    'maybe with',
    'perhaps',
    'perhaps with',
    'possibly',
    'possibly with',
    'wouldnt mind',
    'wouldnt mind having',
    'would not mind',
    'id like it if',
    'bonus if it has',
    'ideal would be',
    'a dream would be',
  ],
  praises.flatMap((what) =>
    ['would be', 'it would be', 'itd be'].flatMap((verb) =>
      [
        'if',
        'if it has',
        'if it had',
        'if there was',
        'if there is',
        'if theres',
        'if there were',
        'if we had',
        'if it came with',
      ].map((how) => `${verb} ${what} ${how}`),
    ),
  ),
);

/** The extras right behind such words: 'would love a pool and a spa'. */
function markLonged(taken: Segment[], tokens: readonly Token[], from: number): boolean {
  const lead = longestRun(tokens, from, longed);
  if (lead === 0) return false;
  const behind = taken.filter(({ first }) => first >= from + lead);
  let isMarked = false;
  for (const segment of behind) {
    const word = wordAt(tokens, segment.first);
    if (isExtra(segment.part)) {
      segment.part = wish;
      isMarked = true;
    } else if (
      !isArticle(segment, tokens) &&
      !(isMarked ? /^(and|or)$/ : /^(there|it|was|is|had|has|have|were|we|you|also)$/).test(word)
    )
      break;
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
