import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'water park nearby? kids are 5, 8 and 11. Mum, dad + kids, hotel with breakfast included',
    'q=water park & type=hotel & amenity=Breakfast included',
    'party: kids are 5, 8 and 11; party: Mum, dad + kids',
  ],
  [
    'taking our two golden retrievers to the beach, need a pet friendly cottage with a fenced yard',
    'q=cottage with a fenced & tag=beach & amenity=Pets allowed & amenity=Garden',
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
    'q=fee & location=mclaren-vale & type=bed-breakfast & amenity=Pets allowed',
    'absence: no extra pet',
  ],
  [
    'allergic to cats so no pets, somewhere clean in Unley',
    'location=unley',
    'absence: allergic to cats; absence: no pets',
  ],
  [
    'leave the dog at home this time - adults only resort with spa for our anniversary',
    'q=adults only & type=resort & amenity=Spa',
    'absence: the dog at home',
  ],
  [
    'we have a staffy called Bella and would like to stay near Semaphore jetty for under 200',
    'amenity=Pets allowed & max_price=199.99 & near=semaphore-jetty & minutes=15',
  ],
  [
    'pets must be allowed inside, Port Elliot or Victor Harbor',
    'amenity=Pets allowed',
    'either: Port Elliot; either: Victor Harbor',
  ],
  [
    "I'm a power wheelchair user, need a roll-in shower, wide doors and step-free access, near the tram in the city",
    'q=wide doors & location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Step-free entrance & near=any-tram-stop & minutes=10',
  ],
  [
    'accessible bathroom and lift essential, North Adelaide, 12 to 15 December, 2 adults',
    'location=north-adelaide & amenity=Accessible bathroom & amenity=Lift & check_in=2026-12-12 & check_out=2026-12-15 & guests=2',
  ],
  [
    'disabled parking + wheelchair accessible hotel close to Adelaide Oval for the test',
    'type=hotel & amenity=Wheelchair accessible & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15',
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
    'q=ground floor & amenity=Step-free entrance & amenity=Accessible bathroom & near=queen-elizabeth-hospital & minutes=15 & check_in=2027-01-06 & check_out=2027-01-13',
    '',
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
    'tag=romantic & tag=boutique & near=adelaide-botanic-garden & minutes=15',
    'beside: wedding',
  ],
  [
    'bridal party of 6 needs a villa with pool in McLaren Vale the weekend of 6 February',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-02-05 & check_out=2027-02-07 & guests=6',
  ],
  [
    'six couples need rooms in the Barossa for a wedding, 20-22 March, mid range',
    'location=barossa & check_in=2027-03-20 & check_out=2027-03-22 & guests=12',
    'amount: mid range',
  ],
  [
    'honeymoon suite with spa bath and balcony, money no object',
    'tag=romantic & amenity=Spa & amenity=Balcony',
    'amount: money no object',
  ],
  [
    'hotel close to st peters cathedral north adelaide for wedding guests, sat nov 28',
    'location=north-adelaide & type=hotel & check_in=2026-11-28',
    'distance: close to st peters cathedral; beside: wedding guests',
  ],
  [
    "We've been invited to my niece's wedding in Tanunda, Easter Saturday. Where's good for 4 adults?",
    'q=wedding & near=tanunda & minutes=15 & check_in=2027-03-27 & check_out=2027-03-28 & guests=4',
  ],
  [
    'hostel with kitchen and laundry near central bus station, arriving 3am',
    'type=hostel & amenity=Shared kitchen & amenity=Laundry|Washing machine & near=adelaide-central-bus-station & minutes=15',
    'hour: arriving 3am',
  ],
  [
    'cheapest dorm bed in adelaide 3 nights from tomorrow',
    'q=dorm bed & type=hostel & check_in=2026-11-24 & check_out=2026-11-27 & sort=price_low',
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
    'q=party pool table free pancakes train & type=hostel',
  ],
  [
    'camper van broke down, need any bed in Port Adelaide tonight lol',
    'q=camper van & location=port-adelaide & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'work for accommodation hostel barossa picking season',
    'q=picking season & location=barossa & type=hostel',
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
    'location=adelaide-cbd & type=hotel & stars=5 & check_in=2026-12-31 & check_out=2027-01-02 & guests=2',
    'beside: fireworks view',
  ],
  [
    'group booking 14 pax, b/fast incl, near Adelaide Oval, 6 March 2027, 2 nts',
    'amenity=Breakfast included & near=adelaide-oval & minutes=15 & check_in=2027-03-06 & check_out=2027-03-08 & guests=14',
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
  ['4.5 star hotels adelaide', 'type=hotel & stars=4', ''],
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
    'type=hotel & amenity=Rooftop terrace & amenity=Bar',
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
    'q=two bedrooms & location=adelaide-hills',
    'party: a baby; wish: hot tub; dates: sometime in February',
  ],
  [
    "Long story short our flight got cancelled. Need a bed near the airport right now, tonight only, don't care about price",
    'q=Long story short cancelled & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
    "beside: our flight; absence: don't care about price",
  ],
  [
    'We usually stay at a hotel in the city but this time fancy the beach, maybe Glenelg or Henley, 18th to 21st Dec, breakfast would be a bonus, two of us',
    'location=glenelg|henley-beach & tag=beach & check_in=2026-12-18 & check_out=2026-12-21 & guests=2',
    'past: We usually stay at a hotel in the city; wish: breakfast',
  ],
  [
    'I hate chain hotels. Small, characterful, walkable to restaurants, no more than 200 bucks',
    'tag=walkable & max_price=200',
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
