import { parseWithZod } from '@conform-to/zod/v4';

import { editorFields, unitLabels } from '~/features/directory/listing/editor-fields';
import { propertySchema, type EditorMode } from '~/features/directory/listing/property-form';

const scalars: ReadonlySet<string> = new Set(editorFields.filter((field) => field !== 'units'));
const unitField = new RegExp(`^units\\[\\d{1,2}\\]\\.(${Object.keys(unitLabels).join('|')})$`);
const intentField = '__intent__';
const longestText = 30_000;

/**
 * Reads what was typed; the action and the page run this same function. It reads only the form's own fields
 * and its buttons for units, so that nothing else in the body can reach Conform's reserved names or a column.
 */
export function readPropertyForm(
  form: FormData,
  {
    mode,
    suburbs,
    withIntent = true,
  }: { mode: EditorMode; suburbs: readonly string[]; withIntent?: boolean },
) {
  const known = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    // Still longer than any field allows, so that it is refused and does not count as blank.
    if (scalars.has(name) || unitField.test(name)) known.append(name, value.slice(0, longestText));
  }
  const intent = form.get(intentField);
  if (withIntent && typeof intent === 'string' && isKnownIntent(intent)) known.set(intentField, intent);
  return parseWithZod(known, {
    schema: propertySchema({ mode, suburbs }),
    disableAutoCoercion: true,
    // One message per field: a second one about the same text does not help.
    formatError: (issues: readonly { message: string }[]) => issues.slice(0, 1).map(({ message }) => message),
  });
}

/** Whether a button's intent belongs to this form: to add, remove or move a unit, or to check one field. */
function isKnownIntent(text: string): boolean {
  try {
    const { type, payload } = JSON.parse(text) as { type?: unknown; payload?: Record<string, unknown> };
    if (type === 'validate') return typeof payload?.name === 'string';
    if (type !== 'insert' && type !== 'remove' && type !== 'reorder') return false;
    const positions = [payload?.index, payload?.from, payload?.to];
    return payload?.name === 'units' && !('defaultValue' in payload) && positions.every(isPosition);
  } catch {
    return false;
  }
}

const isPosition = (value: unknown) =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100);
