import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel near the oval for the Ashes test, 17 to 21 December',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-17 & check_out=2026-12-21',
  ],
  [
    'apartment in Glenelg for the Australia Day long weekend',
    'location=glenelg & type=apartment & check_in=2027-01-23 & check_out=2027-01-26',
    '',
  ],
  [
    'for WOMADelaide, 5 - 8 March, hostel or cheap hotel in the city',
    'location=adelaide-cbd & type=hostel & type=hotel & max_price=150 & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  [
    'first week of feb, barossa, pool',
    'location=barossa & amenity=Outdoor pool|Indoor pool',
    'dates: first week of feb',
  ],
  [
    'fri to mon, semaphore, sea view',
    'location=semaphore & amenity=Sea view & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  [
    'from the 3rd for four nights, hotel with gym',
    'type=hotel & amenity=Gym & check_in=2026-12-03 & check_out=2026-12-07',
  ],
  [
    'leaving 12 January, arriving 8 January, apartment, Henley Beach',
    'location=henley-beach & type=apartment & check_in=2027-01-08 & check_out=2027-01-12',
  ],
  [
    'the long weekend, hahndorf, with fireplace',
    'location=hahndorf & amenity=Fireplace',
    'dates: the long weekend',
  ],
  [
    'Adelaide Cup weekend in McLaren Vale, b&b for two',
    'location=mclaren-vale & type=bed-breakfast & check_in=2027-03-05 & check_out=2027-03-08 & guests=2',
  ],
  [
    'Wed 16/12 thru Sat 19/12 city hotel with desk',
    'location=adelaide-cbd & type=hotel & amenity=Work desk & check_in=2026-12-16 & check_out=2026-12-19',
  ],
  [
    'three nights ending Sunday 13 December in Stirling',
    'location=stirling & check_in=2026-12-10 & check_out=2026-12-13',
  ],
  [
    'check in on the 28th of Jan and check out on the 1st of Feb, motel',
    'type=motel & check_in=2027-01-28 & check_out=2027-02-01',
  ],
  [
    'overnight Tuesday, hotel near the airport',
    'type=hotel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'any two nights in the first half of March, pet friendly, Barossa',
    'location=barossa & amenity=Pets allowed',
    'dates: two nights; dates: the first half of March',
  ],
  [
    'NYE for three nights, glenelg, apartment',
    'location=glenelg & type=apartment & check_in=2026-12-31 & check_out=2027-01-03',
  ],
  [
    'Christmas Eve to 27th, villa with pool',
    'type=villa & amenity=Outdoor pool|Indoor pool & check_in=2026-12-24 & check_out=2026-12-27',
  ],
  [
    'Thursday arvo till Saturday morning, norwood',
    'location=norwood & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    '29 Feb 2028, one night, CBD hotel',
    'location=adelaide-cbd & type=hotel & check_in=2028-02-29 & check_out=2028-03-01',
  ],
  [
    'next Tuesday for a couple of nights, North Adelaide, breakfast',
    'location=north-adelaide & amenity=Breakfast included|Breakfast available & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'the night before my flight on 5 January, hotel at the airport',
    'type=hotel & near_airport=1',
    'dates: the night before; beside: my flight; dates: on 5 January',
  ],
  [
    'Gather Round in April, hotel near Adelaide Oval, 2 people',
    'q=Gather Round & type=hotel & near=adelaide-oval & minutes=15 & guests=2',
    'dates: in April',
  ],
  [
    'weekend after next, brighton, dog friendly',
    'location=brighton & amenity=Pets allowed & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'week beginning 7 December, serviced apartment, 5 nights',
    'type=serviced-apartment & check_in=2026-12-07 & check_out=2026-12-12',
  ],
  [
    'in a fortnight, hotel, city, 1 night',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-07 & check_out=2026-12-08',
  ],
  ['Mon 30/11 - Wed 2/12, hostel', 'type=hostel & check_in=2026-11-30 & check_out=2026-12-02'],
  [
    'arrive late Friday night, leave early Sunday, unley',
    'location=unley & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'from Anzac Day for a week, adelaide hills, self contained',
    'location=adelaide-hills & tag=self-contained & check_in=2027-04-25 & check_out=2027-05-02',
  ],
  [
    'between Christmas and New Year, beach house for 6',
    'type=villa & tag=beach & guests=6',
    'dates: between Christmas; dates: New Year',
  ],
  [
    'not this weekend but the one after, hotel with spa',
    'type=hotel & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    '10th-12th, motel with parking in Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & check_in=2026-12-10 & check_out=2026-12-12',
  ],
  [
    'good friday to easter monday, mclaren vale, vineyard',
    'location=mclaren-vale & tag=vineyard & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    'Sunday night only, cheap hotel in the city',
    'location=adelaide-cbd & type=hotel & max_price=150 & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    '2026-12-20 to 2026-12-23 apartment mawson lakes',
    'location=mawson-lakes & type=apartment & check_in=2026-12-20 & check_out=2026-12-23',
  ],
  [
    'for the Fringe, last weekend of February, hostel in the city',
    'location=adelaide-cbd & type=hostel & check_in=2027-02-26 & check_out=2027-02-28',
  ],
  [
    '5.2. bis 9.2. hotel in glenelg',
    'location=glenelg & type=hotel & check_in=2027-02-05 & check_out=2027-02-09',
  ],
  ['LIV Golf in February, hotel, gym', 'q=LIV Golf & type=hotel & amenity=Gym', 'dates: in February'],
  [
    'Tasting Australia, 30 April to 2 May, foodie hotel',
    'q=Tasting & type=hotel & tag=foodie & check_in=2027-04-30 & check_out=2027-05-02',
  ],
  [
    'arriving on the 24th, out on the 22nd, hotel',
    'type=hotel',
    'dates: arriving on the 24th, out on the 22nd',
  ],
  [
    'tomorrow week for one night, west beach',
    'location=west-beach & check_in=2026-12-01 & check_out=2026-12-02',
  ],
  [
    'whole of January, apartment with washing machine, prospect',
    'location=prospect & type=apartment & amenity=Washing machine',
    'dates: January',
  ],
];
