export type SitemapEntry = {
  /** Path on our origin, starting with a slash. */
  path: string;
  /** Date of the last change; null when it is unknown, and then it is left out. */
  updatedAt: Date | null;
};

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Addresses as a sitemap. */
export function urlset(origin: string, entries: readonly SitemapEntry[]): string {
  return `${head}<urlset xmlns="${space}">\n${entries.map((entry) => element('url', origin, entry)).join('')}</urlset>\n`;
}

/** Sitemaps as an index of them. */
export function sitemapIndex(origin: string, parts: readonly SitemapEntry[]): string {
  return `${head}<sitemapindex xmlns="${space}">\n${parts.map((part) => element('sitemap', origin, part)).join('')}</sitemapindex>\n`;
}

function element(name: string, origin: string, { path, updatedAt }: SitemapEntry): string {
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return `<${name}><loc>${escapeXml(new URL(path, origin).href)}</loc>${changed}</${name}>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
