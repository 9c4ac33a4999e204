import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel glenelg with pool under 200',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=199.99',
  ],
  ['motel near adelaide airport with free parking', 'type=motel & amenity=Free parking & near_airport=1'],
  [
    '2 bedroom apartment glenelg beach 4 people 10-14 january',
    'q=2 bedroom & location=glenelg & type=apartment & check_in=2027-01-10 & check_out=2027-01-14 & guests=4',
  ],
  [
    'cheap accomodation adelaide cbd tonight',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  ['pet freindly motel port adelaide', 'location=port-adelaide & type=motel & amenity=Pets allowed'],
  [
    'romantic getaway adelaide hills with spa and fireplace',
    'location=adelaide-hills & tag=romantic & amenity=Spa & amenity=Fireplace',
  ],
  [
    'familly room henley beach with breakfast included',
    'location=henley-beach & amenity=Family rooms & amenity=Breakfast included',
  ],
  [
    'serviced apartment north adelaide 2 weeks from 3 feb',
    'location=north-adelaide & type=serviced-apartment & check_in=2027-02-03 & check_out=2027-02-17',
  ],
  ['backpackers hostel city centre free wifi', 'location=adelaide-cbd & type=hostel & amenity=Free Wi-Fi'],
  [
    'b&b barossa valley for a couple this weekend',
    'location=barossa & type=bed-breakfast & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'mclaren vale vineyard accommodation next weekend',
    'location=mclaren-vale & tag=vineyard & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    '4 star hotel adelaide with gym and pool',
    'type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool & stars=4',
  ],
  [
    'luxury hotel near adelaide oval 2 adults 12 december',
    'type=hotel & min_price=300 & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & guests=2',
  ],
  [
    'wheelchair accesible hotel rundle mall',
    'type=hotel & amenity=Wheelchair accessible & near=rundle-mall & minutes=15',
  ],
  [
    'semaphore b&b dog friendly under $180 a night',
    'location=semaphore & type=bed-breakfast & amenity=Pets allowed & max_price=179.99',
  ],
  [
    'brighton apartment sea view balcony',
    'location=brighton & type=apartment & amenity=Sea view & amenity=Balcony',
  ],
  [
    'hahndorf cottage with fire place, 2 nights from friday',
    'q=cottage & location=hahndorf & amenity=Fireplace & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  ['norwood hotel parking incl.', 'location=norwood & type=hotel & amenity=Free parking'],
  ['quiet place in stirling for 2 adults and 2 kids', 'location=stirling & tag=quiet & guests=4'],
  [
    'unley motel fri night to sun 4 dec to 6 dec',
    'location=unley & type=motel & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'west beach family accommodation with playground and bbq',
    'location=west-beach & tag=family & amenity=Playground & amenity=Barbecue',
  ],
  [
    'appartment glenelg 3 nights from 27 december for 5',
    'location=glenelg & type=apartment & check_in=2026-12-27 & check_out=2026-12-30 & guests=5',
  ],
  [
    'hotels walking distance to adelaide convention centre',
    'type=hotel & near=festival-plaza & minutes=15 & by=walk',
  ],
  ['hostel under $50', 'type=hostel & max_price=49.99'],
  [
    'accommodation near flinders medical centre with kitchen',
    'amenity=Full kitchen|Kitchenette & near=flinders-medical-centre & minutes=15',
  ],
  [
    '5 star hotel adelaide cbd with rooftop bar',
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Bar & stars=5',
  ],
  [
    'mawson lakes motel 1 adult mon to fri',
    'location=mawson-lakes & type=motel & check_in=2026-11-23 & check_out=2026-11-27 & guests=1',
  ],
  [
    'holiday house semaphore sleeps 8 dogs allowed',
    'location=semaphore & type=villa & amenity=Pets allowed & guests=8',
  ],
  [
    'adelaide hotel 24-27 dec 2 adults 1 child breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-24 & check_out=2026-12-27 & guests=3',
  ],
  ['glenelg hotel $150 to $250 per night', 'location=glenelg & type=hotel & min_price=150 & max_price=250'],
  ['accommodation with ev charging barossa', 'location=barossa & amenity=Electric car charging'],
  [
    'resort with heated pool and spa near the beach',
    'q=heated & type=resort & tag=beach & amenity=Outdoor pool|Indoor pool & amenity=Spa',
  ],
  [
    'prospect apartment washing machine long stay',
    'location=prospect & type=apartment & tag=long-stay & amenity=Washing machine',
  ],
  [
    'hotel with cot near womens and childrens hospital',
    'type=hotel & amenity=Cots on request & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'boutique hotel adelaide under 300 for 26 january',
    'type=hotel & tag=boutique & max_price=299.99 & check_in=2027-01-26',
  ],
  [
    'port adelaide hotel for 3 people, air con, wifi, parking',
    'location=port-adelaide & type=hotel & amenity=Air conditioning & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & guests=3',
  ],
  [
    'villa with privte pool barossa 6 guests',
    'q=privte & location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & guests=6',
  ],
  [
    'motel with kitchenete and parking near showgrounds',
    'type=motel & amenity=Kitchenette & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15',
  ],
  [
    'heritage b&b north adelaide max $220',
    'location=north-adelaide & type=bed-breakfast & tag=heritage & max_price=220',
  ],
  ['rooms with bath tub and city view', 'amenity=Bath tub & amenity=City view'],
  ['henley beech apartment up to 250 a night', 'location=henley-beach & type=apartment & max_price=250'],
  [
    'cheap hotel close to central market for 2 nights tomorrow',
    'type=hotel & max_price=150 & near=adelaide-central-market & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'glenelg, 2 adults, 20/12 - 23/12, balcony',
    'location=glenelg & amenity=Balcony & check_in=2026-12-20 & check_out=2026-12-23 & guests=2',
  ],
  [
    'self contained unit brighton pet friendly',
    'location=brighton & type=apartment & tag=self-contained & amenity=Pets allowed',
  ],
  ['hotels adelaide 3 star or better with restaurant', 'type=hotel & amenity=Restaurant & stars=3'],
  [
    'group of 10 barossa 15-17 may',
    'location=barossa & check_in=2027-05-15 & check_out=2027-05-17 & guests=10',
  ],
  ['hotel adelaide airport shuttle', 'type=hotel & amenity=Airport shuttle'],
  [
    'beachfront apartments henley beach jan 2 to jan 9 family of 4',
    'location=henley-beach & type=apartment & tag=beachfront & check_in=2027-01-02 & check_out=2027-01-09 & guests=4',
  ],
  ['accommodation near tram stop glenelg', 'location=glenelg & near=any-tram-stop & minutes=10'],
  ['motel on a budget west beach', 'location=west-beach & type=motel & max_price=150'],
  [
    'hotel w/ indoor pool 4+ stars 200-300',
    'type=hotel & amenity=Indoor pool & min_price=200 & max_price=300 & stars=4',
  ],
  [
    'adelaide hills bnb step free entrance lift',
    'location=adelaide-hills & type=bed-breakfast & amenity=Step-free entrance & amenity=Lift',
  ],
  [
    'hotel for business trip adelaide cbd work desk wifi',
    'location=adelaide-cbd & type=hotel & tag=business & amenity=Work desk & amenity=Free Wi-Fi',
  ],
  [
    'late check in 24 hour reception motel airport',
    'q=late check in & type=motel & amenity=24-hour reception & near_airport=1',
  ],
  [
    'norwood b and b with garden for mum and me',
    'location=norwood & type=bed-breakfast & amenity=Garden & guests=2',
  ],
  ['solo traveler cheap hostle adelaide', 'type=hostel & max_price=150 & guests=1'],
  [
    'aparthotel near rah with laundry',
    'type=serviced-apartment & amenity=Laundry|Washing machine & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'non smoking hotel glenelg friday',
    'location=glenelg & type=hotel & amenity=Non-smoking rooms & check_in=2026-11-27',
  ],
  [
    'cellar door stay mclaren vale 14 feb',
    'location=mclaren-vale & amenity=Cellar door tastings & check_in=2027-02-14',
  ],
  [
    'bike storage hostel near railway station',
    'type=hostel & amenity=Bicycle storage & near=adelaide-railway-station & minutes=15',
  ],
];
