import type { Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, wordsBefore, type Token } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

import { groupAt } from './people-groups';
import { guests, joints } from './party-rule';

const travellingWith = wordList(
  'going with, travelling with, traveling with, coming with, flying in with, driving over with, away with, heading over with, going away with, coming over with',
);
const companions = /^(friends|mates|colleagues|coworkers|girlfriends|besties)$/;
const favours = /^(one|it|that|this|them|something|book|find|reserve|arrange|check|search)$/;

/** 'important for me', 'not too dear for us' say for whom something is so. */
const judged =
  /^(important|good|great|best|better|perfect|ideal|enough|easy|easier|hard|nice|fine|ok|okay|expensive|dear|pricey|much|big|small|suitable|essential|necessary|crucial|vital|possible|handy|convenient|works|suits|far|noisy|loud|key|must|priority|right)$/;
const asking = /(^| )(can|could|would|will) (you|u)( please| pls)?( [a-z]+){1,8}$/;
const longestAsk = 11;

const others = [...joints, 'n'];

/** 'find one for me', 'can you book a room on Tuesday for me'. */
function isFavour(tokens: readonly Token[], at: number): boolean {
  return (
    favours.test(tokens[at - 1]?.word ?? '') ||
    judged.test(tokens[at - 1]?.word ?? '') ||
    asking.test(wordsBefore(tokens, at, longestAsk))
  );
}

/** 'going with 3 friends' are four; 'find one for me' is a favour, and no party of one. */
export const companyRule: Rule = (tokens, at) => {
  const isForMe = longestRun(tokens, at, ['for me']) > 0 && isFavour(tokens, at);
  if (isForMe && longestRun(tokens, at + 2, others) === 0) return { length: 2, part: { is: 'filler' } };
  const lead = longestRun(tokens, at, travellingWith);
  const friends = lead > 0 ? groupAt(tokens, at + lead) : null;
  const isWhole = friends?.hasGrown && companions.test(tokens[at + lead + friends.length - 1]?.word ?? '');
  return isWhole ? guests(friends.count + 1, lead + friends.length) : null;
};
