import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'quiet hotel in North Adelaide for 2 under $220',
    'location=north-adelaide & type=hotel & tag=quiet & max_price=219.99 & guests=2',
  ],
  [
    'pet friendly motel near the airport tonight',
    'type=motel & amenity=Pets allowed & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    '4 star hotel in the CBD with pool and gym, max $300',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=300 & stars=4',
  ],
  [
    'serviced apartments Mawson Lakes with free parking for 5 nights from Monday 30 November',
    'location=mawson-lakes & type=serviced-apartment & amenity=Free parking & check_in=2026-11-30 & check_out=2026-12-05',
  ],
  [
    'family of five, Glenelg, this weekend, kitchen',
    'location=glenelg & amenity=Full kitchen|Kitchenette & check_in=2026-11-27 & check_out=2026-11-29 & guests=5',
  ],
  [
    'romantic B&B in the Barossa with a spa and fireplace',
    'location=barossa & type=bed-breakfast & tag=romantic & amenity=Spa & amenity=Fireplace',
  ],
  [
    'cheap hostel within walking distance of the Central Market',
    'type=hostel & max_price=150 & near=adelaide-central-market & minutes=15 & by=walk',
  ],
  [
    '5-star hotel near Adelaide Oval 12 to 14 December',
    'type=hotel & stars=5 & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & check_out=2026-12-14',
  ],
  [
    'apartments with sea view in Henley Beach between $150 and $280',
    'location=henley-beach & type=apartment & amenity=Sea view & min_price=150 & max_price=280',
  ],
  [
    '2 adults and 3 kids in Semaphore, washing machine and cot',
    'location=semaphore & amenity=Washing machine & amenity=Cots on request & guests=5',
  ],
  ['luxury villa McLaren Vale', 'location=mclaren-vale & type=villa & min_price=300'],
  [
    'wheelchair accessible motel with roll-in shower in Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  [
    "hotel within 10 minutes' walk of Rundle Mall with breakfast included",
    'type=hotel & amenity=Breakfast included & near=rundle-mall & minutes=10 & by=walk',
  ],
  [
    'backpackers in Adelaide city from $40 to $90',
    'location=adelaide-cbd & type=hostel & min_price=40 & max_price=90',
  ],
  [
    'apartment hotel in Norwood for a couple, 24-27 Dec',
    'location=norwood & type=serviced-apartment & check_in=2026-12-24 & check_out=2026-12-27 & guests=2',
  ],
  [
    'boutique hotel Unley with EV charger',
    'location=unley & type=hotel & tag=boutique & amenity=Electric car charging',
  ],
  [
    'dog friendly cottage in Stirling with a fireplace under $300 next weekend',
    'q=cottage & location=stirling & amenity=Pets allowed & amenity=Fireplace & max_price=299.99 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'beachfront resort in Glenelg with indoor pool',
    'location=glenelg & type=resort & tag=beachfront & amenity=Indoor pool',
  ],
  [
    'motels in Glenelg or West Beach up to $180 a night',
    'location=glenelg|west-beach & type=motel & max_price=180',
  ],
  ['top rated bed and breakfast in Hahndorf', 'location=hahndorf & type=bed-breakfast & sort=rating'],
  ['a room for 8 people in the Adelaide Hills', 'location=adelaide-hills & guests=8'],
  [
    'hotel with lift and step-free access near the Royal Adelaide Hospital',
    'type=hotel & amenity=Lift & amenity=Step-free entrance & near=royal-adelaide-hospital & minutes=15',
  ],
  ['cheapest motel in Brighton', 'location=brighton & type=motel & sort=price_low'],
  [
    'air con and wifi, Prospect, $100-$160',
    'location=prospect & amenity=Air conditioning & amenity=Free Wi-Fi & min_price=100 & max_price=160',
  ],
  [
    'holiday house Semaphore with bbq and garden for 6',
    'location=semaphore & type=villa & amenity=Barbecue & amenity=Garden & guests=6',
  ],
  [
    'solo traveller, hostel in the CBD, 1 to 4 December',
    'location=adelaide-cbd & type=hostel & check_in=2026-12-01 & check_out=2026-12-04 & guests=1',
  ],
  [
    'business hotel with desk near the Convention Centre',
    'type=hotel & tag=business & amenity=Work desk & near=festival-plaza & minutes=15',
  ],
  ['honeymoon suite with balcony and ocean view', 'tag=romantic & amenity=Balcony & amenity=Sea view'],
  [
    'long stay apartment with full kitchen in Adelaide CBD',
    'location=adelaide-cbd & type=apartment & tag=long-stay & amenity=Full kitchen',
  ],
  [
    'self contained unit near the beach, 3 nights from Friday',
    'type=apartment & tag=self-contained & tag=beach & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  ['hotels rated 4.5 and above in Glenelg', 'location=glenelg & type=hotel & rating=4.5'],
  [
    'hotel near Adelaide Zoo for tomorrow night',
    'type=hotel & near=adelaide-zoo & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    '3 star motel or better with parking, West Beach',
    'location=west-beach & type=motel & amenity=Free parking|Paid parking & stars=3',
  ],
  [
    'heritage hotel in Port Adelaide with bar',
    'location=port-adelaide & type=hotel & tag=heritage & amenity=Bar',
  ],
  [
    'villa with pool in the Barossa for a group of 10 over Easter',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-03-26 & check_out=2027-03-29 & guests=10',
  ],
  [
    'apartment with laundry close to Flinders Medical Centre',
    'type=apartment & amenity=Laundry|Washing machine & near=flinders-medical-centre & minutes=15',
  ],
  [
    'non-smoking hotel room with king bed in the city under 200',
    'q=king bed & location=adelaide-cbd & type=hotel & amenity=Non-smoking rooms & max_price=199.99',
  ],
  [
    'hotel by the airport with 24-hour reception and shuttle',
    'type=hotel & amenity=24-hour reception & amenity=Airport shuttle & near_airport=1',
  ],
  [
    '2 nights from 5 January at a resort in Glenelg',
    'location=glenelg & type=resort & check_in=2027-01-05 & check_out=2027-01-07',
  ],
  [
    'B&B or apartment in Hahndorf or Stirling',
    'location=hahndorf|stirling & type=bed-breakfast & type=apartment',
  ],
  [
    'vineyard stay McLaren Vale with cellar door tastings',
    'location=mclaren-vale & tag=vineyard & amenity=Cellar door tastings',
  ],
  [
    'accommodation near the Entertainment Centre 18 December for two',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-18 & guests=2',
  ],
  ['hotel with rooftop terrace and restaurant', 'type=hotel & amenity=Rooftop terrace & amenity=Restaurant'],
  [
    'affordable family friendly motel with playground',
    'type=motel & tag=family & amenity=Playground & max_price=150',
  ],
  [
    'hostel with shared kitchen and luggage storage near the railway station',
    'type=hostel & amenity=Shared kitchen & amenity=Luggage storage & near=adelaide-railway-station & minutes=15',
  ],
  ['over $400 a night in Glenelg with spa', 'location=glenelg & amenity=Spa & min_price=400'],
  [
    "self check-in apartment in Adelaide, New Year's Eve",
    'type=apartment & amenity=Self check-in & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'hotel in Brighton, 24/12 to 28/12, 2 guests',
    'location=brighton & type=hotel & check_in=2026-12-24 & check_out=2026-12-28 & guests=2',
  ],
  [
    '10 minutes by tram from Moseley Square, hotel, 4+ stars',
    'type=hotel & stars=4 & near=moseley-square & minutes=10 & by=tram',
  ],
  ['walkable foodie area with nightlife', 'tag=walkable & tag=foodie & tag=nightlife'],
];
