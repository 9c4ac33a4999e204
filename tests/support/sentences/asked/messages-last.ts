import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hey guys any cheap spots in glenelg for tmrw nite 4 me n my gf w parking',
    'location=glenelg & amenity=Free parking|Paid parking & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'cbd 5* spa pool 2 ppl 31 dec',
    'location=adelaide-cbd & amenity=Spa & amenity=Outdoor pool|Indoor pool & stars=5 & check_in=2026-12-31 & guests=2',
  ],
  [
    'appartement near beach with 2 sleeping rooms and parking place for 4 peoples',
    'q=2 sleeping & type=apartment & tag=beach & amenity=Free parking|Paid parking & guests=4',
  ],
  [
    'we r 2 adult 2 kid need pool + kitchn glenelg 27-30/12',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Full kitchen|Kitchenette & check_in=2026-12-27 & check_out=2026-12-30 & guests=4',
  ],
  [
    'bnb hanhdorf w fireplce n brekkie sat 28',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included|Breakfast available & check_in=2026-11-28',
  ],
  [
    'need cheep room nr royal adl hospital, wheelchiar',
    'amenity=Wheelchair accessible & max_price=150 & near=royal-adelaide-hospital & minutes=15',
  ],
  ['hostel adelaide 20 dollar night', 'type=hostel & max_price=20', ''],
  [
    'villa 8ppl barossa pool firepit 12-14 mar',
    'q=firepit & location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-03-12 & check_out=2027-03-14 & guests=8',
  ],
  [
    'is any hotel near to stadium adelaide oval with free park?',
    'type=hotel & amenity=Free parking & near=adelaide-oval & minutes=15',
  ],
  [
    'apartment,henley,balcony,2 nights,5 jan,3 people',
    'location=henley-beach & type=apartment & amenity=Balcony & check_in=2027-01-05 & check_out=2027-01-07 & guests=3',
  ],
  ['dogs ok? semaphore? under 200?', 'location=semaphore & amenity=Pets allowed & max_price=199.99'],
  [
    'i need hotel for my boss, 4 or 5 stars, city, monday till thursday',
    'location=adelaide-cbd & type=hotel & stars=4 & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'lookin for holiday rental brighton sleeps 6 w bbq & aircon 2-9 jan',
    'location=brighton & type=villa & amenity=Barbecue & amenity=Air conditioning & check_in=2027-01-02 & check_out=2027-01-09 & guests=6',
  ],
  [
    'no hostel no motel just normal hotel in center, 120 max',
    'location=adelaide-cbd & type=hotel & max_price=120',
    'absence: no hostel; absence: no motel',
  ],
  [
    'want something romantic for aniversary w spa + fireplace, hills, max 350',
    'location=adelaide-hills & tag=romantic & amenity=Spa & amenity=Fireplace & max_price=350',
  ],
  [
    'mawson lakes apt w gym, wifi, washing machne, 3 weeks from 4 jan',
    'location=mawson-lakes & type=apartment & amenity=Gym & amenity=Free Wi-Fi & amenity=Washing machine & check_in=2027-01-04 & check_out=2027-01-25',
  ],
  [
    'pub accom port adelaide fri nite',
    'q=pub & location=port-adelaide & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    '2nites adelaide hotel w/ bathtub + city veiw + brekfast',
    'type=hotel & amenity=Bath tub & amenity=City view & amenity=Breakfast included|Breakfast available',
    'dates: 2nites',
  ],
  [
    'kid freindly motel w/ playgroud west beach 2+3',
    'location=west-beach & type=motel & tag=family & amenity=Playground & guests=5',
  ],
  [
    'single mum + 2 kids + dog, cheap motel, hills',
    'location=adelaide-hills & type=motel & amenity=Pets allowed & max_price=150 & guests=3',
  ],
  [
    'hotel must to have the lift and must not to be far of the tram',
    'type=hotel & amenity=Lift & near=any-tram-stop & minutes=10',
  ],
  [
    'glenelg hotell sea veiw 4 star 200-300',
    'location=glenelg & type=hotel & amenity=Sea view & min_price=200 & max_price=300 & stars=4',
  ],
  [
    'our flight is very early so airport hotel with shutle',
    'q=early & type=hotel & amenity=Airport shuttle & near_airport=1',
    'beside: our flight is',
  ],
  [
    'room for tonite plz anywhere w/ 24h desk',
    'amenity=24-hour reception & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'retreat for yoga girls 12 pax mclaren vale villa pool',
    'q=yoga girls & location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & guests=12',
  ],
  [
    'self-contained + pets + fenced yard + brighton',
    'q=fenced & location=brighton & tag=self-contained & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'how much is 3 nights in serviced apartment from 10th dec for 3 adults near market',
    'type=serviced-apartment & near=adelaide-central-market & minutes=15 & check_in=2026-12-10 & check_out=2026-12-13 & guests=3',
  ],
  [
    'studio apt unley w/ desk, no smoking, quiet',
    'location=unley & type=apartment & tag=quiet & amenity=Work desk & amenity=Non-smoking rooms',
  ],
  [
    'uni open day, family of 4, motel nr flinders uni',
    'type=motel & near=flinders-university & minutes=15 & guests=4',
    'beside: uni open day',
  ],
  [
    'HOTEL WITH INDOOR POOL AND SPA NORTH ADELAIDE THIS WEEKEND',
    'location=north-adelaide & type=hotel & amenity=Indoor pool & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'hotel rumdle mall 2 nts 6 dec',
    'type=hotel & near=rundle-mall & minutes=15 & check_in=2026-12-06 & check_out=2026-12-08',
  ],
  [
    'glenlg motel w/o pool (toddler!) fenced, 2 ad',
    'q=fenced & location=glenelg & type=motel & guests=2',
    'absence: w/o pool',
  ],
  [
    'adelaide hils b&b dec 5-7 couple log fire',
    'location=adelaide-hills & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-05 & check_out=2026-12-07 & guests=2',
  ],
  [
    'unit in grange or henley, 5 adults, jan long weekend',
    'location=henley-beach & type=apartment & guests=5',
    'either: grange; dates: jan long weekend',
  ],
  [
    'cheap n clean hostel nr bus stn 2 backpackers',
    'type=hostel & max_price=150 & near=adelaide-central-bus-station & minutes=15 & guests=2',
  ],
  ['hotel where i can smoke on balcony', 'type=hotel & amenity=Balcony', 'terms: where i can smoke'],
  [
    'ocean front room glenelg valentines w champagne',
    'q=champagne & location=glenelg & tag=beachfront & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'want stay 5 night begin 20.12. hotel with gym, price until 180',
    'type=hotel & amenity=Gym & max_price=180 & check_in=2026-12-20 & check_out=2026-12-25',
  ],
  [
    'accomodation for workers 6 men parking for 3 utes port adelaide 2 weeks',
    'location=port-adelaide & amenity=Free parking|Paid parking & guests=6',
    'dates: 2 weeks',
  ],
  [
    'norwood bnb garden cat friendly',
    'location=norwood & type=bed-breakfast & amenity=Garden & amenity=Pets allowed',
  ],
  [
    'quietest hotel in cbd pls, not on hindley, 2 nights from fri',
    'location=adelaide-cbd & type=hotel & tag=quiet & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: not on hindley',
  ],
  [
    'hotel with swimmingpool and sauna near the center',
    'q=sauna & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'stay w kitchen nr wch hosp, baby in nicu, cheap, 1 wk',
    'q=hosp & amenity=Full kitchen|Kitchenette & max_price=150 & near=womens-and-childrens-hospital & minutes=15',
    'beside: baby in nicu; dates: 1 wk',
  ],
  ['3.5 star reviews or better apartment city', 'location=adelaide-cbd & type=apartment & rating=3.5'],
  [
    '4 girls hens glenelg fri-sun spa apartment max 100 each',
    'q=hens & location=glenelg & type=apartment & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
    'amount: max 100 each',
  ],
  [
    'sleeps ten, hills, pet ok, easter',
    'location=adelaide-hills & amenity=Pets allowed & check_in=2027-03-26 & check_out=2027-03-29 & guests=10',
  ],
  [
    'motel by racecourse morphetville sat',
    'q=morphetville & type=motel & near=morphettville-racecourse & minutes=15 & check_in=2026-11-28',
  ],
  [
    'lux apt rooftop city 2 adults sat nt',
    'location=adelaide-cbd & type=apartment & amenity=Rooftop terrace & min_price=300 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'nothing with shared bathroom! hotel/motel under 120 city',
    'location=adelaide-cbd & type=hotel & type=motel & max_price=119.99',
    'absence: nothing with shared bathroom',
  ],
  ['motel fri 4 adults', 'type=motel & check_in=2026-11-27 & guests=4'],
  ['motel friday 4', 'type=motel & check_in=2026-12-04'],
  ['motel sat 5, brighton', 'location=brighton & type=motel & check_in=2026-12-05'],
  ['sat 28 - mon 30, hotel', 'type=hotel & check_in=2026-11-28 & check_out=2026-11-30'],
  ['sat 28 to mon 30 hotel', 'type=hotel & check_in=2026-11-28 & check_out=2026-11-30'],
  ['hotel fri 27 sat 28', 'type=hotel & check_in=2026-11-27 & check_out=2026-11-29'],
  ['from fri 27 for 2 nights', 'check_in=2026-11-27 & check_out=2026-11-29'],
  ['on sat 5 for 4', 'check_in=2026-12-05 & guests=4'],
];
