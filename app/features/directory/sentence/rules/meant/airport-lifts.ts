import { keyOf, type Phrases } from '~/features/directory/sentence/tokens/misspelt';
import type { Match } from '~/features/directory/sentence/tokens/parts';
import { longestRun, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const asked = combined(
  wordList(
    'give, gives, offer, offers, provide, provides, arrange, organise, organize, do, need, want, with, includes',
  ),
  ['', 'us', 'me', 'guests', 'you'],
  ['', 'a', 'the', 'free', 'a free'],
).concat(['a', 'free', 'a free', '']);
const rides = wordList(
  'lift, lifts, ride, rides, pick up, pickup, pick ups, pickups, drop off, dropoff, drop offs, transfer, transfers',
);
const ways = wordList('to, from, to and from, to or from, from and to, at, to / from');
const fetched = combined(
  wordList('pick, picks, picked, picking, collect, collects, fetch, get, drop, drops, take, drive'),
  ['us', 'me', 'guests', 'you', 'them', 'people'],
  ['', 'up', 'off'],
  ['from', 'at', 'to'],
);
/** Who has one already asks for none: 'getting a lift to the airport from my brother'. */
const own = /^(got|getting|have|has|having|hitch|hitching|catch|catching|taking|booked|get|sharing|our|my)$/;
const airports = wordList('airport, the airport, adelaide airport, the adelaide airport, adl airport');

/** 'can you give us a lift to the airport', 'pick us up from the airport'. */
export function airportLiftRule(tokens: readonly Token[], at: number, phrases: Phrases): Match | null {
  const lead = rides.includes(wordAt(tokens, at)) ? 0 : longestRun(tokens, at, asked);
  const ride = longestRun(tokens, at + lead, rides);
  const way = ride > 0 ? longestRun(tokens, at + lead + ride, ways) : 0;
  const end = at + (way > 0 ? lead + ride + way : longestRun(tokens, at, fetched));
  const airport = end > at ? longestRun(tokens, end, airports) : 0;
  const part = airport > 0 ? phrases.get(keyOf(['airport', 'shuttle'])) : undefined;
  if (part?.is !== 'amenity') return null;
  const isOwn = own.test(wordAt(tokens, at - 1)) || own.test(wordAt(tokens, at - 2));
  return { length: end + airport - at, part: isOwn ? { is: 'unfiltered', why: 'beside' } : part };
}
