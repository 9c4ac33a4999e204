import type { Part, PartOf, Segment } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const filler: Part = { is: 'filler' };
const either: Part = { is: 'unfiltered', why: 'either' };

/** 'if there is', 'in case they', before 'no pool'. */
const condition = /^(if|case)$/;
const small = /^(there|theres|is|are|it|has|have|had|they|you|we|that|the|hotel|place|one)$/;
/** Between what may be missing and what is asked for then. */
const then =
  /^([,?]|then|at|least|a|an|the|some|i|we|want|need|would|like|id|wed|ill|well|give|me|us|must|it|should|have|has|with|please|maybe|perhaps|my|our)$/;
const longestCondition = 5;

/** 'If there is no pool then at least a gym' asks for either of them, since the first is the wish and the second is enough. */
export function joinFallbacks(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = segments.map((segment) => ({ ...segment }));
  for (const [index, { first, part }] of joined.entries()) {
    if (part?.is !== 'unfiltered' || !part.denied) continue;
    const isIf = isCondition(tokens, first);
    if (isIf && tolerated(joined, tokens, index)) continue;
    const enough = afterwards(joined, tokens, index, isIf) ?? (isIf && before(joined, tokens, index));
    if (enough) join(joined[index]!, enough, part.denied);
  }
  for (const [index, segment] of joined.entries())
    if (segment.part?.is === 'text' && isEnoughBehind(joined, tokens, index)) segment.part = either;
  leaveOutThen(joined, tokens);
  return joined;
}

/** 'a kids club or at least a playground': what no filter knows is not asked for beside what is enough. */
function isEnoughBehind(joined: readonly Segment[], tokens: readonly Token[], index: number): boolean {
  const { end } = joined[index]!;
  const or = longestRun(tokens, end, atLeast);
  const next = joined.find(({ first, part }) => first >= end + or && part?.is === 'amenity');
  return or > 0 && next !== undefined && next.first <= end + or + 1;
}
const atLeast = ['or at least', ', or at least', 'or even just', 'or failing that', 'or if not'];

/** 'a bathtub, if no bathtub also okay': what is named before is a wish. */
function tolerated(joined: Segment[], tokens: readonly Token[], index: number): boolean {
  const missing = joined[index]!;
  const denied = missing.part?.is === 'unfiltered' ? JSON.stringify(missing.part.denied) : '';
  if (longestRun(tokens, missing.end, fine) === 0) return false;
  for (const segment of joined.slice(0, index))
    if (JSON.stringify(segment.part) === denied) segment.part = { is: 'unfiltered', why: 'wish' };
  return true;
}
const fine = ['', 'also ', 'its ', 'it is ', 'thats ', 'that is ', 'then its ', 'is ', 'is also ', 'still ']
  .flatMap((lead) => ['', ', '].map((sign) => `${sign}${lead}`))
  .flatMap((lead) =>
    ['ok', 'okay', 'fine', 'alright', 'all right', 'no problem', 'not a problem', 'no worries', 'good'].map(
      (how) => `${lead}${how}`,
    ),
  );

/** The 'then' behind an 'if' is no word that a stay has to have. */
function leaveOutThen(joined: Segment[], tokens: readonly Token[]) {
  let isIf = false;
  for (const segment of joined) {
    const word = wordAt(tokens, segment.first);
    isIf ||= word === 'if' || word === 'unless';
    if (isIf && word === 'then' && !segment.part) segment.part = filler;
  }
}

function isCondition(tokens: readonly Token[], first: number): boolean {
  let at = first - 1;
  while (at >= first - longestCondition && small.test(wordAt(tokens, at))) at -= 1;
  return condition.test(wordAt(tokens, at));
}

/** What is enough where the first is missing; 'no pool? then a gym' has no 'if'. */
function afterwards(
  joined: Segment[],
  tokens: readonly Token[],
  index: number,
  isIf: boolean,
): Segment | undefined {
  const next = joined.findIndex(({ part }, at) => at > index && part !== null && part.is !== 'filler');
  const between = joined.slice(index + 1, next);
  const words = between.map(({ first }) => wordAt(tokens, first));
  const isLed = isIf || (words[0] === '?' && words[1] === 'then');
  if (next < 0 || !isLed || !words.every((word) => then.test(word))) return undefined;
  for (const [at, segment] of between.entries()) if (words[at] === 'then') segment.part = filler;
  return joined[next];
}

/** 'a balcony if there is no garden'. */
function before(joined: Segment[], tokens: readonly Token[], index: number): Segment | undefined {
  const at = joined.findLastIndex(
    ({ part }, other) => other < index && part !== null && part.is !== 'filler',
  );
  const words = joined.slice(at + 1, index).map(({ first }) => wordAt(tokens, first));
  const last = wordAt(tokens, joined[index]?.end ?? 0);
  const isClose = words.every((word) => small.test(word) || condition.test(word) || word === 'in');
  return isClose && !isLetters(last) ? joined[at] : undefined;
}

function join(missing: Segment, enough: Segment, denied: Part) {
  const part = enough.part;
  if (part?.is === 'amenity' && denied.is === 'amenity') {
    enough.part = { is: 'amenity', names: [...new Set([...denied.names, ...part.names])] };
    missing.part = filler;
  } else if (part?.is === denied.is && /^(type|place)$/.test(denied.is)) missing.part = denied;
  else if (part && isAmenityOrTag(part)) enough.part = either;
}

const isAmenityOrTag = (part: Part): part is PartOf<'amenity'> | PartOf<'tag'> =>
  part.is === 'amenity' || part.is === 'tag';
