import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Could you find us a motel in West Beach with a pool and a playground for two adults and two children from 4 to 8 January?',
    'location=west-beach & type=motel & amenity=Outdoor pool|Indoor pool & amenity=Playground & check_in=2027-01-04 & check_out=2027-01-08 & guests=4',
  ],
  [
    'hotel in north adelaide within 15 minutes walk of adelaide oval under $300 with parking',
    'location=north-adelaide & type=hotel & amenity=Free parking|Paid parking & max_price=299.99 & near=adelaide-oval & minutes=15 & by=walk',
  ],
  [
    'B&B with vineyard views in McLaren Vale this weekend for two',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'pet friendly apartment with balcony in Glenelg, $200-250 a night',
    'location=glenelg & type=apartment & amenity=Pets allowed & amenity=Balcony & min_price=200 & max_price=250',
  ],
  [
    '5 star hotels in the CBD sorted by price from low to high',
    'location=adelaide-cbd & type=hotel & stars=5 & sort=price_low',
  ],
  [
    'accessible hotel near Flinders Medical Centre with laundry and kitchenette',
    'type=hotel & amenity=Wheelchair accessible & amenity=Laundry|Washing machine & amenity=Kitchenette & near=flinders-medical-centre & minutes=15',
  ],
  [
    'Hostel, female traveller, Adelaide CBD, tomorrow for 3 nights, max 60',
    'location=adelaide-cbd & type=hostel & max_price=60 & check_in=2026-11-24 & check_out=2026-11-27 & guests=1',
  ],
  [
    'Group of 14 for a birthday, villa with pool and BBQ in the Barossa, 20-22 March',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-03-20 & check_out=2027-03-22 & guests=14',
  ],
  [
    'serviced apartment for a family of six with two bathrooms and a washing machine in Norwood',
    'q=two bathrooms & location=norwood & type=serviced-apartment & amenity=Washing machine & guests=6',
  ],
  [
    'cheap motel close to the airport with free shuttle for one night on 30 November',
    'type=motel & amenity=Airport shuttle & max_price=150 & near_airport=1 & check_in=2026-11-30 & check_out=2026-12-01',
  ],
  [
    'Quiet, romantic, fireplace, Stirling, next weekend, not a hotel',
    'location=stirling & tag=quiet & tag=romantic & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06',
    'absence: not a hotel',
  ],
  [
    'apartments between 10 and 20 minutes from Rundle Mall by tram',
    'type=apartment & near=rundle-mall & minutes=20 & by=tram',
  ],
  [
    'Semaphore beachfront apartment sleeping 5 for a week from 2 January',
    'location=semaphore & type=apartment & tag=beachfront & check_in=2027-01-02 & check_out=2027-01-09 & guests=5',
  ],
  [
    'hotel with gym and indoor swimming pool in Adelaide city for Thursday night',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Indoor pool & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'Heritage pub hotel in Port Adelaide, live music nearby',
    'q=pub live music & location=port-adelaide & type=hotel & tag=heritage',
  ],
  [
    'anything under $110 near the Showground in September',
    'max_price=109.99 & near=adelaide-showground & minutes=15',
    'dates: in September',
  ],
  [
    'four adults, two rooms, Hahndorf, 15 May to 17 May',
    'location=hahndorf & check_in=2027-05-15 & check_out=2027-05-17 & guests=4',
    'rooms: two rooms',
  ],
  [
    'Brighton, dog, garden, self-contained',
    'location=brighton & tag=self-contained & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'nearest accommodation to Lyell McEwin Hospital for 3 people',
    'near=lyell-mcewin-hospital & guests=3 & sort=nearest',
  ],
  [
    'non smoking apartment with lift, bath and city views',
    'type=apartment & amenity=Non-smoking rooms & amenity=Lift & amenity=Bath tub & amenity=City view',
  ],
  [
    'luxury B&B Adelaide Hills with breakfast and spa for our anniversary on 6 February',
    'location=adelaide-hills & type=bed-breakfast & amenity=Breakfast included|Breakfast available & amenity=Spa & min_price=300 & check_in=2027-02-06',
  ],
  [
    'resort or villa near the sea with pool, at least 4 stars',
    'type=resort & type=villa & tag=beach & amenity=Outdoor pool|Indoor pool & stars=4',
  ],
  [
    'hotel 4 stars and above, rated 4 and above, below 280',
    'type=hotel & max_price=279.99 & stars=4 & rating=4',
  ],
  [
    'West Beach or Henley Beach or Grange, kitchen, 2 adults',
    'location=west-beach|henley-beach & amenity=Full kitchen|Kitchenette & guests=2',
    'either: Grange',
  ],
  ['Where can a group of eight stay together in Glenelg?', 'location=glenelg & guests=8'],
  [
    'Room service, 24-hour reception, late bar: hotel in the city',
    'q=late & location=adelaide-cbd & type=hotel & amenity=Room service & amenity=24-hour reception & amenity=Bar',
  ],
  [
    'hostel with common room, shared kitchen and tour desk',
    'type=hostel & amenity=Common room & amenity=Shared kitchen & amenity=Tour desk',
  ],
  [
    'apartment for my parents in Unley with a lift, no steps',
    'location=unley & type=apartment & amenity=Lift & amenity=Step-free entrance',
    '',
  ],
  [
    'Wine tasting weekend in the Barossa, cellar door on site, two couples',
    'q=Wine tasting weekend & location=barossa & amenity=Cellar door tastings & guests=4',
  ],
  [
    'near Adelaide Botanic Garden, paid parking fine, 4 star',
    'q=paid parking fine & stars=4 & near=adelaide-botanic-garden & minutes=15',
  ],
  [
    'stay for the AFL at Adelaide Oval, Friday 3 April 2027',
    'near=adelaide-oval & minutes=15 & check_in=2027-04-03',
  ],
  ['hotel with heated pool', 'q=heated & type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    'is there a hotel with electric vehicle charging in Hahndorf or Mount Barker?',
    'type=hotel & amenity=Electric car charging',
    'either: Hahndorf; either: Mount Barker',
  ],
  [
    'twin share hostel near the bus station, arriving 28 Nov, leaving 1 Dec',
    'type=hostel & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-28 & check_out=2026-12-01 & guests=2',
  ],
  [
    'a fortnight in Henley Beach from 9 January, long-stay discount',
    'location=henley-beach & check_in=2027-01-09 & check_out=2027-01-23',
    'terms: long-stay discount',
  ],
  [
    'me, my partner and our baby: apartment, cot, bath, Norwood',
    'location=norwood & type=apartment & amenity=Cots on request & amenity=Bath tub & guests=3',
  ],
  [
    'boutique hotel with rooftop bar for a hens night, 8 girls, 12 December',
    'type=hotel & tag=boutique & amenity=Rooftop terrace & amenity=Bar & check_in=2026-12-12 & guests=8',
  ],
  [
    'student accommodation near Flinders University, weekly rates, desk',
    'amenity=Work desk & near=flinders-university & minutes=15',
    'terms: weekly rates',
  ],
  [
    'motel with connecting rooms for a family of 7 in Prospect',
    'location=prospect & type=motel & amenity=Family rooms & guests=7',
  ],
  [
    'under 300 dollars for the long weekend in January, Glenelg',
    'location=glenelg & max_price=299.99',
    'dates: for the long weekend; dates: in January',
  ],
  [
    'a quiet spot away from the city with a fireplace',
    'tag=quiet & amenity=Fireplace',
    'absence: away from the city',
  ],
  [
    'Tram to the city, beach within walking distance, two nights from 1 December',
    'near=any-beach & minutes=15 & by=walk & check_in=2026-12-01 & check_out=2026-12-03',
    'landmarks: Tram to the city',
  ],
  [
    'all hotels with a spa, pool, gym, bar and restaurant',
    'type=hotel & amenity=Spa & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Bar & amenity=Restaurant',
  ],
  [
    'hotel or motel, Prospect or North Adelaide, up to 160',
    'location=prospect|north-adelaide & type=hotel & type=motel & max_price=160',
  ],
  [
    'garden, barbecue and playground for the kids, Brighton villa',
    'location=brighton & type=villa & tag=family & amenity=Garden & amenity=Barbecue & amenity=Playground',
  ],
  [
    'stay 3 get 1 free, serviced apartments CBD',
    'q=3 get 1 free & location=adelaide-cbd & type=serviced-apartment',
  ],
  [
    'late checkout, breakfast in bed, spa, Glenelg hotel with sea view',
    'q=late checkout & location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Spa & amenity=Sea view',
  ],
  [
    'hotel within 1.5 km of the Convention Centre',
    'type=hotel & near=festival-plaza & minutes=24 & by=walk',
    '',
  ],
  [
    'hotel for 3 nights after Christmas from 27th, two people, Henley',
    'location=henley-beach & type=hotel & check_in=2026-12-27 & check_out=2026-12-30 & guests=2',
    'dates: after Christmas',
  ],
];
