import type { SubmissionResult } from '@conform-to/react';

import type { Conflict } from './find-conflicts';

/** The answer of an editor's action when it does not redirect. */
export type EditorAnswer<Field extends string = string> = {
  /** The typed values, and the errors by field. */
  reply: SubmissionResult<string[]>;
  /**
   * The version that the form was loaded with: a form that comes back keeps the version that its author has
   * seen.
   */
  seen?: number | null;
  notice?: { title: string; text: string };
  /** Another person has saved meanwhile: their version, and the fields that differ. */
  conflict?: { version: number; differences: Conflict<Field>[] };
};

/** Name of the version that an editor's form was loaded with. */
export const versionField = 'version';

/** The version that a sent form was loaded with; null for something new. */
export const versionSeen = (form: FormData): number | null => Number(form.get(versionField)) || null;
