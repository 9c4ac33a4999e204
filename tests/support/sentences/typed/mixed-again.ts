import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'need a motel tonight near adelaide airport, 1 adult, under $130',
    'type=motel & max_price=129.99 & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'Glenelg apartments with pool for family of 5, 4th-9th January',
    'location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & check_in=2027-01-04 & check_out=2027-01-09 & guests=5',
  ],
  [
    'is there any dog friendly accommodation in the barossa with a fenced garden?',
    'q=fenced & location=barossa & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'cheapest room in adelaide city this friday night for 2',
    'location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-28 & sort=price_low & guests=2',
  ],
  [
    "we'd rather not stay in the CBD, something quiet by the beach, 2 adults",
    'tag=quiet & tag=beach & guests=2',
    'absence: rather not stay in the CBD',
  ],
  [
    'hotel with bath tub and no carpet, north adelaide, 12/2 - 14/2',
    'location=north-adelaide & type=hotel & amenity=Bath tub & check_in=2027-02-12 & check_out=2027-02-14',
    'absence: no carpet',
  ],
  [
    'my mum is in the QEH, need a cheap motel nearby with kitchenette for 5 nights from wednesday',
    'type=motel & amenity=Kitchenette & max_price=150 & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-11-25 & check_out=2026-11-30',
  ],
  [
    '6 blokes for the test match at adelaide oval 11-15 dec, budget $100pp',
    'near=adelaide-oval & minutes=15 & check_in=2026-12-11 & check_out=2026-12-15 & guests=6',
    'amount: budget $100pp',
  ],
  [
    '4.5 star hotel rundle mall w/ pool & gym $250-$350',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & min_price=250 & max_price=350 & stars=4 & near=rundle-mall & minutes=15',
    '',
  ],
  [
    'B&B in Stirling or Hahndorf with open fire, not Mt Barker',
    'location=stirling|hahndorf & type=bed-breakfast & amenity=Fireplace',
    'absence: not Mt Barker',
  ],
  [
    'hostel dorm bed 20 dec to 3 jan solo female',
    'q=dorm bed & type=hostel & check_in=2026-12-20 & check_out=2027-01-03 & guests=1',
  ],
  [
    'wheelchair accessible apartment near the womens & childrens hospital with accessible bathroom',
    'type=apartment & amenity=Wheelchair accessible & amenity=Accessible bathroom & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'somewhere with ev charging in mclaren vale for saturday night',
    'location=mclaren-vale & amenity=Electric car charging & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    "hen's party house for 12 with pool and spa",
    'type=villa & amenity=Outdoor pool|Indoor pool & amenity=Spa & guests=12',
  ],
  [
    'looking 4 a place in semaphore 4 4 ppl 4 nites frm 26 dec',
    'location=semaphore & check_in=2026-12-26 & check_out=2026-12-30 & guests=4',
  ],
  [
    'hotel within walking distance of adelaide convention centre w/ meeting rooms',
    'type=hotel & amenity=Meeting rooms & near=festival-plaza & minutes=15 & by=walk',
  ],
  [
    'no stairs ground floor motel unit west beach caravan friendly',
    'q=ground floor caravan friendly & location=west-beach & type=motel & amenity=Step-free entrance',
    '',
  ],
  [
    'serviced apartments adelaide cbd 1 month from 1 march for 1 person with washing machine and gym',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Washing machine & amenity=Gym & check_in=2027-03-01 & check_out=2027-04-01 & guests=1',
    '',
  ],
  [
    'luxury villa barossa private pool anniversary 2 nights 20-22 march',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & min_price=300 & check_in=2027-03-20 & check_out=2027-03-22',
  ],
  [
    'family hotel glenelg connecting rooms 2 adults 4 kids easter',
    'location=glenelg & type=hotel & tag=family & amenity=Family rooms & check_in=2027-03-26 & check_out=2027-03-29 & guests=6',
  ],
  [
    'quiet cottage, hills, wood fire, no kids, 2 nights, 150-250',
    'q=cottage & location=adelaide-hills & tag=quiet & amenity=Fireplace & min_price=150 & max_price=250',
    'absence: no kids; dates: 2 nights',
  ],
  [
    'heated indoor pool and kids playground, holiday house, port adelaide',
    'q=heated & location=port-adelaide & type=villa & amenity=Indoor pool & amenity=Playground',
  ],
  [
    '5 min walk to tram, parking on site, 2 bed apartment',
    'q=2 bed & type=apartment & amenity=Free parking|Paid parking & near=any-tram-stop & minutes=5 & by=walk',
  ],
  [
    'uni open day flinders university, motel for dad and me 14 august',
    'q=uni open day & type=motel & near=flinders-university & minutes=15 & check_in=2027-08-14 & guests=2',
  ],
  [
    'hotel not on hindley street please, too noisy, 3 nights from 9 dec',
    'q=noisy & type=hotel & check_in=2026-12-09 & check_out=2026-12-12',
    'absence: not on hindley street',
  ],
  [
    'room with sea view and breakfast, henley or glenelg, not more than 220',
    'location=henley-beach|glenelg & amenity=Sea view & amenity=Breakfast included|Breakfast available & max_price=220',
  ],
  [
    'backpackers near central market under 45 a night',
    'type=hostel & max_price=44.99 & near=adelaide-central-market & minutes=15',
  ],
  [
    'airport hotel with free shuttle and late check in, fri 11 dec',
    'q=late check in & type=hotel & amenity=Airport shuttle & near_airport=1 & check_in=2026-12-11',
  ],
  [
    'pet friendly motel mawson lakes, one large dog, 2 adults',
    'location=mawson-lakes & type=motel & amenity=Pets allowed & guests=2',
  ],
  [
    'apartment with balcony facing the city, rooftop, 30 dec - 2 jan',
    'type=apartment & amenity=Balcony & amenity=City view & amenity=Rooftop terrace & check_in=2026-12-30 & check_out=2027-01-02',
  ],
  [
    'good value hotel norwood parade, parking included, tues to thurs',
    'type=hotel & amenity=Free parking & near=norwood-parade & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26',
    'amount: good value',
  ],
  [
    'prospect b and b w/ own bathroom, 1 night, tomorrow',
    'location=prospect & type=bed-breakfast & amenity=Private bathroom & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'anything in brighton under 200 for new years eve?',
    'location=brighton & max_price=199.99 & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'cabin or villa, victor harbor, 2 families 4 adults 5 kids',
    'type=villa & near=victor-harbor & minutes=15 & guests=9',
    'either: cabin',
  ],
  [
    "hotel with lift, my dad can't do stairs, near RAH",
    'type=hotel & amenity=Lift & amenity=Step-free entrance & near=royal-adelaide-hospital & minutes=15',
    '',
  ],
  [
    'glenelg motel w/ kitchenette max 3 stars',
    'location=glenelg & type=motel & amenity=Kitchenette',
    'stars: max 3 stars',
  ],
  [
    '2 nights unley, couple, not expensive, with parking',
    'location=unley & amenity=Free parking|Paid parking & max_price=150 & guests=2',
    'dates: 2 nights',
  ],
  [
    "I'm after a boutique hotel in the city with bar, no pool needed",
    'location=adelaide-cbd & type=hotel & tag=boutique & amenity=Bar',
    'absence: no pool',
  ],
  [
    'WOMAD weekend in march, 4 friends sharing, cheap, walk to botanic garden',
    'q=WOMAD & max_price=150 & near=adelaide-botanic-garden & minutes=15 & by=walk & guests=4',
    'dates: weekend; dates: in march',
  ],
  [
    'romantic spa retreat mclaren vale vineyard views next weekend',
    'location=mclaren-vale & tag=romantic & tag=vineyard & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'student accommodation near adelaide uni 6 months from february single room with desk and wifi',
    'amenity=Work desk & amenity=Free Wi-Fi & near=adelaide-university-north-terrace & minutes=15 & guests=1',
    'dates: 6 months; dates: from february',
  ],
  [
    'motel for motorcycle group of 9, secure garage, hahndorf, 27-28 feb',
    'q=motorcycle & location=hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2027-02-27 & check_out=2027-02-28 & guests=9',
  ],
  [
    'non-smoking double room hotel, breakfast included, 7 dec 2026 - 10 dec 2026',
    'q=double & type=hotel & amenity=Non-smoking rooms & amenity=Breakfast included & check_in=2026-12-07 & check_out=2026-12-10',
  ],
  [
    'hotel under 150 or hostel under 60 cbd',
    'location=adelaide-cbd & type=hotel & type=hostel & max_price=149.99',
    'either: under 60',
  ],
  [
    'bbq, pool, pet friendly, sleeps 10, semaphore or west beach',
    'location=semaphore|west-beach & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & guests=10',
  ],
  [
    'stopover hotel between melbourne and perth one night saturday port adelaide',
    'q=between melbourne and perth & location=port-adelaide & type=hotel & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'cot and high chair needed, apartment, 2 adults 1 baby, 16 jan for a week',
    'q=high chair & type=apartment & amenity=Cots on request & check_in=2027-01-16 & check_out=2027-01-23 & guests=3',
  ],
  [
    'close to adelaide zoo but not in the city, family room',
    'amenity=Family rooms & near=adelaide-zoo & minutes=15',
    'absence: but not in the city',
  ],
  ['resort with golf, tennis and pool', 'q=golf tennis & type=resort & amenity=Outdoor pool|Indoor pool'],
  [
    'studio apartment north terrace long stay laundry',
    'q=north terrace & type=apartment & tag=long-stay & amenity=Laundry|Washing machine',
  ],
  [
    'ground-floor, step-free entry, walk-in shower, 2 seniors, norwood',
    'q=ground-floor walk-in shower & location=norwood & amenity=Step-free entrance & guests=2',
  ],
  [
    '8 cyclists bike storage laundry tanunda 22-24 jan',
    'amenity=Bicycle storage & amenity=Laundry|Washing machine & near=tanunda & minutes=15 & check_in=2027-01-22 & check_out=2027-01-24 & guests=8',
  ],
  [
    'hotel w/ late checkout sunday, adelaide, fri-sun',
    'type=hotel & check_in=2026-11-27 & check_out=2026-11-29',
    'dates: late checkout sunday',
  ],
  [
    'somewhere in the hills for 2 with breakfast but without wifi',
    'location=adelaide-hills & amenity=Breakfast included|Breakfast available & guests=2',
    'absence: without wifi',
  ],
  [
    'adelaide showgrounds camping or motel nearby 4 sept',
    'type=motel & near=adelaide-showground & minutes=15 & check_in=2027-09-04',
    'either: camping',
  ],
  [
    'nurse looking for quiet apartment near flinders medical centre, no parties, from 1 feb for 3 weeks',
    'type=apartment & tag=quiet & near=flinders-medical-centre & minutes=15 & check_in=2027-02-01 & check_out=2027-02-22',
    'absence: no parties',
  ],
  [
    'place near beach but away from the jetty crowds, glenelg',
    'location=glenelg & tag=beach',
    'absence: away from the jetty crowds',
  ],
  [
    'hotel 3 nights arriving 24/12, christmas lunch included, 2 adults 2 grandparents',
    'q=lunch & type=hotel & check_in=2026-12-24 & check_out=2026-12-27 & guests=4',
    'dates: christmas',
  ],
  [
    'up to 4 people, up to $300, up to 3 nights, henley beach',
    'location=henley-beach & max_price=300 & guests=4',
    'dates: 3 nights',
  ],
  [
    'tourist from India, vegetarian food, clean hotel with free wifi near railway station for 3 persons',
    'q=vegetarian food & type=hotel & amenity=Free Wi-Fi & near=adelaide-railway-station & minutes=15 & guests=3',
  ],
];
