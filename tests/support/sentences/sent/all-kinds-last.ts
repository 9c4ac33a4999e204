import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'summer holidays, mum plus 4 kids, cheap motel with pool near the beach, 5 to 9 January',
    'q=summer & type=motel & tag=beach & amenity=Outdoor pool|Indoor pool & max_price=150 & check_in=2027-01-05 & check_out=2027-01-09 & guests=5',
  ],
  [
    'anyone got a cabin or apartment for us and our two boys over Easter, Victor Harbor or Glenelg?',
    'type=apartment & check_in=2027-03-26 & check_out=2027-03-29',
    'either: cabin; party: two boys; either: Victor Harbor; either: Glenelg',
  ],
  [
    'gr8 hotel wiv rooftop cbd sat nite 4 hens 12 gals',
    'q=gr8 & location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & check_in=2026-11-28 & check_out=2026-11-29 & guests=16',
  ],
  [
    '2 bdrm apt hnly bch 1-5 feb dogs x2 ac pls',
    'q=2 bdrm x2 & location=henley-beach & type=apartment & amenity=Pets allowed & amenity=Air conditioning & check_in=2027-02-01 & check_out=2027-02-05',
  ],
  [
    'motel unly tmrw 1 nite chp wifi',
    'q=chp wifi & location=unley & type=motel & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    "my mother has Parkinson's, so no stairs, walk-in shower, lift, Norwood, two of us, 12 to 15 January",
    "q=Parkinson's walk-in shower & location=norwood & amenity=Step-free entrance & amenity=Lift & check_in=2027-01-12 & check_out=2027-01-15 & guests=2",
    '',
  ],
  [
    'latex allergy and a nut allergy, self catering apartment, city',
    'q=latex allergy & location=adelaide-cbd & type=apartment & tag=self-contained',
    'beside: a nut allergy',
  ],
  [
    'deaf guests, hotel with visual alarms, not upstairs, Glenelg, tonight',
    'q=deaf guests visual alarms & location=glenelg & type=hotel & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: not upstairs',
  ],
  [
    'rate cap $178 per night, hotel near Westfield Marion, Mon 7 to Wed 9 Dec, parking',
    'type=hotel & amenity=Free parking|Paid parking & max_price=178 & near=westfield-marion & minutes=15 & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  [
    'roadshow next week, need a meeting room Tuesday and a bed Monday night, CBD',
    'q=roadshow & location=adelaide-cbd & amenity=Meeting rooms & check_in=2026-11-30 & check_out=2026-12-01',
    'dates: Tuesday',
  ],
  [
    "Hi, my husband proposed at the Barossa vineyards in 1999 and we'd love to go back, villa with a fireplace, 4-6 June",
    'location=barossa & type=villa & amenity=Fireplace & check_in=2027-06-04 & check_out=2027-06-06',
    'past: vineyards in 1999',
  ],
  [
    'Hello, we lost our luggage so we need somewhere with a laundry tonight, near the airport, 2 adults',
    'q=lost our luggage & amenity=Laundry|Washing machine & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'hey, we hate big hotels. small B&B please, Norwood, garden, Saturday 12 December, one night',
    'location=norwood & type=bed-breakfast & amenity=Garden & check_in=2026-12-12 & check_out=2026-12-13',
    'absence: hate big hotels',
  ],
  [
    'quick getaway for two, spa, bath or hot tub, Hills, Sunday night, less than 275',
    'location=adelaide-hills & amenity=Spa|Bath tub & max_price=274.99 & check_in=2026-11-29 & check_out=2026-11-30 & guests=2',
  ],
  [
    'paper anniversary! cheap and cheerful b&b, mclaren vale, 2nd weekend of Feb',
    'location=mclaren-vale & type=bed-breakfast & max_price=150 & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  [
    'debating team, 6 students and 2 teachers, hostel near Adelaide Uni, no bar please',
    'type=hostel & near=adelaide-university-north-terrace & minutes=15 & guests=8',
    'absence: no bar',
  ],
  [
    'polo weekend, ten adults, villa with pool, not in the Barossa, 12-14 Feb',
    'q=polo & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-12 & check_out=2027-02-14 & guests=10',
    'absence: not in the Barossa',
  ],
  [
    'we searching hotel with sauna or indoor swim, from 2.1. till 5.1., two adults one kid',
    'type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-05 & guests=3',
    'either: sauna or indoor',
  ],
  [
    'please is there flat with wash machine near of the tram for my family four persons',
    'type=apartment & tag=family & amenity=Washing machine & near=any-tram-stop & minutes=10 & guests=4',
  ],
  [
    'kindly arrange twin sharing hotel near Rundle Mall for 2 colleagues from 14th to 18th December, budget 160',
    'q=arrange & type=hotel & max_price=160 & near=rundle-mall & minutes=15 & check_in=2026-12-14 & check_out=2026-12-18 & guests=2',
    'party: twin sharing',
  ],
  [
    'hotel tranquilo cerca de la playa con parking, dos adultos',
    'q=tranquilo & type=hotel & tag=beach & amenity=Free parking|Paid parking & guests=2',
  ],
  [
    'hotel but definitely not in Port Adelaide and not without breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available',
    'absence: not in Port Adelaide',
  ],
  [
    "any place with a pool, I'm not picky about the suburb, only not the CBD",
    'amenity=Outdoor pool|Indoor pool',
    'absence: not picky about the suburb; absence: not the CBD',
  ],
  [
    'not a shared kitchen, not a shared bathroom, not a dorm: just a simple motel in Prospect',
    'location=prospect & type=motel',
    'absence: not a shared kitchen; absence: not a shared bathroom; absence: not a dorm',
  ],
  [
    'rather a bath than a shower, rather a B&B than a hotel, Stirling',
    'location=stirling & type=bed-breakfast & amenity=Bath tub',
    'absence: than a shower; absence: than a hotel',
  ],
  [
    "I would not say no to a balcony, but a pool I don't need, Glenelg",
    'location=glenelg',
    "wish: balcony; absence: pool I don't need",
  ],
  [
    'ditch the gym, keep the pool: city hotel',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: ditch the gym',
  ],
  [
    'the weekend of 19 December, hotel near the oval',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'Thu 7 Jan pm - Sun 10 Jan am, apartment, Brighton',
    'location=brighton & type=apartment & check_in=2027-01-07 & check_out=2027-01-10',
  ],
  [
    'arriving Boxing Day, five nights, Semaphore, dogs',
    'location=semaphore & amenity=Pets allowed & check_in=2026-12-26 & check_out=2026-12-31',
  ],
  [
    'two nights before Christmas, hotel in the city',
    'location=adelaide-cbd & type=hotel',
    'dates: two nights; dates: before Christmas',
  ],
  ['from 160 to 210 a nite, hotel w bar', 'type=hotel & amenity=Bar & min_price=160 & max_price=210'],
  [
    "I've 700 bucks for 4 nights from 3 December, Unley",
    'location=unley & max_price=175 & check_in=2026-12-03 & check_out=2026-12-07',
  ],
  ['under 95 p/n hostel w kitchen', 'type=hostel & amenity=Shared kitchen & max_price=94.99'],
  [
    '100 per head for 4 people, 1 night, Glenelg',
    'location=glenelg & guests=4',
    'amount: 100 per head; dates: 1 night',
  ],
  [
    'near both Rundle Mall and the Botanic Garden, hotel',
    'type=hotel & near=rundle-mall & minutes=15',
    'landmarks: the Botanic Garden',
  ],
  [
    'a ten minute stroll from Brighton Jetty, apartment',
    'type=apartment & near=brighton-jetty & minutes=10 & by=walk',
  ],
  [
    'no further than 20 minutes by tram from Moseley Square, motel',
    'type=motel & near=moseley-square & minutes=20 & by=tram',
  ],
  [
    'Henley Beach rather than West Beach, near the jetty, unit for 3',
    'location=henley-beach & type=apartment & near=henley-beach & minutes=15 & guests=3',
    'absence: rather than West Beach',
  ],
  [
    'Adelaide Hills, near Cleland, fireplace, cats welcome',
    'location=adelaide-hills & amenity=Fireplace & amenity=Pets allowed & near=cleland-wildlife-park & minutes=15',
  ],
];
