import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Hello, I search a hotel in the near of Adelaide Oval for two persons from 12. to 14. December',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & check_out=2026-12-14 & guests=2',
  ],
  [
    'We are four persons and would like a apartment with kitchen in Glenelg until 200 dollar the night',
    'location=glenelg & type=apartment & amenity=Full kitchen|Kitchenette & max_price=200 & guests=4',
  ],
  [
    'Is it possible to have a double room with breakfast for 3 nights, arrival 5.1.2027?',
    'q=double & amenity=Breakfast included|Breakfast available & check_in=2027-01-05 & check_out=2027-01-08',
  ],
  [
    'I need quiet room, not near to the street, with own bathroom, in North Adelaide',
    'location=north-adelaide & tag=quiet & amenity=Private bathroom',
    'absence: not near to the street',
  ],
  [
    'please hotel with swimming bath and parking place for the auto, Adelaide center',
    'q=auto & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking',
  ],
  [
    'In January we make holidays with two children, search house by the beach',
    'type=villa & tag=beach',
    'dates: In January; party: two children',
  ],
  [
    'hotel near train station adelaide cheap one person two night',
    'type=hotel & max_price=150 & near=adelaide-railway-station & minutes=15 & guests=1',
    'dates: two night',
  ],
  [
    'we want living in the city, 10 minutes by foot to the market',
    'q=living & location=adelaide-cbd & near=adelaide-central-market & minutes=10 & by=walk',
  ],
  [
    'Do you have rooms free from the 24. until the 27. of December for 3 persons in Henley Beach?',
    'location=henley-beach & check_in=2026-12-24 & check_out=2026-12-27 & guests=3',
  ],
  [
    'Price maximal 150 AUD, with WLAN and without breakfast',
    'amenity=Free Wi-Fi & max_price=150',
    'absence: without breakfast',
  ],
  [
    'two bed room apartment near university of south australia for my son study',
    'q=two bed study & type=apartment & near=any-university & minutes=15',
    'party: for my son',
  ],
  [
    'want book room hotel near airport, flight 6 morning, tomorrow night',
    'q=flight 6 morning & type=hotel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'Family with 2 adult and 1 children need hotel have swimming pool',
    'type=hotel & tag=family & amenity=Outdoor pool|Indoor pool & guests=3',
  ],
  [
    'good view sea room, romantic, for husband and wife, two nights from 14 February',
    'q=view sea & tag=romantic & check_in=2027-02-14 & check_out=2027-02-16 & guests=2',
  ],
  [
    'hotel have breakfast, have parking, no smoking, CBD, 4 people',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking & amenity=Non-smoking rooms & guests=4',
  ],
  [
    'Long time stay 2 month apartment near Flinders University quiet for student one person',
    'type=apartment & tag=long-stay & tag=quiet & near=flinders-university & minutes=15 & guests=1',
    'dates: 2 month',
  ],
  [
    'can cooking room, washing machine have, near Central Market',
    'amenity=Full kitchen|Kitchenette & amenity=Washing machine & near=adelaide-central-market & minutes=15',
  ],
  [
    'price between 100 to 150 dollar one night hotel Chinatown Adelaide',
    'type=hotel & min_price=100 & max_price=150 & near=adelaide-central-market & minutes=15',
    'dates: one night',
  ],
  [
    'my parents come from China, they want hotel near Rundle Mall, 5 days from February 6',
    'type=hotel & near=rundle-mall & minutes=15 & check_in=2027-02-06',
    'dates: 5 days',
  ],
  [
    'not too expensive hotel for 3 people, can take tram go to city, Glenelg',
    'q=tram & location=glenelg & type=hotel & max_price=150 & guests=3',
    'distance: city',
  ],
  [
    'Where can I sleep with my dog in Barossa? We are two',
    'location=barossa & amenity=Pets allowed & guests=2',
  ],
  [
    'Looking for a room matrimonial with bath in Hahndorf, the 20 of March, two nights',
    'q=matrimonial & location=hahndorf & amenity=Bath tub & check_in=2027-03-20 & check_out=2027-03-22',
  ],
  [
    'an hotel of four stars in the center, with the gym',
    'location=adelaide-cbd & type=hotel & amenity=Gym & stars=4',
  ],
  [
    'We would like to rent a villa with pool for eight persons in the Barossa Valley, from Saturday to Saturday',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2026-11-28 & check_out=2026-12-05 & guests=8',
  ],
  [
    'It is needed an elevator because my mother has problem with the stairs, Adelaide CBD',
    'q=problem with the stairs & location=adelaide-cbd & amenity=Lift',
  ],
  [
    'I am celiac, hotel with breakfast without gluten in Norwood',
    'location=norwood & type=hotel & amenity=Breakfast included|Breakfast available',
    'beside: I am celiac; absence: without gluten',
  ],
  [
    'bungalow near the sea, cheap, two adults and a boy of 8 years, July',
    'q=bungalow 8 years & tag=beach & max_price=150 & guests=3',
    'dates: July',
  ],
  [
    'from 3 to 10 April, apartment with terrace and air conditioned, Semaphore',
    'location=semaphore & type=apartment & amenity=Balcony|Rooftop terrace & amenity=Air conditioning & check_in=2027-04-03 & check_out=2027-04-10',
  ],
  [
    'not hostel, not shared bathroom, but low price, Adelaide',
    'max_price=150',
    'absence: not hostel; absence: not shared bathroom',
  ],
  [
    'I look for accommodation for the days 5, 6 and 7 of May for 2',
    'check_in=2027-05-05 & check_out=2027-05-08 & guests=2',
  ],
  [
    'stay of one week beginning 1st of March in a B&B in Stirling',
    'location=stirling & type=bed-breakfast & check_in=2027-03-01 & check_out=2027-03-08',
  ],
  [
    'we come on the 19th December and go on the 22nd, two grown-ups, a place with fireplace',
    'amenity=Fireplace & check_in=2026-12-19 & check_out=2026-12-22 & guests=2',
  ],
  [
    'room for three with three separate beds next the beach Glenelg',
    'q=three separate beds next & location=glenelg & tag=beach & guests=3',
  ],
  [
    'the hotel must accept cats, max 180 dollars per night, Unley',
    'location=unley & type=hotel & amenity=Pets allowed & max_price=180',
  ],
  [
    'arriving Wednesday 2 December evening, departing Friday 4 December, one adult, city',
    'location=adelaide-cbd & check_in=2026-12-02 & check_out=2026-12-04 & guests=1',
  ],
  [
    'is there a youth hostel with free breakfast and laundry near the bus station?',
    'type=hostel & amenity=Breakfast included & amenity=Laundry|Washing machine & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'Wine region stay, view at vineyards, half a week, McLaren Vale, 2 pax',
    'q=view half & location=mclaren-vale & tag=vineyard & guests=2',
    'dates: a week',
  ],
  [
    'hotel 5 minutes walking from the Convention Centre for congress, single use',
    'q=single use & type=hotel & near=festival-plaza & minutes=5 & by=walk',
    '',
  ],
  [
    'I would prefer a hotel not in the center but with tram, up to 130 euro',
    'q=tram & type=hotel',
    'absence: not in the center; amount: up to 130 euro',
  ],
  [
    'with the baby bed, kitchen little, and parking free in Brighton',
    'location=brighton & amenity=Cots on request & amenity=Full kitchen|Kitchenette & amenity=Free parking',
  ],
  [
    'Spa hotel for the weekend of 12 December, pair',
    'q=pair & type=hotel & amenity=Spa & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    'hotel three stars minimum, with reception 24 hours, arriving at midnight of Friday',
    'type=hotel & amenity=24-hour reception & stars=3 & check_in=2026-11-27',
    'hour: arriving at midnight',
  ],
  [
    'for the 31 December one night, 4 friends, not more far than 20 minutes by feet from the city',
    'q=20 minutes by feet from the city & check_in=2026-12-31 & check_out=2027-01-01 & guests=4',
    'absence: not more far than',
  ],
  [
    'Möchten Zimmer mit Meerblick in Glenelg, 2 Personen, 10.-14. Februar',
    'q=Möchten & location=glenelg & amenity=Sea view & check_in=2027-02-10 & check_out=2027-02-14 & guests=2',
  ],
  [
    'appartamento per 4 persone vicino al mare con piscina',
    'q=mare & type=apartment & amenity=Outdoor pool|Indoor pool & guests=4',
  ],
  [
    'cerco albergo in centro con colazione inclusa per due notti dal 3 gennaio',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included & check_in=2027-01-03 & check_out=2027-01-05',
  ],
  [
    'hotel which allows to smoke and dogs, Port Adelaide',
    'q=smoke & location=port-adelaide & type=hotel & amenity=Pets allowed',
  ],
  [
    'barrier free room for wheel chair, direct at the beach',
    'q=barrier free & tag=beachfront & amenity=Wheelchair accessible',
  ],
  [
    'we want not a big chain, better small boutique hotel in city with rooftop',
    'location=adelaide-cbd & type=hotel & tag=boutique & amenity=Rooftop terrace',
    'absence: not a big chain',
  ],
  [
    'Flat to rent in Mawson Lakes near the uni 1 month 600 dollars a week',
    'location=mawson-lakes & type=apartment & max_price=85 & near=any-university & minutes=15',
    'dates: 1 month',
  ],
  [
    'one time double, one time single room, Prospect, on Thursday',
    'q=time double time single & location=prospect & check_in=2026-11-26',
  ],
  ['where exists in Adelaide hotel with indoor swimming hall', 'type=hotel & amenity=Indoor pool'],
  [
    'bed in dormitory, less than 40 AUD, central',
    'q=dormitory & location=adelaide-cbd & type=hostel & max_price=39.99',
  ],
  [
    'reservation for Mr. Li, 3 rooms 5 persons, 8 Dec to 11 Dec, Adelaide CBD, meeting room need',
    'q=Mr Li & location=adelaide-cbd & amenity=Meeting rooms & check_in=2026-12-08 & check_out=2026-12-11 & guests=5',
    'rooms: 3 rooms',
  ],
  [
    'near hospital RAH, mother operation, 1 week from 30 November, kitchen can use',
    'q=operation use & amenity=Full kitchen|Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-30 & check_out=2026-12-07',
  ],
  [
    'hotel with garage closed for motorcycle, 2 motorbikes, Adelaide Hills, 1 night 9 January',
    'q=closed for motorcycle 2 motorbikes & location=adelaide-hills & type=hotel & amenity=Free parking|Paid parking & check_in=2027-01-09 & check_out=2027-01-10',
  ],
  [
    "we'd stay 26-29.12. in Glenelg, two adults, two childs 6+9",
    'location=glenelg & check_in=2026-12-26 & check_out=2026-12-29 & guests=4',
  ],
  [
    'is animal allowed? small hotel Henley Beach, sea side',
    'location=henley-beach & type=hotel & tag=beach & amenity=Pets allowed',
  ],
  [
    'without air conditioner is not ok, room for 2, tonight',
    'check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
    'absence: without air conditioner; absence: is not ok',
  ],
  [
    'from today 3 nights I search cheap bed Adelaide, alone',
    'max_price=150 & check_in=2026-11-23 & check_out=2026-11-26 & guests=1',
  ],
];
