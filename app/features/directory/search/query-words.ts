import { foldText } from '~/lib/fold-text';

/** Words that do not narrow a search; left out when others remain. */
const fillers = new Set(
  'a an the in on at of for to and or with near by from is stay stays accommodation adelaide'.split(' '),
);

const maxWords = 8;

/** The words of a free-text query as the index spells them: lower case, no accents, at most eight of 40 letters. */
export function queryWords(q: string): string[] {
  const words = (foldText(q).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, 40));
  const telling = words.filter((word) => !fillers.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** The word with its plural or singular, so that 'pools' finds 'pool'. */
export function wordForms(word: string): string[] {
  if (word.length < 4 || /\d/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s')) return [word, word.slice(0, -1)];
  return [word, `${word}s`];
}

/**
 * FTS5 expression: every word in any of its forms. `columns` restricts it to those columns of the index.
 * Every form is quoted, so that nothing in it is syntax.
 */
export function matchExpression(
  alternatives: readonly (readonly string[])[],
  columns?: readonly string[],
): string {
  const all = alternatives
    .map((forms) => `(${forms.map((form) => `"${form.replaceAll('"', '""')}"`).join(' OR ')})`)
    .join(' AND ');
  return columns ? `{${columns.join(' ')}} : (${all})` : all;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every word that is one typing error away: a letter missing, doubled or wrong, or two swapped. */
export function oneEditAway(word: string): string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail) variants.add(head + tail.slice(1));
    if (tail.length > 1) variants.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of letters) {
      if (tail) variants.add(head + letter + tail.slice(1));
      variants.add(head + letter + tail);
    }
  }
  variants.delete(word);
  return [...variants].filter((variant) => variant.length >= 3);
}
