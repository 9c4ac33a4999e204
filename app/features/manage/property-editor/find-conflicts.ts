import { compareValues, type Difference, type Names } from '~/features/directory/listing/compare-values';
import type { EditorValues } from '~/features/directory/listing/editor-fields';
import { isAsMarked } from './field-marks';

/**
 * A difference between two editors' versions, and which of them changed the field since the form was loaded.
 */
export type Conflicting = Difference & { changedBy: 'me' | 'them' | 'both' | null };

type Versions = { mine: EditorValues; theirs: EditorValues; marks: string };

/** The fields in which two editors' versions differ. Without marks it is unknown who changed them. */
export function findConflicts({ mine, theirs, marks }: Versions, names: Names): Conflicting[] {
  return compareValues(mine, theirs, names).map((difference) => {
    const isMineOld = isAsMarked(marks, difference.field, mine);
    const isTheirsOld = isAsMarked(marks, difference.field, theirs);
    if (isMineOld === null) return { ...difference, changedBy: null };
    return { ...difference, changedBy: isMineOld ? 'them' : isTheirsOld ? 'me' : 'both' };
  });
}
