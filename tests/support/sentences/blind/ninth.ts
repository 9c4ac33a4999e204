import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'My husband has just had a stroke and is at the Royal Adelaide, I need a quiet room within walking distance for a week from tomorrow',
    'tag=quiet & near=royal-adelaide-hospital & minutes=15 & by=walk & check_in=2026-11-24 & check_out=2026-12-01',
    'beside: had a stroke',
  ],
  [
    'Two ladies in our 60s, twin beds, bath, near the Norwood Parade shops, 8th to 12th March',
    'q=twin beds shops & amenity=Bath tub & near=norwood-parade & minutes=15 & check_in=2027-03-08 & check_out=2027-03-12 & guests=2',
  ],
  [
    'Would any motel in Mawson Lakes allow us to check in early, say 10am on 4 December?',
    'q=early & location=mawson-lakes & type=motel & check_in=2026-12-04',
    'hour: 10am',
  ],
  [
    "a room with heating and a lift as I'm frail, city or North Adelaide, up to 170",
    'location=adelaide-cbd|north-adelaide & amenity=Heating & amenity=Lift & max_price=170',
    'beside: frail',
  ],
  [
    'somewhere homely, home cooked meals, b and b, Hahndorf, from Monday to Thursday',
    'q=home cooked meals & location=hahndorf & type=bed-breakfast & check_in=2026-11-23 & check_out=2026-11-26',
  ],
  [
    'chepest place 2 stay nr adl airport 2nite',
    'near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & sort=price_low',
  ],
  [
    'lookin 4 a hostel in da city w gd wifi n a gym, fri - mon',
    'q=gd & location=adelaide-cbd & type=hostel & amenity=Free Wi-Fi & amenity=Gym & check_in=2026-11-27 & check_out=2026-11-30',
  ],
  [
    'ne1 got a pool + bbq place for 12 ppl nye??',
    'q=ne1 & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2026-12-31 & check_out=2027-01-01 & guests=12',
  ],
  [
    'staying w my gf 4 2 nites from 18 dec, spa n balcony, henley bch, under 250',
    'q=gf & location=henley-beach & amenity=Spa & amenity=Balcony & max_price=249.99 & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  ['motle in norwod or unly wiht free parkin', 'location=norwood|unley & type=motel & amenity=Free parking'],
  [
    'exchange student, 5 months from feb, self catering, near adelaide uni, cheap as',
    'tag=self-contained & max_price=150 & near=adelaide-university-north-terrace & minutes=15',
    'dates: 5 months; dates: from feb',
  ],
  [
    'We are a couple from Switzerland and look for a nice bed and breakfast in the wine area of McLaren Vale, 2 nights, arrival 17.02.2027',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2027-02-17 & check_out=2027-02-19 & guests=2',
  ],
  [
    'Please offer a double room, non-smoking, with breakfast, from 3rd January until 6th January',
    'q=offer a double & amenity=Non-smoking rooms & amenity=Breakfast included|Breakfast available & check_in=2027-01-03 & check_out=2027-01-06',
  ],
  [
    'Ist ein Hotel mit Parkplatz und Hund erlaubt in Glenelg frei?',
    'q=Ist frei & location=glenelg & type=hotel & amenity=Free parking|Paid parking & amenity=Pets allowed',
  ],
  [
    'Is the hotel far from beach? We want maximum 10 minutes to walk to the beach',
    'type=hotel & near=any-beach & minutes=10 & by=walk',
    'absence: far from beach',
  ],
  [
    'kitchen for to cook, washing machine for clothes, 6 persons, Glenelg',
    'q=clothes & location=glenelg & amenity=Full kitchen|Kitchenette & amenity=Washing machine & guests=6',
  ],
  [
    "I fly at 07:00 o'clock, which hotel gives shuttle to airport in the night?",
    'type=hotel & amenity=Airport shuttle',
    "hour: at 07:00 o'clock",
  ],
  [
    'Thu 10 Dec single night, 4+ stars, CBD or North Adelaide, gym, under $260 incl breakfast',
    'location=adelaide-cbd|north-adelaide & amenity=Gym & amenity=Breakfast included & max_price=259.99 & stars=4 & check_in=2026-12-10 & check_out=2026-12-11',
  ],
  [
    'my boss wants something upmarket with a bar, close to Victoria Square, Mon 14 to Wed 16 December',
    'amenity=Bar & min_price=300 & near=victoria-square & minutes=15 & check_in=2026-12-14 & check_out=2026-12-16',
  ],
  [
    'quarterly meeting in Mawson Lakes, need a motel w desk and wifi the night of 2 Feb',
    'q=quarterly meeting & location=mawson-lakes & type=motel & amenity=Work desk & amenity=Free Wi-Fi & check_in=2027-02-02 & check_out=2027-02-03',
  ],
  [
    'Accommodation for 3 tradesmen, separate beds, Port Adelaide, Mon-Fri, max 130 pn, ute parking',
    'q=separate beds & location=port-adelaide & amenity=Free parking|Paid parking & max_price=130 & check_in=2026-11-23 & check_out=2026-11-27 & guests=3',
  ],
  [
    'Contractor, 10 weeks, serviced apartment, weekly clean, Prospect or CBD, start 11/1/2027',
    'q=weekly clean & location=prospect|adelaide-cbd & type=serviced-apartment & check_in=2027-01-11',
    'dates: 10 weeks',
  ],
  [
    'hotel with conference room and on-site restaurant in Glenelg for 15 people',
    'location=glenelg & type=hotel & amenity=Meeting rooms & amenity=Restaurant & guests=15',
  ],
  [
    '5 of us (2 adults, 3 kids under 8), pool a must, Glenelg, 3-7 January',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2027-01-03 & check_out=2027-01-07 & guests=5',
  ],
  [
    'Looking at taking the kids to the zoo, need a hotel close by with family room and breakfast, 19 December for one night',
    'q=to the zoo & type=hotel & amenity=Family rooms & amenity=Breakfast included|Breakfast available & check_in=2026-12-19 & check_out=2026-12-20',
  ],
  [
    'two mums and four kids want a beach holiday, self contained, near playground, Brighton',
    'location=brighton & tag=beach & tag=self-contained & guests=6',
    'distance: playground',
  ],
  [
    'apartment with lift (pram), cot, kitchen, no more than $210 a night, near Rundle Mall, Sat 5 Dec - Tue 8 Dec',
    'type=apartment & amenity=Lift & amenity=Cots on request & amenity=Full kitchen|Kitchenette & max_price=210 & near=rundle-mall & minutes=15 & check_in=2026-12-05 & check_out=2026-12-08',
  ],
  [
    'my husband, our two teenagers and I, resort style pool, West Beach, Easter',
    'q=resort style & location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2027-03-26 & check_out=2027-03-29 & guests=4',
  ],
  [
    'is there anywhere in the Barossa that takes children and has a pool?',
    'location=barossa & tag=family & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'Dog friendly accommodation in Semaphore with enclosed yard, 3 nights from 29 December, 2 people',
    'q=enclosed & location=semaphore & amenity=Pets allowed & amenity=Garden & check_in=2026-12-29 & check_out=2027-01-01 & guests=2',
  ],
  [
    'can we bring two cats and a rabbit, apartment, long stay',
    'q=rabbit & type=apartment & tag=long-stay & amenity=Pets allowed',
  ],
  [
    "no dogs please, I'm allergic; villa with garden, McLaren Vale",
    'q=allergic & location=mclaren-vale & type=villa & amenity=Garden',
    'absence: no dogs',
  ],
  [
    'puppy + toddler + tired parents = need easy self contained place in the hills',
    'q=easy & location=adelaide-hills & tag=self-contained & amenity=Pets allowed',
  ],
  [
    'wheelchair accessible room w/ roll in shower, parking close to the door, Glenelg, 1-3 March',
    'location=glenelg & amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Free parking|Paid parking & check_in=2027-03-01 & check_out=2027-03-03',
  ],
  [
    "my mother can't climb stairs: lift or ground floor, near Flinders Medical, two beds",
    'q=two beds & amenity=Step-free entrance & near=flinders-medical-centre & minutes=15',
    'either: lift; either: ground floor',
  ],
  [
    'Deaf traveller, need visual alarm, hotel CBD, 14 Jan',
    'q=visual alarm & location=adelaide-cbd & type=hotel & check_in=2027-01-14',
    'beside: Deaf traveller',
  ],
  [
    'hotel that is accessible for my scooter and has an accessible bathroom, near Adelaide Oval',
    'q=scooter & type=hotel & amenity=Wheelchair accessible & amenity=Accessible bathroom & near=adelaide-oval & minutes=15',
  ],
  [
    "we're getting married at the Botanic Garden and need a romantic suite with a bath for the night of 20 February",
    'tag=romantic & amenity=Bath tub & near=adelaide-botanic-garden & minutes=15 & check_in=2027-02-20 & check_out=2027-02-21',
  ],
  [
    'family wedding in the hills, 10 adults 4 kids, big house or several rooms, 26-28 March',
    'location=adelaide-hills & type=villa & check_in=2027-03-26 & check_out=2027-03-28 & guests=14',
  ],
  [
    'boutique hotel north adelaide fri 12 feb for 2 nights for valentines',
    'location=north-adelaide & type=hotel & tag=boutique & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  [
    'hostel w/ free breakfast and bike storage close to the Central Market, under $55',
    'type=hostel & amenity=Breakfast included & amenity=Bicycle storage & max_price=54.99 & near=adelaide-central-market & minutes=15',
  ],
  [
    'any cheap beds left for tonight in glenelg or the city?',
    'location=glenelg|adelaide-cbd & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'need to do washing, cook, and meet people, hostel, 4 nights from friday',
    'q=meet people & type=hostel & amenity=Laundry|Washing machine & amenity=Shared kitchen & check_in=2026-11-27 & check_out=2026-12-01',
  ],
  [
    '1 DBL 1 TPL 5 PAX HENLEY BEACH 02JAN-05JAN MAX 280 PN',
    'q=1 DBL 1 TPL & location=henley-beach & max_price=280 & check_in=2027-01-02 & check_out=2027-01-05 & guests=5',
  ],
  [
    'Adults: 2, Children: 2, Check-in: 21/12/2026, Check-out: 24/12/2026, Location: Glenelg, Type: Apartment',
    'location=glenelg & type=apartment & check_in=2026-12-21 & check_out=2026-12-24 & guests=4',
  ],
  [
    'min 4.5 rating, 5 star, spa, CBD, $300-$450',
    'location=adelaide-cbd & amenity=Spa & min_price=300 & max_price=450 & stars=5 & rating=4.5',
  ],
  [
    'hotel near adelaide convention centre with pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool & near=festival-plaza & minutes=15',
  ],
  [
    'glenelg beachfront hotel breakfast included',
    'location=glenelg & type=hotel & tag=beachfront & amenity=Breakfast included',
  ],
  ['stirling b&b fireplace spa', 'location=stirling & type=bed-breakfast & amenity=Fireplace & amenity=Spa'],
  [
    'cheap hotel near royal adelaide hospital',
    'type=hotel & max_price=150 & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'family resort west beach pool playground',
    'location=west-beach & type=resort & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Playground',
  ],
  [
    "I'd prefer not to stay in a hostel or a motel; an apartment with a washing machine is ideal",
    'type=apartment & amenity=Washing machine',
    'absence: not to stay in a hostel or a motel',
  ],
  [
    'Not Glenelg, not Brighton, but still by the beach, and not over $200',
    'tag=beach & max_price=200',
    'absence: Not Glenelg; absence: not Brighton',
  ],
  [
    "doesn't need to be fancy, doesn't need a pool, just clean with parking in Salisbury",
    'q=Salisbury & amenity=Free parking|Paid parking',
    "absence: doesn't need to be fancy; absence: doesn't need a pool",
  ],
  [
    'hotel with no minimum stay, Saturday 12 December only',
    'type=hotel & check_in=2026-12-12 & check_out=2026-12-13',
    'absence: with no minimum stay',
  ],
  [
    "don't want shared bathroom, hostel ok, under 100",
    'type=hostel & max_price=99.99',
    "absence: don't want shared bathroom",
  ],
  [
    "We stayed in the Adelaide Hills last year and loved it, this year we'd like Glenelg, sea view, 2 adults, 5-9 February",
    'location=glenelg & amenity=Sea view & check_in=2027-02-05 & check_out=2027-02-09 & guests=2',
    'past: Adelaide Hills last year',
  ],
  [
    'We live in Norwood but are renovating, so we need a pet friendly apartment close to home for 3 weeks from 18 January',
    'type=apartment & amenity=Pets allowed & check_in=2027-01-18 & check_out=2027-02-08',
    'past: Norwood; beside: renovating',
  ],
  [
    "Hi there, I'm coming over from Perth for the Fringe on the 26th of February for 4 nights, on my own, happy with a hostel or budget hotel as long as it's central",
    'location=adelaide-cbd & type=hostel & type=hotel & max_price=150 & check_in=2027-02-26 & check_out=2027-03-02 & guests=1',
  ],
  [
    'what would you recommend for a first visit, three nights, two of us, close to trams, restaurants and the market, budget around $200 a night',
    'max_price=230 & near=any-tram-stop & minutes=10 & guests=2',
    'dates: three nights; distance: restaurants; landmarks: the market',
  ],
  ['motel for the races', 'type=motel & near=morphettville-racecourse & minutes=15'],
  ['hotel sleeps 2 close to the beach', 'type=hotel & tag=beach & guests=2'],
  ['somewhere 2 stay in glenelg 4 my mum', 'location=glenelg'],
  ['wedding venue barossa', 'q=wedding venue & location=barossa'],
];
