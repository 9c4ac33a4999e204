import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel for our wedding night, spa bath and champagne, North Adelaide, Saturday 30 January',
    'q=champagne & location=north-adelaide & type=hotel & amenity=Spa & check_in=2027-01-30',
    'beside: wedding night',
  ],
  [
    'three families, 6 adults and 7 children, holiday house with pool near the beach, Brighton, 2-9 January',
    'location=brighton & type=villa & tag=beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09 & guests=13',
  ],
  [
    'netballers: 9 girls and 2 mums, motel, Unley, breakfast, Friday and Saturday night',
    'location=unley & type=motel & amenity=Breakfast included|Breakfast available & check_in=2026-11-27 & check_out=2026-11-29 & guests=11',
  ],
  [
    '50 guests for a wedding in the hills, B&Bs and cottages nearby, 13 March',
    'q=cottages & location=adelaide-hills & type=bed-breakfast & check_in=2027-03-13',
    'party: 50 guests; beside: a wedding',
  ],
  [
    'cricket club end of season trip, 18 of us, hostel with bar and pool table, Glenelg, 10-12 April',
    'q=cricket club end of season pool table & location=glenelg & type=hostel & amenity=Bar & check_in=2027-04-10 & check_out=2027-04-12 & guests=18',
  ],
  [
    "grandma's 80th, 14 people in one villa, Barossa, fireplace and big garden, 17-19 July",
    'location=barossa & type=villa & amenity=Fireplace & amenity=Garden & check_in=2027-07-17 & check_out=2027-07-19 & guests=14',
  ],
  [
    'bridesmaids getting ready: apartment for six women, good bathroom, city, night of 5 March',
    'q=bathroom & location=adelaide-cbd & type=apartment & check_in=2027-03-05 & check_out=2027-03-06 & guests=6',
  ],
  [
    'mum of the bride, quiet room away from the party, Hahndorf, Friday to Sunday, ground floor',
    'q=bride ground floor & location=hahndorf & tag=quiet & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: away from the party',
  ],
  [
    'two families with 3 kids each, apartments side by side, Glenelg, pool, from 27 December to 31 December',
    'location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & check_in=2026-12-27 & check_out=2026-12-31',
    'party: 3 kids each',
  ],
  [
    'hen do, 12 ladies, rooftop bar, not a hostel, city, 12-13 February',
    'location=adelaide-cbd & amenity=Rooftop terrace & amenity=Bar & check_in=2027-02-12 & check_out=2027-02-13 & guests=12',
    'absence: not a hostel',
  ],
  [
    'school band tour, 16 pupils and 3 teachers, hostel near the Festival Centre, no alcohol, 4 to 6 May',
    'q=school band tour & type=hostel & near=adelaide-festival-centre & minutes=15 & check_in=2027-05-04 & check_out=2027-05-06 & guests=19',
    'absence: no alcohol',
  ],
  [
    'our volleyball team (10 players, 1 coach) needs a kitchen and laundry, Mawson Lakes, 11-13 December',
    'location=mawson-lakes & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & check_in=2026-12-11 & check_out=2026-12-13 & guests=11',
  ],
  [
    "cousins' reunion, 7 couples and 4 kids, resort with playground, McLaren Vale, Easter",
    'location=mclaren-vale & type=resort & amenity=Playground & check_in=2027-03-26 & check_out=2027-03-29 & guests=18',
  ],
  [
    'accommodate 20 people for a yoga retreat, vegetarian kitchen, quiet, Stirling, 5-7 March',
    'q=vegetarian & location=stirling & tag=quiet & amenity=Full kitchen|Kitchenette & check_in=2027-03-05 & check_out=2027-03-07 & guests=20',
    'beside: yoga retreat',
  ],
  [
    'best man and four groomsmen, apartment near the Botanic Garden, Friday 19 February, 1 night',
    'type=apartment & near=adelaide-botanic-garden & minutes=15 & check_in=2027-02-19 & check_out=2027-02-20 & guests=5',
  ],
  [
    'bus tour, 44 seniors, hotel with lift and restaurant, coach parking, Glenelg',
    'q=coach & location=glenelg & type=hotel & amenity=Lift & amenity=Restaurant & amenity=Free parking|Paid parking',
    'beside: bus tour; party: 44 seniors',
  ],
  [
    'birthday weekend, 4 couples, house with hot tub, Semaphore or Henley Beach, 8 to 10 January',
    'location=semaphore|henley-beach & type=villa & amenity=Spa & check_in=2027-01-08 & check_out=2027-01-10 & guests=8',
    '',
  ],
  [
    'swim squad of 15, 12 swimmers plus 3 parents, motel with kitchenette, West Beach, 15-17 January',
    'q=swim squad of 15 & location=west-beach & type=motel & amenity=Kitchenette & check_in=2027-01-15 & check_out=2027-01-17 & guests=15',
  ],
  [
    'me, my sister, our husbands and five kids, family rooms or apartment, pool, Norwood',
    'location=norwood & amenity=Outdoor pool|Indoor pool',
    'party: me, my sister, our husbands; party: five kids; either: family rooms; either: apartment',
  ],
  [
    "we're a party of eleven, two of us in wheelchairs, accessible apartments, city, 26-28 February",
    'location=adelaide-cbd & type=apartment & amenity=Wheelchair accessible & check_in=2027-02-26 & check_out=2027-02-28 & guests=11',
    'party: two of us',
  ],
  [
    'rehearsal dinner venue plus rooms for 8, hotel with restaurant, Port Adelaide, 22 January',
    'q=rehearsal dinner venue & location=port-adelaide & type=hotel & amenity=Restaurant & check_in=2027-01-22 & guests=8',
  ],
  [
    'bowls carnival, six pensioners, twin share, motel, cheap, Semaphore, Mon 1 Feb to Thu 4 Feb',
    'location=semaphore & type=motel & max_price=150 & check_in=2027-02-01 & check_out=2027-02-04 & guests=6',
    'beside: bowls carnival; party: twin share',
  ],
  [
    'office team building: 13 people, meeting room, barbecue, Adelaide Hills, midweek in March',
    'location=adelaide-hills & amenity=Meeting rooms & amenity=Barbecue & guests=13',
    'dates: midweek; dates: in March',
  ],
  [
    'ten backpackers, dorm, shared kitchen, under 45 each, CBD, tomorrow for three nights',
    'q=dorm & location=adelaide-cbd & type=hostel & amenity=Shared kitchen & check_in=2026-11-24 & check_out=2026-11-27 & guests=10',
    'amount: under 45 each',
  ],
  [
    'baptism, 3 grandparents, 2 parents, 1 baby, apartment with cot, Prospect, 5-6 December',
    'location=prospect & type=apartment & amenity=Cots on request & check_in=2026-12-05 & check_out=2026-12-06 & guests=6',
    'beside: baptism',
  ],
  [
    'basketball under 16s girls, 8 players, 2 coaches, 4 parents, hotel with breakfast near the city, 22-24 Jan',
    'q=basketball under 16s girls & location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-22 & check_out=2027-01-24 & guests=14',
  ],
  [
    'elopement, just us and the dog, romantic cottage, Adelaide Hills, Thursday 11 Feb, two nights',
    'q=cottage & location=adelaide-hills & tag=romantic & amenity=Pets allowed & check_in=2027-02-11 & check_out=2027-02-13',
    'beside: elopement',
  ],
  [
    'fishing trip for five mates, boat trailer, cabin or motel near Outer Harbor, Sat-Mon',
    'type=motel & amenity=Free parking|Paid parking & near=outer-harbor & minutes=15 & check_in=2026-11-28 & check_out=2026-11-30 & guests=5',
    'either: cabin',
  ],
  [
    'a wedding party: bride, groom, 4 bridesmaids, 4 groomsmen, villa in McLaren Vale, Friday 26 Feb for 3 nights',
    'location=mclaren-vale & type=villa & check_in=2027-02-26 & check_out=2027-03-01 & guests=10',
    'beside: wedding party',
  ],
  [
    'grandparents plus 2 adults plus 3 grandkids, self contained, Henley Beach, first week of January',
    'location=henley-beach & tag=self-contained & guests=7',
    'dates: first week of January',
  ],
  [
    'choir from Melbourne, 30 singers, cheap hotel, piano would be nice, CBD, 17 to 20 June',
    'q=piano & location=adelaide-cbd & type=hotel & max_price=150 & check_in=2027-06-17 & check_out=2027-06-20',
    'party: 30 singers',
  ],
  [
    'hotel for 9 footy fans, walking distance to Adelaide Oval, one night, 3 April, budget',
    'type=hotel & max_price=150 & near=adelaide-oval & minutes=15 & by=walk & check_in=2027-04-03 & check_out=2027-04-04 & guests=9',
  ],
  [
    'need somewhere for the in-laws, two adults, not with us, close to Unley, Christmas Eve for 3 nights',
    'location=unley & check_in=2026-12-24 & check_out=2026-12-27 & guests=2',
    'absence: not with us',
  ],
  [
    'dragon boat crew, 22 paddlers, near West Lakes, bbq, pool, 6-8 February',
    'q=22 paddlers & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & near=westfield-west-lakes & minutes=15 & check_in=2027-02-06 & check_out=2027-02-08',
  ],
  [
    '5 adults, 1 toddler, 1 infant, cot and high chair, house, Glenelg, 18 to 25 January',
    'q=high chair & location=glenelg & type=villa & amenity=Cots on request & check_in=2027-01-18 & check_out=2027-01-25 & guests=7',
  ],
  [
    'conference of 120 delegates looking for resort with meeting rooms, Barossa, August',
    'location=barossa & type=resort & amenity=Meeting rooms',
    'party: 120 delegates; dates: August',
  ],
  [
    'quad bikers, 4 of us, garage parking, motel, Stirling or Hahndorf, Saturday night, no breakfast',
    'q=quad & location=stirling|hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
    'absence: no breakfast',
  ],
  [
    'large group, 16, party friendly house, spa, bbq, Glenelg, Australia Day',
    'q=16 party friendly & location=glenelg & type=villa & amenity=Spa & amenity=Barbecue & check_in=2027-01-26 & check_out=2027-01-27',
  ],
  [
    'parents with triplets, so 5 of us, family apartment with washing machine, Brighton, 3 nights from 14 January',
    'q=triplets & location=brighton & type=apartment & tag=family & amenity=Washing machine & check_in=2027-01-14 & check_out=2027-01-17 & guests=5',
  ],
  [
    'divorce party lol, six girls, luxury apartment with balcony, city, next Saturday night',
    'q=divorce party & location=adelaide-cbd & type=apartment & amenity=Balcony & min_price=300 & check_in=2026-12-05 & check_out=2026-12-06 & guests=6',
  ],
];
