const hardRedirects: Readonly<Record<string, string>> = {
  '/accommodation': '/search',
  '/adelaide-airport-accommodation': '/accommodation-near-adelaide-airport',
  '/index.php': '/',
  '/privacy': '/privacy-policy',
};

/** Target of an address that moved for good; /sitemap has a rule of its own. */
export function findHardRedirect(path: string): string | null {
  return Object.hasOwn(hardRedirects, path) ? (hardRedirects[path] ?? null) : null;
}
