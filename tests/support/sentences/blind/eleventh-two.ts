import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Sorry for my English, I look for room not expensive, quiet, near hospital of women and children',
    'tag=quiet & max_price=150 & near=womens-and-childrens-hospital & minutes=15',
    '',
  ],
  [
    'hotel room with kitchenette for 1 month, starting 4 January 2027, Mawson Lakes',
    'location=mawson-lakes & type=hotel & amenity=Kitchenette & check_in=2027-01-04',
    'dates: for 1 month',
  ],
  [
    'ok google find me a dog friendly motel in gawler for tomorrow night',
    'type=motel & amenity=Pets allowed & near=gawler & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'any chance of a room for 2 on new years eve near the fireworks at glenelg, budget is $350',
    'q=fireworks & location=glenelg & max_price=350 & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'self catering for 6 near West Lakes shopping centre, two bathrooms, mon 21 to thu 24 dec',
    'q=two bathrooms & tag=self-contained & near=westfield-west-lakes & minutes=15 & check_in=2026-12-21 & check_out=2026-12-24 & guests=6',
  ],
  [
    'twenty minutes or less by tram to the city, quiet, from 110 to 160',
    'tag=quiet & min_price=110 & max_price=160',
    'distance: twenty minutes or less by tram to the city',
  ],
  ["a vineyard stay that's not in the Barossa", 'tag=vineyard', 'absence: not in the Barossa'],
  [
    'not fussy, just need four walls and a bed under 80 tonight in the city',
    'q=four walls & location=adelaide-cbd & max_price=79.99 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: not fussy',
  ],
  [
    'bike friendly accommodation for the Tour Down Under, 19-25 Jan, secure bike room, breakfast, Norwood or CBD',
    'location=norwood|adelaide-cbd & amenity=Bicycle storage & amenity=Breakfast included|Breakfast available & check_in=2027-01-19 & check_out=2027-01-25',
    'beside: the Tour Down Under',
  ],
  [
    'hens party 12 girls glenelg apartment with spa 6 feb 2 nights',
    'location=glenelg & type=apartment & amenity=Spa & check_in=2027-02-06 & check_out=2027-02-08 & guests=12',
  ],
  [
    'Hi! Is there a hotel that has cots, high chairs and a bath, close to Westfield Marion? Thanks heaps!',
    'q=high chairs & type=hotel & amenity=Cots on request & amenity=Bath tub & near=westfield-marion & minutes=15',
  ],
  [
    'ground floor unit, roll-in shower, parking at the door, Semaphore, carer + 1',
    'q=ground floor carer + 1 & location=semaphore & type=apartment & amenity=Accessible bathroom & amenity=Free parking|Paid parking',
  ],
  [
    '5 nights Glenelg starting Boxing Day, 2 adults, $1200 total',
    'location=glenelg & max_price=240 & check_in=2026-12-26 & check_out=2026-12-31 & guests=2',
  ],
  [
    'city hotel thurs-sun 25-28 feb for fringe, 2 ppl, upto 220pn',
    'location=adelaide-cbd & type=hotel & max_price=220 & check_in=2027-02-25 & check_out=2027-02-28 & guests=2',
  ],
  [
    'accommodation near Morphettville racecourse, Saturday night, not pricey',
    'max_price=150 & near=morphettville-racecourse & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
    '',
  ],
  ['hotel w spa but no pool pls unley road', 'q=unley road & type=hotel & amenity=Spa', 'absence: no pool'],
  [
    'Would you have a family room (2+3) with breakfast for Easter in Hahndorf?',
    'location=hahndorf & amenity=Family rooms & amenity=Breakfast included|Breakfast available & check_in=2027-03-26 & check_out=2027-03-29 & guests=5',
  ],
  [
    'Backpacker dorm, Glenelg, $40 tops, 10 nights from tomorrow',
    'q=dorm & location=glenelg & type=hostel & max_price=40 & check_in=2026-11-24 & check_out=2026-12-04',
  ],
  [
    'luxury apartment with gym and rooftop, North Terrace, price no object',
    'q=North Terrace & type=apartment & amenity=Gym & amenity=Rooftop terrace & min_price=300',
    'amount: price no object',
  ],
  [
    "any b&b's left in stirling sat 5th dec??",
    'location=stirling & type=bed-breakfast & check_in=2026-12-05',
  ],
  [
    'double room, air con, fridge, north adelaide, less than 20 min walk to adelaide oval',
    'q=double & location=north-adelaide & amenity=Air conditioning & amenity=Kitchenette|Full kitchen & near=adelaide-oval & minutes=20 & by=walk',
  ],
  [
    "I'd rather stay in an apartment than a hotel, 2 adults 1 baby, CBD, cot",
    'location=adelaide-cbd & type=apartment & amenity=Cots on request & guests=3',
    'absence: than a hotel',
  ],
  [
    'with dog, without kids, two adults, Adelaide Hills, fire place, mid December',
    'location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace & guests=2',
    'absence: without kids; dates: mid December',
  ],
  [
    "Somewhere between $100 and $150 that has a pool and isn't a motel",
    'amenity=Outdoor pool|Indoor pool & min_price=100 & max_price=150',
    "absence: isn't a motel",
  ],
  [
    'my flight leaves at 6 in the morning on the 14th of December, airport hotel the night before',
    'q=6 & type=hotel & near_airport=1',
    'beside: my flight leaves; dates: on the 14th of December; dates: the night before',
  ],
  [
    'can i get 3 rooms at a motel in brighton for 6 people for the 18th to the 20th december',
    'location=brighton & type=motel & check_in=2026-12-18 & check_out=2026-12-20 & guests=6',
    'rooms: 3 rooms',
  ],
  ['luxurey hotel adelaide cbd', 'location=adelaide-cbd & type=hotel & min_price=300'],
  [
    'self contianed appartment norwod 2 peopel',
    'location=norwood & type=apartment & tag=self-contained & guests=2',
  ],
  ['wheel chair acessible bathroom glenelg', 'location=glenelg & amenity=Accessible bathroom'],
  [
    'bed & breakfast barossa w/ dinner, couples only, no under 18s',
    'q=dinner & location=barossa & type=bed-breakfast & guests=2',
    'absence: no under 18s',
  ],
  [
    'hotel near Adelaide train station with luggage storage, arriving early morning 3 December',
    'type=hotel & amenity=Luggage storage & near=adelaide-railway-station & minutes=15 & check_in=2026-12-03',
    'hour: arriving early morning',
  ],
  [
    'Villa for 10 adults and 4 children with pool, Barossa, Sept school holidays',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & guests=14',
    'dates: Sept school holidays',
  ],
  [
    'must: sea view, balcony. nice to have: spa. glenelg. 2 nights from 4 dec',
    'location=glenelg & amenity=Sea view & amenity=Balcony & check_in=2026-12-04 & check_out=2026-12-06',
    'wish: spa',
  ],
  [
    'Anything available tonight? Car broke down near Gepps Cross. Cheap motel, 2 adults + dog',
    'q=Car Gepps Cross & type=motel & amenity=Pets allowed & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'hotel within walking distance of the Entertainment Centre or on the tram, Sat 12 Dec',
    'q=tram & type=hotel & near=adelaide-entertainment-centre & minutes=15 & by=walk & check_in=2026-12-12',
  ],
  [
    'apartment hotel north adelaide, 3 star, laundry, from next Monday for a week',
    'location=north-adelaide & type=serviced-apartment & amenity=Laundry|Washing machine & stars=3 & check_in=2026-11-30 & check_out=2026-12-07',
  ],
  ['we want the cheapest 4 star in town', 'stars=4 & sort=price_low'],
  [
    'place with a view of the vines and a hot tub for less than three hundred dollars',
    'tag=vineyard & amenity=Spa & max_price=299.99',
  ],
  [
    'overnight stop with caravan parking and showers, Port Adelaide side',
    'q=caravan showers & location=port-adelaide & amenity=Free parking|Paid parking',
    'dates: overnight stop',
  ],
  [
    'Weekend of the 12th of December, Victor Harbor or McLaren Vale, dog ok',
    'amenity=Pets allowed & check_in=2026-12-11 & check_out=2026-12-13',
    'either: Victor Harbor; either: McLaren Vale',
  ],
  [
    'near a beach, near a tram, under 170, for 2',
    'tag=beach & max_price=169.99 & near=any-tram-stop & minutes=10 & guests=2',
  ],
  [
    'could do with a pool for the kids and a bar for us, Glenelg, 2 families of 4',
    'location=glenelg & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Bar & guests=8',
  ],
  [
    'hotel for 1 on Wed 9th Dec, CBD, with breakfast, cancelable, $180 or less',
    'q=cancelable & location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & max_price=180 & check_in=2026-12-09 & guests=1',
  ],
  [
    'one queen one single, no bunk beds, Henley Beach Square',
    'q=one queen one single Square & location=henley-beach',
    'absence: no bunk beds',
  ],
  [
    'budget hotel but not in hindley street',
    'type=hotel & max_price=150',
    'absence: but not in hindley street',
  ],
  [
    'high end beachfront resort with day spa, five nights from 20 January, two adults',
    'type=resort & tag=beachfront & amenity=Spa & min_price=300 & check_in=2027-01-20 & check_out=2027-01-25 & guests=2',
  ],
  [
    'Does any guesthouse in Semaphore do breakfast for coeliacs?',
    'location=semaphore & type=bed-breakfast & amenity=Breakfast included|Breakfast available',
    'beside: for coeliacs',
  ],
  ["we'd love a place in the hills with a tennis court", 'q=tennis court & location=adelaide-hills'],
  [
    '8pm checkin ok? room for one, Salisbury, tomorrow',
    'q=checkin Salisbury & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
    'hour: 8pm',
  ],
  [
    'free cancellation hotel adelaide airport 24-25 dec',
    'type=hotel & near_airport=1 & check_in=2026-12-24 & check_out=2026-12-25',
    'terms: free cancellation',
  ],
];
