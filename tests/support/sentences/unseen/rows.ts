import type { Row } from '../row';

import { rows as allKinds } from './all-kinds';
import { rows as atWork } from './at-work';
import { rows as cancelledAndFitting } from './cancelled-and-fitting';
import { rows as checkingOutAndWholeLists } from './checking-out-and-whole-lists';
import { rows as daysAndSums } from './days-and-sums';
import { rows as doubleMeanings } from './double-meanings-and-plus-ones';
import { rows as halfAGrand } from './half-a-grand-and-month-long';
import { rows as mendedClasses } from './mended-classes';
import { rows as nearAndBetween } from './near-and-between';
import { rows as nounFirstAndFriendly } from './noun-first-and-friendly';
import { rows as notOnARoad } from './not-on-a-road';
import { rows as parties } from './parties';
import { rows as plain } from './plain';
import { rows as refusals } from './refusals';
import { rows as secondHand } from './second-hand';
import { rows as spokenSentences } from './spoken-sentences';
import { rows as thumbs } from './thumbs';

/** Sentences whose filters were written down before they were read. */
export const rows: readonly Row[] = [
  ...allKinds,
  ...atWork,
  ...cancelledAndFitting,
  ...checkingOutAndWholeLists,
  ...daysAndSums,
  ...doubleMeanings,
  ...halfAGrand,
  ...mendedClasses,
  ...nearAndBetween,
  ...nounFirstAndFriendly,
  ...notOnARoad,
  ...parties,
  ...plain,
  ...refusals,
  ...secondHand,
  ...spokenSentences,
  ...thumbs,
];
