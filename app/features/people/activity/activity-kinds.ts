/**
 * The kinds of things that staff change, with the first words of the actions that change them. Any other
 * action is about an account.
 */
const contentKinds = {
  pages: { label: 'Pages and guides', words: ['page', 'guides', 'related'] },
  properties: { label: 'Properties', words: ['property'] },
  media: { label: 'Media', words: ['image'] },
  menus: { label: 'Menus', words: ['menu'] },
  redirects: { label: 'Redirects', words: ['redirect', 'redirects'] },
  home: { label: 'Home page', words: ['home'] },
  settings: { label: 'Settings', words: ['settings'] },
  locations: { label: 'Locations', words: ['location'] },
  amenities: { label: 'Amenities', words: ['amenity', 'amenities'] },
  subscribers: { label: 'Subscribers', words: ['subscriber', 'subscribers'] },
  jobs: { label: 'Jobs', words: ['job'] },
  messages: { label: 'Messages', words: ['message', 'messages'] },
} as const;

export type ContentKind = keyof typeof contentKinds;
export type ActivityKind = ContentKind | 'accounts';

export const contentKindNames = Object.keys(contentKinds) as ContentKind[];

export const kindLabel = (kind: ActivityKind): string =>
  kind === 'accounts' ? 'Accounts' : contentKinds[kind].label;

/** First words of the actions of a kind; of every kind of content when none is named. */
export function actionWords(kind?: ContentKind): string[] {
  const kinds = kind ? [contentKinds[kind]] : Object.values(contentKinds);
  return kinds.flatMap(({ words }) => [...words]);
}
