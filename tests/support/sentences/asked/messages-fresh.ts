import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'city hotel 1-3 dec 2 ad 1 ch pool brekky',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & check_in=2026-12-01 & check_out=2026-12-03 & guests=3',
  ],
  [
    'looking for smthing in glenelg 2moro nite under 180 w/ parking',
    'location=glenelg & amenity=Free parking|Paid parking & max_price=179.99 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'any bnbs barossa 12th dec 2 ppl spa??',
    'location=barossa & type=bed-breakfast & amenity=Spa & check_in=2026-12-12 & guests=2',
  ],
  [
    "hotel nth adl gym + pool w'end",
    "q=w'end & location=north-adelaide & type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool",
  ],
  [
    'apt henly beech 2 bed 4 ppl 27dec-2jan',
    'q=2 bed & location=henley-beach & type=apartment & check_in=2026-12-27 & check_out=2027-01-02 & guests=4',
  ],
  [
    'chepest hostel adelaide city 3 nigths from friday',
    'location=adelaide-cbd & type=hostel & check_in=2026-11-27 & check_out=2026-11-30 & sort=price_low',
  ],
  [
    'I need a accomodation with kichen for me and my 3 childrens near hospital',
    'amenity=Full kitchen|Kitchenette & near=any-hospital & minutes=15 & guests=4',
  ],
  [
    '5 people house bbq pets semaphore long weekend',
    'location=semaphore & type=villa & amenity=Barbecue & amenity=Pets allowed & guests=5',
    'dates: long weekend',
  ],
  [
    'hotel adelaide ovel 2 people sat',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & guests=2',
  ],
  [
    '4 stars hotel with the gym and the breakfast, maximum price 220',
    'type=hotel & amenity=Gym & amenity=Breakfast included|Breakfast available & max_price=220 & stars=4',
  ],
  [
    'is there hotel near airport who have bus to airport?',
    'q=bus & type=hotel & near_airport=1',
    'distance: airport',
  ],
  [
    'stirling b&b no tv quiet fire place bath',
    'location=stirling & type=bed-breakfast & tag=quiet & amenity=Fireplace & amenity=Bath tub',
    'absence: no tv',
  ],
  [
    'xmas eve 2 nights glenelg resort fam 4 pool',
    'location=glenelg & type=resort & amenity=Outdoor pool|Indoor pool & check_in=2026-12-24 & check_out=2026-12-26 & guests=4',
  ],
  [
    'motel w kitchnette + guest lndry, mawson lakes, 10 nts',
    'location=mawson-lakes & type=motel & amenity=Kitchenette & amenity=Laundry|Washing machine',
    'dates: 10 nts',
  ],
  [
    'wheelchair acces hotel citty lift',
    'q=acces & location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & amenity=Lift',
  ],
  [
    'unley, pets, wifi, park, 2 wks, cheap',
    'q=park & location=unley & amenity=Pets allowed & amenity=Free Wi-Fi & max_price=150',
    'dates: 2 wks',
  ],
  [
    'we are couple, search romantic hotel with jacuzzi in room',
    'type=hotel & tag=romantic & amenity=Spa & guests=2',
  ],
  [
    'brighton jetty motel 2 nts 8 jan seaview',
    'type=motel & amenity=Sea view & near=brighton-jetty & minutes=15 & check_in=2027-01-08 & check_out=2027-01-10',
  ],
  ['any hotel but ibis in city under 200', 'q=ibis & location=adelaide-cbd & type=hotel & max_price=199.99'],
  [
    'hahndorf tonight 2 adults dog cheap',
    'location=hahndorf & amenity=Pets allowed & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'conferance at entertainment center, hotel close, 2-4 feb',
    'q=conferance close & type=hotel & near=adelaide-entertainment-centre & minutes=15 & check_in=2027-02-02 & check_out=2027-02-04',
  ],
  [
    'good hotel for old people, lift, no stair, breakfast',
    'q=old people & type=hotel & amenity=Lift & amenity=Breakfast included|Breakfast available',
    'absence: no stair',
  ],
  [
    'B AND B MCLAREN VALE WINERY 2 COUPLES SAT NIGHT',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
  ],
  [
    'want hostel w female dorm, lockers, near bus station, 2 nts',
    'q=female dorm lockers & type=hostel & near=adelaide-central-bus-station & minutes=15',
    'dates: 2 nts',
  ],
  [
    'room 1 person 1 month cheap kitchen wifi near uni',
    'amenity=Full kitchen|Kitchenette & amenity=Free Wi-Fi & max_price=150 & near=any-university & minutes=15 & guests=1',
    'dates: 1 month',
  ],
  [
    'hotel, parking for van, not city, under 120',
    'type=hotel & amenity=Free parking|Paid parking & max_price=119.99',
    'absence: not city',
  ],
  [
    'spa+pool+gym+sauna hotel 5 star',
    'q=sauna & type=hotel & amenity=Spa & amenity=Outdoor pool|Indoor pool & amenity=Gym & stars=5',
  ],
  [
    'me & 2 mates norwood apt balcony fri-mon',
    'location=norwood & type=apartment & amenity=Balcony & check_in=2026-11-27 & check_out=2026-11-30 & guests=3',
  ],
  [
    'pls sugest family hotl near zoo with bath tube',
    'q=sugest tube & type=hotel & tag=family & amenity=Bath tub & near=adelaide-zoo & minutes=15',
  ],
  [
    'villa adelaide hils 10 guest pool and BBQ 2-4 apr',
    'location=adelaide-hills & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-04-02 & check_out=2027-04-04 & guests=10',
  ],
  [
    'only hotel, not airbnb, city, from 5th dec till 9th',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-05 & check_out=2026-12-09',
    'absence: not airbnb',
  ],
  [
    'sea front hotel glenelg balcony king bed',
    'q=king bed & location=glenelg & type=hotel & tag=beachfront & amenity=Balcony',
  ],
  ['ev chrger hotel barossa', 'location=barossa & type=hotel & amenity=Electric car charging'],
  [
    'my mum cant do stairs, hotel with lift nr rah, 1-4 dec',
    'type=hotel & amenity=Step-free entrance & amenity=Lift & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-01 & check_out=2026-12-04',
    '',
  ],
  [
    'prospect airbnb or motel w parking sun nite',
    'location=prospect & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-29 & check_out=2026-11-30',
    '',
  ],
  [
    'stay for 2 near footy at oval, breakfast, 250 max',
    'q=oval & amenity=Breakfast included|Breakfast available & max_price=250 & near=adelaide-oval & minutes=15 & guests=2',
  ],
  [
    'quiet family hotel no nightclub next door glenelg',
    'location=glenelg & type=hotel & tag=quiet & tag=family',
    'absence: no nightclub next door',
  ],
  [
    'apartment 3 nights 20 dec rundle st',
    'q=rundle st & type=apartment & check_in=2026-12-20 & check_out=2026-12-23',
  ],
  [
    'hostel or budget htl, single rm, city, mon-wed',
    'location=adelaide-cbd & type=hostel & type=hotel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-25 & guests=1',
  ],
  [
    'hills b&b w woodfire and wine',
    'q=wine & location=adelaide-hills & type=bed-breakfast & amenity=Fireplace',
  ],
  ['where can i find a room for under 80 dollars near the beach in adelaide?', 'tag=beach & max_price=79.99'],
  [
    '2 families of 4, villa, mclaren vale, pool, 3 nights frm 2 jan',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-05 & guests=8',
  ],
  [
    'self checkin apartment cbd late arrival tonight 1',
    'q=1 & location=adelaide-cbd & type=apartment & amenity=Self check-in & check_in=2026-11-23 & check_out=2026-11-24',
    'hour: late arrival',
  ],
  ['cabin 4 people largs bay', 'q=cabin & near=largs-bay & minutes=15 & guests=4'],
  [
    'no pool needed just clean motel w ac, brighton, < 130',
    'location=brighton & type=motel & amenity=Air conditioning & max_price=129.99',
    'absence: no pool',
  ],
  ['hotel gym spa north tce', 'q=north tce & type=hotel & amenity=Gym & amenity=Spa'],
  [
    'b&b with view to vineyards and breakfest, 2 person, 1 nite 5 dec',
    'q=view & type=bed-breakfast & tag=vineyard & amenity=Breakfast included|Breakfast available & check_in=2026-12-05 & check_out=2026-12-06 & guests=2',
  ],
];
