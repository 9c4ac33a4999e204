import { combined } from './combined';
import { listOf } from './list-of';

/** Museums of other suburbs and towns, which are no landmark: 'near the museum Port Adelaide'. */
const museumsElsewhere = combined(
  ['', 'the'],
  ['museum'],
  ['', 'in', 'at'],
  listOf(
    'port adelaide, pt adelaide, port adl, glenelg, semaphore, brighton, hahndorf, stirling, norwood, unley, prospect, henley beach, barossa, the barossa, mclaren vale, gawler, tanunda, victor harbor, birdwood, the port, port',
  ),
);

/** Names that begin or end as those of landmarks do. */
export const otherNames = [
  ...museumsElsewhere,
  ...listOf(
    'mount lofty botanic garden, mount lofty house, jetty road henley, the show court, the show jumping, the show stage, for the test result, for the test results, the test result, the test results',
  ),
];
