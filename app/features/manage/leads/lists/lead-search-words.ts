import { foldText } from '~/lib/text/fold-text';
import { hexOfText } from '~/lib/crypto/hex';

const maxWords = 6;

/** Words as in the text index, each matching the beginning of an indexed word. */
function searchWords(q: string): string[] {
  const words = foldText(q).match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words ?? [])].map((word) => word.slice(0, 40)).slice(0, maxWords);
}

/** A single letter must be a whole word: as a prefix it would match nearly everything. */
const beginning = (word: string) => (word.length < 2 ? `"${word}"` : `"${word}"*`);

/**
 * FTS5 expression for a search in name, email and phone within `scopes`, words of the index's `scope`. A
 * telephone number is found whatever its spacing. Null when the search contains nothing searchable.
 */
export function leadMatch(q: string, scopes: readonly string[]): string | null {
  const words = searchWords(q);
  if (words.length === 0) return null;
  const digits = q.replace(/[\s()+-]/g, '');
  const spelt = `(${words.map(beginning).join(' AND ')})`;
  const asNumber = /^\d{3,40}$/.test(digits) && words.length > 1 ? ` OR "${digits}"*` : '';
  const found = `{name email phone} : (${spelt}${asNumber})`;
  return [found, ...scopes.map((scope) => `scope : "${scope}"`)].join(' AND ');
}

/** A profile's id as one word of the index, whatever its characters; equals SQLite's `lower(hex(…))`. */
export function ownerScope(profileId: string): string {
  return `o${hexOfText(profileId)}`;
}
