import { ModelFailure } from '~/features/import/writing/models/language-model';
import { factList, factText, type Facts } from './fact-reader';
import { sentencesOf } from './sentences';

type Followed = { facts: Facts; isShort: boolean; isOfLength: boolean };

/** A wish that needs no judgement of style. */
type Wish = { kind: 'shorter' } | { kind: 'longer' } | { kind: 'about'; words: string };

const polite =
  /\b(please|could you|can you|make (it|them|the texts?|the description)|keep it|a (bit|little)|rather|much|the texts?|the description|(say|tell|write)(?= more))\b/gi;
const shorter = /^(shorten|shorter|short|briefer|brief|more concise|concise|less text|fewer words)( it)?$/i;
const longer = /^(longer|long|more details?|more detailed|more text|in (more|full) detail)$/i;
const about =
  /^(?:(?:more )?(?:about|on|of)|more|mention|emphasi[sz]e|highlight|stress|focus on|(?:start|begin) with|(?:good )?for)\s+(.{3,80})$/i;

/**
 * The facts in the order that the wishes ask for, whether the texts are to be short, and whether only their length is
 * wished for. Throws `ModelFailure` 'missing-facts' for a wish that needs a language model.
 */
export function followWish(facts: Facts): Followed {
  const wishes = wishesIn(factText(facts, 'wish'));
  const isOfLength = wishes.length > 0 && wishes.every(({ kind }) => kind !== 'about');
  return wishes.reduce<Followed>(
    (result, wish) => {
      if (wish.kind === 'shorter') return { ...result, isShort: true };
      return wish.kind === 'longer' ? result : { ...result, facts: withFirst(result.facts, wish.words) };
    },
    { facts, isShort: false, isOfLength },
  );
}

function wishesIn(instructions: string): Wish[] {
  return instructions
    .split(/[,;.!\n]|\b(?:and|but)\b/i)
    .map((part) => part.replace(polite, ' ').replace(/\s+/g, ' ').trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => {
      if (shorter.test(part)) return { kind: 'shorter' };
      if (longer.test(part)) return { kind: 'longer' };
      const words = about.exec(part)?.[1];
      if (words) return { kind: 'about', words };
      throw cannot(part);
    });
}

const cannot = (wish: string) =>
  new ModelFailure(
    'missing-facts',
    `Without a language model texts can be made shorter or longer, or begin with something that they mention. ‘${wish.slice(0, 60)}’ cannot be followed, so nothing was changed.`,
  );

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(the|our|and|its|with|from|for|about)$/.test(word))
    .map((word) => word.replace(/(ies|y|es|s)$/, '').slice(0, 6));

/** Puts the texts and amenities with one of these words first. */
function withFirst(facts: Facts, words: string): Facts {
  const wanted = stemsOf(words);
  const says = (text: string) => stemsOf(text).some((stem) => wanted.includes(stem));
  const first = (items: readonly string[]) => [...items.filter(says), ...items.filter((item) => !says(item))];
  const amenities = factList(facts, 'amenities');
  const texts = ['short_description', 'description'].map((name) => [name, factText(facts, name)] as const);
  if (![...amenities, ...texts.map(([, text]) => text)].some(says)) {
    throw new ModelFailure(
      'missing-facts',
      `Nothing that was found speaks of ‘${words.slice(0, 60)}’, so nothing was changed. Please write it into the form yourself.`,
    );
  }
  const ordered = texts.map(([name, text]) => [name, paragraphsFirst(text, says)] as const);
  return { ...facts, amenities: first(amenities), ...Object.fromEntries(ordered) };
}

/** The paragraphs that say it first, and within the first of them its sentence. */
function paragraphsFirst(text: string, says: (text: string) => boolean): string {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const [lead, ...rest] = [...paragraphs.filter(says), ...paragraphs.filter((paragraph) => !says(paragraph))];
  if (lead === undefined) return '';
  const sentences = sentencesOf(lead);
  const begun = [...sentences.filter(says), ...sentences.filter((sentence) => !says(sentence))].join(' ');
  return [begun, ...rest].join('\n\n');
}

/** The first half of a text's sentences, one at least. */
export function halved(text: string): string {
  let left = Math.ceil(sentencesOf(text.replace(/\n/g, ' ')).length / 2);
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const kept = sentencesOf(paragraph).slice(0, left);
      left -= kept.length;
      return kept.join(' ');
    })
    .filter(Boolean)
    .join('\n\n');
}
