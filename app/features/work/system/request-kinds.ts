/** Kinds of pages by which requests are counted, with their names for admins. */
export const requestKinds = {
  home: 'Home page',
  search: 'Search',
  stay: 'Pages of stays',
  place: 'Places and landing pages',
  guide: 'Guides',
  suggestion: 'Suggestions and travel times',
  picture: 'Pictures',
  account: 'Signing in',
  dashboard: 'Dashboard',
  form: 'Forms that were sent',
  other: 'Everything else',
} as const;

export type RequestKind = keyof typeof requestKinds;

const byFirstPart: Record<string, RequestKind> = {
  '': 'home',
  search: 'search',
  property: 'stay',
  accommodation: 'place',
  'accommodation-near': 'place',
  location: 'place',
  locations: 'place',
  ':slug': 'place',
  guides: 'guide',
  suggestions: 'suggestion',
  'travel-times': 'suggestion',
  images: 'picture',
  media: 'picture',
  auth: 'account',
  dashboard: 'dashboard',
  'add-property': 'dashboard',
  'edit-property': 'dashboard',
};

/**
 * The kind of a request by its route's pattern, such as `/property/:slug`; a request that may write counts as
 * a form.
 */
export function requestKind(pattern: string, isRead: boolean): RequestKind {
  if (!isRead) return 'form';
  if (pattern === '/accommodation/:location/:property') return 'stay';
  return byFirstPart[pattern.split('/')[1] ?? ''] ?? 'other';
}
