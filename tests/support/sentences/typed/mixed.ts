import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['apartment -pool glenelg', 'location=glenelg & type=apartment', 'absence: -pool'],
  ['hotel, pool or not, in norwood', 'location=norwood & type=hotel', 'absence: pool or not'],
  ['hotel pool or no pool cbd', 'location=adelaide-cbd & type=hotel', 'absence: pool or no pool'],
  [
    'anywhere besides glenelg, motel with pool',
    'type=motel & amenity=Outdoor pool|Indoor pool',
    'absence: anywhere besides glenelg',
  ],
  ['any suburb apart from unley, 2 adults', 'guests=2', 'absence: apart from unley'],
  ['Baby aged 1 and two adults in Brighton', 'location=brighton & guests=3'],
  [
    'no hostels no shared bathrooms, hotel under 150',
    'type=hotel & max_price=149.99',
    'absence: no hostels; absence: no shared bathrooms',
  ],
  [
    "we don't need breakfast but need parking, motel",
    'type=motel & amenity=Free parking|Paid parking',
    "absence: don't need breakfast",
  ],
  [
    'not in the city, but close to a tram stop',
    'near=any-tram-stop & minutes=10',
    'absence: not in the city',
  ],
  [
    'hotel not more than 180 dollar per night with breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & max_price=180',
  ],
  [
    'we search a room for 2 persons from 3. until 6. january',
    'check_in=2027-01-03 & check_out=2027-01-06 & guests=2',
  ],
  [
    'I look for hotel what has swimming pool and is not expensive',
    'type=hotel & amenity=Outdoor pool|Indoor pool & max_price=150',
    '',
  ],
  [
    'please without stairs, my mother is old, ground floor, glenelg',
    'q=ground floor & location=glenelg & amenity=Step-free entrance',
    '',
  ],
  [
    'apartment with kitchen but without balcony for 3 persons',
    'type=apartment & amenity=Full kitchen|Kitchenette & guests=3',
    'absence: without balcony',
  ],
  ['pets no, kids yes, apartment in henley', 'location=henley-beach & type=apartment', 'absence: pets no'],
  [
    '2 adults + 2 childs (3 and 6 years), hotel with pool, no sea view needed',
    'type=hotel & amenity=Outdoor pool|Indoor pool & guests=4',
    'absence: no sea view',
  ],
  ['hotel max 4 stars max 200', 'type=hotel & max_price=200', 'stars: max 4 stars'],
  [
    'between 100 and 150 a night, no motels, 5 to 8 december',
    'min_price=100 & max_price=150 & check_in=2026-12-05 & check_out=2026-12-08',
    'absence: no motels',
  ],
  ['somewhere other than a motel in port adelaide', 'location=port-adelaide', 'absence: other than a motel'],
  [
    'hotel w/o spa, w/o gym, just clean, $120',
    'type=hotel',
    'absence: w/o spa; absence: w/o gym; amount: $120',
  ],
  [
    'I am arriving Thursday and leaving Sunday, need quiet hotel, not near hindley st',
    'type=hotel & tag=quiet & check_in=2026-11-26 & check_out=2026-11-29',
    'absence: not near hindley st',
  ],
  [
    'no dogs please i am allergic, b&b in hills',
    'q=allergic & location=adelaide-hills & type=bed-breakfast',
    'absence: no dogs',
  ],
  [
    '3 nights after christmas, starting 27th, for 5 in semaphore',
    'location=semaphore & check_in=2026-12-27 & check_out=2026-12-30 & guests=5',
    'dates: after christmas',
  ],
  [
    'hotel with free parking (not paid) in the cbd',
    'location=adelaide-cbd & type=hotel & amenity=Free parking',
    'absence: not paid',
  ],
  ['we are three: me, husband, daughter 9, glenelg', 'q=9 & location=glenelg & guests=3'],
  [
    'checkin 14.12. checkout 17.12. one person single room with desk',
    'amenity=Work desk & check_in=2026-12-14 & check_out=2026-12-17 & guests=1',
    'party: single room',
  ],
  [
    'cheap but not a dump, motel near the airport',
    'type=motel & max_price=150 & near_airport=1',
    'absence: but not a dump',
  ],
  ['at least 3 stars but under 170, hotel or motel', 'type=hotel & type=motel & max_price=169.99 & stars=3'],
  [
    'hotel for tomorrow one night, two persons, not to much money',
    'type=hotel & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
    'absence: not to much money',
  ],
  [
    'kitchen yes, pool no, parking yes, apartment unley',
    'location=unley & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Free parking|Paid parking',
    'absence: pool no',
  ],
  ['glenelg or brighton but not west beach', 'location=glenelg|brighton', 'absence: but not west beach'],
  [
    'no children hotel, adults only, with spa',
    'q=adults only & type=hotel & amenity=Spa',
    'absence: no children',
  ],
  [
    'want bath, dont want just a shower, hotel cbd',
    'location=adelaide-cbd & type=hotel & amenity=Bath tub',
    'absence: dont want just a shower',
  ],
  [
    'spa preferred but not essential, b&b barossa, 2 nights from 5 feb',
    'location=barossa & type=bed-breakfast & check_in=2027-02-05 & check_out=2027-02-07',
    'absence: spa preferred but not essential',
  ],
  [
    'the hotel must have lift, my wife can not go stairs',
    'type=hotel & amenity=Lift & amenity=Step-free entrance',
    '',
  ],
  [
    'less than 10 minutes walking from rundle mall, less than 200',
    'max_price=199.99 & near=rundle-mall & minutes=10 & by=walk',
  ],
  [
    'from 24.12. to 27.12. 2 adults 1 child hotel with breakfast buffet',
    'q=buffet & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-24 & check_out=2026-12-27 & guests=3',
  ],
  ['not before 7 december, motel glenelg', 'location=glenelg & type=motel', 'absence: not before 7 december'],
  [
    'either hahndorf or stirling, nothing over $250, fireplace a must',
    'location=hahndorf|stirling & amenity=Fireplace & max_price=250',
  ],
  [
    'can be far from city, but must be by the sea and allow cats',
    'tag=beach & amenity=Pets allowed',
    'absence: far from city',
  ],
  [
    'room for me alone, womans only hostel, safe, near station',
    'q=womans safe & type=hostel & near=adelaide-railway-station & minutes=15 & guests=1',
  ],
  [
    'minimum 2 nights, arriving friday, 6 adults 2 kids under 5, villa',
    'type=villa & check_in=2026-11-27 & check_out=2026-11-29 & guests=8',
  ],
  [
    'need hotel no later than 10th december for 2 nights',
    'type=hotel',
    'dates: no later than 10th december; dates: for 2 nights',
  ],
  [
    'no air con no problem, need heating and fire, hills',
    'location=adelaide-hills & amenity=Heating & amenity=Fireplace',
    'wish: no air con no problem',
  ],
  [
    'hotels excluding hostels and motels with gym',
    'type=hotel & amenity=Gym',
    'absence: excluding hostels and motels',
  ],
  [
    'anything but a resort in glenelg with sea views under 300',
    'location=glenelg & amenity=Sea view & max_price=299.99',
    'absence: anything but a resort',
  ],
  [
    'we will stay 5 days from 10 to 15 february, family 4 persons, apartment with 2 sleeping rooms',
    'q=2 sleeping & type=apartment & check_in=2027-02-10 & check_out=2027-02-15 & guests=4',
    'dates: 5 days',
  ],
  [
    'hotel near to beach but no party area, quiet, with aircondition',
    'type=hotel & tag=beach & tag=quiet & amenity=Air conditioning',
    'absence: no party area',
  ],
  [
    'exclude shared kitchen, hostel private room, 14 dec 2 nights',
    'q=private & type=hostel & check_in=2026-12-14 & check_out=2026-12-16',
    'absence: exclude shared kitchen',
  ],
  ["don't show me places over 200, glenelg, dogs", 'location=glenelg & amenity=Pets allowed & max_price=200'],
  ['150 euro per night hotel adelaide', 'type=hotel', 'amount: 150 euro per night'],
  [
    'parking is a must, pool is not, motel for 2 adults and 3 children',
    'type=motel & amenity=Free parking|Paid parking & guests=5',
    'absence: pool is not',
  ],
  [
    'me and 2 friends, 2 rooms, not shared, fri 4 dec to mon 7 dec',
    'check_in=2026-12-04 & check_out=2026-12-07 & guests=3',
    'rooms: 2 rooms; absence: not shared',
  ],
  ['hotel 31 dec but not 1 jan', 'type=hotel & check_in=2026-12-31', 'absence: but not 1 jan'],
  [
    'no wifi needed, no tv, just peace, cabin in hills with fire',
    'q=peace cabin & location=adelaide-hills & amenity=Fireplace',
    'absence: no wifi; absence: no tv',
  ],
  [
    'apartment, 1 bedroom, no smoking, no pets, long stay',
    'q=1 bedroom & type=apartment & tag=long-stay & amenity=Non-smoking rooms',
    'absence: no pets',
  ],
  [
    'I need for my family of 5 (kids 4, 7, 9) apartment in Glenelg from 2nd to 9th January not above 350',
    'location=glenelg & type=apartment & max_price=350 & check_in=2027-01-02 & check_out=2027-01-09 & guests=5',
  ],
  ['hotel with restaurant or bar but no casino', 'type=hotel & amenity=Restaurant|Bar', 'absence: no casino'],
  [
    'south of the city, not glenelg, beach, motel',
    'q=south & type=motel & tag=beach',
    'distance: the city; absence: not glenelg',
  ],
];
