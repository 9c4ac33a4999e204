const hardRedirects: Readonly<Record<string, string>> = {
  '/accommodation': '/search',
  '/adelaide-airport-accommodation': '/accommodation-near-adelaide-airport',
  '/index.php': '/',
};

/** Where an address that moved for good leads; /sitemap decides by itself. */
export function findHardRedirect(path: string): string | null {
  return Object.hasOwn(hardRedirects, path) ? (hardRedirects[path] ?? null) : null;
}
