import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const ways = combined(
  wordList(
    'park, to park, parking, can park, pull up, to pull up, can pull up, pull in, drive up, to drive up, can drive up, drive right up',
  ),
  ['', 'the car', 'our car', 'my car', 'a car', 'the caravan', 'the ute', 'the van', 'it'],
);
/** 'caravan, pull up outside the room'. */
const parked = combined(
  ['', 'with a', 'with our', 'our', 'my', 'a'],
  ['caravan', 'trailer', 'ute', 'van', 'boat', 'car'],
  ['', ',', 'so', 'to'],
);
const doors = combined(
  ['', 'right', 'directly', 'just', 'straight', 'close'],
  ['outside', 'at', 'by', 'in front of', 'next to', 'beside', 'near', 'to', 'outside of', 'up to'],
  ['', 'the', 'my', 'our', 'your', 'each'],
  wordList('room, rooms, door, front door, unit, cabin, motel room, motel door, unit door, room door'),
);
const drivenUp = combined(
  ['drive up', 'drive in', 'pull up', 'park up'],
  ['room', 'rooms', 'unit', 'units', 'motel room', 'motel rooms', 'access', 'parking'],
);

/** 'pull up outside the room', 'park right at my door', 'drive-up rooms'. */
export function doorRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = longestRun(tokens, at, parked);
  const way = longestRun(tokens, at + lead, ways);
  const door = way > 0 ? longestRun(tokens, at + lead + way, doors) : 0;
  const length = door > 0 ? lead + way + door : longestRun(tokens, at, drivenUp);
  const part = length > 0 ? phrases.get(keyOf(['parking'])) : undefined;
  return part ? { length, part } : null;
}
