import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel 5 minutes walk from the Central Market',
    'type=hotel & near=adelaide-central-market & minutes=5 & by=walk',
  ],
  ['somewhere not far from Adelaide Zoo, cheap', 'max_price=150 & near=adelaide-zoo & minutes=15'],
  [
    'apartment between the city and Glenelg, near a tram stop',
    'q=between the city and Glenelg & type=apartment & near=any-tram-stop & minutes=10',
  ],
  [
    'close to both the RAH and the railway station, hotel',
    'type=hotel & near=royal-adelaide-hospital & minutes=15',
    'landmarks: the railway station',
  ],
  [
    'B&B 20 mins on foot from Hahndorf main street',
    'q=main street & type=bed-breakfast & near=hahndorf & minutes=20 & by=walk',
  ],
  [
    'motel in walking distance of the Morphettville races, Saturday',
    'type=motel & near=morphettville-racecourse & minutes=15 & by=walk & check_in=2026-11-28',
  ],
  [
    'Brighton jetty within ten minutes, apartment, dog',
    'type=apartment & amenity=Pets allowed & near=brighton-jetty & minutes=10',
  ],
  [
    'by tram 15 minutes max to Victoria Square, hotel with pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & near=victoria-square & minutes=15 & by=tram',
  ],
  [
    'opposite the Festival Centre or as near as you can get, 4 stars',
    'stars=4 & near=adelaide-festival-centre & minutes=5 & by=walk',
  ],
  ['Henley or Grange, near the jetty, cottage', 'q=jetty cottage & location=henley-beach', 'either: Grange'],
  ['hotel around the corner from Rundle Mall', 'type=hotel & near=rundle-mall & minutes=5 & by=walk'],
  [
    'near the Botanic Garden but quiet, B&B',
    'type=bed-breakfast & tag=quiet & near=adelaide-botanic-garden & minutes=15',
  ],
  ['Tanunda or nearby, with pool', 'amenity=Outdoor pool|Indoor pool & near=tanunda & minutes=15'],
  ['an hour or less from the city, farm stay', 'q=farm', 'distance: an hour or less from the city'],
  [
    'stay in Unley near the Showground, 2 nights from 4 Dec',
    'location=unley & near=adelaide-showground & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'up to 8 min walk to Moseley Square, apartment, sea view',
    'type=apartment & amenity=Sea view & near=moseley-square & minutes=8 & by=walk',
  ],
  ['the Stirling Hotel or something like it in the hills', 'location=stirling & type=hotel'],
  [
    'near Adelaide Uni but not on North Terrace, hostel',
    'type=hostel & near=adelaide-university-north-terrace & minutes=15',
    'absence: but not on North Terrace',
  ],
  ['hotel at Victoria Square', 'type=hotel & near=victoria-square & minutes=15'],
  [
    '500 metres from Norwood Parade, parking',
    'amenity=Free parking|Paid parking & near=norwood-parade & minutes=8 & by=walk',
  ],
  [
    'Semaphore, less than 10 minutes on foot to the beach',
    'location=semaphore & near=any-beach & minutes=10 & by=walk',
  ],
  ['close by Flinders Uni and under 140', 'max_price=139.99 & near=flinders-university & minutes=15'],
  [
    'within cooee of Adelaide Oval, hotel, breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available & near=adelaide-oval & minutes=5 & by=walk',
  ],
  [
    '20 minutes drive from Adelaide, cottage with fireplace',
    'q=cottage & amenity=Fireplace',
    'distance: 20 minutes drive from Adelaide',
  ],
  [
    'Mount Barker, near the town centre, motel',
    'type=motel & near=mount-barker & minutes=15',
    'distance: town centre',
  ],
  ['hotel nearest to the Convention Centre', 'type=hotel & near=festival-plaza & sort=nearest'],
  [
    "half an hour's walk from the city at most, hostel",
    'type=hostel',
    "distance: half an hour's walk from the city",
  ],
  [
    'anywhere on the tram line between South Terrace and Glenelg, apartment',
    'q=between South Terrace and Glenelg & type=apartment & near=any-tram-stop & minutes=10',
  ],
  [
    'near Harbour Town, handy to the airport, motel',
    'type=motel & near_airport=1 & near=harbour-town & minutes=15',
  ],
  [
    'Glenelg, two minutes from the beach, apartment',
    'location=glenelg & type=apartment & near=any-beach & minutes=2',
  ],
  ['Barossa, near Angaston, villa', 'location=barossa & type=villa & near=angaston & minutes=15'],
  [
    'Victor Harbor or Port Elliot, near the beach, dogs',
    'tag=beach & amenity=Pets allowed',
    'either: Victor Harbor; either: Port Elliot',
  ],
  [
    'a quick walk to the Art Gallery, boutique hotel',
    'type=hotel & tag=boutique & near=art-gallery-of-south-australia & minutes=10 & by=walk',
  ],
  [
    'near Coopers Stadium, Friday night, 2 people, motel or hotel',
    'type=motel & type=hotel & near=coopers-stadium & minutes=15 & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
  ],
  [
    'hotel where I can walk to the Entertainment Centre in under 10 min',
    'type=hotel & near=adelaide-entertainment-centre & minutes=10 & by=walk',
  ],
  [
    'far from the airport but near the beach, apartment',
    'type=apartment & tag=beach',
    'absence: far from the airport',
  ],
  [
    'Port Willunga, stroll to the beach, house for 4',
    'type=villa & tag=beach & near=port-willunga & minutes=15 & guests=4',
  ],
  [
    "next door to the Women's and Children's Hospital, cheap",
    'max_price=150 & near=womens-and-childrens-hospital & minutes=5 & by=walk',
  ],
  [
    'Mt Lofty end of the hills, Crafers or Stirling, log fire',
    'q=end & location=adelaide-hills & amenity=Fireplace & near=mount-lofty-summit & minutes=15',
    'either: Crafers; either: Stirling',
  ],
  [
    'Glenelg side of the airport, motel with shuttle',
    'location=glenelg & type=motel & amenity=Airport shuttle & near_airport=1',
  ],
];
