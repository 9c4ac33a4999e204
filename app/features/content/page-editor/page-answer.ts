import type { SubmissionResult } from '@conform-to/react';

import type { WritingAnswer } from '~/features/import/writing/writing-fields';

import type { PageConflict } from './compare-pages';

/** What an action of the page form answers instead of a redirect. */
export type PageAnswer = {
  /** What was typed, and the errors by field. */
  reply: SubmissionResult<string[]>;
  /** The version that the form began with; what has been saved since is not to be written over. */
  seen: number | null;
  notice?: { title: string; text: string };
  /** Somebody else has saved meanwhile: their version, and where the two differ. */
  conflict?: { version: number; differences: PageConflict[] };
  /** What became of an order to write. */
  ai?: WritingAnswer;
};
