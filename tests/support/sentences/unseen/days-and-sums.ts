import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'around 250, maybe 300 at a push, hotel in Glenelg',
    'location=glenelg & type=hotel & max_price=300',
    'amount: around 250',
  ],
  [
    'three or four hundred dollars a night, villa, Barossa',
    'q=three & location=barossa & type=villa & max_price=400',
  ],
  ['ideally 150, absolute ceiling 190, motel', 'type=motel & max_price=190', 'amount: ideally 150'],
  [
    'hotel for the 4th, 5th and 6th of December, city',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-04 & check_out=2026-12-07',
  ],
  [
    'we land Tuesday 8 December, leave again Friday, apartment near the beach',
    'type=apartment & tag=beach & check_in=2026-12-08 & check_out=2026-12-11',
  ],
  [
    'from Boxing Day until the 30th, Brighton',
    'location=brighton & check_in=2026-12-26 & check_out=2026-12-30',
  ],
  [
    '$100 - $150, hostel or motel, 11/12 to 13/12',
    'type=hostel & type=motel & min_price=100 & max_price=150 & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'somewhere between one and two hundred a night, Norwood',
    'location=norwood & min_price=100 & max_price=200',
  ],
  [
    'Friday 8 January - Monday 11 January, McLaren Vale, no more than 320',
    'location=mclaren-vale & max_price=320 & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'hotel tonight plus tomorrow night, under 160',
    'type=hotel & max_price=159.99 & check_in=2026-11-23 & check_out=2026-11-25',
  ],
  ['two nights over New Year, Glenelg', 'location=glenelg & check_in=2026-12-31 & check_out=2027-01-02'],
  [
    'Saturday week, one night, b&b, Hahndorf',
    'location=hahndorf & type=bed-breakfast & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'my budget for 5 nights is 1000 dollars, from 3 February, apartment',
    'type=apartment & max_price=200 & check_in=2027-02-03 & check_out=2027-02-08',
  ],
  [
    'keep the nightly price in the 140 to 180 bracket, hotel, Unley',
    'q=nightly price bracket & location=unley & type=hotel & min_price=140 & max_price=180',
  ],
  [
    '20th of December for one week, Henley Beach, sea view',
    'location=henley-beach & amenity=Sea view & check_in=2026-12-20 & check_out=2026-12-27',
  ],
  [
    'not before 10 January and for 4 nights, Stirling',
    'location=stirling',
    'absence: not before 10 January; dates: for 4 nights',
  ],
  ['a hundred and twenty tops, city hostel', 'location=adelaide-cbd & type=hostel & max_price=120'],
  ["don't show anything above 275 or below 125, hotel", 'type=hotel & min_price=125 & max_price=275'],
  ['6 nights starting Thursday 14 Jan, villa', 'type=villa & check_in=2027-01-14 & check_out=2027-01-20'],
  [
    '23.12.2026 - 27.12.2026, apartment for 4, North Adelaide',
    'location=north-adelaide & type=apartment & check_in=2026-12-23 & check_out=2026-12-27 & guests=4',
  ],
  [
    'price between 180$ and 240$, resort with spa',
    'type=resort & amenity=Spa & min_price=180 & max_price=240',
  ],
  [
    'Thursday to Saturday next week, hotel with desk',
    'type=hotel & amenity=Work desk & check_in=2026-12-03 & check_out=2026-12-05',
  ],
  [
    "I've got $450 for three nights starting tomorrow, motel",
    'type=motel & max_price=150 & check_in=2026-11-24 & check_out=2026-11-27',
  ],
  [
    "the night of New Year's Eve, hotel near Victoria Square",
    'type=hotel & near=victoria-square & minutes=15 & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'arrive 30 Jan, depart 2 Feb, 2 guests, 5 star',
    'stars=5 & check_in=2027-01-30 & check_out=2027-02-02 & guests=2',
  ],
  [
    'less than 2 hundred a nite, 4 to 7 march',
    'max_price=199.99 & check_in=2027-03-04 & check_out=2027-03-07',
  ],
  [
    '2nd weekend in January, Barossa, B&B',
    'location=barossa & type=bed-breakfast & check_in=2027-01-08 & check_out=2027-01-10',
  ],
  [
    'mid December for a couple of nights, Glenelg hotel',
    'location=glenelg & type=hotel',
    'dates: mid December; dates: for a couple of nights',
  ],
  [
    '400 for the two nights, Friday and Saturday, Semaphore',
    'location=semaphore & max_price=200 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    '10 days from 27 December, self-contained, West Beach',
    'location=west-beach & tag=self-contained & check_in=2026-12-27 & check_out=2027-01-06',
    '',
  ],
  [
    'price no higher than 99 dollars, Wednesday night',
    'max_price=99 & check_in=2026-11-25 & check_out=2026-11-26',
  ],
  [
    'check in 5/3 check out 9/3 hotel near Adelaide Oval',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2027-03-05 & check_out=2027-03-09',
  ],
  [
    'A$250 is my absolute limit, sea view, 2 adults, NYE',
    'amenity=Sea view & max_price=250 & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'only Saturday night, 9 January, CBD hotel with pool',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2027-01-09 & check_out=2027-01-10',
  ],
  [
    'either 5-7 December or 12-14 December, Hahndorf',
    'location=hahndorf',
    'dates: 5-7 December; dates: 12-14 December',
  ],
  [
    'from 1 up to 5 April, family room, under 230',
    'amenity=Family rooms & max_price=229.99 & check_in=2027-04-01 & check_out=2027-04-05',
  ],
  [
    'four nights, in on a Sunday, out on a Thursday, business hotel',
    'type=hotel & tag=business & check_in=2026-11-26 & check_out=2026-11-30',
  ],
  [
    '7 night stay 15 feb apartment prospect 130-160',
    'location=prospect & type=apartment & min_price=130 & max_price=160 & check_in=2027-02-15 & check_out=2027-02-22',
  ],
  [
    'Australia Day eve for two nights, Norwood',
    'location=norwood',
    'dates: Australia Day eve; dates: for two nights',
  ],
  ['hotel in the range of 200, give or take 20, city', 'location=adelaide-cbd & type=hotel & max_price=220'],
];
