import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 rooms 4 adults cbd hotel 2 nites frm 11 dec brekky inc <400',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included & max_price=399.99 & check_in=2026-12-11 & check_out=2026-12-13 & guests=4',
    'rooms: 2 rooms',
  ],
  [
    'glenelg apartmnt ocean veiw balcny 5 nghts 3 jan',
    'location=glenelg & type=apartment & amenity=Sea view & amenity=Balcony & check_in=2027-01-03 & check_out=2027-01-08',
  ],
  [
    'cheap as, city, hostel, tonight, just me',
    'location=adelaide-cbd & type=hostel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'dog freindly b n b hills fire place 20-22 nov',
    'location=adelaide-hills & type=bed-breakfast & amenity=Pets allowed & amenity=Fireplace & check_in=2027-11-20 & check_out=2027-11-22',
  ],
  [
    'fam 5 (2ad 3ch) resort w kids pool glenelg xmas',
    'location=glenelg & type=resort & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2026-12-24 & check_out=2026-12-26 & guests=5',
  ],
  [
    'motle, 1nt, 27/11, nr aiport, early chk in',
    'q=early chk in & type=motel & near_airport=1 & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'Brighton / Glenelg / West Beach unit 2br 4ppl pool',
    'q=2br & location=brighton|glenelg|west-beach & type=apartment & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'spa suite 4 anniversary, hahndorf, 5dec, $300 tops',
    'location=hahndorf & amenity=Spa & max_price=300 & check_in=2026-12-05',
  ],
  [
    'Hotel>4star,CBD,gym,pool,<$350',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool & max_price=349.99 & stars=5',
  ],
  [
    'long term apt 3 months north adl washer wifi',
    'location=north-adelaide & type=apartment & tag=long-stay & amenity=Washing machine & amenity=Free Wi-Fi',
    'dates: 3 months',
  ],
  [
    'need accessable room w/ roll in showr, city',
    'location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  [
    'somwhere 2 park a caravan + motel port adelaide',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'budget 100-130 motel prospect ac',
    'location=prospect & type=motel & amenity=Air conditioning & min_price=100 & max_price=130',
  ],
  [
    'hotel city centre 3***, lift, 24h recep',
    'location=adelaide-cbd & type=hotel & amenity=Lift & amenity=24-hour reception & stars=3',
  ],
  [
    'want to swim and gym at hotel, max 220',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=220',
  ],
  [
    'stay nr womens n childrens hosp 4 nites kitchen cheap',
    'amenity=Full kitchen|Kitchenette & max_price=150 & near=womens-and-childrens-hospital & minutes=15',
    'dates: 4 nites',
  ],
  [
    'airbnb style house semaphore 10 ppl nye',
    'location=semaphore & type=villa & check_in=2026-12-31 & check_out=2027-01-01 & guests=10',
  ],
  [
    'bed and brekkie barossa w/ wine tasting on site',
    'location=barossa & type=bed-breakfast & amenity=Cellar door tastings',
  ],
  [
    'EV charge + brekky, hotel, mawson lks, tues nite',
    'location=mawson-lakes & type=hotel & amenity=Electric car charging & amenity=Breakfast included|Breakfast available & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'adelaide cbd aparthotel, kitchenette, 10 nights 1/2/27',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Kitchenette & check_in=2027-02-01 & check_out=2027-02-11',
  ],
  ['Uber distance to airport, cheap motel', 'q=Uber distance to airport & type=motel & max_price=150'],
  [
    'unley b&b, bike storage, tour down under, 19-24 jan',
    'location=unley & type=bed-breakfast & amenity=Bicycle storage & check_in=2027-01-19 & check_out=2027-01-24',
    'beside: tour down under',
  ],
  [
    'hostels: private rm ensuite < 100',
    'q=private & type=hostel & amenity=Private bathroom & max_price=99.99',
  ],
  [
    'romantc gettaway for 2, stirling, bathtub',
    'location=stirling & tag=romantic & amenity=Bath tub & guests=2',
  ],
  [
    'no shoes inside lol just want cheap motel glenelg',
    'location=glenelg & type=motel & max_price=150',
    'absence: no shoes inside',
  ],
  [
    'near flinders uni, student, 1 wk frm mon 30 nov',
    'near=flinders-university & minutes=15 & check_in=2026-11-30 & check_out=2026-12-07',
  ],
  [
    'self cater unit nr beach 4 nts w dogs x2',
    'q=x2 & type=apartment & tag=self-contained & tag=beach & amenity=Pets allowed',
    'dates: 4 nts',
  ],
  [
    'top floor, city view, 5 star, valentines',
    'q=top floor & amenity=City view & stars=5 & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'kid friendly hotel w play ground and pool no stairs',
    'type=hotel & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & amenity=Step-free entrance',
    '',
  ],
  [
    'quiet pls!! north terrace hotel, not hindley st',
    'q=north terrace & type=hotel & tag=quiet',
    'absence: not hindley st',
  ],
  [
    '2 singles beds friends, hostel or cheap hotel, city, 3-5/12',
    'q=singles beds & location=adelaide-cbd & type=hostel & type=hotel & max_price=150 & check_in=2026-12-03 & check_out=2026-12-05',
  ],
  ['anythng with hot tub under 300', 'amenity=Spa & max_price=299.99'],
  [
    'hotel w shuttle 2 airport, 4am flight fri',
    'type=hotel & amenity=Airport shuttle',
    'hour: 4am; dates: fri',
  ],
  ['norwood paradise hotel 4*', 'q=paradise & location=norwood & type=hotel & stars=4'],
  ['tonight!!! cheap!!! anywhere!!!', 'max_price=150 & check_in=2026-11-23 & check_out=2026-11-24'],
  [
    "b'fast included pls + free parking, brighton motel",
    'location=brighton & type=motel & amenity=Breakfast included & amenity=Free parking',
  ],
  ['semaphre beech holiday house bbq', 'location=semaphore & type=villa & tag=beach & amenity=Barbecue'],
  [
    'aircon + wifi + desk, 2wks from 4th jan, serviced apartment, 1 guest',
    'type=serviced-apartment & amenity=Air conditioning & amenity=Free Wi-Fi & amenity=Work desk & check_in=2027-01-04 & check_out=2027-01-18 & guests=1',
  ],
  [
    'walk 2 rundle mall, hotel, under $180',
    'type=hotel & max_price=179.99 & near=rundle-mall & minutes=15 & by=walk',
  ],
  ['15 mins max to the oval by foot', 'near=adelaide-oval & minutes=15 & by=walk'],
  [
    'wheelchair + dog, motel, west beach',
    'location=west-beach & type=motel & amenity=Wheelchair accessible & amenity=Pets allowed',
  ],
  [
    '7 mates footy trip, house or hostel, near oval',
    'type=villa & type=hostel & near=adelaide-oval & minutes=15 & guests=7',
    '',
  ],
  [
    'cabin or motel hahndorf 2ad 1 bub cot',
    'location=hahndorf & type=motel & amenity=Cots on request & guests=3',
    'either: cabin',
  ],
  [
    'near rah 2 weeks cheap kitchen laundry my dad is sick',
    'q=sick & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & max_price=150 & near=royal-adelaide-hospital & minutes=15',
    'dates: 2 weeks',
  ],
];
