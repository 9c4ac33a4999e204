import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 adults and a toddler, hotel in the city, 12-15 Dec, pool',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2026-12-12 & check_out=2026-12-15 & guests=3',
  ],
  [
    "Can anyone recommend a motel with interconnecting rooms near West Beach? we're 2 adults and 4 kids",
    'location=west-beach & type=motel & amenity=Family rooms & guests=6',
  ],
  [
    'holiday apartment glenelg for the january school holidays, 2 adults 2 kids, under 300 a night',
    'location=glenelg & type=apartment & max_price=299.99 & guests=4',
    'dates: for the january school holidays',
  ],
  ['somewhere with bunk beds and a games room for the kids', 'q=bunk beds and a games & tag=family'],
  [
    'family of 6 needs two bedrooms and a kitchen in Norwood, 3 nights from 4 January',
    'q=two bedrooms & location=norwood & amenity=Full kitchen|Kitchenette & check_in=2027-01-04 & check_out=2027-01-07 & guests=6',
  ],
  [
    'we need a cot and a high chair, room 10 min walk from Adelaide Zoo, 19 to 21 December',
    'q=high chair & amenity=Cots on request & near=adelaide-zoo & minutes=10 & by=walk & check_in=2026-12-19 & check_out=2026-12-21',
  ],
  [
    'baby + mum + dad, quiet room w bath, close to womens and childrens hospital',
    'tag=quiet & amenity=Bath tub & near=womens-and-childrens-hospital & minutes=15 & guests=3',
  ],
  [
    'pram friendly apartment no stairs, unley or norwood',
    'location=unley|norwood & type=apartment & amenity=Step-free entrance',
    '',
  ],
  [
    'Business trip to Adelaide: CBD hotel with desk, wifi and gym, Mon 30 Nov to Wed 2 Dec',
    'location=adelaide-cbd & type=hotel & tag=business & amenity=Work desk & amenity=Free Wi-Fi & amenity=Gym & check_in=2026-11-30 & check_out=2026-12-02',
  ],
  [
    'I need a hotel for 2 nights next Tuesday, close to Victoria Square, breakfast included, max $230',
    'type=hotel & amenity=Breakfast included & max_price=230 & near=victoria-square & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'single room for conference at the convention centre 8-10 Feb, not more than 200 per night',
    'max_price=200 & near=festival-plaza & minutes=15 & check_in=2027-02-08 & check_out=2027-02-10 & guests=1',
  ],
  [
    'Serviced apartment North Adelaide monthly rate for consultant, washing machine, parking',
    'location=north-adelaide & type=serviced-apartment & amenity=Washing machine & amenity=Free parking|Paid parking',
    'terms: monthly rate',
  ],
  [
    'meeting room for 8 and accommodation for 8 people, Adelaide CBD, 3 March',
    'location=adelaide-cbd & amenity=Meeting rooms & check_in=2027-03-03 & guests=8',
  ],
  [
    'corporate stay w/ invoice, 4 stars and up, walking distance to Rundle Mall',
    'tag=business & stars=4 & near=rundle-mall & minutes=15 & by=walk',
    'terms: w/ invoice',
  ],
  [
    'Quiet ground floor room for two pensioners, Brighton, under $150 a night for 5 nights',
    'q=ground floor & location=brighton & tag=quiet & max_price=149.99 & guests=2',
    'dates: for 5 nights',
  ],
  [
    'My wife and I are both in our eighties. No stairs please. Near Jetty Road Glenelg.',
    'amenity=Step-free entrance & near=glenelg-jetty-road & minutes=15 & guests=2',
    '',
  ],
  [
    'Is there a motel with a ramp and handrails in the shower at Henley Beach',
    'location=henley-beach & type=motel & amenity=Step-free entrance & amenity=Accessible bathroom',
  ],
  [
    'pensioner couple want b&b in the hills with open fire, mid July, 2 nights',
    'location=adelaide-hills & type=bed-breakfast & amenity=Fireplace & guests=2',
    'dates: mid July; dates: 2 nights',
  ],
  [
    'Would like a room on the ground floor or one with a lift, in Glenelg, 7th to 10th January',
    'location=glenelg & check_in=2027-01-07 & check_out=2027-01-10',
    'either: ground floor; either: lift',
  ],
  [
    "I'm 81, travelling alone by train, so need to be close to Adelaide railway station",
    'q=train & near=adelaide-railway-station & minutes=15 & guests=1',
  ],
  [
    'hostel dorm under 45 a night, free breakfast, near the train station',
    'q=dorm & type=hostel & amenity=Breakfast included & max_price=44.99 & near=adelaide-railway-station & minutes=15',
  ],
  [
    'Backpackers Adelaide city, 6 nights from 10 December, laundry and kitchen',
    'location=adelaide-cbd & type=hostel & amenity=Laundry|Washing machine & amenity=Shared kitchen & check_in=2026-12-10 & check_out=2026-12-16',
  ],
  [
    'cheap hostel glenelg with a pool and bar for 3 girls',
    'location=glenelg & type=hostel & amenity=Outdoor pool|Indoor pool & amenity=Bar & max_price=150 & guests=3',
  ],
  [
    'work and travel visa, need weekly rate, hostel near the central market',
    'q=visa & type=hostel & near=adelaide-central-market & minutes=15',
    'terms: weekly rate',
  ],
  [
    'anywhere I can pitch up with my surfboard near the beach for under a hundred bucks',
    'q=pitch up with my surfboard & tag=beach & max_price=99.99',
  ],
  [
    'female only dorm in the cbd, 29 nov - 3 dec',
    'q=female only dorm & location=adelaide-cbd & type=hostel & check_in=2026-11-29 & check_out=2026-12-03',
  ],
  [
    'wheelchair accessible hotel room with roll in shower, Adelaide CBD, 2 nights from 14 January',
    'location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & amenity=Accessible bathroom & check_in=2027-01-14 & check_out=2027-01-16',
  ],
  [
    'my daughter is in a wheelchair, family of four, accessible bathroom, near the zoo',
    'amenity=Wheelchair accessible & amenity=Accessible bathroom & near=adelaide-zoo & minutes=15 & guests=4',
    'party: my daughter',
  ],
  [
    'step-free entrance, lift, no bath, quiet, North Adelaide',
    'location=north-adelaide & tag=quiet & amenity=Step-free entrance & amenity=Lift',
    'absence: no bath',
  ],
  [
    'need a hotel that allows guide dogs, near Flinders Medical Centre',
    'type=hotel & near=flinders-medical-centre & minutes=15',
    'beside: allows guide dogs',
  ],
  [
    'vision impaired, flat walk to Rundle Mall, must have lift',
    'amenity=Lift & near=rundle-mall & minutes=15 & by=walk',
    'beside: vision impaired',
  ],
  [
    'Can you take a 2 year old labrador? cottage in stirling, 5-8 feb',
    'q=cottage & location=stirling & amenity=Pets allowed & check_in=2027-02-05 & check_out=2027-02-08',
    'party: a 2 year old',
  ],
  [
    'pet friendly motel port adelaide tonight under 140',
    'location=port-adelaide & type=motel & amenity=Pets allowed & max_price=139.99 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'two small dogs and two adults, house with yard in Henley, from boxing day for a week',
    'location=henley-beach & type=villa & amenity=Pets allowed & amenity=Garden & check_in=2026-12-26 & check_out=2027-01-02 & guests=2',
  ],
  [
    'I have an assistance dog, hotel in the city w/ no pet fees',
    'location=adelaide-cbd & type=hotel',
    'beside: have an assistance dog; absence: w/ no pet fees',
  ],
  [
    'cat friendly self contained accommodation brighton or glenelg',
    'location=brighton|glenelg & tag=self-contained & amenity=Pets allowed',
  ],
  [
    'leaving the dogs with mum so just a romantic b&b for two in Hahndorf next weekend',
    'location=hahndorf & type=bed-breakfast & tag=romantic & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
    'absence: the dogs with mum',
  ],
  [
    'hotel near Adelaide Oval for the test match 4 to 8 December',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08',
  ],
  [
    'Fringe accommodation in the CBD, 20-27 Feb, 2 people, cheap',
    'q=Fringe & location=adelaide-cbd & max_price=150 & check_in=2027-02-20 & check_out=2027-02-27 & guests=2',
  ],
  [
    'WOMADelaide weekend 5-8 March 2027 apartment for 4, walking distance to Botanic Garden',
    'q=WOMADelaide & type=apartment & near=adelaide-botanic-garden & minutes=15 & by=walk & check_in=2027-03-05 & check_out=2027-03-08 & guests=4',
    '',
  ],
  [
    'tour down under january 16 to 24 hotel with bike storage in the city',
    'q=tour down under & location=adelaide-cbd & type=hotel & amenity=Bicycle storage & check_in=2027-01-16 & check_out=2027-01-24',
  ],
  [
    'concert at Coopers Stadium on Saturday 5 December, want a motel within walking distance',
    'type=motel & near=coopers-stadium & minutes=15 & by=walk & check_in=2026-12-05',
    'beside: concert',
  ],
  [
    'AFL gather round, 8-11 April 2027, 4 mates, close to the oval',
    'q=AFL gather round & near=adelaide-oval & minutes=15 & check_in=2027-04-08 & check_out=2027-04-11 & guests=4',
  ],
  [
    'in town for the royal show with 3 kids, need a pool and parking',
    'amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15',
    'party: 3 kids',
  ],
  [
    'racing at morphettville on the 28th, motel nearby please',
    'q=racing at morphettville & type=motel & check_in=2026-11-28',
  ],
  [
    'new years eve party hotel glenelg with balcony and sea view, two nights from 30 dec',
    'q=party & location=glenelg & type=hotel & amenity=Balcony & amenity=Sea view & check_in=2026-12-30 & check_out=2027-01-01',
  ],
  [
    'easter in the barossa, vineyard cottage with a fire, couple',
    'q=cottage & location=barossa & tag=vineyard & amenity=Fireplace & check_in=2027-03-26 & check_out=2027-03-29 & guests=2',
  ],
  ['Australia Day night at Glenelg', 'location=glenelg & check_in=2027-01-26 & check_out=2027-01-27'],
  [
    'xmas eve to 28 dec, henley beach, kitchen',
    'location=henley-beach & amenity=Full kitchen|Kitchenette & check_in=2026-12-24 & check_out=2026-12-28',
  ],
  [
    '3/12 till 6/12 apartment west beach',
    'location=west-beach & type=apartment & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    'check in Dec 18, check out Dec 21, 3 adults, serviced apartment prospect',
    'location=prospect & type=serviced-apartment & check_in=2026-12-18 & check_out=2026-12-21 & guests=3',
  ],
  [
    'from the 2nd to the 5th of February, semaphore, quiet',
    'location=semaphore & tag=quiet & check_in=2027-02-02 & check_out=2027-02-05',
  ],
  [
    'the weekend after next in mclaren vale w/ spa bath',
    'location=mclaren-vale & amenity=Spa & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'next long weekend somewhere with a pool',
    'q=next & amenity=Outdoor pool|Indoor pool',
    'dates: long weekend',
  ],
  [
    'two nights from Friday in Norwood, budget 160',
    'location=norwood & max_price=160 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'one night only thursday 3 december near the airport',
    'near_airport=1 & check_in=2026-12-03 & check_out=2026-12-04',
  ],
  [
    'mid week stay Tue-Thu next week, adelaide hills',
    'location=adelaide-hills & check_in=2026-12-01 & check_out=2026-12-03',
    '',
  ],
];
