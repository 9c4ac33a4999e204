import type { Row } from './row';

export const rows: readonly Row[] = [
  ['somewhere central in glenelg', 'location=glenelg'],
  ['near the shopping centre', 'q=near the shopping centre'],
  ['hotel, central location', 'location=adelaide-cbd & type=hotel'],
  ['my cat hates the beach', 'amenity=Pets allowed', 'absence: hates the beach'],
  ['no hostel and somewhere quiet', 'tag=quiet', 'absence: no hostel'],
  ['no pool or close to the beach', '', 'absence: no pool or close to the beach'],
  ['$450 a night for 2 nights', 'max_price=450', 'dates: for 2 nights'],
  ['under $200 for 3 nights', '', 'amount: under $200 for 3 nights'],
  ['3 nights, $600 total, from 10 jan', 'max_price=200 & check_in=2027-01-10 & check_out=2027-01-13'],
  ['$700 per week', 'max_price=100', ''],
  ['kids 5 and 7, 2 adults, cbd', 'location=adelaide-cbd & guests=4'],
  ['stay of one week from today', 'check_in=2026-11-23 & check_out=2026-11-30'],
  [
    'dinner Friday night, stay Saturday and Sunday',
    'q=dinner & check_in=2026-11-28 & check_out=2026-11-30',
    'dates: Friday night',
  ],
  ['30 Dec to 2nd', 'check_in=2026-12-30 & check_out=2027-01-02'],
];
