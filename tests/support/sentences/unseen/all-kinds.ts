import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Can you find us a quiet villa in McLaren Vale for six, 5-8 February, up to $450',
    'location=mclaren-vale & type=villa & tag=quiet & max_price=450 & check_in=2027-02-05 & check_out=2027-02-08 & guests=6',
  ],
  [
    'need hotel city 3 nights frm tues, gym, wifi, under 210',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Free Wi-Fi & max_price=209.99 & check_in=2026-11-24 & check_out=2026-11-27',
  ],
  [
    'We are couple from Spain, we search apartment near the beach in Glenelg, since 3 until 10 January',
    'location=glenelg & type=apartment & tag=beach & check_in=2027-01-03 & check_out=2027-01-10 & guests=2',
  ],
  [
    'motel in Port Adelaide, no breakfast, late arrival, parking, one night tomorrow',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-24 & check_out=2026-11-25',
    'absence: no breakfast; hour: late arrival',
  ],
  [
    'anything in Norwood or Unley with a washing machine, not a hostel',
    'location=norwood|unley & amenity=Washing machine',
    'absence: not a hostel',
  ],
  [
    'bnb hahndorf sat nite 2 ppl fireplce pls',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'hotel within 10 min walk of Adelaide Railway Station, max 200',
    'type=hotel & max_price=200 & near=adelaide-railway-station & minutes=10 & by=walk',
  ],
  [
    'wedding at Seppeltsfield, 4 adults, two nights from 20 February, somewhere in the Barossa',
    'location=barossa & check_in=2027-02-20 & check_out=2027-02-22 & guests=4',
    'beside: wedding; beside: Seppeltsfield',
  ],
  [
    'wheelchair accessible apartment in Brighton with roll-in shower, 2 to 6 March',
    'location=brighton & type=apartment & amenity=Wheelchair accessible & amenity=Accessible bathroom & check_in=2027-03-02 & check_out=2027-03-06',
  ],
  [
    'please not the city, rather Henley Beach or Glenelg, sea view',
    'location=henley-beach|glenelg & amenity=Sea view',
    'absence: not the city',
  ],
  [
    'five star hotel with rooftop bar, Saturday 12 December, one night',
    'type=hotel & amenity=Rooftop terrace & amenity=Bar & stars=5 & check_in=2026-12-12 & check_out=2026-12-13',
  ],
  [
    'pet friendly cottage in the Adelaide Hills this weekend, below 300',
    'q=cottage & location=adelaide-hills & amenity=Pets allowed & max_price=299.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'travelling for work Mon-Thu next week, 4 star, CBD, desk',
    'location=adelaide-cbd & tag=business & amenity=Work desk & stars=4 & check_in=2026-11-30 & check_out=2026-12-03',
  ],
  [
    'big family, 5 kids and 2 adults, holiday house with pool, 27 December to 3 January',
    'type=villa & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2026-12-27 & check_out=2027-01-03 & guests=7',
  ],
  [
    'hostel for a solo traveller near the bus station, kitchen, cheapest first',
    'type=hostel & amenity=Shared kitchen & near=adelaide-central-bus-station & minutes=15 & guests=1 & sort=price_low',
  ],
  [
    'no pets, no smoking, hotel in North Adelaide for 2',
    'location=north-adelaide & type=hotel & amenity=Non-smoking rooms & guests=2',
    'absence: no pets',
  ],
  [
    'airport hotel Friday night, early flight Saturday, shuttle',
    'type=hotel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-27 & check_out=2026-11-28',
    'beside: early flight; dates: Saturday',
  ],
  [
    'I want resort with spa and indoor pool, price is not important',
    'type=resort & amenity=Spa & amenity=Indoor pool',
    'amount: price is not important',
  ],
  [
    "apartment with balcony and city view for New Year's Eve",
    'type=apartment & amenity=Balcony & amenity=City view & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'school group 18, hostel, breakfast included, 10-12 March',
    'type=hostel & amenity=Breakfast included & check_in=2027-03-10 & check_out=2027-03-12 & guests=18',
  ],
  [
    'serviced apartment for a month, West Beach, laundry, from 1 February',
    'location=west-beach & type=serviced-apartment & amenity=Laundry|Washing machine & check_in=2027-02-01',
    'dates: for a month',
  ],
  [
    'the cheaper the better, Semaphore, double bed, Sunday night',
    'q=double bed & location=semaphore & check_in=2026-11-29 & check_out=2026-11-30 & sort=price_low',
  ],
  [
    'near Flinders Uni but not a hostel, long stay, parking',
    'tag=long-stay & amenity=Free parking|Paid parking & near=flinders-university & minutes=15',
    'absence: but not a hostel',
  ],
  [
    'hotel or b&b in Stirling, 150 to 220, fireplace, from Friday for 2 nights',
    'location=stirling & type=hotel & type=bed-breakfast & amenity=Fireplace & min_price=150 & max_price=220 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'We do not eat breakfast, we do not drive, we only need tram and bed, 90 dollars max',
    'q=tram & max_price=90',
    'absence: do not eat breakfast; absence: do not drive',
  ],
  [
    'romantic weekend away, vineyard views, Barossa, spa bath, next weekend',
    'location=barossa & tag=romantic & tag=vineyard & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06',
    '',
  ],
  [
    '3 star or better near the showground, 2 adults 1 child, 27-29 November',
    'stars=3 & near=adelaide-showground & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    'wat about a unit in west beach wiv pool 4 a fam of 5 jan 4 to 9',
    'location=west-beach & type=apartment & amenity=Outdoor pool|Indoor pool & check_in=2027-01-04 & check_out=2027-01-09 & guests=5',
  ],
  [
    'a room that has a bathtub but no shower over it, Prospect',
    'location=prospect & amenity=Bath tub',
    'absence: no shower',
  ],
  [
    'ev charging, mclaren vale, under three hundred a night, 2 nights from the 18th of december',
    'location=mclaren-vale & amenity=Electric car charging & max_price=299.99 & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'Royal Adelaide Hospital visit on 3 December, motel nearby, 2 nights from 2 December',
    'type=motel & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-02 & check_out=2026-12-04',
  ],
  [
    'is there a hotel in Unley where they take two big dogs? 120-180',
    'location=unley & type=hotel & amenity=Pets allowed & min_price=120 & max_price=180',
  ],
  [
    "we'd love a garden and a bbq, self-contained, Mawson Lakes, 6 people",
    'location=mawson-lakes & tag=self-contained & amenity=Garden & amenity=Barbecue & guests=6',
    '',
  ],
  [
    'hotels but no motels in Glenelg with breakfast, 14 to 16 Dec',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-14 & check_out=2026-12-16',
    'absence: no motels',
  ],
  [
    "can't stand stairs, need a lift, 4th floor or higher, city apartment",
    'q=4th floor & location=adelaide-cbd & type=apartment & amenity=Lift',
    "absence: can't stand stairs",
  ],
  [
    'best rated bed and breakfast in Hahndorf with parking',
    'location=hahndorf & type=bed-breakfast & amenity=Free parking|Paid parking & sort=rating',
  ],
  [
    'stay from 24 Dec, leave 27 Dec, 2 adults 2 kids, Glenelg, pool, less than 350',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=349.99 & check_in=2026-12-24 & check_out=2026-12-27 & guests=4',
  ],
  [
    'half board hotel, Adelaide, 50 metres from a tram stop',
    'q=half board & type=hotel',
    'distance: 50 metres from a tram stop',
  ],
  [
    'quiet, cheap, clean, near hospital in city, one person',
    'location=adelaide-cbd & tag=quiet & max_price=150 & near=any-hospital & minutes=15 & guests=1',
  ],
  [
    'backpackers near the market, not shared bathroom, Tuesday',
    'type=hostel & near=adelaide-central-market & minutes=15 & check_in=2026-11-24',
    'absence: not shared bathroom',
  ],
];
