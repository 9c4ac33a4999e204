import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Could you tell me which motels in Glenelg have family rooms and a pool for the 2nd to the 9th of January?',
    'location=glenelg & type=motel & amenity=Family rooms & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09',
  ],
  [
    "My partner's in a wheelchair: roll in shower, near the beach, ground floor, 3 nights from 15 Feb, max $220",
    "q=partner's ground floor & tag=beach & amenity=Wheelchair accessible & amenity=Accessible bathroom & max_price=220 & check_in=2027-02-15 & check_out=2027-02-18",
  ],
  [
    "one adult, one child, cheap room near Women's & Children's Hospital, from Monday 30 Nov for 5 nights",
    'max_price=150 & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-11-30 & check_out=2026-12-05 & guests=2',
  ],
  [
    'hotel with an airport shuttle, 24 hour reception and breakfast, Sunday 6 December, 1 night',
    'type=hotel & amenity=Airport shuttle & amenity=24-hour reception & amenity=Breakfast included|Breakfast available & check_in=2026-12-06 & check_out=2026-12-07',
  ],
  [
    'vineyard cottage for four in McLaren Vale with outdoor fire pit and spa, first weekend in February',
    'q=cottage outdoor fire pit & location=mclaren-vale & tag=vineyard & amenity=Spa & check_in=2027-02-05 & check_out=2027-02-07 & guests=4',
  ],
  [
    'anywhere in Norwood for $150 or less with a kitchen, Tuesday to Friday next week',
    'location=norwood & amenity=Full kitchen|Kitchenette & max_price=150 & check_in=2026-12-01 & check_out=2026-12-04',
  ],
  [
    'Can I stay close to Adelaide Zoo with two dogs? Two adults, budget $180',
    'amenity=Pets allowed & max_price=180 & near=adelaide-zoo & minutes=15 & guests=2',
  ],
  [
    'not a hotel, not in the city: a self contained place by the sea for 6, Christmas',
    'tag=self-contained & tag=beach & check_in=2026-12-24 & check_out=2026-12-26 & guests=6',
    'absence: not a hotel; absence: not in the city',
  ],
  [
    '3.5 stars or more, gym, pool, near Victoria Square',
    'amenity=Gym & amenity=Outdoor pool|Indoor pool & stars=4 & near=victoria-square & minutes=15',
    '',
  ],
  [
    'boutique hotel with a bath in the room, adelaide cbd, friday 29 jan, under 320',
    'location=adelaide-cbd & type=hotel & tag=boutique & amenity=Bath tub & max_price=319.99 & check_in=2027-01-29',
  ],
  [
    "we're two couples and a baby heading to the Barossa for the Vintage Festival, 2-4 April 2027, spa",
    'q=Vintage Festival & location=barossa & amenity=Spa & check_in=2027-04-02 & check_out=2027-04-04 & guests=5',
  ],
  [
    'somewhere cheap for tonight only, north adelaide, room for a cello',
    'q=cello & location=north-adelaide & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'is there a hotel in henley beach with sea views and no minimum stay for this saturday?',
    'location=henley-beach & type=hotel & amenity=Sea view & check_in=2026-11-28',
    'absence: no minimum stay',
  ],
  [
    'Ground floor apartment or one with a lift, Brighton, 8-12 Feb, two seniors',
    'q=Ground floor & location=brighton & type=apartment & check_in=2027-02-08 & check_out=2027-02-12 & guests=2',
    'either: lift',
  ],
  [
    'hostel under fifty dollars with free breakfast and a common room',
    'type=hostel & amenity=Breakfast included & amenity=Common room & max_price=49.99',
  ],
  [
    'five nights from the 1st of February near UniSA Mawson Lakes, desk, wifi',
    'location=mawson-lakes & amenity=Work desk & amenity=Free Wi-Fi & check_in=2027-02-01 & check_out=2027-02-06',
  ],
  [
    'Glenelg, 20–23 Dec, 2A+2C, pool, BBQ, <$300',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & max_price=299.99 & check_in=2026-12-20 & check_out=2026-12-23 & guests=4',
  ],
  [
    'need to be within a 10 minute walk of the Convention Centre or Adelaide Railway Station, hotel, Feb 16-19',
    'type=hotel & check_in=2027-02-16 & check_out=2027-02-19',
    'either: within a 10 minute walk of the Convention Centre; either: Adelaide Railway Station',
  ],
  [
    'a week by the beach for a single mum and three kids on a tight budget, January',
    'tag=beach & max_price=150 & guests=4',
    'dates: a week; dates: January',
  ],
  [
    'spa hotel adelaide hills dog friendly 4 star',
    'location=adelaide-hills & type=hotel & amenity=Spa & amenity=Pets allowed & stars=4',
  ],
  [
    'romantic dinner and a room with a view of the city lights, under $250, 14 Feb',
    'q=dinner lights & tag=romantic & amenity=City view & max_price=249.99 & check_in=2027-02-14',
  ],
  [
    "accommodation in Unley that isn't a motel, has laundry, and costs between $120 and $170",
    'location=unley & amenity=Laundry|Washing machine & min_price=120 & max_price=170',
    "absence: isn't a motel",
  ],
  [
    "Where's the best rated B&B in the Adelaide Hills that takes dogs?",
    'location=adelaide-hills & type=bed-breakfast & amenity=Pets allowed & sort=rating',
  ],
  [
    'must be quiet (light sleeper), double glazing, not near the tram, Glenelg, 11-13 Dec',
    'q=double glazing & location=glenelg & tag=quiet & check_in=2026-12-11 & check_out=2026-12-13',
    'beside: light sleeper; absence: not near the tram',
  ],
  [
    'looking for a 2 bedroom holiday rental in semaphore w/ washing machine & fenced yard 4 our staffy, 3-10 jan',
    'q=2 bedroom fenced & location=semaphore & type=villa & amenity=Washing machine & amenity=Garden & amenity=Pets allowed & check_in=2027-01-03 & check_out=2027-01-10',
  ],
  [
    "five-star hotel, king bed, rooftop bar, airport transfer, New Year's Eve, money's no object",
    'q=king bed & type=hotel & amenity=Rooftop terrace & amenity=Bar & amenity=Airport shuttle & stars=5 & check_in=2026-12-31 & check_out=2027-01-01',
    "amount: money's no object",
  ],
  [
    'Hotel in Adelaide for 1 person from 7 to 11 December with breakfast and gym for max 190 AUD per night',
    'type=hotel & amenity=Breakfast included|Breakfast available & amenity=Gym & max_price=190 & check_in=2026-12-07 & check_out=2026-12-11 & guests=1',
  ],
  ['some place like Hahndorf but quieter', 'tag=quiet', 'either: Hahndorf'],
  [
    'stay near the oval but nowhere near a pub, 2 nights, 5 Dec',
    'near=adelaide-oval & minutes=15 & check_in=2026-12-05 & check_out=2026-12-07',
    'absence: nowhere near a pub',
  ],
  [
    'an apartment instead of a hotel room, in the CBD, with a balcony, for three',
    'location=adelaide-cbd & type=apartment & amenity=Balcony & guests=3',
    'absence: instead of a hotel',
  ],
];
