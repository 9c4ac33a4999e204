import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotels in north adelaide with free wifi and free parking under $220',
    'location=north-adelaide & type=hotel & amenity=Free Wi-Fi & amenity=Free parking & max_price=219.99',
  ],
  [
    'boutique accommodation hahndorf for couples with fireplace',
    'location=hahndorf & tag=boutique & amenity=Fireplace & guests=2',
  ],
  [
    'where can i stay near flinders university for a week from 15 february',
    'near=flinders-university & minutes=15 & check_in=2027-02-15 & check_out=2027-02-22',
  ],
  [
    'beachfront villa henley for 8 people, christmas eve to boxing day',
    'location=henley-beach & type=villa & tag=beachfront & check_in=2026-12-24 & check_out=2026-12-26 & guests=8',
  ],
  [
    'apartment in glenelg or brighton with parking, 3 nights, 8 january',
    'location=glenelg|brighton & type=apartment & amenity=Free parking|Paid parking & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'barossa b&b under 300 with breakfast and spa for anniversary 20 march',
    'location=barossa & type=bed-breakfast & amenity=Breakfast included|Breakfast available & amenity=Spa & max_price=299.99 & check_in=2027-03-20',
  ],
  [
    'hostel private room city 2 girls fri sat sun nights',
    'q=private & location=adelaide-cbd & type=hostel & check_in=2026-11-27 & check_out=2026-11-30 & guests=2',
  ],
  [
    'dog friendly motel with fenced yard port adelaide',
    'q=fenced & location=port-adelaide & type=motel & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'hotel near tram with gym, not a hostel, less than 190',
    'type=hotel & amenity=Gym & max_price=189.99 & near=any-tram-stop & minutes=10',
    'absence: not a hostel',
  ],
  [
    'any hotel except in the cbd with a pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: except in the cbd',
  ],
  [
    'no glenelg, no brighton, just semaphore or west beach',
    'location=semaphore|west-beach',
    'absence: no glenelg; absence: no brighton',
  ],
  ['stay between 4 and 7 january for three', 'check_in=2027-01-04 & check_out=2027-01-07 & guests=3'],
  ['budget between 90 and 140, mawson lakes', 'location=mawson-lakes & min_price=90 & max_price=140'],
  [
    'nothing fancy, cheap motel, 1 night, friday 18 december',
    'type=motel & max_price=150 & check_in=2026-12-18 & check_out=2026-12-19',
    'absence: nothing fancy',
  ],
  [
    'at least three stars, at most 160 a night, with laundry',
    'amenity=Laundry|Washing machine & max_price=160 & stars=3',
  ],
  ['more than $250 is too much, hotel cbd', 'location=adelaide-cbd & type=hotel & max_price=250'],
  ["we'd rather not share a bathroom, hostel", 'type=hostel & amenity=Private bathroom', ''],
  [
    'hotel without a restaurant but with room service',
    'type=hotel & amenity=Room service',
    'absence: without a restaurant',
  ],
  [
    'unless it has parking we are not interested, unley',
    'q=unless & location=unley & amenity=Free parking|Paid parking',
    'absence: are not interested',
  ],
  ['pets stay at home, 2 adults, stirling', 'location=stirling & guests=2', 'absence: pets stay at home'],
  [
    'no later than 10pm check in, motel airport',
    'type=motel & near_airport=1',
    'absence: no later than; hour: 10pm',
  ],
  [
    'everything but breakfast, apartment prospect',
    'location=prospect & type=apartment',
    'absence: everything but breakfast',
  ],
  [
    'second week of january, mclaren vale cottage',
    'q=cottage & location=mclaren-vale',
    'dates: second week of january',
  ],
  ['easter monday one night hotel', 'type=hotel & check_in=2027-03-29 & check_out=2027-03-30'],
  [
    'good friday to easter monday, hahndorf, 4 adults',
    'location=hahndorf & check_in=2027-03-26 & check_out=2027-03-29 & guests=4',
  ],
  [
    'from new years eve until 3 january, glenelg',
    'location=glenelg & check_in=2026-12-31 & check_out=2027-01-03',
  ],
  [
    'australia day long weekend, brighton',
    'location=brighton & check_in=2027-01-23 & check_out=2027-01-26',
    '',
  ],
  ['30 january - 2 february 2027, hotel, 2', 'q=2 & type=hotel & check_in=2027-01-30 & check_out=2027-02-02'],
  [
    'late february, serviced apartment, 10 nights',
    'type=serviced-apartment',
    'dates: late february; dates: 10 nights',
  ],
  ['next month, norwood, two people', 'location=norwood & guests=2', 'dates: next month'],
  [
    'tonight and tomorrow, cbd, one adult one teen',
    'location=adelaide-cbd & check_in=2026-11-23 & check_out=2026-11-25 & guests=2',
  ],
  [
    'wednesday 2nd december to friday 4th december, west beach',
    'location=west-beach & check_in=2026-12-02 & check_out=2026-12-04',
  ],
  [
    'this friday for two nights with my husband, hills',
    'location=adelaide-hills & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  ['10th to 13th dec, mother and two daughters', 'check_in=2026-12-10 & check_out=2026-12-13 & guests=3'],
  [
    'our family of six plus grandma, henley beach, 2 jan for a week',
    'location=henley-beach & check_in=2027-01-02 & check_out=2027-01-09 & guests=7',
  ],
  [
    'five mates, golf weekend, west beach, 5-7 february',
    'location=west-beach & check_in=2027-02-05 & check_out=2027-02-07 & guests=5',
    '',
  ],
  [
    '3 adults 4 children villa barossa school holidays',
    'location=barossa & type=villa & guests=7',
    'dates: school holidays',
  ],
  [
    'work crew of 6, motel with parking for utes, port adelaide, mon 7 dec to thu 17 dec',
    'location=port-adelaide & type=motel & amenity=Free parking|Paid parking & check_in=2026-12-07 & check_out=2026-12-17 & guests=6',
  ],
  [
    'single traveller, women only dorm, 4 nights from 9 march',
    'q=women only dorm & type=hostel & check_in=2027-03-09 & check_out=2027-03-13 & guests=1',
  ],
  [
    'twin room for two colleagues near convention centre 1-3 march',
    'q=twin & near=festival-plaza & minutes=15 & check_in=2027-03-01 & check_out=2027-03-03 & guests=2',
  ],
  [
    'quiet studio with kitchenette and desk near unisa city west',
    'type=apartment & tag=quiet & amenity=Kitchenette & amenity=Work desk & near=city-west-campus & minutes=15',
  ],
  [
    'five star spa resort with rooftop bar',
    'type=resort & amenity=Spa & amenity=Rooftop terrace & amenity=Bar & stars=5',
  ],
  [
    '4 star or above with sea view near glenelg jetty under 350',
    'amenity=Sea view & max_price=349.99 & stars=4 & near=glenelg-jetty & minutes=15',
  ],
  [
    'accomodation in addelaide hills with garden and wood fire',
    'location=adelaide-hills & amenity=Garden & amenity=Fireplace',
  ],
  [
    'hotel near royal adelaide hospitel with accessible bathroom',
    'q=hospitel & type=hotel & amenity=Accessible bathroom & near=royal-adelaide-hospital & minutes=15',
  ],
  [
    'family freindly resort with kids playground west beech',
    'location=west-beach & type=resort & tag=family & amenity=Playground',
  ],
  [
    'glenelg apartmant with balcany and air conditionning',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Air conditioning',
  ],
  [
    'hotel with bar and restaurant open late north terrace',
    'q=north terrace & type=hotel & amenity=Bar & amenity=Restaurant',
    'hour: open late',
  ],
  [
    'ev charger and free brekky hotel',
    'type=hotel & amenity=Electric car charging & amenity=Breakfast included',
  ],
  [
    'wine tasting weekend barossa, 2 couples, 12-14 march, spa',
    'q=wine tasting weekend & location=barossa & amenity=Spa & check_in=2027-03-12 & check_out=2027-03-14 & guests=4',
  ],
  [
    'lockers and luggage storage hostel near bus station',
    'type=hostel & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
  ],
  ['place with bathtub, king bed and view of the sea', 'q=king bed & amenity=Bath tub & amenity=Sea view'],
  [
    'kid friendly apartment near beach with washing machine and cot, 19/1-26/1',
    'type=apartment & tag=family & tag=beach & amenity=Washing machine & amenity=Cots on request & check_in=2027-01-19 & check_out=2027-01-26',
  ],
  [
    '24/7 reception hotel near airport arriving 2am on 5 december',
    'type=hotel & amenity=24-hour reception & near_airport=1 & check_in=2026-12-05',
    'hour: arriving 2am',
  ],
  [
    'long stay unit prospect from 1 march, weekly rate',
    'location=prospect & type=apartment & tag=long-stay & check_in=2027-03-01',
    'terms: weekly rate',
  ],
  [
    'rated 4 or more, b&b, mclaren vale, breakfast included, $200-$300',
    'location=mclaren-vale & type=bed-breakfast & amenity=Breakfast included & min_price=200 & max_price=300 & rating=4',
  ],
  [
    'cheapest hotel near adelaide oval 13 december',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-13 & sort=price_low',
  ],
  [
    'hotel with pool adelaide 2 nights 15 january 2 adults 2 kids under 250',
    'type=hotel & amenity=Outdoor pool|Indoor pool & max_price=249.99 & check_in=2027-01-15 & check_out=2027-01-17 & guests=4',
  ],
  [
    'quiet b&b stirling, no children please',
    'location=stirling & type=bed-breakfast & tag=quiet',
    'absence: no children',
  ],
];
