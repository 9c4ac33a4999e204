import { unfiltered, type Rule } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const leads = wordList('for, for a, for the, near a, near the, at the, near, a, the, on a');
const days = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/;
const things = wordList(`
  roast, roasts, roast lunch, roast dinner, brunch, lunch, lunches, brekky, market, markets, morning market, morning markets, night market, night markets, session, sessions, sesh, arvo session, afternoon session,
  service, services, church, church service, mass, footy, footy match, drinks, arvo drinks, night drinks, night footy, paper, papers, school, night trivia, trivia, high tea
`);
/** 'arriving Sunday lunch' is a day. */
const moving = /^(arriv\w+|check\w*|in|leaving|from|until|till|to|by|on|and|depart\w*)$/;

/** 'Sunday roast', 'the Saturday market': what there is every week on a day, and no day of the stay. */
export const mealOfDayRule: Rule = (tokens, at) => {
  const lead = longestRun(tokens, at, leads);
  const isDay = days.test(wordAt(tokens, at + lead)) && !isMoving(tokens, at);
  const thing = isDay ? longestRun(tokens, at + lead + 1, things) : 0;
  const length = lead + 1 + thing;
  return thing > 0 && length < tokens.length ? unfiltered(length, 'beside') : null;
};

const isMoving = (tokens: readonly Token[], at: number) => moving.test(wordAt(tokens, at - 1));
