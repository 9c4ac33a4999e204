import { ended, sentencesOf } from '~/features/import/writing/local/sentences';

/** Characters of a short description, as the form's hint has it. */
const longest = 150;
const shortest = 20;
/** 'Call 08 8632 5501.' at its end: the number has a field of its own. */
const ofCall = /(?<=[.!?]) (?:call|phone|ring|tel)\b[^.!?]{0,24}?\d[\d ]{6,14}[.!]?$/i;

/**
 * The whole sentences of a text that fit into a short description, else the first one up to its last comma that does; null
 * when nothing whole fits.
 */
export function shortened(text: string): string | null {
  const flat = text.replace(/\s+/g, ' ').replace(ofCall, '').trim();
  if (flat.length <= longest) return flat;
  let kept = '';
  for (const sentence of sentencesOf(flat)) {
    const longer = kept ? `${kept} ${sentence}` : sentence;
    if (longer.length > longest) break;
    kept = longer;
  }
  if (kept.length >= shortest) return kept;
  const clause = /^(.{60,148}(?<![,;:–-]))(?:[,;:]\s|\s[–—-]\s)/.exec(flat.slice(0, longest + 2))?.[1];
  return clause ? ended(clause) : null;
}
