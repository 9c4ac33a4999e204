import type { Part, Segment } from '~/features/directory/sentence/tokens/parts';
import { endsPart, wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';
import { saysSomething } from '~/features/directory/sentence/words/chat-words';

const filler: Part = { is: 'filler' };
const either: Part = { is: 'unfiltered', why: 'either' };
const longestHead = 4;

const is = (segment: Segment | undefined, kinds: RegExp) => kinds.test(segment?.part?.is ?? '');
const isKind = (segment: Segment | undefined) => segment?.part?.is === 'type';
const wordOf = (segment: Segment | undefined, tokens: readonly Token[]) =>
  wordAt(tokens, segment?.first ?? -1);

/**
 * 'a hotel in Glenelg or an apartment in Brighton' are two stays. Both kinds and both places are searched for; what only one of
 * the two is to have is a note.
 */
export function joinBranches(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const joined = segments.map((segment) => ({ ...segment }));
  for (const [index, or] of joined.entries()) {
    if (or.part || wordOf(or, tokens) !== 'or' || !beginsStay(joined, index + 1)) continue;
    const first = branchBefore(joined, tokens, index);
    const second = branchFrom(joined, tokens, index + 1);
    const meant = first.filter(({ part }) => part);
    if (isKind(meant.at(-1)) || !meant.some(isKind)) continue;
    or.part = filler;
    joinFeatures(first, second);
    joinPlaces(first, second);
    joinPrices(first, second);
    joinTexts(second, tokens);
  }
  return joined;
}

/** 'or a cheap motel': a kind of stay with no more than a few words before it. */
function beginsStay(joined: readonly Segment[], from: number): boolean {
  const head = joined.slice(from, from + longestHead);
  const kind = head.findIndex(isKind);
  return (
    kind >= 0 && head.slice(0, kind).every(({ part }) => !part || /^(tag|price|stars|place)$/.test(part.is))
  );
}

const isEnd = ({ first }: Segment, tokens: readonly Token[]) => endsPart(tokens, first);

function branchBefore(joined: Segment[], tokens: readonly Token[], index: number): Segment[] {
  const begin = joined.slice(0, index).findLastIndex((segment) => isEnd(segment, tokens));
  return joined.slice(begin + 1, index);
}

function branchFrom(joined: Segment[], tokens: readonly Token[], from: number): Segment[] {
  const length = joined.slice(from).findIndex((segment) => isEnd(segment, tokens));
  return length < 0 ? joined.slice(from) : joined.slice(from, from + length);
}

const features = /^(amenity|tag|stars|rating)$/;
const wheres = /^(place|near|airport)$/;

/** What the first has of its own is no wish for the second, nor the other way round. */
function joinFeatures(first: readonly Segment[], second: readonly Segment[]) {
  const own = first.filter((segment) => is(segment, features));
  const others = second.filter((segment) => is(segment, features));
  if (own.length === 0) return;
  const texts = [own, others].map((list) => list.map(({ part }) => JSON.stringify(part)));
  for (const segment of [...own, ...others])
    if (!texts.every((list) => list.includes(JSON.stringify(segment.part)))) segment.part = either;
}

/** Of places any will do; of minutes to a landmark beside them only one could be searched for. */
function joinPlaces(first: readonly Segment[], second: readonly Segment[]) {
  const [own, others] = [first, second].map((list) => list.filter((segment) => is(segment, wheres)));
  const all = [...(own ?? []), ...(others ?? [])];
  if (!own?.length || !others?.length || all.every((segment) => is(segment, /^place$/))) return;
  for (const segment of all) segment.part = either;
}

/** The higher of two limits. */
function joinPrices(first: readonly Segment[], second: readonly Segment[]) {
  const [own, other] = [first, second].map((list) =>
    list.find(({ part }) => part?.is === 'price' && part.max !== null),
  );
  if (own?.part?.is !== 'price' || other?.part?.is !== 'price') return;
  const lower = (own.part.max ?? 0) < (other.part.max ?? 0) ? own : other;
  lower.part = either;
}

/** 'a hotel with a lift or a ground floor motel': words of the second stay must not be looked for in the first. */
function joinTexts(second: readonly Segment[], tokens: readonly Token[]) {
  let noted: Segment | null = null;
  for (const segment of second) {
    const isText = !segment.part && saysSomething(wordOf(segment, tokens));
    if (!isText) noted = null;
    else if (noted) [noted.end, segment.part] = [segment.end, filler];
    else [noted, segment.part] = [segment, either];
  }
}
