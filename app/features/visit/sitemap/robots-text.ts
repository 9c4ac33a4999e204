type Site = { environment: 'local' | 'staging' | 'production'; siteOrigin: string };

const privatePaths = ['/auth', '/dashboard', '/newsletter', '/consent'];

/** robots.txt: everything public is allowed, nothing on staging. */
export function robotsText({ environment, siteOrigin }: Site): string {
  if (environment === 'staging') return 'User-agent: *\nDisallow: /\n';
  const rules = ['User-agent: *', 'Allow: /', ...privatePaths.map((path) => `Disallow: ${path}`)];
  return `${rules.join('\n')}\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}
