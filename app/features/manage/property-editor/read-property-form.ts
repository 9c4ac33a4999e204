import { propertyShape } from '~/features/directory/listing/editor-fields';
import { propertySchema, type EditorMode } from '~/features/directory/listing/property-form';
import { ownFields } from '~/lib/editing/read-editor-form';
import { parseForm } from '~/lib/form/read-form';

/** Still longer than any field allows, so that a longer text is refused and does not count as blank. */
const maxText = 30_000;

type Options = { mode: EditorMode; suburbs: readonly string[]; withIntent?: boolean };

/** Reads what was typed; the action and the page run this same function. */
export function readPropertyForm(form: FormData, { mode, suburbs, withIntent }: Options) {
  const own = ownFields(form, {
    shape: propertyShape,
    cut: (text) => text.slice(0, maxText),
    withIntent,
  });
  return parseForm(own, propertySchema({ mode, suburbs }));
}
