import { countWords } from '~/features/import/writing/count-words';
import { descriptionWords } from '~/features/import/writing/description-rules';
import { ModelFailure } from '~/features/import/writing/language-model';
import { factList, factText, type Facts } from './fact-reader';
import { amenitySentences, withinSentence } from './amenity-sentences';
import { chosenBy, ended, listed, sentencesOf } from './sentences';

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
    amenitySentences(factList(facts, 'amenities'), buildingOf(facts)),
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
  const given = factList(facts, 'amenities').map(withinSentence);
  const what = whatItIs(facts).replace(/\.$/, '');
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
  const type = factText(facts, 'type').toLowerCase().replace('&', 'and') || 'place to stay';
  const suburb = factText(facts, 'suburb');
  const where = suburb ? ` in ${suburb}` : '';
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  return chosenBy(name, [
    `${name} is ${article} ${type}${where}.`,
    `Welcome to ${name}, ${article} ${type}${where}.`,
    `Come and stay at ${name}, ${article} ${type}${where}.`,
  ]);
}

const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|\\d+';
const counted = new RegExp(`^(?:${counts})[ -]`, 'i');
const verb =
  /\b(is|are|has|have|offers?|comes?|lies|stands?|sits?|looks?|welcomes?|sleeps?|sleep|stay|enjoy|wait)\b/i;

/** What it is, and the short description; a phrase without a verb becomes one sentence with it. */
function introduction(facts: Facts): Paragraph {
  const [first = '', ...others] = sentencesOf(factText(facts, 'short_description'));
  const suburb = factText(facts, 'suburb');
  const name = factText(facts, 'name') || 'This stay';
  const where = suburb && !first.includes(suburb) ? ` in ${suburb}` : '';
  const phrase = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  if (!verb.test(first) && /^an? /i.test(first)) {
    const begun = chosenBy(name, [
      `${name}${where} is`,
      `Welcome to ${name}${where},`,
      `Come and stay at ${name}${where},`,
    ]);
    return [`${begun} ${phrase}`, ...others];
  }
  if (!verb.test(first) && counted.test(first)) {
    const type = factText(facts, 'type').toLowerCase();
    const isNamed = type !== '' && name.toLowerCase().includes(type);
    const begun = isNamed ? `${name}${where} has` : `${whatItIs(facts).replace(/\.$/, '')}:`;
    return [`${begun} ${phrase}`, ...others];
  }
  return [whatItIs(facts), ...(first ? [first, ...others] : [])];
}

/** What the property is called in a sentence about it. */
function buildingOf(facts: Facts): string {
  const type = factText(facts, 'type').toLowerCase();
  return /^(hotel|motel|hostel|resort)$/.test(type) ? type : /apartment/.test(type) ? 'building' : 'house';
}

function opening(facts: Facts): Paragraph {
  const address = factText(facts, 'address');
  const stars = factText(facts, 'star_rating');
  return [
    ...introduction(facts),
    ...(address ? [`You will find it at ${ended(address)}`] : []),
    ...(stars ? [`It has ${inWords(stars)} ${stars === '1' ? 'star' : 'stars'}.`] : []),
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

/** The policy in its own words; a phrase that does not speak of cancelling becomes a sentence that does. */
function cancellation([first = '', ...others]: string[]): string[] {
  if (first === '' || /cancel/i.test(first)) return first ? [first, ...others] : [];
  const begun = /^free\b/i.test(first) ? 'Cancelling is ' : 'Cancellation: ';
  return [begun + withinSentence(first), ...others];
}
