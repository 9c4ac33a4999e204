import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, wordAt, type Token } from '~/features/directory/sentence/tokens/tokens';

const nations =
  /^(japanese|chinese|german|french|italian|spanish|korean|indian|american|british|english|irish|scottish|welsh|dutch|swiss|austrian|danish|swedish|norwegian|finnish|polish|greek|turkish|russian|ukrainian|thai|vietnamese|malaysian|indonesian|singaporean|taiwanese|filipino|brazilian|argentinian|mexican|canadian|kiwi|aussie|australian|belgian|portuguese|czech|hungarian|lebanese|sri|nepali|nepalese|pakistani|european|asian|african|israeli|persian|iranian)$/;
const parties =
  /^(couples?|famil(y|ies)|friends?|guests?|tourists?|travell?ers?|backpackers?|students?|visitors?|girls?|boys?|guys?|lad(y|ies)|m[ae]n|wom[ae]n|people|persons?|group|groups|colleagues?|mates?|adults?|grandparents|parents|in|inlaws|cousins?|relatives|wife|husband|girlfriend|boyfriend|partner|nomads?|retirees?|pensioners?|exchange|professor|business|delegation|citizens?)$/;
/** 'an Italian family restaurant', 'a Chinese family owned motel'. */
const ofPlace =
  /^(restaurants?|cafes?|food|style|owned|run|operated|hotels?|motels?|house|cuisine|kitchen|school|club|centre|church|tv|meals?|banquet)$/;
const selves = /^(im|were|are|am)$/;

/** 'a Japanese couple', 'we are German': who comes, which no listing says. */
export const nationalityRule: Rule = (tokens, at): Match | null => {
  if (!nations.test(wordAt(tokens, at))) return null;
  // 'Sri Lankan'.
  const length = wordAt(tokens, at) === 'sri' ? 2 : 1;
  if (length === 2 && !/^lankans?$/.test(wordAt(tokens, at + 1))) return null;
  return isOfParty(tokens, at + length) || isOfUs(tokens, at, at + length)
    ? { length, part: { is: 'filler' } }
    : null;
};

function isOfParty(tokens: readonly Token[], at: number): boolean {
  const [who, next, then] = [at, at + 1, at + 2].map((index) => wordAt(tokens, index));
  if (!who || !parties.test(who) || ofPlace.test(next ?? '')) return false;
  if (who === 'in') return /^laws?$/.test(next ?? '');
  return (
    !/^(business|exchange)$/.test(who) ||
    /^(m[ae]n|wom[ae]n|travell?ers?|people|students?)$/.test(next ?? then ?? '')
  );
}

/** 'we are German, need a hostel'. */
const isOfUs = (tokens: readonly Token[], at: number, end: number) =>
  selves.test(wordAt(tokens, at - 1)) && isBreak(tokens[end]?.word ?? ',');
