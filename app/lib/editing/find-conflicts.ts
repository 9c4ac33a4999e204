/** The editor, of two, who changed a field since the form was loaded. */
export type ChangedBy = 'me' | 'them' | 'both';

/** One field whose values differ between two versions, as text; blank is ''. */
export type FieldDifference<Field extends string = string> = {
  field: Field;
  label: string;
  mine: string;
  theirs: string;
};

/** A difference between two editors' versions; `changedBy` is null when it is unknown. */
export type Conflict<Field extends string = string> = FieldDifference<Field> & {
  changedBy: ChangedBy | null;
};

type Versions<Field extends string> = {
  labels: Readonly<Record<Field, string>>;
  /** A field's value as readable text. */
  mine: (field: Field) => string;
  theirs: (field: Field) => string;
};

/** The fields in which two versions differ, in the order of the labels. */
export function compareFields<Field extends string>(versions: Versions<Field>): FieldDifference<Field>[] {
  return (Object.keys(versions.labels) as Field[]).flatMap((field) => {
    const [mine, theirs] = [versions.mine(field), versions.theirs(field)];
    return mine === theirs ? [] : [{ field, label: versions.labels[field], mine, theirs }];
  });
}

/**
 * Adds to each difference which editor changed the field. `isOld` says whether one version's field is as the
 * form was loaded; null when that is unknown.
 */
export function findConflicts<Field extends string>(
  differences: readonly FieldDifference<Field>[],
  isOld: (difference: FieldDifference<Field>, whose: 'mine' | 'theirs') => boolean | null,
): Conflict<Field>[] {
  return differences.map((difference) => {
    const isMineOld = isOld(difference, 'mine');
    if (isMineOld === null) return { ...difference, changedBy: null };
    const changedBy = isMineOld ? 'them' : isOld(difference, 'theirs') ? 'me' : 'both';
    return { ...difference, changedBy };
  });
}
