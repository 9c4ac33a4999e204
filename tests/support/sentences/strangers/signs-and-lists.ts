import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['we would not like to miss a gym', 'amenity=Gym'],
  ['good fri to easter mon in the barossa', 'location=barossa & check_in=2027-03-26 & check_out=2027-03-29'],
  ['easter sat and sun nights, stirling', 'location=stirling & check_in=2027-03-27 & check_out=2027-03-29'],
  ['do not want a motel in unley', 'location=unley', 'absence: do not want a motel'],
  [
    'we do not need parking, hotel in norwood',
    'location=norwood & type=hotel',
    'absence: do not need parking',
  ],
  ['cannot afford more than $120, norwood', 'location=norwood & max_price=120'],
  ["there's no way I am staying in a hostel", '', 'absence: no way I am staying in a hostel'],
  ['not a chance I am paying over 180 for a motel', 'type=motel & max_price=180'],
  ['if you do not have a pool we will go elsewhere', 'amenity=Outdoor pool|Indoor pool'],
  [
    'hotel w/ pool and w/ breakfast in glenelg',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available',
  ],
  ['travelling w/ 2 colleagues, city', 'location=adelaide-cbd & guests=3'],
  ['hotel, parking A$25 a night', 'type=hotel & amenity=Free parking|Paid parking', 'amount: A$25 a night'],
  ['A$150 - A$250 apartment', 'type=apartment & min_price=150 & max_price=250'],
  ['AUD 120-AUD 160 motel norwood', 'location=norwood & type=motel & min_price=120 & max_price=160'],
  ['3* max A$170', 'max_price=170 & stars=3'],
  ['hotel dec 2 adults', 'type=hotel & guests=2', 'dates: dec'],
  ['apartment feb long stay', 'type=apartment & tag=long-stay', 'dates: feb'],
  ['a kid friendly hotel in west beach', 'location=west-beach & type=hotel & tag=family'],
  ['a child friendly apartment', 'type=apartment & tag=family'],
  ['b&b in the hahndorf area with a garden', 'location=hahndorf & type=bed-breakfast & amenity=Garden'],
  [
    'the Glenelg area with a pool and restaurant',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Restaurant',
  ],
  ['for two somewhere in hahndorf', 'location=hahndorf & guests=2'],
  ['hotel for two friday night', 'type=hotel & check_in=2026-11-27 & check_out=2026-11-28 & guests=2'],
  ['for 2 $200 max norwood', 'location=norwood & max_price=200 & guests=2'],
  [
    'motel under $250 for 3 nights from 10 January',
    'type=motel & check_in=2027-01-10 & check_out=2027-01-13',
    'amount: under $250',
  ],
  ['accommodation: $150-250, unley', 'location=unley & min_price=150 & max_price=250'],
  ['rooms: 120ish a night, norwood', 'location=norwood & max_price=138'],
  ['hotel 200-300. glenelg', 'location=glenelg & type=hotel & min_price=200 & max_price=300'],
  ['show me a hotel in unley on friday', 'location=unley & type=hotel & check_in=2026-11-27'],
  [
    'Could you show me anything in Norwood or Unley with a washing machine?',
    'location=norwood|unley & amenity=Washing machine',
  ],
  [
    'hotel near the oval. No motels please. 2 adults. Thanks!',
    'type=hotel & near=adelaide-oval & minutes=15 & guests=2',
    'absence: No motels',
  ],
  [
    '1. Glenelg 2. pool 3. under $200',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=199.99',
  ],
  ['1) quiet 2) no pets 3) kitchen', 'tag=quiet & amenity=Full kitchen|Kitchenette', 'absence: no pets'],
  [
    'b&b in Stirling - 5 - 8 March - 2 people',
    'location=stirling & type=bed-breakfast & check_in=2027-03-05 & check_out=2027-03-08 & guests=2',
  ],
  [
    'Hotel • Glenelg • 2 adults • pool',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  ['pool | gym | no smoking', 'amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Non-smoking rooms'],
  ['no pets; pool; 2 adults', 'amenity=Outdoor pool|Indoor pool & guests=2', 'absence: no pets'],
  [
    'hi, could you recommend a king bed pleasea hostel 10 min walk to the oval for two mid January with air con',
    'q=king bed pleasea & type=hostel & amenity=Air conditioning & near=adelaide-oval & minutes=10 & by=walk & guests=2',
    'dates: mid January',
  ],
  [
    'beachfront accommodation for 4 maximum 175 in the Brighton area on 24 December',
    'location=brighton & tag=beachfront & max_price=175 & check_in=2026-12-24 & guests=4',
  ],
  [
    'five-star holiday house for 4 a short walk from the Central Market',
    'type=villa & stars=5 & near=adelaide-central-market & minutes=10 & by=walk & guests=4',
  ],
  [
    'kid friendly hotel for 4 must allow dogs close to Glenelg Jetty arriving Monday leaving Thursday',
    'type=hotel & tag=family & amenity=Pets allowed & near=glenelg-jetty & minutes=15 & check_in=2026-11-23 & check_out=2026-11-26 & guests=4',
  ],
  [
    'a self-contained b&b for no more than $220 per night for a week from 2 January',
    'type=bed-breakfast & tag=self-contained & max_price=220 & check_in=2027-01-02 & check_out=2027-01-09',
  ],
  [
    'top rated hotel 2 adults 1 child with a spa under $250 for a week from 2 January',
    'type=hotel & amenity=Spa & check_in=2027-01-02 & check_out=2027-01-09 & guests=3 & sort=rating',
    'amount: under $250',
  ],
  [
    'a top rated hostel in March 10 min walk to the oval',
    'type=hostel & near=adelaide-oval & minutes=10 & by=walk & sort=rating',
    'dates: in March',
  ],
  [
    'apartment for two we want a balcony, Semaphore',
    'location=semaphore & type=apartment & amenity=Balcony & guests=2',
  ],
  ['we are 4 checking in on 8 Feb for 3 nights', 'check_in=2027-02-08 & check_out=2027-02-11 & guests=4'],
  ['motel < $140 for two, unley', 'location=unley & type=motel & max_price=139.99 & guests=2'],
];
