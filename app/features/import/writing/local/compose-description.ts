import { countWords } from '~/features/import/writing/count-words';
import { descriptionWords } from '~/features/import/writing/description-rules';
import { ModelFailure } from '~/features/import/writing/models/language-model';
import { listed } from '~/lib/text/listed';
import { factList, factText, type Facts } from './fact-reader';
import { amenitySentences } from './amenity-sentences';
import { thingOf, withinSentence } from './amenity-words';
import { kindInName, kindOf, saysOtherKind, shapeOf } from './name-says';
import { calm, chosenBy, ended, isEnglish, sentencesOf } from './sentences';

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

/** A text of the owner's with as many words has introduced the place. */
const introducing = 12;

/** Fewer words than these are no description yet. */
const leastWords = 40;

/**
 * A description from the facts alone, as long as they carry, 400 words at most; an enhancement begins with the existing text.
 * Throws `ModelFailure` 'missing-facts' when there are hardly any facts.
 */
export function composeDescription(facts: Facts, { keeps }: { keeps: boolean }): string {
  const said = keeps ? factText(facts, 'description') : '';
  const own = said.split(/\n\s*\n/).map(sentencesOf);
  const isIntroduced = countWords(said) >= introducing && isEnglish(said);
  const parts = [
    opening(facts, isIntroduced),
    rooms(facts),
    amenitySentences(factList(facts, 'amenities'), {
      ...kindOf(facts),
      said: `${isEnglish(said) ? said : ''}\n${factText(facts, 'short_description')}\n${[facts.units ?? ''].flat().join('\n')}`,
    }),
    practical(facts, said),
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
  const town = townOf(facts);
  const what = kindInName(name)
    ? `Stay at ${name}${town && !name.includes(town) ? ` in ${town}` : ''}`
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

/** The suburb, or the town of an Australian address; blank where neither says. */
const townOf = (facts: Facts) =>
  factText(facts, 'suburb') || (/, ([\p{L}' -]+?) SA \d{4}$/u.exec(factText(facts, 'address'))?.[1] ?? '');

/** 'in Glenelg', unless a text or the name itself has the town. */
function placeOf(facts: Facts, text = ''): string {
  const town = townOf(facts);
  return town && !`${factText(facts, 'name')} ${text}`.includes(town) ? ` in ${town}` : '';
}

/** Name, kind and town; without a kind that is certain, a welcome. */
function whatItIs(facts: Facts, text = ''): string {
  const name = factText(facts, 'name') || 'This stay';
  const type = factText(facts, 'type').toLowerCase().replace('&', 'and');
  const where = placeOf(facts, text);
  if (kindInName(name)) return where ? `${name} is${where}.` : `Welcome to ${name}.`;
  if (saysOtherKind(facts)) return `Welcome to ${name}${where}.`;
  if (type === 'serviced apartment') return `${name} has serviced apartments${where}.`;
  const kind = `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type || 'place to stay'}${where}`;
  return chosenBy(name, [
    `${name} is ${kind}.`,
    `Welcome to ${name}, ${kind}.`,
    `Come and stay at ${name}, ${kind}.`,
  ]);
}

/** The kind of property, and the short description; a phrase without a verb becomes one sentence with the name. */
function introduction(facts: Facts): Paragraph {
  const short = calm(factText(facts, 'short_description'), [
    factText(facts, 'name'),
    factText(facts, 'suburb'),
    factText(facts, 'address'),
  ]);
  const [first = '', ...others] = isEnglish(short) ? sentencesOf(short) : [];
  const name = factText(facts, 'name') || 'This stay';
  const where = placeOf(facts, short);
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
        : [whatItIs(facts, short), ...(first ? [first, ...others] : [])];
  }
}

/** True when the sentence begins with the property's name, or with its first words: 'The Drovers Rest is a corner pub'. */
function isIntroduced(name: string, sentence: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/^the /, '');
  const words = bare(name).split(' ');
  const begun = words.slice(0, (words[0]?.length ?? 0) >= longWord ? 1 : 2).join(' ');
  return bare(sentence).startsWith(`${begun} `) && shapeOf(sentence) === 'sentence';
}

/** A shorter first word of a name may begin any sentence. */
const longWord = 6;

/** 'Adelaide rooms' keeps its capital: the word is of a place. */
function startsWithPlace(facts: Facts, phrase: string): boolean {
  const [word = ''] = phrase.split(/[^\p{L}]/u);
  const names = ['suburb', 'address'].map((fact) => factText(facts, fact)).join(' ');
  return (
    word !== '' &&
    (names.split(/[^\p{L}]/u).includes(word) || /^(?:Adelaide|Barossa|South|Australian?)$/.test(word))
  );
}

/** Introduction, address, stars; a text that `has` introduced the place needs no second introduction. */
function opening(facts: Facts, has: boolean): Paragraph {
  const address = factText(facts, 'address');
  const stars = factText(facts, 'star_rating');
  const begun = has ? [] : introduction(facts);
  const near = factText(facts, 'near_airport') ? 'within ten kilometres of Adelaide Airport' : '';
  const said = `${begun.join(' ')} ${factText(facts, 'description')}`;
  return [
    ...begun,
    ...(stars && !/\bstars?\b/i.test(said)
      ? [`It has ${inWords(stars)} ${stars === '1' ? 'star' : 'stars'}.`]
      : []),
    ...(address ? [`${addressBegun(facts, begun)} ${near ? `${address}, ${near}.` : ended(address)}`] : []),
    ...(near && !address ? [`It is ${near}.`] : []),
  ];
}

function addressBegun(facts: Facts, begun: Paragraph): string {
  if (begun.length === 0 || begun.some((sentence) => sentence.includes('you will find')))
    return 'The address is';
  return chosenBy(factText(facts, 'address'), ['You will find it at', 'The address is']);
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

/** Times, prices and cancelling; what the text has `said` is not repeated. */
function practical(facts: Facts, said: string): Paragraph {
  const [arrive, leave] = [factText(facts, 'check_in_time'), factText(facts, 'check_out_time')];
  const [least, max] = [factText(facts, 'min_price'), factText(facts, 'max_price')].map((price) =>
    said.includes(price.replace(/^\D+/, '$')) ? '' : price,
  );
  return [
    ...(arrive && leave ? [`Check-in is from ${arrive} and check-out by ${leave}.`] : []),
    ...(arrive && !leave ? [`Check-in is from ${arrive}.`] : []),
    ...(leave && !arrive ? [`Check-out is by ${leave}.`] : []),
    ...(least ? [priceOf(factText(facts, 'name'), least, max)] : []),
    ...cancellation(sentencesOf(factText(facts, 'cancellation_policy'))),
  ];
}

const priceOf = (name: string, least: string, max: string | undefined) =>
  max
    ? chosenBy(name, [
        `A night costs between ${least} and ${max}.`,
        `Prices are between ${least} and ${max} a night.`,
      ])
    : chosenBy(name, [`Prices start at ${least} a night.`, `A night costs ${least} or more.`]);

/** The policy in its own words; a phrase without a word for cancelling becomes a sentence with one. */
function cancellation([first = '', ...others]: string[]): string[] {
  if (first === '' || /cancel/i.test(first)) return first ? [first, ...others] : [];
  const begun = /^free\b/i.test(first) ? 'Cancelling is ' : 'Cancellation: ';
  return [begun + withinSentence(first), ...others];
}
