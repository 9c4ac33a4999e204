import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'We only need a bed for one night, Saturday, motel in Glenelg, nothing special',
    'location=glenelg & type=motel & check_in=2026-11-28 & check_out=2026-11-29',
    'absence: nothing special',
  ],
  [
    'hotel where the kids can go in the pool, Glenelg, 2 adults 2 kids',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'Can the dog go with us to the room? Norwood motel',
    'location=norwood & type=motel & amenity=Pets allowed',
  ],
  [
    'drop and go parking near the airport, hotel for 1 night on 3 Dec',
    'q=drop & type=hotel & amenity=Free parking|Paid parking & near_airport=1 & check_in=2026-12-03 & check_out=2026-12-04',
  ],
  [
    'a hotel hidden in the hills with a hot tub',
    'q=hidden & location=adelaide-hills & type=hotel & amenity=Spa',
  ],
  ['hotel with car boot sale nearby', 'q=car boot sale & type=hotel'],
  [
    'is there a hotel doing breakfast in Hahndorf',
    'location=hahndorf & type=hotel & amenity=Breakfast included|Breakfast available',
  ],
  [
    'doing a wine tour, need a B&B in Tanunda area, Friday night',
    'q=wine tour & type=bed-breakfast & near=tanunda & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  ['what is a good family hotel in West Beach?', 'location=west-beach & type=hotel & tag=family'],
  [
    'never been to Adelaide, hotel in the city please, 5-8 Feb',
    'location=adelaide-cbd & type=hotel & check_in=2027-02-05 & check_out=2027-02-08',
    'absence: never been',
  ],
  [
    'We have never stayed in a villa, show us villas with pool',
    'type=villa & amenity=Outdoor pool|Indoor pool',
    'absence: never stayed in a villa',
  ],
  [
    'I forgot to book, motel tonight with parking, no problem if old',
    'q=forgot & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: no problem',
  ],
  [
    'Take us off the tourist trail: boutique stay in Port Adelaide',
    'q=off the tourist trail & location=port-adelaide & tag=boutique',
  ],
  [
    'hotel for our anniversary, money no issue, 5 stars, sea view',
    'type=hotel & amenity=Sea view & stars=5',
    'amount: money no issue',
  ],
  [
    'Looking for anything in Glenelg or anything in Brighton under 200',
    'location=glenelg|brighton & max_price=199.99',
  ],
  ['anything with a spa in the hills for 2', 'location=adelaide-hills & amenity=Spa & guests=2'],
  [
    'Places with a pool in Henley Beach, arriving Friday 6pm, leaving Sunday 2pm',
    'location=henley-beach & amenity=Outdoor pool|Indoor pool & check_in=2026-11-27 & check_out=2026-11-29',
    'hour: 2pm',
  ],
  [
    'check in 14/12 after 8pm, check out 16/12 before 7am, airport hotel',
    'type=hotel & near_airport=1 & check_in=2026-12-14 & check_out=2026-12-16',
    'hour: before 7am',
  ],
  [
    "hotel near the hospital, dad's operation was cancelled and moved to 9 December",
    'q=cancelled moved & type=hotel & near=any-hospital & minutes=15 & check_in=2026-12-09',
    "beside: dad's operation",
  ],
  [
    'serviced apartment for us two and our two kids, 3 weeks from 1 February, Mawson Lakes',
    'location=mawson-lakes & type=serviced-apartment & check_in=2027-02-01 & check_out=2027-02-22 & guests=4',
  ],
  [
    'us 3 for 2 nights from Friday in Unley',
    'location=unley & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  ['hotel 3 weeks from Friday for one night', 'type=hotel & check_in=2026-12-18 & check_out=2026-12-19'],
  [
    'parking and breakfast for under 170 all up a night, Prospect',
    'location=prospect & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & max_price=169.99',
  ],
  [
    'max $1200 total for 4 nights from 7 January, Semaphore, 4 people',
    'location=semaphore & max_price=300 & check_in=2027-01-07 & check_out=2027-01-11 & guests=4',
  ],
  [
    '$250 per night in total for the four of us, apartment, Norwood',
    'location=norwood & type=apartment & max_price=250 & guests=4',
  ],
  ['flat in Unley for 2, quiet street', 'location=unley & type=apartment & tag=quiet & guests=2'],
  [
    'a ground floor flat with flat access and parking',
    'q=ground floor & type=apartment & amenity=Step-free entrance & amenity=Free parking|Paid parking',
  ],
  [
    'beach close, tram close, shops close, apartment Glenelg',
    'q=close shops close & location=glenelg & type=apartment & tag=beach & near=any-tram-stop & minutes=10',
  ],
  [
    'Can we cook in the room? motel with kitchenette',
    'type=motel & amenity=Full kitchen|Kitchenette & amenity=Kitchenette',
  ],
  [
    'we love cooking so a full kitchen and a bbq',
    'amenity=Full kitchen|Kitchenette & amenity=Full kitchen & amenity=Barbecue',
  ],
  [
    'hotel by the night of 12 December, 1 guest',
    'type=hotel & check_in=2026-12-12 & check_out=2026-12-13 & guests=1',
  ],
  [
    'Christmas party accommodation in the city, 2 rooms, 18 December',
    'q=party & location=adelaide-cbd & check_in=2026-12-18',
    'dates: Christmas; rooms: 2 rooms',
  ],
  [
    'christmas day lunch and a room in Glenelg, 24 to 26 December',
    'q=lunch & location=glenelg & check_in=2026-12-24 & check_out=2026-12-26',
  ],
  ['hotel with a gym in the hotel and a restaurant on site', 'type=hotel & amenity=Gym & amenity=Restaurant'],
  [
    'hotel in town for under 150 tomorrow, 1 person',
    'location=adelaide-cbd & type=hotel & max_price=149.99 & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  [
    'Not bothered about stars, just clean and near Rundle Mall under 130',
    'max_price=129.99 & near=rundle-mall & minutes=15',
    'absence: Not bothered about stars',
  ],
  [
    "the best hotels are in the city, aren't they? show me some with a rooftop bar",
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Bar',
    "absence: aren't they",
  ],
  [
    'I am not picky but need wifi, desk and a lift',
    'amenity=Free Wi-Fi & amenity=Work desk & amenity=Lift',
    'absence: not picky',
  ],
  [
    'hotel is for my boss, 4 star at least, North Adelaide, Tuesday',
    'location=north-adelaide & type=hotel & stars=4 & check_in=2026-11-24',
  ],
  [
    "can't wait for the beach! apartment Henley, 10-17 Jan, 4 guests",
    'location=henley-beach & type=apartment & tag=beach & check_in=2027-01-10 & check_out=2027-01-17 & guests=4',
    "absence: can't wait",
  ],
];
