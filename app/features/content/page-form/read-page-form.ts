import { pageTypes, type PageType } from '~/db/vocabulary';
import { ownFields } from '~/lib/editing/read-editor-form';
import { parseForm } from '~/lib/form/read-form';

import { maxContent, pageSchema, type StoredPage } from './page-form';
import { shownSlug, slugOfTitle } from './page-slug';
import { pageShape } from './page-values';

/**
 * Reads what was typed; the action and the page run this same function. A new page's blank slug is made from
 * its title. `stored` is null for a new page.
 */
export function readPageForm(form: FormData, { stored }: { stored: StoredPage | null }) {
  const own = ownFields(form, {
    shape: pageShape,
    cut: (text) => (text.length <= maxContent * 2 ? text : null),
  });
  own.set('slug', slugOf(own, stored));
  return parseForm(own, pageSchema(stored, typeOf(own)));
}

function slugOf(form: FormData, stored: StoredPage | null): string {
  const typed = shownSlug(textOf(form, 'slug').trim());
  return typed || stored ? typed : slugOfTitle(textOf(form, 'title'));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const typeOf = (form: FormData): PageType =>
  pageTypes.find((type) => type === form.get('page_type')) ?? 'page';
