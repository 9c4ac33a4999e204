import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'need a htl in glenleg 2nite 2 ppl wiv parkin',
    'location=glenelg & type=hotel & amenity=Free parking|Paid parking & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'any1 got apartmnt semphore sat nite dog ok',
    'location=semaphore & type=apartment & amenity=Pets allowed & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'cheep motl nr airprt thurs nite jus 1',
    'type=motel & max_price=150 & near_airport=1 & check_in=2026-11-26 & check_out=2026-11-27 & guests=1',
  ],
  [
    '2adults 1kid brighton 4th dec 3nites poool',
    'location=brighton & amenity=Outdoor pool|Indoor pool & check_in=2026-12-04 & check_out=2026-12-07 & guests=3',
  ],
  [
    'hahndrof b n b wkend just us two fireplce',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & guests=2',
    'dates: wkend',
  ],
  [
    'hotell cbd wifii gim mon tues wed nights',
    'location=adelaide-cbd & type=hotel & amenity=Free Wi-Fi & amenity=Gym & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'somwhere w kitchn in norwd for 5 days frm 12 jan',
    'location=norwood & amenity=Full kitchen|Kitchenette & check_in=2027-01-12',
    'dates: for 5 days',
  ],
  [
    'petfriendly acom barosa nxt wknd undr 250',
    'q=acom & location=barossa & amenity=Pets allowed & max_price=249.99 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'grnd flr unit west bch no stairs 2 oldies dec 27 to 30',
    'q=grnd flr & location=west-beach & type=apartment & amenity=Step-free entrance & check_in=2026-12-27 & check_out=2026-12-30 & guests=2',
    '',
  ],
  [
    'b4 xmas 2 nites henly bch sea veiw 200 max',
    'location=henley-beach & amenity=Sea view & max_price=200',
    'dates: b4 xmas; dates: 2 nites',
  ],
  ['thx looking 4 hostl city under 50 a nite', 'location=adelaide-cbd & type=hostel & max_price=49.99'],
  [
    'hotl wiht spaa n brekky inc nth adelade fri',
    'location=north-adelaide & type=hotel & amenity=Spa & amenity=Breakfast included & check_in=2026-11-27',
  ],
  [
    'family of 6 holidy house glenelg jan 3-10',
    'location=glenelg & type=villa & check_in=2027-01-03 & check_out=2027-01-10 & guests=6',
  ],
  [
    'apt unley washin machine 1 mth frm feb 1',
    'location=unley & type=apartment & amenity=Washing machine & check_in=2027-02-01 & check_out=2027-03-01',
    '',
  ],
  [
    'wheelchr acessible room nr RAH tmoz',
    'amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'lux hotel cty rooftop bar nye 2 nights',
    'location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Bar & min_price=300 & check_in=2026-12-31 & check_out=2027-01-02',
  ],
  [
    'no hostels pls somethng chep in town tonite',
    'max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: no hostels',
  ],
  [
    'mclaran vale cottge 4 couple w hot tub 12-14 feb',
    'q=cottge 4 & location=mclaren-vale & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14 & guests=2',
  ],
  [
    'nt adelaide apartment balcny sat 5th 1 night',
    'location=north-adelaide & type=apartment & amenity=Balcony & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'do u hav rooms in stirlng fri nite w bath',
    'location=stirling & amenity=Bath tub & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'me n 3 m8s prospect or norwood cheap sat',
    'location=prospect|norwood & max_price=150 & check_in=2026-11-28 & guests=4',
  ],
  [
    'ned hotel neer adelaid ovel 12 dec 2 ppl no parkin needed',
    'q=ned & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & guests=2',
    'absence: no parkin',
  ],
  [
    'quite room cbd hotel w desk n fast wifi sunday nite',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Work desk & amenity=Free Wi-Fi & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'bnb in teh hills 4 2 nxt fri til sun',
    'location=adelaide-hills & type=bed-breakfast & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'aircon motel pt adelaide 100 or less wens',
    'location=port-adelaide & type=motel & amenity=Air conditioning & max_price=100 & check_in=2026-11-25',
  ],
  [
    'pool and playgrnd for the kidz glenelg not too pricey',
    'location=glenelg & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground & max_price=150',
    '',
  ],
  [
    'ev chargr hotel mawson lks 9th dec',
    'location=mawson-lakes & type=hotel & amenity=Electric car charging & check_in=2026-12-09',
  ],
  [
    '5str cbd hotl valet parking anniversry sat 12 dec',
    'q=valet anniversry & location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & stars=5 & check_in=2026-12-12',
  ],
  [
    'hotel nr festval theatre 2 tix sat walkin dist',
    'q=2 tix & type=hotel & near=adelaide-festival-centre & minutes=15 & by=walk & check_in=2026-11-28',
  ],
  [
    'lookin 4 sumthin by the beach no dogs allowed 2nights frm mon',
    'tag=beach & check_in=2026-11-23 & check_out=2026-11-25',
    'absence: no dogs allowed',
  ],
  [
    'serviced appt city 3 ppl 14dec-18dec laundry',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Laundry|Washing machine & check_in=2026-12-14 & check_out=2026-12-18 & guests=3',
  ],
  [
    'hostle w lockers n kitchen near central mrkt',
    'q=lockers & type=hostel & amenity=Shared kitchen & near=adelaide-central-market & minutes=15',
  ],
  [
    'resort w pool swimup bar kids 2 adlts 2 kds 5 nites 4 jan',
    'q=swimup kds & type=resort & amenity=Outdoor pool|Indoor pool & amenity=Bar & check_in=2027-01-04 & check_out=2027-01-09 & guests=4',
  ],
  [
    'hotel nr uni sa tomorow 1 pers',
    'type=hotel & near=any-university & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  [
    'free pkg hotel norwod 30/11-2/12',
    'location=norwood & type=hotel & amenity=Free parking & check_in=2026-11-30 & check_out=2026-12-02',
  ],
  [
    'need bed tonight airprt late arival 24hr recption',
    'q=late arival & amenity=24-hour reception & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'glenelg aptmnt seaview 3bdrm 6ppl 26th-31st dec undr 450',
    'q=3bdrm & location=glenelg & type=apartment & amenity=Sea view & max_price=449.99 & check_in=2026-12-26 & check_out=2026-12-31 & guests=6',
  ],
  [
    '1 nite only nr showgrounds concert 5th feb pls cheap',
    'q=concert & max_price=150 & near=adelaide-showground & minutes=15 & check_in=2027-02-05 & check_out=2027-02-06',
  ],
  [
    'b&b wit vineyrd view mclarenvale valentines day wkend',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2027-02-12 & check_out=2027-02-14',
    '',
  ],
  [
    'motel w parkin 4 a trailer port adel sun nite',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-29 & check_out=2026-11-30',
  ],
];
