/** Screens of single things, by the kind at the beginning of an entry's subject. */
const screens: Record<string, (key: string) => string> = {
  page: (key) => `/dashboard/pages/${key}`,
  property: (key) => `/dashboard/edit-property/${key}`,
  image: (key) => `/dashboard/media?only=${key}`,
  message: (key) => `/dashboard/site/messages/${key}`,
  menu: () => '/dashboard/site/menus',
  redirect: () => '/dashboard/site/redirects',
  amenity: () => '/dashboard/site/amenities',
  location: () => '/dashboard/site/locations',
};

/** The screen that changes an entry's subject; null when it has none. */
export function subjectLink(subject: string | null): string | null {
  const [, kind = '', key = ''] = /^([a-z-]+):([\w-]+)$/.exec(subject ?? '') ?? [];
  return Object.hasOwn(screens, kind) ? (screens[kind]?.(key) ?? null) : null;
}
