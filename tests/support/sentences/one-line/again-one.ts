import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'cheap motel prospect for one, sunday to wednesday',
    'location=prospect & type=motel & max_price=150 & check_in=2026-11-29 & check_out=2026-12-02 & guests=1',
  ],
  [
    'Glenelg apartment, ocean view, max $280, 2-6 feb, 3 adults',
    'location=glenelg & type=apartment & amenity=Sea view & max_price=280 & check_in=2027-02-02 & check_out=2027-02-06 & guests=3',
  ],
  [
    'is there a hotel in the city that takes dogs under 250',
    'location=adelaide-cbd & type=hotel & amenity=Pets allowed & max_price=249.99',
  ],
  [
    'family hotel near the zoo with pool for the first weekend of december',
    'type=hotel & tag=family & amenity=Outdoor pool|Indoor pool & near=adelaide-zoo & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'no more than 15 minutes walk to rundle mall, breakfast included',
    'amenity=Breakfast included & near=rundle-mall & minutes=15 & by=walk',
  ],
  ['hotel with gym but no pool', 'type=hotel & amenity=Gym', 'absence: no pool'],
  [
    'a room for two with a spa bath in Hahndorf, valentines weekend',
    'location=hahndorf & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14 & guests=2',
    '',
  ],
  [
    'barossa accomodation 4 couples easter',
    'location=barossa & check_in=2027-03-26 & check_out=2027-03-29 & guests=8',
  ],
  ['hostel with female dorm and lockers, cbd', 'q=female dorm lockers & location=adelaide-cbd & type=hostel'],
  [
    'not a motel, not a hostel, up to 180, north adelaide',
    'location=north-adelaide & max_price=180',
    'absence: not a motel; absence: not a hostel',
  ],
  [
    'stay near lyell mcewin hospital, kitchenette, 3 weeks from 11 january',
    'amenity=Kitchenette & near=lyell-mcewin-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-01',
  ],
  [
    'wheel chair accessible motel with roll in shower, west beach',
    'location=west-beach & type=motel & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  [
    'dog and cat friendly cottage hills, fireplace, no wifi needed',
    'q=cottage & location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace',
    'absence: no wifi',
  ],
  [
    '2 adults 1 infant, cot, semaphore, tomorrow for 4 nights',
    'location=semaphore & amenity=Cots on request & check_in=2026-11-24 & check_out=2026-11-28 & guests=3',
  ],
  [
    '5 star or 4 star hotel on north terrace',
    'location=adelaide-cbd & type=hotel & stars=4',
    'distance: north terrace',
  ],
  [
    'anything under $130 tonight, 1 person',
    'max_price=129.99 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'between christmas and new year, west beach, family of 6',
    'location=west-beach & guests=6',
    'dates: between christmas; dates: new year',
  ],
  ['mid january for a fortnight, glenelg', 'location=glenelg', 'dates: mid january; dates: for a fortnight'],
  [
    'the last week of december, henley beach, 4 people',
    'location=henley-beach & guests=4',
    'dates: the last week of december',
  ],
  [
    'apartment with two bathrooms and a washing machine in norwood',
    'q=two bathrooms & location=norwood & type=apartment & amenity=Washing machine',
  ],
  [
    'hotel with free parking and late checkout, saturday 12 december',
    'q=late checkout & type=hotel & amenity=Free parking & check_in=2026-12-12',
  ],
  [
    'adelaide oval hotel saturday night, 2 ppl',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  ['brighton motel except fridays', 'location=brighton & type=motel', 'absence: except fridays'],
  [
    'room with work desk and fast internet near the tram',
    'amenity=Work desk & amenity=Free Wi-Fi & near=any-tram-stop & minutes=10',
  ],
  ['unley b&b 150-200 a night', 'location=unley & type=bed-breakfast & min_price=150 & max_price=200'],
  [
    'luxury villa mclaren vale with private pool for 10, 2 to 5 april',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & min_price=300 & check_in=2027-04-02 & check_out=2027-04-05 & guests=10',
  ],
  [
    'smoke free quiet hotel away from nightclubs',
    'type=hotel & tag=quiet & amenity=Non-smoking rooms',
    'absence: away from nightclubs',
  ],
  [
    'we are 3 girls looking for a hostel with a bar and kitchen',
    'type=hostel & amenity=Bar & amenity=Shared kitchen & guests=3',
  ],
  [
    'port adelaide, not too expensive, must have aircon',
    'location=port-adelaide & amenity=Air conditioning & max_price=150',
    '',
  ],
  [
    'elderly parents so ground floor or lift please, glenelg',
    'location=glenelg',
    'either: ground floor; either: lift',
  ],
  [
    'hotel mawson lakes this thurs-sat',
    'location=mawson-lakes & type=hotel & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'hotel adelaide 03/01/2027 - 07/01/2027 2 adults 2 children',
    'type=hotel & check_in=2027-01-03 & check_out=2027-01-07 & guests=4',
  ],
  [
    'resort kids pool playground bbq 2 adults 3 kids',
    'type=resort & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground & amenity=Barbecue & guests=5',
  ],
  [
    'self check in motel, arriving midnight friday, airport',
    'type=motel & amenity=Self check-in & near_airport=1 & check_in=2026-11-27',
    'hour: arriving midnight',
  ],
  ['something romantic but not in the hills', 'tag=romantic', 'absence: but not in the hills'],
  [
    'accommodation with bike storage before the tour down under',
    'q=tour down under & amenity=Bicycle storage',
  ],
  [
    'stirling or hahndorf, fireplace, 2 people, 18-20 june',
    'location=stirling|hahndorf & amenity=Fireplace & check_in=2027-06-18 & check_out=2027-06-20 & guests=2',
  ],
  ["queen's birthday weekend barossa", "q=queen's birthday & location=barossa", 'dates: weekend'],
  [
    'october long weekend, glenelg, family room',
    'location=glenelg & amenity=Family rooms & check_in=2027-10-01 & check_out=2027-10-04',
    '',
  ],
  [
    'adelaide cup weekend hotel cbd',
    'location=adelaide-cbd & type=hotel & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  ['a night in a hotel with an indoor pool and sauna', 'q=sauna & type=hotel & amenity=Indoor pool'],
  ['hotel where pets are not allowed, allergic', 'q=allergic & type=hotel', 'absence: pets are not allowed'],
  [
    'any apartments w/out stairs n w parking glenelg',
    'location=glenelg & type=apartment & amenity=Free parking|Paid parking',
    'absence: w/out stairs',
  ],
  ['4.5 star rating or better by guests, b&b', 'type=bed-breakfast & rating=4.5', ''],
  ['rated above 4, hotel adelaide cbd, gym', 'location=adelaide-cbd & type=hotel & amenity=Gym & rating=4'],
  [
    'self-contained place near QEH for 6 weeks',
    'tag=self-contained & near=queen-elizabeth-hospital & minutes=15',
    'dates: for 6 weeks',
  ],
  [
    'semaphore cottage sleeps 6 with bbq, 26-30 dec',
    'q=cottage & location=semaphore & amenity=Barbecue & check_in=2026-12-26 & check_out=2026-12-30 & guests=6',
  ],
  [
    '7 march to 10 march north adelaide apartment for 4 adults',
    'location=north-adelaide & type=apartment & check_in=2027-03-07 & check_out=2027-03-10 & guests=4',
  ],
  ['$99 motel', 'type=motel & max_price=99', ''],
  ['hotel cbd $180', 'location=adelaide-cbd & type=hotel & max_price=180', ''],
  [
    'at least 2 nights from 9 january, brighton',
    'location=brighton & check_in=2027-01-09 & check_out=2027-01-11',
  ],
  [
    'room with balcony facing the city, not the street',
    'amenity=Balcony & amenity=City view',
    'absence: not the street',
  ],
  [
    'glenelg hotle with breakfst and carpark',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking',
  ],
  ['backpakers adelaide under 40 dollars with lockers', 'q=lockers & type=hostel & max_price=39.99'],
  [
    'seviced appartment noth adelaide 10 nights from the 1st of feb',
    'location=north-adelaide & type=serviced-apartment & check_in=2027-02-01 & check_out=2027-02-11',
  ],
  [
    'henly beach wiht pool and sea veiw',
    'location=henley-beach & amenity=Outdoor pool|Indoor pool & amenity=Sea view',
  ],
  ['baby friendly with crib and bath tub', 'tag=family & amenity=Cots on request & amenity=Bath tub'],
  [
    'meeting room for 20 and 5 bedrooms, business trip',
    'q=5 bedrooms & tag=business & amenity=Meeting rooms',
  ],
  [
    'winery stay with cellar door tastings and restaurant, couple, fri 5 feb to sun 7 feb',
    'tag=vineyard & amenity=Cellar door tastings & amenity=Restaurant & check_in=2027-02-05 & check_out=2027-02-07 & guests=2',
  ],
  [
    'from monday 14th to friday 18th december, one adult, port adelaide',
    'location=port-adelaide & check_in=2026-12-14 & check_out=2026-12-18 & guests=1',
  ],
  [
    'motel with pool and breakfast near glenelg beach 2 adults 1 child 27 to 29 december',
    'location=glenelg & type=motel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & check_in=2026-12-27 & check_out=2026-12-29 & guests=3',
  ],
  [
    'cheap and clean room for one night in the city tomorrow',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'need accessible apartment, lift, no steps, norwood, 10-12 march',
    'location=norwood & type=apartment & amenity=Wheelchair accessible & amenity=Lift & amenity=Step-free entrance & check_in=2027-03-10 & check_out=2027-03-12',
    '',
  ],
];
