import type { Row } from './row';

export const rows: readonly Row[] = [
  [
    'can i bring my dog to a motel in port adelaide tonight',
    'location=port-adelaide & type=motel & amenity=Pets allowed & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  ['we want a spa but no pool', 'amenity=Spa', 'absence: no pool'],
  ['somewhere near the beach that isn’t a hotel', 'tag=beach', 'absence: isn’t a hotel'],
  [
    '3 nights b&b stirling from 18/12 for 2 adults, not over 220 a night',
    'location=stirling & type=bed-breakfast & max_price=220 & check_in=2026-12-18 & check_out=2026-12-21 & guests=2',
  ],
  [
    'serviced apt w/ gym and laundry, cbd, 2 weeks from 4 jan',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Gym & amenity=Laundry|Washing machine & check_in=2027-01-04 & check_out=2027-01-18',
  ],
  [
    'hotels near Adelaide Oval this saturday night for 3',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=3',
  ],
  [
    'a room with a bathtub and a balcony, no more than 10 minutes walk from rundle mall',
    'amenity=Bath tub & amenity=Balcony & near=rundle-mall & minutes=10 & by=walk',
  ],
  ['hostels without curfew under 50 bucks', 'type=hostel & max_price=49.99', 'absence: without curfew'],
  ['non smoking hotel no kids', 'type=hotel & amenity=Non-smoking rooms', 'absence: no kids'],
  [
    'family-friendly resort with kids pool and playground in West Beach',
    'location=west-beach & type=resort & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground',
  ],
  [
    '4-star minimum, lift, wheelchair accessible, north tce',
    'q=north tce & amenity=Lift & amenity=Wheelchair accessible & stars=4',
  ],
  ['accommodation for 7 people near Marion', 'near=westfield-marion & minutes=15 & guests=7'],
  [
    'something romantic in McLaren Vale, fireplace, spa bath, under 400 for valentines day',
    'location=mclaren-vale & tag=romantic & amenity=Fireplace & amenity=Spa & max_price=399.99 & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'dec 30 - jan 2, glenelg, 2 adults',
    'location=glenelg & check_in=2026-12-30 & check_out=2027-01-02 & guests=2',
  ],
  [
    'one bedroom apartment norwood long stay',
    'q=one bedroom & location=norwood & type=apartment & tag=long-stay',
  ],
  [
    'cheap hotel but not a hostel near the airport with shuttle',
    'type=hotel & amenity=Airport shuttle & max_price=150 & near_airport=1',
    'absence: but not a hostel',
  ],
  [
    'b&b hahndorf 14 feb 2 nights',
    'location=hahndorf & type=bed-breakfast & check_in=2027-02-14 & check_out=2027-02-16',
  ],
  [
    '5 star hotel or resort with a gym or pool',
    'type=hotel & type=resort & amenity=Gym|Outdoor pool|Indoor pool & stars=5',
  ],
  ['pets welcome, fenced yard', 'q=fenced & amenity=Pets allowed & amenity=Garden'],
  ['no smoking, no pets, no shoes', 'amenity=Non-smoking rooms', 'absence: no pets; absence: no shoes'],
  [
    'between 120 and 180 per night in Prospect with free parking and wifi',
    'location=prospect & amenity=Free parking & amenity=Free Wi-Fi & min_price=120 & max_price=180',
  ],
  [
    'adelaide hills cottage without neighbours',
    'q=cottage & location=adelaide-hills',
    'absence: without neighbours',
  ],
  [
    'motels semaphore max $140 fri sat',
    'location=semaphore & type=motel & max_price=140 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  ['from the 3rd of january until the 6th', 'check_in=2027-01-03 & check_out=2027-01-06'],
  [
    'two nights, arriving on the 11th of december, two people',
    'check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  ['not on the ground floor', '', 'absence: not on the ground floor'],
  [
    'queen bed, desk, quiet, under 180, near uni of adelaide',
    'q=queen bed & tag=quiet & amenity=Work desk & max_price=179.99 & near=adelaide-university-north-terrace & minutes=15',
  ],
  [
    'self contained with a full kitchen for a family of 6 in Brighton',
    'location=brighton & tag=self-contained & amenity=Full kitchen & guests=6',
  ],
  [
    'beach house semaphore sleeps 8 pets',
    'location=semaphore & type=villa & tag=beach & amenity=Pets allowed & guests=8',
  ],
  [
    'is there anything cheap in glenelg over christmas',
    'location=glenelg & max_price=150 & check_in=2026-12-24 & check_out=2026-12-26',
  ],
  [
    'anything left for new years eve with a view of the sea',
    'amenity=Sea view & check_in=2026-12-31 & check_out=2027-01-01',
  ],
];
