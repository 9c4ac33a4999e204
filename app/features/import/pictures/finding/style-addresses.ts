const maxAddresses = 200;

/** The addresses in `url(…)` of CSS. */
export function styleAddresses(css: string): string[] {
  const found = css
    .slice(0, 500_000)
    .matchAll(/url\(\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^"'()\s]{1,2000}))\s*\)/gi);
  const addresses = [];
  for (const [, double, single, plain] of found) {
    addresses.push(double ?? single ?? plain ?? '');
    if (addresses.length >= maxAddresses) break;
  }
  return addresses;
}
