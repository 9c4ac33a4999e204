import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2 nights in glenelg for 2 from 11 jan, hotel with pool, parking, under $260',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking & max_price=259.99 & check_in=2027-01-11 & check_out=2027-01-13 & guests=2',
  ],
  [
    'family apartment brighton 5ppl 27dec-3jan pool or beachfront',
    'location=brighton & type=apartment & tag=family & check_in=2026-12-27 & check_out=2027-01-03 & guests=5',
    'either: pool; either: beachfront',
  ],
  [
    'motel near showgrounds, tues 8 dec, 1 night, single',
    'type=motel & near=adelaide-showground & minutes=15 & check_in=2026-12-08 & check_out=2026-12-09 & guests=1',
  ],
  [
    'quiet b&b adelaide hills couple open fire breakfast 2 nights valentines weekend',
    'location=adelaide-hills & type=bed-breakfast & tag=quiet & amenity=Fireplace & amenity=Breakfast included|Breakfast available & check_in=2027-02-12 & check_out=2027-02-14 & guests=2',
    '',
  ],
  [
    'backpackers glenelg cheap kitchen wifi',
    'location=glenelg & type=hostel & amenity=Shared kitchen & amenity=Free Wi-Fi & max_price=150',
  ],
  [
    'i need to be near lyell mcewin hospital for 10 nights from 30 nov, kitchenette, not shared',
    'amenity=Kitchenette & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-11-30 & check_out=2026-12-10',
    'absence: not shared',
  ],
  [
    '5-star only, adelaide city, rooftop bar & spa, sat 19 dec',
    'location=adelaide-cbd & amenity=Rooftop terrace & amenity=Bar & amenity=Spa & stars=5 & check_in=2026-12-19',
  ],
  [
    'pet friendly house semaphore, 2 adults, 2 kids & a labrador, 28/12/26 to 4/1/27',
    'location=semaphore & type=villa & amenity=Pets allowed & check_in=2026-12-28 & check_out=2027-01-04 & guests=4',
  ],
  [
    "what's available in hahndorf this weekend under 250?",
    'location=hahndorf & max_price=249.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'hotel between $150 and $200, central, gym, no breakfast',
    'location=adelaide-cbd & type=hotel & amenity=Gym & min_price=150 & max_price=200',
    'absence: no breakfast',
  ],
  [
    'villas in mclaren vale with private pool sleeping 8 adults',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & guests=8',
  ],
  [
    'tram to city, motel, under 150, wednesday 2 dec till friday',
    'type=motel & max_price=149.99 & near=any-tram-stop & minutes=10 & check_in=2026-12-02 & check_out=2026-12-04',
    '',
  ],
  [
    'room with bathtub and city view for our anniversary on 12 june, north terrace',
    'q=north terrace & amenity=Bath tub & amenity=City view & check_in=2027-06-12',
  ],
  [
    'accessible hotel, roll-in shower, step-free, 2 beds, near art gallery',
    'q=2 beds & type=hotel & amenity=Wheelchair accessible & amenity=Accessible bathroom & amenity=Step-free entrance & near=art-gallery-of-south-australia & minutes=15',
  ],
  [
    'work trip, 3 nights mon 30 nov, desk, fast wifi, laundry, mawson lakes',
    'location=mawson-lakes & tag=business & amenity=Work desk & amenity=Free Wi-Fi & amenity=Laundry|Washing machine & check_in=2026-11-30 & check_out=2026-12-03',
  ],
  [
    'unley or norwood, b&b or motel, not hotel, 2 people',
    'location=unley|norwood & type=bed-breakfast & type=motel & guests=2',
    'absence: not hotel',
  ],
  [
    'adelaide oval hotel for two nights 4-6 december',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'caravan or cabin, west beach, 2 adults 2 children, school holidays january',
    'location=west-beach & guests=4',
    'either: caravan or cabin; dates: school holidays; dates: january',
  ],
  [
    'cheap motel with air con and pool, port adelaide or semaphore, max 140',
    'location=port-adelaide|semaphore & type=motel & amenity=Air conditioning & amenity=Outdoor pool|Indoor pool & max_price=140',
  ],
  [
    'late night arrival 23:30 tomorrow, airport hotel with 24 hour reception',
    'q=late night & type=hotel & amenity=24-hour reception & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
    'hour: 23:30',
  ],
  [
    'walking distance to central market, 2 bedroom apartment, full kitchen, 1 week from 6 march',
    'q=2 bedroom & type=apartment & amenity=Full kitchen & near=adelaide-central-market & minutes=15 & by=walk & check_in=2027-03-06 & check_out=2027-03-13',
  ],
  [
    'please recommend romantic stay with spa in barossa, not over 400',
    'location=barossa & tag=romantic & amenity=Spa & max_price=400',
  ],
  [
    'group of 12 students, hostel or budget hotel, near uni of adelaide',
    'type=hostel & type=hotel & max_price=150 & near=adelaide-university-north-terrace & minutes=15 & guests=12',
  ],
  [
    'dog-friendly b&b stirling, no cats, garden, 5th to 7th feb',
    'location=stirling & type=bed-breakfast & amenity=Pets allowed & amenity=Garden & check_in=2027-02-05 & check_out=2027-02-07',
    'absence: no cats',
  ],
  [
    'henley beach sea view balcony, us two and baby, cot',
    'location=henley-beach & amenity=Sea view & amenity=Balcony & amenity=Cots on request & guests=3',
  ],
  [
    'hotel for 3 nights from NYE, cbd, can see fireworks',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-31 & check_out=2027-01-03',
    'beside: can see fireworks',
  ],
  [
    'nothing over 3 stars, just clean motel on main road prospect',
    'q=main road & location=prospect & type=motel',
    'absence: nothing over 3 stars',
  ],
  [
    'long term rental 3 months from january norwood furnished apartment cat ok',
    'q=furnished & location=norwood & type=apartment & tag=long-stay & amenity=Pets allowed',
    'dates: 3 months; dates: from january',
  ],
  [
    'two couples + 1 kid, holiday home glenelg, bbq, 2 bathrooms, 8-11 jan',
    'q=2 bathrooms & location=glenelg & type=villa & amenity=Barbecue & check_in=2027-01-08 & check_out=2027-01-11 & guests=5',
  ],
  [
    'serviced apartments near RAH, free parking, washing machine, 14 nights from 1 march',
    'type=serviced-apartment & amenity=Free parking & amenity=Washing machine & near=royal-adelaide-hospital & minutes=15 & check_in=2027-03-01 & check_out=2027-03-15',
  ],
  [
    'any hotel w/ indoor heated pool for swim training 3 nights 5 feb',
    'q=swim training & type=hotel & amenity=Indoor pool & check_in=2027-02-05 & check_out=2027-02-08',
  ],
  [
    'hotel in city or north adelaide, breakfast incl, fri 18 & sat 19 dec nights',
    'location=adelaide-cbd|north-adelaide & type=hotel & amenity=Breakfast included & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'motel 15 mins walk from hindmarsh stadium, friday night',
    'type=motel & near=coopers-stadium & minutes=15 & by=walk & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'mum + 2 teens, interconnecting or family room, near rundle mall, 20-22 jan',
    'amenity=Family rooms & near=rundle-mall & minutes=15 & check_in=2027-01-20 & check_out=2027-01-22 & guests=3',
    '',
  ],
  [
    'winery stay w restaurant, mclaren vale, luxury, 2 pax, 26 feb 2 nts',
    'location=mclaren-vale & tag=vineyard & amenity=Restaurant & min_price=300 & check_in=2027-02-26 & check_out=2027-02-28 & guests=2',
  ],
  [
    'seaside motel, not glenelg too busy, 2 adults',
    'type=motel & tag=beach & guests=2',
    'absence: not glenelg',
  ],
  [
    '$99 or less adelaide motel sunday night',
    'type=motel & max_price=99 & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'bicycle storage, gym, healthy breakfast, city apartment, 1 person, 11-15 jan',
    'q=healthy & location=adelaide-cbd & type=apartment & amenity=Bicycle storage & amenity=Gym & amenity=Breakfast included|Breakfast available & check_in=2027-01-11 & check_out=2027-01-15 & guests=1',
  ],
  [
    '12 dec wedding at stirling, 2 adults need 1 night nearby, not expensive',
    'q=wedding & location=stirling & max_price=150 & check_in=2026-12-12 & check_out=2026-12-13 & guests=2',
    '',
  ],
  [
    'grandparents visiting, ground floor unit, near brighton jetty, 3 weeks from 7 dec',
    'q=ground floor & type=apartment & near=brighton-jetty & minutes=15 & check_in=2026-12-07 & check_out=2026-12-28',
  ],
  [
    'hotel w balcony no smoking but smoking on balcony ok',
    'q=smoking & type=hotel & amenity=Balcony & amenity=Non-smoking rooms',
  ],
  [
    '3 single beds, motel, tradesmen, port adelaide, weekly rate, sunday to friday',
    'q=single beds & location=port-adelaide & type=motel & check_in=2026-11-29 & check_out=2026-12-04',
    'terms: weekly rate',
  ],
  [
    'hostel private double, 20s couple, nightlife, hindley st',
    'q=private double 20s hindley st & type=hostel & tag=nightlife & guests=2',
  ],
  [
    'resort with playground, kids pool, restaurant, family of 4, july 5-9',
    'type=resort & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & amenity=Restaurant & check_in=2027-07-05 & check_out=2027-07-09 & guests=4',
  ],
  [
    'close to westfield marion, 4 ppl, parking for 2 cars, 13 feb',
    'amenity=Free parking|Paid parking & near=westfield-marion & minutes=15 & check_in=2027-02-13 & guests=4',
  ],
  [
    'heritage hotel port adelaide with bar and restaurant',
    'location=port-adelaide & type=hotel & tag=heritage & amenity=Bar & amenity=Restaurant',
  ],
  [
    'stay at the bay for 3, 2 nights, 5 & 6 dec',
    'location=glenelg & check_in=2026-12-05 & check_out=2026-12-07 & guests=3',
  ],
  [
    'help! tonight, anywhere in adelaide, 2 adults 1 dog, under 200',
    'amenity=Pets allowed & max_price=199.99 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'apartment with ev charger, lift, secure garage, cbd, 2-9 may',
    'location=adelaide-cbd & type=apartment & amenity=Electric car charging & amenity=Lift & amenity=Free parking|Paid parking & check_in=2027-05-02 & check_out=2027-05-09',
  ],
  [
    'no hostels, no caravan parks, no shared rooms: motel or hotel, near airport, 1 night 3 dec',
    'type=motel & type=hotel & near_airport=1 & check_in=2026-12-03 & check_out=2026-12-04',
    'absence: no hostels; absence: no caravan parks; absence: no shared',
  ],
  [
    'lodging for convention, february 8 through 11, king bed, walking distance to convention center, $200ish',
    'q=king bed & max_price=230 & near=festival-plaza & minutes=15 & by=walk & check_in=2027-02-08 & check_out=2027-02-11',
  ],
  [
    'hotel offering airport shuttle and luggage storage, 2 guests, check in 14 nov 2027 check out 16 nov',
    'type=hotel & amenity=Airport shuttle & amenity=Luggage storage & check_in=2027-11-14 & check_out=2027-11-16 & guests=2',
  ],
  [
    'barossa b&b, max 4 guests, hot tub or fireplace',
    'location=barossa & type=bed-breakfast & amenity=Spa|Fireplace & guests=4',
  ],
  [
    "we're vegans and want a quiet place among the vines with breakfast",
    'tag=quiet & tag=vineyard & amenity=Breakfast included|Breakfast available',
    'beside: vegans',
  ],
  [
    'sleep 6, 3 bedroom, near glenelg jetty, air con, under 400 a night, easter',
    'q=3 bedroom & amenity=Air conditioning & max_price=399.99 & near=glenelg-jetty & minutes=15 & check_in=2027-03-26 & check_out=2027-03-29 & guests=6',
  ],
  [
    'affordable accomodation close to flinders university for semester 1',
    'tag=long-stay & max_price=150 & near=flinders-university & minutes=15',
  ],
  [
    'inexpensive hotel north adelaide w/ on-site parking, thurs 10/12 - sun 13/12',
    'location=north-adelaide & type=hotel & amenity=Free parking|Paid parking & max_price=150 & check_in=2026-12-10 & check_out=2026-12-13',
  ],
  [
    'fully self contained cottage hahndorf, wood heater, 2 nights midweek',
    'q=cottage & location=hahndorf & tag=self-contained & amenity=Fireplace',
    'dates: 2 nights; dates: midweek',
  ],
  [
    'adelaide cbd hotel with meeting room for 10, 2 march',
    'location=adelaide-cbd & type=hotel & amenity=Meeting rooms & check_in=2027-03-02',
  ],
  [
    "nice hotel for my wife's birthday, 21 jan, spa, restaurant, 4.5 star or more, one night",
    'type=hotel & amenity=Spa & amenity=Restaurant & stars=5 & check_in=2027-01-21 & check_out=2027-01-22',
    '',
  ],
];
