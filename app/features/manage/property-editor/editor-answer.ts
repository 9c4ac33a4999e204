import type { SubmissionResult } from '@conform-to/react';

import type { Conflicting } from './find-conflicts';

/** The answer of the form's action when it does not redirect. */
export type EditorAnswer = {
  /** What was typed, and the errors by field. */
  reply: SubmissionResult<string[]>;
  notice?: { title: string; text: string };
  /**
   * The state that the form was loaded with: a form that comes back with errors keeps the version that its
   * author has seen.
   */
  began?: { version: string; marks: string };
  /** Somebody else has saved meanwhile: their version, and the fields that differ. */
  conflict?: { version: number; differences: Conflicting[] };
};
