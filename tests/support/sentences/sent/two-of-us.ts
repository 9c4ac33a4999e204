import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'anniversary weekend 12-14 March, a villa with a hot tub among the vines, just us two',
    'type=villa & tag=vineyard & amenity=Spa & check_in=2027-03-12 & check_out=2027-03-14 & guests=2',
    '',
  ],
  [
    'romantic night for two in the Hills with open fire and breakfast in bed, Saturday',
    'location=adelaide-hills & tag=romantic & amenity=Fireplace & amenity=Breakfast included|Breakfast available & check_in=2026-11-28 & guests=2',
  ],
  [
    '25 years married, want to splurge: hotel with sea view and champagne bar, Glenelg, 5 Feb, 2 nights',
    'q=champagne & location=glenelg & type=hotel & amenity=Sea view & amenity=Bar & min_price=300 & check_in=2027-02-05 & check_out=2027-02-07',
  ],
  [
    "adults only B&B in McLaren Vale, no kids, no pets, Valentine's weekend",
    'q=adults only & location=mclaren-vale & type=bed-breakfast & check_in=2027-02-12 & check_out=2027-02-14',
    'absence: no kids; absence: no pets',
  ],
  [
    'Propose to my girlfriend at the Semaphore jetty, need a nice hotel close to it, 2 Jan one night',
    'type=hotel & near=semaphore-jetty & minutes=15 & check_in=2027-01-02 & check_out=2027-01-03',
  ],
  [
    "Babymoon! quiet hotel with bath and pool, no further than 15 minutes' walk from the beach, Brighton",
    'location=brighton & type=hotel & tag=quiet & amenity=Bath tub & amenity=Outdoor pool|Indoor pool & near=any-beach & minutes=15 & by=walk',
  ],
  [
    'honeymoon suite in the city, king bed, spa, not under 300 a night, 20-22 Feb',
    'q=king bed & location=adelaide-cbd & tag=romantic & amenity=Spa & min_price=300 & check_in=2027-02-20 & check_out=2027-02-22',
  ],
  [
    'boutique hotel for a couple, Norwood Parade within walking distance, Fri 8 Jan to Sun 10 Jan',
    'type=hotel & tag=boutique & near=norwood-parade & minutes=15 & by=walk & check_in=2027-01-08 & check_out=2027-01-10 & guests=2',
  ],
  [
    'date night, cheap but romantic, tomorrow, CBD',
    'location=adelaide-cbd & tag=romantic & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
    'beside: date night',
  ],
  [
    'My husband and I want a log fire and a view of the vines but not a B&B, Barossa, 4 nights from 12 July',
    'location=barossa & tag=vineyard & amenity=Fireplace & check_in=2027-07-12 & check_out=2027-07-16 & guests=2',
    'absence: but not a B&B',
  ],
  [
    'first anniversary on 9 January so that night and the one after, Henley Beach, sea view',
    'location=henley-beach & amenity=Sea view & check_in=2027-01-09',
  ],
  [
    'a couple with a small dog looking for somewhere heritage in Port Adelaide, next weekend, up to $230',
    'location=port-adelaide & tag=heritage & amenity=Pets allowed & max_price=230 & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'two women, one bed, gay friendly hotel near Victoria Square, 13 to 15 November next year',
    'q=one bed gay friendly & type=hotel & near=victoria-square & minutes=15 & check_in=2027-11-13 & check_out=2027-11-15 & guests=2',
    'dates: next year',
  ],
  [
    "my parents' golden wedding: luxury hotel North Adelaide, 2 adults, 27 Feb, with restaurant",
    'q=golden wedding & location=north-adelaide & type=hotel & amenity=Restaurant & min_price=300 & check_in=2027-02-27 & guests=2',
  ],
  [
    'couples retreat, spa and garden, nothing with a playground, Stirling, midweek',
    'location=stirling & amenity=Spa & amenity=Garden & guests=2',
    'absence: nothing with a playground; dates: midweek',
  ],
  [
    'Winery stay for the two of us with cellar door tastings, not more than 260, Sunday to Tuesday',
    'tag=vineyard & amenity=Cellar door tastings & max_price=260 & check_in=2026-11-29 & check_out=2026-12-01 & guests=2',
  ],
  [
    'wedding night hotel, 5 stars, late checkout, Adelaide, Saturday 13 March',
    'q=wedding night late checkout & type=hotel & stars=5 & check_in=2027-03-13',
  ],
  [
    'Somewhere secluded without neighbours, fireplace, bath for two, Adelaide Hills, Thursday until Saturday',
    'q=secluded & location=adelaide-hills & amenity=Fireplace & amenity=Bath tub & check_in=2026-11-26 & check_out=2026-11-28 & guests=2',
    'absence: without neighbours',
  ],
  [
    'surprise trip for my fiancé, boutique, rooftop terrace, CBD, 21/1-23/1, $200-350',
    'location=adelaide-cbd & tag=boutique & amenity=Rooftop terrace & min_price=200 & max_price=350 & check_in=2027-01-21 & check_out=2027-01-23',
  ],
  [
    'no twin beds! double or king, Glenelg apartment with balcony, couple, NYE',
    'location=glenelg & type=apartment & amenity=Balcony & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
    'absence: no twin beds; either: double or king',
  ],
  [
    'she wants a pool and I want a bar, hotel in the city for our anniversary, 4 Dec',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Bar & check_in=2026-12-04',
  ],
  [
    'elopement at the Botanic Garden 19 Feb, hotel a short walk away, 2 nights, romantic',
    'type=hotel & tag=romantic & near=adelaide-botanic-garden & minutes=10 & by=walk & check_in=2027-02-19 & check_out=2027-02-21',
    'beside: elopement',
  ],
  [
    'quiet apartment for two, 6 nights from Boxing Day, sea view or balcony, Semaphore',
    'location=semaphore & type=apartment & tag=quiet & amenity=Sea view|Balcony & check_in=2026-12-26 & check_out=2027-01-01 & guests=2',
  ],
  [
    'ten years together and still poor: cheapest place with a spa bath, 1 night, Sat 16 Jan',
    'q=poor & amenity=Spa & check_in=2027-01-16 & check_out=2027-01-17 & sort=price_low',
  ],
  [
    'Weekend away without the children, wine and massages, McLaren Vale, 2 adults, 5-7 March',
    'q=wine massages & location=mclaren-vale & check_in=2027-03-05 & check_out=2027-03-07 & guests=2',
    'absence: without the children',
  ],
  [
    "We're both vegetarian; B&B in Hahndorf with breakfast, fire and a clawfoot bath, 18 June for 2 nights",
    'location=hahndorf & type=bed-breakfast & amenity=Breakfast included|Breakfast available & amenity=Fireplace & amenity=Bath tub & check_in=2027-06-18 & check_out=2027-06-20',
    'beside: vegetarian',
  ],
  [
    "A hotel that's romantic yet not cheesy near the Festival Theatre, before or after a show on 11 December",
    'type=hotel & tag=romantic & near=adelaide-festival-centre & minutes=15 & check_in=2026-12-11',
    'absence: not cheesy',
  ],
  [
    'motel? absolutely not. Suite with a view of the sea for our ruby wedding, 1 March to 4 March',
    'amenity=Sea view & check_in=2027-03-01 & check_out=2027-03-04',
    'absence: motel? absolutely not',
  ],
  [
    "husband's 50th, just him and me, near Seppeltsfield, with breakfast, 24 to 26 April, under 400",
    'amenity=Breakfast included|Breakfast available & max_price=399.99 & near=seppeltsfield-winery & minutes=15 & check_in=2027-04-24 & check_out=2027-04-26 & guests=2',
  ],
  [
    'where can I take my wife for one night in the hills, budget 200, fireplace a must, pool not important',
    'location=adelaide-hills & amenity=Fireplace & max_price=200',
    'dates: for one night; absence: pool not important',
  ],
  [
    'couple needing privacy: private bathroom, self check-in, no shared areas, Unley, Friday night',
    'q=privacy & location=unley & amenity=Private bathroom & amenity=Self check-in & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'absence: no shared areas',
  ],
  [
    'valentines day dinner and a room, hotel with restaurant, city view, two people',
    'q=dinner & type=hotel & amenity=Restaurant & amenity=City view & check_in=2027-02-14 & check_out=2027-02-15 & guests=2',
  ],
  [
    'engagement shoot at Port Willunga beach, want to stay near there with the dog, Sat 30 Jan',
    'q=engagement shoot & amenity=Pets allowed & near=port-willunga & minutes=15 & check_in=2027-01-30',
  ],
  [
    'Long distance couple meeting halfway, hotel close to the airport, Friday night to Sunday night, 170ish',
    'q=Long distance meeting halfway & type=hotel & max_price=196 & near_airport=1 & check_in=2026-11-27 & check_out=2026-11-30 & guests=2',
  ],
  [
    'Romance package? 4 star or better in Glenelg with sea views, 10-12 Dec',
    'location=glenelg & tag=romantic & amenity=Sea view & stars=4 & check_in=2026-12-10 & check_out=2026-12-12',
  ],
  [
    "treat for mum and dad's anniversary, they don't like stairs or noise, B&B, Norwood, 6 December for three nights",
    'location=norwood & type=bed-breakfast & check_in=2026-12-06 & check_out=2026-12-09',
    "absence: don't like stairs or noise",
  ],
  [
    "we'd like a fireplace instead of a pool, romantic, Stirling, last weekend of June",
    'location=stirling & tag=romantic & amenity=Fireplace & check_in=2027-06-25 & check_out=2027-06-27',
    'absence: instead of a pool',
  ],
  [
    'lovers of old houses: heritage B&B, four poster bed, North Adelaide, 3-5 Feb, max 275 pn',
    'q=lovers of old houses four poster bed & location=north-adelaide & type=bed-breakfast & tag=heritage & max_price=275 & check_in=2027-02-03 & check_out=2027-02-05',
  ],
  [
    'Two of us plus the cat, seaside, self catering, Mon 4 to Fri 8 Jan, parking',
    'tag=beach & tag=self-contained & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2027-01-04 & check_out=2027-01-08 & guests=2',
  ],
  [
    'need forgiveness so the fanciest place in Adelaide this Friday, for two, with spa',
    'q=forgiveness fanciest & amenity=Spa & check_in=2026-11-27 & guests=2',
  ],
];
