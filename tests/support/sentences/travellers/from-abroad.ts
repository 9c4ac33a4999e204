import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['looking for a place under two twenty a night in Norwood', 'location=norwood & max_price=219.99'],
  [
    'hotel, one eighty max, CBD, Thursday night',
    'location=adelaide-cbd & type=hotel & max_price=180 & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'the day after tomorrow for two nights, motel in Glenelg',
    'location=glenelg & type=motel & check_in=2026-11-25 & check_out=2026-11-27',
  ],
  ['my wife has a cat allergy, hotel in Unley', 'location=unley & type=hotel', 'absence: cat allergy'],
  [
    'B&B with everything but a pool in Stirling',
    'location=stirling & type=bed-breakfast',
    'absence: everything but a pool',
  ],
  [
    '2 adults, 2 little ones, Henley Beach, cot please',
    'location=henley-beach & amenity=Cots on request & guests=4',
  ],
  [
    'no further than a five minute walk from the Central Market',
    'near=adelaide-central-market & minutes=5 & by=walk',
  ],
  [
    'hotel near Uni of Adel with parking for the hire car',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-university-north-terrace & minutes=15',
  ],
  [
    "I'm after a clean budget motel near Morphettville races on Melbourne Cup day",
    'q=Melbourne Cup day & type=motel & max_price=150 & near=morphettville-racecourse & minutes=15',
  ],
  [
    'Please find hotel in Adelaide CBD from 15 Jan 2027 to 20 Jan 2027 for 2 adults & 1 child with breakfast',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-15 & check_out=2027-01-20 & guests=3',
  ],
  [
    'Kindly suggest good family hotel near airport, veg breakfast required',
    'q=veg & type=hotel & tag=family & amenity=Breakfast included|Breakfast available & near_airport=1',
  ],
  [
    'we are 4 friends from Pune looking for 2 BHK apartment near city',
    'q=2 BHK & location=adelaide-cbd & type=apartment & guests=4',
  ],
  [
    'need a double room en suite, quiet road, Norwood, 3 nights from 9th March, £90 max',
    'q=double & location=norwood & tag=quiet & amenity=Private bathroom & check_in=2027-03-09 & check_out=2027-03-12',
    'amount: £90 max',
  ],
  [
    'half board hotel by the sea with a swimming pool, two adults two kids',
    'q=half board & type=hotel & tag=beach & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'self-catering flat, sleeps 4, off-street parking, Glenelg, week of 5 April',
    'location=glenelg & type=apartment & tag=self-contained & amenity=Free parking|Paid parking & guests=4',
    'dates: week of 5 April',
  ],
  [
    'dog-friendly pub with rooms in the Adelaide Hills',
    'q=pub & location=adelaide-hills & amenity=Pets allowed',
  ],
  [
    'Doppelzimmer mit Frühstück in Glenelg, 3 Nächte ab 12. Januar',
    'q=Doppelzimmer & location=glenelg & amenity=Breakfast included|Breakfast available & check_in=2027-01-12 & check_out=2027-01-15',
  ],
  ['günstiges Hotel in der Nähe vom Flughafen', 'type=hotel & max_price=150 & near_airport=1'],
  [
    'Apartment für 4 Personen in Adelaide mit Küche und Waschmaschine',
    'type=apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & guests=4',
  ],
  [
    'haustierfreundliche Ferienwohnung in den Adelaide Hills',
    'location=adelaide-hills & type=apartment & amenity=Pets allowed',
  ],
  [
    'motel w/ fridge & microwave in Port Adelaide, Mon-Fri next week',
    'location=port-adelaide & type=motel & amenity=Kitchenette|Full kitchen & check_in=2026-11-30 & check_out=2026-12-04',
  ],
  [
    'hotel with late checkout in the CBD Sunday',
    'q=late checkout & location=adelaide-cbd & type=hotel & check_in=2026-11-29',
  ],
  ['pet free hotel in Glenelg', 'location=glenelg & type=hotel', 'absence: pet free'],
  [
    'smoke-free, pet-free, child-free B&B in Hahndorf',
    'location=hahndorf & type=bed-breakfast & amenity=Non-smoking rooms',
    'absence: pet-free; absence: child-free',
  ],
  [
    'somewhere with no stairs and no carpet in Brighton',
    'location=brighton & amenity=Step-free entrance',
    'absence: no carpet',
  ],
  [
    'room with two queen beds near Adelaide Oval for Saturday night',
    'q=queen beds & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'king suite with spa and city view, honeymoon, 14-16 Feb',
    'q=king & tag=romantic & amenity=Spa & amenity=City view & check_in=2027-02-14 & check_out=2027-02-16',
  ],
  [
    'hotel in Adelaide under $120 with free parking and free wifi and free breakfast',
    'type=hotel & amenity=Free parking & amenity=Free Wi-Fi & amenity=Breakfast included & max_price=119.99',
  ],
  [
    'apartment in Adelaide Hills or Barossa for 6 with fireplace',
    'location=adelaide-hills|barossa & type=apartment & amenity=Fireplace & guests=6',
  ],
  ['pool or spa in Glenelg hotel', 'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool|Spa'],
  [
    'hotel with bar, not a pub, in North Adelaide',
    'location=north-adelaide & type=hotel & amenity=Bar',
    'absence: not a pub',
  ],
  ["resort that isn't in Glenelg", 'type=resort', "absence: isn't in Glenelg"],
  ['hotel with a view but not sea view', 'q=view & type=hotel', 'absence: but not sea view'],
  [
    'cheap but not nasty motel in Prospect',
    'location=prospect & type=motel & max_price=150',
    'absence: but not nasty',
  ],
  [
    'not cheap, not a chain, boutique in the city',
    'location=adelaide-cbd & tag=boutique',
    'absence: not cheap; absence: not a chain',
  ],
  [
    'anything except hostels in the CBD under $140',
    'location=adelaide-cbd & max_price=139.99',
    'absence: except hostels',
  ],
  [
    'motel where dogs can sleep inside in Semaphore',
    'location=semaphore & type=motel & amenity=Pets allowed',
  ],
  [
    'hotel for Friday 4th December through Sunday 6th December',
    'type=hotel & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'from 30th to 2nd Jan, 2 people, Glenelg',
    'location=glenelg & check_in=2026-12-30 & check_out=2027-01-02 & guests=2',
  ],
  [
    'early January, one week, family of 4, beach house in Brighton',
    'location=brighton & type=villa & tag=beach & guests=4',
    'dates: early January; dates: one week',
  ],
  [
    'tomorow nite motl in brigton',
    'location=brighton & type=motel & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['wheelchiar accesible hotel in cbd', 'location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible'],
  ['bed & breckfast barosa valley w/ spar', 'q=spar & location=barossa & type=bed-breakfast'],
  ['hotel by tram 15 min to the city', 'q=tram & type=hotel', 'distance: 15 min to the city'],
  ['within 25 min tram of Rundle Mall', 'near=rundle-mall & minutes=25 & by=tram'],
  ['closest motel to Royal Adelaide Hospital', 'type=motel & near=royal-adelaide-hospital & sort=nearest'],
  [
    'walk to Adelaide Convention Centre, business hotel with desk',
    'type=hotel & tag=business & amenity=Work desk & near=festival-plaza & minutes=15 & by=walk',
  ],
  ['hotel near casino', 'type=hotel & near=adelaide-railway-station & minutes=15'],
  [
    'lodging with kitchenette for 10 nights starting December 3',
    'amenity=Kitchenette & check_in=2026-12-03 & check_out=2026-12-13',
  ],
  [
    '3 bedroom house in Unley, 2 bathrooms, pool, 27 Dec to 3 Jan',
    'q=3 bedroom 2 bathrooms & location=unley & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2026-12-27 & check_out=2027-01-03',
  ],
  [
    'single mum with a 4 year old, pool, cheap, Glenelg',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=150 & guests=2',
  ],
  [
    'grandparents and two grandkids, ground floor, West Beach',
    'q=ground floor & location=west-beach & guests=4',
  ],
  [
    'we have a tesla, two dogs and a baby, Barossa, this weekend',
    'location=barossa & amenity=Electric car charging & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-29',
    'party: a baby',
  ],
  ['hotel with gym open 24 hours', 'type=hotel & amenity=Gym', 'hour: open 24 hours'],
  [
    'hostel with female dorm, lockers and free breakfast in the city',
    'q=female dorm lockers & location=adelaide-cbd & type=hostel & amenity=Breakfast included',
  ],
  [
    'spa hotel under $300 for our anniversary next Saturday',
    'type=hotel & amenity=Spa & max_price=299.99 & check_in=2026-12-05',
  ],
  ['4.5 stars and up in the CBD', 'location=adelaide-cbd & stars=5', ''],
  [
    'at least 4 stars, no more than $220, breakfast not needed, Norwood',
    'location=norwood & max_price=220 & stars=4',
    'absence: breakfast not needed',
  ],
];
