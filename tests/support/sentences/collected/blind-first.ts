import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hey there, me and my partner are after a quiet spot in the hills for 2 nights from 11th dec',
    'location=adelaide-hills & tag=quiet & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  [
    'hotel cbd 14 feb 1 night spa bath',
    'location=adelaide-cbd & type=hotel & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  ['glenelg apt 2ppl $200pn max', 'location=glenelg & type=apartment & max_price=200 & guests=2'],
  [
    'anywhere with a pool and bbq for 4 adults and 3 children 2/1 - 9/1',
    'amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-01-02 & check_out=2027-01-09 & guests=7',
  ],
  [
    'we need somewhere our kelpie can come, port adelaide or semaphore',
    'location=port-adelaide|semaphore & amenity=Pets allowed',
  ],
  [
    'do any hotels near adelaide oval have free parking?',
    'type=hotel & amenity=Free parking & near=adelaide-oval & minutes=15',
  ],
  ['900 for 5 nights from 10 Jan', 'max_price=180 & check_in=2027-01-10 & check_out=2027-01-15'],
  ['$600 total for 3 nights, norwood', 'location=norwood & max_price=200'],
  [
    'total budget of $1000 for 4 nights 3-7 feb',
    'max_price=250 & check_in=2027-02-03 & check_out=2027-02-07',
  ],
  [
    'ground floor room no stairs henley beach',
    'q=ground floor & location=henley-beach',
    'absence: no stairs',
  ],
  ['hotel with no stairs for my nan', 'type=hotel', 'absence: with no stairs'],
  ['somewhere without steps in unley', 'location=unley', 'absence: without steps'],
  [
    'wheelchair friendly hotel close to RAH',
    'type=hotel & amenity=Wheelchair accessible & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'my mum uses a wheelchair, ground floor unit in brighton',
    'q=ground floor unit & location=brighton & amenity=Wheelchair accessible',
  ],
  ['cheap as chips motel near the showies', 'q=showies & type=motel & max_price=150'],
  [
    'lux resort w/ spa & sea views sat 9 jan',
    'type=resort & amenity=Spa & amenity=Sea view & min_price=300 & check_in=2027-01-09',
  ],
  ['pet frendly motel prospct', 'location=prospect & type=motel & amenity=Pets allowed'],
  [
    'apartmnt with washng machine in nth adelaide',
    'location=north-adelaide & type=apartment & amenity=Washing machine',
  ],
  [
    'Barosa valley bnb fri 4 dec to sun 6 dec, open fire',
    'location=barossa & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'family of 6 (kids 3, 5, 8 and 11) need kitchen and pool near beach',
    'tag=beach & amenity=Full kitchen|Kitchenette & amenity=Outdoor pool|Indoor pool & guests=6',
  ],
  [
    '2 adults and a 9 month old, need a cot, north adelaide',
    'location=north-adelaide & amenity=Cots on request & guests=3',
  ],
  [
    '1 adult 1 teen boxing day test week cricket oval',
    'q=test week & near=adelaide-oval & minutes=15 & check_in=2026-12-26 & check_out=2026-12-27 & guests=2',
  ],
  [
    'somewhere central with parking that won’t break the bank',
    'location=adelaide-cbd & amenity=Free parking|Paid parking & max_price=150',
  ],
  [
    'not the city, not glenelg, somewhere quiet near water',
    'q=water & tag=quiet',
    'absence: not the city; absence: not glenelg',
  ],
  [
    'a room, 5 to 8 January, no more than $170 a night, wifi a must',
    'amenity=Free Wi-Fi & max_price=170 & check_in=2027-01-05 & check_out=2027-01-08',
  ],
  [
    'hotel under 200 with brekky incl, 12th feb for two nights',
    'type=hotel & amenity=Breakfast included & max_price=199.99 & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  ['backpackers city under $45 a night', 'location=adelaide-cbd & type=hostel & max_price=44.99'],
  [
    'cheapest hostel for a week from 1 feb',
    'type=hostel & check_in=2027-02-01 & check_out=2027-02-08 & sort=price_low',
  ],
  ['three star or better in hahndorf', 'location=hahndorf & stars=3'],
  ['min 4 stars, rating 4.5+, with gym', 'amenity=Gym & stars=4 & rating=4.5'],
  ['well reviewed b&b mclaren vale', 'location=mclaren-vale & type=bed-breakfast & rating=4'],
  ['hotels rated 9 or above near rundle mall', 'type=hotel & rating=4.5 & near=rundle-mall & minutes=15'],
  ['how much is a serviced apartment in mawson lakes?', 'location=mawson-lakes & type=serviced-apartment'],
  [
    'villa with private pool mclaren vale 8 guests 26-28 feb',
    'q=private & location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-26 & check_out=2027-02-28 & guests=8',
  ],
  ['we arrive 3 Jan and leave 6 Jan, two adults', 'check_in=2027-01-03 & check_out=2027-01-06 & guests=2'],
  [
    'check in 20/12 check out 23/12 glenelg hotel',
    'location=glenelg & type=hotel & check_in=2026-12-20 & check_out=2026-12-23',
  ],
  [
    'from the 14th to the 17th of January near the uni',
    'near=any-university & minutes=15 & check_in=2027-01-14 & check_out=2027-01-17',
  ],
  ['Jan 26 long weekend beach house', 'q=beach house & check_in=2027-01-26', 'dates: long weekend'],
  ['new years in glenelg', 'location=glenelg & check_in=2026-12-31 & check_out=2027-01-01'],
  [
    'valentines day romantic spa suite',
    'tag=romantic & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'stay 2nite near airport early flight',
    'q=early flight & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'motel next to the airport w shuttle bus tomorrow',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['room for tonight plz', 'check_in=2026-11-23 & check_out=2026-11-24'],
  [
    'can i get a place this wknd in the barossa',
    'location=barossa & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  ['hotel 3 nts from thurs', 'type=hotel & check_in=2026-11-26 & check_out=2026-11-29'],
  [
    'sat nite only, 4 lads, near hindley st',
    'q=hindley st & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
  ],
  [
    'girls weekend 6 of us spa pool',
    'q=girls & amenity=Spa & amenity=Outdoor pool|Indoor pool & guests=6',
    'dates: weekend',
  ],
  ['15 min walk to adelaide zoo, kids', 'near=adelaide-zoo & minutes=15 & by=walk'],
  [
    'walkable to the central markets, kitchenette',
    'amenity=Kitchenette & near=adelaide-central-market & minutes=15 & by=walk',
  ],
  ['hotel two tram stops from glenelg beach', 'q=two tram stops from glenelg beach & type=hotel'],
  [
    'close to flinders hospital, my husband is having surgery, need parking',
    'amenity=Free parking|Paid parking & near=flinders-medical-centre & minutes=15',
  ],
  ['place near Womens and Kids hospital', 'near=womens-and-childrens-hospital & minutes=15'],
  ['hotel near Lyell Mac', 'type=hotel & near=lyell-mcewin-hospital & minutes=15'],
  ['accom near tea tree plaza under 140', 'max_price=139.99 & near=westfield-tea-tree-plaza & minutes=15'],
  ['hindmarsh stadium walking distance', 'near=coopers-stadium & minutes=15 & by=walk'],
  [
    'concert at the entertainment centre on 6 march, need a bed for 2',
    'q=concert & near=adelaide-entertainment-centre & minutes=15 & check_in=2027-03-06 & guests=2',
  ],
  ['night before my cruise from outer harbor', 'q=cruise from outer harbor', 'dates: night before'],
  ['Victor Harbor motel', 'q=Victor Harbor & type=motel'],
  ['kangaroo island', 'q=kangaroo island'],
  [
    'good morning! I am searching a hotel in the centre with breakfast, 2 persons, 15.01 - 18.01',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-15 & check_out=2027-01-18 & guests=2',
  ],
  ['I look for room with private bath near the sea', 'tag=beach & amenity=Private bathroom'],
  [
    'we are 2 adult and 1 baby wish apartment with kitchen and lift',
    'type=apartment & amenity=Full kitchen|Kitchenette & amenity=Lift & guests=3',
  ],
  [
    'hostel not expensive for one person, 10 night from 2 december',
    'type=hostel & check_in=2026-12-02 & check_out=2026-12-12 & guests=1',
    'absence: not expensive',
  ],
  [
    'hotel with swimming-pool for the childrens',
    'type=hotel & tag=family & amenity=Outdoor pool|Indoor pool',
  ],
  ['bonjour, chambre pour 2 personnes à glenelg', 'location=glenelg & guests=2'],
  ['Ferienwohnung am Strand für 4 Personen', 'type=apartment & tag=beach & guests=4'],
  ['no smoking room, twin beds, glenelg', 'q=twin beds & location=glenelg & amenity=Non-smoking rooms'],
  [
    'not fussy, just cheap n clean near the oval',
    'q=clean & max_price=150 & near=adelaide-oval & minutes=15',
    'absence: not fussy',
  ],
  [
    'dont care where as long as its got a bath and a view',
    'q=view & amenity=Bath tub',
    'absence: dont care where',
  ],
  [
    'anything except motels, hahndorf, sat 12 dec',
    'location=hahndorf & check_in=2026-12-12',
    'absence: except motels',
  ],
  [
    'I don’t want to drive so near a tram please',
    'near=any-tram-stop & minutes=10',
    'absence: don’t want to drive',
  ],
  ['we have no car, close to tram', 'near=any-tram-stop & minutes=10', 'absence: no car'],
  ['no dogs here just two tired parents wanting quiet', 'tag=quiet & guests=2', 'absence: no dogs'],
  ['adults only spa retreat', 'q=adults only retreat & amenity=Spa'],
  [
    'kid friendly place with playground and pool, 2+2',
    'tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'work trip mon-thu, desk, fast wifi, cbd, under 220',
    'q=fast & location=adelaide-cbd & tag=business & amenity=Work desk & amenity=Free Wi-Fi & max_price=219.99 & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'relocating to Adelaide, need furnished apartment for 6 weeks from 4 jan',
    'q=furnished & type=apartment & check_in=2027-01-04 & check_out=2027-02-15',
  ],
  [
    'long stay self-contained unit near flinders',
    'q=unit near flinders & tag=long-stay & tag=self-contained',
  ],
  ['ev charging overnight hotel adelaide', 'type=hotel & amenity=Electric car charging'],
  ['place to charge the tesla in mclaren vale', 'location=mclaren-vale & amenity=Electric car charging'],
  [
    'hotel that lets me leave my bags after checkout',
    'q=after checkout & type=hotel & amenity=Luggage storage',
  ],
  ['somewhere to lock up our bikes, stirling', 'location=stirling & amenity=Bicycle storage'],
  ['late night reception open 24/7 city', 'q=late night & location=adelaide-cbd & amenity=24-hour reception'],
  ['motel with aircon coz its stinking hot', 'q=stinking hot & type=motel & amenity=Air conditioning'],
  [
    'cosy cottage w fireplace, hills, for anniversary, 2 ppl',
    'q=cosy cottage & location=adelaide-hills & amenity=Fireplace & guests=2',
  ],
  [
    'winery accommodation with cellar door barossa',
    'q=winery & location=barossa & amenity=Cellar door tastings',
  ],
  ['vineyard views, bath, wood fire', 'tag=vineyard & amenity=Bath tub & amenity=Fireplace'],
  [
    'heritage listed hotel city 4 star $250-$350',
    'location=adelaide-cbd & type=hotel & tag=heritage & min_price=250 & max_price=350 & stars=4',
  ],
  ['150-200 a night glenelg or brighton', 'location=glenelg|brighton & min_price=150 & max_price=200'],
  ['up to two hundred and fifty dollars a night with a balcony', 'amenity=Balcony & max_price=250'],
  ['less than $120/night norwood motel', 'location=norwood & type=motel & max_price=119.99'],
  ['budget is 130 aud per night', 'max_price=130'],
  ['$99 or less tonight', 'max_price=99 & check_in=2026-11-23 & check_out=2026-11-24'],
  ['<$180 hotel cbd', 'location=adelaide-cbd & type=hotel & max_price=179.99'],
  ['roughly 180 a night in the city', 'location=adelaide-cbd & max_price=207'],
  ['under 80 each per night for 4 of us', 'guests=4', 'amount: under 80 each per night'],
  ['1 bed apartment city', 'q=1 bed & location=adelaide-cbd & type=apartment'],
  [
    '3 bedroom house sleeps 7 near the beach with aircon',
    'q=3 bedroom house & tag=beach & amenity=Air conditioning & guests=7',
  ],
  [
    'house for 10 people barossa 5-7 march with bbq & firepit',
    'q=house firepit & location=barossa & amenity=Barbecue & check_in=2027-03-05 & check_out=2027-03-07 & guests=10',
  ],
  [
    'airport motel 1 night wed 9th dec late checkin',
    'q=late checkin & type=motel & near_airport=1 & check_in=2026-12-09 & check_out=2026-12-10',
  ],
  [
    'flight lands 11pm fri 18 dec, bed near airport',
    'near_airport=1 & check_in=2026-12-18',
    'hour: flight lands 11pm',
  ],
  [
    'is there a hotel with a lift and a rooftop terrace',
    'type=hotel & amenity=Lift & amenity=Rooftop terrace',
  ],
  ['rooftop bar hotel', 'type=hotel & amenity=Rooftop terrace'],
  ['vegan breakfast b&b', 'q=vegan & type=bed-breakfast & amenity=Breakfast included|Breakfast available'],
  [
    'hotel w conference room + restaurant, 30 people, north tce',
    'q=north tce & type=hotel & amenity=Meeting rooms & amenity=Restaurant',
    'party: 30 people',
  ],
  ['cheapest 4 star in town this sat', 'stars=4 & check_in=2026-11-28 & sort=price_low'],
  ['best rated motels near norwood', 'location=norwood & type=motel & sort=rating'],
  ['closest place to the airport', 'near_airport=1'],
  ['what’s near Mount Lofty summit?', 'near=mount-lofty-summit & minutes=15'],
  [
    'easter long weekend, mclaren vale, 4 adults',
    'location=mclaren-vale & check_in=2027-03-26 & check_out=2027-03-29 & guests=4',
  ],
  [
    '6-9 Feb Stirling B&B hot tub please and thank you',
    'location=stirling & type=bed-breakfast & amenity=Spa & check_in=2027-02-06 & check_out=2027-02-09',
  ],
  ['wanna stay by the beach next fri sat sun', 'tag=beach & check_in=2026-12-04'],
  ['two rooms, 5 adults, west beach', 'q=two rooms & location=west-beach & guests=5'],
  ['shared dorm or private single, hostel', 'q=shared dorm or private single & type=hostel'],
  [
    'west beach caravan park cabin with dog',
    'q=caravan park cabin & location=west-beach & amenity=Pets allowed',
  ],
  ['day use room', 'q=day use room'],
  ['Hotel Grand Chancellor', 'q=Grand Chancellor & type=hotel'],
  ['gluten free', 'q=gluten free'],
  ['unit with 2 car spaces semaphore', 'q=unit & location=semaphore & amenity=Free parking|Paid parking'],
  [
    'couples getaway stirling 4 star no children allowed',
    'location=stirling & stars=4 & guests=2',
    'absence: no children allowed',
  ],
];
