/** What the router calls every place to which a plain link within a page has led. */
const unnamed = 'default';

type Place = { key: string; hash: string };

/**
 * Under which a page's scroll position is kept for the way back. Places within a page would all share one, so that the second
 * link would lead to where the first was left: each gets a new name, and always shows its part of the page.
 */
export const scrollKey = ({ key, hash }: Place): string =>
  key === unnamed && hash ? `${unnamed} ${Math.random()}` : key;
