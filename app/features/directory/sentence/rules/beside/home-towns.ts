import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import { isBreak, longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** Towns and states travellers come from; none is a place of this directory. */
const towns = wordList(`
  sydney, melbourne, brisbane, perth, darwin, hobart, canberra, newcastle, geelong, ballarat, bendigo, cairns, townsville, alice springs, broken hill, mildura, gold coast, queensland, victorian, tasmanian, auckland, wellington, christchurch, london, manchester, birmingham, liverpool, leeds, glasgow, edinburgh, dublin, paris, berlin, munich, hamburg, vienna, zurich, amsterdam, brussels, madrid, barcelona, rome, milan, lisbon, athens, copenhagen, stockholm, oslo, helsinki, prague, warsaw, istanbul, dubai, mumbai, delhi,
  bangalore, chennai, kolkata, colombo, kathmandu, singapore, kuala lumpur, jakarta, bali, bangkok, hanoi, saigon, manila, hong kong, taipei, shanghai, beijing, guangzhou, seoul, busan, tokyo, osaka, new york, chicago, boston, san francisco, los angeles, seattle, toronto, vancouver, montreal, cape town, johannesburg, nairobi, sao paulo, buenos aires
`);
const parties =
  /^(couples?|famil(y|ies)|friends?|guests?|tourists?|travell?ers?|backpackers?|students?|visitors?|girls?|boys?|guys|lads|ladies|blokes|mates|people|group|colleagues|parents|grandparents|retirees|pensioners|relatives|cousins|mum|dad)$/;
/** 'a London family restaurant', 'Wellington students club'. */
const ofPlace =
  /^(restaurants?|cafes?|food|style|owned|run|operated|hotels?|motels?|hostels?|house|school|club|centre|rooms?|village|accommodation|park|friendly)$/;

/** 'seoul couple', 'mumbai family of 4': where they come from, which no listing says. */
export const homeTownRule: Rule = (tokens, at): Match | null => {
  const length = longestRun(tokens, at, towns);
  const [who, next] = [wordAt(tokens, at + length), wordAt(tokens, at + length + 1)];
  if (length === 0 || !parties.test(who) || (!isBreak(next) && ofPlace.test(next))) return null;
  return /^(the|near|in|at|to|from)$/.test(wordAt(tokens, at - 1))
    ? null
    : { length, part: { is: 'filler' } };
};
