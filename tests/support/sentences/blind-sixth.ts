import type { Row } from './row';

export const rows: readonly Row[] = [
  [
    'Good morning, my husband and I are looking for a quiet motel in Glenelg with a lift, no stairs please',
    'location=glenelg & type=motel & tag=quiet & amenity=Lift & guests=2',
    'absence: no stairs',
  ],
  [
    'We are two retired teachers wanting a ground floor unit near the Central Market from the 3rd to the 8th of December',
    'q=ground floor unit & near=adelaide-central-market & minutes=15 & check_in=2026-12-03 & check_out=2026-12-08 & guests=2',
  ],
  [
    'Could you recommend somewhere with a walk in shower close to the Royal Adelaide Hospital, my wife is having an operation on 14 January',
    'q=walk in shower & near=royal-adelaide-hospital & minutes=15 & check_in=2027-01-14',
  ],
  [
    'Is there a nice guest house in Stirling with a fireplace and cooked breakfast for two',
    'q=cooked & location=stirling & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    'seniors discount motel north adelaide with parking at the door',
    'q=seniors discount & location=north-adelaide & type=motel & amenity=Free parking|Paid parking',
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
    'q=hip is bad entry & location=adelaide-cbd & amenity=Step-free entrance & amenity=Lift',
    'absence: cannot manage steps',
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
    'q=nd & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym',
  ],
  [
    '2 nites dis wkend near rundle mall pls cheap',
    'max_price=150 & near=rundle-mall & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'im broke whats the cheapest bed in adelaide tonite',
    'check_in=2026-11-23 & check_out=2026-11-24 & sort=price_low',
  ],
  [
    'airbnb wiv a bbq n a pool 4 10 mates',
    'q=airbnb & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & guests=10',
  ],
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
    'q=house & amenity=Sea view & amenity=Balcony',
    'dates: in January; absence: without stairs',
  ],
  [
    'Two single rooms with own bath for 3 nights from 15.12.2026',
    'q=Two single & amenity=Private bathroom & check_in=2026-12-15 & check_out=2026-12-18',
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
    'q=wine region & location=barossa & tag=romantic & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
    'dates: weekend',
  ],
  [
    '1 night Thursday, CBD, walking distance to Convention Centre, must have desk and fast wifi',
    'q=Convention Centre fast & location=adelaide-cbd & amenity=Work desk & amenity=Free Wi-Fi & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'arriving Mon 30 Nov departing Thu 3 Dec, 4 star hotel, gym, late checkout, corporate rate under $220',
    'q=late checkout corporate & type=hotel & amenity=Gym & max_price=219.99 & stars=4 & check_in=2026-11-30 & check_out=2026-12-03',
  ],
  [
    'serviced apartment for 6 weeks from 11 January, near Mawson Lakes, laundry in room, allowance $180 per night',
    'location=mawson-lakes & type=serviced-apartment & amenity=Washing machine & max_price=180 & check_in=2027-01-11 & check_out=2027-02-22',
  ],
  [
    'airport hotel w shuttle, early flight Wednesday',
    'q=early flight & type=hotel & amenity=Airport shuttle & near_airport=1',
    'dates: Wednesday',
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
    'q=Adelaide Convention Centre & max_price=250 & check_in=2027-02-09 & check_out=2027-02-11',
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
    'q=company card tax invoice & type=apartment & amenity=Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2027-02-01 & check_out=2027-02-15',
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
    'q=van & tag=self-contained & amenity=Free parking & near=westfield-marion & minutes=15 & guests=5',
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
  [
    'water park nearby? kids are 5, 8 and 11. Mum, dad + kids, hotel with breakfast included',
    'q=water park nearby & type=hotel & amenity=Breakfast included',
    'party: kids are 5, 8 and 11; party: Mum, dad + kids',
  ],
  [
    'taking our two golden retrievers to the beach, need a pet friendly cottage with a fenced yard',
    'q=cottage with a fenced yard & tag=beach & amenity=Pets allowed',
  ],
  [
    'can i bring my cat? apartment in prospect please',
    'location=prospect & type=apartment & amenity=Pets allowed',
  ],
  [
    'dog friendly pub stay in the adelaide hills with a wood fire, Sat 5 Dec one night',
    'q=pub & location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    'b and b that takes a small well behaved dog, mclaren vale, no extra pet fee',
    'q=small behaved fee & location=mclaren-vale & type=bed-breakfast & amenity=Pets allowed',
    'absence: no extra pet',
  ],
  [
    'allergic to cats so no pets, somewhere clean in Unley',
    'q=clean & location=unley',
    'absence: allergic to cats; absence: no pets',
  ],
  [
    'leave the dog at home this time - adults only resort with spa for our anniversary',
    'q=adults only & type=resort & amenity=Spa',
    'absence: the dog at home',
  ],
  [
    'we have a staffy called Bella and would like to stay near Semaphore jetty for under 200',
    'q=called Bella & amenity=Pets allowed & max_price=199.99 & near=semaphore-jetty & minutes=15',
  ],
  [
    'pets must be allowed inside, Port Elliot or Victor Harbor',
    'q=Port Elliot or Victor Harbor & amenity=Pets allowed',
  ],
  [
    "I'm a power wheelchair user, need a roll-in shower, wide doors and step-free access, near the tram in the city",
    'q=power roll-in shower wide doors & location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Step-free entrance & near=any-tram-stop & minutes=10',
  ],
  [
    'accessible bathroom and lift essential, North Adelaide, 12 to 15 December, 2 adults',
    'location=north-adelaide & amenity=Accessible bathroom & amenity=Lift & check_in=2026-12-12 & check_out=2026-12-15 & guests=2',
  ],
  [
    'disabled parking + wheelchair accessible hotel close to Adelaide Oval for the test',
    'q=disabled test & type=hotel & amenity=Free parking|Paid parking & amenity=Wheelchair accessible & near=adelaide-oval & minutes=15',
  ],
  [
    'my son uses a wheelchair, can we get a family room with an accessible bathroom in Glenelg',
    'location=glenelg & amenity=Wheelchair accessible & amenity=Family rooms & amenity=Accessible bathroom',
    'party: my son',
  ],
  [
    'not wheelchair accessible is a deal breaker, near the Festival Centre',
    'q=deal breaker & near=adelaide-festival-centre & minutes=15',
    'absence: not wheelchair accessible',
  ],
  [
    'ground floor, no steps, grab rails, close to the QEH, about a week from 6 January',
    'q=ground floor grab rails & near=queen-elizabeth-hospital & minutes=15 & check_in=2027-01-06 & check_out=2027-01-13',
    'absence: no steps',
  ],
  [
    'mobility scooter friendly motel in Brighton',
    'q=mobility scooter friendly & location=brighton & type=motel',
  ],
  [
    'attending a wedding in Hahndorf on Saturday 16 January, need a room for 2 nights from Friday 15 January',
    'q=wedding & location=hahndorf & check_in=2027-01-15 & check_out=2027-01-17',
  ],
  [
    'wedding at Adelaide Botanic Garden, want somewhere romantic and boutique for the night',
    'q=wedding & tag=romantic & tag=boutique & near=adelaide-botanic-garden & minutes=15',
  ],
  [
    'bridal party of 6 needs a villa with pool in McLaren Vale the weekend of 6 February',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & guests=6',
    'dates: the weekend of 6 February',
  ],
  [
    'six couples need rooms in the Barossa for a wedding, 20-22 March, mid range',
    'q=mid range & location=barossa & check_in=2027-03-20 & check_out=2027-03-22 & guests=12',
  ],
  [
    'honeymoon suite with spa bath and balcony, money no object',
    'tag=romantic & amenity=Spa & amenity=Balcony',
    'amount: money no object',
  ],
  [
    'hotel close to st peters cathedral north adelaide for wedding guests, sat nov 28',
    'q=st peters cathedral wedding guests & location=north-adelaide & type=hotel & check_in=2026-11-28',
  ],
  [
    "We've been invited to my niece's wedding in Tanunda, Easter Saturday. Where's good for 4 adults?",
    "q=niece's wedding in Tanunda & check_in=2027-03-27 & check_out=2027-03-28 & guests=4",
  ],
  [
    'hostel with kitchen and laundry near central bus station, arriving 3am',
    'type=hostel & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & near=adelaide-central-bus-station & minutes=15',
    'hour: arriving 3am',
  ],
  [
    'cheapest dorm bed in adelaide 3 nights from tomorrow',
    'q=dorm bed & check_in=2026-11-24 & check_out=2026-11-27 & sort=price_low',
  ],
  [
    'somewhere to lock my bike and do laundry, max $60',
    'amenity=Bicycle storage & amenity=Laundry|Washing machine & max_price=60',
  ],
  [
    'backpackers near the beach with surfboard storage and a bar',
    'q=surfboard storage & type=hostel & tag=beach & amenity=Bar',
  ],
  [
    'solo female traveller, safe hostel, women only dorm, central',
    'q=safe women only dorm & location=adelaide-cbd & type=hostel & guests=1',
  ],
  [
    'party hostel w/ pool table and free pancakes, not too far from the train',
    'q=party pool table and free pancakes train & type=hostel',
  ],
  [
    'camper van broke down, need any bed in Port Adelaide tonight lol',
    'q=camper van & location=port-adelaide & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'work for accommodation hostel barossa picking season',
    'q=work picking season & location=barossa & type=hostel',
  ],
  [
    '2 x DBL, 3N, IN 10DEC OUT 13DEC, 4* CBD, BB, max AUD 240',
    'q=2 x DBL BB & location=adelaide-cbd & max_price=240 & stars=4 & check_in=2026-12-10 & check_out=2026-12-13',
  ],
  [
    'Pax 4 (2A 2C), chk in 22/12/26, 5 nts, 3-4 star Glenelg beachfront',
    'location=glenelg & tag=beachfront & stars=3 & check_in=2026-12-22 & check_out=2026-12-27 & guests=4',
  ],
  [
    'Hotel 5* Adelaide city for 2 pax 31 Dec - 02 Jan with NYE fireworks view',
    'q=fireworks view & location=adelaide-cbd & type=hotel & stars=5 & check_in=2026-12-31 & check_out=2027-01-02 & guests=2',
  ],
  [
    'group booking 14 pax, b/fast incl, near Adelaide Oval, 6 March 2027, 2 nts',
    'q=group booking & amenity=Breakfast included & near=adelaide-oval & minutes=15 & check_in=2027-03-06 & check_out=2027-03-08 & guests=14',
  ],
  [
    'clients want boutique or heritage property in North Adelaide or Hills, rate AUD 250-350',
    'location=north-adelaide|adelaide-hills & min_price=250 & max_price=350',
    'either: boutique; either: heritage',
  ],
  [
    'FIT couple, 7 nights ex 4 Jan, serviced apt w/ parking, $1400 total',
    'q=FIT ex & type=serviced-apartment & amenity=Free parking|Paid parking & max_price=200 & check_in=2027-01-04 & check_out=2027-01-11 & guests=2',
  ],
  [
    'hotel adelaide cbd pool gym parking',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Free parking|Paid parking',
  ],
  [
    'motel glenelg cheap pet friendly',
    'location=glenelg & type=motel & amenity=Pets allowed & max_price=150',
  ],
  [
    'accommodation near adelaide airport free shuttle 24 hour reception',
    'amenity=Airport shuttle & amenity=24-hour reception & near_airport=1',
  ],
  ['4.5 star hotels adelaide', 'type=hotel', 'stars: 4.5 star'],
  ['best rated b&b barossa valley spa', 'location=barossa & type=bed-breakfast & amenity=Spa & sort=rating'],
  ['apartments norwood long stay', 'location=norwood & type=apartment & tag=long-stay'],
  ['luxury vineyard accommodation mclaren vale', 'location=mclaren-vale & tag=vineyard & min_price=300'],
  [
    'north terrace hotels near train station',
    'q=north terrace & type=hotel & near=adelaide-railway-station & minutes=15',
  ],
  [
    'glenelg apartments ocean view balcony under 300',
    'location=glenelg & type=apartment & amenity=Sea view & amenity=Balcony & max_price=299.99',
  ],
  [
    'hotel adelaide 26-28 december 2026 2 adults',
    'type=hotel & check_in=2026-12-26 & check_out=2026-12-28 & guests=2',
  ],
  [
    "Which hotels have a rooftop bar and aren't crazy expensive?",
    'type=hotel & amenity=Rooftop terrace',
    "absence: aren't crazy expensive",
  ],
  ["what's the nearest motel to the showgrounds?", 'type=motel & near=adelaide-showground & sort=nearest'],
  [
    'Do any places let you check in by yourself after 10pm near Rundle Mall?',
    'amenity=Self check-in & near=rundle-mall & minutes=15',
    'hour: after 10pm',
  ],
  [
    "So we've just had a baby and we desperately need a break, ideally somewhere in the hills with a hot tub, and my mother in law will come too so two bedrooms would be good, sometime in February",
    'q=law two bedrooms & location=adelaide-hills',
    'party: a baby; wish: hot tub; dates: sometime in February',
  ],
  [
    "Long story short our flight got cancelled. Need a bed near the airport right now, tonight only, don't care about price",
    'q=Long story short our flight got cancelled & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
    "absence: don't care about price",
  ],
  [
    'We usually stay at a hotel in the city but this time fancy the beach, maybe Glenelg or Henley, 18th to 21st Dec, breakfast would be a bonus, two of us',
    'location=glenelg|henley-beach & tag=beach & check_in=2026-12-18 & check_out=2026-12-21 & guests=2',
    'past: We usually stay at a hotel in the city; wish: breakfast',
  ],
  [
    'I hate chain hotels. Small, characterful, walkable to restaurants, no more than 200 bucks',
    'q=Small characterful & tag=walkable & max_price=200',
    'absence: hate chain hotels; distance: restaurants',
  ],
  [
    "My football team is playing at Coopers Stadium on 12/12, we're 6 blokes who want something cheap within half an hour on the tram",
    'q=football team is playing & max_price=150 & near=coopers-stadium & minutes=30 & by=tram & check_in=2026-12-12 & guests=6',
  ],
  [
    "can you find a hotel that's not in the city, has parking, and isn't over $180",
    'type=hotel & amenity=Free parking|Paid parking & max_price=180',
    'absence: not in the city',
  ],
];
