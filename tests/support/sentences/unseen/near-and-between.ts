import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['walk to the zoo in under 10 minutes, hotel', 'type=hotel & near=adelaide-zoo & minutes=10 & by=walk'],
  [
    'halfway between Norwood and the city, apartment',
    'q=halfway between Norwood and the city & type=apartment',
  ],
  [
    'Henley Beach or West Beach, but with parking',
    'location=henley-beach|west-beach & amenity=Free parking|Paid parking',
  ],
  [
    'near Glenelg but not in Glenelg itself, motel',
    'type=motel',
    'distance: Glenelg; absence: but not in Glenelg',
  ],
  [
    'somewhere near Hahndorf but outside the town, cottage',
    'q=cottage',
    'distance: Hahndorf; absence: outside the town',
  ],
  [
    'close to Adelaide Oval and the railway station, hotel',
    'type=hotel & near=adelaide-oval & minutes=15',
    'landmarks: the railway station',
  ],
  [
    'within 20 minutes by tram of the city, apartment with pool',
    'type=apartment & amenity=Outdoor pool|Indoor pool',
    'distance: within 20 minutes by tram of the city',
  ],
  [
    'B&B not far from Seppeltsfield, two nights from 12 February',
    'type=bed-breakfast & near=seppeltsfield-winery & minutes=15 & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  [
    'hotel beside the Royal Adelaide Hospital, wheelchair',
    'type=hotel & amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'Jetty Road Glenelg, apartment, Saturday',
    'type=apartment & near=glenelg-jetty-road & minutes=15 & check_in=2026-11-28',
  ],
  [
    'the Adelaide Hills or the Barossa, whichever is cheaper, spa',
    'location=adelaide-hills|barossa & amenity=Spa & sort=price_low',
  ],
  [
    'anywhere in walking distance of a tram stop, under 150',
    'max_price=149.99 & near=any-tram-stop & minutes=15 & by=walk',
  ],
  [
    '5 km from the airport at most, motel, 1 night tomorrow',
    'type=motel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    '10 minutes to the beach on foot, house for 6, Semaphore',
    'location=semaphore & type=villa & near=any-beach & minutes=10 & by=walk & guests=6',
  ],
  [
    'near Westfield Marion or Flinders Medical Centre, motel',
    'type=motel',
    'either: near Westfield Marion; either: Flinders Medical Centre',
  ],
  [
    'Mount Lofty views, b&b, Stirling, fireplace',
    'q=views & location=stirling & type=bed-breakfast & amenity=Fireplace & near=mount-lofty-summit & minutes=15',
  ],
  ['central but quiet, apartment for 2', 'location=adelaide-cbd & type=apartment & tag=quiet & guests=2'],
  [
    'hotel within a fifteen-minute stroll of the Botanic Garden',
    'type=hotel & near=adelaide-botanic-garden & minutes=15 & by=walk',
  ],
  [
    'apartment by the tram line but not in the city',
    'type=apartment & near=any-tram-stop & minutes=10',
    'absence: but not in the city',
  ],
  [
    'a few minutes from Coopers Stadium, hotel, Friday night',
    'type=hotel & near=coopers-stadium & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  ['Glenelg North, pet friendly', 'location=glenelg & amenity=Pets allowed'],
  ['in or around Port Adelaide, motel', 'location=port-adelaide & type=motel'],
  ['somewhere along the coast, apartment, sea view', 'q=coast & type=apartment & amenity=Sea view'],
  [
    'from the hotel to Rundle Mall no more than 5 min walking',
    'type=hotel & near=rundle-mall & minutes=5 & by=walk',
  ],
  [
    'a suburb next to the city such as Norwood or Unley, parking',
    'q=suburb & location=adelaide-cbd|norwood|unley & amenity=Free parking|Paid parking',
  ],
  [
    'Adelaide Central Market on the doorstep, apartment',
    'type=apartment & near=adelaide-central-market & minutes=15',
  ],
  [
    'as close as possible to the Entertainment Centre, 4 people',
    'near=adelaide-entertainment-centre & guests=4 & sort=nearest',
  ],
  [
    'between the beach and the airport, motel',
    'q=between & type=motel',
    'distance: beach; distance: the airport',
  ],
  [
    'opposite the Adelaide Railway Station, 5 star',
    'stars=5 & near=adelaide-railway-station & minutes=5 & by=walk',
  ],
  [
    'city or North Adelaide, not near the hospital, hotel',
    'location=adelaide-cbd|north-adelaide & type=hotel',
    'absence: not near the hospital',
  ],
  [
    'a short tram ride to Moseley Square, hotel, pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & near=moseley-square & minutes=15 & by=tram',
  ],
  [
    'McLaren Vale wineries on foot, b&b',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard',
    'distance: on foot',
  ],
  [
    'close to Cleland Wildlife Park, with kids, cabin',
    'q=cabin & tag=family & near=cleland-wildlife-park & minutes=15',
  ],
  [
    'beachside at Brighton, close to the jetty, 3 nights from 8 January',
    'location=brighton & tag=beach & near=brighton-jetty & minutes=15 & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'quick access to the Lyell McEwin Hospital, motel',
    'type=motel & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    'stay in Hahndorf, day trips to the Barossa, b&b',
    'location=hahndorf & type=bed-breakfast',
    'distance: the Barossa',
  ],
  ['on the Parade in Norwood, hotel', 'location=norwood & type=hotel & near=norwood-parade & minutes=15'],
  [
    'near Himeji Garden and South Terrace, hotel',
    'q=South Terrace & type=hotel & near=himeji-garden & minutes=15',
  ],
  [
    "12 minutes walk max from the Women's and Children's, apartment",
    'type=apartment & near=womens-and-childrens-hospital & minutes=12 & by=walk',
  ],
  [
    'train to Adelaide from Salisbury, so near Salisbury station, motel',
    'q=train to Adelaide from Salisbury & type=motel & near=salisbury & minutes=15',
  ],
];
