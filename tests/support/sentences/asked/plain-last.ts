import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'quiet B&B with parking and breakfast included in North Adelaide, Friday to Sunday, two adults, under $240 a night',
    'location=north-adelaide & type=bed-breakfast & tag=quiet & amenity=Free parking|Paid parking & amenity=Breakfast included & max_price=239.99 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'Is there a pet-friendly hotel with a lift near Victoria Square for the 3rd to the 6th of December?',
    'type=hotel & amenity=Pets allowed & amenity=Lift & near=victoria-square & minutes=15 & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    '3-star motel with pool in West Beach or Glenelg from $120 to $170 for a family of 4',
    'location=west-beach|glenelg & type=motel & amenity=Outdoor pool|Indoor pool & min_price=120 & max_price=170 & stars=3 & guests=4',
  ],
  [
    'serviced apartments with full kitchen and washing machine within 10 minutes by tram of Victoria Square',
    'type=serviced-apartment & amenity=Full kitchen & amenity=Washing machine & near=victoria-square & minutes=10 & by=tram',
  ],
  [
    'romantic getaway Barossa Valley 14 February, spa, vineyard, no kids',
    'location=barossa & tag=romantic & tag=vineyard & amenity=Spa & check_in=2027-02-14',
    'absence: no kids',
  ],
  [
    'budget hostel near Rundle Mall for a solo traveller tonight',
    'type=hostel & max_price=150 & near=rundle-mall & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'hotel rated at least 4.5 with rooftop terrace and bar in the CBD',
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Bar & rating=4.5',
  ],
  [
    'holiday home in Henley Beach for ten people over New Year with BBQ and air conditioning',
    'location=henley-beach & type=villa & amenity=Barbecue & amenity=Air conditioning & check_in=2026-12-31 & check_out=2027-01-01 & guests=10',
  ],
  [
    'motel without a restaurant in Prospect, free wifi',
    'location=prospect & type=motel & amenity=Free Wi-Fi',
    'absence: without a restaurant',
  ],
  [
    'step-free hotel with an accessible bathroom near the Festival Centre',
    'type=hotel & amenity=Step-free entrance & amenity=Accessible bathroom & near=adelaide-festival-centre & minutes=15',
  ],
  [
    'cottage with fireplace, garden and bath in Stirling, max 280',
    'q=cottage & location=stirling & amenity=Fireplace & amenity=Garden & amenity=Bath tub & max_price=280',
  ],
  [
    'airport hotel with shuttle, one night, 12 January',
    'type=hotel & amenity=Airport shuttle & near_airport=1 & check_in=2027-01-12 & check_out=2027-01-13',
  ],
  [
    'hotel closest to Adelaide Zoo with family rooms',
    'type=hotel & amenity=Family rooms & near=adelaide-zoo & sort=nearest',
  ],
  [
    'beachfront apartment in Brighton, sea view, 4 guests, 26 December to 2 January',
    'location=brighton & type=apartment & tag=beachfront & amenity=Sea view & check_in=2026-12-26 & check_out=2027-01-02 & guests=4',
  ],
  [
    'not in the city: motel with kitchenette under 130',
    'type=motel & amenity=Kitchenette & max_price=129.99',
    'absence: not in the city',
  ],
  [
    'long stay studio near Adelaide University, furnished, from 22 February',
    'q=furnished & type=apartment & tag=long-stay & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-22',
  ],
  [
    'two bedroom villa McLaren Vale, not more than $400, dogs welcome, next weekend',
    'q=two bedroom & location=mclaren-vale & type=villa & amenity=Pets allowed & max_price=400 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'Hahndorf hotel or motel with playground for kids',
    'location=hahndorf & type=hotel & type=motel & tag=family & amenity=Playground',
  ],
  [
    '5-star or 4-star hotel in Glenelg, cheapest first, 2 nights from Saturday',
    'location=glenelg & type=hotel & stars=4 & check_in=2026-11-28 & check_out=2026-11-30 & sort=price_low',
  ],
  [
    'EV charging, gym, workspace and late checkout, Adelaide CBD',
    'q=late checkout & location=adelaide-cbd & amenity=Electric car charging & amenity=Gym & amenity=Work desk',
  ],
  [
    'hostel or backpackers for a group of 16 from Thursday to Sunday',
    'type=hostel & check_in=2026-11-26 & check_out=2026-11-29 & guests=16',
  ],
  [
    'adelaide hills b & b, log fire, 2 nights from 10 July',
    'location=adelaide-hills & type=bed-breakfast & amenity=Fireplace & check_in=2027-07-10 & check_out=2027-07-12',
  ],
  [
    'a hotel near a hospital with a laundry, for three weeks from tomorrow',
    'type=hotel & amenity=Laundry|Washing machine & near=any-hospital & minutes=15 & check_in=2026-11-24 & check_out=2026-12-15',
  ],
  [
    'Norwood boutique hotel walking distance to The Parade',
    'location=norwood & type=hotel & tag=boutique & near=norwood-parade & minutes=15 & by=walk',
  ],
  [
    'pool and spa but no gym, resort, 4 star',
    'type=resort & amenity=Outdoor pool|Indoor pool & amenity=Spa & stars=4',
    'absence: no gym',
  ],
  [
    'top rated hotels near Central Market under $220 with breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & max_price=219.99 & near=adelaide-central-market & minutes=15 & sort=rating',
  ],
  [
    'room for one, 30 November - 4 December, Mawson Lakes, desk',
    'location=mawson-lakes & amenity=Work desk & check_in=2026-11-30 & check_out=2026-12-04 & guests=1',
  ],
  [
    'semaphore, 2 dogs, garden, off-street parking, weekend',
    'location=semaphore & amenity=Pets allowed & amenity=Garden & amenity=Free parking|Paid parking',
    'dates: weekend',
  ],
  [
    'family of 6 with grandparents (8 people) in Glenelg, lift',
    'location=glenelg & amenity=Lift',
    'party: family of 6; party: 8 people',
  ],
  [
    'conference hotel with meeting rooms and parking near the Entertainment Centre',
    'type=hotel & amenity=Meeting rooms & amenity=Free parking|Paid parking & near=adelaide-entertainment-centre & minutes=15',
  ],
  [
    'somewhere cheap and central for 2 nights from the 8th of December, 2 friends',
    'location=adelaide-cbd & max_price=150 & check_in=2026-12-08 & check_out=2026-12-10 & guests=2',
  ],
  [
    'no budget hotels, something with character in Port Adelaide',
    'location=port-adelaide',
    'absence: no budget hotels',
  ],
  [
    'luxury apartment with balcony overlooking the ocean',
    'type=apartment & amenity=Balcony & amenity=Sea view & min_price=300',
  ],
  [
    'B&B in Hahndorf, not Stirling, with private bathroom',
    'location=hahndorf & type=bed-breakfast & amenity=Private bathroom',
    'absence: not Stirling',
  ],
  [
    'apartment with cot, washing machine and lift; 2 adults + infant; Norwood or Unley; under $230',
    'location=norwood|unley & type=apartment & amenity=Cots on request & amenity=Washing machine & amenity=Lift & max_price=229.99 & guests=3',
  ],
  [
    'half an hour by tram from Glenelg Jetty at most, hotel',
    'type=hotel & near=glenelg-jetty & minutes=30 & by=tram',
  ],
  [
    'hotel with 24 hour reception, luggage storage, near bus station',
    'type=hotel & amenity=24-hour reception & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'Where can I stay in Brighton for less than 150 with my cat?',
    'location=brighton & amenity=Pets allowed & max_price=149.99',
  ],
  [
    'Sleep 6, pool, Adelaide Hills, Australia Day weekend',
    'location=adelaide-hills & amenity=Outdoor pool|Indoor pool & check_in=2027-01-23 & check_out=2027-01-26 & guests=6',
    '',
  ],
  [
    'vineyard villa with cellar door and restaurant in McLaren Vale for our honeymoon',
    'location=mclaren-vale & type=villa & tag=vineyard & tag=romantic & amenity=Cellar door tastings & amenity=Restaurant',
  ],
  [
    'hotel on the tram line with parking',
    'type=hotel & amenity=Free parking|Paid parking & near=any-tram-stop & minutes=10',
  ],
  [
    'room only, no breakfast, 4 star city hotel',
    'location=adelaide-cbd & type=hotel & stars=4',
    'absence: no breakfast',
  ],
  [
    'Adelaide Showground, 3 nights from 3 September, motel with parking for a horse float',
    'q=horse float & type=motel & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2027-09-03 & check_out=2027-09-06',
  ],
  [
    'heated indoor pool and playground, apartment, any price',
    'q=heated & type=apartment & amenity=Indoor pool & amenity=Playground',
  ],
  [
    'hotels with sea view and breakfast, best rated first, Henley Beach or Semaphore',
    'location=henley-beach|semaphore & type=hotel & amenity=Sea view & amenity=Breakfast included|Breakfast available & sort=rating',
  ],
  [
    'not too far from Adelaide Oval, 2 couples, hotel, Saturday night',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
  ],
  [
    '6 nights in an apartment hotel with gym from 1 March to 7 March',
    'type=serviced-apartment & amenity=Gym & check_in=2027-03-01 & check_out=2027-03-07',
  ],
  [
    'cheap hotel, NOT a hostel, for 1 night on Friday',
    'type=hotel & max_price=150 & check_in=2026-11-27 & check_out=2026-11-28',
    'absence: NOT a hostel',
  ],
  [
    'kitchen, quiet, near RAH, ground floor, under $150',
    'q=ground floor & tag=quiet & amenity=Full kitchen|Kitchenette & max_price=149.99 & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'wheelchair accessible resort with pool hoist and roll-in shower',
    'q=hoist & type=resort & amenity=Wheelchair accessible & amenity=Outdoor pool|Indoor pool & amenity=Accessible bathroom',
  ],
];
