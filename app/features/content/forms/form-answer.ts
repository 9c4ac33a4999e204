/** A form that was sent and not saved, as its screen shows it again: everything typed is still there. */
export type FormAnswer = {
  values: Record<string, string>;
  errors: Record<string, string[] | undefined>;
  /** Set when somebody else saved first: what they wrote is in the errors, and saving again is the choice. */
  conflict?: true;
  /** The stored version that the next save stands on. */
  version?: number;
};

/** All text fields of a form, trimmed of nothing, files left out. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** For each field that differs: what somebody else saved meanwhile. */
export function theirs(
  typed: Record<string, string>,
  stored: Record<string, string>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, value]) =>
      name in typed && typed[name]?.trim() !== value.trim()
        ? [[name, [`Saved meanwhile by somebody else: ${value === '' ? 'nothing' : `“${value}”`}`]]]
        : [],
    ),
  );
}
