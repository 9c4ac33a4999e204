import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'bride getting ready: big villa, McLaren Vale, Fri 5 - Sun 7 March, pool not essential',
    'location=mclaren-vale & type=villa & check_in=2027-03-05 & check_out=2027-03-07',
    'absence: pool not essential',
  ],
  [
    "my cousin's getting married in Port Willunga on the 30th of January and we'd like a boutique place nearby",
    'tag=boutique & near=port-willunga & minutes=15 & check_in=2027-01-30',
  ],
  [
    'any hostel taking walk ins tonight near the bus station',
    'q=walk ins & type=hostel & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'shared kitchen, common room, good vibes, under 45 a night',
    'amenity=Shared kitchen & amenity=Common room & max_price=44.99',
  ],
  ['hostel with tour desk for kangaroo island trips', 'q=kangaroo island & type=hostel & amenity=Tour desk'],
  [
    'sleep 2 people under 100 dollars city or north adelaide on 1/12',
    'location=adelaide-cbd|north-adelaide & max_price=99.99 & check_in=2026-12-01 & guests=2',
  ],
  [
    'long term cheap room, working holiday visa, from now till end of January',
    'tag=long-stay & max_price=150',
    'beside: working holiday visa; dates: till end of January',
  ],
  [
    'RQ 1 TWN 24-26DEC GLENELG 4* B/FAST INCL POOL',
    'q=RQ 1 TWN & location=glenelg & amenity=Breakfast included & amenity=Outdoor pool|Indoor pool & stars=4 & check_in=2026-12-24 & check_out=2026-12-26',
  ],
  [
    '2 adults 1 child, 5 nights ex 2 Jan, self-contained, sea views, AUD 300pn max',
    'q=ex & tag=self-contained & amenity=Sea view & max_price=300 & check_in=2027-01-02 & check_out=2027-01-07 & guests=3',
  ],
  [
    'Guest rating 8+ , 4 star plus, Barossa, vineyard, w/e 5-6 Dec',
    'location=barossa & tag=vineyard & stars=4 & rating=4 & check_in=2026-12-05 & check_out=2026-12-06',
    '',
  ],
  [
    'hens party 8 girls barossa boutique stay hot tub 11-13 dec',
    'location=barossa & tag=boutique & amenity=Spa & check_in=2026-12-11 & check_out=2026-12-13 & guests=8',
  ],
  ['budget $1500 for 5 nights, 2 adults, Glenelg', 'location=glenelg & max_price=300 & guests=2'],
  [
    '$500 all up for the weekend for two, hills',
    'location=adelaide-hills & max_price=250 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
    '',
  ],
  [
    'cheap motels near adelaide showground',
    'type=motel & max_price=150 & near=adelaide-showground & minutes=15',
  ],
  [
    'hahndorf pet friendly cottage fireplace',
    'q=cottage & location=hahndorf & amenity=Pets allowed & amenity=Fireplace',
  ],
  [
    '5 star hotel adelaide river view rooftop',
    'q=river view & type=hotel & amenity=Rooftop terrace & stars=5',
  ],
  ['hotels in adelaide with spa bath in room', 'type=hotel & amenity=Spa'],
  ['port adelaide accommodation near train', 'location=port-adelaide', 'distance: near train'],
  [
    'adelaide oval hotel ashes test december 4-8',
    'q=ashes test & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08',
  ],
  ['semaphore beach house with bbq', 'location=semaphore & type=villa & tag=beach & amenity=Barbecue'],
  [
    'unley serviced apartments weekly rates',
    'location=unley & type=serviced-apartment',
    'terms: weekly rates',
  ],
  [
    'accommodation close to westfield marion with kitchen',
    'amenity=Full kitchen|Kitchenette & near=westfield-marion & minutes=15',
  ],
  ['hotel with ev charger barossa valley', 'location=barossa & type=hotel & amenity=Electric car charging'],
  [
    'adelaide hotels free cancellation breakfast',
    'type=hotel & amenity=Breakfast included|Breakfast available',
    'terms: free cancellation',
  ],
  [
    'romantic getaways adelaide hills under $400',
    'location=adelaide-hills & tag=romantic & max_price=399.99',
  ],
  [
    'beachfront apartments henley beach sleeps 4',
    'location=henley-beach & type=apartment & tag=beachfront & guests=4',
  ],
  ['late night check in motel prospect', 'q=late night & location=prospect & type=motel'],
  [
    "Where can I stay that isn't a hotel or motel, in the city, with a balcony?",
    'location=adelaide-cbd & amenity=Balcony',
    "absence: isn't a hotel or motel",
  ],
  [
    'no airbnb style, no hostels, just a normal hotel with parking in Norwood',
    'location=norwood & type=hotel & amenity=Free parking|Paid parking',
    'absence: no airbnb style; absence: no hostels',
  ],
  [
    'anything but Glenelg, we had a bad time there. Beach though.',
    'q=bad time & tag=beach',
    'absence: anything but Glenelg',
  ],
  [
    'hotel without a casino, preferably non smoking, north adelaide',
    'location=north-adelaide & type=hotel & amenity=Non-smoking rooms',
    'absence: without a casino',
  ],
  [
    "We don't need breakfast or parking, just a clean quiet room near Rundle Mall",
    'tag=quiet & near=rundle-mall & minutes=15',
    "absence: don't need breakfast or parking",
  ],
  [
    "is it true that the Stirling b&bs don't take kids? need one that does, 2 adults 1 kid",
    'location=stirling & type=bed-breakfast & guests=3',
    "absence: don't take kids",
  ],
  ["can't afford more than a hundred and twenty a night, not a dorm", 'max_price=120', 'absence: not a dorm'],
  [
    'not too close to the airport, planes keep me awake, but near the beach',
    'q=planes & tag=beach',
    'absence: not too close to the airport',
  ],
  [
    "I'd rather be in Henley than Glenelg, pool not important",
    'location=henley-beach',
    'absence: than Glenelg; absence: pool not important',
  ],
  ['do not show me anything under 4 stars', 'stars=4'],
  [
    'Hey! So my partner surprised me with tickets to the Ed Sheeran concert at Adelaide Oval on the 27th of February and we need a cute hotel, not too pricey, with a nice bar for a pre-show drink',
    'q=Ed Sheeran concert cute pre-show drink & type=hotel & amenity=Bar & max_price=150 & near=adelaide-oval & minutes=15 & check_in=2027-02-27',
    '',
  ],
  [
    "We fly in at 6am on the 19th January and fly out the evening of the 22nd, so it has to have luggage storage, and we'd love a pool because it'll be hot",
    'amenity=Luggage storage & amenity=Outdoor pool|Indoor pool & check_in=2027-01-19 & check_out=2027-01-22',
    "hour: in at 6am; beside: because it'll be hot",
  ],
  [
    'After a long drive from Melbourne with 2 kids and a dog we just want somewhere easy: parking, pets ok, two bedrooms, near the freeway, tomorrow night',
    'q=long easy two bedrooms freeway & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2026-11-24 & check_out=2026-11-25',
    'party: 2 kids',
  ],
  [
    'My mum is turning 70 and the whole family of nine is coming so we need something big at Glenelg with a kitchen and a bbq, Australia Day long weekend',
    'location=glenelg & amenity=Full kitchen|Kitchenette & amenity=Barbecue & check_in=2027-01-23 & check_out=2027-01-26 & guests=9',
    '',
  ],
  [
    'Not sure of dates yet but probably March for the Fringe, two of us, central, walk everywhere, boutique rather than a big chain',
    'q=March walk & location=adelaide-cbd & tag=boutique & guests=2',
    'absence: Not sure of dates yet; absence: rather than a big chain',
  ],
  [
    "Recovering from knee surgery so no stairs and a bath with rails, near the Women's and Children's as my granddaughter is there, from 1st to the 15th of December",
    'q=rails & amenity=Step-free entrance & amenity=Bath tub & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-12-01 & check_out=2026-12-15',
    '',
  ],
  [
    "I'm an author wanting to finish a book. Silence, a desk, a fireplace, a view, no kids about. A month from 1 June.",
    'q=finish Silence view & amenity=Work desk & amenity=Fireplace & check_in=2027-06-01 & check_out=2027-07-01',
    'absence: no kids',
  ],
  ['hotel 24th - 27th dec', 'type=hotel & check_in=2026-12-24 & check_out=2026-12-27'],
  ['from the 5th until the 9th of Jan, Unley', 'location=unley & check_in=2027-01-05 & check_out=2027-01-09'],
  ['sat 5 dec to tues 8 dec semaphore', 'location=semaphore & check_in=2026-12-05 & check_out=2026-12-08'],
  [
    '2026-12-18 to 2026-12-21 glenelg hotel',
    'location=glenelg & type=hotel & check_in=2026-12-18 & check_out=2026-12-21',
  ],
  [
    'check-in 3/1/27 check-out 6/1/27 mclaren vale',
    'location=mclaren-vale & check_in=2027-01-03 & check_out=2027-01-06',
  ],
  [
    'three nights starting this Thursday, North Adelaide',
    'location=north-adelaide & check_in=2026-11-26 & check_out=2026-11-29',
  ],
  [
    'the night before Christmas Eve, near the airport',
    'near_airport=1',
    'dates: the night before Christmas Eve',
  ],
  ['Fri 18/12 x 2 nights hahndorf', 'location=hahndorf & check_in=2026-12-18 & check_out=2026-12-20'],
  ['weekend of the 12th December, barossa', 'location=barossa & check_in=2026-12-11 & check_out=2026-12-13'],
  ['christmas day to new years day, villa', 'type=villa & check_in=2026-12-25 & check_out=2027-01-01'],
];
