import { compareValues, type Names } from '~/features/directory/listing/compare-values';
import type { EditorValues } from '~/features/directory/listing/editor-fields';
import { findConflicts } from '~/lib/editing/find-conflicts';

import { isAsMarked } from './field-marks';

type Versions = { mine: EditorValues; theirs: EditorValues; marks: string };

/** The fields in which two editors' versions differ. Without marks it is unknown who changed them. */
export function findPropertyConflicts({ marks, ...versions }: Versions, names: Names) {
  const differences = compareValues(versions.mine, versions.theirs, names);
  return findConflicts(differences, ({ field }, whose) => isAsMarked(marks, field, versions[whose]));
}
