import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const joints =
  /^(or|oder|and|\+|,|either|in|at|near|the|maybe|perhaps|even|around|anywhere|somewhere|elsewhere|possibly)$/;
const choosing = /^(or|oder|and|\+)$/;

/**
 * 'Hahndorf or the Adelaide Hills' asks for both, though the one is in the other; 'Hahndorf, Adelaide Hills' is an address, and so is
 * 'Hahndorf in the Adelaide Hills'.
 */
export function listedAreas(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const listed = new Set<Segment>();
  let run: Segment[] = [];
  let between: string[] = [];
  for (const segment of segments) {
    if (segment.part?.is === 'place') {
      if (run.length > 0 && between.some((word) => choosing.test(word)))
        for (const one of [...run, segment]) listed.add(one);
      // 'Stirling, Adelaide Hills or McLaren Vale' lists all three.
      run = between.length > 0 && between.every((word) => word === ',') ? [...run, segment] : [segment];
      between = [];
    } else if (!segment.part && joints.test(wordAt(tokens, segment.first))) {
      between.push(wordAt(tokens, segment.first));
    } else {
      [run, between] = [[], []];
    }
  }
  return segments.map((segment) =>
    listed.has(segment) && segment.part?.is === 'place'
      ? { ...segment, part: { ...segment.part, isListed: true } }
      : segment,
  );
}
