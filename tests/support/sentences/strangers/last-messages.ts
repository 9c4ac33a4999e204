import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'wheelchair-friendly hotel within 800 m of the Adelaide Railway Station',
    'type=hotel & amenity=Wheelchair accessible & near=adelaide-railway-station & minutes=13 & by=walk',
  ],
  [
    'pool + spa + sauna hotel with late checkout this saturday night',
    'q=sauna late checkout & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Spa & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  ['motel between Adelaide and the Barossa', 'q=between & type=motel', 'distance: the Barossa'],
  [
    'hotel with airport pickup but not at the airport',
    'type=hotel & amenity=Airport shuttle',
    'absence: but not at the airport',
  ],
  [
    'city hotel, bath not shower, quiet room, away from lifts',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Bath tub',
    'absence: not shower; absence: away from lifts',
  ],
  ['find the top rated motels within 10 minutes of the airport', 'type=motel & near_airport=1 & sort=rating'],
  [
    'hi there! just wondering if u have any cheap family rooms in glenelg 4 tmrw nite?? 2 adlts 2 kids thx',
    'q=4 & location=glenelg & amenity=Family rooms & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25 & guests=4',
  ],
  [
    'need accom nr womens & childrens hosp for parents of sick baby, 5 nights from 26th nov, kitchenette',
    'q=sick baby & amenity=Kitchenette & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-11-26 & check_out=2026-12-01',
  ],
  [
    'looking 4 a romatic bnb w spa in adelaide hills sat 5th dec for 1 nite',
    'location=adelaide-hills & type=bed-breakfast & tag=romantic & amenity=Spa & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'serviced apartmant cbd, lift, gym, wkly from 4 jan, 3 wks',
    'q=wkly & location=adelaide-cbd & type=serviced-apartment & amenity=Lift & amenity=Gym & check_in=2027-01-04 & check_out=2027-01-25',
  ],
  [
    'Bonjour, nous cherchons hotel with breakfast near beach, 2 persons, 10-13 february',
    'type=hotel & tag=beach & amenity=Breakfast included|Breakfast available & check_in=2027-02-10 & check_out=2027-02-13 & guests=2',
  ],
  [
    'me n me mrs want a pub or motel in port adelaide frid nite, no more than 130 bucks',
    'location=port-adelaide & type=motel & max_price=130 & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'either: pub',
  ],
  [
    'henly beach apprtment with pool max 250 xmas eve to new years day',
    'location=henley-beach & type=apartment & amenity=Outdoor pool|Indoor pool & max_price=250 & check_in=2026-12-24 & check_out=2027-01-01',
  ],
  [
    'hotel adelaide cbd. two separate beds. not more 200 aud. 8 until 11 march.',
    'q=two separate beds & location=adelaide-cbd & type=hotel & max_price=200 & check_in=2027-03-08 & check_out=2027-03-11',
  ],
  [
    "i'm coming for the fringe and need a cheap hostel walking distance from the east end",
    'location=adelaide-cbd & type=hostel & max_price=150',
  ],
  [
    'have 2 cats, moving from perth, need pet freindly apartment with parking 1 month from 15 jan',
    'type=apartment & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2027-01-15 & check_out=2027-02-15',
    '',
  ],
  [
    'any1 know a good hotel near adelaide oval w parking for under 250 sat nite?',
    'type=hotel & amenity=Free parking|Paid parking & max_price=249.99 & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  ['resort for kids w water slides', 'q=water slides & type=resort & tag=family'],
  [
    'motel 3 single beds tradies glenelg nth or west beach mon - fri next wk',
    'q=single beds & location=glenelg|west-beach & type=motel & check_in=2026-11-30 & check_out=2026-12-04',
    'either: nth',
  ],
  [
    'old couple, no stairs, ground floor, walk in shower, near hahndorf main street, 2 nts from 8 dec',
    'q=ground floor walk in shower main street & location=hahndorf & amenity=Step-free entrance & check_in=2026-12-08 & check_out=2026-12-10 & guests=2',
    '',
  ],
  [
    'looking for a nice place with a view for my wifes 50th, hills or mclaren vale, 3 couples, feb 20-22, spa if possible',
    'q=view & location=adelaide-hills|mclaren-vale & amenity=Spa & check_in=2027-02-20 & check_out=2027-02-22 & guests=6',
  ],
  [
    'airport hotel, checkin 11pm checkout 5am, 30/11',
    'q=checkin checkout & type=hotel & near_airport=1 & check_in=2026-11-30',
    'hour: 11pm; hour: 5am',
  ],
  [
    'not fussy, just cheap & near the bus station 2nite',
    'max_price=150 & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: not fussy',
  ],
  [
    'unit in brighton for 4, 1 wk from 2 jan, $200ish, dogs ok?',
    'location=brighton & type=apartment & amenity=Pets allowed & max_price=230 & check_in=2027-01-02 & check_out=2027-01-09 & guests=4',
  ],
  [
    'please no hostels no shared bathroom, cheapest hotel for 2 in city next tues and weds night',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-01 & check_out=2026-12-03 & sort=price_low & guests=2',
    'absence: no hostels; absence: no shared bathroom',
  ],
  [
    'wanna b close 2 the beach with pool n not 2 expensive 4 3 nites from 10th jan',
    'q=b & tag=beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-10 & check_out=2027-01-13',
    'absence: not 2 expensive',
  ],
  [
    'VILLA BAROSSA POOL 6 ADULTS 2 NIGHTS FROM 20 MARCH PET FRIENDLY',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & check_in=2027-03-20 & check_out=2027-03-22 & guests=6',
  ],
  [
    'stay near marion shopping ctr w car park, fam of 5',
    'amenity=Free parking|Paid parking & near=westfield-marion & minutes=15 & guests=5',
  ],
  [
    'my daughter has appointment at flinders medical on 3 december, need room for 2 night before, cheap',
    'max_price=150 & near=flinders-medical-centre & minutes=15',
    'party: my daughter; dates: on 3 december; dates: for 2 night before',
  ],
  [
    'we look for a house with garden, not apartment, for 5 person and dog, in hahndorf or near',
    'location=hahndorf & type=villa & amenity=Garden & amenity=Pets allowed & guests=5',
    'absence: not apartment',
  ],
  [
    'king room with balcony + bathtub @ north adelaide fri 4th dec - sun 6th dec budget 300',
    'q=king & location=north-adelaide & amenity=Balcony & amenity=Bath tub & max_price=300 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'backpackers w bar, pool and free brekky',
    'type=hostel & amenity=Bar & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included',
  ],
  [
    'norwood pde hotel 2 nights 2 people 18 dec',
    'type=hotel & near=norwood-parade & minutes=15 & check_in=2026-12-18 & check_out=2026-12-20 & guests=2',
  ],
  [
    'how much is a hotel in glenelg for 2 adults 1 child 27-30 december with breakfast',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-27 & check_out=2026-12-30 & guests=3',
  ],
  [
    'somewhere dog friendly thats not a caravan park, semaphore',
    'location=semaphore & amenity=Pets allowed',
    'absence: not a caravan park',
  ],
  [
    'hotel in city not far from central market, aircon, not street side, 4 nights 9-13 feb',
    'location=adelaide-cbd & type=hotel & amenity=Air conditioning & near=adelaide-central-market & minutes=15 & check_in=2027-02-09 & check_out=2027-02-13',
    'absence: not street side',
  ],
  [
    'hotel(adelaide cbd),5 stars,pool,2 pax,24/12-26/12',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & stars=5 & check_in=2026-12-24 & check_out=2026-12-26 & guests=2',
  ],
  [
    'cheap motell with free parkng in or near unley',
    'location=unley & type=motel & amenity=Free parking & max_price=150',
  ],
  [
    'does anyone do cottages with fireplaces that sleep 6 in stirling',
    'q=cottages & location=stirling & amenity=Fireplace & guests=6',
  ],
  [
    'electric car charger and pool hotel glenelg',
    'location=glenelg & type=hotel & amenity=Electric car charging & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'pensioner couple wants quite motel close to tram',
    'type=motel & tag=quiet & near=any-tram-stop & minutes=10 & guests=2',
  ],
  [
    'b and b mclaren vale under two hundred dollars with cellar door',
    'location=mclaren-vale & type=bed-breakfast & amenity=Cellar door tastings & max_price=199.99',
  ],
  [
    'am looking for 2 rooms for 2 nights for 4 persons 11 and 12 december in west beach',
    'location=west-beach & check_in=2026-12-11 & check_out=2026-12-13 & guests=4',
    'rooms: 2 rooms',
  ],
  [
    'hotel w/o parking is fine, close to festival theatre, saturday',
    'type=hotel & near=adelaide-festival-centre & minutes=15 & check_in=2026-11-28',
    'wish: w/o parking is fine',
  ],
  [
    'adelaide hotel with connecting rooms 2 adults 3 kids 6-9 april',
    'type=hotel & amenity=Family rooms & check_in=2027-04-06 & check_out=2027-04-09 & guests=5',
  ],
  ['spa room!!! hills!!! this sat!!!', 'location=adelaide-hills & amenity=Spa & check_in=2026-11-28'],
  [
    'apartment close to city but cheap with pool and gym',
    'location=adelaide-cbd & type=apartment & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=150',
  ],
  [
    'any last minute deals for tonight in glenelg',
    'location=glenelg & check_in=2026-11-23 & check_out=2026-11-24',
    'terms: any last minute deals',
  ],
  [
    'hotel mit Pool und Parkplatz in Glenelg für 2 Personen',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking & guests=2',
  ],
  [
    'luxury, ocean view, top floor, not henley',
    'q=top floor & amenity=Sea view & min_price=300',
    'absence: not henley',
  ],
  [
    'solo female, safe, central, under 100, women only dorm ok',
    'q=safe women only dorm & location=adelaide-cbd & type=hostel & max_price=99.99 & guests=1',
  ],
  [
    'accessible motel, hoist, roll-in shower, elizabeth or mawson lakes',
    'q=hoist & location=mawson-lakes & type=motel & amenity=Wheelchair accessible & amenity=Accessible bathroom',
    'either: elizabeth',
  ],
  [
    'stopover 1 night 2 dec hotel nearest to airport with restaurant',
    'type=hotel & amenity=Restaurant & near_airport=1 & check_in=2026-12-02 & check_out=2026-12-03',
  ],
  [
    'we just want somewhere nice not a motel not a hostel under 250 with brekky this weekend for 2 in mclaren vale',
    'location=mclaren-vale & amenity=Breakfast included|Breakfast available & max_price=249.99 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
    'absence: not a motel; absence: not a hostel',
  ],
  [
    'meeting on 3 december, room 2 nights before',
    'q=meeting',
    'dates: on 3 december; dates: 2 nights before',
  ],
  ['2 nights before christmas', '', 'dates: 2 nights; dates: before christmas'],
  ['late checkout sunday', '', 'dates: late checkout sunday'],
  ['hotel next wk', 'type=hotel & check_in=2026-11-30 & check_out=2026-12-07'],
];
