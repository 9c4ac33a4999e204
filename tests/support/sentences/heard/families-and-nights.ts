import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 adults and 2 kids (4 and 7), West Beach, 2 to 9 January, pool',
    'location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09 & guests=4',
  ],
  [
    'mum, dad, three kids and grandma, holiday house, Brighton, 27 Dec for 5 nights',
    'location=brighton & type=villa & check_in=2026-12-27 & check_out=2027-01-01 & guests=6',
  ],
  [
    'family of six, two nights from Friday, near the zoo',
    'near=adelaide-zoo & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29 & guests=6',
  ],
  [
    "we're 3 couples, villa with a spa in McLaren Vale, Friday 12 Feb to Sunday 14 Feb",
    'location=mclaren-vale & type=villa & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14 & guests=6',
  ],
  [
    '14 adults for a reunion, Barossa, Easter weekend',
    'location=barossa & check_in=2027-03-26 & check_out=2027-03-29 & guests=14',
  ],
  [
    'one adult with twins aged 3, hotel with cot, 5-7 December',
    'type=hotel & amenity=Cots on request & check_in=2026-12-05 & check_out=2026-12-07 & guests=3',
  ],
  [
    'four of us, one night, Saturday the 5th of December, Glenelg',
    'location=glenelg & check_in=2026-12-05 & check_out=2026-12-06 & guests=4',
  ],
  [
    'my wife, our baby and me, three nights over Christmas, Hahndorf',
    'location=hahndorf & check_in=2026-12-24 & check_out=2026-12-27 & guests=3',
  ],
  [
    '5 ladies, apartment in Norwood, 2 nights, arriving 15 January',
    'location=norwood & type=apartment & check_in=2027-01-15 & check_out=2027-01-17 & guests=5',
  ],
  [
    'school group: 24 students and 3 teachers, hostel, 1-4 March',
    'type=hostel & check_in=2027-03-01 & check_out=2027-03-04',
    'party: 24 students and 3 teachers',
  ],
  [
    'our family of four plus my parents, 10th to 17th of January, Henley Beach',
    'location=henley-beach & check_in=2027-01-10 & check_out=2027-01-17 & guests=6',
  ],
  [
    'two families, 4 adults and 5 children, house with pool, a week from 2 January',
    'type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09 & guests=9',
  ],
  [
    'single dad with two teens, motel, tomorrow night',
    'type=motel & check_in=2026-11-24 & check_out=2026-11-25 & guests=3',
  ],
  [
    'grandparents and 4 grandchildren, cabin park or villa, school holidays, West Beach',
    'location=west-beach & type=villa & guests=6',
    'either: cabin park; dates: school holidays',
  ],
  [
    '6 tradies, 3 twin rooms, Mon to Fri next week, Port Adelaide',
    'location=port-adelaide & check_in=2026-11-30 & check_out=2026-12-04 & guests=6',
    'rooms: 3 twin rooms',
  ],
  [
    'me, my sister and her two kids from the 20th to the 23rd of December',
    'check_in=2026-12-20 & check_out=2026-12-23 & guests=4',
  ],
  [
    'couple with a newborn, two nights, this weekend, quiet B&B in the hills',
    'location=adelaide-hills & type=bed-breakfast & tag=quiet & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    "just the two of us, Valentine's weekend, romantic spa suite",
    'tag=romantic & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14 & guests=2',
    '',
  ],
  [
    'hens weekend for 11, 19-21 Feb, Glenelg apartments',
    'location=glenelg & type=apartment & check_in=2027-02-19 & check_out=2027-02-21 & guests=11',
    'dates: hens weekend',
  ],
  [
    'three generations: 2 grandparents, 2 parents, 3 kids, Semaphore, 4 to 8 January',
    'location=semaphore & check_in=2027-01-04 & check_out=2027-01-08 & guests=7',
  ],
  [
    'bucks party of 8 on 6 February, city hostel',
    'location=adelaide-cbd & type=hostel & check_in=2027-02-06 & guests=8',
  ],
  [
    '2 adults 1 infant, check-in 11 Dec, check-out 14 Dec, serviced apartment CBD',
    'location=adelaide-cbd & type=serviced-apartment & check_in=2026-12-11 & check_out=2026-12-14 & guests=3',
  ],
  ['seven people over New Year, 30/12 to 2/1', 'check_in=2026-12-30 & check_out=2027-01-02 & guests=7'],
  [
    '5 pax, 12/12/2026 - 15/12/2026, family room',
    'amenity=Family rooms & check_in=2026-12-12 & check_out=2026-12-15 & guests=5',
  ],
  [
    'cricket team of 13, motel, Thursday to Sunday',
    'q=cricket & type=motel & check_in=2026-11-26 & check_out=2026-11-29 & guests=13',
  ],
  [
    'a couple and their dog, Friday night, Stirling',
    'location=stirling & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
  ],
  [
    '2+1 kids age 9, 3 nights from 18 January, pool, Glenelg',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2027-01-18 & check_out=2027-01-21 & guests=3',
    'party: age 9',
  ],
  [
    "eight friends, New Year's Eve only, beachfront",
    'tag=beachfront & check_in=2026-12-31 & check_out=2027-01-01 & guests=8',
  ],
  [
    'group of 10, five bedrooms, long weekend of 6 March',
    'q=five bedrooms & guests=10',
    'dates: long weekend of 6 March',
  ],
  [
    'party of 3, arriving late on 1 Dec, leaving 3 Dec',
    'check_in=2026-12-01 & check_out=2026-12-03 & guests=3',
  ],
  [
    'a family with a toddler and a baby, apartment with washing machine, 6 nights from 1 Feb',
    'type=apartment & tag=family & amenity=Washing machine & check_in=2027-02-01 & check_out=2027-02-07',
    'party: a toddler and a baby',
  ],
  ['for 4 adults, 3 nights, 8 Feb', 'check_in=2027-02-08 & check_out=2027-02-11 & guests=4'],
  [
    'kids are 2, 5 and 8, two adults, hotel near Monarto, 16 January',
    'q=Monarto & type=hotel & check_in=2027-01-16 & guests=5',
  ],
  ['2 rooms for 5 people on Tuesday 8 December', 'check_in=2026-12-08 & guests=5', 'rooms: 2 rooms'],
  [
    'my boyfriend and I want a weekend away 11-13 December in Victor Harbor or Goolwa',
    'check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
    'either: Victor Harbor; either: Goolwa',
  ],
  [
    'Five siblings and their partners, 10 people, 1-5 April, McLaren Vale villa',
    'q=Five siblings partners & location=mclaren-vale & type=villa & check_in=2027-04-01 & check_out=2027-04-05 & guests=10',
  ],
  [
    'dad and 2 boys, footy weekend, near the oval, 20-22 March',
    'near=adelaide-oval & minutes=15 & check_in=2027-03-20 & check_out=2027-03-22 & guests=3',
    '',
  ],
  [
    'staying a fortnight from 4 January, family of 5, kitchen',
    'amenity=Full kitchen|Kitchenette & check_in=2027-01-04 & check_out=2027-01-18 & guests=5',
  ],
  ['two nights, 12 and 13 December, 2 people', 'check_in=2026-12-12 & check_out=2026-12-14 & guests=2'],
  ['night of Sunday 13 December, 1 person', 'check_in=2026-12-13 & check_out=2026-12-14 & guests=1'],
  ['from December 28 through January 3, 4 people', 'check_in=2026-12-28 & check_out=2027-01-03 & guests=4'],
  ['Any 3 nights in January for 4 people', 'guests=4', 'dates: 3 nights; dates: in January'],
  ['weekend of 9-10 January, 2 adults 3 children', 'check_in=2027-01-08 & check_out=2027-01-10 & guests=5'],
  [
    'check in Thu 14 Jan, 4 nights, 2 adults and a 10 year old',
    'check_in=2027-01-14 & check_out=2027-01-18 & guests=3',
  ],
  ['Monday 7th for five nights, solo', 'check_in=2026-12-07 & check_out=2026-12-12 & guests=1'],
  [
    'we are eight (5 adults, 3 kids), Australia Day weekend',
    'check_in=2027-01-23 & check_out=2027-01-26 & guests=8',
    '',
  ],
  [
    '2 guests, 2 rooms, 2 nights from 2 February',
    'check_in=2027-02-02 & check_out=2027-02-04 & guests=2',
    'rooms: 2 rooms',
  ],
];
