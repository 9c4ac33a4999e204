import type { LandmarkNames } from '~/features/directory/sentence/near/landmark-names';
import { landmarkLength } from '~/features/directory/sentence/near/targets';
import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import { isLetters, longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { eventNouns } from '~/features/directory/sentence/words/said/groups';
import { wordList } from '~/features/directory/sentence/words/word-list';

const sports = wordList(
  'netball, basketball, volleyball, gymnastics, gym, swim, swimming, diving, water polo, athletics, little athletics, hockey, ice hockey, soccer, football, footy, futsal, cricket, rugby, tennis, table tennis, badminton, squash, softball, baseball, lacrosse, bowls, lawn bowls, rowing, cycling, bmx, karate, judo, taekwondo, boxing, wrestling, fencing, archery, calisthenics, callisthenics, cheer, cheerleading, dance, ballet, school, choir, band, music, chess, debating, touch football, afl, sanfl, dog, horse, cat',
);
const nouns = [
  ...eventNouns,
  ...wordList(
    'thing, meet, meets, match, matches, game, games, gig, concert, recital, training, camp, clinic, event, events, show, practice, tryouts, final, exam, clash, session, festival',
  ),
];
const verbs = combined(
  wordList(
    'has, have, has got, got, plays, playing, is playing, play, competing in, competes in, is in, doing, does, swimming in, to watch, watching, is competing in',
  ),
  ['', 'a', 'an', 'the', 'her', 'his', 'their', 'our', 'some'],
);
const grounds =
  /^(stadium|centre|center|arena|park|oval|hall|club|school|church|dome|reserve|pool|velodrome|complex|courts|grounds?|college)$/;
/** No name: 'basketball at a school', 'a gig at the local hall'. */
const notOfName =
  /^(and|or|with|in|at|on|for|to|from|near|a|an|my|our|your|his|her|we|i|need|want|so|but|hotel|motel|caravan|holiday)$/;
const things = /^(gym|dog|horse|cat|school|band|music|diving|chess)$/;
const mostNames = 4;

/** How many words there say what is on: 'netball thing', 'swim meet', 'basketball'; the sport by itself only before 'at'. */
function eventLength(tokens: readonly Token[], at: number): number {
  const sport = longestRun(tokens, at, sports);
  const noun = sport > 0 ? longestRun(tokens, at + sport, nouns) : 0;
  // 'a gym at the sports centre'.
  return noun > 0 || !things.test(wordAt(tokens, at)) ? sport + noun : 0;
}

/** The end of a name that ends in a ground: 'Priceline Stadium', 'SA Aquatic Centre'; 0 for none. */
function groundEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + mostNames; at += 1) {
    const word = wordAt(tokens, at);
    if (!isLetters(word) || notOfName.test(word)) return 0;
    if (at > from && grounds.test(word)) return at + 1 + Number(grounds.test(wordAt(tokens, at + 1)));
  }
  return 0;
}

/**
 * 'my daughter has a netball thing at Priceline Stadium': why they come, and a place that the directory does not know. A landmark there, or a
 * suburb, keeps its meaning: 'swim meet at Adelaide Oval'.
 */
export function eventAt(
  tokens: readonly Token[],
  at: number,
  { phrases, landmarks }: { phrases: Phrases; landmarks: LandmarkNames },
): Match | null {
  const verb = longestRun(tokens, at, verbs);
  const event = eventLength(tokens, at + verb);
  const end = at + verb + event;
  if (event === 0 || wordAt(tokens, end) !== 'at') return null;
  const from = end + 1 + Number(wordAt(tokens, end + 1) === 'the');
  const isKnown =
    landmarkLength(tokens, end + 1, landmarks) > 0 ||
    landmarkLength(tokens, from, landmarks) > 0 ||
    [1, 2].some((size) => {
      const words = tokens.slice(from, from + size).map(({ word }) => word);
      return phrases.get(keyOf(words))?.is === 'place';
    });
  if (isKnown) return unfiltered(end - at, 'beside');
  const last = groundEnd(tokens, from);
  return last > 0 ? unfiltered(last - at, 'beside') : null;
}
