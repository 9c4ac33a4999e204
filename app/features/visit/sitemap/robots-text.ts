type Site = { environment: 'local' | 'staging' | 'production'; siteOrigin: string };

/** The sign-in page may be found, but not its further steps, nor each address that it leads back to. */
const privatePaths = ['/auth/', '/auth?', '/dashboard', '/newsletter', '/consent'];

/** robots.txt: everything public is allowed, nothing on staging. */
export function robotsText({ environment, siteOrigin }: Site): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  const rules = ['User-agent: *', 'Allow: /', ...privatePaths.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}
