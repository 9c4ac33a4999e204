type Place = { key: string; hash: string };

/**
 * The key under which a page's scroll position is kept for Back. The router uses the key 'default' for every
 * place that a plain link within a page leads to, so the second link would scroll to where the first was
 * left. Each such place gets its own key, and always shows its part of the page.
 */
export const scrollKey = ({ key, hash }: Place): string =>
  hash && key === 'default' ? `${Math.random()}` : key;
