import { countWords } from '~/features/import/writing/count-words';
import { descriptionWords } from '~/features/import/writing/description-rules';
import { ModelFailure } from '~/features/import/writing/language-model';
import { factList, factText, type Facts } from './fact-reader';
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
  ['tags', 'tags'],
];

/**
 * A description of 200 to 400 words from the facts alone; an enhancement begins with the existing text.
 * Throws `ModelFailure` 'missing-facts' when there are not enough facts.
 */
export function composeDescription(facts: Facts, { keeps }: { keeps: boolean }): string {
  const said = keeps ? factText(facts, 'description') : '';
  const own = said.split(/\n\s*\n/).map(sentencesOf);
  const rest = [opening(facts), rooms(facts), amenities(facts), practical(facts)].map((paragraph) =>
    paragraph.filter((sentence) => !isSaid(said, sentence)),
  );
  const text = within([...own, ...rest], descriptionWords.most);
  const words = countWords(text);
  if (words >= descriptionWords.least) return text;
  const missing = helpful.filter(([fact]) => !factText(facts, fact)).map(([, name]) => name);
  const wanted =
    missing.length > 0 ? missing : ['a longer short description', 'more amenities', 'more rooms'];
  throw new ModelFailure(
    'missing-facts',
    `What is known of this property makes ${words} words, and a description has at least ${descriptionWords.least}. Please add ${listed(wanted)}.`,
  );
}

/** One sentence about type, place and amenities; blank when it does not fit into `most` characters. */
export function composeShort(facts: Facts, most: number): string {
  const given = factList(facts, 'amenities').map(withinSentence);
  const what = whatItIs(facts).replace(/\.$/, '');
  const ways = [3, 2, 1].map((count) => `${what}, with ${listed(given.slice(0, count))}.`);
  return given.length > 0 ? (ways.find((way) => way.length <= most) ?? '') : '';
}

function isSaid(said: string, sentence: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return said !== '' && bare(said).includes(bare(sentence).trim());
}

/** As many whole sentences as fit, in paragraphs. */
function within(paragraphs: readonly Paragraph[], most: number): string {
  let left = most;
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
  const type = factText(facts, 'type').toLowerCase() || 'place to stay';
  const suburb = factText(facts, 'suburb');
  const where = suburb ? ` in ${suburb}` : '';
  const article = /^[aeiou]/.test(type) ? 'an' : 'a';
  return chosenBy(name, [
    `${name} is ${article} ${type}${where}.`,
    `Guests of ${name} stay in ${article} ${type}${where}.`,
    `${name} welcomes its guests to ${article} ${type}${where}.`,
  ]);
}

function opening(facts: Facts): Paragraph {
  const address = factText(facts, 'address');
  const stars = factText(facts, 'star_rating');
  return [
    whatItIs(facts),
    ...sentencesOf(factText(facts, 'short_description')),
    ...(address ? [`You will find it at ${ended(address)}`] : []),
    ...(stars ? [`It is rated with ${stars} ${stars === '1' ? 'star' : 'stars'}.`] : []),
    ...(factText(facts, 'near_airport') ? ['Adelaide Airport is not more than ten kilometres away.'] : []),
    ...(factList(facts, 'tags').length > 0
      ? [`In a few words: ${ended(listed(factList(facts, 'tags')))}`]
      : []),
  ];
}

function rooms(facts: Facts): Paragraph {
  const units = facts.units;
  const given = (typeof units === 'string' ? [units] : (units ?? []))
    .map((unit) => unit.trim())
    .filter(Boolean);
  if (given.length === 0) return [];
  const first =
    given.length === 1
      ? 'This is the room that you can choose.'
      : chosenBy(given[0] ?? '', [
          'These are the rooms from which you can choose.',
          'There are several rooms from which guests choose their own.',
        ]);
  return [first, ...given.flatMap(sentencesOf)];
}

function amenities(facts: Facts): Paragraph {
  const given = factList(facts, 'amenities').map(withinSentence);
  const groups = Array.from({ length: Math.ceil(given.length / 4) }, (_, index) =>
    listed(given.slice(index * 4, index * 4 + 4)),
  );
  return groups.map((group, index) =>
    index === 0
      ? chosenBy(group, [
          `What guests will find here during their stay: ${group}.`,
          `A stay here comes with the following: ${group}.`,
        ])
      : chosenBy(group, [`You can also count on ${group}.`, `There is also ${group}.`]),
  );
}

/** 'free Wi-Fi' for 'Free Wi-Fi'; a possible name or abbreviation stays unchanged. */
const withinSentence = (name: string) =>
  name.replace(/^[A-Z](?=[a-z]+(?:\s|$))/, (letter) => letter.toLowerCase());

function practical(facts: Facts): Paragraph {
  const [arrive, leave] = [factText(facts, 'check_in_time'), factText(facts, 'check_out_time')];
  const [least, most] = [factText(facts, 'min_price'), factText(facts, 'max_price')];
  const policy = factText(facts, 'cancellation_policy');
  return [
    ...(arrive ? [`On the day of your arrival, check-in is possible from ${arrive}.`] : []),
    ...(leave ? [`On the day of your departure, please check out by ${leave}.`] : []),
    ...(least && most ? [`Prices for a night begin at ${least} and go up to ${most}.`] : []),
    ...(least && !most ? [`Prices for a night begin at ${least}.`] : []),
    ...(policy ? ['Should your plans change, this is what has been laid down.', ...sentencesOf(policy)] : []),
  ];
}
