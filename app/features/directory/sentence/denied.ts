import { isFeature } from './asides';
import { meaningAt, type Sentence } from './meaning';
import { isBreak, isLetters, longestRun, wordsBefore, wordAt } from './tokens/tokens';
import { outskirtsLength } from './rules/kinds/outskirts';
import { lightWords, negations, shunned } from './words/negation-words';
import { wordList } from './words/word-list';

/** How many words there reject what follows; 0 where none do. */
export const negationLength = (sentence: Sentence, at: number): number =>
  rejection(sentence, at) ||
  ofThings(sentence, at) ||
  Number(
    isMinus(sentence, at) ||
      isBesides(sentence, at) ||
      isThan(sentence, at) ||
      isOver(sentence, at) ||
      isSwapped(sentence, at) ||
      isLeftOut(sentence, at) ||
      isBut(sentence, at),
  );

const rejection = (sentence: Sentence, at: number): number => {
  const length = isWelcome(sentence, at) ? 0 : longestRun(sentence.tokens, at, negations);
  const isOutside = length > 0 && wordAt(sentence.tokens, at) === 'outside';
  const isAround = isOutside && outskirtsLength(sentence, at) > 0;
  return isAround || (isOutside && !isOutOf(sentence, at + 1)) ? 0 : length;
};

/** 'outside of Glenelg', 'outside the village'; 'an outside pool' is outdoors, and 'sleep outside than in a hostel' denies the hostel only. */
function isOutOf(sentence: Sentence, from: number): boolean {
  const isOf = /^(of|the|this|that|your|our|its)$/.test(wordAt(sentence.tokens, from));
  const match = meaningAt(sentence, unitStart(sentence, from));
  return match ? /^(place|near|airport|text)$/.test(match.part.is) : isOf;
}

/** 'we don't mind Glenelg or Henley' would stay in either. */
function isWelcome(sentence: Sentence, at: number): boolean {
  const length = longestRun(sentence.tokens, at, mindless);
  return length > 0 && meaningAt(sentence, unitStart(sentence, at + length))?.part.is === 'place';
}
const mindless = [
  'dont mind',
  'wouldnt mind',
  'dont mind about',
  'dont mind staying in',
  'dont mind going to',
];

/** 'free from pets', '0 pools'; 'free from Friday', '0 children' and 'my ex' deny nothing. */
function ofThings(sentence: Sentence, at: number): number {
  const length = longestRun(sentence.tokens, at, beforeThings);
  // The end of 'pool-less' denies what is before it.
  if (length === 0 || sentence.tokens[at]?.afterHyphen) return 0;
  const start = unitStart(sentence, at + length);
  // 'the last thing I need is a party hostel'.
  const from = start + Number(shunned.test(wordAt(sentence.tokens, start)) && !meaningAt(sentence, start));
  const part = meaningAt(sentence, from)?.part;
  const isThing = part !== undefined && /^(amenity|tag|type|place|airport)$/.test(part.is);
  const isFree = wordAt(sentence.tokens, at) === 'free' && nuisances.has(wordAt(sentence.tokens, from));
  return isThing || isFree ? length : 0;
}

const beforeThings = wordList(`
  free from, ex, 0, less, so over, we are over, im over, were over, we are so over, im so over, pass on, hard pass on, a hard pass on, a pass on, passing on, hold off on,
  holding off on, last thing we want is, last thing i want is, last thing we need is, last thing i need is, last thing we want, last thing i want, last thing we need, last thing i need,
  vetoed, vetoes, sworn off, swore off, gone off, went off, draw the line at, boycott, boycotting, on no account, by no means, under no circumstances, couldnt pay me to stay in, couldnt pay me enough to stay in, couldnt pay us enough to stay in, 
   over my dead body, no chance of, take or leave, can live without, could live without, happy to live without, missed out on, missed out in
`).concat(
  // 'any suburb but Prospect'.
  ['any', 'every'].flatMap((any) =>
    wordList('suburb, place, area, town, part, kind, type, sort').flatMap((what) => [
      `${any} ${what} but`,
      `${any} ${what} bar`,
    ]),
  ),
  // 'remove Glenelg', 'filter out anything with a shared bathroom'.
  wordList(
    'ban, hide, remove, take out, filter out, screen out, weed out, delete, cross out, cross off, strike out, knock out, get rid of, leave off, take off, drop',
  ).flatMap((verb) =>
    [
      '',
      ' all',
      ' all the',
      ' any',
      ' anything with',
      ' anything in',
      ' everything in',
      ' everything with',
      ' places with',
    ].map((what) => `${verb}${what}`),
  ),
);

/** What a place may be free from, besides what stays have. */
const nuisances = new Set(
  wordList(
    'kid, kids, child, children, baby, babies, toddlers, teenagers, smoke, smoking, smokers, noise, noises, crowds, traffic, parties, partying, mould, mold, stairs, steps, insects, mosquitoes, allergens',
  ),
);

/** 'prefer Norwood over Unley', 'prefer Norwood to Unley', 'a motel preferred over a hostel'. */
function isOver(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (!/^(over|to|above)$/.test(wordAt(tokens, at))) return false;
  const isPreferred = /(^| )prefer(red|ence|ring|ably)?( |$)/.test(wordsBefore(tokens, at, longestPreferred));
  // 'hotel over motel any day'.
  const isRather = wordsBefore(tokens, at, longestPreferred).includes('rather');
  if (!isPreferred && (isRather || wordAt(tokens, at) !== 'over')) return false;
  const from = unitStart(sentence, at + 1);
  const match = meaningAt(sentence, from);
  const part = match?.part;
  if (isPreferred && wordAt(tokens, at) !== 'to') return isFeature(part);
  // 'a pool over a gym any day', but 'a balcony over the pool'.
  if (part?.is === 'amenity') return longestRun(tokens, from + (match?.length ?? 0), always) > 0;
  // 'prefer somewhere close to Unley' has no two of one kind.
  const isSame = (back: number) => {
    const own = meaningAt(sentence, at - back);
    return own?.length === back && own.part.is === part?.is;
  };
  return /^(place|type)$/.test(part?.is ?? '') && [1, 2, 3].some(isSame);
}
const always = ['any day', 'any time', 'anytime', 'every time', 'anyday', 'every day of the week'];
const longestPreferred = 6;

/** 'rather motel than hostel'. */
function isThan(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  // 'hotel better as hostel', as it is said abroad.
  const isAs = wordAt(tokens, at) === 'as' && /^(better|rather)$/.test(wordAt(tokens, at - 1));
  if (wordAt(tokens, at) !== 'than' && !isAs) return false;
  const isRather = /(^| )(rather|sooner|better)( |$)/.test(wordsBefore(tokens, at, longestPreferred));
  return isRather && isFeature(meaningAt(sentence, unitStart(sentence, at + 1))?.part);
}

/** 'swap the gym for a pool'. */
function isSwapped(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (!/^(swap|trade|exchange|replace)$/.test(wordAt(tokens, at))) return false;
  const from = unitStart(sentence, at + 1);
  const match = meaningAt(sentence, from);
  return match?.part.is === 'amenity' && /^(for|with)$/.test(wordAt(tokens, from + match.length));
}

/** 'leave the pool out'. */
function isLeftOut(sentence: Sentence, at: number): boolean {
  if (wordAt(sentence.tokens, at) !== 'leave') return false;
  const from = unitStart(sentence, at + 1);
  const match = meaningAt(sentence, from);
  return isFeature(match?.part) && wordAt(sentence.tokens, from + (match?.length ?? 0)) === 'out';
}

/** 'any hotel but the Hilton' denies what has no other meaning; 'any hotel but the pool must be heated' goes on. */
function isBut(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  if (wordAt(tokens, at) !== 'but' || wordAt(tokens, at + 1) !== 'the') return false;
  const isOfAll = /(^| )(any|every|all|each)( [a-z]+){1,2}$/.test(wordsBefore(tokens, at, longestPreferred));
  const ends = [3, 4, 5].findIndex((far) => isBreak(tokens[at + far]?.word ?? ','));
  return isOfAll && ends >= 0 && [2, 3, 4].slice(0, ends + 1).every((far) => !meaningAt(sentence, at + far));
}

/** The sign of '-pool', as search engines have it; '- pool' begins another line, and 'Adelaide -Glenelg' goes on. */
function isMinus(sentence: Sentence, at: number): boolean {
  const [before, sign, next] = [at - 1, at, at + 1].map((index) => sentence.tokens[index]);
  if (sign?.word !== '-' || !next) return false;
  const isTight = sign.end === next.start && (before?.end ?? -1) < sign.start;
  const isAfterWord = !before || (/^[\p{L}\d]/u.test(before.word) && before.word !== 'adelaide');
  if (!isTight || !isAfterWord) return false;
  // '2 -3 bedrooms' are a number of rooms.
  const part = meaningAt(sentence, at + 1)?.part;
  return isFeature(part) && (isLetters(next.word) || part?.is === 'amenity');
}

/** 'besides Glenelg' is without it; 'besides a pool it needs a gym' has both. */
function isBesides(sentence: Sentence, at: number): boolean {
  if (wordAt(sentence.tokens, at) !== 'besides') return false;
  const part = meaningAt(sentence, unitStart(sentence, at + 1))?.part;
  return /^(place|type|airport)$/.test(part?.is ?? '');
}

const anyThere = wordList(
  'anything, anywhere, everything, somewhere, something, places, properties, rooms, stays, any place, a place, any room, a room',
).flatMap((what) =>
  wordList(
    'in, near, with, at, around, on, close to, next to, beside, above, that has, that have, which has, which have, that is, thats',
  ).map((where) => `${what} ${where}`),
);

/** Where the thing begins that a negation before it denies. */
export function unitStart(sentence: Sentence, from: number): number {
  let at = from;
  for (;;) {
    const match = meaningAt(sentence, at);
    // 'not walking distance to the city' denies the city.
    if (match?.part.is === 'filler') at += match.length;
    else if (lightWords.has(wordAt(sentence.tokens, at)) && !isFeature(match?.part)) at += 1;
    else {
      // 'don't suggest anything in the city', 'avoid places with stairs'.
      const any = longestRun(sentence.tokens, at, anyThere);
      if (any === 0) return at;
      at += any;
    }
  }
}

/** One of several amenities by a word that is none by itself: 'a pool that is not indoors', 'parking but not paid'. */
const oneOf: readonly (readonly [RegExp, string])[] = [
  [/^(indoors?|inside)$/, 'Indoor pool'],
  [/^(outdoors?|outside)$/, 'Outdoor pool'],
  [/^paid$/, 'Paid parking'],
];

/** The amenities that are denied there: 'a kitchen, not a kitchenette' is a full kitchen. */
export function deniedNames(sentence: Sentence, from: number): readonly string[] {
  const at = unitStart(sentence, from);
  const part = meaningAt(sentence, at)?.part;
  if (part?.is === 'amenity') return part.names;
  const word = wordAt(sentence.tokens, at);
  return oneOf.flatMap(([said, name]) => (said.test(word) ? [name] : []));
}

const exceptions =
  /^(except|excluding|excl|exclude|apart|other|aside|save|barring|but|anything|anywhere|everything|everywhere|all)$/;
const leads = ['near', 'near to', 'at', 'by', 'close to', 'next to', 'beside'];

/**
 * How many words behind a kind that is denied say where it is: 'no hotels near a hospital' denies those, but 'except hostels within 10
 * minutes of the oval' is near it.
 */
export function deniedWhere(sentence: Sentence, at: number, end: number): number {
  const { tokens } = sentence;
  if (exceptions.test(wordAt(tokens, at)) || meaningAt(sentence, end - 1)?.part.is !== 'type') return 0;
  const where = meaningAt(sentence, end);
  const isSeaside = where?.part.is === 'tag' && where.part.tag.startsWith('beach') && where.length > 1;
  if (isContrast(sentence, at, end)) return 0;
  if (where && (where.part.is === 'near' || isSeaside)) return where.length;
  const lead = longestRun(tokens, end, leads);
  const start = lead > 0 ? unitStart(sentence, end + lead) : end;
  const airport = lead > 0 ? meaningAt(sentence, start) : null;
  return airport?.part.is === 'airport' ? start + airport.length - end : 0;
}

/** 'a hotel not motel near the zoo' is near it; 'a hotel, no motels near the zoo' is not. */
function isContrast(sentence: Sentence, at: number, end: number): boolean {
  const { tokens } = sentence;
  if (!/^(not|no|never)$/.test(wordAt(tokens, at)) || wordAt(tokens, end - 1).endsWith('s')) return false;
  return tokens.some((_, other) => other < at && meaningAt(sentence, other)?.part.is === 'type');
}
