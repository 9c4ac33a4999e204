import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'travelling by motorbike, 2 adults, safe parking, motel hahndorf 6 feb',
    'q=motorbike & location=hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2027-02-06 & guests=2',
  ],
  [
    '3 nurses, agency work at RAH, 6 weeks from 11 jan, want 3 bedrooms and laundry',
    'q=agency work 3 bedrooms & amenity=Laundry|Washing machine & near=royal-adelaide-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-22 & guests=3',
  ],
  [
    'our club of 15 golfers needs motel rooms west beach 19-21 march, breakfast',
    'location=west-beach & type=motel & amenity=Breakfast included|Breakfast available & check_in=2027-03-19 & check_out=2027-03-21 & guests=15',
  ],
  [
    'hotel not more than 20 minutes walk from the oval, max $230, 27 dec',
    'type=hotel & max_price=230 & near=adelaide-oval & minutes=20 & by=walk & check_in=2026-12-27',
  ],
  [
    'I need hotel but only with free cancellation and free parking, norwood',
    'location=norwood & type=hotel & amenity=Free parking',
    'terms: free cancellation',
  ],
  [
    'staying with friends but need overflow motel for grandma, semaphore, 25 dec',
    'q=overflow & location=semaphore & type=motel & check_in=2026-12-25',
  ],
  [
    'place which accepts a big dog, not only small, barossa',
    'location=barossa & amenity=Pets allowed',
    'absence: not only small',
  ],
  [
    'no deposit, no credit card, hostel, pay cash, tonight',
    'q=cash & type=hostel & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: no deposit; absence: no credit card',
  ],
  [
    'my husband snores so 2 separate rooms, apartment, glenelg, 2 people',
    'location=glenelg & type=apartment & guests=2',
    'beside: snores; rooms: 2 separate rooms',
  ],
  [
    'conference at adelaide uni 14-16 july, hotel within 10 min walk, single',
    'type=hotel & near=adelaide-university-north-terrace & minutes=10 & by=walk & check_in=2027-07-14 & check_out=2027-07-16 & guests=1',
  ],
  [
    'vintage festival barossa, 2 couples, cellar doors nearby, 10-12 april',
    'q=vintage festival & location=barossa & check_in=2027-04-10 & check_out=2027-04-12 & guests=4',
    'distance: cellar doors',
  ],
  [
    'no tv no phone, cabin in the woods near stirling for 2',
    'q=cabin in the woods & location=stirling & guests=2',
    'absence: no tv; absence: no phone',
  ],
  [
    'must allow dogs inside, not kennel, adelaide hills cottage',
    'q=cottage & location=adelaide-hills & amenity=Pets allowed',
    'absence: not kennel',
  ],
  [
    '2 people, one night, 13th feb, dinner and breakfast package, spa, hills',
    'q=dinner & location=adelaide-hills & amenity=Breakfast included|Breakfast available & amenity=Spa & check_in=2027-02-13 & check_out=2027-02-14 & guests=2',
  ],
  [
    "after surgery i can't use stairs or bath, walk in shower, hotel near wch",
    'q=walk in shower & type=hotel & near=womens-and-childrens-hospital & minutes=15',
    "absence: can't use stairs or bath",
  ],
  ['hostel not in city, near beach, surfers', 'type=hostel & tag=beach', 'absence: not in city'],
  [
    'with 2 kids in prams, lift needed, no steps, city apartment',
    'location=adelaide-cbd & type=apartment & amenity=Lift & amenity=Step-free entrance',
    'party: 2 kids',
  ],
  [
    'family 2+2, all inclusive hotel, pool, seaside',
    'q=all inclusive & type=hotel & tag=beach & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'we come with caravan but want 1 night motel with big parking, port adelaide',
    'q=caravan & location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
    'dates: 1 night',
  ],
  [
    'arrive adelaide 05/03 leave 09/03 womadelaide 2 persons hotel near botanic garden or east end',
    'q=womadelaide & type=hotel & check_in=2027-03-05 & check_out=2027-03-09 & guests=2',
    'either: near botanic garden; either: east end',
  ],
  [
    'price not important, best view of sea, two persons, henley',
    'location=henley-beach & amenity=Sea view & guests=2',
    'amount: price not important',
  ],
  [
    'room from 22 to 25 of january, two beds, not double bed, 2 friends',
    'q=two beds & check_in=2027-01-22 & check_out=2027-01-25 & guests=2',
    'absence: not double bed',
  ],
  [
    'hotel near flinders uni not more than 15 min by tram',
    'type=hotel & near=flinders-university & minutes=15 & by=tram',
  ],
  [
    'hotels where breakfast starts before 6am, airport',
    'type=hotel & amenity=Breakfast included|Breakfast available & near_airport=1',
    'hour: starts before 6am',
  ],
  [
    'cheap but safe for single woman, close to bus station, arrive 11pm thursday',
    'q=safe & max_price=150 & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-26 & guests=1',
    'hour: arrive 11pm',
  ],
  [
    'student from china, 1 year, homestay or studio near city west campus',
    'q=1 year & type=apartment & near=city-west-campus & minutes=15',
    'either: homestay',
  ],
  [
    'apartment with 2 car parks, not street parking, unley, 4 feb to 4 mar',
    'location=unley & type=apartment & amenity=Free parking|Paid parking & check_in=2027-02-04 & check_out=2027-03-04',
    'absence: not street parking',
  ],
  [
    "we don't want resort or hotel, only b&b or cottage, mclaren vale, 14-16 feb",
    'location=mclaren-vale & type=bed-breakfast & check_in=2027-02-14 & check_out=2027-02-16',
    "absence: don't want resort or hotel; either: cottage",
  ],
  [
    'is it possible to stay with 3 cats? 1 week from 2 dec, prospect',
    'location=prospect & amenity=Pets allowed & check_in=2026-12-02 & check_out=2026-12-09',
  ],
  [
    'not above ground floor, motel, brighton, for 2 pensioners',
    'location=brighton & type=motel & guests=2',
    'absence: not above ground floor',
  ],
  [
    'hotel 4 stars, but no 5 stars, about 180 dollars',
    'type=hotel & max_price=207 & stars=4',
    'absence: no 5 stars',
  ],
  [
    'quiet street, no pub below, hotel with aircon, fri-mon',
    'q=below & type=hotel & tag=quiet & amenity=Air conditioning & check_in=2026-11-27 & check_out=2026-11-30',
    'absence: no pub',
  ],
  [
    'at least one bathroom per 2 people, house for 8, barossa',
    'q=one bathroom per 2 people & location=barossa & type=villa & guests=8',
  ],
  [
    'between 2 and 4 jan, glenelg, not new year, 2 adults',
    'location=glenelg & check_in=2027-01-02 & check_out=2027-01-04 & guests=2',
    'absence: not new year',
  ],
  [
    'anything with kitchen except hostels, 70-110',
    'amenity=Full kitchen|Kitchenette & min_price=70 & max_price=110',
    'absence: except hostels',
  ],
  [
    'motel with ramp, my husband is in a wheelchair, brighton, 2 dec for 3 nights',
    'location=brighton & type=motel & amenity=Step-free entrance & amenity=Wheelchair accessible & check_in=2026-12-02 & check_out=2026-12-05',
  ],
  [
    'soccer team 16 boys 3 coaches near coopers stadium, hostel',
    'q=soccer team & type=hostel & near=coopers-stadium & minutes=15 & guests=19',
  ],
  [
    'cruise ship passengers, 1 night before sailing 12 jan, near outer harbor, 2 pax',
    'q=before sailing & near=outer-harbor & minutes=15 & guests=2',
    'dates: 1 night; dates: 12 jan',
  ],
  [
    "show me hotels that aren't in the cbd with a gym",
    'type=hotel & amenity=Gym',
    "absence: aren't in the cbd",
  ],
  [
    '2nd to 5th jan 4 adults 1 baby henley beach parking x2',
    'q=x2 & location=henley-beach & amenity=Free parking|Paid parking & check_in=2027-01-02 & check_out=2027-01-05 & guests=5',
  ],
  [
    'rooms for 10 workers for 3 months mawson lakes twin',
    'q=twin & location=mawson-lakes & guests=10',
    'dates: for 3 months',
  ],
  [
    'rowers, near west lakes, bunk rooms ok, 20 people',
    'q=bunk & near=westfield-west-lakes & minutes=15 & guests=20',
  ],
  [
    'nothing with shared toilets please, cheap, central, tomorrow',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
    'absence: nothing with shared toilets',
  ],
  [
    'romantic but not heart shaped bed kitsch, spa, hahndorf',
    'q=kitsch & location=hahndorf & tag=romantic & amenity=Spa',
    'absence: but not heart shaped bed',
  ],
  [
    'hotel + parking + breakfast = max 220, cbd',
    'location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & max_price=220',
  ],
  [
    'want to walk to rundle mall and central market, apartment, 3 ppl',
    'type=apartment & near=rundle-mall & minutes=15 & by=walk & guests=3',
    'landmarks: central market',
  ],
  [
    'either 5-7 feb or 12-14 feb, b&b barossa',
    'location=barossa & type=bed-breakfast',
    'dates: 5-7 feb; dates: 12-14 feb',
  ],
  [
    'ground floor if possible, otherwise lift essential, hotel glenelg',
    'q=ground floor & location=glenelg & type=hotel & amenity=Lift',
  ],
  [
    'two nights, sunday and monday, motel, adelaide airport, park and fly',
    'q=park & type=motel & near_airport=1 & check_in=2026-11-29 & check_out=2026-12-01',
  ],
  [
    'hotel with spa in room not shared spa, north adelaide',
    'location=north-adelaide & type=hotel & amenity=Spa',
    'absence: not shared spa',
  ],
  ['we are 5 (3 adults, 2 kids), apartment, semaphore', 'location=semaphore & type=apartment & guests=5'],
  [
    'not interested in breakfast, dinner or bar, only bed near RAH',
    'near=royal-adelaide-hospital & minutes=15',
    'absence: not interested in breakfast, dinner or bar',
  ],
  [
    'house for 14, must have aircon in all bedrooms, glenelg, jan 2-9',
    'q=all bedrooms & location=glenelg & type=villa & amenity=Air conditioning & check_in=2027-01-02 & check_out=2027-01-09 & guests=14',
  ],
  [
    'pet free accommodation due to allergies, unley',
    'location=unley',
    'absence: pet free; beside: due to allergies',
  ],
  [
    'big group 18-20 people, hostel exclusive use, hills',
    'location=adelaide-hills & type=hostel & guests=20',
  ],
  [
    'hotel close to everything, adelaide, fringe, 2 adults, 26 feb-1 mar',
    'q=fringe & type=hotel & check_in=2027-02-26 & check_out=2027-03-01 & guests=2',
  ],
  [
    'our flight lands 11pm on 3 dec, need room with shuttle',
    'amenity=Airport shuttle & check_in=2026-12-03',
    'beside: our flight lands; hour: 11pm',
  ],
  [
    'motel on the way to the barossa, dogs welcome, one night',
    'type=motel & amenity=Pets allowed',
    'distance: the barossa; dates: one night',
  ],
];
