import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Apt for 2 with kitchen in Unley, Mon 30 Nov - Thu 3 Dec, max 170',
    'location=unley & type=apartment & amenity=Full kitchen|Kitchenette & max_price=170 & check_in=2026-11-30 & check_out=2026-12-03 & guests=2',
  ],
  [
    'HOTEL NORTH ADELAIDE 2 ADULTS 1 CHILD 8 JAN 3 NIGHTS BREAKFAST',
    'location=north-adelaide & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-08 & check_out=2027-01-11 & guests=3',
  ],
  [
    'any motels near the royal adelaide hospital that have a microwave and parking',
    'type=motel & amenity=Kitchenette|Full kitchen & amenity=Free parking|Paid parking & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'dogfriendly beachhouse semaphore 26-30jan 6ppl',
    'q=beachhouse & location=semaphore & amenity=Pets allowed & check_in=2027-01-26 & check_out=2027-01-30 & guests=6',
  ],
  [
    '2br serviced apt cbd w/washer dryer, 14 feb - 28 feb, <$220',
    'q=2br & location=adelaide-cbd & type=serviced-apartment & amenity=Washing machine & max_price=219.99 & check_in=2027-02-14 & check_out=2027-02-28',
  ],
  [
    'Our daughter graduates from Uni of Adelaide on 17 Dec, need 2 nights for 3 adults within 10 minutes walk',
    'near=adelaide-university-north-terrace & minutes=10 & by=walk & check_in=2026-12-17 & check_out=2026-12-19 & guests=3',
    'party: Our daughter',
  ],
  [
    'accomodations for crows v port game, 4 ppl, walking dist to oval, 1 night',
    'q=crows v port game & near=adelaide-oval & minutes=15 & by=walk & guests=4',
    'dates: 1 night',
  ],
  [
    'fringe festival artist, need cheap long term room for feb and march near city east end',
    'q=march & location=adelaide-cbd & tag=long-stay & max_price=150',
    'dates: for feb',
  ],
  [
    'hotel with a pool (no kiddie pool), bar, late breakfast, for 2',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Bar & amenity=Breakfast included|Breakfast available & guests=2',
    'absence: no kiddie pool; hour: late',
  ],
  [
    'Please find hotel in Barossa, we are two couples, want wine tasting and breakfast, from 11 to 13 of December',
    'location=barossa & type=hotel & amenity=Cellar door tastings & amenity=Breakfast included|Breakfast available & check_in=2026-12-11 & check_out=2026-12-13 & guests=4',
  ],
  [
    'I want a room not bigger than needed, cheap, only sleep, near bus station, tonight',
    'max_price=150 & near=adelaide-central-bus-station & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: not bigger than',
  ],
  [
    'we r 2 adults n 3 kids 2,5,8 need pool n bbq in brighton or glenelg',
    'q=2 5 8 & location=brighton|glenelg & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & guests=5',
  ],
  ['does any hotel in the city allow cats?', 'location=adelaide-cbd & type=hotel & amenity=Pets allowed'],
  [
    'Luxury but not a chain hotel, spa, adelaide hills, our anniversary 6 march',
    'location=adelaide-hills & amenity=Spa & min_price=300 & check_in=2027-03-06',
    'absence: but not a chain hotel',
  ],
  ['place to stay for the adelaide cup, near morphettville, 3 guys', 'q=cup morphettville & guests=3'],
  [
    'twin share motel, port adelaide, workers, mon-fri, $110 a night each room',
    'location=port-adelaide & type=motel & max_price=110 & check_in=2026-11-23 & check_out=2026-11-27 & guests=2',
  ],
  [
    'mclaren vale cottage w fireplace but not spa, 1-3 may, couple',
    'q=cottage & location=mclaren-vale & amenity=Fireplace & check_in=2027-05-01 & check_out=2027-05-03 & guests=2',
    'absence: but not spa',
  ],
  [
    'hotel close to womens and childrens hospital, baby in nicu, ongoing',
    'q=ongoing & type=hotel & near=womens-and-childrens-hospital & minutes=15',
    'beside: baby in nicu',
  ],
  [
    'hostel with female dorm near glenelg beach under $45',
    'q=female dorm & location=glenelg & type=hostel & max_price=44.99',
  ],
  [
    '3* or better, breakfast, gym, airport shuttle, 1 pax, 15-17/12',
    'amenity=Breakfast included|Breakfast available & amenity=Gym & amenity=Airport shuttle & stars=3 & check_in=2026-12-15 & check_out=2026-12-17 & guests=1',
  ],
  [
    'bnb hahndorf sat 12 dec no kids around please',
    'location=hahndorf & type=bed-breakfast & check_in=2026-12-12',
    'absence: no kids',
  ],
  [
    'somewhere with disabled parking and accessible shower in norwood',
    'location=norwood & amenity=Wheelchair accessible & amenity=Free parking|Paid parking & amenity=Accessible bathroom',
  ],
  [
    'backpacker solo 3 nights from sunday, social, bar, near rundle st',
    'q=social & location=adelaide-cbd & type=hostel & amenity=Bar & check_in=2026-11-29 & check_out=2026-12-02 & guests=1',
    'distance: rundle st',
  ],
  [
    'the cheapest place for two people and a dog next weekend anywhere in the hills',
    'location=adelaide-hills & amenity=Pets allowed & check_in=2026-12-04 & check_out=2026-12-06 & sort=price_low & guests=2',
  ],
  [
    'resort or villa with tennis court for 8, not more than 500 a night',
    'q=tennis court & type=resort & type=villa & max_price=500 & guests=8',
  ],
  [
    'what hotels have heated pool near henley',
    'q=heated & location=henley-beach & type=hotel & amenity=Outdoor pool|Indoor pool',
  ],
  [
    '3 mths from 1 feb self contained mawson lakes near uni parking',
    'location=mawson-lakes & tag=self-contained & amenity=Free parking|Paid parking & near=any-university & minutes=15 & check_in=2027-02-01 & check_out=2027-05-01',
    '',
  ],
  [
    'motel easy parking for boat trailer west beach boat ramp 2 nights thurs',
    'q=boat ramp & location=west-beach & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'room w/ balcony, not ground floor, lift, glenelg, 2 seniors, 9/3 to 12/3',
    'location=glenelg & amenity=Balcony & amenity=Lift & check_in=2027-03-09 & check_out=2027-03-12 & guests=2',
    'absence: not ground floor',
  ],
  [
    'hotel nearest to adelaide railway station under 180 with bag storage',
    'type=hotel & amenity=Luggage storage & max_price=179.99 & near=adelaide-railway-station & sort=nearest',
  ],
  [
    'conference delegates x 4, four single rooms, near adelaide convention centre 22-24 feb',
    'near=festival-plaza & minutes=15 & check_in=2027-02-22 & check_out=2027-02-24 & guests=4',
    'rooms: four single rooms',
  ],
  [
    'wedding at barossa chateau 20 march, need rooms for 16 guests',
    'q=chateau & location=barossa & check_in=2027-03-20 & guests=16',
    'beside: wedding',
  ],
  [
    'apartment w/ 2 bathrooms & full kitchen for 5 adults, bay area, xmas week',
    'q=2 bathrooms bay & type=apartment & amenity=Full kitchen & guests=5',
    'dates: xmas week',
  ],
  [
    'no airbnb, proper hotel with reception 24/7, city',
    'location=adelaide-cbd & type=hotel & amenity=24-hour reception',
    'absence: no airbnb',
  ],
  [
    'I have an appointment at flinders hospital on 2 december at 9am, one night before, with my wife',
    'near=flinders-medical-centre & minutes=15',
    'dates: on 2 december; hour: at 9am; dates: one night before',
  ],
  [
    'hotel with parking for mini bus, school group 18, near entertainment centre',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-entertainment-centre & minutes=15 & guests=18',
    'beside: for mini bus',
  ],
  [
    'budget family accommodation near adelaide zoo for 2 adults + 2 kids, 28 sep to 1 oct',
    'tag=family & max_price=150 & near=adelaide-zoo & minutes=15 & check_in=2027-09-28 & check_out=2027-10-01 & guests=4',
  ],
  [
    'glenelg 1 bedroom apt pool gym sauna under 2hundred',
    'q=1 bedroom sauna & location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=199.99',
  ],
  [
    'hills b&b with bath, robes, fire, breakfast hamper, 25th anniversary, sat 13 feb',
    'q=robes hamper & location=adelaide-hills & type=bed-breakfast & amenity=Bath tub & amenity=Fireplace & amenity=Breakfast included|Breakfast available & check_in=2027-02-13',
  ],
  [
    'cricketers, 11 of us plus coach, motel, kitchen, laundry, prospect oval, 5-9 jan',
    'location=prospect & type=motel & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & check_in=2027-01-05 & check_out=2027-01-09 & guests=12',
  ],
  [
    'tour down under stage finish hahndorf, bike friendly b&b, 20 jan',
    'q=tour down under stage finish & location=hahndorf & type=bed-breakfast & amenity=Bicycle storage & check_in=2027-01-20',
  ],
  [
    'hotels by the tram to glenelg with free wi-fi, under a hundred and fifty',
    'type=hotel & amenity=Free Wi-Fi & max_price=149.99 & near=any-tram-stop & minutes=10',
    'distance: glenelg',
  ],
  [
    'stay on a vineyard, hot tub, 2 ppl, sunday night only',
    'tag=vineyard & amenity=Spa & check_in=2026-11-29 & check_out=2026-11-30 & guests=2',
  ],
  [
    'non smoking quiet room away from lifts, adelaide cbd hotel, 1 adult, 1 night, 10 dec',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Non-smoking rooms & check_in=2026-12-10 & check_out=2026-12-11 & guests=1',
    'absence: away from lifts',
  ],
  [
    'motel nuriootpa or tanunda for 2 on 3rd jan',
    'type=motel & check_in=2027-01-03 & guests=2',
    'either: nuriootpa; either: tanunda',
  ],
  [
    'we come by train, hotel in near of station, 2 nights from 5 to 7 february, 2 persons',
    'q=train & type=hotel & near=adelaide-railway-station & minutes=15 & check_in=2027-02-05 & check_out=2027-02-07 & guests=2',
  ],
  [
    'parking yes, wifi yes, pool not necessary, motel, 90 to 130',
    'type=motel & amenity=Free parking|Paid parking & amenity=Free Wi-Fi & min_price=90 & max_price=130',
    'absence: pool not necessary',
  ],
  [
    'glenelg hotel for me n the missus, sea views, cold beer, 2 nites nxt wk',
    'q=cold beer & location=glenelg & type=hotel & amenity=Sea view & guests=2',
    'dates: 2 nites; dates: nxt wk',
  ],
  [
    'caravan park or cabin west beach pet friendly pool',
    'location=west-beach & amenity=Pets allowed & amenity=Outdoor pool|Indoor pool',
    'either: caravan park or cabin',
  ],
  [
    'largs bay or semaphore, holiday unit, sleeps 5, linen incl',
    'q=linen incl & type=apartment & guests=5',
    'either: largs bay; either: semaphore',
  ],
  [
    "I'd prefer Norwood but Unley is fine too, apartment, 4 nights from 21 Jan",
    'location=norwood|unley & type=apartment & check_in=2027-01-21 & check_out=2027-01-25',
  ],
  [
    'hotel, 5 minutes to airport, not on the flight path, 11pm arrival 30 nov',
    'type=hotel & near_airport=1 & check_in=2026-11-30',
    'absence: not on the flight path; hour: 11pm',
  ],
  [
    'couple w/ newborn, bathtub, blackout curtains, cot, 5-7 feb, henley',
    'q=blackout curtains & location=henley-beach & amenity=Bath tub & amenity=Cots on request & check_in=2027-02-05 & check_out=2027-02-07 & guests=3',
  ],
  [
    'is there parking at hotels near adelaide oval on sat night?',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'cheap as chips pub stay port adelaide fri',
    'q=pub & location=port-adelaide & max_price=150 & check_in=2026-11-27',
  ],
  [
    '1 night glenelg before flight sat 5 dec, near tram, luggage storage',
    'location=glenelg & amenity=Luggage storage & near=any-tram-stop & minutes=10',
    'dates: 1 night; dates: sat 5 dec',
  ],
  [
    'heritage listed hotel with restaurant, not modern, city, for two, valentines day',
    'location=adelaide-cbd & type=hotel & tag=heritage & amenity=Restaurant & check_in=2027-02-14 & check_out=2027-02-15 & guests=2',
    'absence: not modern',
  ],
  [
    'more than 2 bedrooms apartment henley beach, 22 dec-2 jan',
    'q=than 2 bedrooms & location=henley-beach & type=apartment & check_in=2026-12-22 & check_out=2027-01-02',
  ],
  [
    'less than 20 mins by tram to city, motel, two ladies',
    'type=motel & guests=2',
    'distance: less than 20 mins by tram to city',
  ],
];
