import { maxPriceBound } from '~/features/directory/criteria/criteria';
import { wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';

const leastBare = 60;
const leastUpper = 100;
const roundTo = 5;
const numbered =
  /^(rooms?|units?|no|number|lots?|flats?|apartments?|level|highway|route|bus|from|sleeps|for)$/;
const ofAddress = /^(road|rd|street|st|terrace|tce|avenue|ave|drive|-)$/;

/** 'hotel 200-300': round sums alone, which number nothing. */
export function isBareRange(
  tokens: readonly Token[],
  at: number,
  end: number,
  values: readonly number[],
): boolean {
  const [low = 0, high = 0] = values;
  const isRound = values.every((value) => Number.isInteger(value) && value % roundTo === 0);
  const isOther = numbered.test(wordAt(tokens, at - 1)) || ofAddress.test(wordAt(tokens, end));
  return isRound && !isOther && low >= leastBare && high > low && high >= leastUpper && high < maxPriceBound;
}
