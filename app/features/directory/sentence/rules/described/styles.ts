import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match, Part } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { friendlyTo } from '~/features/directory/sentence/words/said/friendly-to';

const style = /^(style|styled|like|quality|standard|grade)$/;
/** Behind 'motel style' where it is the kind itself. */
const ofStay =
  /^(places?|rooms?|stays?|accommodation|accom|lodging|setup|living|in|near|with|for|at|under|on|and|please|pls|or|that|family|max)$/;

/** 'a resort style place' is looked for among resorts; 'a resort style pool' is a text; null elsewhere. */
export function stylePart(tokens: readonly Token[], end: number, { part }: Match): Part | null {
  if (part.is !== 'type' || !style.test(wordAt(tokens, end))) return null;
  const next = wordAt(tokens, end + 1);
  // What is left of 'resort style pool' reads the same again.
  const isLeft = tokens.length === 2 && /^(resort|hotel)$/.test(wordAt(tokens, end - 1));
  const isKind =
    !isLeft && /^styled?$/.test(wordAt(tokens, end)) && (next === '' || isBreak(next) || ofStay.test(next));
  return isKind ? part : { is: 'text' };
}

const looks =
  /^(modern|contemporary|vintage|retro|traditional|art|deco|colonial|victorian|federation|georgian|cottage|country|farmhouse)$/;
const charms = /^(charms?|character|atmosphere|ambience|ambiance|appeal)$/;
/** The 'charm' of 'heritage charm B&B', and the 'friendly' of 'business friendly hotel' and 'vegan friendly'; 'quiet friendly motel' asks for friendly people. */
function charmOf(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const word = wordAt(tokens, at);
  const before = wordAt(tokens, at - 1);
  const own =
    phrases.get(keyOf([before]))?.is === 'tag' ||
    phrases.get(keyOf([wordAt(tokens, at - 2), before]))?.is === 'tag';
  const isCharm = charms.test(word) && (own || looks.test(before) || before === 'old');
  const isFriendly = word === 'friendly' && friendlyTo.test(before);
  return isCharm || isFriendly ? { length: 1, part: { is: 'filler' } } : null;
}

/** The 'style' of 'boutique style hotel' and of 'donga style room'; a 'resort style pool' keeps its own. */
export function styleRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  if (!/^styled?$/.test(wordAt(tokens, at))) return charmOf(tokens, at, phrases);
  const [before, next] = [at - 1, at + 1].map((index) => wordAt(tokens, index));
  const isOfTag = phrases.get(keyOf([before ?? '']))?.is === 'tag' || looks.test(before ?? '');
  const isPub =
    /^(pub|donga|shack|lodge|hut)$/.test(before ?? '') &&
    (ofStay.test(next ?? '') || /^(hotels?|motels?)$/.test(next ?? ''));
  const isOfThing = phrases.get(keyOf([next ?? '']))?.is === 'amenity';
  return (isOfTag && !isOfThing) || isPub ? { length: 1, part: { is: 'filler' } } : null;
}

const longestBetween = 3;
/** The first of 'something like a motel or a cheap hotel': both kinds are asked for. */
export function isOneOfKinds(
  tokens: readonly Token[],
  end: number,
  { part }: Match,
  meaningAt: (at: number) => Match | null,
): boolean {
  if (part.is !== 'type' || wordAt(tokens, end) !== 'or') return false;
  for (let at = end + 1; at <= end + longestBetween && !isBreak(wordAt(tokens, at)); at += 1)
    if (meaningAt(at)?.part.is === 'type') return true;
  return false;
}
