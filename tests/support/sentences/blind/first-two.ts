import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['night before my cruise from outer harbor', 'q=outer harbor', 'dates: night before; beside: my cruise'],
  ['Victor Harbor motel', 'type=motel & near=victor-harbor & minutes=15'],
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
    'type=hostel & max_price=150 & check_in=2026-12-02 & check_out=2026-12-12 & guests=1',
    '',
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
    'max_price=150 & near=adelaide-oval & minutes=15',
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
  ['adults only spa retreat', 'q=adults only & amenity=Spa'],
  [
    'kid friendly place with playground and pool, 2+2',
    'tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'work trip mon-thu, desk, fast wifi, cbd, under 220',
    'location=adelaide-cbd & tag=business & amenity=Work desk & amenity=Free Wi-Fi & max_price=219.99 & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'relocating to Adelaide, need furnished apartment for 6 weeks from 4 jan',
    'q=furnished & type=apartment & check_in=2027-01-04 & check_out=2027-02-15',
  ],
  [
    'long stay self-contained unit near flinders',
    'q=flinders & type=apartment & tag=long-stay & tag=self-contained',
  ],
  ['ev charging overnight hotel adelaide', 'type=hotel & amenity=Electric car charging'],
  ['place to charge the tesla in mclaren vale', 'location=mclaren-vale & amenity=Electric car charging'],
  ['hotel that lets me leave my bags after checkout', 'type=hotel & amenity=Luggage storage'],
  ['somewhere to lock up our bikes, stirling', 'location=stirling & amenity=Bicycle storage'],
  ['late night reception open 24/7 city', 'location=adelaide-cbd & amenity=24-hour reception'],
  [
    'motel with aircon coz its stinking hot',
    'type=motel & amenity=Air conditioning',
    'beside: coz its stinking hot',
  ],
  [
    'cosy cottage w fireplace, hills, for anniversary, 2 ppl',
    'q=cottage & location=adelaide-hills & amenity=Fireplace & guests=2',
  ],
  [
    'winery accommodation with cellar door barossa',
    'location=barossa & tag=vineyard & amenity=Cellar door tastings',
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
    'q=3 bedroom & type=villa & tag=beach & amenity=Air conditioning & guests=7',
  ],
  [
    'house for 10 people barossa 5-7 march with bbq & firepit',
    'q=firepit & location=barossa & type=villa & amenity=Barbecue & check_in=2027-03-05 & check_out=2027-03-07 & guests=10',
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
  ['rooftop bar hotel', 'type=hotel & amenity=Rooftop terrace & amenity=Bar'],
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
  ['two rooms, 5 adults, west beach', 'location=west-beach & guests=5', 'rooms: two rooms'],
  ['shared dorm or private single, hostel', 'type=hostel', 'either: shared dorm or private single'],
  [
    'west beach caravan park cabin with dog',
    'q=caravan park cabin & location=west-beach & amenity=Pets allowed',
  ],
  ['day use room', 'q=day use room'],
  ['Hotel Grand Chancellor', 'q=Grand Chancellor & type=hotel'],
  ['gluten free', 'q=gluten free'],
  [
    'unit with 2 car spaces semaphore',
    'location=semaphore & type=apartment & amenity=Free parking|Paid parking',
  ],
  [
    'couples getaway stirling 4 star no children allowed',
    'location=stirling & stars=4 & guests=2',
    'absence: no children allowed',
  ],
];
