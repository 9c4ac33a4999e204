import { isBreak, type Token, wordAt } from './tokens/tokens';
import { isExtra, type Part, type Segment } from './tokens/parts';
import { oneTown } from './choices/towns';
import { isTownsName } from './rest';
import { saysSomething } from './words/chat-words';

const filler: Part = { is: 'filler' };
const either: Part = { is: 'unfiltered', why: 'either' };
/** 'Friday or Saturday'. */
const otherDay: Part = { is: 'unfiltered', why: 'dates' };
const isOr = (word: string | undefined) => word === 'or' || word === 'oder';
/** 'a pool, otherwise a spa', 'a pool, failing that a gym'. */
const isElse = (word: string) => word === 'otherwise' || word === 'failing';

/**
 * Reads what 'or' joins: amenities become one filter that any of them meets; kinds and places widen by themselves. A
 * choice between two different things becomes no filter.
 */
export function joinAlternatives(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = withoutUnknown(oneTown(segments, tokens), tokens);
  for (const [index, segment] of joined.entries()) {
    const word = wordAt(tokens, segment.first);
    if (segment.part || !(isOr(word) || isElse(word))) continue;
    const before = near(joined, tokens, index, -1);
    const after = near(joined, tokens, index, 1);
    if (before?.part?.is === 'dates' && after?.part?.is === 'dates') {
      [before.part, after.part, segment.part] = [otherDay, otherDay, filler];
      continue;
    }
    if (!before?.part || !after?.part) continue;
    const isOffered = isOffer(before.part, after.part) || isOffer(after.part, before.part);
    if (!isOffered && !(isFilter(before.part) && isFilter(after.part))) continue;
    if (isElse(word) && !(isExtra(before.part) && isExtra(after.part))) {
      // 'with parking, otherwise near the tram' is near it only where there is none.
      if (before.part.is !== after.part.is && after.part.is !== 'price') after.part = either;
      continue;
    }
    segment.part = filler;
    // 'hostel or budget hotel'.
    const described = joined[joined.indexOf(after) + 1]?.part;
    if (before.part.is === 'type' && described?.is === 'type') continue;
    // 'a ground floor apartment or one with a lift' is an apartment.
    if (before.part.is === 'type' && wordAt(tokens, segment.first + 1) === 'one') {
      after.part = either;
      continue;
    }
    if (before.part.is === 'amenity' && after.part.is === 'amenity') {
      joinAmenities(joined, tokens, before, after);
    } else if (before.part.is !== after.part.is || /^(tag|near)$/.test(before.part.is)) {
      before.part = either;
      after.part = either;
    }
  }
  return joined;
}

/** 'a balcony or a smoking room' asks for either of them. */
const isOffer = (part: Part, other: Part) =>
  part.is === 'unfiltered' && part.why === 'terms' && isExtra(other);
const isFilter = ({ is }: Part) => /^(type|place|amenity|tag|airport|near|stars|rating|price)$/.test(is);
const light = /^(a|an|the|in|near|with|at|one|some|any|even|least|maybe|perhaps|has|having)$/;

const besideElse = /^(,|that|or|then|which)$/;

/** The next segment in that direction that is more than a small word. */
function near(
  segments: Segment[],
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
): Segment | undefined {
  let at = index + step;
  const isElseThere = isElse(wordAt(tokens, segments[index]?.first ?? -1));
  const isLight = ({ first, part }: Segment) =>
    !part && (light.test(wordAt(tokens, first)) || (isElseThere && besideElse.test(wordAt(tokens, first))));
  while (segments[at] && isLight(segments[at]!)) at += step;
  return segments[at];
}

/** 'pool, spa or gym': the amenities with commas before one. */
function listedBefore(segments: Segment[], tokens: readonly Token[], index: number): Segment[] {
  const comma = segments[index - 1];
  const before = segments[index - 2];
  const isListed = comma && isBreak(wordAt(tokens, comma.first)) && before?.part?.is === 'amenity';
  return isListed ? [...listedBefore(segments, tokens, index - 2), before] : [];
}

/** Any of the two will do, and any that is listed before them. */
function joinAmenities(joined: Segment[], tokens: readonly Token[], before: Segment, after: Segment): void {
  noteDescription(joined, tokens, joined.indexOf(before));
  const earlier = listedBefore(joined, tokens, joined.indexOf(before));
  const names = [...earlier, before, after].flatMap(({ part }) => (part?.is === 'amenity' ? part.names : []));
  for (const listed of earlier) listed.part = filler;
  before.part = filler;
  after.part = { is: 'amenity', names: [...new Set(names)] };
}

/** The 'heated' of 'a heated pool or a spa' is of one of them only. */
function noteDescription(segments: Segment[], tokens: readonly Token[], index: number): void {
  const described = segments[index - 1];
  if (described && !described.part && saysSomething(wordAt(tokens, described.first))) described.part = either;
}

const isKnown = (segment: Segment | undefined) => /^(amenity|tag|type|place)$/.test(segment?.part?.is ?? '');
const longestUnknown = 4;
/** 'hotel or similar' names nothing else. */
const vague =
  /^(none|nothing|bust|similar|equivalent|comparable|whatever|nearby|surrounds|thereabouts|close|better|more|less|above|below|cheaper|under|over|two|three|few)$/;

/** The number of words without a filter that follow one another from there, in that direction. */
function unknownFrom(
  segments: readonly Segment[],
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
): number {
  let length = 0;
  for (; length < longestUnknown; length += 1) {
    const segment = segments[index + length * step];
    const word = wordAt(tokens, segment?.first ?? -1);
    const isText = segment?.part?.is === 'text';
    const saysMore = saysSomething(word) || (segment && isTownsName(tokens, segment.first));
    if (!segment || (segment.part && !isText) || !saysMore || vague.test(word)) break;
  }
  return length;
}

/**
 * 'lift or ground floor': either would do, and only one of them has a filter. Both become notes; but 'motel or cabin' looks for motels.
 * In 'Stirling or Crafers or Aldgate' and 'Aldgate or Crafers or Stirling' each of the unknown ones is a note.
 */
function withoutUnknown(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = segments.map((segment) => ({ ...segment }));
  for (let index = 0; index < joined.length; index += 1) noteUnknown(joined, tokens, index);
  for (let index = joined.length - 1; index > 0; index -= 1) noteUnknown(joined, tokens, index);
  return joined;
}

/** Where the segment is 'or' between a filter, or a note of before, and unknown words, these become a note. */
function noteUnknown(joined: Segment[], tokens: readonly Token[], index: number): void {
  const or = joined[index];
  if (!or || or.part || !isOr(tokens[or.first]?.word)) return;
  const [before, after] = [near(joined, tokens, index, -1), near(joined, tokens, index, 1)];
  const isSettled = (side: Segment | undefined) => isKnown(side) || side?.part === either;
  if (isTextOrText(joined, tokens, { before, after })) return noteBoth(joined, tokens, joined.indexOf(or));
  if (!before || !after || isSettled(before) === isSettled(after)) return;
  const step = isSettled(before) ? 1 : -1;
  const [filter, other] = step === 1 ? [before, after] : [after, before];
  // 'smokers room or balcony'.
  const noun = Number(step === -1 && /^rooms?$/.test(wordAt(tokens, other.first)));
  const at = joined.indexOf(other) - noun;
  const length = unknownFrom(joined, tokens, at, step);
  if (length === 0) return;
  const first = step === 1 ? at : at - length + 1;
  const end = joined[first + length + noun - 1]?.end ?? other.end;
  // 'a hoist or at least an accessible bathroom' asks for the bathroom.
  const isLeast =
    step === -1 && wordAt(tokens, or.first + 1) === 'at' && wordAt(tokens, or.first + 2) === 'least';
  if (!isLeast && /^(amenity|tag)$/.test(filter.part?.is ?? '')) filter.part = either;
  or.part = filler;
  joined.splice(first, length + noun, { first: joined[first]?.first ?? other.first, end, part: either });
}

/** 'massage or facials' beside something that is known: neither has to be found. */
function isTextOrText(
  joined: readonly Segment[],
  tokens: readonly Token[],
  { before, after }: { before: Segment | undefined; after: Segment | undefined },
): boolean {
  const isText = (side: Segment | undefined) =>
    side !== undefined &&
    (!side.part || side.part.is === 'text') &&
    saysSomething(wordAt(tokens, side.first)) &&
    !vague.test(wordAt(tokens, side.first));
  return isText(before) && isText(after) && joined.some(isKnown);
}

/** Both sides of that 'or' become one note. */
function noteBoth(joined: Segment[], tokens: readonly Token[], index: number): void {
  const [back, on] = [unknownFrom(joined, tokens, index - 1, -1), unknownFrom(joined, tokens, index + 1, 1)];
  const [first, last] = [joined[index - back], joined[index + on]];
  if (back === 0 || on === 0 || !first || !last) return;
  joined.splice(index - back, back + on + 1, { first: first.first, end: last.end, part: either });
}
