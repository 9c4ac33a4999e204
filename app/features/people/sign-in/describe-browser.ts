const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * 'Chrome on Windows', from the User-Agent header; it may contain anything, so nothing else of it is shown.
 */
export function describeBrowser(userAgent: string | null): string {
  const find = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  const browser = find(browsers) ?? 'Another browser';
  const system = find(systems);
  return system ? `${browser} on ${system}` : browser;
}
