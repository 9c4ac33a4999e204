import type { EditorField } from '~/features/directory/listing/editor-fields';
import type { EditorAnswer } from '~/lib/editing/editor-answer';

/** Id of the property editor's form. */
export const propertyFormId = 'property-form';

/**
 * The answer of its action when it does not redirect; `marks` are those that the form was loaded with, `draft` is the id of a
 * draft that was made beside it.
 */
export type PropertyAnswer = EditorAnswer<EditorField> & { marks?: string; draft?: string };
