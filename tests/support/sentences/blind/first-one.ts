import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hey there, me and my partner are after a quiet spot in the hills for 2 nights from 11th dec',
    'location=adelaide-hills & tag=quiet & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  [
    'hotel cbd 14 feb 1 night spa bath',
    'location=adelaide-cbd & type=hotel & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  ['glenelg apt 2ppl $200pn max', 'location=glenelg & type=apartment & max_price=200 & guests=2'],
  [
    'anywhere with a pool and bbq for 4 adults and 3 children 2/1 - 9/1',
    'amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-01-02 & check_out=2027-01-09 & guests=7',
  ],
  [
    'we need somewhere our kelpie can come, port adelaide or semaphore',
    'location=port-adelaide|semaphore & amenity=Pets allowed',
  ],
  [
    'do any hotels near adelaide oval have free parking?',
    'type=hotel & amenity=Free parking & near=adelaide-oval & minutes=15',
  ],
  ['900 for 5 nights from 10 Jan', 'max_price=180 & check_in=2027-01-10 & check_out=2027-01-15'],
  ['$600 total for 3 nights, norwood', 'location=norwood & max_price=200'],
  [
    'total budget of $1000 for 4 nights 3-7 feb',
    'max_price=250 & check_in=2027-02-03 & check_out=2027-02-07',
  ],
  [
    'ground floor room no stairs henley beach',
    'q=ground floor & location=henley-beach & amenity=Step-free entrance',
    '',
  ],
  ['hotel with no stairs for my nan', 'type=hotel & amenity=Step-free entrance', ''],
  ['somewhere without steps in unley', 'location=unley & amenity=Step-free entrance', ''],
  [
    'wheelchair friendly hotel close to RAH',
    'type=hotel & amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'my mum uses a wheelchair, ground floor unit in brighton',
    'q=ground floor & location=brighton & type=apartment & amenity=Wheelchair accessible',
  ],
  [
    'cheap as chips motel near the showies',
    'type=motel & max_price=150 & near=adelaide-showground & minutes=15',
  ],
  [
    'lux resort w/ spa & sea views sat 9 jan',
    'type=resort & amenity=Spa & amenity=Sea view & min_price=300 & check_in=2027-01-09',
  ],
  ['pet frendly motel prospct', 'location=prospect & type=motel & amenity=Pets allowed'],
  [
    'apartmnt with washng machine in nth adelaide',
    'location=north-adelaide & type=apartment & amenity=Washing machine',
  ],
  [
    'Barosa valley bnb fri 4 dec to sun 6 dec, open fire',
    'location=barossa & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'family of 6 (kids 3, 5, 8 and 11) need kitchen and pool near beach',
    'tag=beach & amenity=Full kitchen|Kitchenette & amenity=Outdoor pool|Indoor pool & guests=6',
  ],
  [
    '2 adults and a 9 month old, need a cot, north adelaide',
    'location=north-adelaide & amenity=Cots on request & guests=3',
  ],
  [
    '1 adult 1 teen boxing day test week cricket oval',
    'near=adelaide-oval & minutes=15 & check_in=2026-12-26 & check_out=2026-12-27 & guests=2',
  ],
  [
    'somewhere central with parking that won’t break the bank',
    'location=adelaide-cbd & amenity=Free parking|Paid parking & max_price=150',
  ],
  [
    'not the city, not glenelg, somewhere quiet near water',
    'q=water & tag=quiet',
    'absence: not the city; absence: not glenelg',
  ],
  [
    'a room, 5 to 8 January, no more than $170 a night, wifi a must',
    'amenity=Free Wi-Fi & max_price=170 & check_in=2027-01-05 & check_out=2027-01-08',
  ],
  [
    'hotel under 200 with brekky incl, 12th feb for two nights',
    'type=hotel & amenity=Breakfast included & max_price=199.99 & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  ['backpackers city under $45 a night', 'location=adelaide-cbd & type=hostel & max_price=44.99'],
  [
    'cheapest hostel for a week from 1 feb',
    'type=hostel & check_in=2027-02-01 & check_out=2027-02-08 & sort=price_low',
  ],
  ['three star or better in hahndorf', 'location=hahndorf & stars=3'],
  ['min 4 stars, rating 4.5+, with gym', 'amenity=Gym & stars=4 & rating=4.5'],
  ['well reviewed b&b mclaren vale', 'location=mclaren-vale & type=bed-breakfast & rating=4'],
  ['hotels rated 9 or above near rundle mall', 'type=hotel & rating=4.5 & near=rundle-mall & minutes=15'],
  ['how much is a serviced apartment in mawson lakes?', 'location=mawson-lakes & type=serviced-apartment'],
  [
    'villa with private pool mclaren vale 8 guests 26-28 feb',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-26 & check_out=2027-02-28 & guests=8',
  ],
  ['we arrive 3 Jan and leave 6 Jan, two adults', 'check_in=2027-01-03 & check_out=2027-01-06 & guests=2'],
  [
    'check in 20/12 check out 23/12 glenelg hotel',
    'location=glenelg & type=hotel & check_in=2026-12-20 & check_out=2026-12-23',
  ],
  [
    'from the 14th to the 17th of January near the uni',
    'near=any-university & minutes=15 & check_in=2027-01-14 & check_out=2027-01-17',
  ],
  ['Jan 26 long weekend beach house', 'type=villa & tag=beach', 'dates: Jan 26 long weekend'],
  ['new years in glenelg', 'location=glenelg & check_in=2026-12-31 & check_out=2027-01-01'],
  [
    'valentines day romantic spa suite',
    'tag=romantic & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'stay 2nite near airport early flight',
    'near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
    'beside: early flight',
  ],
  [
    'motel next to the airport w shuttle bus tomorrow',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['room for tonight plz', 'check_in=2026-11-23 & check_out=2026-11-24'],
  [
    'can i get a place this wknd in the barossa',
    'location=barossa & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  ['hotel 3 nts from thurs', 'type=hotel & check_in=2026-11-26 & check_out=2026-11-29'],
  [
    'sat nite only, 4 lads, near hindley st',
    'location=adelaide-cbd & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
    'distance: hindley st',
  ],
  [
    'girls weekend 6 of us spa pool',
    'amenity=Spa & amenity=Outdoor pool|Indoor pool & guests=6',
    'dates: weekend',
  ],
  ['15 min walk to adelaide zoo, kids', 'near=adelaide-zoo & minutes=15 & by=walk'],
  [
    'walkable to the central markets, kitchenette',
    'amenity=Kitchenette & near=adelaide-central-market & minutes=15 & by=walk',
  ],
  ['hotel two tram stops from glenelg beach', 'type=hotel', 'distance: two tram stops from glenelg beach'],
  [
    'close to flinders hospital, my husband is having surgery, need parking',
    'amenity=Free parking|Paid parking & near=flinders-medical-centre & minutes=15',
  ],
  ['place near Womens and Kids hospital', 'near=womens-and-childrens-hospital & minutes=15'],
  ['hotel near Lyell Mac', 'type=hotel & near=lyell-mcewin-hospital & minutes=15'],
  ['accom near tea tree plaza under 140', 'max_price=139.99 & near=westfield-tea-tree-plaza & minutes=15'],
  ['hindmarsh stadium walking distance', 'near=coopers-stadium & minutes=15 & by=walk'],
  [
    'concert at the entertainment centre on 6 march, need a bed for 2',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2027-03-06 & guests=2',
    'beside: concert',
  ],
];
