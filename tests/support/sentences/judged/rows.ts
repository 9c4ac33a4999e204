import type { Row } from '../row';

import { rows as byOtherWords } from './by-other-words';
import { rows as amountsAndAges } from './amounts-and-ages';
import { rows as asLocalsType } from './as-locals-type';
import { rows as correctionsAndDays } from './corrections-and-days';
import { rows as days } from './days';
import { rows as everydayWords } from './everyday-words';
import { rows as inPassing } from './in-passing';
import { rows as near } from './near';
import { rows as notation } from './notation';
import { rows as ordersAndRefusals } from './orders-and-refusals';
import { rows as partiesAndDaysAgain } from './parties-and-days-again';
import { rows as peopleAndKinds } from './people-and-kinds';
import { rows as pricesAndRooms } from './prices-and-rooms';
import { rows as towns } from './towns';
import { rows as whatWillNotDo } from './what-will-not-do';
import { rows as wheresAndHowMuch } from './wheres-and-how-much';
import { rows as whoAndWhy } from './who-and-why';

/** Sentences that were judged as a traveller would judge them (decision 157), and their kin. */
export const rows: readonly Row[] = [
  ...byOtherWords,
  ...amountsAndAges,
  ...asLocalsType,
  ...correctionsAndDays,
  ...days,
  ...everydayWords,
  ...inPassing,
  ...near,
  ...notation,
  ...ordersAndRefusals,
  ...partiesAndDaysAgain,
  ...peopleAndKinds,
  ...pricesAndRooms,
  ...towns,
  ...whatWillNotDo,
  ...wheresAndHowMuch,
  ...whoAndWhy,
];
