import type { MenuLocation } from '~/db/vocabulary';
import { menuLink } from './menu-link';

export const menuPlaces: Record<MenuLocation, { label: string; text: string }> = {
  header: { label: 'Header', text: 'The links at the top of every page.' },
  'footer-accommodation': { label: 'Footer: Accommodation', text: 'The first column of the footer.' },
  'footer-guides': { label: 'Footer: Guides', text: 'The second column of the footer.' },
  'footer-company': { label: 'Footer: Company', text: 'The third column of the footer.' },
  'footer-travel': { label: 'Footer: Travel', text: 'Kept, but not shown anywhere yet.' },
};

export type ItemValues = { title: string; url: string; newTab: boolean; isActive: boolean };
export type ItemErrors = Partial<Record<'title' | 'url', string>>;

export const newItem: ItemValues = { title: '', url: '', newTab: false, isActive: true };

export const longestName = 60;
export const longestTitle = 60;
export const longestUrl = 500;
const longestTyped = 2_000;

/** One line: line ends and other control characters become a space. */
// eslint-disable-next-line no-control-regex -- control characters are what is being replaced
const line = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longestTyped) : '';
}

/** The typed fields of an item, cut so that an answer never contains more than the fields allow. */
export function typedItem(form: FormData): ItemValues {
  return {
    title: textOf(form, 'title'),
    url: textOf(form, 'url'),
    newTab: textOf(form, 'target') === '_blank',
    isActive: textOf(form, 'active') === 'on',
  };
}

/** The typed item if the site would show it, or the errors by field. */
export function readItem(
  { title, url, newTab, isActive }: ItemValues,
  origin: string,
): { item: ItemValues; errors?: undefined } | { item?: undefined; errors: ItemErrors } {
  const item = { title: line(title), url: url.trim(), newTab, isActive };
  const errors: ItemErrors = {
    ...(!item.title && { title: 'Please enter a title' }),
    ...(item.title.length > longestTitle && { title: `A title has at most ${longestTitle} characters` }),
    ...urlErrors(item.url, origin),
  };
  return Object.keys(errors).length > 0 ? { errors } : { item };
}

function urlErrors(url: string, origin: string): ItemErrors {
  if (!url) return { url: 'Please enter an address' };
  if (url.length > longestUrl) return { url: `An address has at most ${longestUrl} characters` };
  const link = menuLink({ title: 'x', url, target: null, sortOrder: 0 }, origin);
  return link
    ? {}
    : { url: 'The address must be a path that starts with /, a mark such as #faq, or begin with https://' };
}

/** Name and state of a menu as typed; the error when the name is missing or too long. */
export function readMenu(form: FormData) {
  const values = { name: textOf(form, 'name'), isActive: textOf(form, 'active') === 'on' };
  const name = line(values.name);
  const error = !name
    ? 'Please enter a name'
    : name.length > longestName
      ? `A name has at most ${longestName} characters`
      : null;
  return { values, error, menu: { name, isActive: values.isActive } };
}
