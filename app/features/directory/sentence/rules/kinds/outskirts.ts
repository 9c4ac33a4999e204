import { isTownAt } from '~/features/directory/sentence/near/targets';
import type { LandmarkNames } from '~/features/directory/sentence/near/landmark-names';
import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import { longestRun, type Token, wordAt, wordsFrom } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';

const leads = combined(
  ['', 'just', 'right', 'a bit', 'a little', 'slightly'],
  ['outside', 'outside of', 'on the edge of', 'at the edge of', 'on the outskirts of', 'in the outskirts of'],
).concat('just out of', 'a bit out of', 'a little out of', 'the edge of', 'the outskirts of');

const refusing = /^(any\w*|every\w*|all|only|be|is|prefer\w*|if|not|or|but|things?|pool|parking)$/;
const wide = /^(adelaide-cbd|adelaide-hills|barossa)$/;

type Words = { tokens: readonly Token[]; phrases: Phrases; landmarks: LandmarkNames };

/** How many words before a town are said of the country around it: 'just outside Hahndorf'; 'outside the city' is not there. */
export function outskirtsLength({ tokens, phrases, landmarks }: Words, at: number): number {
  const lead = longestRun(tokens, at, leads);
  // 'outside of Glenelg' refuses it.
  if (lead === 0 || longestRun(tokens, at, ['outside of']) > 0) return 0;
  // 'anywhere outside Glenelg', 'must be outside Glenelg'.
  if (refusing.test(wordAt(tokens, at - 1)) || wordAt(tokens, at + lead) === 'the') return 0;
  const place = [3, 2, 1]
    .map((many) => phrases.get(keyOf(wordsFrom(tokens, at + lead, many))))
    .find((part) => part !== undefined);
  const isTown = (place?.is === 'place' && !wide.test(place.slug)) || isTownAt(tokens, at + lead, landmarks);
  return isTown ? lead : 0;
}
