import type { Landmark } from '~/features/directory/places/list-landmarks.server';
import type { Place } from '~/features/directory/search/list-places.server';
import { foldWords, singular } from '~/features/directory/search/fold-words';
import { propertyTypes } from '~/db/vocabulary';

import type { Match, Part } from './tokens/parts';
import { isWordOrNumber, type Token, wordAt } from './tokens/tokens';
import { orders } from './said/order-words';
import { amenityWords } from './words/feature-words';
import { saidOtherwise } from './said/amenity-sayings';
import { moodSayings } from './said/mood-sayings';
import { tagWords } from './words/tag-words';
import { airportWords, centralWords, placeWords, typeWords, vaguePrices } from './words/kind-words';
import { landmarkWords } from './words/landmark-words';
import { combined } from './words/said/combined';
import { nearTransport } from './words/said/near-transport';
import { sayings, sayingsBeside, sayingsOfTerms } from './words/said/sayings';
import { landmarkNamesOf, type LandmarkNames } from './near/landmark-names';
import { keyOf, misspeltAt, misspeltSecond, type Phrases } from './tokens/misspelt';
import { fillerPhrases, keptWords, noBounds } from './words/plain-words';
import { assistanceDogs } from './words/amenity-phrases';
import { asContracted } from './words/contractions';

/** The words of the directory. Words for anything else mean nothing here. */
export type Vocabulary = {
  places: readonly Pick<Place, 'slug' | 'name' | 'parentSlug'>[];
  amenities: readonly string[];
  tags: readonly string[];
  landmarks: readonly Pick<Landmark, 'slug' | 'name' | 'kind'>[];
};

const keyOfText = (text: string) => keyOf(wordsOfText(asContracted(text)));

/** Nearly all phrases are small letters and spaces, and there are tens of thousands of them. */
const wordsOfText = (text: string) =>
  /^[a-z]+( [a-z]+)*$/.test(text)
    ? text.split(' ')
    : foldWords(text.replaceAll('&', ' and ')).flatMap((word) => word.match(/\d+|\D+/g) ?? []);

const longestPhrase = 5;
const airportPlace = 'adelaide-airport';
const cityPlace = 'adelaide-cbd';

/** What a place is says no more of it: 'Barossa towns or villages', 'the Hahndorf township'. */
const areaNouns = [
  ...['town', 'towns', 'village', 'villages', 'township', 'townships', 'district'],
  ...['towns or villages', 'towns and villages', 'villages or towns', 'villages and towns'],
];

/** All phrases with a meaning; of two meanings, the first. */
export function phrasesOf({ places, amenities, tags }: Vocabulary): Phrases {
  const phrases = new Map<string, Part>();
  const add = (texts: readonly string[], part: Part) => {
    for (const text of texts) {
      const key = keyOfText(text);
      if (!phrases.has(key)) phrases.set(key, part);
    }
  };
  add(assistanceDogs, { is: 'unfiltered', why: 'beside' });
  add(keptWords, { is: 'text' });
  for (const { slug, name } of places) {
    if (slug !== airportPlace) add([name, ...(placeWords[slug] ?? [])], { is: 'place', slug });
  }
  for (const { slug, name } of places)
    if (slug !== airportPlace && slug !== cityPlace)
      add(combined([name, ...(placeWords[slug] ?? [])], areaNouns), { is: 'place', slug });
  if (places.some(({ slug }) => slug === cityPlace))
    add(centralWords, { is: 'place', slug: cityPlace, isVague: true });
  for (const type of propertyTypes) add(typeWords[type], { is: 'type', type });
  const listed = new Map(amenities.map((name) => [keyOfText(name), name]));
  for (const { says, names } of [...amenityWords, ...saidOtherwise]) {
    const known = names.flatMap((name) => listed.get(keyOfText(name)) ?? []);
    if (known.length > 0) add(says, { is: 'amenity', names: known });
  }
  for (const name of amenities) add([name], { is: 'amenity', names: [name] });
  for (const says of [tagWords, moodSayings])
    for (const [tag, texts] of Object.entries(says)) if (tags.includes(tag)) add(texts, { is: 'tag', tag });
  for (const { says, min, max } of vaguePrices) add(says, { is: 'price', min, max, isVague: true });
  add(airportWords, { is: 'airport' });
  for (const [texts, part] of orders) add(texts, part);
  add(fillerPhrases.concat(sayings), { is: 'filler' });
  add(sayingsOfTerms, { is: 'unfiltered', why: 'terms' });
  add(sayingsBeside, { is: 'unfiltered', why: 'beside' });
  add(['kid free', 'kids free', 'child free', 'children free'], { is: 'unfiltered', why: 'absence' });
  add(nearTransport, { is: 'unfiltered', why: 'distance' });
  add(noBounds, { is: 'unfiltered', why: 'amount' });
  return phrases;
}

/** The landmarks by their names; a place of the directory comes first. */
export const landmarkNames = ({ landmarks }: Vocabulary, phrases: Phrases): LandmarkNames =>
  landmarkNamesOf(landmarks, landmarkWords, {
    keyOf: keyOfText,
    wordsOf: (text) => foldWords(text).map(singular),
    isPlace: (key) => phrases.get(key)?.is === 'place',
  });

/** The longest phrase that begins there, with its article or without: 'the city centre' is more than 'the city'. */
export function phraseAt(
  phrases: Phrases,
  tokens: readonly Token[],
  at: number,
  forgives: boolean,
): Match | null {
  const own = ownPhraseAt(phrases, tokens, at, forgives);
  const bare = wordAt(tokens, at) === 'the' ? ownPhraseAt(phrases, tokens, at + 1, false) : null;
  return bare && own && bare.length + 1 > own.length ? { ...bare, length: bare.length + 1 } : own;
}

/** The keys of the first word, the first two and so on; a slash between initials is in none. */
function keysOf(words: readonly string[]): string[] {
  let key = '';
  return words.map((word) => (key += word === '/' ? '' : singular(word)));
}

/** With `forgives`, a long word may have one slip. */
function ownPhraseAt(
  phrases: Phrases,
  tokens: readonly Token[],
  at: number,
  forgives: boolean,
): Match | null {
  const whole = tokens.slice(at, at + longestPhrase).map(({ word }) => word);
  // Words behind a sign, other than the one of 'a/c', are in no phrase with those before it.
  const sign = whole.findIndex((word, index) => !isWordOrNumber.test(word) && !isInitialsSlash(whole, index));
  const keys = keysOf(sign < 0 ? whole : whole.slice(0, sign));
  for (let length = keys.length; length > 0; length -= 1) {
    // 'airport shuttel' is more than 'airport'.
    const wrong = length === 1 && forgives ? misspeltSecond(phrases, tokens, at) : null;
    if (wrong) return wrong;
    if (whole[length - 1] === '/') continue;
    const part =
      phrases.get(keys[length - 1] ?? '') ?? (length === 1 ? placeBehind(phrases, whole[0]) : undefined);
    if (part) return { length, part };
  }
  return forgives ? misspeltAt(phrases, tokens, at) : null;
}

/** 'nearglenelg': the place behind a small word without a space. */
function placeBehind(phrases: Phrases, word = ''): Part | undefined {
  const [, name] = /^(?:near|in|at)(\p{L}{5,})$/u.exec(word) ?? [];
  const part = name === undefined ? undefined : phrases.get(keyOf([name]));
  return part?.is === 'place' ? part : undefined;
}

/** 'a/c', '24/7'. */
const isInitialsSlash = (run: readonly string[], at: number) =>
  run[at] === '/' &&
  ((run[at - 1] === '24' && run[at + 1] === '7') ||
    (run[at - 1] === 'b' && run[at + 1] === 'fast') ||
    (run[at - 1]?.length === 1 && run[at + 1]?.length === 1));
