import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Good morning, my husband and I are looking for a quiet motel in Glenelg with a lift, no stairs please',
    'location=glenelg & type=motel & tag=quiet & amenity=Lift & amenity=Step-free entrance & guests=2',
    '',
  ],
  [
    'We are two retired teachers wanting a ground floor unit near the Central Market from the 3rd to the 8th of December',
    'q=ground floor & type=apartment & near=adelaide-central-market & minutes=15 & check_in=2026-12-03 & check_out=2026-12-08 & guests=2',
  ],
  [
    'Could you recommend somewhere with a walk in shower close to the Royal Adelaide Hospital, my wife is having an operation on 14 January',
    'q=walk in shower & near=royal-adelaide-hospital & minutes=15 & check_in=2027-01-14',
  ],
  [
    'Is there a nice guest house in Stirling with a fireplace and cooked breakfast for two',
    'location=stirling & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    'seniors discount motel north adelaide with parking at the door',
    'location=north-adelaide & type=motel & amenity=Free parking|Paid parking',
    'terms: seniors discount',
  ],
  [
    "we don't drive so need to be near the tram, 4 nights from Monday 7 December",
    'near=any-tram-stop & minutes=10 & check_in=2026-12-07 & check_out=2026-12-11',
    "absence: don't drive",
  ],
  [
    'A modest hotel, nothing fancy, around the corner from Victoria Square',
    'q=modest & type=hotel & near=victoria-square & minutes=5 & by=walk',
    'absence: nothing fancy',
  ],
  [
    'somewhere with a bath not just a shower and a comfy bed in Hahndorf',
    'location=hahndorf & amenity=Bath tub',
    'absence: not just a shower and a comfy',
  ],
  [
    'my hip is bad so I cannot manage steps, need step free entry and a lift in the city',
    'location=adelaide-cbd & amenity=Step-free entrance & amenity=Lift',
    'beside: my hip is bad',
  ],
  [
    'three nights at Semaphore for my 80th birthday, arriving Friday the 11th of December',
    'location=semaphore & check_in=2026-12-11 & check_out=2026-12-14',
  ],
  [
    'room for two pensioners in Brighton, less than $160 a night including breakfast',
    'location=brighton & amenity=Breakfast included & max_price=159.99 & guests=2',
  ],
  [
    'Please can I have a place near Flinders Medical Centre where I can do my own cooking and washing',
    'q=washing & amenity=Full kitchen|Kitchenette & near=flinders-medical-centre & minutes=15',
  ],
  [
    'cheep hostle near uni tmrw nite',
    'type=hostel & max_price=150 & near=any-university & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'need a room nxt to adelaide uni 4 2 ppl under $90pn',
    'max_price=89.99 & near=adelaide-university-north-terrace & minutes=15 & guests=2',
  ],
  [
    'yo any hostels in da city wit free wifi n lockers lol',
    'q=lockers & location=adelaide-cbd & type=hostel & amenity=Free Wi-Fi',
  ],
  [
    'backpakers in glenleg for schoolies week 8 of us',
    'q=schoolies week & location=glenelg & type=hostel & guests=8',
  ],
  [
    'studnt budget appartment mawson lakes longterm',
    'q=studnt & location=mawson-lakes & type=apartment & tag=long-stay & max_price=150',
  ],
  [
    'somwhere cheap n cheerful near flinders uni 1st dec - 5th dec',
    'q=cheerful & max_price=150 & near=flinders-university & minutes=15 & check_in=2026-12-01 & check_out=2026-12-05',
  ],
  [
    'hotle wit swiming pool nd gym in teh cbd',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym',
  ],
  [
    '2 nites dis wkend near rundle mall pls cheap',
    'max_price=150 & near=rundle-mall & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'im broke whats the cheapest bed in adelaide tonite',
    'check_in=2026-11-23 & check_out=2026-11-24 & sort=price_low',
  ],
  ['airbnb wiv a bbq n a pool 4 10 mates', 'amenity=Barbecue & amenity=Outdoor pool|Indoor pool & guests=10'],
  [
    'gonna see a gig at the ent cent sat nite need somewhere walking distance',
    'near=adelaide-entertainment-centre & minutes=15 & by=walk & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'no hostels pls just a cheap motel w parking',
    'type=motel & amenity=Free parking|Paid parking & max_price=150',
    'absence: no hostels',
  ],
  [
    'We search a quiet holiday flat in the near of the beach for 2 persons',
    'type=apartment & tag=quiet & tag=beach & guests=2',
  ],
  [
    'Hello, we are a family with 2 children (6 and 9 years) and search a hotel with swimming pool from 20.12. until 27.12.',
    'type=hotel & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2026-12-20 & check_out=2026-12-27',
    'party: 2 children (6 and 9 years)',
  ],
  [
    'Is it possible to come with dog to a pension in the Adelaide Hills?',
    'location=adelaide-hills & type=bed-breakfast & amenity=Pets allowed',
  ],
  [
    'Doppelzimmer mit Frühstück in Glenelg vom 5. bis 8. Januar',
    'q=Doppelzimmer & location=glenelg & amenity=Breakfast included|Breakfast available & check_in=2027-01-05 & check_out=2027-01-08',
  ],
  [
    'I become an apartment with cooking possibility and washing machine in the centre, maximal 150 dollar',
    'location=adelaide-cbd & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & max_price=150',
  ],
  [
    'Hotel with good underground parking place near main station',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-railway-station & minutes=15',
  ],
  [
    'we make holidays in January, wish a house with sea view, balcony, and please without stairs',
    'type=villa & amenity=Sea view & amenity=Balcony & amenity=Step-free entrance',
    'dates: in January',
  ],
  [
    'Two single rooms with own bath for 3 nights from 15.12.2026',
    'amenity=Private bathroom & check_in=2026-12-15 & check_out=2026-12-18',
    'rooms: Two single rooms',
  ],
  [
    'Where can we overnight near the airport on the 2.2.?',
    'near_airport=1 & check_in=2027-02-02 & check_out=2027-02-03',
  ],
  [
    'Ferienwohnung am Strand für 4 Personen mit Parkplatz',
    'type=apartment & tag=beach & amenity=Free parking|Paid parking & guests=4',
  ],
  [
    'hotel, 4 stars minimum, with spa and sauna, not more than 250 AUD',
    'q=sauna & type=hotel & amenity=Spa & max_price=250 & stars=4',
  ],
  [
    'romantic weekend in the wine region Barossa, 4th to 6th of December, for me and my wife',
    'location=barossa & tag=romantic & tag=vineyard & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
    '',
  ],
  [
    '1 night Thursday, CBD, walking distance to Convention Centre, must have desk and fast wifi',
    'location=adelaide-cbd & amenity=Work desk & amenity=Free Wi-Fi & near=festival-plaza & minutes=15 & by=walk & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'arriving Mon 30 Nov departing Thu 3 Dec, 4 star hotel, gym, late checkout, corporate rate under $220',
    'q=late checkout & type=hotel & amenity=Gym & max_price=219.99 & stars=4 & check_in=2026-11-30 & check_out=2026-12-03',
    'terms: corporate rate',
  ],
  [
    'serviced apartment for 6 weeks from 11 January, near Mawson Lakes, laundry in room, allowance $180 per night',
    'location=mawson-lakes & type=serviced-apartment & amenity=Washing machine & max_price=180 & check_in=2027-01-11 & check_out=2027-02-22',
  ],
  [
    'airport hotel w shuttle, early flight Wednesday',
    'type=hotel & amenity=Airport shuttle & near_airport=1',
    'beside: early flight; dates: Wednesday',
  ],
  [
    'team of 12 need meeting room and breakfast next Tuesday and Wednesday nights',
    'amenity=Meeting rooms & amenity=Breakfast included|Breakfast available & check_in=2026-12-01 & check_out=2026-12-03 & guests=12',
  ],
  [
    'premium hotel rated 4.5+ with bar & restaurant, not on Hindley Street',
    'type=hotel & amenity=Bar & amenity=Restaurant & min_price=300 & rating=4.5',
    'absence: not on Hindley Street',
  ],
  [
    'I have a conference at the Adelaide Convention Centre 9-11 Feb, budget is $250/night max',
    'max_price=250 & near=festival-plaza & minutes=15 & check_in=2027-02-09 & check_out=2027-02-11',
  ],
  [
    'EV charging overnight essential. City fringe fine. Tomorrow 2 nights',
    'q=City fringe & amenity=Electric car charging & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'single room, own bathroom, 24 hr check-in because I land at midnight',
    'amenity=Private bathroom & amenity=24-hour reception & guests=1',
    'hour: land at midnight',
  ],
  [
    'company card, need tax invoice; studio with kitchenette near Royal Adelaide Hospital for a fortnight starting 1/2',
    'q=company card & type=apartment & amenity=Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2027-02-01 & check_out=2027-02-15',
    'terms: tax invoice',
  ],
  [
    'hi, looking for something for me, hubby and our 3 kids (4, 7, 10) with a pool and cooking facilities near the beach, under $350 a night',
    'tag=beach & amenity=Outdoor pool|Indoor pool & amenity=Full kitchen|Kitchenette & max_price=349.99 & guests=5',
  ],
  [
    'family room for five at Glenelg in the January school holidays, not a hostel',
    'location=glenelg & amenity=Family rooms & guests=5',
    'dates: January school holidays; absence: not a hostel',
  ],
  [
    'kid friendly resort with playground and cot for the baby, West Beach',
    'location=west-beach & type=resort & tag=family & amenity=Playground & amenity=Cots on request',
  ],
  [
    '2 adults, 3 children and a baby, apartment with washing machine, 27 Dec to 3 Jan',
    'type=apartment & amenity=Washing machine & check_in=2026-12-27 & check_out=2027-01-03 & guests=6',
  ],
  [
    'my kids love animals so somewhere near the zoo with an indoor pool as it might rain',
    'q=animals rain & amenity=Indoor pool & near=adelaide-zoo & minutes=15',
  ],
  [
    'self contained place for 5 near Westfield Marion, no shared bathrooms, free parking for the van',
    'tag=self-contained & amenity=Free parking & near=westfield-marion & minutes=15 & guests=5',
    'absence: no shared bathrooms',
  ],
  [
    'Anything with a fenced garden and room for a family of 5 plus grandma?',
    'q=fenced & amenity=Garden & guests=6',
  ],
  [
    'holiday house at Henley with bbq and 2 car parks for Easter',
    'location=henley-beach & type=villa & amenity=Barbecue & amenity=Free parking|Paid parking & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    'Need a highchair, cot and bath for my toddler, quiet at night, prefer Norwood or Unley',
    'q=highchair & location=norwood|unley & tag=quiet & amenity=Cots on request & amenity=Bath tub',
    'party: for my toddler',
  ],
];
