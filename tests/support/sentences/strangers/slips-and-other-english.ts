import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'appartment in glenleg with balconey under 250',
    'location=glenelg & type=apartment & amenity=Balcony & max_price=249.99',
  ],
  [
    'HOTEL ADELAIDE CBD FREE WIFI POOL GYM UNDER $200',
    'location=adelaide-cbd & type=hotel & amenity=Free Wi-Fi & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=199.99',
  ],
  [
    'hotell with swiming pool and brekfast included in north adelade',
    'location=north-adelaide & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included',
  ],
  [
    'acommodation in hahndorf for 2 adults and 1 child this weekand',
    'location=hahndorf & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    'vacation rental in henley beach with parking lot and elevator',
    'location=henley-beach & type=villa & amenity=Free parking|Paid parking & amenity=Lift',
  ],
  [
    'condo downtown with gym and rooftop pool',
    'location=adelaide-cbd & type=apartment & amenity=Gym & amenity=Outdoor pool|Indoor pool',
  ],
  ['motal near air port cheap', 'type=motel & max_price=150 & near_airport=1'],
  [
    'wanna stay in glenelg w my 2 kids and hubby nxt wkend',
    'location=glenelg & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'looking for a flat in norwood to let for a fortnight from 7 december',
    'location=norwood & type=apartment & check_in=2026-12-07 & check_out=2026-12-21',
  ],
  [
    'self catering cottage with log burner in the hills',
    'q=cottage & location=adelaide-hills & tag=self-contained & amenity=Fireplace',
  ],
  [
    'arvo check in, motel with brekky, pool and barbie in west beach',
    'location=west-beach & type=motel & amenity=Breakfast included|Breakfast available & amenity=Outdoor pool|Indoor pool & amenity=Barbecue',
  ],
  [
    'we are searching a hotel with the possibility to park the car near of adelaide oval',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15',
  ],
  [
    'i search room for 2 person from 5.12 to 8.12 in city center',
    'location=adelaide-cbd & check_in=2026-12-05 & check_out=2026-12-08 & guests=2',
  ],
  [
    'room for me and my wife and our baby, with crib, glenelg',
    'location=glenelg & amenity=Cots on request & guests=3',
  ],
  [
    'pet freindly motels in the barrossa valley',
    'q=valley & location=barossa & type=motel & amenity=Pets allowed',
  ],
  [
    'luxry hotel w/ spa & sea view 4 anniversary',
    'type=hotel & amenity=Spa & amenity=Sea view & min_price=300',
  ],
  [
    'hotel adelaide oval sat 12 dec 1 night 2ppl',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & check_out=2026-12-13 & guests=2',
  ],
  [
    '4 bedroom holiday house for 9 people port noarlunga',
    'q=4 bedroom & type=villa & near=port-noarlunga-jetty & minutes=15 & guests=9',
  ],
  [
    'bnb 4 two, mclaren vale, wine tasting, sat nite',
    'location=mclaren-vale & type=bed-breakfast & amenity=Cellar door tastings & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  ['hostle in adelaide under 50 bucks a nite', 'type=hostel & max_price=49.99'],
  [
    'hotel with AC and a bathtub, handicap accessible, downtown Adelaide',
    'location=adelaide-cbd & type=hotel & amenity=Air conditioning & amenity=Bath tub & amenity=Wheelchair accessible',
  ],
  [
    'cheapest place to stay near the RAH for a week from 30 November',
    'near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-30 & check_out=2026-12-07 & sort=price_low',
  ],
  [
    'apartment two bedrooms 4 persons glenelg from 26.12 until 2.1',
    'q=two bedrooms & location=glenelg & type=apartment & check_in=2026-12-26 & check_out=2027-01-02 & guests=4',
  ],
  [
    'hotel for 3 adults 1 infant checkin 15 jan checkout 18 jan',
    'type=hotel & check_in=2027-01-15 & check_out=2027-01-18 & guests=4',
  ],
  [
    'whats the best rated hotel in adelaide with a pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & sort=rating',
  ],
  [
    'any motels in unley or parkside for under a hundred and fifty',
    'location=unley & type=motel & max_price=149.99',
    'either: parkside',
  ],
  [
    'we r 5 friends, looking 4 a villa with pool 26 to 28 feb',
    'type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-26 & check_out=2027-02-28 & guests=5',
  ],
  [
    "i'm after a dog-friendly pub stay in port adelaide",
    'q=pub & location=port-adelaide & amenity=Pets allowed',
  ],
  ['hotel.in.glenelg.with.pool', 'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    'glenelg,apartment,pool,<300,4pax',
    'location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & max_price=299.99 & guests=4',
  ],
  [
    'family friendly hotel w kitchenette city 2A2C 10-13 jan',
    'location=adelaide-cbd & type=hotel & tag=family & amenity=Kitchenette & check_in=2027-01-10 & check_out=2027-01-13 & guests=4',
  ],
  [
    'me and 3 mates want a cheap hostel near hindley st 11th dec',
    'location=adelaide-cbd & type=hostel & max_price=150 & check_in=2026-12-11 & guests=4',
    'distance: hindley st',
  ],
  [
    'motel with guest laundry & car park, mawson lakes, mon-thu',
    'location=mawson-lakes & type=motel & amenity=Laundry|Washing machine & amenity=Free parking|Paid parking & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  ['AIRPORT HOTEL 1 NIGHT 14/12', 'type=hotel & near_airport=1 & check_in=2026-12-14 & check_out=2026-12-15'],
  ['posh hotel in city with view', 'q=view & location=adelaide-cbd & type=hotel & min_price=300'],
  [
    'wheel chair friendly motel no steps with rolling shower glenelg',
    'location=glenelg & type=motel & amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Accessible bathroom',
    '',
  ],
  [
    'house for christmas holidays in brighton sleeps 8 pet ok',
    'location=brighton & type=villa & amenity=Pets allowed & guests=8',
    'dates: for christmas holidays',
  ],
  [
    'please a hotel room, non smoker, with breakfast, for the night from 3 to 4 of december',
    'type=hotel & amenity=Non-smoking rooms & amenity=Breakfast included|Breakfast available & check_in=2026-12-03 & check_out=2026-12-04',
  ],
  [
    'hotel central but quiet not expensive',
    'location=adelaide-cbd & type=hotel & tag=quiet & max_price=150',
    '',
  ],
  ['appt w/ w/d and a/c glenelg', 'q=d & location=glenelg & type=apartment & amenity=Air conditioning'],
  [
    'bed n breakfast stirling sat/sun 19/20 dec',
    'location=stirling & type=bed-breakfast & check_in=2026-12-19',
  ],
  [
    'serviced apartmnts city from the 1st feb to 28th feb',
    'location=adelaide-cbd & type=serviced-apartment & check_in=2027-02-01 & check_out=2027-02-28',
  ],
  [
    'i would like book one hotel in glenelg near to beach with breakfast, 2 persons, 3 nights, from 10 december',
    'location=glenelg & type=hotel & tag=beach & amenity=Breakfast included|Breakfast available & check_in=2026-12-10 & check_out=2026-12-13 & guests=2',
  ],
  ['the cheepest hotel in adelaide centre please', 'location=adelaide-cbd & type=hotel & sort=price_low'],
  [
    'mum dad and 4 kids need family room city fri 4 dec',
    'location=adelaide-cbd & amenity=Family rooms & check_in=2026-12-04 & guests=6',
  ],
  [
    'motel 2nites frm 27th nov gawler area',
    'type=motel & near=gawler & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'resort wiv kids pool n playground',
    'type=resort & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground',
  ],
  [
    'hotel for couple, jacuzzi in room, adelaide hills, under 350$',
    'location=adelaide-hills & type=hotel & amenity=Spa & max_price=349.99 & guests=2',
  ],
  [
    'hotel with underground parking + charging for tesla, cbd',
    'location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & amenity=Electric car charging',
  ],
];
