import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2bd apartment near the beach for my in laws who are visiting from the UK',
    'q=2bd & type=apartment & tag=beach',
  ],
  [
    "we're passing through on our way to Melbourne, one night, just need somewhere cheap with parking, Saturday",
    'amenity=Free parking|Paid parking & max_price=150 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'hotel on Melbourne Street North Adelaide',
    'location=north-adelaide & type=hotel',
    'distance: Melbourne Street',
  ],
  [
    'cottages in the Adelaide Hills that allow two dogs',
    'q=cottages & location=adelaide-hills & amenity=Pets allowed',
  ],
  ['somewhere we can all be together, 8 adults, Barossa', 'location=barossa & guests=8'],
  [
    'heated pool in winter, Glenelg',
    'q=heated & location=glenelg & amenity=Outdoor pool|Indoor pool',
    'dates: in winter',
  ],
  ['B&B in the hills over winter', 'location=adelaide-hills & type=bed-breakfast', 'dates: over winter'],
  [
    'departure Thursday 6am, airport motel',
    'type=motel & near_airport=1',
    'dates: departure Thursday; hour: 6am',
  ],
  [
    'cheapest place that allows two labradors near Semaphore this Saturday',
    'location=semaphore & amenity=Pets allowed & check_in=2026-11-28 & sort=price_low',
  ],
  [
    'flying in from Perth on Friday, back to Perth on Monday, Glenelg hotel',
    'location=glenelg & type=hotel',
    'dates: on Friday; dates: on Monday',
  ],
  [
    'family from Whyalla needs somewhere near Womens and Childrens',
    'tag=family & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    "I don't mind Glenelg or Henley, just somewhere on the beach with parking",
    'location=glenelg|henley-beach & tag=beachfront & amenity=Free parking|Paid parking',
  ],
  ['we do not mind staying in Norwood', 'location=norwood'],
  [
    'happy to pay up to 400 for something special, anniversary, 14 Feb',
    'max_price=400 & check_in=2027-02-14',
  ],
  [
    "we'd rather not be in the city, somewhere leafy, max 30 min by tram",
    'q=leafy',
    'absence: rather not be in the city; distance: max 30 min by tram',
  ],
  ["we'd rather avoid hostels", '', 'absence: avoid hostels'],
  [
    'budget: $120/night; guests: 2; area: CBD; dates: 3-5 Feb; must: parking',
    'location=adelaide-cbd & amenity=Free parking|Paid parking & max_price=120 & check_in=2027-02-03 & check_out=2027-02-05 & guests=2',
  ],
  [
    'is it cheaper to stay in Glenelg or the city? 2 adults 3 nights in June',
    'location=glenelg|adelaide-cbd & guests=2',
    'dates: 3 nights; dates: in June',
  ],
  [
    'my flight lands 11:55pm Friday so I need 24 hour check in near the airport until Sunday',
    'amenity=24-hour reception & near_airport=1 & check_in=2026-11-27 & check_out=2026-11-29',
    'beside: my flight lands; hour: 11:55pm',
  ],
  [
    'Any availability Glenelg Boxing Day thru New Year for 5?',
    'location=glenelg & check_in=2026-12-26 & check_out=2026-12-31 & guests=5',
  ],
  [
    'Hi there! 1. kid friendly hotel 2. in Glenelg 3. no motels, thanks; 2 adults, 2 kids from Munich, in winter',
    'location=glenelg & type=hotel & tag=family & guests=4',
    'absence: no motels; dates: in winter',
  ],
  ['from Victoria, 2 adults, hotel', 'type=hotel & guests=2'],
  ['hotel 5 minutes from Victoria Square', 'type=hotel & near=victoria-square & minutes=5'],
];
