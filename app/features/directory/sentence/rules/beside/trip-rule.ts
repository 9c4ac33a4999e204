import type { Match, Rule } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

/** What a journey is for, or what it is like; words of a filter, such as 'beach', stay what they are. */
const ofTrips = wordList(`
  cycling, bike, biking, mountain bike, mountain biking, hiking, walking, bushwalking, bush walking, trekking, climbing, camping, fishing, surf, surfing, diving, scuba diving, snorkelling, sailing, kayaking, boating, golf, golfing, tennis, footy, cricket, wine, wine tasting, gin, whisky, beer, food, birding, bird watching, birdwatching,
  whale watching, photography, painting, craft, quilting, yoga, wellness, motorbike, motorcycle, road, shopping, school, girls, gals, boys, blokes, lads, ladies, mens, womens, mates, besties, girlie, girly, family birthday, birthday, bday, anniversary, surprise, mini, short, quick, cheeky, naughty, dirty, lazy, spontaneous, impromptu, last minute,
  tasting, hens, bucks, hen, stag, winery, wine and food, reunion, baby moon, honeymoon, 
  much needed, well earned, well deserved, long overdue, little, special, relaxed, chilled, fun, annual, once in a lifetime, educational, sporting, sports, running, bowls, horse riding, horse, racing, concert, festival, study, research, uni, volunteering, church, choir, band, hunting, gardening, garden tour
`);
const trips =
  /^(trips?|holidays?|hols|vacations?|getaways?|get|breaks?|weekends?|wkends?|escapes?|adventures?|week|visit|catchup|reunion|day out)$/;

/** 'cycling holiday', 'a lads weekend': what is said before a journey, which no stay has to say; 'golf' in 'golf course' is none. */
export const tripRule: Rule = (tokens, at): Match | null => {
  if (/^escapes?$/.test(wordAt(tokens, at)) && whenBefore.test(wordAt(tokens, at - 1)))
    return { length: 1, part: { is: 'filler' } };
  // 'queen's birthday weekend' is a day, and the rest of 'ev road trip' another thing.
  const length = /^(queens|kings|ev)$/.test(wordAt(tokens, at - 1)) ? 0 : longestRun(tokens, at, ofTrips);
  const next = wordAt(tokens, at + length);
  if (length === 0 || !trips.test(next)) return null;
  // 'a little get together', but 'quick get me a room'.
  if (next === 'get' && !/^(away|together)$/.test(wordAt(tokens, at + length + 1))) return null;
  // 'a golf tour company', 'a surf week end camp', 'a school holiday camp'.
  const behind = wordAt(tokens, at + length + 1);
  return isLetters(behind) && others.test(behind)
    ? null
    : { length: length + Number(/^(escapes?|adventures?|reunion)$/.test(next)), part: { is: 'filler' } };
};
/** 'midweek escape', 'a city escape'. */
const whenBefore =
  /^(midweek|week|weekend|wkend|day|night|nights|city|country|coastal|beach|hills|family|couples?)$/;
const others =
  /^(house|home|homes|houses|package|packages|park|parks|camp|program|units?|rental|rentals|company|operator|bus|club)$/;
