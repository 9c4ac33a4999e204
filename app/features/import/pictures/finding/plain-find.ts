import type { Find } from './candidate';

/** A picture of which only the address is known. */
export function plainFind(source: Find['source'], address: string): Find {
  const shown = { width: null, height: null };
  const nothing = { alt: '', caption: '', heading: '', marks: '', isAside: false, isOfAround: false };
  return { address, source, width: null, shown, ...nothing, isOfFilm: false, isOfProduct: false };
}
