import { isField, type FormShape } from './form-shape';

const intentField = '__intent__';

type Options = {
  shape: FormShape;
  /** A text as it is read; null for one that is left out. */
  cut: (text: string) => string | null;
  /** True when the buttons of the form's list are read too. */
  withIntent?: boolean;
};

/**
 * The form's own fields and its buttons for rows of its list, so that nothing else in the body can reach
 * Conform's reserved names or a column.
 */
export function ownFields(form: FormData, { shape, cut, withIntent = true }: Options): FormData {
  const own = new FormData();
  for (const [name, value] of form) {
    const text = typeof value === 'string' && isField(shape, name) ? cut(value) : null;
    if (text !== null) own.append(name, text);
  }
  const intent = form.get(intentField);
  const isOwn = withIntent && typeof intent === 'string' && isKnownIntent(intent, shape.rows.name);
  if (isOwn) own.set(intentField, intent);
  return own;
}

/** True when a button's intent belongs to the form: to add, remove or move a row, or to check one field. */
function isKnownIntent(text: string, list: string): boolean {
  try {
    const { type, payload } = JSON.parse(text) as { type?: unknown; payload?: Record<string, unknown> };
    if (type === 'validate') return typeof payload?.name === 'string';
    if (type !== 'insert' && type !== 'remove' && type !== 'reorder') return false;
    const positions = [payload?.index, payload?.from, payload?.to];
    return payload?.name === list && !('defaultValue' in payload) && positions.every(isPosition);
  } catch {
    return false;
  }
}

const isPosition = (value: unknown) =>
  value === undefined || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < 100);
