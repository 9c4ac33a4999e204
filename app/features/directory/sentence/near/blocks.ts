import { longestRun, numberAt, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const several = [
  'a couple of',
  'couple of',
  'a couple',
  'couple',
  'a few',
  'few',
  'a few short',
  'a few city',
];
const block = [
  'block',
  'blocks',
  'city block',
  'city blocks',
  'short blocks',
  'small blocks',
  'street blocks',
];
/** A block of the city is about 150 metres, which are two minutes; a few of them are as near as one is. */
const [minutesEach, fewest, fewBlocks] = [2, 5, 3];

/** 'a couple of blocks', '3 blocks': the minutes on foot, and where they end. */
export function blocksAt(tokens: readonly Token[], at: number): { minutes: number; length: number } | null {
  const some = longestRun(tokens, at, several);
  const count = some > 0 ? { value: fewBlocks, length: some } : numberAt(tokens, at);
  const other = count ? otherCount(tokens, at + count.length) : null;
  const unitAt = at + (count?.length ?? 0) + (other?.length ?? 0);
  const unit = count ? longestRun(tokens, unitAt, block) : 0;
  if (!count || unit === 0) return null;
  const blocks = other?.value ?? count.value;
  const minutes = blocks <= fewBlocks ? fewest : Math.ceil(blocks * minutesEach);
  return { minutes, length: unitAt + unit - at };
}

/** The second number of '2 or 3 blocks'. */
function otherCount(tokens: readonly Token[], at: number): { value: number; length: number } | null {
  const joint = /^(or|to|-)$/.test(wordAt(tokens, at)) ? numberAt(tokens, at + 1) : null;
  return joint && { ...joint, length: joint.length + 1 };
}
