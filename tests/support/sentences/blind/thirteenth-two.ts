import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'rooms from $90 to $130 near Westfield Marion',
    'min_price=90 & max_price=130 & near=westfield-marion & minutes=15',
  ],
  ['starting price 200, spa suite, Barossa', 'location=barossa & amenity=Spa', 'amount: 200'],
  ['hotel $200-ish city Friday', 'location=adelaide-cbd & type=hotel & max_price=230 & check_in=2026-11-27'],
  [
    '2 nights for under $500 in total, Glenelg, from 15 Jan',
    'location=glenelg & max_price=249.99 & check_in=2027-01-15 & check_out=2027-01-17',
  ],
  [
    'between 150 and 200 dollars for 2 adults in Henley Beach next Friday and Saturday nights',
    'location=henley-beach & min_price=150 & max_price=200 & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'cheap, central, clean, tonight',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'expensive is fine, best rated hotel in the Barossa',
    'location=barossa & type=hotel & sort=rating',
    'amount: expensive',
  ],
  ['nothing under four stars, with a swimming pool, Adelaide', 'amenity=Outdoor pool|Indoor pool & stars=4'],
  ['five star, but below 400, with airport shuttle', 'amenity=Airport shuttle & max_price=399.99 & stars=5'],
  [
    'family of 4 + dog + pool, hills, jan',
    'location=adelaide-hills & amenity=Pets allowed & amenity=Outdoor pool|Indoor pool & guests=4',
    'dates: jan',
  ],
  [
    '1 adult, 2 kids, Glenelg, washing machine, 4 - 8 Jan, budget 190/night',
    'location=glenelg & amenity=Washing machine & max_price=190 & check_in=2027-01-04 & check_out=2027-01-08 & guests=3',
  ],
  [
    'party of 12, three apartments or one big house, Henley',
    'q=three & location=henley-beach & type=apartment & type=villa & guests=12',
    '',
  ],
  [
    'for me, my husband and his parents, quiet hotel near Botanic Gardens',
    'type=hotel & tag=quiet & near=adelaide-botanic-garden & minutes=15 & guests=4',
  ],
  [
    'just my daughter and I, near the kids hospital, bath, kitchen',
    'amenity=Bath tub & amenity=Full kitchen|Kitchenette & near=womens-and-childrens-hospital & minutes=15 & guests=2',
  ],
  ['Sleeps 7+, Semaphore, two bathrooms', 'q=two bathrooms & location=semaphore & guests=7'],
  [
    'couple with a baby and a toddler, apartment, CBD, lift for the pram',
    'location=adelaide-cbd & type=apartment & amenity=Lift & guests=4',
  ],
  [
    'next Thursday until Sunday, B&B, Stirling',
    'location=stirling & type=bed-breakfast & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    'tomorrow for 3 nights near Flinders hospital, under $140',
    'max_price=139.99 & near=flinders-medical-centre & minutes=15 & check_in=2026-11-24 & check_out=2026-11-27',
  ],
  [
    '25 Dec - 1 Jan, Barossa, 2 adults',
    'location=barossa & check_in=2026-12-25 & check_out=2027-01-01 & guests=2',
  ],
  [
    'Fri 22nd Jan to Mon 25th Jan, Victor Harbor or Glenelg',
    'check_in=2027-01-22 & check_out=2027-01-25',
    'either: Victor Harbor; either: Glenelg',
  ],
  [
    '24th of this month for two nights, North Adelaide',
    'location=north-adelaide & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  ['last night of November, airport motel', 'q=last night & type=motel & near_airport=1', 'dates: November'],
  [
    '3 nights over the Adelaide Cup weekend in McLaren Vale',
    'location=mclaren-vale & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  [
    '10.01.2027 bis 14.01.2027, Glenelg, Ferienwohnung',
    'location=glenelg & type=apartment & check_in=2027-01-10 & check_out=2027-01-14',
  ],
  [
    'June long weekend, Hills, fireplace',
    'location=adelaide-hills & amenity=Fireplace & check_in=2027-06-11 & check_out=2027-06-14',
    '',
  ],
  [
    'night of Sat 19 Dec, hotel, near Adelaide Oval',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-19 & check_out=2026-12-20',
  ],
  ['mid-Feb, fringe, cheap hostel', 'q=fringe & type=hostel & max_price=150', 'dates: mid-Feb'],
  ['this arvo till Wednesday, motel', 'type=motel', 'dates: till Wednesday'],
  [
    'Mon-Wed, 7-9 December, CBD hotel',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  ['Dec 5th to the 8th, Norwood', 'location=norwood & check_in=2026-12-05 & check_out=2026-12-08'],
  ['5/1/27 4 nights Brighton', 'location=brighton & check_in=2027-01-05 & check_out=2027-01-09'],
  [
    'one night, 16 Jan, Hahndorf, 2 adults and 2 dogs',
    'location=hahndorf & amenity=Pets allowed & check_in=2027-01-16 & check_out=2027-01-17 & guests=2',
  ],
  [
    'not a resort, not a hostel, not more than 200, near the sea',
    'tag=beach & max_price=200',
    'absence: not a resort; absence: not a hostel',
  ],
  [
    'without stairs or steep driveway, B&B, Adelaide Hills',
    'location=adelaide-hills & type=bed-breakfast',
    'absence: without stairs or steep driveway',
  ],
  [
    'kids not allowed, adults only spa resort McLaren Vale',
    'q=adults only & location=mclaren-vale & type=resort & amenity=Spa',
    'absence: not allowed',
  ],
  [
    'we hate noise so nowhere near Hindley Street or the airport; North Adelaide would suit',
    'location=north-adelaide',
    'absence: hate noise; absence: nowhere near Hindley Street or the airport',
  ],
  [
    'never staying at a motel again, want a proper hotel with room service in the city',
    'location=adelaide-cbd & type=hotel & amenity=Room service',
    'absence: never staying at a motel',
  ],
  [
    'except for Saturday we are free; Glenelg; pool',
    'location=glenelg & amenity=Outdoor pool|Indoor pool',
    'absence: except for Saturday',
  ],
  ['a hotel with anything but a shared bathroom', 'type=hotel', 'absence: anything but a shared bathroom'],
  [
    "I don't smoke, I don't drink, I just need a quiet room in Prospect",
    'location=prospect & tag=quiet',
    "absence: don't smoke; absence: don't drink",
  ],
  [
    'parking not necessary, breakfast not necessary, wifi necessary, Unley',
    'location=unley & amenity=Free Wi-Fi',
    'absence: parking not necessary; absence: breakfast not necessary',
  ],
  [
    'pet-free and smoke-free apartment, Henley',
    'location=henley-beach & type=apartment & amenity=Non-smoking rooms',
    'absence: pet-free',
  ],
  [
    'no kitchen, no worries, just a pool',
    'amenity=Outdoor pool|Indoor pool',
    'absence: no kitchen; absence: no worries',
  ],
  [
    'wheelchair not needed but lift please, Norwood',
    'location=norwood & amenity=Lift',
    'absence: wheelchair not needed',
  ],
  [
    'hotle wth free brekfst nd pool nr glenelge beach',
    'location=glenelg & type=hotel & amenity=Breakfast included & amenity=Outdoor pool|Indoor pool',
  ],
  ['acomodation for tow adults in hanhdorf', 'location=hahndorf & guests=2'],
  [
    'apartmnt in henly beach wih seaviews',
    'q=wih & location=henley-beach & type=apartment & amenity=Sea view',
  ],
  [
    'cheap hotell near adeliade airport tomorow',
    'type=hotel & max_price=150 & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['mclaran vale winary stay with vinyard veiws', 'q=winary & location=mclaren-vale & tag=vineyard'],
  ['luxery vila barossa valey for 6 poeple', 'location=barossa & type=villa & min_price=300 & guests=6'],
  [
    'dis weekend motel pls cheap nd pet frendly brigton',
    'location=brighton & type=motel & amenity=Pets allowed & max_price=150 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
];
