import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 adults and a toddler, hotel in the city, 12-15 Dec, pool',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2026-12-12 & check_out=2026-12-15 & guests=3',
  ],
  [
    "Can anyone recommend a motel with interconnecting rooms near West Beach? we're 2 adults and 4 kids",
    'q=interconnecting & location=west-beach & type=motel & guests=6',
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
    'q=pram friendly & location=unley|norwood & type=apartment',
    'absence: no stairs',
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
    'q=convention centre & max_price=200 & check_in=2027-02-08 & check_out=2027-02-10 & guests=1',
  ],
  [
    'Serviced apartment North Adelaide monthly rate for consultant, washing machine, parking',
    'q=monthly rate for consultant & location=north-adelaide & type=serviced-apartment & amenity=Washing machine & amenity=Free parking|Paid parking',
  ],
  [
    'meeting room for 8 and accommodation for 8 people, Adelaide CBD, 3 March',
    'location=adelaide-cbd & amenity=Meeting rooms & check_in=2027-03-03 & guests=8',
  ],
  [
    'corporate stay w/ invoice, 4 stars and up, walking distance to Rundle Mall',
    'q=invoice & tag=business & stars=4 & near=rundle-mall & minutes=15 & by=walk',
  ],
  [
    'Quiet ground floor room for two pensioners, Brighton, under $150 a night for 5 nights',
    'q=ground floor & location=brighton & tag=quiet & max_price=149.99 & guests=2',
    'dates: for 5 nights',
  ],
  [
    'My wife and I are both in our eighties. No stairs please. Near Jetty Road Glenelg.',
    'q=eighties & near=glenelg-jetty-road & minutes=15 & guests=2',
    'absence: No stairs',
  ],
  [
    'Is there a motel with a ramp and handrails in the shower at Henley Beach',
    'q=ramp and handrails in the shower & location=henley-beach & type=motel',
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
    'q=81 train & near=adelaide-railway-station & minutes=15 & guests=1',
  ],
  [
    'hostel dorm under 45 a night, free breakfast, near the train station',
    'q=dorm & type=hostel & amenity=Breakfast included & max_price=44.99 & near=adelaide-railway-station & minutes=15',
  ],
  [
    'Backpackers Adelaide city, 6 nights from 10 December, laundry and kitchen',
    'location=adelaide-cbd & type=hostel & amenity=Laundry|Washing machine & amenity=Full kitchen|Kitchenette & check_in=2026-12-10 & check_out=2026-12-16',
  ],
  [
    'cheap hostel glenelg with a pool and bar for 3 girls',
    'location=glenelg & type=hostel & amenity=Outdoor pool|Indoor pool & amenity=Bar & max_price=150 & guests=3',
  ],
  [
    'work and travel visa, need weekly rate, hostel near the central market',
    'q=work visa weekly & type=hostel & near=adelaide-central-market & minutes=15',
  ],
  [
    'anywhere I can pitch up with my surfboard near the beach for under a hundred bucks',
    'q=pitch up with my surfboard & tag=beach & max_price=99.99',
  ],
  [
    'female only dorm in the cbd, 29 nov - 3 dec',
    'q=female only dorm & location=adelaide-cbd & check_in=2026-11-29 & check_out=2026-12-03',
  ],
  [
    'wheelchair accessible hotel room with roll in shower, Adelaide CBD, 2 nights from 14 January',
    'q=roll in shower & location=adelaide-cbd & type=hotel & amenity=Wheelchair accessible & check_in=2027-01-14 & check_out=2027-01-16',
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
    'q=allows guide dogs & type=hotel & near=flinders-medical-centre & minutes=15',
  ],
  [
    'vision impaired, flat walk to Rundle Mall, must have lift',
    'q=vision impaired & amenity=Lift & near=rundle-mall & minutes=15 & by=walk',
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
    'q=two small house with yard & location=henley-beach & amenity=Pets allowed & check_in=2026-12-26 & check_out=2027-01-02 & guests=2',
  ],
  [
    'I have an assistance dog, hotel in the city w/ no pet fees',
    'q=assistance dog & location=adelaide-cbd & type=hotel',
    'absence: w/ no pet fees',
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
    'q=test match & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08',
  ],
  [
    'Fringe accommodation in the CBD, 20-27 Feb, 2 people, cheap',
    'q=Fringe & location=adelaide-cbd & max_price=150 & check_in=2027-02-20 & check_out=2027-02-27 & guests=2',
  ],
  [
    'WOMADelaide weekend 5-8 March 2027 apartment for 4, walking distance to Botanic Garden',
    'q=WOMADelaide & type=apartment & near=adelaide-botanic-garden & minutes=15 & by=walk & check_in=2027-03-05 & check_out=2027-03-08 & guests=4',
    'dates: weekend',
  ],
  [
    'tour down under january 16 to 24 hotel with bike storage in the city',
    'q=tour down under & location=adelaide-cbd & type=hotel & amenity=Bicycle storage & check_in=2027-01-16 & check_out=2027-01-24',
  ],
  [
    'concert at Coopers Stadium on Saturday 5 December, want a motel within walking distance',
    'q=concert & type=motel & near=coopers-stadium & minutes=15 & by=walk & check_in=2026-12-05',
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
    'q=racing at morphettville nearby & type=motel & check_in=2026-11-28',
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
    'q=mid week & location=adelaide-hills & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    '14 feb to 16 feb 2027 romantic hotel with spa',
    'type=hotel & tag=romantic & amenity=Spa & check_in=2027-02-14 & check_out=2027-02-16',
  ],
  [
    'arriving on the 9th of jan leaving 12th, 2 adults 1 child 4 yrs, glenelg',
    'q=4 yrs & location=glenelg & check_in=2027-01-09 & check_out=2027-01-12 & guests=3',
  ],
  ['this Sat and Sun night, Unley', 'location=unley & check_in=2026-11-28 & check_out=2026-11-30'],
  [
    'HOTEL IN ADELAIDE CITY WITH FREE PARKING FOR 2 ADULTS 11 DECEMBER TO 13 DECEMBER',
    'location=adelaide-cbd & type=hotel & amenity=Free parking & check_in=2026-12-11 & check_out=2026-12-13 & guests=2',
  ],
  ['WHERE IS THE CHEAPEST MOTEL NEAR THE AIRPORT???', 'type=motel & near_airport=1 & sort=price_low'],
  ['NEED ROOM TONIGHT NOT A HOSTEL', 'check_in=2026-11-23 & check_out=2026-11-24', 'absence: NOT A HOSTEL'],
  ['whats a good hotel wiht a indoor pool in adelaide', 'type=hotel & amenity=Indoor pool'],
  [
    'accomodation in glenlg for 4 adluts 3rd to 6th janury',
    'location=glenelg & check_in=2027-01-03 & check_out=2027-01-06 & guests=4',
  ],
  ['hotell near rundel mall undr 180', 'type=hotel & max_price=179.99 & near=rundle-mall & minutes=15'],
  [
    'brekfast inculded, aircondition, north adelaid',
    'location=north-adelaide & amenity=Breakfast included & amenity=Air conditioning',
  ],
  [
    'seviced aparment in cbd with balcany and washng machine',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Balcony & amenity=Washing machine',
  ],
  ['petfriendly motel nearglenelg', 'location=glenelg & type=motel & amenity=Pets allowed'],
  ['dogfriendlycottagehahndorf', 'q=dogfriendlycottagehahndorf'],
  [
    'wheelchairaccessible hotel with freeparking and freewifi',
    'type=hotel & amenity=Wheelchair accessible & amenity=Free parking & amenity=Free Wi-Fi',
  ],
  ['hotels under200 in adelaidecbd', 'location=adelaide-cbd & type=hotel & max_price=199.99'],
  [
    '2adults2kids glenelg 5jan-9jan',
    'location=glenelg & check_in=2027-01-05 & check_out=2027-01-09 & guests=4',
  ],
  [
    'Gday, after a decent donga or motel out Port Adelaide way for me and two mates, tradie rates, ute parking',
    'q=way tradie ute & location=port-adelaide & type=motel & amenity=Free parking|Paid parking & guests=3',
    'either: donga',
  ],
  [
    'arvo check in, cheap digs in the city sat night, gonna be a big one',
    'q=check big one & location=adelaide-cbd & max_price=150 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'chuck us a link for a bnb in the hills with a barbie, not too exxy',
    'location=adelaide-hills & type=bed-breakfast & amenity=Barbecue',
    'absence: not too exxy',
  ],
  [
    'need a joint for the missus and me, Henley, sea views, up to 220',
    'location=henley-beach & amenity=Sea view & max_price=220 & guests=2',
  ],
  [
    'bonza pub stay in Hahndorf with brekkie for two',
    'q=pub & location=hahndorf & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    "we're driving down from Port Augusta for me chemo at the RAH, cheap motel with parking, 3 nights from Monday",
    'q=chemo & type=motel & amenity=Free parking|Paid parking & max_price=150 & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    "okay so um we want like a hotel in the city and it has to have a pool and also parking and it can't be more than like two hundred and fifty a night and it's for the fifth to the eighth of January",
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking & max_price=250 & check_in=2027-01-05 & check_out=2027-01-08',
  ],
  [
    'find me a place to stay in norwood for me and my partner for three nights starting on the tenth of december with parking and breakfast',
    'location=norwood & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available & check_in=2026-12-10 & check_out=2026-12-13 & guests=2',
  ],
  [
    'hello i am looking for somewhere near the beach but not glenelg because its too busy with a kitchen for four people',
    'tag=beach & amenity=Full kitchen|Kitchenette & guests=4',
    'absence: but not glenelg',
  ],
  [
    'um is there any motels near the lyell mcewin hospital that have a kitchenette and arent too dear',
    'type=motel & amenity=Kitchenette & near=lyell-mcewin-hospital & minutes=15',
    'absence: arent too dear',
  ],
  [
    'Hello dear, I search cheap room for me alone near University of Adelaide, one week from 1 February',
    'max_price=150 & near=adelaide-university-north-terrace & minutes=15 & check_in=2027-02-01 & check_out=2027-02-08 & guests=1',
  ],
  [
    'We are two persons from Italy, we want hotel near to the sea with breakfast, 10 to 14 January',
    'type=hotel & tag=beach & amenity=Breakfast included|Breakfast available & check_in=2027-01-10 & check_out=2027-01-14 & guests=2',
  ],
  [
    'please give me apartment two bedroom with parking for 5 people in Glenelg 2 January until 6 January',
    'q=two bedroom & location=glenelg & type=apartment & amenity=Free parking|Paid parking & check_in=2027-01-02 & check_out=2027-01-06 & guests=5',
  ],
  [
    'I want book hotel for my parents in Adelaide center, they not like noise, 20-23 December',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-20 & check_out=2026-12-23',
    'absence: not like noise',
  ],
  [
    'is possible hotel with kitchen and near the tram for go to the city?',
    'type=hotel & amenity=Full kitchen|Kitchenette & near=any-tram-stop & minutes=10',
    'distance: the city',
  ],
  [
    'Bonjour, nous cherchons un hôtel avec piscine à Glenelg pour 2 adultes et 1 enfant',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & guests=3',
  ],
  [
    'Ich suche ein ruhiges Hotel in der Innenstadt mit Frühstück, 3 Nächte ab 12. Dezember',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Breakfast included|Breakfast available & check_in=2026-12-12 & check_out=2026-12-15',
  ],
  [
    'Busco apartamento cerca de la playa con cocina y wifi',
    'type=apartment & tag=beach & amenity=Full kitchen|Kitchenette & amenity=Free Wi-Fi',
  ],
  [
    'under 200 a night for 3 nights in Stirling',
    'location=stirling & max_price=199.99',
    'dates: for 3 nights',
  ],
  [
    'between 120 and 180 a night, motel or hotel, Unley',
    'location=unley & type=motel & type=hotel & min_price=120 & max_price=180',
  ],
  [
    '$250-$350, boutique, Adelaide CBD, 1st weekend of March',
    'location=adelaide-cbd & tag=boutique & min_price=250 & max_price=350 & check_in=2027-03-05 & check_out=2027-03-07',
  ],
  ['cheap but nice apartment in Glenelg', 'location=glenelg & type=apartment & max_price=150'],
  [
    'nothing too expensive, clean hotel, city, 2 people tonight',
    'q=clean & location=adelaide-cbd & type=hotel & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
    'absence: nothing too expensive',
  ],
  ['total budget $600 for 4 nights for a couple in Brighton', 'location=brighton & max_price=150 & guests=2'],
  [
    'budget around $180 a night, hotel, North Adelaide',
    'location=north-adelaide & type=hotel & max_price=207',
  ],
  ['max 150 or less if possible, hostel or motel', 'type=hostel & type=motel & max_price=150'],
  [
    "I'd pay up to 400 for a spa suite with a view of the sea",
    'amenity=Spa & amenity=Sea view & max_price=400',
  ],
  [
    '150 dollars per night maximum, no shared bathroom, Mawson Lakes',
    'location=mawson-lakes & max_price=150',
    'absence: no shared bathroom',
  ],
  [
    'walking distance to the oval, parking, 2 queen rooms',
    'q=2 queen & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15 & by=walk',
  ],
  ['5 min walk from Rundle Mall with a gym', 'amenity=Gym & near=rundle-mall & minutes=5 & by=walk'],
  [
    'no more than 20 minutes by tram to the Entertainment Centre, apartment',
    'type=apartment & near=adelaide-entertainment-centre & minutes=20 & by=tram',
  ],
  [
    'a short walk to the beach and close to cafes, 2 nights',
    'q=cafes & near=any-beach & minutes=10 & by=walk',
    'dates: 2 nights',
  ],
  [
    'hotel across the road from the Festival Centre',
    'type=hotel & near=adelaide-festival-centre & minutes=5 & by=walk',
  ],
  [
    'half way between the city and Glenelg on the tram line',
    'q=half way between the city and Glenelg & near=any-tram-stop & minutes=10',
  ],
  [
    'closest hotel to Queen Elizabeth Hospital with parking',
    'type=hotel & amenity=Free parking|Paid parking & near=queen-elizabeth-hospital & sort=nearest',
  ],
  [
    'Norwood, Unley or North Adelaide, quiet b&b',
    'location=norwood|unley|north-adelaide & type=bed-breakfast & tag=quiet',
  ],
  [
    'either Glenelg or Henley Beach, sea view, under 280',
    'location=glenelg|henley-beach & amenity=Sea view & max_price=279.99',
  ],
  [
    'anywhere except the CBD, free parking, pool',
    'amenity=Free parking & amenity=Outdoor pool|Indoor pool',
    'absence: except the CBD',
  ],
  [
    'not Glenelg not Henley, somewhere quieter by the sea',
    'tag=quiet & tag=beach',
    'absence: not Glenelg; absence: not Henley',
  ],
  [
    "hotel without breakfast, we don't need parking, Rundle Mall area",
    'type=hotel & near=rundle-mall & minutes=15',
    "absence: without breakfast; absence: don't need parking",
  ],
  [
    'no carpets, no pets (asthma), non smoking room, Prospect',
    'q=asthma & location=prospect & amenity=Non-smoking rooms',
    'absence: no carpets; absence: no pets',
  ],
  [
    "I don't mind walking so anywhere within half an hour on foot of the Central Market",
    'near=adelaide-central-market & minutes=30 & by=walk',
    "absence: don't mind walking",
  ],
  [
    'Do you have any villas in McLaren Vale with a private pool and a view over the vines for a hens weekend, 10 ladies?',
    'q=private hens & location=mclaren-vale & type=villa & tag=vineyard & amenity=Outdoor pool|Indoor pool & guests=10',
    'dates: weekend',
  ],
  [
    'What hotels in Adelaide have EV chargers and are rated 4.5 or better?',
    'type=hotel & amenity=Electric car charging & rating=4.5',
  ],
  [
    'Which b&bs in the Barossa do dinner and have a spa',
    'q=dinner & location=barossa & type=bed-breakfast & amenity=Spa',
  ],
  [
    'could i please get a late checkout, king bed and city view, 4 star, Saturday 12 December',
    'q=late checkout king bed & amenity=City view & stars=4 & check_in=2026-12-12',
  ],
  [
    'sleeps 12, big kitchen, pool table, pool, Adelaide Hills, 22-24 January',
    'q=big pool table & location=adelaide-hills & amenity=Full kitchen|Kitchenette & amenity=Outdoor pool|Indoor pool & check_in=2027-01-22 & check_out=2027-01-24 & guests=12',
  ],
];
