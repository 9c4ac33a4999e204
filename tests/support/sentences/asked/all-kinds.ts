import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel in Unley with free parking and a gym for one person, 2 to 5 December, max $190',
    'location=unley & type=hotel & amenity=Free parking & amenity=Gym & max_price=190 & check_in=2026-12-02 & check_out=2026-12-05 & guests=1',
  ],
  [
    'wheelchair friendly apartment near the beach in Brighton with parking',
    'location=brighton & type=apartment & tag=beach & amenity=Wheelchair accessible & amenity=Free parking|Paid parking',
  ],
  [
    'dogs allowed, Barossa, fireplace, two couples, next weekend, under $400',
    'location=barossa & amenity=Pets allowed & amenity=Fireplace & max_price=399.99 & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'is there a cheap B&B near Norwood Parade with breakfast?',
    'type=bed-breakfast & amenity=Breakfast included|Breakfast available & max_price=150 & near=norwood-parade & minutes=15',
  ],
  [
    "hotel with pool within 20 minutes' walk of Adelaide Zoo, 4 stars or more, 2 adults 1 child",
    'type=hotel & amenity=Outdoor pool|Indoor pool & stars=4 & near=adelaide-zoo & minutes=20 & by=walk & guests=3',
  ],
  [
    'a serviced apartment for a month from 15 January with laundry and a desk in the CBD',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Laundry|Washing machine & amenity=Work desk & check_in=2027-01-15 & check_out=2027-02-15',
    '',
  ],
  [
    'resort in Glenelg, kids welcome, indoor pool, from Boxing Day for 4 nights',
    'location=glenelg & type=resort & tag=family & amenity=Indoor pool & check_in=2026-12-26 & check_out=2026-12-30',
  ],
  [
    'hostel or motel near the airport for under $100 tomorrow night, 1 adult',
    'type=hostel & type=motel & max_price=99.99 & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  [
    'best rated villas in McLaren Vale with vineyard views and hot tub',
    'location=mclaren-vale & type=villa & tag=vineyard & amenity=Spa & sort=rating',
  ],
  [
    'business hotel close to Adelaide Railway Station, Monday 7 December to Wednesday 9 December',
    'type=hotel & tag=business & near=adelaide-railway-station & minutes=15 & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  [
    'Henley Beach apartment, no pets, balcony, sea view, less than 260',
    'location=henley-beach & type=apartment & amenity=Balcony & amenity=Sea view & max_price=259.99',
    'absence: no pets',
  ],
  [
    'quiet place to stay near Flinders Medical Centre with kitchen for 2 weeks starting 1 December',
    'tag=quiet & amenity=Full kitchen|Kitchenette & near=flinders-medical-centre & minutes=15 & check_in=2026-12-01 & check_out=2026-12-15',
  ],
  [
    "somewhere in the Adelaide Hills that isn't a hotel, has a bath and takes dogs",
    'location=adelaide-hills & amenity=Bath tub & amenity=Pets allowed',
    "absence: isn't a hotel",
  ],
  [
    'five of us need a place near Adelaide Oval on Friday night with parking, up to 350',
    'amenity=Free parking|Paid parking & max_price=350 & near=adelaide-oval & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28 & guests=5',
  ],
  [
    "luxury hotel in the city with rooftop terrace, spa and room service, two nights from New Year's Eve",
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Spa & amenity=Room service & min_price=300 & check_in=2026-12-31 & check_out=2027-01-02',
  ],
  [
    'self-contained cottage Hahndorf, fireplace, cot, three nights from 9 April',
    'q=cottage & location=hahndorf & tag=self-contained & amenity=Fireplace & amenity=Cots on request & check_in=2027-04-09 & check_out=2027-04-12',
  ],
  [
    'cheapest apartments with lift and air conditioning in North Adelaide',
    'location=north-adelaide & type=apartment & amenity=Lift & amenity=Air conditioning & sort=price_low',
  ],
  [
    'motels on the way to the Barossa with a pool',
    'type=motel & amenity=Outdoor pool|Indoor pool',
    'distance: the Barossa',
  ],
  [
    '4 star hotels within walking distance of the Festival Centre but not more than 300',
    'type=hotel & max_price=300 & stars=4 & near=adelaide-festival-centre & minutes=15 & by=walk',
  ],
  [
    'bicycle storage, secure parking, laundry: motel in Tanunda or Barossa',
    'location=barossa & type=motel & amenity=Bicycle storage & amenity=Free parking|Paid parking & amenity=Laundry|Washing machine',
    'either: Tanunda',
  ],
  [
    'A place in Semaphore for 3 adults, 2 children and a dog from 18 to 25 January',
    'location=semaphore & amenity=Pets allowed & check_in=2027-01-18 & check_out=2027-01-25 & guests=5',
  ],
  [
    'between $150 and $220, hotel, Glenelg, Thursday and Friday night',
    'location=glenelg & type=hotel & min_price=150 & max_price=220 & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'Which apartments near Rundle Mall have a full kitchen and a washing machine?',
    'type=apartment & amenity=Full kitchen & amenity=Washing machine & near=rundle-mall & minutes=15',
  ],
  [
    'heritage B&B with garden in North Adelaide, no children',
    'location=north-adelaide & type=bed-breakfast & tag=heritage & amenity=Garden',
    'absence: no children',
  ],
  [
    'airport hotel, wheelchair accessible, step-free, tonight',
    'type=hotel & amenity=Wheelchair accessible & amenity=Step-free entrance & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  ['smallest price first, hostels, CBD', 'location=adelaide-cbd & type=hostel & sort=price_low'],
  [
    'hotels with guest rating of at least 3.5 near Victoria Square',
    'type=hotel & rating=3.5 & near=victoria-square & minutes=15',
  ],
  [
    'group of 20, resort or villas, Barossa, pool, meeting room',
    'location=barossa & type=resort & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Meeting rooms & guests=20',
  ],
  [
    'pool villa for 2 near Aldinga Beach',
    'type=villa & amenity=Outdoor pool|Indoor pool & near=aldinga-beach & minutes=15 & guests=2',
  ],
  [
    'Hotel in Port Adelaide. Pub downstairs OK. Under $160. Saturday 19 December.',
    'location=port-adelaide & type=hotel & amenity=Bar & max_price=159.99 & check_in=2026-12-19',
  ],
  [
    '12 Dec to 15 Dec, couple, spa bath, vineyard, no budget limit',
    'tag=vineyard & amenity=Spa & check_in=2026-12-12 & check_out=2026-12-15 & guests=2',
    'amount: no budget limit',
  ],
  [
    '3 star or better motel on Anzac Highway with family rooms',
    'q=Anzac Highway & type=motel & amenity=Family rooms & stars=3',
  ],
  [
    'hotel near tram stop in the city, 24 hour reception, paid parking',
    'location=adelaide-cbd & type=hotel & amenity=24-hour reception & amenity=Paid parking & near=any-tram-stop & minutes=10',
  ],
  [
    'room with king size bed and bath tub in Glenelg',
    'q=king size bed & location=glenelg & amenity=Bath tub',
  ],
  [
    'apartment for two with two bathrooms at Mawson Lakes, five nights from Sunday',
    'q=two bathrooms & location=mawson-lakes & type=apartment & check_in=2026-11-29 & check_out=2026-12-04 & guests=2',
  ],
  [
    'not a motel: a villa or apartment in West Beach with garden, 6 people',
    'location=west-beach & type=villa & type=apartment & amenity=Garden & guests=6',
    'absence: not a motel',
  ],
  [
    'cabin or cottage in the Hills, log fire, no TV',
    'location=adelaide-hills & amenity=Fireplace',
    'either: cabin or cottage; absence: no TV',
  ],
  [
    'near Womens and Childrens Hospital, family of three, cheap, kitchenette',
    'amenity=Kitchenette & max_price=150 & near=womens-and-childrens-hospital & minutes=15 & guests=3',
  ],
  [
    'hotel with wifi, breakfast, parking, pool, gym and spa for under 250 in Adelaide',
    'type=hotel & amenity=Free Wi-Fi & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Spa & max_price=249.99',
  ],
  [
    'stay close to Elder Park and the Festival Centre, weekend of 27 February',
    'q=Elder Park & near=adelaide-festival-centre & minutes=15 & check_in=2027-02-26 & check_out=2027-02-28',
  ],
  [
    'Prospect or North Adelaide, apartment, dog, balcony, long term',
    'location=prospect|north-adelaide & type=apartment & tag=long-stay & amenity=Pets allowed & amenity=Balcony',
  ],
  [
    'nightlife area hostel for 4 friends, 11-13 December',
    'type=hostel & tag=nightlife & check_in=2026-12-11 & check_out=2026-12-13 & guests=4',
  ],
  [
    'any motel in Glenelg other than beachfront, under 140',
    'location=glenelg & type=motel & max_price=139.99',
    'absence: other than beachfront',
  ],
  [
    "accommodation within 5 minutes' walk of a tram stop with lift",
    'amenity=Lift & near=any-tram-stop & minutes=5 & by=walk',
  ],
  [
    'bed and breakfast with a pool in Stirling or McLaren Vale for 2 over Easter',
    'location=stirling|mclaren-vale & type=bed-breakfast & amenity=Outdoor pool|Indoor pool & check_in=2027-03-26 & check_out=2027-03-29 & guests=2',
  ],
  [
    'hotel with EV charger, no more than 15 minutes from Coopers Stadium',
    'type=hotel & amenity=Electric car charging & near=coopers-stadium & minutes=15',
  ],
  [
    'cheap family apartment with playground and washing machine near Harbour Town',
    'type=apartment & tag=family & amenity=Playground & amenity=Washing machine & max_price=150 & near=harbour-town & minutes=15',
  ],
  [
    'single traveller wants quiet hotel without nightlife, central, desk',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Work desk & guests=1',
    'absence: without nightlife',
  ],
  [
    'Brighton Jetty within 10 minutes on foot, apartment, 2 nights from 12/12',
    'type=apartment & near=brighton-jetty & minutes=10 & by=walk & check_in=2026-12-12 & check_out=2026-12-14',
  ],
];
