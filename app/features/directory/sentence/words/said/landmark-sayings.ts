import { combined } from './combined';
import { listOf } from './list-of';

/** 'motel for the Test match' is for the ground where it is played, as 'for the cricket'. */
export const testMatches = combined(
  listOf('for, here for, to see, to watch, going to, attending, seeing, watching, at, off to, in town for'),
  listOf(
    'the test, the test match, the cricket test, the ashes, the ashes test, the boxing day test, a test match, the test match week, the test week',
  ),
).concat(
  listOf(
    'test match, test match week, the test match week, ashes week, the ashes week, ashes test, test cricket',
  ),
);

/** The bridge between the city and Adelaide Oval. */
const bridges = listOf(
  'footbridge, the footbridge, foot bridge, the foot bridge, pedestrian bridge, the pedestrian bridge',
);
export const footbridgesToOval = combined(
  bridges,
  ['to'],
  listOf('adelaide oval, the adelaide oval, the oval'),
).concat(
  listOf('oval footbridge, the oval footbridge, adelaide oval footbridge, the adelaide oval footbridge'),
);
export const footbridges = bridges
  .filter((words) => /foot/.test(words))
  .concat(
    combined(
      listOf(
        'riverbank, the riverbank, river bank, the river bank, torrens, the torrens, river torrens, the river torrens, river, the river',
      ),
      listOf('footbridge, foot bridge, pedestrian bridge'),
    ),
  );
