import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'We are family with 2 small children and look for apartment near beach, no high floor, 3.-10. January',
    'type=apartment & tag=family & tag=beach & check_in=2027-01-03 & check_out=2027-01-10',
    'party: 2 small children; absence: no high floor',
  ],
  [
    'I would like book double room with private bathroom for 2 nights since 5 December',
    'q=double & amenity=Private bathroom & check_in=2026-12-05 & check_out=2026-12-07',
  ],
  [
    'Hotel without breakfast is also ok, price until 120 dollars, near train station',
    'type=hotel & max_price=120 & near=adelaide-railway-station & minutes=15',
    'absence: without breakfast',
  ],
  [
    'is possible with dog? we need in Glenelg house for five people from 20 till 27 of december',
    'location=glenelg & type=villa & amenity=Pets allowed & check_in=2026-12-20 & check_out=2026-12-27 & guests=5',
  ],
  ['not too far of center, no more as 100 dollar the night', 'location=adelaide-cbd & max_price=100'],
  [
    'for my parents a calm hotel, not stairs, with lift, in North Adelaide',
    'location=north-adelaide & type=hotel & tag=quiet & amenity=Step-free entrance & amenity=Lift',
    '',
  ],
  [
    'one night only 24 december, arriving very late, airport side',
    'near_airport=1 & check_in=2026-12-24 & check_out=2026-12-25',
    'hour: arriving very late',
  ],
  [
    'no need luxury, clean and cheap, 3 persons, city center, from tomorrow until sunday',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-29 & guests=3',
    'absence: no need luxury',
  ],
  [
    'want stay at sea but not Glenelg, 2 weeks february, self catering',
    'tag=beach & tag=self-contained',
    'absence: but not Glenelg; dates: 2 weeks; dates: february',
  ],
  [
    'hotel minimum 4 stars, maximum 280, no casino hotel, breakfast must be included',
    'type=hotel & amenity=Breakfast included & max_price=280 & stars=4',
    'absence: no casino hotel',
  ],
  [
    'please no hostel, we are old people, need quiet and bathtub',
    'q=old people & tag=quiet & amenity=Bath tub',
    'absence: no hostel',
  ],
  [
    '4 persons 2 rooms 3 nights 11/12/13 december',
    'check_in=2026-12-11 & check_out=2026-12-14 & guests=4',
    'rooms: 2 rooms',
  ],
  [
    "unless it has parking we won't book, norwood motel under 160",
    'q=unless & location=norwood & type=motel & amenity=Free parking|Paid parking & max_price=159.99',
    "absence: won't book",
  ],
  [
    'anything but hindley st, happy to walk 15 mins to adelaide oval',
    'near=adelaide-oval & minutes=15 & by=walk',
    'absence: anything but hindley st',
  ],
  [
    "hotel with pool that isn't heated is fine, glenelg, kids 5 and 9, 2 adults",
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & guests=4',
    "absence: isn't heated",
  ],
  [
    'neither too expensive nor too far from the city, 2 adults, 1-3 feb',
    'q=from the city & check_in=2027-02-01 & check_out=2027-02-03 & guests=2',
    'absence: neither too expensive; absence: nor too far',
  ],
  [
    'less than $200 more than $100 with gym not necessarily pool',
    'amenity=Gym & min_price=100 & max_price=199.99',
    'absence: not necessarily pool',
  ],
  [
    'no smoking no pets no parties, holiday house for 8 in the hills',
    'location=adelaide-hills & type=villa & amenity=Non-smoking rooms & guests=8',
    'absence: no pets; absence: no parties',
  ],
  [
    'must: kitchen, washing machine, wifi. nice to have: pool. budget: 180',
    'amenity=Full kitchen|Kitchenette & amenity=Washing machine & amenity=Free Wi-Fi & max_price=180',
    'wish: pool',
  ],
  [
    'should be under 200, if possible with sea view, henley',
    'location=henley-beach & amenity=Sea view & max_price=199.99',
  ],
  [
    'no later than 14 december need to leave, arriving 10 december, hotel',
    'type=hotel & check_in=2026-12-10',
    'dates: no later than 14 december',
  ],
  [
    "don't care about breakfast or pool, just needs parking, close to RAH",
    'amenity=Free parking|Paid parking & near=royal-adelaide-hospital & minutes=15',
    "absence: don't care about breakfast or pool",
  ],
  [
    "my budget isn't more than 140, motel, prospect or unley, 2 pers",
    'location=prospect|unley & type=motel & max_price=140 & guests=2',
    'amount: budget',
  ],
  [
    "we don't drive so must be near tram stop, 2 adults & one 3 yr old",
    'near=any-tram-stop & minutes=10 & guests=3',
    "absence: don't drive",
  ],
  [
    'wanted: room w/ kitchenette. not wanted: shared anything. 4 weeks from 4 jan',
    'q=shared & amenity=Kitchenette & check_in=2027-01-04 & check_out=2027-02-01',
    'absence: not wanted',
  ],
  [
    'hotel for 23rd dec - checking out xmas eve, 2 adults 1 teen',
    'type=hotel & check_in=2026-12-23 & check_out=2026-12-24 & guests=3',
  ],
  [
    'apartment not more than 10 minutes walk from beach with balcony, no ground floor',
    'type=apartment & amenity=Balcony & near=any-beach & minutes=10 & by=walk',
    'absence: no ground floor',
  ],
  [
    'anywhere except barossa for wine weekend, 2 couples, spa if available',
    'amenity=Spa & guests=4',
    'absence: except barossa; dates: weekend',
  ],
  [
    'adults only resort? no kids, pool, cocktail bar, 2-5 april',
    'q=adults only & type=resort & amenity=Outdoor pool|Indoor pool & amenity=Bar & check_in=2027-04-02 & check_out=2027-04-05',
    'absence: no kids',
  ],
  [
    'cheaper than 90, hostel or backpackers, private room only, girls',
    'q=private girls & type=hostel & max_price=89.99',
  ],
  [
    '2 of us plus 2 dogs, no cats, fenced, semaphore, 8 days from 2 jan',
    'q=fenced & location=semaphore & amenity=Pets allowed & check_in=2027-01-02 & check_out=2027-01-10 & guests=2',
    'absence: no cats',
  ],
  [
    'no frills motel mawson lakes but must have aircon',
    'location=mawson-lakes & type=motel & amenity=Air conditioning & max_price=150',
  ],
  [
    'we want be in middle of vineyards not in town, breakfast, fire, 2 people',
    'q=middle & tag=vineyard & amenity=Breakfast included|Breakfast available & amenity=Fireplace & guests=2',
    'absence: not in town',
  ],
  [
    'not this weekend but next, brighton, 4 adults',
    'location=brighton & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'friday not saturday, motel, port adelaide',
    'location=port-adelaide & type=motel & check_in=2026-11-27',
    'absence: not saturday',
  ],
  [
    'hotel without pool because baby, garden instead, unley',
    'location=unley & type=hotel & amenity=Garden',
    'absence: without pool',
  ],
  [
    'room max 2 people, we are 6 so 3 rooms, glenelg',
    'location=glenelg',
    'party: max 2 people; party: we are 6; rooms: 3 rooms',
  ],
  [
    'pets allowed but no extra fee, self check-in, airport',
    'amenity=Pets allowed & amenity=Self check-in & near_airport=1',
    'absence: no extra fee',
  ],
  [
    'less stairs as possible, near hospital where is the women and kids',
    'q=less stairs & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'I search cheap room for student from march to june near flinders university, no party',
    'max_price=150 & near=flinders-university & minutes=15',
    'dates: from march; dates: june; absence: no party',
  ],
  [
    'for 2 adult and 1 baby (cot is must), hotel, 27-30.12., 150-200 AUD',
    'type=hotel & amenity=Cots on request & min_price=150 & max_price=200 & check_in=2026-12-27 & check_out=2026-12-30 & guests=3',
  ],
  ['looking to pay no more than 200 for two nights total, motel', 'type=motel & max_price=100'],
  [
    'not far from beach, not on main road, villa or apartment, 6 ppl',
    'type=villa & type=apartment & tag=beach & guests=6',
    'absence: not on main road',
  ],
  [
    'is there hotels who accept cash and have free wifi and not so far from bus station',
    'q=cash & type=hotel & amenity=Free Wi-Fi & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    '1 dec till 4 dec; not hostel; wifi+desk; <=130',
    'amenity=Free Wi-Fi & amenity=Work desk & max_price=130 & check_in=2026-12-01 & check_out=2026-12-04',
    'absence: not hostel',
  ],
  [
    'bnb but without shared bathroom, hahndorf, 2 pers., 5.12.-6.12.',
    'location=hahndorf & type=bed-breakfast & check_in=2026-12-05 & check_out=2026-12-06 & guests=2',
    'absence: without shared bathroom',
  ],
  [
    'can be old but must be clean, cheap, with parking place for big car, motel',
    'type=motel & amenity=Free parking|Paid parking & max_price=150',
    'beside: for big car',
  ],
  [
    '5 star no less, spa, pool, city view, two nights over valentines',
    'amenity=Spa & amenity=Outdoor pool|Indoor pool & amenity=City view & stars=5 & check_in=2027-02-14 & check_out=2027-02-16',
    'absence: no less',
  ],
  [
    'apartment instead of hotel please, washing machine instead of laundry, glenelg',
    'location=glenelg & type=apartment & amenity=Washing machine',
    'absence: instead of hotel; absence: instead of laundry',
  ],
  [
    'we will be 2 adults + 1 child but child sleeps with us, hotel norwood, 15-16 jan',
    'location=norwood & type=hotel & check_in=2027-01-15 & check_out=2027-01-16 & guests=3',
  ],
  [
    'how much cost hotel for 1 person with breakfast in city from 2 to 5 of december',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-02 & check_out=2026-12-05 & guests=1',
  ],
  ['beach yes, hills no, 2 persons, villa', 'type=villa & tag=beach & guests=2', 'absence: hills no'],
  [
    "pool? yes please. gym? don't care. glenelg hotel",
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
    "absence: gym? don't care",
  ],
  [
    'quietest possible room, not near lift, not near bar, cbd hotel',
    'location=adelaide-cbd & type=hotel & tag=quiet',
    'absence: not near lift; absence: not near bar',
  ],
  [
    'only apartments with two bathrooms, no bunk beds, 7 of us',
    'q=two bathrooms & type=apartment & guests=7',
    'absence: no bunk beds',
  ],
  [
    'hotel glenelg 20th to 22nd not 23rd',
    'location=glenelg & type=hotel & check_in=2026-12-20 & check_out=2026-12-22',
    'absence: not 23rd',
  ],
  [
    'none of those chain hotels, boutique only, max 300',
    'tag=boutique & max_price=300',
    'absence: none of those chain hotels',
  ],
  [
    "it doesn't matter where, just under $100 and for tonight",
    'max_price=99.99 & check_in=2026-11-23 & check_out=2026-11-24',
    '',
  ],
];
