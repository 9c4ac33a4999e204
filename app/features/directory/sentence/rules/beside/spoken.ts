import { unfiltered, type Match, type Rule } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  numberAt,
  runInTurn,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { comingFrom, fits, purposes, spoken } from '~/features/directory/sentence/words/said/spoken';
import { wordList } from '~/features/directory/sentence/words/word-list';

const visits = [
  wordList(
    'visiting, visit, to visit, seeing, to see, checking on, surprising, farewelling, catching up with',
  ),
  wordList('my, our, her, his, their, my wifes, my husbands'),
  ['', ...wordList('elderly, old, eldest, oldest, youngest, older, younger, little, big, new, sick, best')],
  wordList(
    'son, daughter, boy, boys, girl, girls, lad, kids, children, mum, mom, dad, parents, nan, nana, gran, grandma, grandpa, grandparents, grandkids, grandson, granddaughter, grandchildren, brother, sister, cousin, cousins, aunt, uncle, niece, nephew, family, mate, mates, friend, friends, inlaws, in laws, folks, rellies, relatives',
  ),
];
/** 'to see our daughter play', 'visiting our son, a hotel': those who are visited have a bed there. */
const visited = (tokens: readonly Token[], at: number) => runInTurn(tokens, at, visits);

/** 'from Singapore': a town of one word or two behind what one comes by. */
function cameFrom(tokens: readonly Token[], at: number): number {
  const lead = longestRun(tokens, at, comingFrom);
  const first = wordAt(tokens, at + lead);
  if (lead === 0 || !isLetters(first) || /^(the|an?|my|our|here|there|work)$/.test(first)) return 0;
  const hasTwo =
    /^(port|mount|mt|new|kangaroo|hong|kuala|alice|broken|gold|north|south|east|west|western|northern)$/;
  return lead + (hasTwo.test(first) && isLetters(wordAt(tokens, at + lead + 1)) ? 2 : 1);
}

/** '25 years married'. */
function yearsMarried(tokens: readonly Token[], at: number): number {
  const count = numberAt(tokens, at);
  const told = count ? longestRun(tokens, at + count.length, marriedFor) : 0;
  return count && told > 0 ? count.length + told : 0;
}
const marriedFor = ['years married', 'years of marriage', 'years wed', 'years together'];

/** 'would suit us fine', 'North Adelaide would suit'. */
function fitsAt(tokens: readonly Token[], at: number): number {
  const lead = Number(/^(would|will|should|might)$/.test(wordAt(tokens, at)));
  const fit = longestRun(tokens, at + lead, fits);
  const isBare =
    fit === 0 && /^suits?$/.test(wordAt(tokens, at + lead)) && isBreak(tokens[at + lead + 1]?.word ?? ',');
  return fit > 0 || isBare ? lead + Math.max(fit, 1) : 0;
}

/** Before what they are for; 'the possibility to wash clothes' is itself asked for. */
const appliances =
  /^(microwaves?|kettles?|jug|fridges?|freezers?|dryers?|driers?|ovens?|stoves?|laundry|machines?|washers?|sinks?|heaters?|airer|racks?|hotplates?|cooktops?|minibar|kitchens?|kitchenettes?)$/;

/** What is told aloud, which no stay has to have: 'work night shifts', 'would suit us fine', 'for heating bottles'. */
export const spokenRule: Rule = (tokens, at): Match | null => {
  const seen = visited(tokens, at);
  if (seen > 0) return unfiltered(seen, 'beside');
  const length = Math.max(
    longestRun(tokens, at, spoken),
    cameFrom(tokens, at),
    yearsMarried(tokens, at),
    fitsAt(tokens, at),
    appliances.test(wordAt(tokens, at - 1)) ? longestRun(tokens, at, purposes) : 0,
  );
  return length > 0 ? { length, part: { is: 'filler' } } : null;
};
