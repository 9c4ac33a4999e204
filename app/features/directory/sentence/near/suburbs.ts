import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { isRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** The suburbs of landmarks, which no place of the directory has. */
const suburbs: ReadonlyMap<string, readonly string[]> = new Map([
  ['coopers-stadium', ['hindmarsh']],
  ['adelaide-entertainment-centre', ['hindmarsh']],
  ['adelaide-showground', ['wayville']],
  ['tram-stop-wayville', ['wayville']],
  ['lyell-mcewin-hospital', ['elizabeth vale', 'elizabeth']],
  ['elizabeth-city-centre', ['elizabeth']],
  ['flinders-university', ['bedford park']],
  ['flinders-medical-centre', ['bedford park']],
  ['queen-elizabeth-hospital', ['woodville south', 'woodville']],
  ['westfield-marion', ['oaklands park']],
  ['westfield-tea-tree-plaza', ['modbury']],
  ['arndale', ['kilkenny']],
]);
/** 'Elizabeth Street' is elsewhere. */
const named = /^(street|st|road|rd|avenue|ave|terrace|oval|station|and|or)$/;

/** 'Hindmarsh, near Coopers Stadium': the suburb of a landmark says nothing more than the landmark. */
export function withoutSuburbs(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const own = segments.flatMap(({ part }) =>
    part?.is === 'near' ? (suburbs.get(part.near ?? '') ?? []) : [],
  );
  if (own.length === 0) return [...segments];
  const said = new Set<number>();
  for (const { first, part } of segments) {
    const length = part || said.has(first) ? 0 : Math.max(...own.map((name) => isRun(tokens, first, name)));
    if (!named.test(wordAt(tokens, first + length)))
      for (let at = first; at < first + length; at += 1) said.add(at);
  }
  return segments.map((segment) =>
    said.has(segment.first) && !segment.part ? { ...segment, part: { is: 'filler' } } : segment,
  );
}
