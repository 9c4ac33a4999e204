import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hey need a cheap n cheerful motel near airport for 2moro nite, flight at 6am',
    'q=cheerful & type=motel & max_price=150 & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
    'hour: flight at 6am',
  ],
  [
    'glenelg apt sea view balcony 2 ppl 5 nites from 3rd jan',
    'location=glenelg & type=apartment & amenity=Sea view & amenity=Balcony & check_in=2027-01-03 & check_out=2027-01-08 & guests=2',
  ],
  [
    "we'd like a nice hotel in the city for our wedding anniversary, 11th & 12th december, spa bath, breakie included, not more than 350 a night pls",
    'location=adelaide-cbd & type=hotel & amenity=Spa & amenity=Breakfast included & max_price=350 & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'looking for dog freindly accom in hanhdorf or stirling',
    'location=hahndorf|stirling & amenity=Pets allowed',
  ],
  [
    'HOTEL WITH POOL GLENELG 20-23 JAN 2 ADULTS 2 CHILDREN UNDER $300',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=299.99 & check_in=2027-01-20 & check_out=2027-01-23 & guests=4',
  ],
  [
    'backpakers in city w kitchen & lockers under 40',
    'q=lockers & location=adelaide-cbd & type=hostel & amenity=Shared kitchen & max_price=39.99',
  ],
  [
    'Me and 4 girlfriends want a villa in mclaren vale with a pool for hens weekend 6-8 feb',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-06 & check_out=2027-02-08 & guests=5',
    'dates: for hens weekend',
  ],
  [
    'Motel w ground floor room for elderly parents, no stairs, near the QEH',
    'q=ground floor & type=motel & amenity=Step-free entrance & near=queen-elizabeth-hospital & minutes=15',
    '',
  ],
  [
    'any serviced appartments with 2 bathrooms in norwood or unley?',
    'q=2 bathrooms & location=norwood|unley & type=serviced-apartment',
  ],
  [
    'hotl near addelaide oval 4 sat 5 dec',
    'q=4 & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-05',
  ],
  [
    'b n b barossa fireplace no kids 2 couples next wkend',
    'location=barossa & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
    'absence: no kids',
  ],
  [
    'somewhere to stay with my mum near flinders med ctr, cheap, 10 days from 1 dec',
    'max_price=150 & near=flinders-medical-centre & minutes=15 & check_in=2026-12-01 & check_out=2026-12-11 & guests=2',
    '',
  ],
  [
    '1 adult 1 child family room cbd tues 8 dec 1 night',
    'location=adelaide-cbd & amenity=Family rooms & check_in=2026-12-08 & check_out=2026-12-09 & guests=2',
  ],
  [
    'can u recommend a luxury hotel with butler in adelaide 5 stars',
    'q=butler & type=hotel & min_price=300 & stars=5',
  ],
  [
    'I am searching for a quiet room with desk for to work, near tram, 3 weeks from 11.01.',
    'tag=quiet & amenity=Work desk & near=any-tram-stop & minutes=10 & check_in=2027-01-11 & check_out=2027-02-01',
  ],
  [
    'my wife and me we look for hotel in Glenelg, not expensive, near of the beach, from 24. to 28. December',
    'location=glenelg & type=hotel & tag=beach & max_price=150 & check_in=2026-12-24 & check_out=2026-12-28 & guests=2',
    '',
  ],
  [
    'hotel with swimming-pool and without carpet because allergy',
    'type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: without carpet; beside: because allergy',
  ],
  [
    'we are two persons with one car and we need parking place by hotel',
    'q=one car & type=hotel & amenity=Free parking|Paid parking & guests=2',
  ],
  [
    'flat in Adelaide centre for six persons from 2.1. till 9.1.',
    'location=adelaide-cbd & type=apartment & check_in=2027-01-02 & check_out=2027-01-09 & guests=6',
  ],
  ['please hotel without animals, wife has allergie', 'q=allergie & type=hotel', 'absence: without animals'],
  [
    'Semaphore / Largs Bay holiday house 7 people dog xmas week',
    'type=villa & amenity=Pets allowed & guests=7',
    'either: Semaphore; either: Largs Bay; dates: xmas week',
  ],
  [
    'best rated motel henley beach way under 200',
    'location=henley-beach & type=motel & max_price=199.99 & sort=rating',
  ],
  [
    'anything with a jacuzzi in the hills this wkend for 2 under 4 hundred',
    'location=adelaide-hills & amenity=Spa & max_price=399.99 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'apartment, brighton, lift, parking, wifi, dishwasher, 2 bathrooms, 4 adults, feb 12-15',
    'q=dishwasher 2 bathrooms & location=brighton & type=apartment & amenity=Lift & amenity=Free parking|Paid parking & amenity=Free Wi-Fi & check_in=2027-02-12 & check_out=2027-02-15 & guests=4',
  ],
  [
    'cheap as chips room in adelaide for 1 person friday nite',
    'max_price=150 & check_in=2026-11-27 & check_out=2026-11-28 & guests=1',
  ],
  [
    'glenelg or henley?? need pool + pet friendly, fri-mon',
    'location=glenelg|henley-beach & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  [
    'hotels adelaide cbd no resort fee, free cancellation, gym',
    'location=adelaide-cbd & type=hotel & amenity=Gym',
    'absence: no resort fee; terms: free cancellation',
  ],
  [
    'budget 180 per night hotel adelaide cbd 3 nights 14 jan',
    'location=adelaide-cbd & type=hotel & max_price=180 & check_in=2027-01-14 & check_out=2027-01-17',
  ],
  [
    'apartment close to uni sa city west for my son, long term, no more than 300 a week',
    'type=apartment & tag=long-stay & max_price=42 & near=city-west-campus & minutes=15',
    'party: for my son',
  ],
  [
    'family of 6 (2 adults, 4 kids) need 2 rooms in hotel w pool glenelg 4th-7th jan',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2027-01-04 & check_out=2027-01-07 & guests=6',
    'rooms: 2 rooms',
  ],
  [
    'EV charging + pet friendly + hills',
    'location=adelaide-hills & amenity=Electric car charging & amenity=Pets allowed',
  ],
  ['motels adelaide with kitchenettes', 'type=motel & amenity=Kitchenette'],
  [
    'i need a bath and a balcony. city. under 250. 5 dec.',
    'location=adelaide-cbd & amenity=Bath tub & amenity=Balcony & max_price=249.99 & check_in=2026-12-05',
  ],
  [
    'stay near rundle mall but not on hindley street, 4 stars, 2 nights from thursday',
    'stars=4 & near=rundle-mall & minutes=15 & check_in=2026-11-26 & check_out=2026-11-28',
    'absence: but not on hindley street',
  ],
  [
    'We have 3 kids (2, 5, 8) and want an apartment near the beach with washing machine',
    'type=apartment & tag=beach & amenity=Washing machine',
    'party: 3 kids (2, 5, 8)',
  ],
  ['any pubs with rooms in port adelaide, under 120', 'q=pubs & location=port-adelaide & max_price=119.99'],
  [
    'hotel w/ concierge & valet parking 5* cbd nye 2 guests',
    'q=concierge valet & location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & stars=5 & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'old lady with walker needs accessable bathroom & lift, hotel near botanic gardens',
    'q=old lady with walker & type=hotel & amenity=Accessible bathroom & amenity=Lift & near=adelaide-botanic-garden & minutes=15',
  ],
  [
    'non-party hostel, female dorm, near central bus stn, 2 nts',
    'q=female dorm & type=hostel & near=adelaide-central-bus-station & minutes=15',
    'absence: non-party; dates: 2 nts',
  ],
  [
    'glenelg nth apartment max 3 min walk to beach 2bdr',
    'q=nth 2bdr & location=glenelg & type=apartment & near=any-beach & minutes=3 & by=walk',
  ],
  [
    'hotel not in the cbd, on the tram line, with a pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & near=any-tram-stop & minutes=10',
    'absence: not in the cbd',
  ],
  [
    'b&b mt barker or hahndorf 2 nights frm fri 11/12',
    'type=bed-breakfast & check_in=2026-12-11 & check_out=2026-12-13',
    'either: mt barker; either: hahndorf',
  ],
  [
    "Looking for a place in the Hills thats not too pricey with a log fire for me & my partner's 30th",
    'location=adelaide-hills & amenity=Fireplace & max_price=150',
    'party: for me',
  ],
  [
    'hotel with conference facilities & free parking nr mawson lakes',
    'location=mawson-lakes & type=hotel & amenity=Meeting rooms & amenity=Free parking',
  ],
  [
    'need bed tonight. cheap. city. no dorm',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: no dorm',
  ],
  [
    'resort style hotel w lagoon pool glenelg',
    'q=resort style lagoon & location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
  ],
  [
    '4 tradies need motel w twin rooms, early brekky, ute parking, salisbury mon-thurs next week',
    'q=twin salisbury & type=motel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking & check_in=2026-11-30 & check_out=2026-12-03 & guests=4',
    'hour: early',
  ],
  [
    'adelaide hotel for footy finals near oval sat+sun nights',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-30',
    'beside: footy finals',
  ],
  [
    'wine tasting, b&b, barossa, easter, 2 adults, no more than 280 p/n',
    'location=barossa & type=bed-breakfast & amenity=Cellar door tastings & max_price=280 & check_in=2027-03-26 & check_out=2027-03-29 & guests=2',
  ],
];
