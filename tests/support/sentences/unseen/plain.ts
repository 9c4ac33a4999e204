import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'pet friendly motel brighton with parking under 170',
    'location=brighton & type=motel & amenity=Pets allowed & amenity=Free parking|Paid parking & max_price=169.99',
  ],
  [
    'quiet guesthouse near the sea for 3 nights from saturday',
    'type=bed-breakfast & tag=quiet & tag=beach & check_in=2026-11-28 & check_out=2026-12-01',
  ],
  ['five-star hotel downtown with a gym', 'location=adelaide-cbd & type=hotel & amenity=Gym & stars=5'],
  ['backpackers in the city below $60', 'location=adelaide-cbd & type=hostel & max_price=59.99'],
  [
    'serviced apartments mawson lakes with laundry',
    'location=mawson-lakes & type=serviced-apartment & amenity=Laundry|Washing machine',
  ],
  [
    'family hotel the bay, cot, 2 adults 1 baby',
    'location=glenelg & type=hotel & tag=family & amenity=Cots on request & guests=3',
  ],
  [
    'upmarket apartment north adelaide with city view',
    'location=north-adelaide & type=apartment & amenity=City view & min_price=300',
  ],
  ['solo traveller hostel tonight', 'type=hostel & check_in=2026-11-23 & check_out=2026-11-24 & guests=1'],
  ['4+ star resort with indoor pool', 'type=resort & amenity=Indoor pool & stars=4'],
  [
    'cottage in stirling with fireplace for a couple',
    'q=cottage & location=stirling & amenity=Fireplace & guests=2',
  ],
  [
    'hotel near uni of adelaide max 180 pn',
    'type=hotel & max_price=180 & near=adelaide-university-north-terrace & minutes=15',
  ],
  ['villas barossa between 300 and 500', 'location=barossa & type=villa & min_price=300 & max_price=500'],
  [
    'bnb hahndorf this weekend breakfast included',
    'location=hahndorf & type=bed-breakfast & amenity=Breakfast included & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'airport hotel with shuttle, 1 night, 3 december',
    'type=hotel & amenity=Airport shuttle & near_airport=1 & check_in=2026-12-03 & check_out=2026-12-04',
  ],
  ['roll-in shower hotel cbd', 'location=adelaide-cbd & type=hotel & amenity=Accessible bathroom'],
  [
    'step-free apartment glenelg with lift',
    'location=glenelg & type=apartment & amenity=Step-free entrance & amenity=Lift',
  ],
  [
    'hotel walking distance to rundle mall with king bed',
    'q=king bed & type=hotel & near=rundle-mall & minutes=15 & by=walk',
  ],
  [
    'ev charger mclaren vale 24/12 for 2 nights',
    'location=mclaren-vale & amenity=Electric car charging & check_in=2026-12-24 & check_out=2026-12-26',
  ],
  [
    'self-contained unit semaphore ocean view',
    'location=semaphore & type=apartment & tag=self-contained & amenity=Sea view',
  ],
  [
    'cheap motel port adelaide aircon',
    'location=port-adelaide & type=motel & amenity=Air conditioning & max_price=150',
  ],
  ['hot tub and balcony, henley beach', 'location=henley-beach & amenity=Spa & amenity=Balcony'],
  [
    'west beach from dec 28 to jan 2, family of five',
    'location=west-beach & check_in=2026-12-28 & check_out=2027-01-02 & guests=5',
  ],
  [
    'hotel with work desk and internet, unley',
    'location=unley & type=hotel & amenity=Work desk & amenity=Free Wi-Fi',
  ],
  [
    'apartment hotel city for 4, kitchen, washing machine',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & guests=4',
  ],
  [
    'near the entertainment centre tomorrow night',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['bath tub, room service, 5 stars', 'amenity=Bath tub & amenity=Room service & stars=5'],
  [
    'hotels around the showground with bike storage',
    'type=hotel & amenity=Bicycle storage & near=adelaide-showground & minutes=15',
  ],
  ['prospect bed and breakfast A$140 or less', 'location=prospect & type=bed-breakfast & max_price=140'],
  [
    'free parking and free wifi near qeh',
    'amenity=Free parking & amenity=Free Wi-Fi & near=queen-elizabeth-hospital & minutes=15',
  ],
  [
    'group of 8 barbecue garden adelaide hills next weekend',
    'location=adelaide-hills & amenity=Barbecue & amenity=Garden & check_in=2026-12-04 & check_out=2026-12-06 & guests=8',
  ],
  ['romantic vineyard stay with cellar door', 'tag=romantic & tag=vineyard & amenity=Cellar door tastings'],
  [
    'luggage storage hostel near the bus station',
    'type=hostel & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'heritage hotel with restaurant and bar, norwood',
    'location=norwood & type=hotel & tag=heritage & amenity=Restaurant & amenity=Bar',
  ],
  [
    'boutique hotel rooftop at least 4 stars',
    'type=hotel & tag=boutique & amenity=Rooftop terrace & stars=4',
  ],
  [
    'long stay studio apartment near flinders uni',
    'type=apartment & tag=long-stay & near=flinders-university & minutes=15',
  ],
  [
    'hotel close to adelaide oval over $200 for 2 adults',
    'type=hotel & min_price=200 & near=adelaide-oval & minutes=15 & guests=2',
  ],
  ['highest rated b&bs in the hills', 'location=adelaide-hills & type=bed-breakfast & sort=rating'],
  [
    'wheelchair accessible hotel glenelg from $100 to $200',
    'location=glenelg & type=hotel & amenity=Wheelchair accessible & min_price=100 & max_price=200',
  ],
  [
    '24 hour reception, non smoking, private bathroom',
    'amenity=24-hour reception & amenity=Non-smoking rooms & amenity=Private bathroom',
  ],
  [
    'playground, pool and family rooms, 26 dec - 30 dec',
    'amenity=Playground & amenity=Outdoor pool|Indoor pool & amenity=Family rooms & check_in=2026-12-26 & check_out=2026-12-30',
  ],
];
