import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel nearest to Adelaide Oval under $250',
    'type=hotel & max_price=249.99 & near=adelaide-oval & sort=nearest',
  ],
  [
    'any hotel within 15 minutes of Victoria Square by tram',
    'type=hotel & near=victoria-square & minutes=15 & by=tram',
  ],
  ['5 minute walk to Glenelg Jetty, apartment', 'type=apartment & near=glenelg-jetty & minutes=5 & by=walk'],
  [
    'motel under 20 min on foot from Adelaide Showground',
    'type=motel & near=adelaide-showground & minutes=20 & by=walk',
  ],
  ['somewhere a short walk from the Festival Centre', 'near=adelaide-festival-centre & minutes=10 & by=walk'],
  ['hotels near a tram stop in Glenelg', 'location=glenelg & type=hotel & near=any-tram-stop & minutes=10'],
  ['no more than 10 min walk from Coopers Stadium', 'near=coopers-stadium & minutes=10 & by=walk'],
  [
    'hotels within 800 m of Adelaide Railway Station',
    'type=hotel & near=adelaide-railway-station & minutes=13 & by=walk',
  ],
  [
    'serviced apartment near Flinders University, cheapest first',
    'type=serviced-apartment & near=flinders-university & minutes=15 & sort=price_low',
  ],
  ['hotels in the city, most expensive first', 'location=adelaide-cbd & type=hotel & sort=price_high'],
  ['motels sorted by rating, Brighton', 'location=brighton & type=motel & sort=rating'],
  ['4.5 stars from guests and up in Norwood', 'location=norwood & rating=4.5'],
  ['guest rating at least 4, Hahndorf', 'location=hahndorf & rating=4'],
  ['4 or 5 star resort', 'type=resort & stars=4'],
  ['five star hotel with spa, sort by price', 'type=hotel & amenity=Spa & stars=5 & sort=price_low'],
  ['three stars minimum, near Rundle Mall, 2 people', 'stars=3 & near=rundle-mall & minutes=15 & guests=2'],
  [
    'hotel around the corner from the Art Gallery',
    'type=hotel & near=art-gallery-of-south-australia & minutes=5 & by=walk',
  ],
  [
    "stay near the Women's and Children's Hospital with kitchen",
    'amenity=Full kitchen|Kitchenette & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'stay close to the RAH with laundry for 2 weeks from 7 December',
    'amenity=Laundry|Washing machine & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-07 & check_out=2026-12-21',
  ],
  ['apartment near uni', 'type=apartment & near=any-university & minutes=15'],
  [
    'within half an hour on foot of the Botanic Garden',
    'near=adelaide-botanic-garden & minutes=30 & by=walk',
  ],
  [
    'walking distance to Norwood Parade, b&b, quiet',
    'type=bed-breakfast & tag=quiet & near=norwood-parade & minutes=15 & by=walk',
  ],
  ['opposite the Central Market', 'near=adelaide-central-market & minutes=5 & by=walk'],
  [
    'hotel for the cricket at Adelaide Oval, 4-8 December',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08',
  ],
  ['accommodation near Westfield Marion', 'near=westfield-marion & minutes=15'],
  ['villa near Port Willunga beach', 'type=villa & near=port-willunga & minutes=15'],
  [
    'motel by Morphettville Racecourse, cheap',
    'type=motel & max_price=150 & near=morphettville-racecourse & minutes=15',
  ],
  [
    'near Outer Harbor cruise terminal the night of 9 January',
    'near=outer-harbor & minutes=15 & check_in=2027-01-09 & check_out=2027-01-10',
  ],
  [
    'hotel near the bus station with luggage storage',
    'type=hotel & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
  ],
  ['motel in walking distance of Harbour Town', 'type=motel & near=harbour-town & minutes=15 & by=walk'],
  ["twenty minutes' walk from Adelaide Zoo", 'near=adelaide-zoo & minutes=20 & by=walk'],
  ['closest to Henley Square, with balcony', 'amenity=Balcony & near=henley-beach & sort=nearest'],
  [
    'tram stop nearby, apartment, CBD',
    'location=adelaide-cbd & type=apartment & near=any-tram-stop & minutes=10',
  ],
  [
    'within 30 minutes of Glenelg Jetty by tram, 3 star or more, under $190',
    'max_price=189.99 & stars=3 & near=glenelg-jetty & minutes=30 & by=tram',
  ],
  [
    'hotel near Lyell McEwin Hospital tonight',
    'type=hotel & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'near the Queen Elizabeth Hospital with parking for 1',
    'amenity=Free parking|Paid parking & near=queen-elizabeth-hospital & minutes=15 & guests=1',
  ],
  ['near Cleland Wildlife Park with kids', 'tag=family & near=cleland-wildlife-park & minutes=15'],
  ['1 km from Adelaide Oval', 'near=adelaide-oval & minutes=16 & by=walk'],
  ['hostel 5 min from Himeji Garden', 'type=hostel & near=himeji-garden & minutes=5'],
  [
    'Belair National Park cabin with fireplace',
    'q=cabin & amenity=Fireplace & near=belair-national-park & minutes=15',
  ],
  ['best rated hotels near Semaphore Jetty', 'type=hotel & near=semaphore-jetty & minutes=15 & sort=rating'],
  [
    "boutique hotel O'Connell Street North Adelaide",
    'type=hotel & tag=boutique & near=north-adelaide-oconnell-street & minutes=15',
  ],
  ['alphabetical list of hotels in Glenelg', 'location=glenelg & type=hotel & sort=name'],
  [
    'not far from the Convention Centre, hotel with gym',
    'type=hotel & amenity=Gym & near=festival-plaza & minutes=15',
  ],
  ['stay near Monarto Safari Park', 'near=monarto-safari-park & minutes=15'],
  [
    'one night near Cape Jervis ferry on 2 January',
    'near=cape-jervis-ferry & minutes=15 & check_in=2027-01-02 & check_out=2027-01-03',
  ],
  [
    'a hotel beside Adelaide Botanic Garden from Thursday to Sunday',
    'type=hotel & near=adelaide-botanic-garden & minutes=15 & check_in=2026-11-26 & check_out=2026-11-29',
  ],
  [
    'within 10 minutes walk of a beach, apartment, 4 people',
    'type=apartment & near=any-beach & minutes=10 & by=walk & guests=4',
  ],
  [
    'handy to Tea Tree Plaza, motel with pool',
    'type=motel & amenity=Outdoor pool|Indoor pool & near=westfield-tea-tree-plaza & minutes=15',
  ],
  [
    'hotel near the South Australian Museum with lift',
    'type=hotel & amenity=Lift & near=south-australian-museum & minutes=15',
  ],
];
