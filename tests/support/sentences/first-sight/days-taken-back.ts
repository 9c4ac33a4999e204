import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['hotel not on 12 december', 'type=hotel', 'absence: not on 12 december'],
  ['motel any day but friday', 'type=motel', 'absence: any day but friday'],
  ['friday is full, saturday then, unley', 'location=unley & check_in=2026-11-28', 'dates: friday is full'],
  [
    "can't do friday, hotel next weekend",
    'type=hotel & check_in=2026-12-04 & check_out=2026-12-06',
    "absence: can't do friday",
  ],
  ["friday doesn't work, 2 adults", 'guests=2', "dates: friday doesn't work"],
  ['up to 12 december, cbd', 'location=adelaide-cbd', 'dates: up to 12 december'],
  ['arrive 3 dec back 7 dec, glenelg', 'location=glenelg & check_in=2026-12-03 & check_out=2026-12-07'],
  ['home sunday 6 december, motel', 'type=motel', 'dates: home sunday 6 december'],
  [
    'not friday or saturday, hotel cbd',
    'location=adelaide-cbd & type=hotel',
    'absence: not friday or saturday',
  ],
  ['last friday we stayed in unley', 'q=last friday', 'past: unley'],
  ['friday after next, b&b stirling', 'location=stirling & type=bed-breakfast & check_in=2026-12-04', ''],
  [
    'saturday the following week, henley beach',
    'location=henley-beach',
    'dates: saturday the following week',
  ],
  ['first friday of march, hotel', 'type=hotel & check_in=2027-03-05'],
  ['the last saturday in january, 2 nights', 'check_in=2027-01-30 & check_out=2027-02-01'],
  [
    '2nd saturday night in february, glenelg',
    'location=glenelg & check_in=2027-02-13 & check_out=2027-02-14',
  ],
  ['first monday in june 2027, motel', 'type=motel & check_in=2027-06-07'],
  ['friday through to monday, barossa', 'location=barossa & check_in=2026-11-27 & check_out=2026-11-30'],
  [
    'friday to the following monday, prospect',
    'location=prospect & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  ['from 12 december onwards, apartment', 'type=apartment & check_in=2026-12-12'],
  ['12 december at the latest', '', 'dates: 12 december at the latest'],
  ['friday or later', 'check_in=2026-11-27'],
  ['not before 10 january', '', 'absence: not before 10 january'],
];
