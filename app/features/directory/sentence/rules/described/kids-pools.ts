import type { Segment } from '~/features/directory/sentence/tokens/parts';
import { type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const children =
  /^((kid|child|children|toddler|baby|kiddie|kiddy)(['’]?s['’]?)?|kiddies|babies|paddling|wading|splash|little)$/;

/** 'a kids pool' is a pool where families are welcome, as 'a pool for kids' is. */
export function withKidsPools(
  segments: readonly Segment[],
  tokens: readonly Token[],
  tags: readonly string[],
): Segment[] {
  return segments.flatMap((segment): Segment[] => {
    const { first, end, part } = segment;
    const isPool = part?.is === 'amenity' && part.names.some((name) => /\bpool$/i.test(name));
    const isOfKids = isPool && end > first + 1 && children.test(wordAt(tokens, first));
    // 'playground or kids pool' is either for children.
    const before = first - Number(/^(a|the)$/.test(wordAt(tokens, first - 1))) - 1;
    const isEither = wordAt(tokens, before) === 'or' || wordAt(tokens, end) === 'or';
    if (!isOfKids || isEither || !tags.includes('family')) return [segment];
    return [
      { first, end: first + 1, part: { is: 'tag', tag: 'family' } },
      { ...segment, first: first + 1 },
    ];
  });
}
