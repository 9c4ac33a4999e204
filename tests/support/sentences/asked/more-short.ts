import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'need htl cbd 2nite 1 adult cheap pls',
    'location=adelaide-cbd & type=hotel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'glenelg 3nts from 28/12 fam of 4 pool kitchen <350',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Full kitchen|Kitchenette & max_price=349.99 & check_in=2026-12-28 & check_out=2026-12-31 & guests=4',
  ],
  [
    'appartments with parking norwod 2 bedrooms 4 ppl',
    'q=2 bedrooms & location=norwood & type=apartment & amenity=Free parking|Paid parking & guests=4',
  ],
  [
    'where can stay cheap near city with kitchen i cook myself',
    'location=adelaide-cbd & amenity=Full kitchen|Kitchenette & max_price=150',
  ],
  [
    'hostle glenelg this wkend girls trip 5',
    'location=glenelg & type=hostel & check_in=2026-11-27 & check_out=2026-11-29',
    'party: 5',
  ],
  [
    'motell west beech dog allowed 2 nights thursday',
    'location=west-beach & type=motel & amenity=Pets allowed & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'wifi+parking+pool, motel, brighton',
    'location=brighton & type=motel & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'hahndorf b&b fire place spa couple next fri 2 nights',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'ADELAIDE OVAL HOTEL SAT NIGHT 2 PEOPLE UNDER 250',
    'type=hotel & max_price=249.99 & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'please, have you hotel room for 2 person from 15.12 until 18.12 with breakfast?',
    'type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-15 & check_out=2026-12-18 & guests=2',
  ],
  [
    'i look for appartment in the center of city for one week from 7.1.2027',
    'location=adelaide-cbd & type=apartment & check_in=2027-01-07 & check_out=2027-01-14',
  ],
  [
    'hotel must have airconditioner and lift, mother is 80 years',
    'q=80 years & type=hotel & amenity=Air conditioning & amenity=Lift',
  ],
  [
    'me+gf, barossa, winery, spa, max 300pn',
    'location=barossa & tag=vineyard & amenity=Spa & max_price=300 & guests=2',
  ],
  [
    'wheelchair ok? hotel near flinders med centre',
    'type=hotel & amenity=Wheelchair accessible & near=flinders-medical-centre & minutes=15',
  ],
  [
    '4 mates cricket test 4 nights from 3 dec near oval cheap',
    'q=cricket test & max_price=150 & near=adelaide-oval & minutes=15 & check_in=2026-12-03 & check_out=2026-12-07 & guests=4',
  ],
  [
    'servised apartement, washing mashine, mawson laks',
    'location=mawson-lakes & type=serviced-apartment & amenity=Washing machine',
  ],
  [
    'bnb mclaren vale pool no kids',
    'location=mclaren-vale & type=bed-breakfast & amenity=Outdoor pool|Indoor pool',
    'absence: no kids',
  ],
  [
    'hotel glenelg not more then 200 dollar with see view',
    'location=glenelg & type=hotel & amenity=Sea view & max_price=200',
  ],
  [
    'quiet plz, no party ppl, unley, <150',
    'location=unley & tag=quiet & max_price=149.99',
    'absence: no party ppl',
  ],
  ['caravan park or cabin semaphore 2a2c', 'location=semaphore & guests=4', 'either: caravan park or cabin'],
  [
    'bookng for tomorow nite airport motel 1 pers',
    'type=motel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  ['any last min deals for a 5* with spa?', 'amenity=Spa & stars=5', 'terms: last min deals'],
  ['5 star hotl spa adl', 'type=hotel & amenity=Spa & stars=5'],
  ['luxery vila barossa vally 8 guests', 'location=barossa & type=villa & min_price=300 & guests=8'],
  ['budget frendly hotell near rundel mall', 'type=hotel & max_price=150 & near=rundle-mall & minutes=15'],
  [
    'holiday apt henley bch 1 week from boxing day 2 ad 2 ch',
    'location=henley-beach & type=apartment & check_in=2026-12-26 & check_out=2027-01-02 & guests=4',
  ],
  [
    'prefer ground floor. motel. port adelaide. 1 night. 2/12',
    'q=ground floor & location=port-adelaide & type=motel & check_in=2026-12-02 & check_out=2026-12-03',
  ],
  ['shared bathroom ok, hostel, under 45', 'type=hostel & max_price=44.99', 'wish: shared bathroom ok'],
  [
    'room with bath not only shower, north adelaide hotel',
    'location=north-adelaide & type=hotel & amenity=Bath tub',
    'absence: not only shower',
  ],
  [
    'is it hotel with swimming pool who accept the cats?',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed',
  ],
  [
    'walkin distance 2 the beach, unit, 2 bdrm',
    'q=2 bdrm & type=apartment & near=any-beach & minutes=15 & by=walk',
  ],
  [
    'honeymon suite, sea veiw, champagne, 14 feb',
    'q=champagne & tag=romantic & amenity=Sea view & check_in=2027-02-14',
  ],
  [
    'want 3 star hotel minimum in city for family 5 member',
    'q=minimum member & location=adelaide-cbd & type=hotel & stars=3 & guests=5',
  ],
  [
    'EV charger motel, hills, sat',
    'location=adelaide-hills & type=motel & amenity=Electric car charging & check_in=2026-11-28',
  ],
  [
    'lookng 4 cheap acommodation near adelaide uni for 1 student 3 weeks frm 20 feb',
    'max_price=150 & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-20 & check_out=2027-03-13 & guests=1',
  ],
  [
    'hotel with brekky & parking incl, glenelg, sunday nite',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Free parking & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'grandparents + 2 grandkids, brighton, near jetty, cot',
    'location=brighton & amenity=Cots on request & near=brighton-jetty & minutes=15 & guests=4',
  ],
  [
    'somewere quite to study near unisa city west',
    'q=study & tag=quiet & near=city-west-campus & minutes=15',
  ],
  ['10min walk festival centre hotel', 'type=hotel & near=adelaide-festival-centre & minutes=10 & by=walk'],
  [
    '30 min tram glenelg, hostel, city',
    'location=adelaide-cbd & type=hostel',
    'distance: 30 min tram glenelg',
  ],
  ['the price is important, not expensive than 100', 'q=important & max_price=100'],
  ['a room very clean and silent, not expensive, for working', 'tag=quiet & max_price=150', ''],
  [
    'hubby and me 26-28 feb stirling cottage fireplace no wifi needed',
    'q=cottage & location=stirling & amenity=Fireplace & check_in=2027-02-26 & check_out=2027-02-28 & guests=2',
    'absence: no wifi',
  ],
  [
    'apart from glenelg any beach suburb, apartment, pool',
    'q=suburb & type=apartment & tag=beach & amenity=Outdoor pool|Indoor pool',
    'absence: apart from glenelg',
  ],
  ['tram at door, hotel, 4star', 'type=hotel & stars=4 & near=any-tram-stop & minutes=10'],
  [
    'prospect motel tonight late arrival after midnight',
    'location=prospect & type=motel & check_in=2026-11-23 & check_out=2026-11-24',
    'hour: late arrival; hour: after midnight',
  ],
  [
    'twin room 2 friends adelaide city, fringe festival, 26 feb - 1 mar',
    'q=twin fringe festival & location=adelaide-cbd & check_in=2027-02-26 & check_out=2027-03-01 & guests=2',
  ],
  [
    'cheepest b and b in barosa with brekfast',
    'location=barossa & type=bed-breakfast & amenity=Breakfast included|Breakfast available & sort=price_low',
  ],
  [
    'apartment in Glenelg near the jetty',
    'location=glenelg & type=apartment & near=glenelg-jetty & minutes=15',
  ],
  [
    'hotel in Brighton, 5 min walk to the jetty',
    'location=brighton & type=hotel & near=brighton-jetty & minutes=5 & by=walk',
  ],
  ['hotel near the jetty, Glenelg or Brighton', 'q=jetty & location=glenelg|brighton & type=hotel'],
  ['hotel in Norwood near the jetty', 'q=jetty & location=norwood & type=hotel'],
  ['close to the pier at Semaphore', 'location=semaphore & near=semaphore-jetty & minutes=15'],
  ['hotel not near the jetty, Brighton', 'location=brighton & type=hotel', 'absence: not near the jetty'],
  ['weekend of Saturday 5 December', 'check_in=2026-12-04 & check_out=2026-12-06'],
  ['the weekend of 9 December', '', 'dates: the weekend of 9 December'],
  ['weekend of 12-13 December, Unley', 'location=unley & check_in=2026-12-11 & check_out=2026-12-13'],
  [
    '10 minute drive Glenelg, hotel in West Beach',
    'location=west-beach & type=hotel',
    'distance: 10 minute drive Glenelg',
  ],
  ['within 20 minutes by tram of Glenelg', 'near=moseley-square & minutes=20 & by=tram', ''],
  ['15 min walk Rundle Mall, hotel', 'type=hotel & near=rundle-mall & minutes=15 & by=walk'],
  ['shared bathroom fine, hostel', 'type=hostel', 'wish: shared bathroom fine'],
  ['quite a nice hotel', 'type=hotel'],
  ['somewhere quite close to the beach', 'tag=beach'],
  ['somewhere quite near Norwood, a motel', 'location=norwood & type=motel'],
  ['the cheaper the better, motel', 'type=motel & sort=price_low'],
  ['silent disco weekend, hotel', 'q=silent disco & type=hotel', 'dates: weekend'],
];
