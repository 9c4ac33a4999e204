import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'cheap motel prospect for one, sunday to wednesday',
    'location=prospect & type=motel & max_price=150 & check_in=2026-11-29 & check_out=2026-12-02 & guests=1',
  ],
  [
    'Glenelg apartment, ocean view, max $280, 2-6 feb, 3 adults',
    'location=glenelg & type=apartment & amenity=Sea view & max_price=280 & check_in=2027-02-02 & check_out=2027-02-06 & guests=3',
  ],
  [
    'is there a hotel in the city that takes dogs under 250',
    'location=adelaide-cbd & type=hotel & amenity=Pets allowed & max_price=249.99',
  ],
  [
    'family hotel near the zoo with pool for the first weekend of december',
    'type=hotel & tag=family & amenity=Outdoor pool|Indoor pool & near=adelaide-zoo & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'no more than 15 minutes walk to rundle mall, breakfast included',
    'amenity=Breakfast included & near=rundle-mall & minutes=15 & by=walk',
  ],
  ['hotel with gym but no pool', 'type=hotel & amenity=Gym', 'absence: no pool'],
  [
    'a room for two with a spa bath in Hahndorf, valentines weekend',
    'location=hahndorf & amenity=Spa & guests=2',
    'dates: valentines weekend',
  ],
  [
    'barossa accomodation 4 couples easter',
    'location=barossa & check_in=2027-03-26 & check_out=2027-03-29 & guests=8',
  ],
  [
    'hostel with female dorm and lockers, cbd',
    'q=female dorm and lockers & location=adelaide-cbd & type=hostel',
  ],
  [
    'not a motel, not a hostel, up to 180, north adelaide',
    'location=north-adelaide & max_price=180',
    'absence: not a motel; absence: not a hostel',
  ],
  [
    'stay near lyell mcewin hospital, kitchenette, 3 weeks from 11 january',
    'amenity=Kitchenette & near=lyell-mcewin-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-01',
  ],
  [
    'wheel chair accessible motel with roll in shower, west beach',
    'q=roll in shower & location=west-beach & type=motel & amenity=Wheelchair accessible',
  ],
  [
    'dog and cat friendly cottage hills, fireplace, no wifi needed',
    'q=cottage & location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace',
    'absence: no wifi',
  ],
  [
    '2 adults 1 infant, cot, semaphore, tomorrow for 4 nights',
    'location=semaphore & amenity=Cots on request & check_in=2026-11-24 & check_out=2026-11-28 & guests=3',
  ],
  ['5 star or 4 star hotel on north terrace', 'q=north terrace & type=hotel & stars=4'],
  [
    'anything under $130 tonight, 1 person',
    'max_price=129.99 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'between christmas and new year, west beach, family of 6',
    'location=west-beach & guests=6',
    'dates: between christmas; dates: new year',
  ],
  ['mid january for a fortnight, glenelg', 'location=glenelg', 'dates: mid january; dates: for a fortnight'],
  [
    'the last week of december, henley beach, 4 people',
    'location=henley-beach & guests=4',
    'dates: the last week of december',
  ],
  [
    'apartment with two bathrooms and a washing machine in norwood',
    'q=two bathrooms & location=norwood & type=apartment & amenity=Washing machine',
  ],
  [
    'hotel with free parking and late checkout, saturday 12 december',
    'q=late checkout & type=hotel & amenity=Free parking & check_in=2026-12-12',
  ],
  [
    'adelaide oval hotel saturday night, 2 ppl',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  ['brighton motel except fridays', 'location=brighton & type=motel', 'absence: except fridays'],
  [
    'room with work desk and fast internet near the tram',
    'q=fast & amenity=Work desk & amenity=Free Wi-Fi & near=any-tram-stop & minutes=10',
  ],
  ['unley b&b 150-200 a night', 'location=unley & type=bed-breakfast & min_price=150 & max_price=200'],
  [
    'luxury villa mclaren vale with private pool for 10, 2 to 5 april',
    'q=private & location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & min_price=300 & check_in=2027-04-02 & check_out=2027-04-05 & guests=10',
  ],
  [
    'smoke free quiet hotel away from nightclubs',
    'type=hotel & tag=quiet & amenity=Non-smoking rooms',
    'absence: away from nightclubs',
  ],
  [
    'we are 3 girls looking for a hostel with a bar and kitchen',
    'type=hostel & amenity=Bar & amenity=Full kitchen|Kitchenette & guests=3',
  ],
  [
    'port adelaide, not too expensive, must have aircon',
    'location=port-adelaide & amenity=Air conditioning',
    'absence: not too expensive',
  ],
  [
    'elderly parents so ground floor or lift please, glenelg',
    'q=elderly & location=glenelg',
    'either: ground floor; either: lift',
  ],
  [
    'hotel mawson lakes this thurs-sat',
    'location=mawson-lakes & type=hotel & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'hotel adelaide 03/01/2027 - 07/01/2027 2 adults 2 children',
    'type=hotel & check_in=2027-01-03 & check_out=2027-01-07 & guests=4',
  ],
  [
    'resort kids pool playground bbq 2 adults 3 kids',
    'q=kids pool & type=resort & amenity=Playground & amenity=Barbecue & guests=5',
  ],
  [
    'self check in motel, arriving midnight friday, airport',
    'type=motel & amenity=Self check-in & near_airport=1 & check_in=2026-11-27',
    'hour: arriving midnight',
  ],
  ['something romantic but not in the hills', 'tag=romantic', 'absence: but not in the hills'],
  [
    'accommodation with bike storage before the tour down under',
    'q=before the tour down under & amenity=Bicycle storage',
  ],
  [
    'stirling or hahndorf, fireplace, 2 people, 18-20 june',
    'location=stirling|hahndorf & amenity=Fireplace & check_in=2027-06-18 & check_out=2027-06-20 & guests=2',
  ],
  ["queen's birthday weekend barossa", "q=queen's birthday & location=barossa", 'dates: weekend'],
  [
    'october long weekend, glenelg, family room',
    'location=glenelg & amenity=Family rooms',
    'dates: october long weekend',
  ],
  [
    'adelaide cup weekend hotel cbd',
    'location=adelaide-cbd & type=hotel & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  ['a night in a hotel with an indoor pool and sauna', 'q=sauna & type=hotel & amenity=Indoor pool'],
  ['hotel where pets are not allowed, allergic', 'q=allergic & type=hotel', 'absence: pets are not allowed'],
  [
    'any apartments w/out stairs n w parking glenelg',
    'location=glenelg & type=apartment & amenity=Free parking|Paid parking',
    'absence: w/out stairs',
  ],
  ['4.5 star rating or better by guests, b&b', 'type=bed-breakfast', 'stars: 4.5 star rating or better'],
  ['rated above 4, hotel adelaide cbd, gym', 'location=adelaide-cbd & type=hotel & amenity=Gym & rating=4'],
  [
    'self-contained place near QEH for 6 weeks',
    'tag=self-contained & near=queen-elizabeth-hospital & minutes=15',
    'dates: for 6 weeks',
  ],
  [
    'semaphore cottage sleeps 6 with bbq, 26-30 dec',
    'q=cottage & location=semaphore & amenity=Barbecue & check_in=2026-12-26 & check_out=2026-12-30 & guests=6',
  ],
  [
    '7 march to 10 march north adelaide apartment for 4 adults',
    'location=north-adelaide & type=apartment & check_in=2027-03-07 & check_out=2027-03-10 & guests=4',
  ],
  ['$99 motel', 'type=motel', 'amount: $99'],
  ['hotel cbd $180', 'location=adelaide-cbd & type=hotel', 'amount: $180'],
  [
    'at least 2 nights from 9 january, brighton',
    'location=brighton & check_in=2027-01-09 & check_out=2027-01-11',
  ],
  [
    'room with balcony facing the city, not the street',
    'amenity=Balcony & amenity=City view',
    'absence: not the street',
  ],
  [
    'glenelg hotle with breakfst and carpark',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking',
  ],
  ['backpakers adelaide under 40 dollars with lockers', 'q=lockers & type=hostel & max_price=39.99'],
  [
    'seviced appartment noth adelaide 10 nights from the 1st of feb',
    'location=north-adelaide & type=serviced-apartment & check_in=2027-02-01 & check_out=2027-02-11',
  ],
  [
    'henly beach wiht pool and sea veiw',
    'location=henley-beach & amenity=Outdoor pool|Indoor pool & amenity=Sea view',
  ],
  ['baby friendly with crib and bath tub', 'q=baby friendly & amenity=Cots on request & amenity=Bath tub'],
  [
    'meeting room for 20 and 5 bedrooms, business trip',
    'q=5 bedrooms & tag=business & amenity=Meeting rooms & guests=20',
  ],
  [
    'winery stay with cellar door tastings and restaurant, couple, fri 5 feb to sun 7 feb',
    'q=winery & amenity=Cellar door tastings & amenity=Restaurant & check_in=2027-02-05 & check_out=2027-02-07 & guests=2',
  ],
  [
    'from monday 14th to friday 18th december, one adult, port adelaide',
    'location=port-adelaide & check_in=2026-12-14 & check_out=2026-12-18 & guests=1',
  ],
  [
    'motel with pool and breakfast near glenelg beach 2 adults 1 child 27 to 29 december',
    'location=glenelg & type=motel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & check_in=2026-12-27 & check_out=2026-12-29 & guests=3',
  ],
  [
    'cheap and clean room for one night in the city tomorrow',
    'q=clean & location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'need accessible apartment, lift, no steps, norwood, 10-12 march',
    'location=norwood & type=apartment & amenity=Wheelchair accessible & amenity=Lift & check_in=2027-03-10 & check_out=2027-03-12',
    'absence: no steps',
  ],
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
    'q=fenced yard & location=port-adelaide & type=motel & amenity=Pets allowed',
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
  [
    "we'd rather not share a bathroom, hostel",
    "q=we'd & type=hostel",
    'absence: rather not share a bathroom',
  ],
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
    'q=check & type=motel & near_airport=1',
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
  ['australia day long weekend, brighton', 'location=brighton', 'dates: australia day long weekend'],
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
    'q=golf & location=west-beach & check_in=2027-02-05 & check_out=2027-02-07 & guests=5',
    'dates: weekend',
  ],
  [
    '3 adults 4 children villa barossa school holidays',
    'location=barossa & type=villa & guests=7',
    'dates: school holidays',
  ],
  [
    'work crew of 6, motel with parking for utes, port adelaide, mon 7 dec to thu 17 dec',
    'q=work utes & location=port-adelaide & type=motel & amenity=Free parking|Paid parking & check_in=2026-12-07 & check_out=2026-12-17 & guests=6',
  ],
  [
    'single traveller, women only dorm, 4 nights from 9 march',
    'q=women only dorm & check_in=2027-03-09 & check_out=2027-03-13 & guests=1',
  ],
  [
    'twin room for two colleagues near convention centre 1-3 march',
    'q=twin convention centre & check_in=2027-03-01 & check_out=2027-03-03 & guests=2',
  ],
  [
    'quiet studio with kitchenette and desk near unisa city west',
    'type=apartment & tag=quiet & amenity=Kitchenette & amenity=Work desk & near=city-west-campus & minutes=15',
  ],
  ['five star spa resort with rooftop bar', 'type=resort & amenity=Spa & amenity=Rooftop terrace & stars=5'],
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
    'q=open late north terrace & type=hotel & amenity=Bar & amenity=Restaurant',
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
    'q=lockers & type=hostel & amenity=Luggage storage & near=adelaide-central-bus-station & minutes=15',
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
    'q=unit weekly & location=prospect & tag=long-stay & check_in=2027-03-01',
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
  [
    '2 bed apartment cbd free parking and gym from 4th to 11th of april',
    'q=2 bed & location=adelaide-cbd & type=apartment & amenity=Free parking & amenity=Gym & check_in=2027-04-04 & check_out=2027-04-11',
  ],
  [
    'Semaphore motel this sat night, 1 adult',
    'location=semaphore & type=motel & check_in=2026-11-28 & check_out=2026-11-29 & guests=1',
  ],
  [
    'big house in the barossa for 12, two dogs, fireplace',
    'q=big house & location=barossa & amenity=Pets allowed & amenity=Fireplace & guests=12',
  ],
  [
    'glenelg hotels from $150 up to $220 with sea view',
    'location=glenelg & type=hotel & amenity=Sea view & min_price=150 & max_price=220',
  ],
  [
    'anything available near the entertainment centre on saturday 5 december',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-05',
  ],
  [
    'wheelchair friendly, step free entrance, accessible bathroom, brighton',
    'location=brighton & amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Accessible bathroom',
  ],
  [
    'motel not too far from the airport with shuttle, tonight',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'hahndorf for my birthday, spa, 2 people, 6 february',
    'location=hahndorf & amenity=Spa & check_in=2027-02-06 & guests=2',
  ],
  [
    'hostels without curfew, kitchen, common room',
    'type=hostel & amenity=Full kitchen|Kitchenette & amenity=Common room',
    'absence: without curfew',
  ],
  [
    'unley or norwood apartment, long stay, washing machine, no pets',
    'location=unley|norwood & type=apartment & tag=long-stay & amenity=Washing machine',
    'absence: no pets',
  ],
  [
    '4-5 star hotel with indoor pool but not more than 280',
    'type=hotel & amenity=Indoor pool & max_price=280 & stars=4',
  ],
  [
    "we'd like a vineyard view in mclaren vale, valentines day, for two",
    'location=mclaren-vale & tag=vineyard & check_in=2027-02-14 & check_out=2027-02-15 & guests=2',
  ],
  [
    'anywhere cheap for two backpackers from thursday to sunday',
    'max_price=150 & check_in=2026-11-26 & check_out=2026-11-29 & guests=2',
  ],
  [
    'port adelaide with a bbq and a garden, 3 nights, starting 1 march',
    'location=port-adelaide & amenity=Barbecue & amenity=Garden & check_in=2027-03-01 & check_out=2027-03-04',
  ],
  [
    'hotel near central market, breakfast not needed, max 190',
    'type=hotel & max_price=190 & near=adelaide-central-market & minutes=15',
    'absence: breakfast not needed',
  ],
  [
    'west beach 19 to 23 april, 2 adults + 3 kids, playground',
    'location=west-beach & amenity=Playground & check_in=2027-04-19 & check_out=2027-04-23 & guests=5',
  ],
  [
    'prospect for a month from 1 february, desk, wifi, one person',
    'location=prospect & amenity=Work desk & amenity=Free Wi-Fi & check_in=2027-02-01 & guests=1',
  ],
  [
    'henley beach next friday to sunday couple with balcony',
    'location=henley-beach & amenity=Balcony & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'family reunion of 14, adelaide hills, new year',
    'location=adelaide-hills & check_in=2026-12-31 & check_out=2027-01-01 & guests=14',
  ],
  [
    'nothing in the hills, nothing over 160, motel',
    'type=motel & max_price=160',
    'absence: nothing in the hills',
  ],
  [
    'rooms with no carpet and no feather pillows, cbd',
    'location=adelaide-cbd',
    'absence: with no carpet; absence: no feather pillows',
  ],
  [
    'apartment with full kitchen not just a microwave',
    'type=apartment & amenity=Full kitchen',
    'absence: not just a microwave',
  ],
  [
    'hotel with breakfast other than continental',
    'type=hotel & amenity=Breakfast included|Breakfast available',
    'absence: other than continental',
  ],
  ['all hotels but the ones in glenelg', 'type=hotel', 'absence: but the ones in glenelg'],
  [
    'nowhere noisy, not on a main road, b&b norwood',
    'location=norwood & type=bed-breakfast',
    'absence: nowhere noisy; absence: not on a main road',
  ],
  ["a place that isn't a hotel or motel, glenelg", 'location=glenelg', "absence: isn't a hotel or motel"],
  [
    'at least 2 bedrooms, max $300, brighton, easter',
    'q=2 bedrooms & location=brighton & max_price=300 & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    'not before friday, two nights, semaphore',
    'location=semaphore',
    'absence: not before friday; dates: two nights',
  ],
  [
    'fri 29 jan until mon 1 feb, 2 couples, barossa b&b',
    'location=barossa & type=bed-breakfast & check_in=2027-01-29 & check_out=2027-02-01 & guests=4',
  ],
  [
    'the week after christmas, glenelg, family of five',
    'location=glenelg & guests=5',
    'dates: the week after christmas',
  ],
  [
    'first two weeks of july, serviced apartment, cbd',
    'q=july & location=adelaide-cbd & type=serviced-apartment',
    'dates: two weeks',
  ],
  ['middle of may, 4 nights, hahndorf', 'location=hahndorf', 'dates: middle of may; dates: 4 nights'],
  ['saturday 13 and sunday 14 february, 2 adults, spa', 'amenity=Spa & check_in=2027-02-13 & guests=2'],
  ['anzac day weekend, north adelaide', 'location=north-adelaide', 'dates: anzac day weekend'],
  ['12/2 - 14/2, hotel, 2 pax', 'type=hotel & check_in=2027-02-12 & check_out=2027-02-14 & guests=2'],
  [
    'june long weekend, mclaren vale, two couples, fireplace',
    'location=mclaren-vale & amenity=Fireplace & guests=4',
    'dates: june long weekend',
  ],
  [
    'easter saturday and sunday nights, stirling',
    'location=stirling & check_in=2027-03-27 & check_out=2027-03-29',
  ],
  [
    'for 5 nights from boxing day, west beach, 2 adults 2 teens',
    'location=west-beach & check_in=2026-12-26 & check_out=2026-12-31 & guests=4',
  ],
  [
    'arriving late thursday, leaving early saturday, airport',
    'near_airport=1 & check_in=2026-11-26 & check_out=2026-11-28',
  ],
  [
    'nan, pop and the three grandkids, brighton, 10 january for 5 nights',
    'location=brighton & check_in=2027-01-10 & check_out=2027-01-15 & guests=5',
  ],
  [
    'me, two mates and a dog, semaphore, this weekend',
    'location=semaphore & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-29 & guests=3',
  ],
  [
    '2 rooms for 4 adults, unley, 3-5 dec',
    'q=2 rooms & location=unley & check_in=2026-12-03 & check_out=2026-12-05 & guests=4',
  ],
  [
    'solo female, safe, near tram, under 120, 1-4 feb',
    'q=safe & max_price=119.99 & near=any-tram-stop & minutes=10 & check_in=2027-02-01 & check_out=2027-02-04 & guests=1',
  ],
  ['baby aged 1 and two adults, cot, cbd', 'location=adelaide-cbd & amenity=Cots on request & guests=3'],
  [
    'school group of 24, hostel, 8 to 10 june',
    'q=school & type=hostel & check_in=2027-06-08 & check_out=2027-06-10',
    'party: group of 24',
  ],
  [
    'hotel with swimmming pool and resturant near showground',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Restaurant & near=adelaide-showground & minutes=15',
  ],
  [
    'mclarenvale accomodaton with firplace and veiw of vineyard',
    'q=accomodaton veiw & location=mclaren-vale & tag=vineyard & amenity=Fireplace',
  ],
  ['chaep motel prot adelaide', 'location=port-adelaide & type=motel & max_price=150'],
  ['petfriendly b&b hahndorf', 'location=hahndorf & type=bed-breakfast & amenity=Pets allowed'],
  ['aparment glenlg wifi', 'location=glenelg & type=apartment & amenity=Free Wi-Fi'],
  ['luxery hotel adelaide cbd spa', 'location=adelaide-cbd & type=hotel & amenity=Spa & min_price=300'],
  [
    'norwood hotel, aircon, lift, breakfast, bar, 2 guests, 8 dec',
    'location=norwood & type=hotel & amenity=Air conditioning & amenity=Lift & amenity=Breakfast included|Breakfast available & amenity=Bar & check_in=2026-12-08 & guests=2',
  ],
  ['resort with tennis court and kids club', 'q=tennis court and kids club & type=resort'],
  [
    'hotel where I can charge my car, north adelaide, thursday',
    'location=north-adelaide & type=hotel & amenity=Electric car charging & check_in=2026-11-26',
  ],
  [
    'tour desk, luggage storage, 24 hour reception, hostel',
    'type=hostel & amenity=Tour desk & amenity=Luggage storage & amenity=24-hour reception',
  ],
  [
    'cbd apartment city view high floor 2 adults new years eve',
    'q=high floor & location=adelaide-cbd & type=apartment & amenity=City view & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
  ],
  [
    'heated room and hot tub in the hills in july',
    'location=adelaide-hills & amenity=Heating & amenity=Spa',
    'dates: in july',
  ],
  [
    'hotel or serviced apartment in the city for 7 weeks',
    'location=adelaide-cbd & type=hotel & type=serviced-apartment',
    'dates: for 7 weeks',
  ],
  ['hotels except the ones in glenelg', 'type=hotel', 'absence: except the ones in glenelg'],
  ['hotels but not those near the airport', 'type=hotel', 'absence: but not those near the airport'],
  ['baby and 2 adults, cot', 'amenity=Cots on request & guests=3'],
  ['good friday and saturday, hotel', 'type=hotel & check_in=2027-03-26'],
  ['two backpackers in a hostel', 'type=hostel & guests=2'],
];
