import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt, wordsBefore } from '~/features/directory/sentence/tokens/tokens';

/** 'Glenelg, no wait, Henley Beach' and 'a motel, I mean a hotel' take the first back. */
export const corrected =
  /(^| )(no wait|wait no|no sorry|sorry|scratch that|strike that|make that|make it|i meant?|correction|or rather|, actually|no actually|on second thoughts?)( [,:.-])?( actually| i mean| just| make that)?( in| at| near)?( the| an?)?$/;
const longestLead = 7;
const sameKind: Record<string, RegExp> = {
  amenity: /^(amenity|tag|text)$/,
  tag: /^(amenity|tag|text)$/,
  guests: /^guests$/,
  price: /^price$/,
};

/** Of 'a pool, sorry a spa' the spa is left: what stands right before the words that take it back. */
export function withoutTakenBack(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const read = [...segments];
  for (const [at, { first, part }] of segments.entries()) {
    const kinds = sameKind[part?.is ?? ''];
    if (!kinds || !corrected.test(wordsBefore(tokens, first, longestLead))) continue;
    const before = leadingTo(read, tokens, at);
    const own = read[before];
    if (!own || !kinds.test(own.part?.is ?? '')) continue;
    const isThing = own.part?.is !== 'guests' && own.part?.is !== 'price';
    read[before] = { ...own, part: isThing ? { is: 'unfiltered', why: 'absence' } : { is: 'filler' } };
  }
  return read;
}

const light =
  /^(no|wait|sorry|scratch|strike|that|make|it|i|meant?|correction|or|rather|actually|on|second|thoughts?|just|in|at|near|the|an?)$/;
/** Where the last part stands before the words of a correction. */
function leadingTo(segments: readonly Segment[], tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (before >= 0) {
    const { first, end, part } = segments[before]!;
    const isLight = tokens
      .slice(first, end)
      .every(
        (_, index) => isBreak(wordAt(tokens, first + index)) || light.test(wordAt(tokens, first + index)),
      );
    if (!isLight || (part !== null && part.is !== 'filler')) break;
    before -= 1;
  }
  return before;
}
