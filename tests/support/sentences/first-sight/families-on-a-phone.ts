import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'glenelg motel with pool 2 adults 3 kids 4 jan to 9 jan undr 250',
    'location=glenelg & type=motel & amenity=Outdoor pool|Indoor pool & max_price=249.99 & check_in=2027-01-04 & check_out=2027-01-09 & guests=5',
  ],
  [
    'need sumwhere in west beach this wkend for mum dad n 2 kids pool a must',
    'location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
  ],
  [
    'famly room henly beach 3 nites from fri free prking',
    'location=henley-beach & amenity=Family rooms & amenity=Free parking & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  [
    'hi can we get a place near the zoo for us 5 sat nite cheap plz',
    'max_price=150 & near=adelaide-zoo & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=5',
  ],
  [
    'apartmnt brighton kitchn washing machin 2 adults 2 kids 27 dec till 3 jan',
    'location=brighton & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & check_in=2026-12-27 & check_out=2027-01-03 & guests=4',
  ],
  [
    'anywere with a playground and pool for kids not to dear semaphore',
    'location=semaphore & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & max_price=150',
    '',
  ],
  [
    'b n b in hahndorf for 2 adults and a baby need a cot tmrw nite',
    'location=hahndorf & type=bed-breakfast & amenity=Cots on request & check_in=2026-11-24 & check_out=2026-11-25 & guests=3',
  ],
  [
    'hotel closest to womens n kids hospital 2 nights from tues 1 adult 1 kid',
    'type=hotel & near=womens-and-childrens-hospital & check_in=2026-11-24 & check_out=2026-11-26 & sort=nearest & guests=2',
  ],
  [
    'pet frendly cabin or motel wth fenced yard glenelg for 4 ppl next wknd',
    'q=fenced & location=glenelg & type=motel & amenity=Pets allowed & amenity=Garden & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
    'either: cabin',
  ],
  [
    'r there any villas in barossa for 10 with a pool in march',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & guests=10',
    'dates: in march',
  ],
  [
    'grandma coming too so 6 of us need lift and 2 bathrooms glenelg 20 to 24 dec',
    'q=2 bathrooms & location=glenelg & amenity=Lift & check_in=2026-12-20 & check_out=2026-12-24 & guests=6',
  ],
  [
    'motel w brekky unley 2 adlts 1 child sunday nite',
    'location=unley & type=motel & amenity=Breakfast included|Breakfast available & check_in=2026-11-29 & check_out=2026-11-30 & guests=3',
  ],
  [
    'holiday house mclaren vale easter 8 people dog friendly wit pool',
    'location=mclaren-vale & type=villa & amenity=Pets allowed & amenity=Outdoor pool|Indoor pool & check_in=2027-03-26 & check_out=2027-03-29 & guests=8',
  ],
  [
    'no stairs pls toddler and pram brighton or glenelg undr 200 a nite',
    'location=brighton|glenelg & amenity=Step-free entrance & max_price=199.99',
    '',
  ],
  [
    'kids r 4 and 7 plus us 2 pool in cbd this sat to mon',
    'location=adelaide-cbd & amenity=Outdoor pool|Indoor pool & check_in=2026-11-28 & check_out=2026-11-30 & guests=4',
  ],
  [
    'wat about henley bch for xmas eve 2 nights fam of 5',
    'location=henley-beach & check_in=2026-12-24 & check_out=2026-12-26 & guests=5',
  ],
  [
    'somewhere 4 5 of us glenelg or hendley beach aircon wifi',
    'location=glenelg|henley-beach & amenity=Air conditioning & amenity=Free Wi-Fi & guests=5',
  ],
  [
    'parkng pool bbq adelade hills 2 familes 4 adults 4 kids',
    'q=2 familes & location=adelaide-hills & amenity=Free parking|Paid parking & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & guests=8',
  ],
  [
    'self contaned unit port adelaid 4 nights from the 12th dec 2 ad 2 ch',
    'location=port-adelaide & type=apartment & tag=self-contained & check_in=2026-12-12 & check_out=2026-12-16 & guests=4',
  ],
  [
    'hav a dog and 2 kids under 5 west beach no pool tho not safe',
    'location=west-beach & amenity=Pets allowed',
    'party: 2 kids under 5; absence: no pool; absence: not safe',
  ],
  [
    'we need 2 rooms next to eachother for 6 people glenelg new years eve',
    'location=glenelg & check_in=2026-12-31 & check_out=2027-01-01 & guests=6',
    'rooms: 2 rooms next to eachother',
  ],
  [
    'is there a motel near the showgrounds for the show 3 kids 1 adult',
    'type=motel & near=adelaide-showground & minutes=15 & guests=4',
  ],
  ['under 180 a nite familly of 4 in norwod or unly', 'location=norwood|unley & max_price=179.99 & guests=4'],
  [
    'kid freindly hotel cbd indor pool 18 19 20 jan',
    'location=adelaide-cbd & type=hotel & tag=family & amenity=Indoor pool & check_in=2027-01-18',
  ],
  [
    'mawson lks apt 1 wk from 10 jan 2 adults 2 kids washing mashine',
    'location=mawson-lakes & type=apartment & amenity=Washing machine & check_in=2027-01-10 & check_out=2027-01-17 & guests=4',
  ],
  [
    'beach house semafore big group 12 peeps feb long weekend',
    'location=semaphore & type=villa & tag=beach & guests=12',
    'dates: feb long weekend',
  ],
  [
    '10 mins walk from glenelg beech with parking fam of four',
    'amenity=Free parking|Paid parking & guests=4',
    'distance: 10 mins walk from glenelg beech',
  ],
  [
    'swiming pool n spa for under 300 stirling 2 nights from nxt fri',
    'location=stirling & amenity=Outdoor pool|Indoor pool & amenity=Spa & max_price=299.99 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'cheep motel near airprt early flght tuesday just 1 nite mon',
    'type=motel & max_price=150 & near_airport=1',
    'beside: early flght; dates: tuesday; dates: 1 nite; dates: mon',
  ],
  [
    'want somethin quite in hills for me n hubby no kids this time fireplce',
    'location=adelaide-hills & tag=quiet & amenity=Fireplace & guests=2',
    'absence: no kids',
  ],
  [
    'my 3 boys and me need a room cbd fri sat',
    'location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
  ],
  [
    'glenelg not on the main road 4 of us 14-18 january kitchen',
    'location=glenelg & amenity=Full kitchen|Kitchenette & check_in=2027-01-14 & check_out=2027-01-18 & guests=4',
    'absence: not on the main road',
  ],
  [
    'cot and highchair and kitchenet norwood thurs to sun',
    'q=highchair & location=norwood & amenity=Cots on request & amenity=Kitchenette & check_in=2026-11-26 & check_out=2026-11-29',
  ],
  [
    'hotel with bathtub 4 kids cbd 2+2 next tues',
    'location=adelaide-cbd & type=hotel & amenity=Bath tub & check_in=2026-12-01 & guests=4',
    'party: 4 kids',
  ],
  ['budget place max 120 adelaid 2 ad 1 kid', 'max_price=120 & guests=3'],
  [
    'wheres good 4 kids near cleland 1 nite sat 5 dec',
    'near=cleland-wildlife-park & minutes=15 & check_in=2026-12-05 & check_out=2026-12-06',
    'party: 4 kids',
  ],
  [
    'tonite prospect 2 adults 2 teens',
    'location=prospect & check_in=2026-11-23 & check_out=2026-11-24 & guests=4',
  ],
  [
    'pool fence safe place w kids pool west beech 12 to 15 feb',
    'q=fence safe & location=west-beach & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2027-02-12 & check_out=2027-02-15',
  ],
  [
    'cabin or caravan glenelg fam of 5 undr 150',
    'location=glenelg & max_price=149.99 & guests=5',
    'either: cabin or caravan',
  ],
  [
    'any thing in barosa valley 2 nites mid week for 2 couples and 3 kids',
    'location=barossa & guests=7',
    'dates: 2 nites; dates: mid week',
  ],
  [
    'hotel cbd w fridge and brekfast incl 7th dec 3 nights 1 adult 2 kids',
    'location=adelaide-cbd & type=hotel & amenity=Kitchenette|Full kitchen & amenity=Breakfast included & check_in=2026-12-07 & check_out=2026-12-10 & guests=3',
  ],
  [
    'me mum n 2 little ones near flinders med centre thursday',
    'near=flinders-medical-centre & minutes=15 & check_in=2026-11-26 & guests=4',
  ],
  [
    'bed n brekky for family hahndorf or stirlng nxt sat nite',
    'location=hahndorf|stirling & type=bed-breakfast & tag=family & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    '4 star or better glenelg 2 adults 2 kids sea veiw',
    'location=glenelg & amenity=Sea view & stars=4 & guests=4',
  ],
  [
    'looking for a big apartment sleeps 7 near beach dec 28 - jan 2',
    'type=apartment & tag=beach & check_in=2026-12-28 & check_out=2027-01-02 & guests=7',
  ],
  [
    'hey need a room in addelaide tommorow nite jst me n my daughter',
    'check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'ned accom close to adelade oval sat 12 dec 2 ad 2 kids under 220',
    'q=ned & max_price=219.99 & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & guests=4',
  ],
  [
    'pool but not a resort semaphore or west bch',
    'location=semaphore|west-beach & amenity=Outdoor pool|Indoor pool',
    'absence: but not a resort',
  ],
  [
    'bring our cavoodle to glenelg 1st to 5th feb two of us',
    'location=glenelg & amenity=Pets allowed & check_in=2027-02-01 & check_out=2027-02-05 & guests=2',
  ],
  [
    'hotel for 2 adlts n 1 infant cbd fri 4 dec 1 night',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-04 & check_out=2026-12-05 & guests=3',
  ],
  [
    'any deals in the city school hols jan fam of 6',
    'location=adelaide-cbd & guests=6',
    'terms: any deals; dates: school hols; dates: jan',
  ],
  [
    'air con pls its gonna be hot brighton 26 jan 2 nights 5 ppl',
    'q=hot & location=brighton & amenity=Air conditioning & check_in=2027-01-26 & check_out=2027-01-28 & guests=5',
  ],
  [
    'somewher with laundy and pool for a wk from boxing day family of five glenelg',
    'location=glenelg & amenity=Laundry|Washing machine & amenity=Outdoor pool|Indoor pool & check_in=2026-12-26 & check_out=2027-01-02 & guests=5',
  ],
  [
    'cheap n clean 2 nights fri n sat nxt wkend prospect',
    'location=prospect & max_price=150 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'motel no more than 160 with microwave unley we have 2 kids',
    'location=unley & type=motel & amenity=Kitchenette|Full kitchen & max_price=160',
    'party: 2 kids',
  ],
  [
    'kids swim comp at sa aquatic centre near marion 3 nights from 15 jan fam of 4',
    'near=westfield-marion & minutes=15 & check_in=2027-01-15 & check_out=2027-01-18 & guests=4',
    'beside: swim comp at sa aquatic centre',
  ],
  [
    'stay in barossa not with wine stuff just quiet fam farm stay 3 kids 2 adults',
    'q=farm & location=barossa & tag=quiet & tag=family & guests=5',
    'absence: not with wine stuff',
  ],
  [
    'town house in north adlaide 2 bathrm 6 guests 22nd to 26th dec',
    'q=2 bathrm & location=north-adelaide & type=villa & check_in=2026-12-22 & check_out=2026-12-26 & guests=6',
  ],
  [
    'resort with kids club and pool 5 nights from 4 jan 2 adults 2 kids',
    'q=kids club & type=resort & amenity=Outdoor pool|Indoor pool & check_in=2027-01-04 & check_out=2027-01-09 & guests=4',
  ],
  [
    'wheelchair for nan ground flor brighton 2 nites from 8 dec 5 of us',
    'q=ground flor & location=brighton & amenity=Wheelchair accessible & check_in=2026-12-08 & check_out=2026-12-10 & guests=5',
  ],
];
