import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

const besideTerrace =
  /^(a|the|with|and|or|own|private|big|large|small|little|sunny|nice|lovely|facing|views?|our|has|have|plus|outdoor|furnished|covered|spacious)$/;

/** 'a terrace' and 'private terrace', but no street ('North Terrace') and no 'terrace house'. */
export function terraceRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const isPrivate = /^(private|own)$/.test(wordAt(tokens, at)) && /^terraces?$/.test(wordAt(tokens, at + 1));
  const word = at + Number(isPrivate);
  if (!/^terraces?$/.test(wordAt(tokens, word))) return null;
  const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, word + 1)];
  const isAlone =
    before === '' || isBreak(before) || besideTerrace.test(before) || isAmenity(phrases, before);
  if ((!isPrivate && !isAlone) || /^(houses?|apartments?|homes?|hotel|cottages?)$/.test(next)) return null;
  const names = (isPrivate ? ['balcony'] : ['balcony', 'rooftop']).flatMap((name) => namesOf(phrases, name));
  return names.length > 0 ? { length: word + 1 - at, part: { is: 'amenity', names } } : null;
}

const besideYard =
  /^(fenced|enclosed|secure|big|large|huge|small|little|grassy|private|own|shady|sunny|nice|and|our)$/;

/** 'a fenced yard' is a garden, and its fence is a text; '200 yards' and 'the old tyre yard' are none. */
export function yardRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (wordAt(tokens, at) !== 'yard' || !besideYard.test(wordAt(tokens, at - 1))) return null;
  const part = phrases.get(keyOf(['garden']));
  return part?.is === 'amenity' ? { length: 1, part } : null;
}

const isAmenity = (phrases: Phrases, word: string) => phrases.get(keyOf([word]))?.is === 'amenity';

function namesOf(phrases: Phrases, name: string): readonly string[] {
  const part = phrases.get(keyOf([name]));
  return part?.is === 'amenity' ? part.names : [];
}
