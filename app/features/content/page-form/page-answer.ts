import type { SubmissionResult } from '@conform-to/react';

import type { WritingAnswer } from '~/features/import/writing/writing-fields';

import type { PageConflict } from './compare-pages';

/** The answer of the page form's action when it does not redirect. */
export type PageAnswer = {
  /** What was typed, and the errors by field. */
  reply: SubmissionResult<string[]>;
  /** The version that the form was loaded with; a later save must not be overwritten. */
  seen: number | null;
  notice?: { title: string; text: string };
  /** Somebody else has saved meanwhile: their version, and the fields that differ. */
  conflict?: { version: number; differences: PageConflict[] };
  /** Result of a request for generated text. */
  ai?: WritingAnswer;
};
