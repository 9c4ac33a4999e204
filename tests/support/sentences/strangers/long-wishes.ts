import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'pet-friendly cabin or cottage near Mount Lofty, fireplace, 3 nights from 11 December, up to $280 a night',
    'amenity=Pets allowed & amenity=Fireplace & max_price=280 & near=mount-lofty-summit & minutes=15 & check_in=2026-12-11 & check_out=2026-12-14',
    'either: cabin or cottage',
  ],
  [
    'Cheapest motel with parking near the Royal Show grounds, 2 adults and 2 kids, tomorrow night',
    'q=grounds & type=motel & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25 & guests=4 & sort=price_low',
  ],
  [
    'a hotel in Glenelg, but not on Jetty Road, with a pool',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: but not on Jetty Road',
  ],
  [
    '5-star in the city for our anniversary on 18 December, spa, no kids',
    'location=adelaide-cbd & amenity=Spa & stars=5 & check_in=2026-12-18',
    'absence: no kids',
  ],
  [
    'hostel bed near the bus station for two nights from Saturday, under $45',
    'type=hostel & max_price=44.99 & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-28 & check_out=2026-11-30',
  ],
  [
    "somewhere in the Barossa that takes dogs, isn't a motel and has a kitchen",
    'location=barossa & amenity=Pets allowed & amenity=Full kitchen|Kitchenette',
    "absence: isn't a motel",
  ],
  [
    'apartment for 6 near Glenelg Jetty, 27 Dec - 3 Jan, at least 4 stars',
    'type=apartment & stars=4 & near=glenelg-jetty & minutes=15 & check_in=2026-12-27 & check_out=2027-01-03 & guests=6',
  ],
  [
    'B&Bs in Hahndorf or Stirling with breakfast, no more than $220',
    'location=hahndorf|stirling & type=bed-breakfast & amenity=Breakfast included|Breakfast available & max_price=220',
  ],
  [
    'serviced apartment, CBD, two adults one toddler, cot, laundry, 6 weeks from January 11',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Cots on request & amenity=Laundry|Washing machine & check_in=2027-01-11 & check_out=2027-02-22 & guests=3',
  ],
  [
    'hotel close to the Central Market, without breakfast, cheapest first',
    'type=hotel & near=adelaide-central-market & minutes=15 & sort=price_low',
    'absence: without breakfast',
  ],
  [
    'any hotels around $180 close to Adelaide Oval on Saturday 5th December?',
    'type=hotel & max_price=207 & near=adelaide-oval & minutes=15 & check_in=2026-12-05',
  ],
  ['motel in Port Adelaide but no cheaper than $100', 'location=port-adelaide & type=motel & min_price=100'],
  [
    'pool, gym, spa, CBD, not a hostel, not over $300',
    'location=adelaide-cbd & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Spa & max_price=300',
    'absence: not a hostel',
  ],
  [
    'I want a resort with a kids club and a pool in the Adelaide Hills',
    'q=kids club & location=adelaide-hills & type=resort & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'family friendly apartment near the beach with two bathrooms, school holidays',
    'q=two bathrooms & type=apartment & tag=family & tag=beach',
    'dates: school holidays',
  ],
  [
    'Need wheelchair access, step free entrance and accessible bathroom near Flinders hospital',
    'amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Accessible bathroom & near=flinders-medical-centre & minutes=15',
  ],
  [
    'quiet hotel away from the tram in Glenelg',
    'location=glenelg & type=hotel & tag=quiet',
    'absence: away from the tram',
  ],
  [
    'hotel near tram stop in Glenelg, 20 minutes by tram to the city',
    'location=glenelg & type=hotel & near=any-tram-stop & minutes=10',
    'distance: 20 minutes by tram to the city',
  ],
  [
    'Business hotel with desk and fast wifi near the convention centre, Mon 30 Nov to Thu 3 Dec',
    'type=hotel & tag=business & amenity=Work desk & amenity=Free Wi-Fi & near=festival-plaza & minutes=15 & check_in=2026-11-30 & check_out=2026-12-03',
  ],
  [
    'no hotels or motels, only B&Bs, in Norwood',
    'location=norwood & type=bed-breakfast',
    'absence: no hotels or motels',
  ],
  ['studio apartment in Unley under 900 a week', 'location=unley & type=apartment & max_price=128', ''],
  [
    'villa in McLaren Vale with vineyard views and a fire place, four couples',
    'location=mclaren-vale & type=villa & tag=vineyard & amenity=Fireplace & guests=8',
  ],
  [
    'luxury but not over $450, North Adelaide, balcony',
    'location=north-adelaide & amenity=Balcony & min_price=300 & max_price=450',
  ],
  [
    'hotel with late check-in after midnight, airport, 1 night 3 December',
    'q=late check-in & type=hotel & near_airport=1 & check_in=2026-12-03 & check_out=2026-12-04',
    'hour: after midnight',
  ],
  [
    'two single beds, budget hotel, Adelaide city, 2 nights starting tomorrow',
    'q=single beds & location=adelaide-cbd & type=hotel & max_price=150 & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'Is there a motel in West Beach with a pool for less than $160 per night?',
    'location=west-beach & type=motel & amenity=Outdoor pool|Indoor pool & max_price=159.99',
  ],
  [
    'hotel with free wi-fi, free breakfast and free parking',
    'type=hotel & amenity=Free Wi-Fi & amenity=Breakfast included & amenity=Free parking',
  ],
  [
    'place with a bath, not just a shower, in North Adelaide',
    'location=north-adelaide & amenity=Bath tub',
    'absence: not just a shower',
  ],
  [
    'adults-only B&B in the hills, log fire, spa bath, next weekend',
    'q=adults-only & location=adelaide-hills & type=bed-breakfast & amenity=Fireplace & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    "10 minutes' walk or less from the Entertainment Centre, 3 star motel",
    'type=motel & stars=3 & near=adelaide-entertainment-centre & minutes=10 & by=walk',
  ],
  [
    'group of 12, villa, pool table, outdoor pool, Easter',
    'q=pool table & type=villa & amenity=Outdoor pool & check_in=2027-03-26 & check_out=2027-03-29 & guests=12',
  ],
  [
    'budget under $80, hostel or backpackers, female, solo',
    'q=female & type=hostel & max_price=79.99 & guests=1',
  ],
  [
    'three nights over New Year in Glenelg, apartment with balcony facing the sea',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Sea view & check_in=2026-12-31 & check_out=2027-01-03',
  ],
  [
    'self check in apartment near Adelaide train station, arriving late on the 9th of December',
    'type=apartment & amenity=Self check-in & near=adelaide-railway-station & minutes=15 & check_in=2026-12-09',
  ],
  [
    'cottages in the Adelaide Hills that allow cats, max $250',
    'q=cottages & location=adelaide-hills & amenity=Pets allowed & max_price=250',
  ],
  [
    'hotels between 4 and 5 stars in Adelaide CBD, price from 150 to 250',
    'location=adelaide-cbd & type=hotel & min_price=150 & max_price=250 & stars=4',
  ],
  [
    'hotel in Norwood for two adults, not this Saturday but next Saturday',
    'location=norwood & type=hotel & check_in=2026-12-05 & guests=2',
    'absence: not this Saturday',
  ],
  [
    'walkable to the beach, restaurants and tram, apartment for four',
    'type=apartment & near=any-beach & minutes=15 & by=walk & guests=4',
    'distance: restaurants; landmarks: tram',
  ],
  [
    'room with a view of the sea, breakfast in bed, Brighton',
    'location=brighton & amenity=Sea view & amenity=Breakfast included|Breakfast available',
  ],
  [
    'pet free, smoke free, quiet hotel',
    'type=hotel & tag=quiet & amenity=Non-smoking rooms',
    'absence: pet free',
  ],
  [
    'must have air conditioning and heating, can be basic, $70 to $90',
    'amenity=Air conditioning & amenity=Heating & min_price=70 & max_price=90',
  ],
  [
    'twin room for my sister and me in Glenelg from 2nd to 5th March',
    'q=twin & location=glenelg & check_in=2027-03-02 & check_out=2027-03-05 & guests=2',
  ],
  [
    'high end serviced apartments near Rundle Mall with city views for 5 nights from Dec 20',
    'type=serviced-apartment & amenity=City view & min_price=300 & near=rundle-mall & minutes=15 & check_in=2026-12-20 & check_out=2026-12-25',
  ],
  [
    'hotel max. 10 min. walk to Adelaide Oval, incl. breakfast',
    'type=hotel & amenity=Breakfast included & near=adelaide-oval & minutes=10 & by=walk',
  ],
  [
    'Semaphore or Henley Beach - something with a barbecue, 4 people, this weekend',
    'location=semaphore|henley-beach & amenity=Barbecue & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
  ],
  [
    '3 nights, 2 rooms, 5 adults, hotel in the CBD from the 14th of January',
    'location=adelaide-cbd & type=hotel & check_in=2027-01-14 & check_out=2027-01-17 & guests=5',
    'rooms: 2 rooms',
  ],
  [
    'not Glenelg, not Brighton, but by the sea, apartment',
    'type=apartment & tag=beach',
    'absence: not Glenelg; absence: not Brighton',
  ],
];
