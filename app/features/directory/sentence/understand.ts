import type { Criteria } from '~/features/directory/criteria/criteria';
import { foldWords } from '~/features/directory/search/fold-words';

import { withDorms } from './rules/meant/bunks-and-classes';
import { withMonthly } from './rules/meant/months';
import { withoutAllergicPets } from './rules/meant/allergic';
import { withoutAssistanceDogs } from './rules/beside/assistance-dogs';
import { withAccepted } from './rules/described/accepted';
import { withHostelKitchens } from './rules/described/hostel-kitchens';
import { bikesOnly } from './rules/described/borrowed-bikes';
import { drinksOnly, namesThing } from './rules/named-things';
import { withKidsPools } from './rules/described/kids-pools';
import { withRooftopBars } from './rules/described/rooftop-bars';
import { combine, type Filtered } from './combine';
import { listedAreas } from './choices/areas';
import { withoutAlikes } from './choices/likes';
import { joinBranches } from './choices/branches';
import { withoutTakenBack } from './choices/taken-back';
import { joinFallbacks } from './choices/fallbacks';
import { joinAlternatives } from './alternatives';
import type { Reason, Segment } from './tokens/parts';
import type { LandmarkNames } from './near/landmark-names';
import { withoutOccasions } from './near/around/occasions';
import { onlyKnown } from './near/known-places';
import { withoutPlacesInside } from './near/not-in-it';
import { withoutSuburbs } from './near/suburbs';
import { keyOf, type Phrases } from './tokens/misspelt';
import { asSpelled } from './tokens/spelled';
import { landmarkNames, phrasesOf, type Vocabulary } from './phrases';
import { asksForAnyStay, placeOnly, restOf, sliceOf } from './rest';
import { saysSomething } from './words/chat-words';
import { scan } from './scan';
import { withoutSidePlaces } from './side-places';
import { behindAsking, withoutCity, withoutCourtesy } from './tokens/courtesy';
import { readWords } from './tokens/read-words';
import { isBreak, type Token } from './tokens/tokens';
import { withWishes } from './wishes';

/** A part of a sentence that was understood, but that no filter can search for. */
export type Note = { text: string; why: Reason };

export type Understood = {
  filters: Partial<Criteria>;
  /** The rest, which is searched for as text: words as typed, in their order. */
  rest: string;
  notes: Note[];
};

type Known = {
  vocabulary: Vocabulary;
  /** Adelaide's date. */
  today: string;
  /** Names of public properties that the text may mean. */
  names?: readonly string[];
};

type Meanings = { phrases: Phrases; landmarks: LandmarkNames };

/** Each reads what the one before has made of the segments. */
const steps: readonly ((segments: readonly Segment[], tokens: readonly Token[]) => Segment[])[] = [
  withoutTakenBack,
  withoutOccasions,
  withoutAlikes,
  withoutSidePlaces,
  withoutAssistanceDogs,
  withoutAllergicPets,
  withHostelKitchens,
  withWishes,
  joinFallbacks,
  listedAreas,
  joinBranches,
  joinAlternatives,
  withAccepted,
  withDorms,
  withMonthly,
];

const known = new WeakMap<Vocabulary, Meanings>();
let latest: { names: string; meanings: Meanings } | null = null;

/**
 * Made again only for other names: a change of any stay brings another vocabulary, mostly with the same names, and the tens of
 * thousands of phrases take a third of a second.
 */
function meaningsOf(vocabulary: Vocabulary): Meanings {
  const made = known.get(vocabulary);
  if (made) return made;
  const names = namesIn(vocabulary);
  if (latest?.names !== names) latest = { names, meanings: makeMeanings(vocabulary) };
  known.set(vocabulary, latest.meanings);
  return latest.meanings;
}

/** All that the phrases are made from, as a text. */
const namesIn = ({ places, amenities, tags, landmarks }: Vocabulary) =>
  JSON.stringify([
    places.map(({ slug, name }) => [slug, name]),
    amenities,
    tags,
    landmarks.map(({ slug, name, kind }) => [slug, name, kind]),
  ]);

function makeMeanings(vocabulary: Vocabulary): Meanings {
  const phrases = phrasesOf(vocabulary);
  return { phrases, landmarks: landmarkNames(vocabulary, phrases) };
}

/**
 * The meaning of a sentence: filters, remaining text, and the parts that no filter can do. Every word is in
 * one of these or has no meaning. A text in which nothing is understood stays as it is, unless every stay fits it.
 */
export function understand(typed: string, { vocabulary, today, names = [] }: Known): Understood {
  const text = typed.replace(/[^\S\n]+/g, ' ');
  const said = readWords(text);
  const asked = withoutCourtesy(said);
  const untouched = { filters: {}, rest: restOfUnknown(text, said, asked), notes: [] };
  const folded = names.map((name) => foldWords(name.replaceAll('&', ' and ')).map(asSpelled).join(' '));
  if (isName(said, folded)) return { ...untouched, rest: text };
  if (asked.length === 0 || isName(asked, folded)) return untouched;
  const tokens = endsInName(asked, folded) ? asked : withoutCity(asked);
  const nameWords = folded
    .map((name) => name.replace(/^the /, ''))
    .filter((name) => /\S \S/.test(name))
    .concat(housesIn(text, meaningsOf(vocabulary).phrases));
  const read = (phraseNames: string[]) => {
    const segments = onlyKnown(
      scan({ tokens, ...meaningsOf(vocabulary), today, names: phraseNames }),
      vocabulary,
    );
    const outside = withoutSuburbs(withoutPlacesInside(segments, tokens), tokens);
    const pools = withKidsPools(outside, tokens, vocabulary.tags);
    const joined = steps.reduce((sofar, step) => step(sofar, tokens), pools);
    return combine(withRooftopBars(joined, tokens, vocabulary.amenities), vocabulary.places);
  };
  const { filters, segments }: Filtered = read(nameWords);
  const rest = restOf(segments, tokens, text);
  const notes = segments.flatMap(({ first, end, part }) =>
    part?.is === 'unfiltered' ? [{ text: sliceOf(text, tokens, first, end), why: part.why }] : [],
  );
  const isNothing = Object.keys(filters).length === 0 && notes.length === 0;
  if (isNothing && asksForAnyStay(tokens)) return { filters: {}, rest: '', notes: [] };
  const isOfName = isPartOfName(asked, folded);
  const only = isNothing && !isOfName ? (bikesOnly(tokens) ?? drinksOnly(tokens) ?? placeOnly(tokens)) : null;
  if (only) return { ...untouched, rest: sliceOf(text, tokens, only.first, only.end) };
  if (isNothing && !isOfName && rest !== '' && namesThing(tokens)) return { ...untouched, rest };
  return isNothing || (rest !== '' && isOfName) ? untouched : { filters, rest, notes };
}

/**
 * 'Tidmarsh House' with capitals is a name, where a word of it means nothing else: not 'Holiday House' nor 'Glenelg House'.
 * 'Beach House' is, while a 'beach house' is any of them.
 */
function housesIn(text: string, phrases: Phrases): string[] {
  const named = [...text.matchAll(/(?<![\p{L}’'])(?:\p{Lu}\p{L}+ ){1,2}House(?!\p{L})/gu)];
  return named
    .map(([name]) => foldWords(name).map(asSpelled))
    .filter(
      (words) =>
        words.join(' ') === 'beach house' ||
        words.some((word) => saysSomething(word) && !sizes.test(word) && !phrases.has(keyOf([word]))),
    )
    .map((words) => words.join(' '));
}
const sizes =
  /^(big|large|small|little|huge|old|new|modern|whole|entire|guest|bedroom|party|clean|private|rental|spacious|\d.*)$/;

/** A text that has no meaning for us, without what is only polite. */
function restOfUnknown(text: string, said: readonly Token[], tokens: readonly Token[]): string {
  const first = behindAsking(tokens);
  // 'a table tennis, sorry, pool table' begins with what is taken back.
  const isCorrected = /[\p{L}\d]/u.test(text.slice(0, said[0]?.start ?? 0));
  const isShorter = first > 0 || isCorrected || wordsIn(said) > wordsIn(tokens);
  const last = tokens.findLastIndex(({ word }) => !isBreak(word));
  return isShorter ? sliceOf(text, tokens, first, last + 1) : text;
}

const wordsIn = (tokens: readonly Token[]) => tokens.filter(({ word }) => !isBreak(word)).length;

/** The whole text is the name of one property, with or without 'the'. */
function isName(tokens: readonly Token[], names: readonly string[]): boolean {
  const own = plain(tokens.map(({ word }) => word).join(' '));
  return names.some((name) => plain(name) === own);
}

const plain = (name: string) => name.replace(/^the /, '').replaceAll(' ', '');

/** The city at the end belongs to a name: '2 adults, Grand Hotel Adelaide'. */
function endsInName(tokens: readonly Token[], names: readonly string[]): boolean {
  const last = tokens
    .slice(-2)
    .map(({ word }) => word)
    .join(' ');
  return names.some((name) => name.endsWith(` ${last}`) || name === last);
}

/** All its words are in the name of one property. */
function isPartOfName(tokens: readonly Token[], names: readonly string[]): boolean {
  const words = tokens.map(({ word }) => word).filter((word) => !isBreak(word));
  return names.some((name) => words.every((word) => name.split(' ').includes(word)));
}
