/** Begins the words of the text index that visitors cannot type: a character for private use, which is never part of their words. */
export const facetMark = '\u{e000}';
