import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { assistanceDogs } from '~/features/directory/sentence/words/amenity-phrases';

/** Every stay takes a guide dog, so that one asks for no stay with pets: 'a dog, but it is a guide dog'. */
export function withoutAssistanceDogs(segments: readonly Segment[], tokens: readonly Token[]): Segment[] {
  const isNamed = tokens.some((_, at) => longestRun(tokens, at, assistanceDogs) > 0);
  if (!isNamed) return [...segments];
  return segments.map((segment): Segment => {
    const { first, end, part } = segment;
    const areDogs = /^dogs?$/.test(wordAt(tokens, end - 1)) || /^dogs?$/.test(wordAt(tokens, first));
    const arePets = part?.is === 'amenity' && part.names.includes('Pets allowed');
    return arePets && areDogs ? { ...segment, part: { is: 'unfiltered', why: 'beside' } } : segment;
  });
}
