import type { LandmarkNames } from '~/features/directory/sentence/near/landmark-names';
import { eventAt } from '~/features/directory/sentence/near/around/events-at';
import { landmarkLength } from '~/features/directory/sentence/near/targets';
import { isUnknownPlace } from '~/features/directory/sentence/near/unknown-hospital';
import { nearLead } from '~/features/directory/sentence/near/way-leads';
import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  isLetters,
  longestRun,
  wordsBefore,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { saysSomething } from '~/features/directory/sentence/words/chat-words';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

type Known = { phrases: Phrases; landmarks: LandmarkNames };

const nouns = wordList(`
  hospital, hospice, clinic, medical centre, school, college, boarding school, kindy, kindergarten, childcare, childcare centre, tafe, academy, institute, church, church hall, memorial hall, cathedral, chapel, mosque, temple, synagogue, nursing home, aged care, aged care home, aged care facility, retirement village,
  office, head office, town hall, council chambers, law courts, the courts, depot, stadium, theatre, function centre, function venue, wedding venue, wedding reception, reception centre, club, tennis club, racecourse, factory, workplace, job site, worksite, work site, prison, jail, embassy, consulate
`)
  .concat(combined(['law', 'magistrates', 'family', 'supreme', 'federal', 'district', 'youth'], ['court']))
  .concat(combined(['film', 'dance', 'yoga', 'pilates', 'tv', 'art', 'recording', 'sound'], ['studio']));
/** A street that tells which one it is: 'a college on north tce'. */
const onStreet = /^(street|st|road|rd|terrace|tce|avenue|ave|parade|pde)$/;
/** What a name has no word of. */
const notOfName =
  /^(and|or|with|without|in|at|on|for|to|from|near|by|a|an|i|im|we|were|us|is|are|it|its|that|which|who|so|but|if|when|where|then|please|pls|thanks|under|over|max|need|want|any|some|no|not|cheap|cheapest|quiet|street|st|road|rd|terrace|tce|mall|parade|beach|beaches|night|kids|within|walking|within|tonight|tomorrow|this|next)$/;
/** 'near college park', 'near church street', 'by the club lounge': the name of something else. */
const ofAnother =
  /^(park|street|st|road|rd|lane|terrace|tce|avenue|ave|place|square|hotel|motel|hostel|hotels|motels|apartments?|house|cottage|lounge|space|desk|chairs?|royal|district|precinct|holidays?|tram|station|stop|stops|hill|camp|kids|group|groups|room|rooms|sandwich|bus)$/;
/** 'paid by the office'. */
const done = /^(paid|run|sent|told|[a-z]{3,}ed|covered|arranged|recommended)$/;
const whose = wordList('my, our, his, her, their, your');
const articles = ['the', 'a', 'an', ...whose];
const mostNames = 4;

/** 'near beach studios', 'near the pool': what a stay is or has, or costs, begins no name; behind 'our kids' the school may be anyone's. */
const isThing = (phrases: Phrases, words: readonly string[]) =>
  /^(type|amenity|price|tag|place|airport|near)$/.test(phrases.get(keyOf(words))?.is ?? '');

/** 'Adelaide Studios', but not 'modern studios'. */
const areStudios = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'studios' &&
  (wordAt(tokens, at - 1) === 'adelaide' || saysSomething(wordAt(tokens, at - 1)));

/** The end of a name there that ends in one of the nouns: 'prince alfred college'; 0 for none. */
function nameEnd(tokens: readonly Token[], from: number, phrases: Phrases, isOwn: boolean): number {
  for (let at = from; at <= from + mostNames; at += 1) {
    const noun = longestRun(tokens, at, nouns);
    const end = at + (noun || Number(at > from && areStudios(tokens, at)));
    if (end > at) {
      const last = end + longestRun(tokens, end, nouns);
      return ofAnother.test(wordAt(tokens, last)) ? 0 : last;
    }
    const word = wordAt(tokens, at);
    const isSaint = word === 'st' && /^\p{L}{4,}$/u.test(wordAt(tokens, at + 1));
    const isPart = isThing(phrases, [word]) || isThing(phrases, [word, wordAt(tokens, at + 1)]);
    if (!isLetters(word) || (!isOwn && isPart)) return 0;
    if (notOfName.test(word) && !isSaint && !(isOwn && word === 'kids')) return 0;
  }
  return 0;
}

/** How many words say on which street that is: 'on north tce'. */
function streetBehind(tokens: readonly Token[], at: number): number {
  if (!/^(on|off|,)$/.test(wordAt(tokens, at))) return 0;
  for (let size = 1; size <= 2; size += 1)
    if (!isLetters(wordAt(tokens, at + size))) return 0;
    else if (onStreet.test(wordAt(tokens, at + size + 1))) return size + 2;
  return 0;
}

/** Whether a word for near stands before the place there: 'near Glenelg', whose school is not its own word. */
function isNearPlace(tokens: readonly Token[], at: number, phrases: Phrases): boolean {
  for (let size = 1; size <= 2; size += 1) {
    const words = tokens.slice(Math.max(0, at - size), at).map(({ word }) => word);
    const isPlace = words.length === size && phrases.get(keyOf(words))?.is === 'place';
    if (
      isPlace &&
      /(^| )(near|nr|opposite|beside|(close|next|handy|walk) to)( the)?$/.test(
        wordsBefore(tokens, at - size, 3),
      )
    )
      return true;
  }
  return false;
}

const halls = /^(studios|hall|college|school|academy|cathedral|theatre|hospital|clinic|racecourse)$/;
/** 'at Adelaide Studios, Glenside', with the suburb that is no place of the directory; 0 for 'stay at the old school'. */
function nameBehindAt(tokens: readonly Token[], at: number, { phrases, landmarks }: Known): number {
  if (wordAt(tokens, at) !== 'at' || /^(stay|stays|staying|stayed|room|rooms)$/.test(wordAt(tokens, at - 1)))
    return 0;
  if (landmarkLength(tokens, at + 1, landmarks) > 0) return 0;
  const from = at + 1 + Number(wordAt(tokens, at + 1) === 'the');
  const end = nameEnd(tokens, from, phrases, false);
  if (end < from + 2 || !halls.test(wordAt(tokens, end - 1)) || vague.test(wordAt(tokens, from))) return 0;
  const comma = Number(wordAt(tokens, end) === ',');
  const street = comma > 0 ? streetBehind(tokens, end) : 0;
  if (street > 0) return end + street;
  const suburb = wordAt(tokens, end + comma);
  const isSuburb = suburbs.test(suburb) && isBreak(tokens[end + comma + 1]?.word ?? ',');
  return isSuburb ? end + comma + 1 : end;
}
const vague = /^(old|an?|my|our|big|small|nice|former|converted|heritage|little|historic|some|another)$/;
const suburbs =
  /^(glenside|hindmarsh|wayville|thebarton|kensington|magill|netley|parkside|fullarton|eastwood|dulwich|campbelltown|findon|torrensville|richmond|keswick|marleston|plympton|woodville|elizabeth|salisbury|modbury)$/;

const ends = new Set(['studios', ...nouns.map((noun) => noun.slice(noun.lastIndexOf(' ') + 1))]);
const longestWay = 13;

/** 'near Prince Alfred College', 'close to my office': what no landmark is, which no stay has to name. */
function unknownNamedAt(tokens: readonly Token[], at: number, known: Known): Match | null {
  const { phrases } = known;
  const ahead = tokens.slice(at, at + longestWay);
  if (!isLetters(wordAt(tokens, at)) || !ahead.some(({ word }) => ends.has(word))) return null;
  const named = nameBehindAt(tokens, at, known);
  if (named > 0) return unfiltered(named - at, 'distance');
  const lead = nearLead(tokens, at);
  if (lead === 0) {
    const rest = isNearPlace(tokens, at, phrases) ? nameEnd(tokens, at, phrases, false) : 0;
    return rest > 0 ? unfiltered(rest - at, 'distance') : null;
  }
  if (/^(by|around)$/.test(wordAt(tokens, at)) && done.test(wordAt(tokens, at - 1))) return null;
  const from = at + lead;
  const article = longestRun(tokens, from, articles);
  const isOwn = whose.includes(wordAt(tokens, from));
  const end =
    nameEnd(tokens, from + article, phrases, isOwn) ||
    (article > 0 ? nameEnd(tokens, from, phrases, false) : 0);
  return end > 0 ? unfiltered(end + streetBehind(tokens, end) - at, 'distance') : null;
}

/** The landmark that is near there, or a note where it is a hospital, a campus or a school that the directory does not know. */
export function knownAt(
  tokens: readonly Token[],
  at: number,
  near: Match | null,
  known: Known,
): Match | null {
  if (near && !isUnknownPlace(tokens, at, near, known.phrases)) return near;
  return eventAt(tokens, at, known) ?? unknownNamedAt(tokens, at, known);
}
