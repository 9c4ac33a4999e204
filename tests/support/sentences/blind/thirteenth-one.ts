import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'airbnb-style apartment around Norwood, 2 people, 18-20 Dec, A$180 max',
    'location=norwood & type=apartment & max_price=180 & check_in=2026-12-18 & check_out=2026-12-20 & guests=2',
  ],
  [
    '4+ hotel near the Entertainment Centre with parking',
    'type=hotel & amenity=Free parking|Paid parking & stars=4 & near=adelaide-entertainment-centre & minutes=15',
  ],
  [
    'group of 8 in the Barossa, villa with pool, Dec 27 to Dec 30, up to AUD 600 a night',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & max_price=600 & check_in=2026-12-27 & check_out=2026-12-30 & guests=8',
  ],
  [
    'somewhere close to the universities, under 120 pn, wi-fi, solo',
    'amenity=Free Wi-Fi & max_price=119.99 & near=any-university & minutes=15 & guests=1',
  ],
  [
    'B&Bs around Hahndorf with a fireplace, not over 250',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & max_price=250',
  ],
  [
    'two grown ups and two littlies need a pool at Glenelg, Jan 7-10',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2027-01-07 & check_out=2027-01-10 & guests=4',
  ],
  [
    "high end hotel in the CBD with spa for a couple, 5 star, New Year's Eve",
    'location=adelaide-cbd & type=hotel & amenity=Spa & min_price=300 & stars=5 & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    "my mother uses a walker, so step-free, lift, near Women's and Children's Hospital, from Thursday for 2 nights",
    'amenity=Step-free entrance & amenity=Lift & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-11-26 & check_out=2026-11-28',
    'beside: uses a walker',
  ],
  [
    'without breakfast, without wifi, just cheap: motel, Port Adelaide',
    'location=port-adelaide & type=motel & max_price=150',
    'absence: without breakfast; absence: without wifi',
  ],
  [
    'dinner at the Henley Square then bed: hotel or B&B in Henley Beach on 12/12',
    'q=dinner & location=henley-beach & type=hotel & type=bed-breakfast & check_in=2026-12-12',
  ],
  [
    "I'm looking for a self-contained unit with a garage in West Beach, one week from 9 January, four people",
    'location=west-beach & type=apartment & tag=self-contained & amenity=Free parking|Paid parking & check_in=2027-01-09 & check_out=2027-01-16 & guests=4',
  ],
  [
    'we have an electric car, three kids and a cat; Adelaide Hills',
    'location=adelaide-hills & amenity=Electric car charging & amenity=Pets allowed',
    'party: three kids',
  ],
  [
    'studio apartment for one in the city, $800 a week or less, long stay',
    'location=adelaide-cbd & type=apartment & tag=long-stay & max_price=114 & guests=1',
    '',
  ],
  [
    'which hostels are near the markets and have single rooms?',
    'q=single & type=hostel & near=adelaide-central-market & minutes=15',
  ],
  [
    'hotel with view of the sea and not facing the road, Glenelg',
    'location=glenelg & type=hotel & amenity=Sea view',
    'absence: not facing the road',
  ],
  [
    'not in Glenelg itself but along the tram line, motel under 150',
    'type=motel & max_price=149.99 & near=any-tram-stop & minutes=10',
    'absence: not in Glenelg',
  ],
  [
    'check in 24 December check out 27 December, Glenelg, beachfront, family of five, kitchen or kitchenette',
    'location=glenelg & tag=beachfront & amenity=Full kitchen|Kitchenette & check_in=2026-12-24 & check_out=2026-12-27 & guests=5',
  ],
  [
    'motel rooms that open onto the carpark, Prospect',
    'q=open & location=prospect & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'spa and sauna resort in the hills or the vale, adults only, 2 nights from the 12th of March',
    'q=sauna adults only & location=adelaide-hills|mclaren-vale & type=resort & amenity=Spa & check_in=2027-03-12 & check_out=2027-03-14',
  ],
  [
    'a bed near the QEH for a dad whose baby is in hospital, tonight, affordable',
    'max_price=150 & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'walking distance to restaurants and the beach, Brighton, apartment, 2 couples',
    'location=brighton & type=apartment & tag=walkable & tag=beach & guests=4',
    '',
  ],
  [
    '3 night stay from 8 January, Semaphore, dog friendly with fenced yard, under $200/night',
    'q=fenced & location=semaphore & amenity=Pets allowed & amenity=Garden & max_price=199.99 & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'hotels that do room service and have a bar open late, city',
    'location=adelaide-cbd & type=hotel & amenity=Room service & amenity=Bar',
    'hour: open late',
  ],
  [
    'Ideal for a writer: quiet, garden, desk, fireplace. One month from 1 June.',
    'tag=quiet & amenity=Garden & amenity=Work desk & amenity=Fireplace & check_in=2027-06-01 & check_out=2027-07-01',
    '',
  ],
  [
    'dogs allowed? Brighton or Glenelg, Easter long weekend, 2 adults 1 child',
    'location=brighton|glenelg & amenity=Pets allowed & check_in=2027-03-26 & check_out=2027-03-29 & guests=3',
  ],
  [
    'no lift needed, ground floor ok, Unley, double bed, 2 nights starting Saturday',
    'q=ground floor double bed & location=unley & check_in=2026-11-28 & check_out=2026-11-30',
    'absence: no lift',
  ],
  [
    '3 bedrooms min, pool, bbq, near McLaren Vale cellar doors, weekend of Feb 20',
    'q=3 bedrooms min & location=mclaren-vale & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-02-19 & check_out=2027-02-21',
    'distance: cellar doors',
  ],
  [
    'hotel near Adelaide Uni for graduation 18 December, parents + graduate = 3 people, parking',
    'q=graduate & type=hotel & amenity=Free parking|Paid parking & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-12-18 & guests=3',
  ],
  [
    'Where can two women travelling together stay safely in the CBD for under $150?',
    'location=adelaide-cbd & max_price=149.99 & guests=2',
  ],
  [
    'something on the esplanade with a balcony, Henley or Glenelg',
    'q=esplanade & location=henley-beach|glenelg & amenity=Balcony',
  ],
  [
    'under $100, no sharing, own bathroom, anywhere on the tram',
    'q=tram & amenity=Private bathroom & max_price=99.99',
    'absence: no sharing',
  ],
  [
    'Wedding at Glenelg surf club Sat 6 March, rooms for 10 guests, Fri to Sun',
    'location=glenelg & check_in=2027-03-05 & check_out=2027-03-07 & guests=10',
    'beside: Wedding; beside: surf club; dates: Sat 6 March',
  ],
  [
    "we'll have hire car so free parking, airport end of town, 1 night 3 Jan",
    'q=hire car & amenity=Free parking & near_airport=1 & check_in=2027-01-03 & check_out=2027-01-04',
  ],
  [
    'cosy cottage for 2 in the hills, log fire, outdoor bath, under 300, not pet friendly',
    'q=cottage & location=adelaide-hills & amenity=Fireplace & amenity=Bath tub & max_price=299.99 & guests=2',
    'absence: not pet friendly',
  ],
  [
    'pet friendly or cat friendly, Mawson Lakes, motel',
    'location=mawson-lakes & type=motel & amenity=Pets allowed',
  ],
  [
    'for the Royal Adelaide Show: family room close to the Showground, Sept 4 to 6',
    'amenity=Family rooms & near=adelaide-showground & minutes=15 & check_in=2027-09-04 & check_out=2027-09-06',
  ],
  [
    'hotels less than 5 minutes walk to a tram stop, gym, pool, from $150 to $220',
    'type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool & min_price=150 & max_price=220 & near=any-tram-stop & minutes=5 & by=walk',
  ],
  [
    'im 17 can i book a hostel by myself in adelaide city for schoolies 27-30 nov',
    'q=17 schoolies & location=adelaide-cbd & type=hostel & check_in=2026-11-27 & check_out=2026-11-30 & guests=1',
  ],
  [
    'Two single beds please, my friend and I, Unley or city, breakfast, 9 Dec 3 nights',
    'q=single beds & location=unley|adelaide-cbd & amenity=Breakfast included|Breakfast available & check_in=2026-12-09 & check_out=2026-12-12 & guests=2',
  ],
  [
    'looking for wheelchair friendly apartment, 2 bathrooms, walking distance to beach, Glenelg',
    'q=2 bathrooms & location=glenelg & type=apartment & amenity=Wheelchair accessible & near=any-beach & minutes=15 & by=walk',
  ],
  [
    'is breakfast free anywhere in north adelaide under 180?',
    'location=north-adelaide & amenity=Breakfast included & max_price=179.99',
  ],
  [
    'Is it cheaper to stay in Glenelg or the city? hotel 2 adults 14-17 jan',
    'location=glenelg|adelaide-cbd & type=hotel & check_in=2027-01-14 & check_out=2027-01-17 & guests=2',
  ],
  [
    'hotel w/ lift + ramp, mum 85, dad 88, Norwood Parade, Xmas Eve 2 nights',
    'type=hotel & amenity=Lift & amenity=Step-free entrance & near=norwood-parade & minutes=15 & check_in=2026-12-24 & check_out=2026-12-26',
  ],
  [
    'no more than $150, no less than 3 stars, no hostels, Adelaide city',
    'location=adelaide-cbd & max_price=150 & stars=3',
    'absence: no hostels',
  ],
];
