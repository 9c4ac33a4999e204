import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Motel in Prospect with parking under $140 a night',
    'location=prospect & type=motel & amenity=Free parking|Paid parking & max_price=139.99',
  ],
  [
    'I need a hostel in the city for one person tonight',
    'location=adelaide-cbd & type=hostel & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'Villas in McLaren Vale that sleep 8 with a fireplace',
    'location=mclaren-vale & type=villa & amenity=Fireplace & guests=8',
  ],
  [
    'Bed and breakfasts in Stirling rated 4.5 or higher',
    'location=stirling & type=bed-breakfast & rating=4.5',
  ],
  [
    '4 star hotels in Adelaide with an indoor pool and a gym',
    'type=hotel & amenity=Indoor pool & amenity=Gym & stars=4',
  ],
  [
    'resort in the Barossa with a spa, two nights from 18 December',
    'location=barossa & type=resort & amenity=Spa & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'Serviced apartments in Mawson Lakes with a washing machine and a full kitchen',
    'location=mawson-lakes & type=serviced-apartment & amenity=Washing machine & amenity=Full kitchen',
  ],
  [
    'hotels within 15 minutes walk of Adelaide Oval, sorted by price',
    'type=hotel & near=adelaide-oval & minutes=15 & by=walk & sort=price_low',
  ],
  [
    'apartment near Flinders Medical Centre for 3 weeks from 7 December',
    'type=apartment & near=flinders-medical-centre & minutes=15 & check_in=2026-12-07 & check_out=2026-12-28',
  ],
  ['hotel near the airport with a free shuttle', 'type=hotel & amenity=Airport shuttle & near_airport=1'],
  [
    '5 star hotel with a rooftop bar and city views',
    'type=hotel & amenity=Rooftop terrace & amenity=Bar & amenity=City view & stars=5',
  ],
  [
    'quiet apartment in Unley for a couple, 10 to 14 January',
    'location=unley & type=apartment & tag=quiet & check_in=2027-01-10 & check_out=2027-01-14 & guests=2',
  ],
  [
    'Glenelg beachfront apartment with a balcony and sea views for six people',
    'location=glenelg & type=apartment & tag=beachfront & amenity=Balcony & amenity=Sea view & guests=6',
  ],
  [
    'three nights in Hahndorf from Christmas Eve, max $900 in total',
    'location=hahndorf & max_price=300 & check_in=2026-12-24 & check_out=2026-12-27',
  ],
  [
    'cheapest motel close to the Royal Adelaide Hospital',
    'type=motel & near=royal-adelaide-hospital & minutes=15 & sort=price_low',
  ],
  [
    'Boutique hotels in Norwood with a restaurant',
    'location=norwood & type=hotel & tag=boutique & amenity=Restaurant',
  ],
  [
    'heritage bed & breakfast North Adelaide, 4 stars and up',
    'location=north-adelaide & type=bed-breakfast & tag=heritage & stars=4',
  ],
  [
    'Pet friendly cabins or villas in the Adelaide Hills',
    'location=adelaide-hills & type=villa & amenity=Pets allowed',
    'either: cabins',
  ],
  [
    'hotel with electric car charging and late reception in the CBD',
    'location=adelaide-cbd & type=hotel & amenity=Electric car charging & amenity=24-hour reception',
  ],
  [
    'family rooms in West Beach for 2 adults and 2 children, 27 to 30 December',
    'location=west-beach & amenity=Family rooms & check_in=2026-12-27 & check_out=2026-12-30 & guests=4',
  ],
  [
    'Places to stay in Semaphore with a good guest rating under $200',
    'location=semaphore & max_price=199.99 & rating=4',
  ],
  [
    'apartments between $150 and $220 per night near Rundle Mall',
    'type=apartment & min_price=150 & max_price=220 & near=rundle-mall & minutes=15',
  ],
  [
    "hotel 5 minutes' walk from the railway station",
    'type=hotel & near=adelaide-railway-station & minutes=5 & by=walk',
  ],
  [
    'backpackers with a shared kitchen and lockers in the CBD',
    'q=lockers & location=adelaide-cbd & type=hostel & amenity=Shared kitchen',
  ],
  ['honeymoon suite with a spa bath in the Barossa Valley', 'location=barossa & tag=romantic & amenity=Spa'],
  [
    'Hotels in Port Adelaide this weekend for 2',
    'location=port-adelaide & type=hotel & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'motel with free breakfast and free parking, from $90 to $130',
    'type=motel & amenity=Breakfast included & amenity=Free parking & min_price=90 & max_price=130',
  ],
  [
    'a self-contained unit in Brighton for a week in January',
    'location=brighton & type=apartment & tag=self-contained',
    'dates: for a week; dates: in January',
  ],
  [
    'hotels close to a tram stop, best rated first',
    'type=hotel & near=any-tram-stop & minutes=10 & sort=rating',
  ],
  [
    'room with a work desk and wifi for a business trip, Tuesday to Thursday',
    'tag=business & amenity=Work desk & amenity=Free Wi-Fi & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    "Villa with outdoor pool for 12 guests over New Year's Eve",
    'type=villa & amenity=Outdoor pool & check_in=2026-12-31 & check_out=2027-01-01 & guests=12',
  ],
  [
    'Stay near Adelaide Zoo with kids, playground and barbecue',
    'tag=family & amenity=Playground & amenity=Barbecue & near=adelaide-zoo & minutes=15',
  ],
  [
    'Hotel under 250 dollars per night in Glenelg with a pool for next weekend',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=249.99 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'hotels 20 minutes by tram from Victoria Square',
    'type=hotel & near=victoria-square & minutes=20 & by=tram',
  ],
  [
    'long stay apartment Mawson Lakes from 1 February, furnished',
    'q=furnished & location=mawson-lakes & type=apartment & tag=long-stay & check_in=2027-02-01',
  ],
  [
    'vineyard accommodation for four adults, 15 - 17 January',
    'tag=vineyard & check_in=2027-01-15 & check_out=2027-01-17 & guests=4',
  ],
  [
    'B&B with a log fire and a garden in Stirling, at most 260 dollars a night',
    'location=stirling & type=bed-breakfast & amenity=Fireplace & amenity=Garden & max_price=260',
  ],
  ['most expensive hotels in Adelaide with a spa', 'type=hotel & amenity=Spa & sort=price_high'],
  [
    '3 star motel near the Entertainment Centre for the night of 5 December',
    'type=motel & stars=3 & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'hotel with 24 hour reception and luggage storage near the bus station',
    'type=hotel & amenity=24-hour reception & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'hotel with meeting rooms for 20 people in the city centre',
    'location=adelaide-cbd & type=hotel & amenity=Meeting rooms',
  ],
  [
    'Beach house in Henley Beach, three bedrooms, dogs allowed',
    'q=three bedrooms & location=henley-beach & type=villa & tag=beach & amenity=Pets allowed',
  ],
  [
    'non-smoking room with private bathroom under $120',
    'amenity=Non-smoking rooms & amenity=Private bathroom & max_price=119.99',
  ],
  [
    'hotels in Norwood or Unley with parking, 4 nights from 2 March, 2 guests',
    'location=norwood|unley & type=hotel & amenity=Free parking|Paid parking & check_in=2027-03-02 & check_out=2027-03-06 & guests=2',
  ],
  [
    'apartment with cot and bath for a family of three, 20 to 23 April',
    'type=apartment & amenity=Cots on request & amenity=Bath tub & check_in=2027-04-20 & check_out=2027-04-23 & guests=3',
  ],
  [
    'accommodation near Glenelg Jetty, walking distance, up to $180',
    'max_price=180 & near=glenelg-jetty & minutes=15 & by=walk',
  ],
  [
    'hotel with bicycle storage and laundry near Bonython Park',
    'type=hotel & amenity=Bicycle storage & amenity=Laundry|Washing machine & near=bonython-park & minutes=15',
  ],
  [
    'Nightlife and restaurants, hotel in the city for Saturday night, 4 friends',
    'location=adelaide-cbd & type=hotel & tag=nightlife & amenity=Restaurant & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
  ],
  [
    'Where can I stay in Victor Harbor for under $1000 for five nights from 4 January?',
    'max_price=199.99 & near=victor-harbor & minutes=15 & check_in=2027-01-04 & check_out=2027-01-09',
  ],
];
