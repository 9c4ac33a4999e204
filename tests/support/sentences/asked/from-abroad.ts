import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Good evening! I am traveling with my wife, we search a quiet hotel with view to the sea, budget is 200 dollars by night',
    'type=hotel & tag=quiet & amenity=Sea view & max_price=200 & guests=2',
  ],
  [
    'Dear Sir, kindly propose one serviced apartment for 2 persons 1 month from 5 January, near to the city',
    'location=adelaide-cbd & type=serviced-apartment & check_in=2027-01-05 & check_out=2027-02-05 & guests=2',
    '',
  ],
  [
    'we are group of 12 students and want hostel cheap, with kitchen for cook',
    'type=hostel & amenity=Shared kitchen & max_price=150 & guests=12',
  ],
  [
    'hotel for to sleep one night before flight, near of airport',
    'type=hotel & near_airport=1',
    'dates: one night',
  ],
  [
    'it is possible that dog come also? apartment in Glenelg',
    'location=glenelg & type=apartment & amenity=Pets allowed',
  ],
  ['how much cost hotel 5 stars in Adelaide center?', 'location=adelaide-cbd & type=hotel & stars=5'],
  [
    'i want to rent a flat for my family 2 adults and 2 childs near a beach',
    'type=apartment & tag=family & tag=beach & guests=4',
  ],
  [
    'hello I am coming from India for cricket match 3rd december to 8th december near stadium need vegetarian breakfast',
    'q=vegetarian & amenity=Breakfast included|Breakfast available & near=adelaide-oval & minutes=15 & check_in=2026-12-03 & check_out=2026-12-08',
  ],
  [
    'Où dormir? hotel centre ville with piscine',
    'q=Où dormir & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'hotel mit parkplatz und frühstück in glenelg',
    'location=glenelg & type=hotel & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available',
  ],
  [
    'Ferienwohnung Glenelg 4 Personen 10.-17. Januar',
    'location=glenelg & type=apartment & check_in=2027-01-10 & check_out=2027-01-17 & guests=4',
  ],
  [
    'hotel near beach but also not so far from city, 2 person, 120$',
    'type=hotel & tag=beach & guests=2',
    'beside: city; amount: 120$',
  ],
  [
    'room with two bed and own bathroom, cheap, in centre',
    'q=two bed & location=adelaide-cbd & amenity=Private bathroom & max_price=150',
  ],
  ['please hotel with elevator because my knees', 'q=knees & type=hotel & amenity=Lift'],
  ['hotel with free internet, i work by computer', 'q=computer & type=hotel & amenity=Free Wi-Fi'],
  ['we arrive in the night at 2, need reception 24 hours', 'q=2 & amenity=24-hour reception'],
  [
    'i like to have the breakfast in the price, motel, brighton',
    'location=brighton & type=motel & amenity=Breakfast included',
  ],
  [
    'need place with washing machine and iron, one week, from 14th',
    'q=iron & amenity=Washing machine & check_in=2026-12-14 & check_out=2026-12-21',
  ],
  [
    'is there the possibility to make barbecue? house in hills',
    'location=adelaide-hills & type=villa & amenity=Barbecue',
  ],
  ['hotel not old, modern, with sport room', 'q=modern sport & type=hotel', 'absence: not old'],
  ['Which hotel have swimming pool inside?', 'type=hotel & amenity=Indoor pool'],
  [
    'I will be in Adelaide the 12 and 13 of March, hotel with parking close to Norwood',
    'location=norwood & type=hotel & amenity=Free parking|Paid parking & check_in=2027-03-12 & check_out=2027-03-14',
  ],
  [
    'for 2 nights, from saturday, B&B, Barossa valley, we are a couple from Japan',
    'location=barossa & type=bed-breakfast & check_in=2026-11-28 & check_out=2026-11-30 & guests=2',
  ],
  [
    'accommodation for long time, 6 months, near university, cheap',
    'tag=long-stay & max_price=150 & near=any-university & minutes=15',
    'dates: 6 months',
  ],
  [
    'baby bed needed, ground floor, apartment in Henley',
    'q=ground floor & location=henley-beach & type=apartment & amenity=Cots on request',
  ],
  ['a place with romantic ambience and chimney', 'tag=romantic & amenity=Fireplace'],
  [
    'motel until 100 dollar for one night tomorrow',
    'type=motel & max_price=100 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['hotel minimum four star with fitness and sauna', 'q=sauna & type=hotel & amenity=Gym & stars=4'],
  [
    'hotel maximum fifteen minutes by foot to the convention center',
    'type=hotel & near=festival-plaza & minutes=15 & by=walk',
  ],
  [
    'our budget is from 150 until 200 per night, glenelg or brighton',
    'location=glenelg|brighton & min_price=150 & max_price=200',
    'amount: budget',
  ],
  [
    'she is in wheelchair, bathroom must be adapted, hotel in city',
    'location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  ['can we come with two cats? villa in semaphore', 'location=semaphore & type=villa & amenity=Pets allowed'],
  [
    'the cheapest hotel which is having pool and is in North Adelaide',
    'location=north-adelaide & type=hotel & amenity=Outdoor pool|Indoor pool & sort=price_low',
  ],
  [
    'give me hotel list near adelaide zoo with low price',
    'type=hotel & max_price=150 & near=adelaide-zoo & minutes=15',
  ],
  [
    'I have electric car, must load it in night, hotel',
    'q=load & type=hotel & amenity=Electric car charging',
  ],
  ['hotel with much reviews and good', 'q=reviews & type=hotel'],
  [
    'cosy small hotel (not chain) in Unley with garden',
    'location=unley & type=hotel & amenity=Garden',
    'absence: not chain',
  ],
  [
    'are there family rooms with 2 adults 3 childrens in motels in glenelg?',
    'location=glenelg & type=motel & amenity=Family rooms & guests=5',
  ],
  [
    'hotel close to main station, 3 stars enough',
    'type=hotel & stars=3 & near=adelaide-railway-station & minutes=15',
  ],
  [
    'bed breakfast with horse riding in hills',
    'q=horse riding & location=adelaide-hills & type=bed-breakfast',
  ],
  [
    'I want sleep near Coopers stadium saturday after match',
    'near=coopers-stadium & minutes=15 & check_in=2026-11-28',
  ],
  [
    'need hotel next to hospital flinders, mother has operation on 9 december',
    'type=hotel & near=flinders-medical-centre & minutes=15 & check_in=2026-12-09',
  ],
  [
    'hotel for honeymoon, all must be perfect, money no problem',
    'type=hotel & tag=romantic',
    'amount: money no problem',
  ],
  ['small price big room adelaide', 'q=small price big room adelaide'],
  [
    'thanks for offer: 2 double rooms, breakfast, 24.-27.12., Glenelg',
    'q=offer & location=glenelg & amenity=Breakfast included|Breakfast available & check_in=2026-12-24 & check_out=2026-12-27',
    'rooms: 2 double rooms',
  ],
];
