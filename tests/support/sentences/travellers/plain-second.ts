import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'service apartment with kitchen for 4 adults and 2 kids in Glenelg',
    'location=glenelg & type=serviced-apartment & amenity=Full kitchen|Kitchenette & guests=6',
  ],
  [
    'budget hotel near Flinders University for my parents',
    'type=hotel & max_price=150 & near=flinders-university & minutes=15',
  ],
  [
    'good hotel below 150 dollars in Adelaide with breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & max_price=149.99',
  ],
  [
    'hotel with AC and wifi near Adelaide bus station',
    'type=hotel & amenity=Air conditioning & amenity=Free Wi-Fi & near=adelaide-central-bus-station & minutes=15',
  ],
  ['rooms under 120 AUD near Glenelg beach', 'location=glenelg & max_price=119.99'],
  ['hotel for a couple in Glenelg with jacuzzi', 'location=glenelg & type=hotel & amenity=Spa & guests=2'],
  [
    'place with a playground and a pool for the kids in West Beach',
    'location=west-beach & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool',
  ],
  ['motels in Port Adelaide for a group of 8', 'location=port-adelaide & type=motel & guests=8'],
  [
    'apartments with two bathrooms in Adelaide CBD, 20 to 27 February',
    'q=two bathrooms & location=adelaide-cbd & type=apartment & check_in=2027-02-20 & check_out=2027-02-27',
  ],
  ['hotel rated 4.5 or higher in North Adelaide', 'location=north-adelaide & type=hotel & rating=4.5'],
  ['cheapest hotel in Glenelg', 'location=glenelg & type=hotel & sort=price_low'],
  ['best rated resort', 'type=resort & sort=rating'],
  ['hotel with sauna and indoor pool', 'q=sauna & type=hotel & amenity=Indoor pool'],
  ['motel with self check-in in Brighton', 'location=brighton & type=motel & amenity=Self check-in'],
  [
    'hotel with meeting rooms near Victoria Square',
    'type=hotel & amenity=Meeting rooms & near=victoria-square & minutes=15',
  ],
  [
    'tomorrow night in Hahndorf, bed and breakfast',
    'location=hahndorf & type=bed-breakfast & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'hostel in the city for a week from 4 January',
    'location=adelaide-cbd & type=hostel & check_in=2027-01-04 & check_out=2027-01-11',
  ],
  [
    'stay in McLaren Vale with bike storage and breakfast',
    'location=mclaren-vale & amenity=Bicycle storage & amenity=Breakfast included|Breakfast available',
  ],
  ['hotel in Glenelg more than $200', 'location=glenelg & type=hotel & min_price=200'],
  [
    'up to $175, Henley Beach, 2 nights from Thursday',
    'location=henley-beach & max_price=175 & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'Christmas in the Barossa, villa for 10',
    'location=barossa & type=villa & check_in=2026-12-24 & check_out=2026-12-26 & guests=10',
  ],
  [
    'Easter weekend in Glenelg, apartment with parking',
    'location=glenelg & type=apartment & amenity=Free parking|Paid parking & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    "hotel with step-free entrance near Women's and Children's Hospital",
    'type=hotel & amenity=Step-free entrance & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'apartment near tram stop in Glenelg',
    'location=glenelg & type=apartment & near=any-tram-stop & minutes=10',
  ],
  [
    'hotel close to Adelaide Entertainment Centre on 21 November 2027',
    'type=hotel & near=adelaide-entertainment-centre & minutes=15 & check_in=2027-11-21',
  ],
  ['3 star motel near Adelaide Showground', 'type=motel & stars=3 & near=adelaide-showground & minutes=15'],
  [
    'hotel in Adelaide for 2 from 1/2 to 5/2',
    'type=hotel & check_in=2027-02-01 & check_out=2027-02-05 & guests=2',
  ],
  [
    'private bathroom and kitchenette in Semaphore, $90 to $140',
    'location=semaphore & amenity=Private bathroom & amenity=Kitchenette & min_price=90 & max_price=140',
  ],
  ['foodie hotel near Gouger Street', 'type=hotel & tag=foodie & near=adelaide-central-market & minutes=15'],
  ['hotel with tour desk in the CBD', 'location=adelaide-cbd & type=hotel & amenity=Tour desk'],
  [
    'motel with laundry facilities in Unley for 5 nights from 7 December',
    'location=unley & type=motel & amenity=Laundry|Washing machine & check_in=2026-12-07 & check_out=2026-12-12',
  ],
  ['apartment hotel in the CBD with a gym', 'location=adelaide-cbd & type=serviced-apartment & amenity=Gym'],
  [
    'resort in West Beach for a family of 5 in the school holidays',
    'location=west-beach & type=resort & guests=5',
    'dates: school holidays',
  ],
  [
    'walkable hotel close to restaurants in Norwood',
    'location=norwood & type=hotel & tag=walkable',
    'distance: restaurants',
  ],
  ['accommodation in Stirling for two couples', 'location=stirling & guests=4'],
  [
    "bed and breakfast with spa bath in Hahndorf for Valentine's Day",
    'location=hahndorf & type=bed-breakfast & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'hotel near Adelaide Festival Centre for one night, 14 March',
    'type=hotel & near=adelaide-festival-centre & minutes=15 & check_in=2027-03-14 & check_out=2027-03-15',
  ],
  [
    "motels within 20 minutes' walk of Glenelg Jetty",
    'type=motel & near=glenelg-jetty & minutes=20 & by=walk',
  ],
  [
    'somewhere quiet in the Hills with a fireplace and no TV',
    'location=adelaide-hills & tag=quiet & amenity=Fireplace',
    'absence: no TV',
  ],
  ['hotel without a casino in the CBD', 'location=adelaide-cbd & type=hotel', 'absence: without a casino'],
  [
    'not a hostel, North Adelaide, under $130',
    'location=north-adelaide & max_price=129.99',
    'absence: not a hostel',
  ],
  [
    'apartment in the CBD with balcony but not on the ground floor',
    'location=adelaide-cbd & type=apartment & amenity=Balcony',
    'absence: but not on the ground floor',
  ],
  [
    'pet friendly villa in McLaren Vale with vineyard views, 4 adults 2 dogs',
    'location=mclaren-vale & type=villa & tag=vineyard & amenity=Pets allowed & guests=4',
  ],
  [
    'motel with room for a boat trailer in Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'hotels in Adelaide for Adelaide Fringe, 5 to 8 March',
    'q=Adelaide Fringe & type=hotel & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  [
    'room for 3 in North Adelaide with breakfast below $210',
    'location=north-adelaide & amenity=Breakfast included|Breakfast available & max_price=209.99 & guests=3',
  ],
  [
    'apartment with city view and lift, 4+ stars',
    'type=apartment & amenity=City view & amenity=Lift & stars=4',
  ],
  ['hostel or motel in Glenelg', 'location=glenelg & type=hostel & type=motel'],
  [
    '5-star resort near the beach with a spa and kids club',
    'q=kids club & type=resort & tag=beach & amenity=Spa & stars=5',
  ],
  ['hotel from Saturday 6 February for 4 nights', 'type=hotel & check_in=2027-02-06 & check_out=2027-02-10'],
  [
    'single room in Prospect with a desk for a month',
    'location=prospect & amenity=Work desk & guests=1',
    'dates: for a month',
  ],
  ['cabin in the Barossa with a wood fire', 'q=cabin & location=barossa & amenity=Fireplace'],
  [
    'accommodation with disabled access in Henley Beach for my mother and me',
    'location=henley-beach & amenity=Wheelchair accessible & guests=2',
  ],
  [
    'cottages in McLaren Vale with breakfast, adults only',
    'q=cottages adults only & location=mclaren-vale & amenity=Breakfast included|Breakfast available',
  ],
  [
    'free cancellation hotel in Glenelg with parking',
    'location=glenelg & type=hotel & amenity=Free parking|Paid parking',
    'terms: free cancellation',
  ],
  ['hotel near me with pool', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    'holiday home in Brighton sleeps eight with barbecue, under $500',
    'location=brighton & type=villa & amenity=Barbecue & max_price=499.99 & guests=8',
  ],
];
