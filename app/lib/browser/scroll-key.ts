type Place = { key: string; hash: string };

/**
 * Under which a page's scroll position is kept for the way back. The router calls every place to which a plain link within a page
 * has led 'default', so that the second link would lead to where the first was left: each gets a new name, and always shows its
 * part of the page.
 */
export const scrollKey = ({ key, hash }: Place): string =>
  hash && key === 'default' ? `${Math.random()}` : key;
