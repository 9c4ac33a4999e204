import { foldText } from '~/lib/text/fold-text';

/** Signs that are left out of a word: "o'clock" is oclock. Migration 0022 leaves them out of the index's words too. */
const apostrophes = /['’‘ʼ`´′＇]/g;

/** '5★', '★★★★★' and '5*' in words. */
const starSigns = /(\d?)\s*((?:[★⭐☆]\ufe0f?\s*)+)|(\d)\s*\*/gu;

/** Words as they are compared: small letters without accents, full width and apostrophes; any other sign ends a word. */
export function foldWords(text: string): string[] {
  const spelled = text.replace(starSigns, (_, digit?: string, signs?: string, starred?: string) => {
    const count = digit || starred || [...(signs ?? '').replace(/[\ufe0f\s]/g, '')].length;
    return ` ${count} star `;
  });
  const folded = foldText(spelled.replace(apostrophes, '')).replace(apostrophes, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The word with its plural or singular, so that 'pools' finds 'pool' and 'beach' finds 'beaches'. */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  return [...new Set([word, ...singularsOf(word), ...pluralsOf(word)])];
}

/** One key for a word in singular and plural. */
export function singular(word: string): string {
  return singularsOf(word)[0] ?? word;
}

const isPlural = /[^siu]s$/;
const takesEs = /(s|x|z|ch|sh|o)$/;

/** The likeliest first. */
function singularsOf(word: string): string[] {
  if (word.length < 4 || !isPlural.test(word)) return [];
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (!word.endsWith('es')) return [word.slice(0, -1)];
  const [withE, withoutE] = [word.slice(0, -1), word.slice(0, -2)];
  return takesEs.test(withoutE) ? [withoutE, withE] : [withE];
}

function pluralsOf(word: string): string[] {
  if (word.length > 3 && isPlural.test(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return takesEs.test(word) ? [`${word}es`, `${word}s`] : [`${word}s`];
}
