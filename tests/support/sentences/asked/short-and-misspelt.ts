import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 adults 1 kid glenelg pool fri-sun <300',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=299.99 & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    'hotle in adelade cbd w parking',
    'location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking',
  ],
  ['appartment glenlg sea veiw', 'location=glenelg & type=apartment & amenity=Sea view'],
  [
    'MOTEL NEAR AIRPORT TONITE 1 PERSON',
    'type=motel & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'bnb barrosa fireplce 2ppl nxt wkend',
    'location=barossa & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  ['cheep hostal city centre', 'location=adelaide-cbd & type=hostel & max_price=150'],
  ['accomodation hanhdorf dog freindly', 'location=hahndorf & amenity=Pets allowed'],
  [
    'servced apartment norwod wifi desk',
    'location=norwood & type=serviced-apartment & amenity=Free Wi-Fi & amenity=Work desk',
  ],
  [
    '4* htl cbd pool gym max 280',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=280 & stars=4',
  ],
  [
    'hotel nr adl oval 5-7 dec 2pax',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-05 & check_out=2026-12-07 & guests=2',
  ],
  [
    'semaphore villa 6 guests bbq 26-30dec',
    'location=semaphore & type=villa & amenity=Barbecue & check_in=2026-12-26 & check_out=2026-12-30 & guests=6',
  ],
  ['wheelchiar acessible room brighton', 'location=brighton & amenity=Wheelchair accessible'],
  ['i search a hotel in near of the beach for two persons', 'type=hotel & tag=beach & guests=2'],
  [
    'we are 4 person and want apartment with kitchen in Glenelg',
    'location=glenelg & type=apartment & amenity=Full kitchen|Kitchenette & guests=4',
  ],
  [
    'please give hotel price not more 150 dollar near central market',
    'type=hotel & max_price=150 & near=adelaide-central-market & minutes=15',
  ],
  [
    'is possible hotel with the breakfast included at the city?',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included',
  ],
  [
    'mclaren vale b and b with spa this saturday',
    'location=mclaren-vale & type=bed-breakfast & amenity=Spa & check_in=2026-11-28',
  ],
  [
    'motel portadelaide parking ute',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'henly beach flat balcony under 2 hundred',
    'location=henley-beach & type=apartment & amenity=Balcony & max_price=199.99',
  ],
  [
    'hills cottage log fire dog ok sat nite',
    'q=cottage & location=adelaide-hills & amenity=Fireplace & amenity=Pets allowed & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'north adelaide heritge b&b couple',
    'location=north-adelaide & type=bed-breakfast & tag=heritage & guests=2',
  ],
  ['quite hotel in the city', 'location=adelaide-cbd & type=hotel & tag=quiet'],
  ['luxery hotel wiht spa adelaide', 'type=hotel & amenity=Spa & min_price=300'],
  ['budjet motel prospect', 'location=prospect & type=motel & max_price=150'],
  [
    'want place for sleeping 3 night from 10 december, cheap, near train station',
    'max_price=150 & near=adelaide-railway-station & minutes=15 & check_in=2026-12-10 & check_out=2026-12-13',
  ],
  [
    'hostel for one man, two night, tomorrow',
    'type=hostel & check_in=2026-11-24 & check_out=2026-11-26 & guests=1',
  ],
  ['family 2+2 apartement with washing maschine', 'type=apartment & amenity=Washing machine & guests=4'],
  [
    'hotel with swiming pool and parkng',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking',
  ],
  [
    'aprtment hotel nth adelaide long term',
    'location=north-adelaide & type=serviced-apartment & tag=long-stay',
  ],
  [
    'glenelg,pool,pets,<200',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & max_price=199.99',
  ],
  ['CBD/hotel/gym/5-star', 'location=adelaide-cbd & type=hotel & amenity=Gym & stars=5'],
  [
    'brekkie incl b&b stirling sat',
    'location=stirling & type=bed-breakfast & amenity=Breakfast included & check_in=2026-11-28',
  ],
  [
    'ev charging hotel glenelg 2n from 11/12',
    'location=glenelg & type=hotel & amenity=Electric car charging & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    '3 kids 2 adults motel w pool west beach 2-6 jan',
    'location=west-beach & type=motel & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-06 & guests=5',
  ],
  [
    'xmas apartment henley sea view 4 ppl',
    'location=henley-beach & type=apartment & amenity=Sea view & check_in=2026-12-24 & check_out=2026-12-26 & guests=4',
  ],
  ['unly boutiqe hotel', 'location=unley & type=hotel & tag=boutique'],
  ['room not expensive near university', 'max_price=150 & near=any-university & minutes=15', ''],
  [
    'self cont. apt mawson lks 1 mth',
    'location=mawson-lakes & type=apartment & tag=self-contained',
    'dates: 1 mth',
  ],
  [
    'near zoo 2 a 2 c hotel pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & near=adelaide-zoo & minutes=15 & guests=4',
  ],
  [
    'looking 4 a motel w/ pool in brighton 4 2',
    'location=brighton & type=motel & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  ['hotel Adelaide Oval walk 10 min', 'type=hotel & near=adelaide-oval & minutes=10 & by=walk'],
  [
    'i am needing the quiet room because of my baby, Norwood',
    'location=norwood & tag=quiet',
    'party: my baby',
  ],
  ['hotel rundel mall', 'type=hotel & near=rundle-mall & minutes=15'],
  ['beech front apartments glenelg', 'location=glenelg & type=apartment & tag=beachfront'],
  [
    'my budget 120 dolars, hostel or motel, city',
    'q=dolars & location=adelaide-cbd & type=hostel & type=motel & max_price=120',
  ],
  [
    'no stairs lift glenelg apt 2 old people',
    'location=glenelg & type=apartment & amenity=Step-free entrance & amenity=Lift & guests=2',
    '',
  ],
  [
    '24hr reception motel airport late arrival tmrw',
    'type=motel & amenity=24-hour reception & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
    'hour: late arrival',
  ],
];
