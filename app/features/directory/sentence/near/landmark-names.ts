import { singular } from '~/features/directory/search/fold-words';

import { isTagFirst, isTown, needsLead } from '~/features/directory/sentence/words/landmark-words';
import { otherNames } from '~/features/directory/sentence/words/said/other-names';
import { keyOf as keyOfWords } from '~/features/directory/sentence/tokens/misspelt';
import { hasWrongLetter, isOneSlip, isOtherVowel } from '~/features/directory/sentence/tokens/one-slip';

/** A name of a landmark; `isTown` where one stays in it, as in 'motel in Gawler'. */
export type NamedLandmark = { slug: string; needsLead: boolean; isPlaceFirst: boolean; isTown?: boolean };

/** Landmarks by their names, of words without the spaces between them. */
export type LandmarkNames = {
  longest: number;
  /** Null for the name of something else. */
  find: (words: readonly string[]) => NamedLandmark | null | undefined;
  /**
   * The landmark whose name differs from these words by one typing error in one of them, also in its first
   * letters.
   */
  guess: (words: readonly string[]) => NamedLandmark | undefined;
  /** The landmark of a full name with a comma in it: 'Jetty Road, Glenelg'. */
  findParted: (words: readonly string[]) => NamedLandmark | undefined;
};

type Listed = { slug: string; name: string; kind: string | null };

type Comparing = {
  /** How names are compared. */
  keyOf: (text: string) => string;
  wordsOf: (text: string) => readonly string[];
  /** Names that 'near' means first. */
  isPlace: (key: string) => boolean;
};

/** Shorter words are too often another word; a name of one word has no correct word beside it. */
const shortestToForgive = { one: 7, ofSeveral: 4 };

/** How words of a name are written shorter: 'vic sq', 'jetty rd', 'flinders med ctr'. */
const shortened: Record<string, string> = {
  sq: 'square',
  rd: 'road',
  tce: 'terrace',
  pde: 'parade',
  st: 'street',
  mt: 'mount',
  stn: 'station',
  uni: 'university',
  ctr: 'centre',
  cntr: 'centre',
  cent: 'centre',
  center: 'centre',
  med: 'medical',
  hosp: 'hospital',
  gdn: 'garden',
  gdns: 'garden',
  gardens: 'garden',
  mkt: 'market',
  vic: 'victoria',
  nat: 'national',
  adl: 'adelaide',
  n: 'and',
  adel: 'adelaide',
};

type Name = { words: readonly string[]; named: NamedLandmark };

/** Names by how many words they have: those of one word by its letters' number, the others by their first word and by their last. */
type Spelled = { one: Name[][]; byFirst: Map<string, Name[]>[]; byLast: Map<string, Name[]>[] };

function addSpelled({ one, byFirst, byLast }: Spelled, words: readonly string[], named: NamedLandmark) {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 1) (one[first.length] ??= []).push({ words, named });
  else
    for (const [lists, word] of [
      [byFirst, first],
      [byLast, last],
    ] as const) {
      const names = (lists[words.length] ??= new Map());
      names.set(word, [...(names.get(word) ?? []), { words, named }]);
    }
}

/** One of several words may be typed wrong, so that the first or the last is right; a single one may have a letter too many or too few. */
function spelledAlike({ one, byFirst, byLast }: Spelled, words: readonly string[]): Name[] {
  const { length } = words;
  if (length === 1) {
    const letters = words[0]?.length ?? 0;
    return [letters - 1, letters, letters + 1].flatMap((size) => one[size] ?? []);
  }
  return [
    ...(byFirst[length]?.get(words[0] ?? '') ?? []),
    ...(byLast[length]?.get(words[length - 1] ?? '') ?? []),
  ];
}

/** The name, of 'Tram / Stop' its first half too, of 'Largs Bay' the one with 'beach' behind it, and 'South Road tram stop'; none of a group. */
function ownNames(name: string, kind: string | null): string[] {
  if (kind === null) return [];
  const isBareBeach = kind === 'beach' && !/ (beach|road)$/i.test(name);
  const tramStop = kind === 'tram-stop' ? [name.replace(/ stop$/, ' tram stop')] : [];
  return [name, ...name.split(' / ').slice(0, 1), ...(isBareBeach ? [`${name} beach`] : []), ...tramStop];
}

/** Names that need a word such as 'near': 'near zoo' without the article, 'hospital Flinders' as it is said abroad; null for other names. */
function looseName(text: string): string | null {
  if (text.startsWith('the ')) return text.slice(4);
  const words = text.toLowerCase().split(' ');
  const noun = words.at(-1) ?? '';
  const isTurned = (words.length === 2 || words.length === 3) && nouns.test(noun);
  return isTurned ? `${noun} ${words.slice(0, -1).join(' ')}` : null;
}
/** Nothing else is named so. */
const terminals =
  /^((outer harbou?r|cape jervis) .*(terminal|ferry)|(adelaide )?(central )?(bus|coach|railway|train) station|(the )?(bus|coach) (terminal|depot)|unisa|uni sa|tram (stops?|line|route)|tram(line|stop)|glenelg tram line)/i;
const nouns = /^(oval|stadium|hospital|university|uni|zoo|market|mall|jetty|square)$/;

/** 'near the show', but 'to see the show'; Brighton has a Jetty Road as well. */
const otherwise = /^(the show|jetty road)$/;

const namedOf = (slug: string, kind: string | null, text: string, isPlaceFirst: boolean): NamedLandmark => ({
  slug,
  needsLead: isPlaceFirst || otherwise.test(text) || (needsLead(slug, kind) && !terminals.test(text)),
  isPlaceFirst,
  isTown: !isPlaceFirst && isTown(text, kind),
});

/** All names of the landmarks. */
export function landmarkNamesOf(
  landmarks: readonly Listed[],
  words: Record<string, readonly string[]>,
  { keyOf, wordsOf, isPlace }: Comparing,
): LandmarkNames {
  const names = new Map<string, NamedLandmark | null>(otherNames.map((name) => [keyOf(name), null]));
  const parted = new Map<string, NamedLandmark>();
  const spelled: Spelled = { one: [], byFirst: [], byLast: [] };
  const add = (text: string, named: NamedLandmark) => {
    if (names.has(keyOf(text))) return;
    names.set(keyOf(text), named);
    addSpelled(spelled, wordsOf(text), named);
  };
  for (const { slug, name, kind } of landmarks) {
    if (kind === 'airport') continue;
    for (const text of [...ownNames(name, kind), ...(words[slug] ?? [])]) {
      const named = namedOf(slug, kind, text, isPlace(keyOf(text)) || isTagFirst(slug));
      if ((text === name && name.includes(', ')) || /^jetty road ./.test(text))
        parted.set(keyOf(text), named);
      add(text, named);
      const other = looseName(text);
      if (other) add(other, { ...named, needsLead: true });
    }
  }
  const beginnings = beginningsOf([...names.keys()]);
  return {
    longest: 6,
    find(run) {
      if (!run[0] || (!beginnings.has(singular(run[0])) && !(run[0] in shortened))) return undefined;
      const own = names.get(keyOfWords(run));
      if (own !== undefined || run.length === 1 || !run.some((word) => word in shortened)) return own;
      return names.get(keyOfWords(run.map((word) => shortened[word] ?? word)));
    },
    findParted: (run) => parted.get(keyOfWords(run.map((word) => shortened[word] ?? word))),
    guess: (run) => guessOf(spelled, run),
  };
}

function guessOf(spelled: Spelled, run: readonly string[]): NamedLandmark | undefined {
  if (run.length === 1 && (run[0]?.length ?? 0) < shortestToForgive.one - 1) return undefined;
  const typed = run.map(singular);
  const close = spelledAlike(spelled, typed);
  if (close.length === 0) return undefined;
  const meant = close.filter((one) => isAlmost(typed, one.words)).map(({ named }) => named);
  return new Set(meant.map(({ slug }) => slug)).size === 1 ? meant[0] : undefined;
}

const beginningsOf = (keys: readonly string[]) =>
  new Set(keys.flatMap((key) => [...key].map((_, at) => key.slice(0, at + 1))));

/** True when one word is typed wrong and all others are right. A single word may not have a wrong letter. */
function isAlmost(typed: readonly string[], known: readonly string[]): boolean {
  if (typed.length !== known.length) return false;
  const at = typed.findIndex((word, index) => word !== known[index]);
  const isLast = typed.findLastIndex((word, index) => word !== known[index]) === at;
  const [word, meant] = [typed[at], known[at]];
  if (!isLast || word === undefined || meant === undefined) return false;
  const isOne = known.length === 1;
  const shortest = isOne ? shortestToForgive.one : shortestToForgive.ofSeveral;
  if (meant.length < shortest || !/^[a-z]+$/.test(word)) return false;
  if (isOneSlip(word, meant)) return true;
  // 'adelaide ovel', but 'city east' is not City West.
  const isWrong = meant.length > shortest ? hasWrongLetter : isOtherVowel;
  return !isOne && isWrong(word, meant);
}
