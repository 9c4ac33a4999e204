import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Looking for a pet friendly holiday house at Henley Beach for 8 people, 2 nights from 30 January',
    'location=henley-beach & type=villa & amenity=Pets allowed & check_in=2027-01-30 & check_out=2027-02-01 & guests=8',
  ],
  [
    'twin room near the University of Adelaide, less than $140, 15 to 19 February',
    'q=twin & max_price=139.99 & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-15 & check_out=2027-02-19',
  ],
  [
    "My mum's turning 60, want to treat her to a fancy spa resort in the Barossa, just the two of us, second weekend in May",
    'q=her to a fancy & location=barossa & type=resort & amenity=Spa & check_in=2027-05-07 & check_out=2027-05-09 & guests=2',
  ],
  [
    'quiet hotel, no kids, no pets, with an indoor pool, in or near the city',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Indoor pool',
    'absence: no kids; absence: no pets',
  ],
  [
    'is there anything in Semaphore for under 150 that takes cats',
    'location=semaphore & amenity=Pets allowed & max_price=149.99',
  ],
  [
    '4 adults in two rooms, Norwood, breakfast, 11/12 - 13/12',
    'location=norwood & amenity=Breakfast included|Breakfast available & check_in=2026-12-11 & check_out=2026-12-13 & guests=4',
    'rooms: two rooms',
  ],
  [
    'motel with undercover parking for a classic car, Hahndorf, this Friday 1 night',
    'q=classic car & location=hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    "I don't want a hostel or anything on a main road; B&B in Unley, $130 to $180",
    'location=unley & type=bed-breakfast & min_price=130 & max_price=180',
    "absence: don't want a hostel or anything on a main road",
  ],
  [
    'Two bed apartment within 15 minutes walk of the Convention Centre, laundry, Sunday to Thursday next week',
    'q=Two bed & type=apartment & amenity=Laundry|Washing machine & near=festival-plaza & minutes=15 & by=walk & check_in=2026-12-06 & check_out=2026-12-10',
    '',
  ],
  [
    'surgery at Flinders Medical Centre 9 December: husband and I need a room close by, step free, 3 nights from the 8th',
    'amenity=Step-free entrance & near=flinders-medical-centre & minutes=15 & check_in=2026-12-08 & check_out=2026-12-11 & guests=2',
    'beside: surgery',
  ],
  [
    'cheapest private room with own bathroom near the bus station tonight',
    'amenity=Private bathroom & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24 & sort=price_low',
  ],
  [
    'Ocean view apartment, Glenelg, balcony, not on the ground floor, sleeps 4',
    'location=glenelg & type=apartment & amenity=Sea view & amenity=Balcony & guests=4',
    'absence: not on the ground floor',
  ],
  [
    'What is there for a solo traveller around $90 a night near the tram?',
    'max_price=104 & near=any-tram-stop & minutes=10 & guests=1',
  ],
  [
    'conference delegates: 6 rooms in North Adelaide, 16-18 March, 4 star or better, breakfast incl',
    'location=north-adelaide & amenity=Breakfast included & stars=4 & check_in=2027-03-16 & check_out=2027-03-18',
    'rooms: 6 rooms',
  ],
  [
    'Honeymooners seeking luxury villa with private spa and fireplace, Adelaide Hills, first week of June',
    'location=adelaide-hills & type=villa & tag=romantic & amenity=Spa & amenity=Fireplace & min_price=300',
    'dates: first week of June',
  ],
  [
    'just passing through, need a bed for one person near the airport tonight, free shuttle',
    'amenity=Airport shuttle & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'driving a Tesla to the Barossa, need a charger at the hotel, Fri 11 Dec to Sun 13 Dec',
    'location=barossa & type=hotel & amenity=Electric car charging & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'Cottage with claw foot bath and open fire in Stirling or Hahndorf for our anniversary, 20 June',
    'q=Cottage & location=stirling|hahndorf & amenity=Bath tub & amenity=Fireplace & check_in=2027-06-20',
  ],
  [
    "I need somewhere that's wheelchair accesible and lets me bring my assistance dog, Brighton",
    'location=brighton & amenity=Wheelchair accessible',
    'beside: bring my assistance dog',
  ],
  [
    'school group, 18 students and 2 teachers, hostel in the city, 22 to 25 March',
    'location=adelaide-cbd & type=hostel & check_in=2027-03-22 & check_out=2027-03-25 & guests=20',
  ],
  [
    'no smoking, no parties, no dogs: a peaceful apartment in Prospect',
    'location=prospect & type=apartment & tag=quiet & amenity=Non-smoking rooms',
    'absence: no parties; absence: no dogs',
  ],
  [
    'room with 2 double beds for us and our three teenagers, pool, West Beach, 2-9 January',
    'q=double beds & location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09',
    'party: three teenagers',
  ],
  [
    'hotel in the middle of the city w/ gym and sauna, over 4 stars, below $300',
    'q=sauna & location=adelaide-cbd & type=hotel & amenity=Gym & max_price=299.99 & stars=5',
  ],
  [
    'could we bring our border collie to a self-contained cottage near McLaren Vale from Friday to Monday?',
    'q=cottage & location=mclaren-vale & tag=self-contained & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  [
    'Accommodation for the Adelaide 500, 26-29 November, 2 blokes, under $220 each night',
    'q=Adelaide 500 & max_price=219.99 & check_in=2026-11-26 & check_out=2026-11-29 & guests=2',
  ],
  [
    'Best value motel Port Adelaide or Semaphore, aircon a must',
    'location=port-adelaide|semaphore & type=motel & amenity=Air conditioning',
    'amount: Best value',
  ],
  [
    "We're a couple in our 70s, one of us can't do stairs, lift needed, Glenelg, 4 nights from 11 Jan, max 200",
    'location=glenelg & amenity=Step-free entrance & amenity=Lift & max_price=200 & check_in=2027-01-11 & check_out=2027-01-15 & guests=2',
    '',
  ],
  [
    'travelling with a newborn: cot, kitchen, washing machine, blackout curtains, Norwood',
    'q=blackout curtains & location=norwood & amenity=Cots on request & amenity=Full kitchen|Kitchenette & amenity=Washing machine',
    'party: a newborn',
  ],
  [
    'late arrival 11.30pm friday, self check in, motel near airport, leaving saturday',
    'type=motel & amenity=Self check-in & near_airport=1 & check_in=2026-11-27 & check_out=2026-11-28',
    'hour: late arrival; hour: 11.30pm',
  ],
  [
    'hostel or cheap hotel near Rundle Mall with lockers, Wi-Fi and female dorms',
    'q=lockers female dorms & type=hostel & type=hotel & amenity=Free Wi-Fi & max_price=150 & near=rundle-mall & minutes=15',
  ],
  ['i want a room wif a veiw of the oval lol', 'q=veiw & near=adelaide-oval & minutes=15'],
  [
    'apartment for three adults, walking distance to Adelaide Oval, no stairs, Saturday 19 December, one night',
    'type=apartment & amenity=Step-free entrance & near=adelaide-oval & minutes=15 & by=walk & check_in=2026-12-19 & check_out=2026-12-20 & guests=3',
    '',
  ],
  ['are there any five star hotels on the beach?', 'type=hotel & tag=beachfront & stars=5'],
  [
    '3 couples, one house, pool, BBQ, McLaren Vale, Australia Day weekend',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-01-23 & check_out=2027-01-26 & guests=6',
    '',
  ],
  [
    'B and B under $200, Barossa Valley, midweek, 2 people, cellar door nearby',
    'location=barossa & type=bed-breakfast & max_price=199.99 & guests=2',
    'dates: midweek; distance: cellar door',
  ],
  [
    'Need long term accommodation near Lyell McEwin hospital, nurse, furnished, kitchen, parking, up to 120 a night',
    'q=furnished & tag=long-stay & amenity=Full kitchen|Kitchenette & amenity=Free parking|Paid parking & max_price=120 & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    'My parents are visiting from India, vegetarian breakfast, lift, near Central Market, 12 Feb for 10 nights',
    'q=vegetarian & amenity=Breakfast included|Breakfast available & amenity=Lift & near=adelaide-central-market & minutes=15 & check_in=2027-02-12 & check_out=2027-02-22',
  ],
  [
    'resort with kids club and heated pool for 2 adults, 2 kids (3 & 6)',
    'q=kids club heated & type=resort & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'romantic weekend away, 12-14 Feb, spa, breakfast, not too far from the beach, under $350 a night',
    'tag=romantic & tag=beach & amenity=Spa & amenity=Breakfast included|Breakfast available & max_price=349.99 & check_in=2027-02-12 & check_out=2027-02-14',
    '',
  ],
  [
    'one bedroom serviced apartment w/ balcony and city views in Adelaide CBD from 1 December until 18 December',
    'q=one bedroom & location=adelaide-cbd & type=serviced-apartment & amenity=Balcony & amenity=City view & check_in=2026-12-01 & check_out=2026-12-18',
  ],
  [
    'something close to the zoo for grandma, grandpa and two grandkids next weekend',
    'near=adelaide-zoo & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'Henley or Grange, sea view, no higher than $260',
    'location=henley-beach & amenity=Sea view & max_price=260',
    'either: Grange',
  ],
  [
    "we don't need breakfast or parking, only good wifi and a desk, CBD",
    'location=adelaide-cbd & amenity=Free Wi-Fi & amenity=Work desk',
    "absence: don't need breakfast or parking",
  ],
  [
    'guest rating above 4, hotel, Glenelg, pool, free parking',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking & rating=4',
  ],
  [
    'motel rooms for a cricket team of 14, Prospect, fri 8 jan - sun 10 jan',
    'q=cricket & location=prospect & type=motel & check_in=2027-01-08 & check_out=2027-01-10 & guests=14',
  ],
  [
    "It's my first time in Adelaide. Which area is central and safe? Hotel with reception open 24 hours, 8th-11th of March, single traveller",
    'q=safe & location=adelaide-cbd & type=hotel & amenity=24-hour reception & check_in=2027-03-08 & check_out=2027-03-11 & guests=1',
  ],
  [
    'heritage hotel, bar, restaurant, easy walk to the Festival Theatre, two nights from 6 March',
    'type=hotel & tag=heritage & amenity=Bar & amenity=Restaurant & near=adelaide-festival-centre & minutes=10 & by=walk & check_in=2027-03-06 & check_out=2027-03-08',
  ],
  ['somewhere for my horse and me, Hills', 'q=horse & location=adelaide-hills'],
  [
    '2 persons 3 nigths 14.12.-17.12. Glenelg Appartment mit Meerblick',
    'location=glenelg & type=apartment & amenity=Sea view & check_in=2026-12-14 & check_out=2026-12-17 & guests=2',
  ],
];
