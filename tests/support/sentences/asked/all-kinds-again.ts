import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'motel with parking and kitchenette in Port Adelaide for 2 adults, 7 to 11 December, under $150',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & amenity=Kitchenette & max_price=149.99 & check_in=2026-12-07 & check_out=2026-12-11 & guests=2',
  ],
  [
    'hotels without a casino nearby in the CBD, 4 stars',
    'location=adelaide-cbd & type=hotel & stars=4',
    'absence: without a casino nearby',
  ],
  [
    'pet friendly B&B near Mount Lofty Summit with fireplace',
    'type=bed-breakfast & amenity=Pets allowed & amenity=Fireplace & near=mount-lofty-summit & minutes=15',
  ],
  [
    'an apartment in Glenelg, not on Jetty Road, with a balcony and lift',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Lift',
    'absence: not on Jetty Road',
  ],
  [
    'six adults, villa, Barossa, pool, from Friday 18 December for 3 nights',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2026-12-18 & check_out=2026-12-21 & guests=6',
  ],
  [
    'cheap hotel within 15 minutes by tram of the Entertainment Centre',
    'type=hotel & max_price=150 & near=adelaide-entertainment-centre & minutes=15 & by=tram',
  ],
  [
    'boutique hotel with bar and restaurant, North Adelaide, this Saturday',
    'location=north-adelaide & type=hotel & tag=boutique & amenity=Bar & amenity=Restaurant & check_in=2026-11-28',
  ],
  [
    'wheelchair accessible, near beach, Henley, family of four, January 10-17',
    'location=henley-beach & tag=beach & amenity=Wheelchair accessible & check_in=2027-01-10 & check_out=2027-01-17 & guests=4',
  ],
  [
    'hostel with laundry and bike storage for a solo traveller from 1 to 10 March',
    'type=hostel & amenity=Laundry|Washing machine & amenity=Bicycle storage & check_in=2027-03-01 & check_out=2027-03-10 & guests=1',
  ],
  [
    'luxury villa with private pool, spa and sea view, Brighton or Semaphore',
    'location=brighton|semaphore & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Spa & amenity=Sea view & min_price=300',
  ],
  [
    'the nearest motel to the Royal Adelaide Hospital with free parking',
    'type=motel & amenity=Free parking & near=royal-adelaide-hospital & sort=nearest',
  ],
  [
    'anything but a hostel near Adelaide University for under 130 a night',
    'max_price=129.99 & near=adelaide-university-north-terrace & minutes=15',
    'absence: anything but a hostel',
  ],
  [
    "hotel with breakfast, but I don't need parking, 3 nights from 14 December",
    'type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-14 & check_out=2026-12-17',
    "absence: don't need parking",
  ],
  [
    '4+ star apartments in the city with city view and gym, cheapest first',
    'location=adelaide-cbd & type=apartment & amenity=City view & amenity=Gym & stars=4 & sort=price_low',
  ],
  [
    'Unley or Norwood, quiet, two people, up to 210, bath',
    'location=unley|norwood & tag=quiet & amenity=Bath tub & max_price=210 & guests=2',
  ],
  [
    'romantic cottage with open fire near Hahndorf, no dogs',
    'q=cottage & location=hahndorf & tag=romantic & amenity=Fireplace',
    'absence: no dogs',
  ],
  [
    'resort with playground, pool and family rooms, 2 adults & 3 kids, school holidays',
    'type=resort & amenity=Playground & amenity=Outdoor pool|Indoor pool & amenity=Family rooms & guests=5',
    'dates: school holidays',
  ],
  [
    'room near Adelaide Showground for the Royal Show, 4 September, two nights',
    'near=adelaide-showground & minutes=15 & check_in=2027-09-04 & check_out=2027-09-06',
  ],
  [
    'serviced apartment close to Flinders University for a semester',
    'type=serviced-apartment & tag=long-stay & near=flinders-university & minutes=15',
  ],
  [
    'hotel near the airport, 5am flight, 24 hour reception, 1 Dec',
    'type=hotel & amenity=24-hour reception & near_airport=1 & check_in=2026-12-01',
    'hour: 5am',
  ],
  [
    'at most 12 minutes on foot to Rundle Mall, hotel, breakfast included',
    'type=hotel & amenity=Breakfast included & near=rundle-mall & minutes=12 & by=walk',
  ],
  [
    'self-contained apartment with dishwasher and washing machine, West Beach',
    'q=dishwasher & location=west-beach & type=apartment & tag=self-contained & amenity=Washing machine',
  ],
  [
    'tonight, double room, Glenelg, no more than $160',
    'q=double & location=glenelg & max_price=160 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  ['3-4 star hotel in Adelaide with pool', 'type=hotel & amenity=Outdoor pool|Indoor pool & stars=3'],
  [
    'A$250 to A$350 hotel with sea views for our honeymoon in Glenelg',
    'location=glenelg & type=hotel & tag=romantic & amenity=Sea view & min_price=250 & max_price=350',
  ],
  [
    'dog and cat friendly motel in Prospect with aircon',
    'location=prospect & type=motel & amenity=Pets allowed & amenity=Air conditioning',
  ],
  [
    'vineyard B&B in McLaren Vale, Saturday 9 January, 2 nights, couple',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2027-01-09 & check_out=2027-01-11 & guests=2',
  ],
  ['hotel near Elizabeth City Centre', 'type=hotel & near=elizabeth-city-centre & minutes=15'],
  [
    'motel with heating and electric blankets in the Adelaide Hills in July',
    'q=electric blankets & location=adelaide-hills & type=motel & amenity=Heating',
    'dates: in July',
  ],
  [
    'not more than 3 km from the city centre, hostel',
    'type=hostel',
    'absence: not more than 3 km from the city centre',
  ],
  [
    "Festival Centre within 10 minutes' walk, 4 star, Saturday 6 March",
    'stars=4 & near=adelaide-festival-centre & minutes=10 & by=walk & check_in=2027-03-06',
  ],
  [
    'any hotel as long as it has parking, wifi and breakfast',
    'type=hotel & amenity=Free parking|Paid parking & amenity=Free Wi-Fi & amenity=Breakfast included|Breakfast available',
  ],
  [
    'hotel with gym or pool in Mawson Lakes',
    'location=mawson-lakes & type=hotel & amenity=Gym|Outdoor pool|Indoor pool',
  ],
  [
    "I'd like a B&B rather than a hotel in Stirling",
    'location=stirling & type=bed-breakfast',
    'absence: rather than a hotel',
  ],
  [
    'under 25 minutes by tram to Moseley Square, with kitchen',
    'amenity=Full kitchen|Kitchenette & near=moseley-square & minutes=25 & by=tram',
  ],
  [
    'step-free villa with accessible bathroom, Hahndorf, 4 guests',
    'location=hahndorf & type=villa & amenity=Step-free entrance & amenity=Accessible bathroom & guests=4',
  ],
  [
    'rooms for 18 people in one hostel, 2 nights from 5 February',
    'type=hostel & check_in=2027-02-05 & check_out=2027-02-07 & guests=18',
  ],
  [
    '5 star city hotel with spa, top rated first',
    'location=adelaide-cbd & type=hotel & amenity=Spa & stars=5 & sort=rating',
  ],
  [
    'Brighton apartment without stairs, with lift, near the jetty',
    'location=brighton & type=apartment & amenity=Step-free entrance & amenity=Lift & near=brighton-jetty & minutes=15',
    '',
  ],
  [
    'no motels, no hostels, only apartments in Henley Beach',
    'location=henley-beach & type=apartment',
    'absence: no motels; absence: no hostels',
  ],
  [
    'hotel with room service and late checkout for one night, Sunday',
    'q=late checkout & type=hotel & amenity=Room service & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'two weeks from Christmas Eve in Semaphore, house with garden',
    'location=semaphore & type=villa & amenity=Garden & check_in=2026-12-24 & check_out=2027-01-07',
  ],
  [
    'family-friendly accommodation near Monarto Safari Park',
    'tag=family & near=monarto-safari-park & minutes=15',
  ],
  [
    'near Coopers Stadium or Adelaide Oval, hotel',
    'type=hotel',
    'either: near Coopers Stadium; either: Adelaide Oval',
  ],
  [
    'hotel by the sea with indoor pool, 3 stars at least',
    'type=hotel & tag=beach & amenity=Indoor pool & stars=3',
  ],
  [
    'budget apartment for 3, Adelaide CBD, 1-5 February',
    'location=adelaide-cbd & type=apartment & max_price=150 & check_in=2027-02-01 & check_out=2027-02-05 & guests=3',
  ],
  [
    'all-inclusive resort with tour desk and airport shuttle',
    'q=all-inclusive & type=resort & amenity=Tour desk & amenity=Airport shuttle',
  ],
  [
    'keyless self check-in studio near the Central Market, arriving 11pm Friday',
    'type=apartment & amenity=Self check-in & near=adelaide-central-market & minutes=15 & check_in=2026-11-27',
    'hour: arriving 11pm',
  ],
  [
    'no lift needed, ground floor apartment in Norwood',
    'q=ground floor & location=norwood & type=apartment',
    'absence: no lift',
  ],
  [
    'Aldgate or Stirling, B&B with garden, 13-15 November 2027',
    'type=bed-breakfast & amenity=Garden & check_in=2027-11-13 & check_out=2027-11-15',
    'either: Aldgate; either: Stirling',
  ],
];
