/** First parts of addresses that the site's own routes have, or may have one day. */
const reserved: ReadonlySet<string> = new Set([
  ...['accommodation', 'add', 'add-property', 'admin', 'api', 'assets', 'auth', 'blog', 'consent', 'contact'],
  ...['dashboard', 'dev', 'edit', 'edit-property', 'fonts', 'guides', 'images', 'index', 'location'],
  ...[
    'locations',
    'login',
    'media',
    'new',
    'newsletter',
    'preview',
    'privacy-policy',
    'properties',
    'property',
  ],
  ...['robots', 'sa', 'search', 'sign-in', 'sign-out', 'sign-up', 'sitemap', 'static', 'terms', 'your-data'],
]);

/** Whether an address that begins with this word would be, or would look like, one of the site's own. */
export const isReservedSlug = (slug: string) => reserved.has(slug);
