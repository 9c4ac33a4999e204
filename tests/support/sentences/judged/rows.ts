import type { Row } from '../row';

import { rows as days } from './days';
import { rows as inPassing } from './in-passing';
import { rows as near } from './near';
import { rows as notation } from './notation';
import { rows as peopleAndKinds } from './people-and-kinds';
import { rows as pricesAndRooms } from './prices-and-rooms';
import { rows as whoAndWhy } from './who-and-why';

/** Sentences that were judged as a traveller would judge them (decision 157), and their kin. */
export const rows: readonly Row[] = [
  ...days,
  ...inPassing,
  ...near,
  ...notation,
  ...peopleAndKinds,
  ...pricesAndRooms,
  ...whoAndWhy,
];
