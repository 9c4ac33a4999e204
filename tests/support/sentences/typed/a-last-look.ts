import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel adelaide 2 adults 1 child 14-17 december breakfast included',
    'type=hotel & amenity=Breakfast included & check_in=2026-12-14 & check_out=2026-12-17 & guests=3',
  ],
  [
    'glenelg beachfront apartment with balcony under $350',
    'location=glenelg & type=apartment & tag=beachfront & amenity=Balcony & max_price=349.99',
  ],
  [
    'cheap motel tonight north adelaide',
    'location=north-adelaide & type=motel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'dog friendly, fireplace, adelaide hills, long weekend',
    'location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace',
    'dates: long weekend',
  ],
  [
    'need parking and wifi, near adelaide uni, not a hostel',
    'amenity=Free parking|Paid parking & amenity=Free Wi-Fi & near=adelaide-university-north-terrace & minutes=15',
    'absence: not a hostel',
  ],
  [
    '2 rooms 5 people port adelaide 1 jan',
    'location=port-adelaide & check_in=2027-01-01 & guests=5',
    'rooms: 2 rooms',
  ],
  [
    'hostel with kitchen near central market for 3 nights from tomorrow',
    'type=hostel & amenity=Shared kitchen & near=adelaide-central-market & minutes=15 & check_in=2026-11-24 & check_out=2026-11-27',
  ],
  [
    'romantic weekend barossa, spa, vineyard views, 12-14 march',
    'location=barossa & tag=romantic & tag=vineyard & amenity=Spa & check_in=2027-03-12 & check_out=2027-03-14',
    '',
  ],
  [
    'where can i stay near flinders medical centre for under 120 a night',
    'max_price=119.99 & near=flinders-medical-centre & minutes=15',
  ],
  [
    '5 star adelaide cbd indoor pool rooftop bar',
    'location=adelaide-cbd & amenity=Indoor pool & amenity=Rooftop terrace & amenity=Bar & stars=5',
  ],
  [
    'wheelchair friendly motel with accessible bathroom, brighton or glenelg',
    'location=brighton|glenelg & type=motel & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  [
    'serviced apartment cbd 1 bed 4 weeks from 7 feb with gym',
    'q=1 bed & location=adelaide-cbd & type=serviced-apartment & amenity=Gym & check_in=2027-02-07 & check_out=2027-03-07',
  ],
  [
    'family of 6, henley beach, house, 2-9 jan, no pets',
    'location=henley-beach & type=villa & check_in=2027-01-02 & check_out=2027-01-09 & guests=6',
    'absence: no pets',
  ],
  [
    'walking distance adelaide oval, hotel, sat 5 dec, 2 people, max 250',
    'type=hotel & max_price=250 & near=adelaide-oval & minutes=15 & by=walk & check_in=2026-12-05 & guests=2',
  ],
  [
    'b&b mclaren vale with breakfast, no children',
    'location=mclaren-vale & type=bed-breakfast & amenity=Breakfast included|Breakfast available',
    'absence: no children',
  ],
  [
    'airport motel w shuttle 1 night 22/12',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-12-22 & check_out=2026-12-23',
  ],
  ['ev charger hotel hahndorf', 'location=hahndorf & type=hotel & amenity=Electric car charging'],
  [
    'quiet apartment unley or norwood for couple, 3 nights, from 4 march',
    'location=unley|norwood & type=apartment & tag=quiet & check_in=2027-03-04 & check_out=2027-03-07 & guests=2',
  ],
  ['budget under 100, pool, anywhere', 'amenity=Outdoor pool|Indoor pool & max_price=99.99'],
  [
    'backpackers hostel female solo traveller cbd safe',
    'q=female safe & location=adelaide-cbd & type=hostel & guests=1',
  ],
  [
    'motel semaphore with 2 double beds and a cot',
    'q=double beds & location=semaphore & type=motel & amenity=Cots on request',
  ],
  [
    'lift, no stairs, balcony with sea view, glenelg',
    'location=glenelg & amenity=Lift & amenity=Step-free entrance & amenity=Balcony & amenity=Sea view',
    '',
  ],
  [
    'group of 8 golfers, west beach, 2 nights from friday 4 dec',
    'location=west-beach & check_in=2026-12-04 & check_out=2026-12-06 & guests=8',
  ],
  ['hotel with bath, not just shower', 'type=hotel & amenity=Bath tub', 'absence: not just shower'],
  [
    'stay for fringe, 27 feb to 6 mar, city, under 150',
    'location=adelaide-cbd & max_price=149.99 & check_in=2027-02-27 & check_out=2027-03-06',
  ],
  [
    'mawson lakes serviced apartment business trip mon-thu',
    'location=mawson-lakes & type=serviced-apartment & tag=business & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'accommodation near the royal adelaide hospital with laundry facilities for family of 3',
    'amenity=Laundry|Washing machine & near=royal-adelaide-hospital & minutes=15 & guests=3',
  ],
  [
    'easter in hahndorf, 2 couples, b&b',
    'location=hahndorf & type=bed-breakfast & check_in=2027-03-26 & check_out=2027-03-29 & guests=4',
  ],
  [
    'romantic b&b with open fire not more than $280 stirling',
    'location=stirling & type=bed-breakfast & tag=romantic & amenity=Fireplace & max_price=280',
  ],
  [
    'two nights from boxing day semaphore, four adults, bbq',
    'location=semaphore & amenity=Barbecue & check_in=2026-12-26 & check_out=2026-12-28 & guests=4',
  ],
  [
    'single room with desk near city west campus long stay',
    'tag=long-stay & amenity=Work desk & near=city-west-campus & minutes=15 & guests=1',
  ],
  [
    'pls find hotel w/ free parkin & brekky, adelaide, sat nite',
    'type=hotel & amenity=Free parking & amenity=Breakfast included|Breakfast available & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'heated pool kids playground resort family',
    'q=heated & type=resort & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground',
  ],
  [
    'studio near rundle mall $120-$160 pn',
    'type=apartment & min_price=120 & max_price=160 & near=rundle-mall & minutes=15',
  ],
  [
    'hotel 10 min walk from adelaide railway station with luggage storage',
    'type=hotel & amenity=Luggage storage & near=adelaide-railway-station & minutes=10 & by=walk',
  ],
  [
    'prospect motel, self check in, late arrival, 1 person tomorrow',
    'location=prospect & type=motel & amenity=Self check-in & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
    'hour: late arrival',
  ],
  [
    'anything by the tram under 130 this saturday night',
    'max_price=129.99 & near=any-tram-stop & minutes=10 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'villa with hot tub for 10, adelaide hills, 19-21 feb',
    'location=adelaide-hills & type=villa & amenity=Spa & check_in=2027-02-19 & check_out=2027-02-21 & guests=10',
  ],
  ['3-star or 4-star hotel norwood w gym', 'location=norwood & type=hotel & amenity=Gym & stars=3'],
  [
    'not glenelg, any other beach, apartment with kitchen, 4 people',
    'type=apartment & tag=beach & amenity=Full kitchen|Kitchenette & guests=4',
    'absence: not glenelg',
  ],
  [
    'cat friendly apartment 2 weeks 1-15 feb prospect',
    'location=prospect & type=apartment & amenity=Pets allowed & check_in=2027-02-01 & check_out=2027-02-15',
  ],
  [
    'zoo weekend with the kids, family room, walk to zoo',
    'q=zoo & tag=family & amenity=Family rooms & near=adelaide-zoo & minutes=15 & by=walk',
    'dates: weekend',
  ],
  [
    'luxury for anniversary, ocean view, king bed, spa bath, henley, 8 march 2 nights',
    'q=king bed & location=henley-beach & amenity=Sea view & amenity=Spa & min_price=300 & check_in=2027-03-08 & check_out=2027-03-10',
  ],
  [
    "women's and children's hospital 5 minutes walk motel",
    'type=motel & near=womens-and-childrens-hospital & minutes=5 & by=walk',
  ],
  [
    'motel with kitchenette and washing machine for tradies, 3 men, 3 weeks from 11 jan, port adelaide',
    'location=port-adelaide & type=motel & amenity=Kitchenette & amenity=Washing machine & check_in=2027-01-11 & check_out=2027-02-01 & guests=3',
  ],
  [
    'over 65s, ground floor, quiet, no steps, brighton',
    'q=over 65s ground floor & location=brighton & tag=quiet & amenity=Step-free entrance',
    '',
  ],
  [
    'hotels near entertainment centre with parking less than $180',
    'type=hotel & amenity=Free parking|Paid parking & max_price=179.99 & near=adelaide-entertainment-centre & minutes=15',
  ],
  [
    'barossa or clare valley, cottage, wood fire, 2 pax',
    'q=cottage & location=barossa & amenity=Fireplace & guests=2',
    'either: clare valley',
  ],
  [
    'hotel tomorrow night for 1, cbd, no smoking, quiet floor',
    'q=floor & location=adelaide-cbd & type=hotel & tag=quiet & amenity=Non-smoking rooms & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  [
    'stay 27-29 nov 2 adults glenelg motel pool $100 to $170',
    'location=glenelg & type=motel & amenity=Outdoor pool|Indoor pool & min_price=100 & max_price=170 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'meeting rooms and accommodation for 15 in adelaide cbd 3-4 march',
    'location=adelaide-cbd & amenity=Meeting rooms & check_in=2027-03-03 & check_out=2027-03-04 & guests=15',
  ],
  ['adelaide hotel best price 25 december', 'type=hotel & check_in=2026-12-25'],
  [
    'apartment or villa for 7 in west beach w/ bbq and aircon, 10 - 17 january',
    'location=west-beach & type=apartment & type=villa & amenity=Barbecue & amenity=Air conditioning & check_in=2027-01-10 & check_out=2027-01-17 & guests=7',
  ],
  [
    'port noarlunga or christies beach holiday house dogs ok',
    'type=villa & amenity=Pets allowed',
    'either: port noarlunga; either: christies beach',
  ],
  [
    'motel for 2 adults + dog on way to airport, saturday 12 dec',
    'type=motel & amenity=Pets allowed & check_in=2026-12-12 & guests=2',
    'distance: airport',
  ],
  ['nice pub with rooms unley, dinner, not expensive', 'q=pub dinner & location=unley & max_price=150', ''],
  [
    'non smoking hotel close to adelaide showground parking included 3 sept - 5 sept',
    'type=hotel & amenity=Non-smoking rooms & amenity=Free parking & near=adelaide-showground & minutes=15 & check_in=2027-09-03 & check_out=2027-09-05',
  ],
  [
    'private bathroom hostel glenelg under 90 for 2 ppl',
    'location=glenelg & type=hostel & amenity=Private bathroom & max_price=89.99 & guests=2',
  ],
  [
    'lake view apartment mawson lakes, 2 guests, weekend of 5 dec',
    'q=lake view & location=mawson-lakes & type=apartment & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'wedding guests hahndorf, bus load of 30, several motels',
    'q=wedding guests bus load of 30 & location=hahndorf & type=motel',
  ],
];
