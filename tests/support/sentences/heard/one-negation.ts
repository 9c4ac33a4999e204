import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel in the city with a gym and breakfast, but not a hostel please',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Breakfast included|Breakfast available',
    'absence: but not a hostel',
  ],
  [
    'motel in Glenelg with parking, no pool needed',
    'location=glenelg & type=motel & amenity=Free parking|Paid parking',
    'absence: no pool',
  ],
  [
    'a quiet apartment with a balcony, not on the ground floor',
    'type=apartment & tag=quiet & amenity=Balcony',
    'absence: not on the ground floor',
  ],
  [
    'villa in McLaren Vale with pool and barbecue, no pets',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue',
    'absence: no pets',
  ],
  [
    'hotel near Rundle Mall with a lift and no shared bathroom',
    'type=hotel & amenity=Lift & near=rundle-mall & minutes=15',
    'absence: no shared bathroom',
  ],
  [
    'B&B in the Adelaide Hills with a fireplace, without kids around',
    'location=adelaide-hills & type=bed-breakfast & amenity=Fireplace',
    'absence: without kids',
  ],
  [
    'serviced apartment with a kitchen and laundry, not more than 15 minutes from the airport',
    'type=serviced-apartment & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & near_airport=1',
  ],
  [
    'resort with a spa and restaurant, anywhere but the Barossa',
    'type=resort & amenity=Spa & amenity=Restaurant',
    'absence: anywhere but the Barossa',
  ],
  [
    'Hotel with free wifi and a desk in Adelaide, not in North Adelaide',
    'type=hotel & amenity=Free Wi-Fi & amenity=Work desk',
    'absence: not in North Adelaide',
  ],
  [
    "apartment in Norwood under $200, must have parking, don't need a gym",
    'location=norwood & type=apartment & amenity=Free parking|Paid parking & max_price=199.99',
    "absence: don't need a gym",
  ],
  [
    'cheap motel with aircon, nothing near the airport',
    'type=motel & amenity=Air conditioning & max_price=150',
    'absence: nothing near the airport',
  ],
  [
    '4 star hotel with a pool and a bar, but it should not be near the beach',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Bar & stars=4',
    'absence: not be near the beach',
  ],
  [
    'hostel with a kitchen and lockers, no party hostel',
    'q=lockers & type=hostel & amenity=Shared kitchen',
    'absence: no party hostel',
  ],
  [
    'pet friendly villa with a garden, no stairs, for 5 people',
    'type=villa & amenity=Pets allowed & amenity=Garden & amenity=Step-free entrance & guests=5',
    '',
  ],
  [
    'hotel near Adelaide Oval with breakfast, not over $220',
    'type=hotel & amenity=Breakfast included|Breakfast available & max_price=220 & near=adelaide-oval & minutes=15',
  ],
  [
    'Family apartment with cot and washing machine, excluding Port Adelaide',
    'type=apartment & tag=family & amenity=Cots on request & amenity=Washing machine',
    'absence: excluding Port Adelaide',
  ],
  [
    'Hotel or motel in Brighton with sea view, but without a restaurant',
    'location=brighton & type=hotel & type=motel & amenity=Sea view',
    'absence: without a restaurant',
  ],
  [
    'romantic place with a spa, 14 to 16 February, no hostels or motels',
    'tag=romantic & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-16',
    'absence: no hostels or motels',
  ],
  [
    'Semaphore apartment for 3 adults with balcony, none with shared kitchens',
    'location=semaphore & type=apartment & amenity=Balcony & guests=3',
    'absence: none with shared kitchens',
  ],
  [
    'Hotel in Glenelg with parking and pool but not a resort, 2 nights from 4 December',
    'location=glenelg & type=hotel & amenity=Free parking|Paid parking & amenity=Outdoor pool|Indoor pool & check_in=2026-12-04 & check_out=2026-12-06',
    'absence: but not a resort',
  ],
  [
    "accessible hotel with step-free entrance, no bath, near the Women's and Children's Hospital",
    'type=hotel & amenity=Wheelchair accessible & amenity=Step-free entrance & near=womens-and-childrens-hospital & minutes=15',
    'absence: no bath',
  ],
  [
    'motel for one night tonight, free parking, pets not required',
    'type=motel & amenity=Free parking & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: pets not required',
  ],
  [
    'apartments with full kitchen and dishwasher, not studio',
    'q=dishwasher & type=apartment & amenity=Full kitchen',
    'absence: not studio',
  ],
  [
    'I want a hotel with an indoor pool, not an outdoor one, in the CBD',
    'location=adelaide-cbd & type=hotel & amenity=Indoor pool',
    'absence: not an outdoor one',
  ],
  [
    'hotel with airport shuttle, not paid parking',
    'type=hotel & amenity=Airport shuttle',
    'absence: not paid parking',
  ],
  [
    'heritage hotel in North Adelaide with breakfast included, no smoking rooms',
    'location=north-adelaide & type=hotel & tag=heritage & amenity=Breakfast included & amenity=Non-smoking rooms',
  ],
  [
    'holiday house in Henley Beach for 7, air conditioned, not right on the beach',
    'location=henley-beach & type=villa & amenity=Air conditioning & guests=7',
    'absence: not right on the beach',
  ],
  [
    'Unley or Prospect, a place with a garden and parking, we do not want a hotel',
    'location=unley|prospect & amenity=Garden & amenity=Free parking|Paid parking',
    'absence: do not want a hotel',
  ],
  [
    'somewhere in the Barossa with vineyard views, dinner on site, no dormitories',
    'location=barossa & tag=vineyard & amenity=Restaurant',
    'absence: no dormitories',
  ],
  [
    'boutique hotel with rooftop terrace, never mind the gym',
    'type=hotel & tag=boutique & amenity=Rooftop terrace',
    'absence: never mind the gym',
  ],
  [
    '5 star hotel rated 4.5+ with spa and pool, not the most expensive',
    'type=hotel & amenity=Spa & amenity=Outdoor pool|Indoor pool & stars=5 & rating=4.5',
    'absence: not the most expensive',
  ],
  [
    'business hotel with meeting rooms, no breakfast needed, 1 to 3 December',
    'type=hotel & tag=business & amenity=Meeting rooms & check_in=2026-12-01 & check_out=2026-12-03',
    'absence: no breakfast',
  ],
  [
    'cabin near Monarto Safari Park with kitchenette, no camping',
    'q=cabin & amenity=Kitchenette & near=monarto-safari-park & minutes=15',
    'absence: no camping',
  ],
  [
    'Flat in the city with washing machine and lift, no bedsits, less than $1000 a week',
    'location=adelaide-cbd & type=apartment & amenity=Washing machine & amenity=Lift & max_price=142',
    'absence: no bedsits',
  ],
  [
    'motel with ground floor room and wifi, not upstairs',
    'q=ground floor & type=motel & amenity=Free Wi-Fi',
    'absence: not upstairs',
  ],
  [
    'hotel walking distance to the Festival Centre with bar, not a pub',
    'type=hotel & amenity=Bar & near=adelaide-festival-centre & minutes=15 & by=walk',
    'absence: not a pub',
  ],
  [
    'Stay in Hahndorf with breakfast and fireplace but no dogs',
    'location=hahndorf & amenity=Breakfast included|Breakfast available & amenity=Fireplace',
    'absence: no dogs',
  ],
  [
    'serviced apartments West Beach, cot, bbq, heating, no fees',
    'location=west-beach & type=serviced-apartment & amenity=Cots on request & amenity=Barbecue & amenity=Heating',
    'absence: no fees',
  ],
  [
    "I'm after a hotel with room service and a bathtub, not a shower over the bath",
    'type=hotel & amenity=Room service & amenity=Bath tub',
    'absence: not a shower',
  ],
  [
    'quiet B&B, private bathroom, not adults only, family of 4',
    'type=bed-breakfast & tag=quiet & amenity=Private bathroom & guests=4',
    'absence: not adults only',
  ],
  [
    'a hotel with a pool or a spa, not both, near Victoria Square',
    'type=hotel & amenity=Outdoor pool|Indoor pool|Spa & near=victoria-square & minutes=15',
    'absence: not both',
  ],
  [
    'Adelaide hotel Friday night for 2 with parking under the hotel, no valet',
    'q=under & type=hotel & amenity=Free parking|Paid parking & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'absence: no valet',
  ],
  [
    'hotel in the city close to the market, no further than 10 minutes on foot',
    'location=adelaide-cbd & type=hotel & near=adelaide-central-market & minutes=10 & by=walk',
  ],
  [
    'We need kitchen, laundry and three bedrooms, no bunk beds, Glenelg',
    'q=three bedrooms & location=glenelg & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine',
    'absence: no bunk beds',
  ],
  [
    'backpackers with breakfast and bicycle storage, not mixed dorms',
    'type=hostel & amenity=Breakfast included|Breakfast available & amenity=Bicycle storage',
    'absence: not mixed dorms',
  ],
  [
    'Stirling cottage, fireplace, bath, no neighbours, Saturday to Monday',
    'q=cottage & location=stirling & amenity=Fireplace & amenity=Bath tub & check_in=2026-11-28 & check_out=2026-11-30',
    'absence: no neighbours',
  ],
  [
    "hotel with free parking and lift, but we don't want to be in Glenelg",
    'type=hotel & amenity=Free parking & amenity=Lift',
    "absence: don't want to be in Glenelg",
  ],
  [
    'long stay with work desk and wifi under $130, no minimum stay',
    'tag=long-stay & amenity=Work desk & amenity=Free Wi-Fi & max_price=129.99',
    'absence: no minimum stay',
  ],
  [
    'apartment without carpet, with air conditioning and a balcony, Mawson Lakes',
    'location=mawson-lakes & type=apartment & amenity=Air conditioning & amenity=Balcony',
    'absence: without carpet',
  ],
  [
    'hotel that is not part of a chain, with a bar and restaurant, Norwood',
    'location=norwood & type=hotel & amenity=Bar & amenity=Restaurant',
    'absence: not part of a chain',
  ],
];
