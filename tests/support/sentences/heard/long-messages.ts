import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Hi, my husband and I are planning a trip to Adelaide from 14 to 19 January and would like a quiet hotel in North Adelaide with parking, breakfast and a good gym, not more than 250 dollars a night',
    'location=north-adelaide & type=hotel & tag=quiet & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & amenity=Gym & max_price=250 & check_in=2027-01-14 & check_out=2027-01-19 & guests=2',
  ],
  [
    'We are a family of five with a baby and are looking for a self-contained apartment in Glenelg close to the beach, with a washing machine, a cot and a balcony, for a week starting on Saturday 9 January',
    'location=glenelg & type=apartment & tag=self-contained & tag=beach & amenity=Washing machine & amenity=Cots on request & amenity=Balcony & check_in=2027-01-09 & check_out=2027-01-16 & guests=5',
    'party: a baby',
  ],
  [
    "Four friends in their sixties who like wine and good food, we don't want stairs or anything noisy, four bedrooms would be perfect, McLaren Vale, 20 to 23 February, up to 600 a night in total",
    'q=wine and good food four bedrooms & location=mclaren-vale & max_price=600 & check_in=2027-02-20 & check_out=2027-02-23 & guests=4',
    "absence: don't want stairs or anything noisy",
  ],
  [
    "My elderly parents are coming from Perth for my daughter's graduation at Flinders University on 11 December and need a motel close by with no steps, an easy shower and a restaurant on site or nearby",
    'q=easy shower & type=motel & amenity=Step-free entrance & near=flinders-university & minutes=15 & check_in=2026-12-11',
    "beside: daughter's graduation; distance: restaurant on site",
  ],
  [
    "We have a dog, two kids under six and a caravan we won't be using, so we want a pet friendly house with a fenced yard anywhere between Semaphore and Henley Beach for the first week of January",
    'q=caravan fenced between Semaphore and Henley Beach & type=villa & amenity=Pets allowed & amenity=Garden',
    "party: two kids under six; absence: won't be using; dates: for the first week of January",
  ],
  [
    "I'd like to book a room for one person for one night, this coming Friday, as close as possible to the Adelaide Entertainment Centre because the concert finishes late and I don't want to drive",
    'q=concert finishes late & near=adelaide-entertainment-centre & check_in=2026-11-27 & check_out=2026-11-28 & guests=1 & sort=nearest',
    "absence: don't want to drive",
  ],
  [
    'Our tour group of 18 cyclists needs secure bike storage, an early breakfast and twin rooms in Hahndorf or Stirling on Thursday 21 January, and we are happy with motels, pubs or hostels',
    'q=twin & location=hahndorf|stirling & type=motel & type=hostel & amenity=Bicycle storage & amenity=Breakfast included|Breakfast available & check_in=2027-01-21 & guests=18',
    'hour: early; either: pubs',
  ],
  [
    "I'm travelling alone and feel safer in a small guest house than in a hostel, so please something in Norwood or Unley under 160 with its own bathroom from 3 to 6 December",
    'q=safer & location=norwood|unley & type=bed-breakfast & amenity=Private bathroom & max_price=159.99 & check_in=2026-12-03 & check_out=2026-12-06 & guests=1',
    'absence: than in a hostel',
  ],
  [
    'we used to stay in Brighton every year but this time we want to try Semaphore or Port Adelaide, ground floor apartment with sea view, dog allowed, second week of February, two adults and a teenager',
    'q=ground floor & location=semaphore|port-adelaide & type=apartment & amenity=Sea view & amenity=Pets allowed & guests=3',
    'past: we used to stay in Brighton every year; dates: second week of February',
  ],
  [
    'The company pays up to 190 per night including breakfast, I need a hotel with late check-in on Tuesday 1 December and leave on Friday the 4th, walking distance to Victoria Square, gym if possible',
    'q=late check-in & type=hotel & amenity=Breakfast included & amenity=Gym & max_price=190 & near=victoria-square & minutes=15 & by=walk & check_in=2026-12-01 & check_out=2026-12-04',
    'terms: The company pays',
  ],
  [
    'We hated the hostel we had in Melbourne, so no dorms and no shared bathrooms this time, just a clean cheap motel with parking near the tram so we can get into the city, 2 people 2 nights',
    'q=Melbourne & type=motel & amenity=Free parking|Paid parking & max_price=150 & near=any-tram-stop & minutes=10 & guests=2',
    'absence: hated the hostel; absence: no dorms; absence: no shared bathrooms; distance: the city; dates: 2 nights',
  ],
  [
    'Two couples sharing a villa with a pool and barbecue in Glenelg or Henley over New Year, arriving on 30 December and leaving on 3 January, at most 700 dollars per night for the whole house',
    'location=glenelg|henley-beach & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & max_price=700 & check_in=2026-12-30 & check_out=2027-01-03 & guests=4',
  ],
  [
    'Hello, is there any accommodation in the Adelaide Hills with a log fire, a bath tub and breakfast where small dogs are welcome, for the weekend of the 12th of December, only my partner and me',
    'location=adelaide-hills & amenity=Fireplace & amenity=Bath tub & amenity=Breakfast included|Breakfast available & amenity=Pets allowed & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  [
    'Thinking of Hahndorf for a girls weekend, six of us, 5th to 7th Feb, cottage with a big kitchen and outdoor spa, walk to the main street, no early checkout and definitely not a motel',
    'q=cottage main street & location=hahndorf & amenity=Full kitchen|Kitchenette & amenity=Spa & check_in=2027-02-05 & check_out=2027-02-07 & guests=6',
    'absence: no early checkout and definitely; absence: not a motel',
  ],
  [
    'My budget is tight, about 80 dollars a night, so a hostel or simple motel is fine as long as it has a kitchen, lockers and is near the bus station, from tomorrow until Sunday',
    'q=tight lockers & type=hostel & type=motel & amenity=Full kitchen|Kitchenette|Shared kitchen & max_price=92 & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-24 & check_out=2026-11-29',
    'amount: budget',
  ],
  [
    'Somewhere romantic but not over the top, a hotel rather than a bed and breakfast, with a rooftop bar and room service, in the city, on Saturday 13 February for one night, rated 4.5 or more',
    'location=adelaide-cbd & type=hotel & tag=romantic & amenity=Rooftop terrace & amenity=Bar & amenity=Room service & rating=4.5 & check_in=2027-02-13 & check_out=2027-02-14',
    'absence: but not over the top; absence: rather than a bed and breakfast',
  ],
];
