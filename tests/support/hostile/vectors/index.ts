import { addresses } from './addresses';
import { brokenTags } from './broken-tags';
import { disguises } from './disguises';
import { drawings } from './drawings';
import { forms, frames } from './frames';
import { handlers } from './handlers';
import { names } from './names';
import { nesting } from './nesting';
import { rawText } from './raw-text';
import { scripts } from './scripts';
import { styles } from './styles';
import type { VectorClass } from './vector';

export { hostileAddresses } from './addresses';
export { call, elsewhere, type HostileVector } from './vector';

const vectorClasses: readonly VectorClass[] = [
  scripts,
  handlers,
  addresses,
  drawings,
  rawText,
  styles,
  frames,
  forms,
  brokenTags,
  disguises,
  names,
  nesting,
];

/** One flat list, in the order of the classes. */
export const hostileVectors = vectorClasses.flatMap(({ vectors }) => vectors);
