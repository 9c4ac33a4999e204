import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotl in glenlg wth pol nxt weeknd',
    'q=pol & location=glenelg & type=hotel & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'anywhere but Glenelg, motel, 2 nights from the 10th of Dec',
    'type=motel & check_in=2026-12-10 & check_out=2026-12-12',
    'absence: anywhere but Glenelg',
  ],
  [
    'me n the missus n 3 ankle biters, glenelg, pool, chrissy hols',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & guests=5',
    'dates: chrissy hols',
  ],
  [
    'arvo check-in tomoz, cheap as, near the oval',
    'max_price=150 & near=adelaide-oval & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'motel in Glenlg with parkng under 150',
    'location=glenelg & type=motel & amenity=Free parking|Paid parking & max_price=149.99',
  ],
  [
    'in two weeks, hotel CBD, 1 night',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-07 & check_out=2026-12-08',
  ],
  [
    "don't want the CBD, rather Norwood, quiet, free parking",
    'location=norwood & tag=quiet & amenity=Free parking',
    "absence: don't want the CBD",
  ],
  [
    'hotel not more than 200 and not less than 100 in Unley',
    'location=unley & type=hotel & min_price=100 & max_price=200',
  ],
  [
    'no kids, no pets, adults-only villa in McLaren Vale with spa',
    'q=adults-only & location=mclaren-vale & type=villa & amenity=Spa',
    'absence: no kids; absence: no pets',
  ],
  [
    'pool, gym, parking and breakfast, no more than a 10 min walk to Rundle Mall, Sat night',
    'amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & near=rundle-mall & minutes=10 & by=walk & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  ["we'd like something not too pricey by the sea for two", 'tag=beach & max_price=150 & guests=2', ''],
  [
    'hotel where i can bring my cat & park the ute',
    'type=hotel & amenity=Pets allowed & amenity=Free parking|Paid parking',
  ],
  [
    'no lift needed, ground floor, wheelchair, Glenelg',
    'q=ground floor & location=glenelg & amenity=Wheelchair accessible',
    'absence: no lift',
  ],
  [
    'hotel under two hundred bucks this coming friday and saturday nights',
    'type=hotel & max_price=199.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'Adelade hotell with brekfast and swiming pool',
    'type=hotel & amenity=Breakfast included|Breakfast available & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'last minute tonight anywhere with a bathtub',
    'amenity=Bath tub & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'day after tomorrow, 3 nites, serviced apt, CBD, 2 pax',
    'location=adelaide-cbd & type=serviced-apartment & check_in=2026-11-25 & check_out=2026-11-28 & guests=2',
  ],
  [
    "hen's do for 12 in Glenelg, hot tub, next month",
    'location=glenelg & amenity=Spa & guests=12',
    'dates: next month',
  ],
  [
    'swag or tent near Hahndorf, not a hotel',
    'location=hahndorf',
    'either: swag or tent; absence: not a hotel',
  ],
  [
    "is there any B&B in Stirling that isn't over $250?",
    'location=stirling & type=bed-breakfast & max_price=250',
  ],
  [
    'hotel with everything but breakfast, Adelaide Oval, Boxing Day',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-26 & check_out=2026-12-27',
    'absence: everything but breakfast',
  ],
  [
    'not fussy: glenelg or henley, under 180, pool would be nice',
    'location=glenelg|henley-beach & max_price=179.99',
    'absence: not fussy; wish: pool',
  ],
  [
    'sth cheap&cheerful nr uni of adl 4 open day',
    'q=4 open day & max_price=150 & near=adelaide-university-north-terrace & minutes=15',
  ],
  [
    'nothing above $160, nothing below 3 stars, Mawson Lakes',
    'location=mawson-lakes & max_price=160 & stars=3',
  ],
  [
    'my flight lands 11pm on 3 Dec, motel at the airport with late check-in',
    'q=late check-in & type=motel & near_airport=1 & check_in=2026-12-03',
    'beside: my flight lands; hour: 11pm',
  ],
  [
    'Unley. 2 adults. 2-5 Jan. Parking.',
    'location=unley & amenity=Free parking|Paid parking & check_in=2027-01-02 & check_out=2027-01-05 & guests=2',
  ],
  [
    '29 Nov - 3 Dec, 2 ads 1 inf, CBD htl w/ cot',
    'location=adelaide-cbd & type=hotel & amenity=Cots on request & check_in=2026-11-29 & check_out=2026-12-03 & guests=3',
  ],
  [
    'five-star but under $250 in the city with spa, no smokers',
    'location=adelaide-cbd & amenity=Spa & max_price=249.99 & stars=5',
    'absence: no smokers',
  ],
  [
    'somewhere that does NOT allow pets because of allergies, Norwood',
    'location=norwood',
    'absence: does NOT allow pets; beside: because of allergies',
  ],
  ['i hate hostels, hotel in glenelg please', 'location=glenelg & type=hotel', 'absence: hate hostels'],
  [
    'hotel glenelg no car park needed pool yes',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: no car park',
  ],
  [
    'Barossa or McLaren Vale, whichever is cheaper, B&B, 13-15 Feb',
    'location=barossa|mclaren-vale & type=bed-breakfast & check_in=2027-02-13 & check_out=2027-02-15 & sort=price_low',
  ],
  [
    '6 Dec for 1 week, room w/ kitchen & AC, near QEH, ≤ $140',
    'amenity=Full kitchen|Kitchenette & amenity=Air conditioning & max_price=140 & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-12-06 & check_out=2026-12-13',
  ],
  [
    'couples retreat hills open fire no children wifi optional',
    'location=adelaide-hills & amenity=Fireplace & guests=2',
    'absence: no children; absence: wifi optional',
  ],
  ['family of 6 (4 kids) glenelg holiday park', 'q=holiday park & location=glenelg & guests=6', ''],
  ['everything but breakfast', '', 'absence: everything but breakfast'],
  ['we have a dog allergy, motel in Unley', 'location=unley & type=motel', 'absence: have a dog allergy'],
  ['cat and dog allergies in the family, Brighton', 'location=brighton', 'absence: cat and dog allergies'],
  ['motel, two-fifty a night max', 'type=motel & max_price=250'],
  ['under two twenty five, Glenelg', 'location=glenelg & max_price=224.99'],
  ['room for two, fifty dollars max', 'max_price=50 & guests=2'],
  ['hotel for two under one ninety', 'type=hotel & max_price=189.99 & guests=2'],
  ['park the ute, motel', 'type=motel & amenity=Free parking|Paid parking'],
  ['park a truck, motel', 'q=park a truck & type=motel'],
  ['hotel near adel zoo', 'type=hotel & near=adelaide-zoo & minutes=15'],
  ['the day after tomorrow until Saturday, hotel', 'type=hotel & check_in=2026-11-25 & check_out=2026-11-28'],
  ['the day after Christmas, hotel', 'type=hotel', 'dates: the day after Christmas'],
  ['extended stay hotel', 'type=hotel & tag=long-stay'],
  [
    'hotel in Unley or Norwood, whichever is cheapest',
    'location=unley|norwood & type=hotel & sort=price_low',
  ],
  ['everything but the kitchen sink, hotel in Unley', 'location=unley & type=hotel'],
  ['Adelade motel', 'type=motel'],
  ['christmas break in Hahndorf', 'location=hahndorf', 'dates: christmas break'],
  [
    'Hotel in den Hills, ein Erwachsener und ein Kind',
    'q=Erwachsener & location=adelaide-hills & type=hotel',
    'party: ein Kind',
  ],
  ['bed & breckfast in Stirling', 'location=stirling & type=bed-breakfast'],
  ['I like everything but need a pool, hotel', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
];
