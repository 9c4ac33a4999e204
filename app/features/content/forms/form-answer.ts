/** The answer to a form that was not saved; it contains everything that was typed. */
export type FormAnswer = {
  values: Record<string, string>;
  errors: Record<string, string[] | undefined>;
  /**
   * Set when somebody else saved first: the errors contain their values, and saving again overwrites them.
   */
  conflict?: true;
  /** The stored version on which the next save is based. */
  version?: number;
};

/** All text fields of a form, untrimmed, without files. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** For each field that differs, the value that somebody else saved meanwhile. */
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
