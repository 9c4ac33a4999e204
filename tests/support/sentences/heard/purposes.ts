import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'corporate rate hotel in the CBD, desk, wifi and gym, Mon 30 Nov to Thu 3 Dec, 1 guest',
    'location=adelaide-cbd & type=hotel & amenity=Work desk & amenity=Free Wi-Fi & amenity=Gym & check_in=2026-11-30 & check_out=2026-12-03 & guests=1',
    'terms: corporate rate',
  ],
  [
    'conference at the Convention Centre 8-10 December, hotel within walking distance, breakfast included',
    'type=hotel & amenity=Breakfast included & near=festival-plaza & minutes=15 & by=walk & check_in=2026-12-08 & check_out=2026-12-10',
    '',
  ],
  [
    'team offsite for 12, meeting room and catering, Barossa, February',
    'q=catering & location=barossa & amenity=Meeting rooms & guests=12',
    'beside: team offsite; dates: February',
  ],
  [
    'Need invoices and parking for a work ute, motel near Elizabeth, long stay',
    'type=motel & tag=long-stay & amenity=Free parking|Paid parking & near=elizabeth-city-centre & minutes=15',
    'terms: invoices; beside: for a work ute',
  ],
  [
    'serviced apartments for two engineers for 6 weeks from 11 January, Mawson Lakes, $140 a night each',
    'location=mawson-lakes & type=serviced-apartment & check_in=2027-01-11 & check_out=2027-02-22 & guests=2',
    'amount: $140 a night each',
  ],
  [
    'hotel for a wedding party of 20 in McLaren Vale, 6 March',
    'location=mclaren-vale & type=hotel & check_in=2027-03-06 & guests=20',
  ],
  [
    'AFL Gather Round, hotel near the Oval for 4 blokes',
    'q=AFL Gather Round & type=hotel & near=adelaide-oval & minutes=15 & guests=4',
  ],
  [
    'staying for WOMADelaide 5-8 March, walking distance to Botanic Park, two adults',
    'near=adelaide-botanic-garden & minutes=15 & by=walk & check_in=2027-03-05 & check_out=2027-03-08 & guests=2',
  ],
  [
    'Tour Down Under 15 to 24 January, secure bike storage, Glenelg or city',
    'q=Tour Down Under & location=glenelg|adelaide-cbd & amenity=Bicycle storage & check_in=2027-01-15 & check_out=2027-01-24',
  ],
  [
    'Royal Adelaide Show in September, near the showgrounds, family of 5',
    'near=adelaide-showground & minutes=15 & guests=5',
    'beside: Royal Adelaide Show; dates: in September',
  ],
  [
    'cricket test, hotel with bar near the oval, 17-21 Dec',
    'q=cricket test & type=hotel & amenity=Bar & near=adelaide-oval & minutes=15 & check_in=2026-12-17 & check_out=2026-12-21',
  ],
  [
    'wheelchair user needs roll-in shower, step free entrance, parking at the door',
    'amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Step-free entrance & amenity=Free parking|Paid parking',
  ],
  [
    "I'm blind and have a guide dog, hotel in the city near public transport",
    'location=adelaide-cbd & type=hotel',
    'beside: blind; beside: have a guide dog; distance: public transport',
  ],
  [
    'hard of hearing, need visual alarm, motel ground floor',
    'q=visual alarm ground floor & type=motel',
    'beside: hard of hearing',
  ],
  [
    'room for my carer next door, accessible, near the Repat',
    'q=next door Repat & amenity=Wheelchair accessible',
  ],
  [
    'scooter charging, wide doors, lift, Glenelg',
    'q=scooter charging wide doors & location=glenelg & amenity=Lift',
  ],
  [
    'no stairs at all, walk-in shower, near the beach, 2 seniors',
    'q=walk-in shower & tag=beach & amenity=Step-free entrance & guests=2',
    '',
  ],
  [
    'dog friendly b&b in the hills, two labradors, fenced garden',
    'q=fenced & location=adelaide-hills & type=bed-breakfast & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'can I bring a cat to a serviced apartment in Norwood?',
    'location=norwood & type=serviced-apartment & amenity=Pets allowed',
  ],
  [
    'pets inside allowed, holiday house near Aldinga Beach',
    'type=villa & amenity=Pets allowed & near=aldinga-beach & minutes=15',
  ],
  [
    "no dogs please, I'm allergic, quiet motel Prospect",
    'q=allergic & location=prospect & type=motel & tag=quiet',
    'absence: no dogs',
  ],
  [
    'small dog stays in the room, under $180, this Friday and Saturday night',
    'amenity=Pets allowed & max_price=179.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'horse float parking and a motel in Hahndorf',
    'q=horse float & location=hahndorf & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'FIFO worker needs a room near the airport for one night, 24 hour check-in',
    'amenity=24-hour reception & near_airport=1',
    'dates: for one night',
  ],
  [
    'interview at Flinders Medical Centre on 2 December, arrive the night before, under $150',
    'max_price=149.99 & near=flinders-medical-centre & minutes=15',
    'beside: interview; dates: on 2 December; dates: arrive the night before',
  ],
  [
    'patient at the Royal Adelaide, wife needs a kitchenette nearby for 10 nights from 1 December',
    'amenity=Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-01 & check_out=2026-12-11',
  ],
  [
    'graduation at Adelaide Uni on December 15, hotel for 5, two nights',
    'type=hotel & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-12-15 & check_out=2026-12-17 & guests=5',
    'beside: graduation',
  ],
  [
    'netball carnival, 10 girls and 2 coaches, motel with pool, West Beach',
    'location=west-beach & type=motel & amenity=Outdoor pool|Indoor pool & guests=12',
    'beside: netball carnival',
  ],
  [
    'baptism in Unley, 3 generations, 8 of us, house with garden',
    'location=unley & type=villa & amenity=Garden & guests=8',
    'beside: baptism',
  ],
  [
    'visiting professor, 3 months from February, furnished, walking distance to the University of Adelaide',
    'q=furnished & near=adelaide-university-north-terrace & minutes=15 & by=walk',
    'dates: 3 months; dates: from February',
  ],
  [
    'travelling salesman, single room with parking, Port Adelaide, Tuesday night',
    'location=port-adelaide & amenity=Free parking|Paid parking & check_in=2026-11-24 & check_out=2026-11-25 & guests=1',
  ],
  [
    'film crew of 15 needs self contained apartments with laundry near Adelaide Studios',
    'type=apartment & tag=self-contained & amenity=Laundry|Washing machine & guests=15',
    'distance: near Adelaide Studios',
  ],
  [
    'hotel with conference facilities and accessible toilets near the airport',
    'type=hotel & amenity=Meeting rooms & amenity=Accessible bathroom & near_airport=1',
  ],
  [
    'my assistance dog comes with me, apartment in Brighton with lift',
    'location=brighton & type=apartment & amenity=Lift',
    'beside: my assistance dog',
  ],
  [
    'autism friendly quiet hotel, no crowds, near the zoo, family of 3',
    'q=autism friendly & type=hotel & tag=quiet & near=adelaide-zoo & minutes=15 & guests=3',
    'absence: no crowds',
  ],
  [
    'EV charger, hotel breakfast, Hahndorf, Sunday night',
    'location=hahndorf & type=hotel & amenity=Electric car charging & amenity=Breakfast included|Breakfast available & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'Liv Golf at Grange, need a villa for 6 blokes from 11 to 15 February',
    'q=Liv Golf at Grange & type=villa & check_in=2027-02-11 & check_out=2027-02-15 & guests=6',
  ],
  [
    'horse racing at Morphettville on 5 Dec, motel walking distance',
    'q=horse racing at Morphettville & type=motel & check_in=2026-12-05',
    'distance: walking distance',
  ],
  [
    'late arrival Sunday 10pm, early checkout Monday 5am, airport motel',
    'type=motel & near_airport=1 & check_in=2026-11-29 & check_out=2026-11-30',
    'hour: late arrival; hour: 5am',
  ],
  [
    'sports physio on call, room with bath for ice, gym and pool near Coopers Stadium',
    'q=ice & amenity=Bath tub & amenity=Gym & amenity=Outdoor pool|Indoor pool & near=coopers-stadium & minutes=15',
  ],
  [
    'kelpie and kids in tow, cabin or motel, McLaren Vale, long weekend in March',
    'location=mclaren-vale & type=motel & tag=family & amenity=Pets allowed & check_in=2027-03-05 & check_out=2027-03-08',
    'either: cabin',
  ],
  [
    'business class hotel 4 stars plus, airport shuttle, express laundry, under $260',
    'q=express & type=hotel & tag=business & amenity=Airport shuttle & amenity=Laundry|Washing machine & max_price=259.99 & stars=4',
  ],
  [
    'late arrival Sunday 10pm, checkout Monday',
    'check_in=2026-11-29 & check_out=2026-11-30',
    'hour: late arrival',
  ],
  [
    'arrival Sunday 10pm, early checkout Monday 5am',
    'check_in=2026-11-29 & check_out=2026-11-30',
    'hour: 5am',
  ],
  ['check in Friday 3pm, check out Sunday 10am', 'check_in=2026-11-27 & check_out=2026-11-29', 'hour: 10am'],
  ['arriving Friday at 9pm and leaving Sunday', 'check_in=2026-11-27 & check_out=2026-11-29'],
  ['arrive 5 dec 3pm, depart 8 dec 11am', 'check_in=2026-12-05 & check_out=2026-12-08', 'hour: 11am'],
  ['a Christmas party on 11 December', 'q=party & check_in=2026-12-11', 'dates: Christmas'],
  [
    'Christmas in Hahndorf with a party of 6',
    'location=hahndorf & check_in=2026-12-24 & check_out=2026-12-26 & guests=6',
  ],
  ['hotel for a wedding party of 20', 'type=hotel & guests=20'],
  ['a kitchenette nearby', 'amenity=Kitchenette'],
  ['a pool nearby', '', 'distance: pool'],
  ['bath seat and grab rails', 'q=bath seat & amenity=Accessible bathroom'],
  ['a bath and a seat', 'q=seat & amenity=Bath tub'],
  ['races at Morphettville, motel', 'q=Morphettville & type=motel', 'beside: races'],
];
