import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'b&b cbd 2ppl 2nts wkend nxt',
    'location=adelaide-cbd & type=bed-breakfast & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'htel glenlg wiv pool under 200 tmrw nite',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=199.99 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'apt nr rundle mall 3pax 12-15 dec park plz',
    'q=park & type=apartment & near=rundle-mall & minutes=15 & check_in=2026-12-12 & check_out=2026-12-15 & guests=3',
  ],
  [
    'chp motel nr airprt 1nt tonite',
    'type=motel & max_price=150 & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'lookin 4 smthn in henly bch w ac n wifi, 2 ad 1 kid',
    'q=smthn & location=henley-beach & amenity=Air conditioning & amenity=Free Wi-Fi & guests=3',
  ],
  [
    'need rm fri nite sat nite semaphor 2 ppl dog ok',
    'location=semaphore & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'hotl w gym nth adl max 180pn sun-wed',
    'location=north-adelaide & type=hotel & amenity=Gym & max_price=180 & check_in=2026-11-29 & check_out=2026-12-02',
  ],
  [
    'dogfriendly cotage hahndorf nxt wkend',
    'q=cotage & location=hahndorf & amenity=Pets allowed & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'accom barosa 4 ppl 2 nts frm 8 jan poool',
    'location=barossa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-08 & check_out=2027-01-10 & guests=4',
  ],
  [
    'srvcd apt city wkly 1 person kitchn wshing machine',
    'q=wkly & location=adelaide-cbd & type=serviced-apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & guests=1',
  ],
  [
    'anywhr in adl hills w fireplce sat 5th dec 1 nite',
    'location=adelaide-hills & amenity=Fireplace & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'pls find hotel nr adl oval 10min walk 18 dec 2 pers',
    'type=hotel & near=adelaide-oval & minutes=10 & by=walk & check_in=2026-12-18 & guests=2',
  ],
  [
    '4 star htl cbd bfast incl undr 250',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included & max_price=249.99 & stars=4',
  ],
  ['beach hse sleeps 10 nye', 'q=hse & tag=beach & check_in=2026-12-31 & check_out=2027-01-01 & guests=10'],
  [
    'mclaren vale bnb 4 2 w spa 14 feb',
    'location=mclaren-vale & type=bed-breakfast & amenity=Spa & check_in=2027-02-14 & guests=2',
  ],
  [
    'hostel bed 1 prsn thurs nite city chepest',
    'location=adelaide-cbd & type=hostel & check_in=2026-11-26 & check_out=2026-11-27 & guests=1 & sort=price_low',
  ],
  [
    'no stairs apt brighton 2nd feb - 6th feb 2 oldies',
    'location=brighton & type=apartment & amenity=Step-free entrance & check_in=2027-02-02 & check_out=2027-02-06 & guests=2',
    '',
  ],
  [
    'fam of 4 glenelg 27/12 to 2/1 apt w kitchn nr beach',
    'location=glenelg & type=apartment & tag=beach & amenity=Full kitchen|Kitchenette & check_in=2026-12-27 & check_out=2027-01-02 & guests=4',
  ],
  [
    'wheelchr acces hotel w parkin city 30 nov',
    'q=acces & location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & amenity=Free parking|Paid parking & check_in=2026-11-30',
  ],
  [
    'room 2nite unley $120 max',
    'location=unley & max_price=120 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'luxry hotel city view bday wkend 16-17 jan',
    'type=hotel & amenity=City view & min_price=300 & check_in=2027-01-16 & check_out=2027-01-17',
    '',
  ],
  [
    'wots avail pt adelaide this wknd undr 150 w brekky',
    'q=wots & location=port-adelaide & amenity=Breakfast included|Breakfast available & max_price=149.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'need 2 b close 2 flinders uni, apt, 3 wks frm 1 mar',
    'q=2 b & type=apartment & near=flinders-university & minutes=15 & check_in=2027-03-01 & check_out=2027-03-22',
  ],
  [
    'quiet motl no pool prospect 1 nite 9/12',
    'location=prospect & type=motel & tag=quiet & check_in=2026-12-09 & check_out=2026-12-10',
    'absence: no pool',
  ],
  [
    'sngl rm cbd tues 1 dec 2 thurs 3 dec work desk wifi',
    'q=2 & location=adelaide-cbd & amenity=Work desk & amenity=Free Wi-Fi & guests=1',
    'dates: tues 1 dec; dates: thurs 3 dec',
  ],
  [
    'pet frendly hotl west bch 2adults 1dog 3nites from sat',
    'location=west-beach & type=hotel & amenity=Pets allowed & check_in=2026-11-28 & check_out=2026-12-01 & guests=2',
  ],
  [
    'sumwhere romantc stirlng fri 4 dec til sun',
    'location=stirling & tag=romantic & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'apartmnt w balcny n sea veiw glenelg 2ppl nye 2 nights',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Sea view & check_in=2026-12-31 & check_out=2027-01-02 & guests=2',
  ],
  [
    'ev chargin hotel norwd 1 nt 14 dec',
    'location=norwood & type=hotel & amenity=Electric car charging & check_in=2026-12-14 & check_out=2026-12-15',
  ],
  [
    'hotel nr conv centre?? 7-10 dec not over 220',
    'type=hotel & max_price=220 & near=festival-plaza & minutes=15 & check_in=2026-12-07 & check_out=2026-12-10',
  ],
  [
    '2bdrm apt glenelg 5ppl not ground flr 1wk frm 9 jan',
    'q=2bdrm & location=glenelg & type=apartment & check_in=2027-01-09 & check_out=2027-01-16 & guests=5',
    'absence: not ground flr',
  ],
  [
    'bkpackers w pool & bar city',
    'location=adelaide-cbd & type=hostel & amenity=Outdoor pool|Indoor pool & amenity=Bar',
  ],
  [
    'htl w lift nr RAH 29/11 - 2/12 1 adlt',
    'type=hotel & amenity=Lift & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-29 & check_out=2026-12-02 & guests=1',
  ],
  ['air bnb style place mclaren vale 6 adlts hot tub', 'location=mclaren-vale & amenity=Spa & guests=6'],
  [
    'anythng under a hundy near the showgrnds sat nite',
    'max_price=99.99 & near=adelaide-showground & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'villa barossa x6 pool bbq fri-mon',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-11-27 & check_out=2026-11-30 & guests=6',
  ],
  [
    'stay in mawson lks 4 work mon to fri, kitchnette, parkng, 160 a nite',
    'q=4 work & location=mawson-lakes & amenity=Kitchenette & amenity=Free parking|Paid parking & max_price=160 & check_in=2026-11-23 & check_out=2026-11-27',
  ],
  [
    'cbd htl dont need parking just wifi n brekky 2moro 1pers',
    'location=adelaide-cbd & type=hotel & amenity=Free Wi-Fi & amenity=Breakfast included|Breakfast available & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
    'absence: dont need parking',
  ],
  [
    'glenelg not hostel 2 nts 2moro nite 2ppl',
    'location=glenelg & check_in=2026-11-24 & check_out=2026-11-26 & guests=2',
    'absence: not hostel',
  ],
  [
    'acc rm w rollin showr cbd 11 to 13 jan',
    'location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Accessible bathroom & check_in=2027-01-11 & check_out=2027-01-13',
  ],
];
