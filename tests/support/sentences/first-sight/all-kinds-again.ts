import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '3 nights from boxing day glenelg 2 adults 2 kids 10 and 12 pool pls',
    'q=10 and 12 & location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2026-12-26 & check_out=2026-12-29 & guests=4',
  ],
  [
    'wat hotels r in the cbd w parking n not 2 exy for me n my daughter',
    'q=exy & location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & guests=2',
    'absence: not 2',
  ],
  [
    'port adeliade or semafore sat nite only 2 ppl dog ok',
    'location=port-adelaide|semaphore & amenity=Pets allowed & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'need 3 bedrms in brigton for 7 of us 2nd to 6th jan aircon',
    'q=3 bedrms & location=brighton & amenity=Air conditioning & check_in=2027-01-02 & check_out=2027-01-06 & guests=7',
  ],
  [
    'r there any cheap cheap places 2 stay tmrw in prospect',
    'location=prospect & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'famly motel w playgroud and bbq west beach 4 kids 2 adults undr 280',
    'location=west-beach & type=motel & tag=family & amenity=Playground & amenity=Barbecue & max_price=279.99 & guests=6',
  ],
  [
    'just a bed 4 tonite alone city under 60',
    'q=bed 4 alone & location=adelaide-cbd & max_price=59.99 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'mclaren vale cottage wiv fire 2 couples next wkend',
    'q=cottage & location=mclaren-vale & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'glenelg appartment balcony seaview 5 nights frm 11 jan 2ad 1ch',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Sea view & check_in=2027-01-11 & check_out=2027-01-16 & guests=3',
  ],
  [
    'me hubby n 3 littlies hahndorf sat 12th dec cot needed',
    'location=hahndorf & amenity=Cots on request & check_in=2026-12-12 & guests=5',
  ],
  [
    'is ther a place near womens n kids where my mum can stay 1 week from 1 dec',
    'q=ther & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-12-01 & check_out=2026-12-08',
  ],
  [
    'no stairs bc of pram norwood 2 nites thurs',
    'location=norwood & amenity=Step-free entrance & check_in=2026-11-26 & check_out=2026-11-28',
    '',
  ],
  [
    '15 people xmas lunch house with pool barossa 24 to 27 dec',
    'q=lunch & location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2026-12-24 & check_out=2026-12-27 & guests=15',
    'dates: xmas',
  ],
  [
    'motel by airport with shutle 5 dec 1 night early flight',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-12-05 & check_out=2026-12-06',
    'beside: early flight',
  ],
  [
    'villa hills hot tub 14 feb 2 nights me n the gf',
    'location=adelaide-hills & type=villa & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-16 & guests=2',
  ],
  [
    'Good day, we search for a quiet apartment in Unley with parking for our car, from 10.1. until 17.1.',
    'location=unley & type=apartment & tag=quiet & amenity=Free parking|Paid parking & check_in=2027-01-10 & check_out=2027-01-17',
  ],
  [
    'we are a couple with one child of 5 years, hotel by the beach in Henley',
    'q=5 years & location=henley-beach & type=hotel & tag=beach & guests=3',
  ],
  [
    'Hotel with four stars and swimming pool, not more far than 15 minutes by foot from Rundle Mall',
    'type=hotel & amenity=Outdoor pool|Indoor pool & stars=4 & near=rundle-mall & minutes=15 & by=walk',
    'absence: not more far than',
  ],
  [
    'my budget is maximal 180 dollars for the night, Glenelg, 2 persons, 1 bed',
    'q=1 bed & location=glenelg & max_price=180 & guests=2',
    'amount: budget',
  ],
  [
    'is the breakfast included? looking for hotel in North Adelaide since 5 until 9 February',
    'location=north-adelaide & type=hotel & amenity=Breakfast included & check_in=2027-02-05 & check_out=2027-02-09',
  ],
  [
    'I will arrive the 3 December and leave the 6 December, hostel, female',
    'q=female & type=hostel & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    'without smoking, without animals, with lift, the city centre',
    'location=adelaide-cbd & amenity=Lift',
    'absence: without smoking; absence: without animals',
  ],
  [
    'Is there possibility to cook? For three student, two weeks from 15 February near University of Adelaide',
    'amenity=Full kitchen|Kitchenette & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-15 & check_out=2027-03-01 & guests=3',
  ],
  [
    'small house in the hills with chimney fire for romantic weekend',
    'location=adelaide-hills & type=villa & tag=romantic & amenity=Fireplace',
    'dates: weekend',
  ],
  [
    'we take the tram to the city, so Glenelg is good, hotel, 3 adults',
    'location=glenelg & type=hotel & near=any-tram-stop & minutes=10 & guests=3',
    '',
  ],
  [
    'room with air condition and own toilet, less 100 dollars, Semaphore',
    'q=less & location=semaphore & amenity=Air conditioning & amenity=Private bathroom',
    'amount: 100 dollars',
  ],
  [
    'we are arriving late on Friday 11 December and go home on Sunday, Hahndorf, 2 pax',
    'location=hahndorf & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  [
    'from Singapore, family 2 adults 2 children, apartment with washing machine near Central Market, 12 to 19 March',
    'type=apartment & tag=family & amenity=Washing machine & near=adelaide-central-market & minutes=15 & check_in=2027-03-12 & check_out=2027-03-19 & guests=4',
  ],
  [
    'hotel like Hilton, luxury, with spa, CBD',
    'location=adelaide-cbd & type=hotel & amenity=Spa & min_price=300',
    'either: Hilton',
  ],
  [
    'we need early breakfast because bus tour begin at 7, hotel near central bus station',
    'q=bus tour 7 & type=hotel & amenity=Breakfast included|Breakfast available & near=adelaide-central-bus-station & minutes=15',
    'hour: early',
  ],
  [
    'Ashes test, 4 blokes, 10 minutes tops walking from Adelaide Oval, 16 to 21 December',
    'q=Ashes test & near=adelaide-oval & minutes=10 & by=walk & check_in=2026-12-16 & check_out=2026-12-21 & guests=4',
  ],
  [
    "mum's knee replacement at the RAH on 9 December, dad and I need a room from the 8th for 4 nights",
    'near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-08 & check_out=2026-12-12 & guests=2',
    "beside: mum's knee replacement",
  ],
  [
    'Fringe opening, Friday 19 Feb, hotel in the East End, two of us',
    'q=Fringe opening & location=adelaide-cbd & type=hotel & check_in=2027-02-19 & guests=2',
  ],
  [
    'cellar door weekend McLaren Vale, 3 couples, house with fire pit, 19-21 Feb',
    'q=cellar door weekend with fire pit & location=mclaren-vale & type=villa & check_in=2027-02-19 & check_out=2027-02-21 & guests=6',
  ],
  [
    'Port Power home game Sunday, stay Saturday night and Sunday night near the Oval',
    'q=Port Power home game & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-30',
  ],
  [
    'cruise from Outer Harbor on 3 February, hotel the night before close to the port',
    'q=cruise from Outer Harbor port & type=hotel',
    'dates: on 3 February; dates: the night before',
  ],
  [
    'Christmas Pageant with two toddlers, apartment on the route, 2 adults, 2 toddlers',
    'q=Christmas Pageant route & type=apartment & guests=4',
    'party: two toddlers',
  ],
  [
    'dance eisteddfod at the Entertainment Centre, mum and daughter, tram nearby, 11 and 12 Dec',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
    'beside: dance eisteddfod; landmarks: tram nearby',
  ],
  [
    'oncology at Flinders Medical Centre every day for 3 weeks from 7 December, kitchen, walking distance',
    'q=oncology every day & amenity=Full kitchen|Kitchenette & near=flinders-medical-centre & minutes=15 & by=walk & check_in=2026-12-07 & check_out=2026-12-28',
  ],
  [
    'sheep show at the Wayville Showground, ute parking, motel, 2 nights from 1 Dec',
    'q=sheep show & type=motel & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'wedding in the Barossa on Saturday 13 March, B&B for Friday and Saturday night, couple',
    'location=barossa & type=bed-breakfast & check_in=2027-03-12 & check_out=2027-03-14 & guests=2',
    'beside: wedding; dates: on Saturday 13 March',
  ],
  [
    'open day at Flinders University, 20 minutes by tram at most, dad and son',
    'near=flinders-university & minutes=20 & by=tram & guests=2',
    'beside: open day',
  ],
  [
    'hotel close to Festival Theatre with late check out on Sunday, arriving Friday',
    'type=hotel & near=adelaide-festival-centre & minutes=15 & check_in=2026-11-27',
    'dates: late check out on Sunday',
  ],
  [
    'school reunion in Norwood, 6 girls, Sat 5 Dec, pool or spa',
    'location=norwood & amenity=Outdoor pool|Indoor pool|Spa & check_in=2026-12-05 & guests=6',
  ],
  [
    'Murray Bridge to Adelaide bike ride, secure bike storage in Stirling, 1 night 20 Dec',
    'q=Murray Bridge to Adelaide bike ride & location=stirling & amenity=Bicycle storage & check_in=2026-12-20 & check_out=2026-12-21',
  ],
  [
    'three month contract from 4 January, one bedroom serviced apartment, CBD, gym, $900 a week',
    'q=contract one bedroom & location=adelaide-cbd & type=serviced-apartment & amenity=Gym & max_price=128 & check_in=2027-01-04',
    'dates: three month',
  ],
  [
    'support worker and me, accessible bathroom, ground floor or lift, Glenelg, 7-10 Jan',
    'location=glenelg & amenity=Accessible bathroom & check_in=2027-01-07 & check_out=2027-01-10 & guests=2',
    'either: ground floor; either: lift',
  ],
  [
    'no pets, no parties, no kids, peace and quiet in Stirling for 2',
    'location=stirling & tag=quiet & guests=2',
    'absence: no pets; absence: no parties; absence: no kids',
  ],
  [
    'under $200 but over $120, hotel, not the CBD',
    'type=hotel & min_price=120 & max_price=199.99',
    'absence: not the CBD',
  ],
  [
    'CHF 200 a night, lake view, Mawson Lakes',
    'q=lake view & location=mawson-lakes',
    'amount: CHF 200 a night',
  ],
  [
    'Tue and Wed nights, first week of December, city, desk, wifi',
    'location=adelaide-cbd & amenity=Work desk & amenity=Free Wi-Fi',
    'dates: Tue and Wed nights; dates: first week of December',
  ],
  [
    'pet rabbit, West Beach, 9 to 11 December, not a caravan park',
    'q=rabbit & location=west-beach & amenity=Pets allowed & check_in=2026-12-09 & check_out=2026-12-11',
    'absence: not a caravan park',
  ],
  [
    '23/12/26 - 2/1/27, 4 adults, house, Brighton, dogs allowed',
    'location=brighton & type=villa & amenity=Pets allowed & check_in=2026-12-23 & check_out=2027-01-02 & guests=4',
  ],
  [
    'hotel with EV charger and no resort fee, Norwood',
    'location=norwood & type=hotel & amenity=Electric car charging',
    'absence: no resort fee',
  ],
  [
    'twenty-second to twenty-fifth January, seven people, Henley Beach',
    'location=henley-beach & check_in=2027-01-22 & check_out=2027-01-25 & guests=7',
  ],
  [
    "I'm after a motel, not fussed which suburb, but no more than ten minutes from the airport",
    'type=motel & near_airport=1',
    'absence: not fussed which suburb',
  ],
  [
    'max three stars is fine, clean, $90-$130, Port Adelaide',
    'location=port-adelaide & min_price=90 & max_price=130',
    'stars: max three stars',
  ],
  [
    'walk-in shower instead of a bath, Unley, two seniors',
    'q=walk-in shower & location=unley & guests=2',
    'absence: instead of a bath',
  ],
  [
    'parking essential, pool optional, spa not wanted, breakfast nice to have, CBD',
    'location=adelaide-cbd & amenity=Free parking|Paid parking',
    'absence: pool optional; absence: spa not wanted; wish: breakfast',
  ],
  [
    'two rooms, four blokes, Mon-Thu every week in March, Port Adelaide, kitchen',
    'q=Mon-Thu every & location=port-adelaide & amenity=Full kitchen|Kitchenette & guests=4',
    'rooms: two rooms; dates: in March',
  ],
];
