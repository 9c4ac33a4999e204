import type { Choice } from '~/features/content/ordering/add-by-search';
import { errorReply, typedIn, type FormReply } from '~/lib/form/form-reply';
import { pressedName } from '~/lib/form/page-parts';
import type { Notice } from '~/lib/notices';

/** The answer to a form that was not saved. */
export type FormAnswer = {
  reply: FormReply;
  /**
   * Set when another person saved first: the errors contain their values, and saving again overwrites them.
   */
  conflict?: true;
  /** The stored version on which the next save is based. */
  version?: number;
  /** It was not sent: a button of a list beside it was pressed without scripts, and did this. */
  kept?: { notice: Notice | null };
  /** What that button looked for, and found. */
  search?: { words: string; found: readonly Choice[] };
};

/**
 * What was typed in a form when a button of a list beside it was pressed, which sends them together until there are scripts; null
 * where nothing was.
 */
export function typedBeside(
  form: FormData,
  reply: FormReply,
  stored: Record<string, string>,
): FormAnswer | null {
  if (!form.has(pressedName) || Object.keys(theirs(reply, stored)).length === 0) return null;
  return { reply: errorReply({}, reply), version: readVersion(form) ?? undefined, kept: { notice: null } };
}

/** The version that a form was loaded with; null for none. */
export function readVersion(form: FormData): number | null {
  const version = Number(form.get('version') || Number.NaN);
  return Number.isSafeInteger(version) ? version : null;
}

/** For each field that differs, the value that another person saved meanwhile. */
export function theirs(reply: FormReply, stored: Record<string, string>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      // A box that is not ticked is not sent.
      (typedIn(reply, name) ?? '').trim() !== value.trim()
        ? [[name, [`Saved meanwhile by somebody else: ${value === '' ? 'nothing' : `“${value}”`}`]]]
        : [],
    ),
  );
}
