import { parseWithZod } from '@conform-to/zod/v4';

import { pageTypes, type PageType } from '~/db/vocabulary';

import { faqLabels, pageFields } from '~/features/import/writing/page-fields';
import { longestContent, pageSchema, type Kept } from './page-form';
import { shownSlug, slugOfTitle } from './page-slug';

const scalars: ReadonlySet<string> = new Set(pageFields.filter((field) => field !== 'faq'));
const faqField = new RegExp(`^faq\\[\\d{1,2}\\]\\.(${Object.keys(faqLabels).join('|')})$`);
const intentField = '__intent__';

/** Whether a name in a form is one of the page's fields. */
const isPageField = (name: string) => scalars.has(name) || faqField.test(name);

/**
 * Reads what was typed; the action and the page run this same function. It reads only the form's own fields
 * and its buttons for questions. A new page's blank slug is made from its title. `kept` is null for a new
 * page.
 */
export function readPageForm(
  form: FormData,
  { kept, withIntent = true }: { kept: Kept | null; withIntent?: boolean },
) {
  const known = new FormData();
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.length <= longestContent * 2 && isPageField(name)) {
      known.append(name, value);
    }
  }
  known.set('slug', slugOf(known, kept));
  const intent = form.get(intentField);
  if (withIntent && typeof intent === 'string' && isKnownIntent(intent)) known.set(intentField, intent);
  return parseWithZod(known, {
    schema: pageSchema(kept, typeOf(known)),
    disableAutoCoercion: true,
    // One message per field: a second one about the same text does not help.
    formatError: (issues: readonly { message: string }[]) => issues.slice(0, 1).map(({ message }) => message),
  });
}

function slugOf(form: FormData, kept: Kept | null): string {
  const typed = shownSlug(textOf(form, 'slug').trim());
  return typed || kept ? typed : slugOfTitle(textOf(form, 'title'));
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const typeOf = (form: FormData): PageType =>
  pageTypes.find((type) => type === form.get('page_type')) ?? 'page';

/**
 * Whether a button's intent belongs to this form: to add, remove or move a question, or to check one field.
 */
function isKnownIntent(text: string): boolean {
  try {
    const { type, payload } = JSON.parse(text) as { type?: unknown; payload?: Record<string, unknown> };
    if (type === 'validate') return typeof payload?.name === 'string';
    if (type !== 'insert' && type !== 'remove' && type !== 'reorder') return false;
    const positions = [payload?.index, payload?.from, payload?.to];
    return payload?.name === 'faq' && !('defaultValue' in payload) && positions.every(isPosition);
  } catch {
    return false;
  }
}

const isPosition = (value: unknown) =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100);
