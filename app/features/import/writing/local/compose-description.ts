import { countWords } from '~/features/import/writing/count-words';
import { descriptionWords } from '~/features/import/writing/description-rules';
import { ModelFailure } from '~/features/import/writing/models/language-model';
import { listed } from '~/lib/text/listed';
import { factList, factText, type Facts } from './fact-reader';
import { amenitySentences, thingOf, withinSentence } from './amenity-sentences';
import { kindInName, shapeOf } from './name-says';
import { chosenBy, ended, isEnglish, sentencesOf } from './sentences';

type Paragraph = string[];

/** Facts that a description needs, with readable names, in the order in which they are requested. */
const helpful: readonly (readonly [fact: string, name: string])[] = [
  ['short_description', 'a longer short description'],
  ['amenities', 'amenities'],
  ['units', 'rooms with their beds and guests'],
  ['address', 'the address'],
  ['check_in_time', 'the check-in time'],
  ['check_out_time', 'the check-out time'],
  ['cancellation_policy', 'the cancellation policy'],
  ['min_price', 'the price of a night'],
  ['star_rating', 'the star rating'],
];

/** Fewer words than these are no description yet. */
const leastWords = 40;

/**
 * A description from the facts alone, as long as they carry, 400 words at most; an enhancement begins with the existing text.
 * Throws `ModelFailure` 'missing-facts' when there are hardly any facts.
 */
export function composeDescription(facts: Facts, { keeps }: { keeps: boolean }): string {
  const said = keeps ? factText(facts, 'description') : '';
  const own = said.split(/\n\s*\n/).map(sentencesOf);
  const parts = [
    opening(facts),
    rooms(facts),
    amenitySentences(factList(facts, 'amenities'), {
      building: buildingOf(facts),
      said: factText(facts, 'short_description'),
      ...(/^bed/i.test(factText(facts, 'type')) && { hasRooms: true }),
    }),
    practical(facts),
  ];
  const rest = parts.map((paragraph) => paragraph.filter((sentence) => !isSaid(said, sentence)));
  const text = within([...own, ...rest], descriptionWords.max);
  const words = countWords(text);
  if (words >= leastWords) return text;
  const missing = helpful.filter(([fact]) => !factText(facts, fact)).map(([, name]) => name);
  const wanted =
    missing.length > 0 ? missing : ['a longer short description', 'more amenities', 'more rooms'];
  throw new ModelFailure(
    'missing-facts',
    `What is known of this property makes ${words} words, and a description has at least ${leastWords}. Please add ${listed(wanted)}.`,
  );
}

/** One sentence about type, place and amenities; blank when it does not fit into `max` characters. */
export function composeShort(facts: Facts, max: number): string {
  const given = factList(facts, 'amenities').flatMap((name) => thingOf(name) ?? []);
  const name = factText(facts, 'name');
  const suburb = factText(facts, 'suburb');
  const what = kindInName(name)
    ? `Stay at ${name}${suburb ? ` in ${suburb}` : ''}`
    : whatItIs(facts).replace(/\.$/, '');
  const ways = [3, 2, 1].map((count) => `${what}, with ${listed(given.slice(0, count))}.`);
  return given.length > 0 ? (ways.find((way) => way.length <= max) ?? '') : '';
}

function isSaid(said: string, sentence: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return said !== '' && bare(said).includes(bare(sentence).trim());
}

/** As many whole sentences as fit, in paragraphs. */
function within(paragraphs: readonly Paragraph[], max: number): string {
  let left = max;
  const kept = paragraphs.map((sentences) =>
    sentences.filter((sentence) => {
      const words = countWords(sentence);
      if (words > left) return false;
      left -= words;
      return true;
    }),
  );
  return kept
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join('\n\n');
}

function whatItIs(facts: Facts): string {
  const name = factText(facts, 'name') || 'This stay';
  const type = factText(facts, 'type').toLowerCase().replace('&', 'and');
  const suburb = factText(facts, 'suburb');
  const where = suburb ? ` in ${suburb}` : '';
  if (kindInName(name)) return where ? `${name} is${where}.` : `Welcome to ${name}.`;
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  const kind = `${article} ${type || 'place to stay'}${where}`;
  return chosenBy(name, [
    `${name} is ${kind}.`,
    `Welcome to ${name}, ${kind}.`,
    `Come and stay at ${name}, ${kind}.`,
  ]);
}

/** The kind of property, and the short description; a phrase without a verb becomes one sentence with the name. */
function introduction(facts: Facts): Paragraph {
  const short = factText(facts, 'short_description');
  const [first = '', ...others] = isEnglish(short) ? sentencesOf(short) : [];
  const suburb = factText(facts, 'suburb');
  const name = factText(facts, 'name') || 'This stay';
  const where = suburb && !first.includes(suburb) ? ` in ${suburb}` : '';
  const phrase = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  switch (shapeOf(first)) {
    case 'one': {
      const begun = chosenBy(name, [
        `${name}${where} is`,
        `Welcome to ${name}${where},`,
        `Come and stay at ${name}${where},`,
      ]);
      return [`${begun} ${phrase}`, ...others];
    }
    case 'counted':
      return [`${name}${where} has ${phrase}`, ...others];
    case 'several':
      return [
        `At ${name}${where} you will find ${startsWithPlace(facts, first) ? first : phrase}`,
        ...others,
      ];
    default:
      return isIntroduced(name, first)
        ? [first, ...others]
        : [whatItIs(facts), ...(first ? [first, ...others] : [])];
  }
}

/** True when the sentence begins with the property's name, or with its first two words. */
function isIntroduced(name: string, sentence: string): boolean {
  const begun = name.split(' ').slice(0, 2).join(' ').toLowerCase();
  return sentence.toLowerCase().startsWith(begun) && shapeOf(sentence) === 'sentence';
}

/** 'Adelaide rooms' keeps its capital: the word is of a place. */
function startsWithPlace(facts: Facts, phrase: string): boolean {
  const [word = ''] = phrase.split(/[^\p{L}]/u);
  const names = ['suburb', 'address'].map((fact) => factText(facts, fact)).join(' ');
  return (
    word !== '' &&
    (names.split(/[^\p{L}]/u).includes(word) || /^(?:Adelaide|Barossa|South|Australian?)$/.test(word))
  );
}

/** The noun for the property in a sentence about it. */
function buildingOf(facts: Facts): string {
  const type = factText(facts, 'type').toLowerCase();
  const named = kindInName(factText(facts, 'name'));
  if (named) return named;
  return /^(hotel|motel|hostel|resort)$/.test(type) ? type : /apartment/.test(type) ? 'building' : 'house';
}

function opening(facts: Facts): Paragraph {
  const address = factText(facts, 'address');
  const stars = factText(facts, 'star_rating');
  const begun = introduction(facts);
  const at = begun.some((sentence) => sentence.includes('you will find'))
    ? 'The address is'
    : 'You will find it at';
  return [
    ...begun,
    ...(address ? [`${at} ${ended(address)}`] : []),
    ...(stars && !/\bstars?\b/i.test(begun.join(' '))
      ? [`It has ${inWords(stars)} ${stars === '1' ? 'star' : 'stars'}.`]
      : []),
    ...(factText(facts, 'near_airport') ? ['Adelaide Airport is within ten kilometres.'] : []),
  ];
}

const numberWords: readonly string[] = 'no one two three four five six seven eight nine ten'.split(' ');

/** The rooms as they are described; from two on, how many kinds there are. */
function rooms(facts: Facts): Paragraph {
  const given = (typeof facts.units === 'string' ? [facts.units] : (facts.units ?? []))
    .map((unit) => unit.trim())
    .filter(Boolean);
  const first =
    given.length > 1
      ? [`There are ${numberWords[given.length] ?? given.length} kinds of rooms to choose from.`]
      : [];
  return [...first, ...given.flatMap(sentencesOf).map(sleeping).map(withArticle)];
}

const inWords = (count: string) => numberWords[Number(count)] ?? count;

/** 'Studio sleeps up to two' for 'Studio takes up to 2 guests'. */
const sleeping = (sentence: string) =>
  sentence.replace(/\btakes up to (\d+) guests?\b/, (_, guests: string) =>
    guests === '1' ? 'sleeps one' : `sleeps up to ${inWords(guests)}`,
  );

/** 'The Studio takes up to 2 guests' for 'Studio takes …'. */
const withArticle = (sentence: string) =>
  /^\p{Lu}\S*(?: \p{Lu}\S*){0,3} (?:takes|has|sleeps)\b/u.test(sentence) &&
  !/^(The|Our|A|An)\b/.test(sentence)
    ? `The ${sentence}`
    : sentence;

function practical(facts: Facts): Paragraph {
  const [arrive, leave] = [factText(facts, 'check_in_time'), factText(facts, 'check_out_time')];
  const [least, max] = [factText(facts, 'min_price'), factText(facts, 'max_price')];
  return [
    ...(arrive && leave ? [`Check-in is from ${arrive}, check-out by ${leave}.`] : []),
    ...(arrive && !leave ? [`Check-in is from ${arrive}.`] : []),
    ...(leave && !arrive ? [`Check-out is by ${leave}.`] : []),
    ...(least && max ? [`A night costs between ${least} and ${max}.`] : []),
    ...(least && !max ? [`Prices start at ${least} a night.`] : []),
    ...cancellation(sentencesOf(factText(facts, 'cancellation_policy'))),
  ];
}

/** The policy in its own words; a phrase without a word for cancelling becomes a sentence with one. */
function cancellation([first = '', ...others]: string[]): string[] {
  if (first === '' || /cancel/i.test(first)) return first ? [first, ...others] : [];
  const begun = /^free\b/i.test(first) ? 'Cancelling is ' : 'Cancellation: ';
  return [begun + withinSentence(first), ...others];
}
