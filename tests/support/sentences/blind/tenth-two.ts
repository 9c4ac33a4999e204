import type { Row } from '../row';

export const rows: readonly Row[] = [
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
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & guests=3',
    'either: donga',
  ],
  [
    'arvo check in, cheap digs in the city sat night, gonna be a big one',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'chuck us a link for a bnb in the hills with a barbie, not too exxy',
    'location=adelaide-hills & type=bed-breakfast & amenity=Barbecue & max_price=150',
    '',
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
    'type=motel & amenity=Free parking|Paid parking & max_price=150 & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-26',
    'beside: chemo',
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
    'location=adelaide-cbd & type=hotel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
    '',
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
    'amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15 & by=walk',
    'rooms: 2 queen rooms',
  ],
  ['5 min walk from Rundle Mall with a gym', 'amenity=Gym & near=rundle-mall & minutes=5 & by=walk'],
  [
    'no more than 20 minutes by tram to the Entertainment Centre, apartment',
    'type=apartment & near=adelaide-entertainment-centre & minutes=20 & by=tram',
  ],
  [
    'a short walk to the beach and close to cafes, 2 nights',
    'near=any-beach & minutes=10 & by=walk',
    'distance: cafes; dates: 2 nights',
  ],
  [
    'hotel across the road from the Festival Centre',
    'type=hotel & near=adelaide-festival-centre & minutes=5 & by=walk',
  ],
  [
    'half way between the city and Glenelg on the tram line',
    'q=half between the city and Glenelg & near=any-tram-stop & minutes=10',
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
    'location=prospect & amenity=Non-smoking rooms',
    'absence: no carpets; absence: no pets; beside: asthma',
  ],
  [
    "I don't mind walking so anywhere within half an hour on foot of the Central Market",
    'near=adelaide-central-market & minutes=30 & by=walk',
    "absence: don't mind walking",
  ],
  [
    'Do you have any villas in McLaren Vale with a private pool and a view over the vines for a hens weekend, 10 ladies?',
    'location=mclaren-vale & type=villa & tag=vineyard & amenity=Outdoor pool|Indoor pool & guests=10',
    'dates: hens weekend',
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
    'q=pool table & location=adelaide-hills & amenity=Full kitchen|Kitchenette & amenity=Outdoor pool|Indoor pool & check_in=2027-01-22 & check_out=2027-01-24 & guests=12',
  ],
];
