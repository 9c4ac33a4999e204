import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'departing Sunday 6 December, arriving Thursday 3 December, motel in Unley',
    'location=unley & type=motel & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  ['hotel, out on the 19th, in on the 16th', 'type=hotel & check_in=2026-12-16 & check_out=2026-12-19'],
  [
    'four nights finishing on Monday 7 December, Semaphore',
    'location=semaphore & check_in=2026-12-03 & check_out=2026-12-07',
  ],
  [
    'week commencing 11 January, 6 nights, apartment with desk',
    'type=apartment & amenity=Work desk & check_in=2027-01-11 & check_out=2027-01-17',
  ],
  [
    'tomorrow and Wednesday night, city, one person',
    'location=adelaide-cbd & check_in=2026-11-24 & check_out=2026-11-26 & guests=1',
  ],
  [
    'today week for two nights, Henley Beach',
    'location=henley-beach & check_in=2026-11-30 & check_out=2026-12-02',
  ],
  [
    'Friday the week after, no wait, next week Tuesday to Thursday, hotel',
    'type=hotel & check_in=2026-12-01 & check_out=2026-12-03',
    'dates: Friday the week after',
  ],
  ['a couple of hundred dollars a night at the most, Norwood', 'location=norwood & max_price=200'],
  [
    'around two fifty a night, maybe 300 at a push, villa',
    'type=villa & max_price=300',
    'amount: around two fifty a night',
  ],
  ['the limit is 185, motel with parking', 'type=motel & amenity=Free parking|Paid parking & max_price=185'],
  [
    '$1.2k for the week from 9 January, apartment, Brighton',
    'location=brighton & type=apartment & max_price=171 & check_in=2027-01-09 & check_out=2027-01-16',
  ],
  [
    '195ish a night, North Adelaide, breakfast',
    'location=north-adelaide & amenity=Breakfast included|Breakfast available & max_price=225',
  ],
  ['we could go to 260 if there is a bath', 'amenity=Bath tub & max_price=260'],
  [
    '$500 for the weekend, next weekend, b&b in Hahndorf',
    'location=hahndorf & type=bed-breakfast & max_price=250 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  ['3 adults and a nurse, ground floor, West Beach', 'q=ground floor & location=west-beach & guests=4'],
  ['hostel for 7 volleyballers x7', 'type=hostel & guests=7', 'party: x7'],
  [
    'five auditors, CBD, 8-10 December, wifi',
    'location=adelaide-cbd & amenity=Free Wi-Fi & check_in=2026-12-08 & check_out=2026-12-10 & guests=5',
  ],
  ['grandparents, 2 adults and 3 kids altogether, pool', 'amenity=Outdoor pool|Indoor pool & guests=5'],
  [
    'each couple needs its own bathroom, 3 couples, McLaren Vale',
    'location=mclaren-vale & amenity=Private bathroom & guests=6',
  ],
  [
    'No motel unless it is in Stirling, otherwise B&B in Hahndorf',
    'location=hahndorf & type=bed-breakfast',
    'absence: No motel; absence: unless it is in Stirling',
  ],
  [
    "Semaphore unless there's nothing under 150",
    'location=semaphore',
    "absence: unless there's nothing under 150",
  ],
  [
    'nothing doing unless it has a lift, CBD',
    'location=adelaide-cbd & amenity=Lift',
    'absence: nothing doing unless it',
  ],
  [
    'The bed has to be firm; sauna and bar are not important; gym is; Unley',
    'q=firm & location=unley & amenity=Gym',
    'absence: sauna and bar are not important',
  ],
  [
    'last winter we slept at a freezing hostel, so heating please, Stirling',
    'q=last winter we slept at a freezing & location=stirling & amenity=Heating',
    'past: hostel',
  ],
  [
    'avoid motels, and hostels too, Port Adelaide, with balcony',
    'location=port-adelaide & amenity=Balcony',
    'absence: avoid motels, and hostels',
  ],
  [
    "a spa would be lovely, if no spa that's fine, hotel in Glenelg",
    'location=glenelg & type=hotel',
    "wish: spa; wish: no spa that's fine",
  ],
  [
    "if there isn't a kitchen, skip it. Prospect. 2 people",
    'location=prospect & amenity=Full kitchen|Kitchenette & guests=2',
  ],
  ['never pay for wifi again, hotel in the city', 'location=adelaide-cbd & type=hotel & amenity=Free Wi-Fi'],
  [
    "hotel that doesn't charge extra for breakfast, Norwood",
    'location=norwood & type=hotel & amenity=Breakfast included',
  ],
  ['room away from the street, and a bath', 'amenity=Bath tub', 'absence: away from the street'],
  [
    'we could do without a gym, but not without a pool',
    'amenity=Outdoor pool|Indoor pool',
    'absence: could do without a gym',
  ],
  [
    'everything is sold out in Hahndorf, Stirling then?',
    'location=stirling',
    'absence: sold out in Hahndorf',
  ],
  ['not so far to the beach, apartment for four', 'type=apartment & tag=beach & guests=4'],
  ['hotel convenient to the airport and a gym', 'type=hotel & amenity=Gym & near_airport=1'],
  [
    'Angaston town centre, b&b, fireplace',
    'type=bed-breakfast & amenity=Fireplace & near=angaston & minutes=15',
    'distance: town centre',
  ],
  ['near the train line but quiet, Unley', 'location=unley & tag=quiet', 'distance: near the train line'],
  [
    'hotel near Festival Centre, a quick walk away',
    'type=hotel & near=adelaide-festival-centre & minutes=10 & by=walk',
  ],
  [
    'aprtmnt in brghtn w prkng n blcny',
    'location=brighton & type=apartment & amenity=Free parking|Paid parking & amenity=Balcony',
  ],
  [
    'bringing our own barbecue, just need a garden, Barossa',
    'location=barossa & amenity=Garden',
    'beside: barbecue',
  ],
  [
    "bride's family, six adults, hotel in Norwood",
    "q=bride's & location=norwood & type=hotel & guests=6",
    'party: family',
  ],
];
