import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { isBreak, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** Before 'kids hotel' nobody is counted: 'pool kids hotel', but '2 adults with kids hotel'. */
const before =
  /^(a|an|any|some|best|good|great|nice|cheap|fun|cool|decent|luxury|pool|spa|beach|city|cbd|the|top)$/;

/** 'a conference hotel' has rooms to meet in; 'not another conference hotel' is refused whole. */
function conferenceAt(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const isHotel =
    wordAt(tokens, at) === 'conference' &&
    !/^(no|not|another|any|avoid|non|big|huge|boring)$/.test(wordAt(tokens, at - 1)) &&
    phrases.get(keyOf([wordAt(tokens, at + 1)]))?.is === 'type';
  const part = isHotel ? phrases.get(keyOf(['conference', 'room'])) : undefined;
  return part?.is === 'amenity' ? { length: 1, part } : null;
}

/** "children's hotel", 'a kids resort': one for families. */
export function kidsHotelRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const last = wordAt(tokens, at - 1);
  const isOfKids =
    /^(kids|kid|childrens|kiddies)$/.test(wordAt(tokens, at)) &&
    (last === '' || isBreak(last) || before.test(last)) &&
    phrases.get(keyOf([wordAt(tokens, at + 1)]))?.is === 'type';
  const part = isOfKids ? phrases.get(keyOf(['family', 'friendly'])) : undefined;
  return part?.is === 'tag' ? { length: 1, part } : conferenceAt(tokens, at, phrases);
}
