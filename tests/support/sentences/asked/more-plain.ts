import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Looking for a hotel with an indoor pool and gym in the CBD for 3 nights from 10 January, two adults, up to $260',
    'location=adelaide-cbd & type=hotel & amenity=Indoor pool & amenity=Gym & max_price=260 & check_in=2027-01-10 & check_out=2027-01-13 & guests=2',
  ],
  [
    'Pet-friendly villa with fenced garden near Hahndorf, sleeps 7',
    'q=fenced & location=hahndorf & type=villa & amenity=Pets allowed & amenity=Garden & guests=7',
  ],
  [
    'Romantic weekend away in McLaren Vale, spa bath, not over $350',
    'location=mclaren-vale & tag=romantic & amenity=Spa & max_price=350',
    'dates: weekend',
  ],
  [
    'Quiet motel in Prospect with free parking, non-smoking, from 3 Dec to 6 Dec',
    'location=prospect & type=motel & tag=quiet & amenity=Free parking & amenity=Non-smoking rooms & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    'affordable apartments near Flinders Uni with washing machine',
    'type=apartment & amenity=Washing machine & max_price=150 & near=flinders-university & minutes=15',
  ],
  ['four-star hotel near Rundle Mall or better', 'type=hotel & stars=4 & near=rundle-mall & minutes=15'],
  [
    'hotels in Glenelg cheaper than $180 with sea views',
    'location=glenelg & type=hotel & amenity=Sea view & max_price=179.99',
  ],
  [
    'hostels with self check-in near the Adelaide railway station',
    'type=hostel & amenity=Self check-in & near=adelaide-railway-station & minutes=15',
  ],
  [
    'Semaphore or Henley Beach, apartment, balcony, weekend of 12 December',
    'location=semaphore|henley-beach & type=apartment & amenity=Balcony & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'family suite at a resort with playground and kids club',
    'q=kids club & type=resort & amenity=Family rooms & amenity=Playground',
  ],
  [
    'accessible bathroom and lift in North Adelaide, hotel or serviced apartment',
    'location=north-adelaide & type=hotel & type=serviced-apartment & amenity=Accessible bathroom & amenity=Lift',
  ],
  [
    'B&Bs in the Adelaide Hills with log fires, breakfast included',
    'location=adelaide-hills & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included',
  ],
  [
    'a double room for tonight only, near the Entertainment Centre, max $140',
    'q=double & max_price=140 & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'Christmas in Glenelg, villa for 12, pool, barbecue',
    'location=glenelg & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-24 & check_out=2026-12-26 & guests=12',
  ],
  [
    '10-minute walk to Adelaide Oval, hotel with parking, Saturday 5 December',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=10 & by=walk & check_in=2026-12-05',
  ],
  [
    '25 minutes by tram to Moseley Square or less, motel',
    'type=motel & near=moseley-square & minutes=25 & by=tram',
  ],
  [
    'stay in the Barossa for our wedding anniversary, 14 to 16 March, vineyard, bath tub',
    'location=barossa & tag=vineyard & amenity=Bath tub & check_in=2027-03-14 & check_out=2027-03-16',
  ],
  [
    'hotel Adelaide airport, 3am check-in, shuttle, under A$200',
    'type=hotel & amenity=Airport shuttle & max_price=199.99 & near_airport=1',
    'hour: 3am',
  ],
  [
    'between AUD 120 and AUD 180, Brighton, kitchen',
    'location=brighton & amenity=Full kitchen|Kitchenette & min_price=120 & max_price=180',
  ],
  [
    '$90 per night max, hostel or motel, city',
    'location=adelaide-cbd & type=hostel & type=motel & max_price=90',
  ],
  [
    'guest rating of 4 or more, apartments, Norwood, long stay',
    'location=norwood & type=apartment & tag=long-stay & rating=4',
  ],
  [
    '5 star hotel with rooftop bar, city view, valet parking',
    'q=valet & type=hotel & amenity=Rooftop terrace & amenity=Bar & amenity=City view & amenity=Free parking|Paid parking & stars=5',
  ],
  [
    'one bedroom apartment in Mawson Lakes near the interchange',
    'q=one bedroom & location=mawson-lakes & type=apartment & near=mawson-lakes-interchange & minutes=15',
  ],
  [
    'backpackers hostel West Beach for two weeks from 1 February',
    'location=west-beach & type=hostel & check_in=2027-02-01 & check_out=2027-02-15',
  ],
  [
    'easy walk to Central Market, kitchen, laundry, 4 nights from Thursday',
    'amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & near=adelaide-central-market & minutes=10 & by=walk & check_in=2026-11-26 & check_out=2026-11-30',
  ],
  [
    'heritage b&b Port Adelaide near the Maritime Museum',
    'q=Maritime Museum & location=port-adelaide & type=bed-breakfast & tag=heritage',
  ],
  [
    'hotel with meeting rooms for a business trip, Tuesday to Thursday',
    'type=hotel & tag=business & amenity=Meeting rooms & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'Unley apartment, 2 adults 1 baby, cot, air conditioning',
    'location=unley & type=apartment & amenity=Cots on request & amenity=Air conditioning & guests=3',
  ],
  [
    'self-catering holiday home Aldinga Beach',
    'type=villa & tag=self-contained & near=aldinga-beach & minutes=15',
  ],
  ['cheap and quiet near the RAH', 'tag=quiet & max_price=150 & near=royal-adelaide-hospital & minutes=15'],
  [
    'villa in the hills with pool table and fireplace',
    'q=pool table & location=adelaide-hills & type=villa & amenity=Fireplace',
  ],
  [
    'motel with electric car charging between Adelaide and the Barossa',
    'q=between & type=motel & amenity=Electric car charging',
    'distance: the Barossa',
  ],
  [
    "Where to stay for WOMADelaide, within 20 minutes' walk of Botanic Park",
    'near=adelaide-botanic-garden & minutes=20 & by=walk',
    '',
  ],
  [
    "nearest hotel to the Women's and Children's Hospital with breakfast",
    'type=hotel & amenity=Breakfast included|Breakfast available & near=womens-and-childrens-hospital & sort=nearest',
  ],
  [
    'hotel in the city with bicycle storage and no single-night minimum',
    'location=adelaide-cbd & type=hotel & amenity=Bicycle storage',
    'absence: no single-night minimum',
  ],
  [
    'studio with kitchenette near Victoria Square from Monday to Friday',
    'type=apartment & amenity=Kitchenette & near=victoria-square & minutes=15 & check_in=2026-11-23 & check_out=2026-11-27',
  ],
  [
    'penthouse with city view and rooftop terrace under $800',
    'q=penthouse & amenity=City view & amenity=Rooftop terrace & max_price=799.99',
  ],
  [
    "luxury lodge in the Adelaide Hills for New Year's, couple",
    'q=lodge & location=adelaide-hills & min_price=300 & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'somewhere in Glenelg or Brighton within 5 minutes of the beach',
    'location=glenelg|brighton & near=any-beach & minutes=5',
  ],
  [
    'dog-friendly motel Norwood, ground floor, parking at the door',
    'q=ground floor & location=norwood & type=motel & amenity=Pets allowed & amenity=Free parking|Paid parking',
  ],
  [
    'apartment in the CBD with work desk, gym and fast internet for a month from 1 March',
    'location=adelaide-cbd & type=apartment & amenity=Work desk & amenity=Gym & amenity=Free Wi-Fi & check_in=2027-03-01 & check_out=2027-04-01',
    '',
  ],
  [
    'bed & breakfast, Stirling, 27-29 November, 2 people, under 260',
    'location=stirling & type=bed-breakfast & max_price=259.99 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'hotel with spa AND sauna AND pool',
    'q=sauna & type=hotel & amenity=Spa & amenity=Outdoor pool|Indoor pool',
  ],
  ['boutique hotels Adelaide 4.5+ rating', 'type=hotel & tag=boutique & rating=4.5'],
  [
    'family room for 2 adults and 2 children near Harbour Town',
    'amenity=Family rooms & near=harbour-town & minutes=15 & guests=4',
  ],
  [
    'walk to Coopers Stadium, motel, Friday night',
    'type=motel & near=coopers-stadium & minutes=15 & by=walk & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'hotel near cruise terminal with luggage storage, 2 pax, 8 Feb',
    'type=hotel & amenity=Luggage storage & near=outer-harbor & minutes=15 & check_in=2027-02-08 & guests=2',
  ],
  [
    'high end serviced apartment with two bathrooms in North Adelaide',
    'q=two bathrooms & location=north-adelaide & type=serviced-apartment & min_price=300',
  ],
  [
    'Sunday to Wednesday, wheelchair access, sea view, Semaphore',
    'location=semaphore & amenity=Wheelchair accessible & amenity=Sea view & check_in=2026-11-29 & check_out=2026-12-02',
  ],
];
