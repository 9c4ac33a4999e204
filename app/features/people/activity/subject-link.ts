/** Screens of single things, by the kind that an entry's subject begins with. */
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

/** Where the thing that an entry is about is changed; null for what has no screen. */
export function subjectLink(subject: string | null): string | null {
  const [, kind = '', key = ''] = /^([a-z-]+):([\w-]+)$/.exec(subject ?? '') ?? [];
  return Object.hasOwn(screens, kind) ? (screens[kind]?.(key) ?? null) : null;
}
