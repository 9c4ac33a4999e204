import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 bed apartment cbd free parking and gym from 4th to 11th of april',
    'q=2 bed & location=adelaide-cbd & type=apartment & amenity=Free parking & amenity=Gym & check_in=2027-04-04 & check_out=2027-04-11',
  ],
  [
    'Semaphore motel this sat night, 1 adult',
    'location=semaphore & type=motel & check_in=2026-11-28 & check_out=2026-11-29 & guests=1',
  ],
  [
    'big house in the barossa for 12, two dogs, fireplace',
    'location=barossa & type=villa & amenity=Pets allowed & amenity=Fireplace & guests=12',
  ],
  [
    'glenelg hotels from $150 up to $220 with sea view',
    'location=glenelg & type=hotel & amenity=Sea view & min_price=150 & max_price=220',
  ],
  [
    'anything available near the entertainment centre on saturday 5 december',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-05',
  ],
  [
    'wheelchair friendly, step free entrance, accessible bathroom, brighton',
    'location=brighton & amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Accessible bathroom',
  ],
  [
    'motel not too far from the airport with shuttle, tonight',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'hahndorf for my birthday, spa, 2 people, 6 february',
    'location=hahndorf & amenity=Spa & check_in=2027-02-06 & guests=2',
  ],
  [
    'hostels without curfew, kitchen, common room',
    'type=hostel & amenity=Shared kitchen & amenity=Common room',
    'absence: without curfew',
  ],
  [
    'unley or norwood apartment, long stay, washing machine, no pets',
    'location=unley|norwood & type=apartment & tag=long-stay & amenity=Washing machine',
    'absence: no pets',
  ],
  [
    '4-5 star hotel with indoor pool but not more than 280',
    'type=hotel & amenity=Indoor pool & max_price=280 & stars=4',
  ],
  [
    "we'd like a vineyard view in mclaren vale, valentines day, for two",
    'location=mclaren-vale & tag=vineyard & check_in=2027-02-14 & check_out=2027-02-15 & guests=2',
  ],
  [
    'anywhere cheap for two backpackers from thursday to sunday',
    'max_price=150 & check_in=2026-11-26 & check_out=2026-11-29 & guests=2',
  ],
  [
    'port adelaide with a bbq and a garden, 3 nights, starting 1 march',
    'location=port-adelaide & amenity=Barbecue & amenity=Garden & check_in=2027-03-01 & check_out=2027-03-04',
  ],
  [
    'hotel near central market, breakfast not needed, max 190',
    'type=hotel & max_price=190 & near=adelaide-central-market & minutes=15',
    'absence: breakfast not needed',
  ],
  [
    'west beach 19 to 23 april, 2 adults + 3 kids, playground',
    'location=west-beach & amenity=Playground & check_in=2027-04-19 & check_out=2027-04-23 & guests=5',
  ],
  [
    'prospect for a month from 1 february, desk, wifi, one person',
    'location=prospect & amenity=Work desk & amenity=Free Wi-Fi & check_in=2027-02-01 & check_out=2027-03-01 & guests=1',
    '',
  ],
  [
    'henley beach next friday to sunday couple with balcony',
    'location=henley-beach & amenity=Balcony & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'family reunion of 14, adelaide hills, new year',
    'location=adelaide-hills & check_in=2026-12-31 & check_out=2027-01-01 & guests=14',
  ],
  [
    'nothing in the hills, nothing over 160, motel',
    'type=motel & max_price=160',
    'absence: nothing in the hills',
  ],
  [
    'rooms with no carpet and no feather pillows, cbd',
    'location=adelaide-cbd',
    'absence: with no carpet; absence: no feather pillows',
  ],
  [
    'apartment with full kitchen not just a microwave',
    'type=apartment & amenity=Full kitchen',
    'absence: not just a microwave',
  ],
  [
    'hotel with breakfast other than continental',
    'type=hotel & amenity=Breakfast included|Breakfast available',
    'absence: other than continental',
  ],
  ['all hotels but the ones in glenelg', 'type=hotel', 'absence: but the ones in glenelg'],
  [
    'nowhere noisy, not on a main road, b&b norwood',
    'location=norwood & type=bed-breakfast & tag=quiet',
    'absence: not on a main road',
  ],
  ["a place that isn't a hotel or motel, glenelg", 'location=glenelg', "absence: isn't a hotel or motel"],
  [
    'at least 2 bedrooms, max $300, brighton, easter',
    'q=2 bedrooms & location=brighton & max_price=300 & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    'not before friday, two nights, semaphore',
    'location=semaphore',
    'absence: not before friday; dates: two nights',
  ],
  [
    'fri 29 jan until mon 1 feb, 2 couples, barossa b&b',
    'location=barossa & type=bed-breakfast & check_in=2027-01-29 & check_out=2027-02-01 & guests=4',
  ],
  [
    'the week after christmas, glenelg, family of five',
    'location=glenelg & guests=5',
    'dates: the week after christmas',
  ],
  [
    'first two weeks of july, serviced apartment, cbd',
    'location=adelaide-cbd & type=serviced-apartment',
    'dates: two weeks; dates: july',
  ],
  ['middle of may, 4 nights, hahndorf', 'location=hahndorf', 'dates: middle of may; dates: 4 nights'],
  [
    'saturday 13 and sunday 14 february, 2 adults, spa',
    'amenity=Spa & check_in=2027-02-13 & check_out=2027-02-15 & guests=2',
  ],
  [
    'anzac day weekend, north adelaide',
    'location=north-adelaide & check_in=2027-04-23 & check_out=2027-04-25',
    '',
  ],
  ['12/2 - 14/2, hotel, 2 pax', 'type=hotel & check_in=2027-02-12 & check_out=2027-02-14 & guests=2'],
  [
    'june long weekend, mclaren vale, two couples, fireplace',
    'location=mclaren-vale & amenity=Fireplace & check_in=2027-06-11 & check_out=2027-06-14 & guests=4',
    '',
  ],
  [
    'easter saturday and sunday nights, stirling',
    'location=stirling & check_in=2027-03-27 & check_out=2027-03-29',
  ],
  [
    'for 5 nights from boxing day, west beach, 2 adults 2 teens',
    'location=west-beach & check_in=2026-12-26 & check_out=2026-12-31 & guests=4',
  ],
  [
    'arriving late thursday, leaving early saturday, airport',
    'near_airport=1 & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'nan, pop and the three grandkids, brighton, 10 january for 5 nights',
    'location=brighton & check_in=2027-01-10 & check_out=2027-01-15 & guests=5',
  ],
  [
    'me, two mates and a dog, semaphore, this weekend',
    'location=semaphore & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    '2 rooms for 4 adults, unley, 3-5 dec',
    'location=unley & check_in=2026-12-03 & check_out=2026-12-05 & guests=4',
    'rooms: 2 rooms',
  ],
  [
    'solo female, safe, near tram, under 120, 1-4 feb',
    'q=safe & max_price=119.99 & near=any-tram-stop & minutes=10 & check_in=2027-02-01 & check_out=2027-02-04 & guests=1',
  ],
  ['baby aged 1 and two adults, cot, cbd', 'location=adelaide-cbd & amenity=Cots on request & guests=3'],
  [
    'school group of 24, hostel, 8 to 10 june',
    'type=hostel & check_in=2027-06-08 & check_out=2027-06-10',
    'party: school group of 24',
  ],
  [
    'hotel with swimmming pool and resturant near showground',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Restaurant & near=adelaide-showground & minutes=15',
  ],
  [
    'mclarenvale accomodaton with firplace and veiw of vineyard',
    'location=mclaren-vale & tag=vineyard & amenity=Fireplace',
  ],
  ['chaep motel prot adelaide', 'location=port-adelaide & type=motel & max_price=150'],
  ['petfriendly b&b hahndorf', 'location=hahndorf & type=bed-breakfast & amenity=Pets allowed'],
  ['aparment glenlg wifi', 'location=glenelg & type=apartment & amenity=Free Wi-Fi'],
  ['luxery hotel adelaide cbd spa', 'location=adelaide-cbd & type=hotel & amenity=Spa & min_price=300'],
  [
    'norwood hotel, aircon, lift, breakfast, bar, 2 guests, 8 dec',
    'location=norwood & type=hotel & amenity=Air conditioning & amenity=Lift & amenity=Breakfast included|Breakfast available & amenity=Bar & check_in=2026-12-08 & guests=2',
  ],
  ['resort with tennis court and kids club', 'q=tennis court kids club & type=resort'],
  [
    'hotel where I can charge my car, north adelaide, thursday',
    'location=north-adelaide & type=hotel & amenity=Electric car charging & check_in=2026-11-26',
  ],
  [
    'tour desk, luggage storage, 24 hour reception, hostel',
    'type=hostel & amenity=Tour desk & amenity=Luggage storage & amenity=24-hour reception',
  ],
  [
    'cbd apartment city view high floor 2 adults new years eve',
    'q=high floor & location=adelaide-cbd & type=apartment & amenity=City view & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'heated room and hot tub in the hills in july',
    'location=adelaide-hills & amenity=Heating & amenity=Spa',
    'dates: in july',
  ],
  [
    'hotel or serviced apartment in the city for 7 weeks',
    'location=adelaide-cbd & type=hotel & type=serviced-apartment',
    'dates: for 7 weeks',
  ],
  ['hotels except the ones in glenelg', 'type=hotel', 'absence: except the ones in glenelg'],
  ['hotels but not those near the airport', 'type=hotel', 'absence: but not those near the airport'],
  ['baby and 2 adults, cot', 'amenity=Cots on request & guests=3'],
  ['good friday and saturday, hotel', 'type=hotel & check_in=2027-03-26'],
  ['two backpackers in a hostel', 'type=hostel & guests=2'],
];
