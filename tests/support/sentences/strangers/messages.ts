import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'glenelg hotel pool cheap 2 adults 2 kids fri to mon',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=150 & check_in=2026-11-27 & check_out=2026-11-30 & guests=4',
  ],
  [
    'cheapest room in city for tonight just me',
    'location=adelaide-cbd & check_in=2026-11-23 & check_out=2026-11-24 & guests=1 & sort=price_low',
  ],
  [
    "G'day, after a dog friendly motel w/ parking for a trailer, port adelaide, thurs nite",
    'location=port-adelaide & type=motel & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'Apt in CBD, kitchen, washing mashine, 1-28 February 2027',
    'location=adelaide-cbd & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & check_in=2027-02-01 & check_out=2027-02-28',
  ],
  [
    'nice hotel nr adelaide oval for the cricket 4-8 dec not 2 pricey',
    'q=pricey & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08',
    'absence: not 2',
  ],
  [
    'any air bnb style apartments in henley with a balcony sleeping 4',
    'location=henley-beach & type=apartment & amenity=Balcony & guests=4',
  ],
  [
    'im visiting my mum in the RAH and need somewhere close and cheap for 5 nights from wed',
    'q=close & max_price=150 & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-25 & check_out=2026-11-30',
    'beside: visiting my mum',
  ],
  [
    'we are a family of 4 wanting a hotel or apartment with a pool near the beach $200-$280/night 10th-14th jan',
    'type=hotel & type=apartment & tag=beach & amenity=Outdoor pool|Indoor pool & min_price=200 & max_price=280 & check_in=2027-01-10 & check_out=2027-01-14 & guests=4',
  ],
  [
    'mclaren vale b&b 2 nites 4 birthday sat 19 dec',
    'q=birthday & location=mclaren-vale & type=bed-breakfast & check_in=2026-12-19 & check_out=2026-12-21',
  ],
  [
    'accomodation adelaide airport early flight friday, free shuttle',
    'amenity=Airport shuttle & near_airport=1',
    'beside: early flight; dates: friday',
  ],
  [
    'hotels with spa baths in rooms adelaide hills pls no kids',
    'location=adelaide-hills & type=hotel & amenity=Spa',
    'absence: no kids',
  ],
  [
    'looking for long term stay, furnished apartment, parking, north adelaide or prospect, under 1200 a month',
    'q=furnished & location=north-adelaide|prospect & type=apartment & tag=long-stay & amenity=Free parking|Paid parking & max_price=39.99',
    '',
  ],
  [
    'somewhere walkable from the casino, 4star, saturday nite, king bed',
    'q=king bed & stars=4 & near=adelaide-railway-station & minutes=15 & by=walk & check_in=2026-11-28 & check_out=2026-11-29',
    '',
  ],
  ['caravan park glenelg', 'q=caravan park & location=glenelg'],
  [
    'unley motel no pets non smoking ground floor',
    'q=ground floor & location=unley & type=motel & amenity=Non-smoking rooms',
    'absence: no pets',
  ],
  [
    'Do you have anything in Hahndorf for under 200 on Christmas Eve for two?',
    'location=hahndorf & max_price=199.99 & check_in=2026-12-24 & check_out=2026-12-25 & guests=2',
  ],
  [
    'apartment for 2 families, 4 adults 5 kids, near beach, bbq',
    'type=apartment & tag=beach & amenity=Barbecue & guests=9',
  ],
  [
    'Motel, Mawson Lakes, 2 single beds, 7/12 - 11/12, breakfast incl., invoice to company',
    'q=single beds & location=mawson-lakes & type=motel & amenity=Breakfast included & check_in=2026-12-07 & check_out=2026-12-11',
    'terms: invoice to company',
  ],
  [
    'looking for accessible accomodation (wheelchair) in glenelg ground floor or lift',
    'location=glenelg & amenity=Wheelchair accessible',
    'either: ground floor; either: lift',
  ],
  ['the best hotel in adelaide', 'type=hotel'],
  [
    'hotel wth jacuzi in room 4 2 tonite under 300',
    'type=hotel & amenity=Spa & max_price=299.99 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'semaphor beach house 8 people dog jan 2-9',
    'location=semaphore & type=villa & tag=beach & amenity=Pets allowed & check_in=2027-01-02 & check_out=2027-01-09 & guests=8',
  ],
  [
    'flat near flinders uni for my daughter, 1 semester from 1 March',
    'type=apartment & near=flinders-university & minutes=15 & check_in=2027-03-01',
    'party: for my daughter; dates: 1 semester',
  ],
  [
    'cheap and clean, no backpackers, near bus station',
    'max_price=150 & near=adelaide-central-bus-station & minutes=15',
    'absence: no backpackers',
  ],
  [
    'Hotel Adelaide 12.12.-14.12. 2 Erwachsene Parkplatz Frühstück',
    'type=hotel & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & check_in=2026-12-12 & check_out=2026-12-14 & guests=2',
  ],
  [
    'hotel en el centro de adelaide con piscina para 2 personas',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  [
    'quel hotel avec piscine à glenelg pour 2 adultes',
    'q=quel & location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  [
    'hotel room with balcony, no smokers, near gouger street',
    'type=hotel & amenity=Balcony & near=adelaide-central-market & minutes=15',
    'absence: no smokers',
  ],
  [
    'heritage pub accommodation north adelaide $150ish',
    'q=pub & location=north-adelaide & tag=heritage & max_price=173',
  ],
  [
    'hotel near adelaide uni for graduation 16 dec, 4 of us',
    'type=hotel & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-12-16 & guests=4',
  ],
  [
    'glenelg 2 bedroom apartment parking 3 nts 22/1',
    'q=2 bedroom & location=glenelg & type=apartment & amenity=Free parking|Paid parking & check_in=2027-01-22 & check_out=2027-01-25',
  ],
  [
    'room for 1 w/ desk, wifi, no frills, max 90, cbd, mon tues wed',
    'location=adelaide-cbd & amenity=Work desk & amenity=Free Wi-Fi & max_price=90 & check_in=2026-11-23 & guests=1',
  ],
  [
    'quick overnight stay close to airport w shuttle, 28/11',
    'q=quick & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'somewhere fancy in the city centre for mums 60th, 2 rooms, sat 12th',
    'location=adelaide-cbd & check_in=2026-12-12',
    'rooms: 2 rooms',
  ],
  [
    'dont want a hostel or a motel... hotel in the city w gym under 220',
    'location=adelaide-cbd & type=hotel & amenity=Gym & max_price=219.99',
    'absence: dont want a hostel or a motel',
  ],
  [
    'apartment brighton - no stairs as mum has a bad knee - 2 bed - feb 5 to 8',
    'q=2 bed & location=brighton & type=apartment & amenity=Step-free entrance & check_in=2027-02-05 & check_out=2027-02-08',
    'beside: has a bad knee',
  ],
  ['pool?? glenelg?? under 200??', 'location=glenelg & amenity=Outdoor pool|Indoor pool & max_price=199.99'],
  ['EV CHARGER HOTEL ADELAIDE HILLS', 'location=adelaide-hills & type=hotel & amenity=Electric car charging'],
  [
    'hotel 4 or 5* city w/ bath tub + room service nye',
    'location=adelaide-cbd & type=hotel & amenity=Bath tub & amenity=Room service & stars=4 & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'moving to adelaide need 3 weeks accom from 10 jan, family of 5, kitchen + laundry, around 250 a night',
    'amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & max_price=288 & check_in=2027-01-10 & check_out=2027-01-31 & guests=5',
    'beside: moving to adelaide',
  ],
  [
    'henley beach, no more than 5 mins walk to the beach, bnb',
    'location=henley-beach & type=bed-breakfast & near=any-beach & minutes=5 & by=walk',
  ],
  [
    'pls find me hotel near lyell mcewin hosp wit parking for tmrw nite',
    'type=hotel & amenity=Free parking|Paid parking & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'bed and breakfast hahndorf not expensive with fire place for me and the wife',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & max_price=150 & guests=2',
    '',
  ],
  [
    '2 adults 1 baby west beach cabin or motel jan 18-22 pool playground',
    'location=west-beach & type=motel & amenity=Outdoor pool|Indoor pool & amenity=Playground & check_in=2027-01-18 & check_out=2027-01-22 & guests=3',
    'either: cabin',
  ],
  [
    'not hotel. apartment. glenelg. sea view. two people.',
    'location=glenelg & type=apartment & amenity=Sea view & guests=2',
    'absence: not hotel',
  ],
];
