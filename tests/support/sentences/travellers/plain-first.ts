import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel in Glenelg with a pool for 2 adults, 12 to 15 December',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2026-12-12 & check_out=2026-12-15 & guests=2',
  ],
  [
    'pet friendly motel in Brighton under $180 a night',
    'location=brighton & type=motel & amenity=Pets allowed & max_price=179.99',
  ],
  [
    '4 star hotel in the CBD with breakfast included',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included & stars=4',
  ],
  [
    'romantic cottage in Stirling with a fireplace',
    'q=cottage & location=stirling & tag=romantic & amenity=Fireplace',
  ],
  [
    'two bedroom apartment in North Adelaide with a balcony',
    'q=two bedroom & location=north-adelaide & type=apartment & amenity=Balcony',
  ],
  [
    'cheap hostel near Adelaide Railway Station',
    'type=hostel & max_price=150 & near=adelaide-railway-station & minutes=15',
  ],
  [
    'serviced apartment in Mawson Lakes with a kitchen and washing machine',
    'location=mawson-lakes & type=serviced-apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine',
  ],
  [
    'B&B in Hahndorf for our anniversary, 5 December, one night',
    'location=hahndorf & type=bed-breakfast & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'beachfront apartment in Henley Beach for four people',
    'location=henley-beach & type=apartment & tag=beachfront & guests=4',
  ],
  ['resort with a gym and a spa', 'type=resort & amenity=Gym & amenity=Spa'],
  [
    'hotel within walking distance of Adelaide Oval',
    'type=hotel & near=adelaide-oval & minutes=15 & by=walk',
  ],
  ['motel near the airport with a shuttle', 'type=motel & amenity=Airport shuttle & near_airport=1'],
  ['holiday house in McLaren Vale that sleeps 6', 'location=mclaren-vale & type=villa & guests=6'],
  [
    'quiet bed and breakfast in the Barossa Valley, max $300',
    'location=barossa & type=bed-breakfast & tag=quiet & max_price=300',
  ],
  [
    'wheelchair accessible hotel near Flinders Medical Centre',
    'type=hotel & amenity=Wheelchair accessible & near=flinders-medical-centre & minutes=15',
  ],
  [
    'Hotel in Adelaide city with free parking and wifi',
    'location=adelaide-cbd & type=hotel & amenity=Free parking & amenity=Free Wi-Fi',
  ],
  [
    'family room in Glenelg this weekend',
    'location=glenelg & amenity=Family rooms & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'apartments in Norwood between $150 and $220 per night',
    'location=norwood & type=apartment & min_price=150 & max_price=220',
  ],
  [
    '5 star hotel with city view and room service',
    'type=hotel & amenity=City view & amenity=Room service & stars=5',
  ],
  ['boutique hotel in Unley or Norwood', 'location=unley|norwood & type=hotel & tag=boutique'],
  [
    'place to stay in Semaphore with a sea view for three nights from 10 January',
    'location=semaphore & amenity=Sea view & check_in=2027-01-10 & check_out=2027-01-13',
  ],
  [
    'motel with parking in Prospect tonight',
    'location=prospect & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'self-contained apartment for a family of four in West Beach',
    'location=west-beach & type=apartment & tag=self-contained & guests=4',
  ],
  [
    'hotel with a work desk and gym for a business trip',
    'type=hotel & tag=business & amenity=Work desk & amenity=Gym',
  ],
  [
    'vineyard stay in the Barossa with cellar door tastings',
    'location=barossa & tag=vineyard & amenity=Cellar door tastings',
  ],
  ['heritage hotel in Port Adelaide', 'location=port-adelaide & type=hotel & tag=heritage'],
  [
    'hotel with an indoor pool, 2 adults and 2 children, 28 to 31 December',
    'type=hotel & amenity=Indoor pool & check_in=2026-12-28 & check_out=2026-12-31 & guests=4',
  ],
  [
    'hotels near Adelaide Central Market under $200',
    'type=hotel & max_price=199.99 & near=adelaide-central-market & minutes=15',
  ],
  [
    'accommodation near the Royal Adelaide Hospital for one person',
    'near=royal-adelaide-hospital & minutes=15 & guests=1',
  ],
  [
    'luxury hotel in Adelaide CBD with a rooftop terrace',
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & min_price=300',
  ],
  [
    'villa in the Adelaide Hills with a pool and a barbecue',
    'location=adelaide-hills & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue',
  ],
  [
    'motel in Glenelg with a bath tub and air conditioning',
    'location=glenelg & type=motel & amenity=Bath tub & amenity=Air conditioning',
  ],
  [
    'hostel with a shared kitchen and a common room',
    'type=hostel & amenity=Shared kitchen & amenity=Common room',
  ],
  [
    '10 minutes walk from Rundle Mall, under $250',
    'max_price=249.99 & near=rundle-mall & minutes=10 & by=walk',
  ],
  ['20 minutes by tram from Adelaide Oval', 'near=adelaide-oval & minutes=20 & by=tram'],
  ['hotel nearest to the Adelaide Convention Centre', 'type=hotel & near=festival-plaza & sort=nearest'],
  [
    'hotel near Adelaide Zoo for 2 adults and 1 child',
    'type=hotel & near=adelaide-zoo & minutes=15 & guests=3',
  ],
  [
    'apartment near the University of Adelaide, long stay',
    'type=apartment & tag=long-stay & near=adelaide-university-north-terrace & minutes=15',
  ],
  ['hotel with EV charger in Glenelg', 'location=glenelg & type=hotel & amenity=Electric car charging'],
  [
    'hotel near Glenelg Jetty with a restaurant and a bar',
    'type=hotel & amenity=Restaurant & amenity=Bar & near=glenelg-jetty & minutes=15',
  ],
  [
    'cosy cottage in Hahndorf for two, Friday to Sunday',
    'q=cottage & location=hahndorf & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'dog friendly accommodation in the Barossa under $220 next weekend',
    'location=barossa & amenity=Pets allowed & max_price=219.99 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    "I need a hotel in Adelaide for New Year's Eve, 2 people",
    'type=hotel & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'Looking for a motel with wifi and parking in Mawson Lakes, 14-18 December',
    'location=mawson-lakes & type=motel & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & check_in=2026-12-14 & check_out=2026-12-18',
  ],
  [
    'vacation rental in Glenelg with a washer and a full kitchen',
    'location=glenelg & type=villa & amenity=Washing machine & amenity=Full kitchen',
  ],
  [
    'hotel with elevator and accessible bathroom in North Adelaide',
    'location=north-adelaide & type=hotel & amenity=Lift & amenity=Accessible bathroom',
  ],
  [
    'hotel near Adelaide airport for Dec 18, one night',
    'type=hotel & near_airport=1 & check_in=2026-12-18 & check_out=2026-12-19',
  ],
  [
    'condo in Glenelg with ocean view, January 3 to January 8',
    'location=glenelg & type=apartment & amenity=Sea view & check_in=2027-01-03 & check_out=2027-01-08',
  ],
  [
    'extended stay apartment in the CBD with laundry',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Laundry|Washing machine',
  ],
  [
    'non-smoking hotel in North Adelaide with free breakfast',
    'location=north-adelaide & type=hotel & amenity=Non-smoking rooms & amenity=Breakfast included',
  ],
  ['guest house in Stirling with a garden', 'location=stirling & type=bed-breakfast & amenity=Garden'],
  ['holiday flat in Brighton near the beach', 'location=brighton & type=apartment & tag=beach'],
  ['hotel with a cot for our baby in Glenelg', 'location=glenelg & type=hotel & amenity=Cots on request'],
  [
    'self catering apartment in the city centre for a fortnight',
    'location=adelaide-cbd & type=apartment & tag=self-contained',
    'dates: for a fortnight',
  ],
  [
    'ensuite room in a B&B in Norwood, £100',
    'location=norwood & type=bed-breakfast & amenity=Private bathroom',
    'amount: £100',
  ],
  [
    'hotel with 24 hour reception and luggage storage',
    'type=hotel & amenity=24-hour reception & amenity=Luggage storage',
  ],
  ['Ferienwohnung in Glenelg mit Meerblick', 'location=glenelg & type=apartment & amenity=Sea view'],
  [
    'ruhiges Hotel in der Innenstadt mit Parkplatz',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Free parking|Paid parking',
  ],
  ['Ferienhaus in den Hills mit Kamin', 'location=adelaide-hills & type=villa & amenity=Fireplace'],
  [
    'hotel for 3 adults near Adelaide Oval for cricket match',
    'type=hotel & near=adelaide-oval & minutes=15 & guests=3',
  ],
];
