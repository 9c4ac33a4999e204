import type { PageField } from '~/features/import/writing/pages/page-fields';
import type { WritingAnswer } from '~/features/import/writing/pages/writing-fields';
import type { EditorAnswer } from '~/lib/editing/editor-answer';

/** Id of the page editor's form. */
export const pageFormId = 'page-form';

/** The answer of its action when it does not redirect; `ai` is the result of a request for generated text. */
export type PageAnswer = EditorAnswer<PageField> & { ai?: WritingAnswer };
