import type { SubmissionResult } from '@conform-to/react';

import type { Conflicting } from './find-conflicts';

/** What an action of the form answers instead of a redirect. */
export type EditorAnswer = {
  /** What was typed, and the errors by field. */
  reply: SubmissionResult<string[]>;
  notice?: { title: string; text: string };
  /** What the form began with: a form that comes back with errors stays on the version that its writer has seen. */
  began?: { version: string; marks: string };
  /** Somebody else has saved meanwhile: their version, and where the two differ. */
  conflict?: { version: number; differences: Conflicting[] };
};
