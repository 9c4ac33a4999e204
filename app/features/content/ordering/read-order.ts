/** `3,1,2` as ids, an empty text as none; null for anything else, an id named twice, or more than `max`. */
export function readOrder(text: unknown, max: number): number[] | null {
  if (typeof text !== 'string' || !/^([1-9]\d{0,14}(,[1-9]\d{0,14})*)?$/.test(text)) return null;
  const ids = text === '' ? [] : text.split(',').map(Number);
  return ids.length <= max && new Set(ids).size === ids.length ? ids : null;
}

/** Characters of the words that a list is searched with. */
export const maxFindWords = 80;

/** The words of a search for more of a list, which may be in the address or in a form. */
export const wordsIn = (from: URLSearchParams | FormData): string =>
  String(from.get('find') ?? '').slice(0, maxFindWords);

/** The ids with the one at `from` put at `to`. */
export function movedTo(ids: readonly number[], from: number, to: number): number[] {
  const rest = [...ids];
  const [moved] = rest.splice(from, 1);
  if (moved !== undefined) rest.splice(to, 0, moved);
  return rest;
}
