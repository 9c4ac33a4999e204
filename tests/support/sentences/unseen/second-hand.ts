import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel search I in Glenelg, for two person, with the swimming pool, since Friday until Sunday',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'I am needing room since 5 December till 8 December for three persons near to the Central Market',
    'near=adelaide-central-market & minutes=15 & check_in=2026-12-05 & check_out=2026-12-08 & guests=3',
  ],
  [
    'Please can you give me apartment who have kitchen and washing machine, Norwood, 4 night from 10 January',
    'location=norwood & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Washing machine & check_in=2027-01-10 & check_out=2027-01-14',
  ],
  [
    'we come with our dog, need we a house in the Barossa where is the dog allowed',
    'location=barossa & type=villa & amenity=Pets allowed',
  ],
  [
    'Is there cheap hostel in city centre? We are three student from China, want cook',
    'location=adelaide-cbd & type=hostel & amenity=Shared kitchen & max_price=150 & guests=3',
  ],
  [
    'I would like to reserve one chamber double with breakfast, Hahndorf, the night of 12 December',
    'q=one chamber double & location=hahndorf & amenity=Breakfast included|Breakfast available & check_in=2026-12-12 & check_out=2026-12-13',
  ],
  [
    'Hotel must to have parking, must not to have stairs, North Adelaide, price not pass 200 dollar',
    'location=north-adelaide & type=hotel & amenity=Free parking|Paid parking & amenity=Step-free entrance & max_price=200',
    '',
  ],
  [
    'For my parents old, hotel with elevator, wheelchair is need, close of Flinders Medical Centre',
    'q=close & type=hotel & amenity=Lift & amenity=Wheelchair accessible & near=flinders-medical-centre & minutes=15',
  ],
  [
    'Me and wife mine arrive the 24 December and go away the 27 December, want quiet hotel in Stirling',
    'location=stirling & type=hotel & tag=quiet & check_in=2026-12-24 & check_out=2026-12-27 & guests=2',
  ],
  [
    'I do not like the hostels, give me please motel with air conditioning, Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Air conditioning',
    'absence: do not like the hostels',
  ],
  [
    'one family of four peoples with two childs, apartment near from beach, Semaphore, seven days in January',
    'location=semaphore & type=apartment & tag=beach & guests=4',
    'party: two childs; dates: seven days; dates: in January',
  ],
  [
    'Can have breakfast inside room price? Hotel at Adelaide city, 2 people, tomorrow night',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'Sir I want AC room with WiFi facility and car parking facility near airport, under 150 dollars only',
    'amenity=Air conditioning & amenity=Free Wi-Fi & amenity=Free parking|Paid parking & max_price=149.99 & near_airport=1',
  ],
  [
    'Kindly arrange family room for self, wife and one kid, Brighton, from 2nd Jan to 6th Jan',
    'q=arrange & location=brighton & amenity=Family rooms & check_in=2027-01-02 & check_out=2027-01-06 & guests=3',
  ],
  [
    'We not want city, we want mountain, with chimney, for the weekend next',
    'q=mountain & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06',
    'absence: not want city',
  ],
  [
    'An accommodation for this Friday at Saturday, next the Adelaide Oval, not so expensive, 2 persons',
    'q=next & max_price=150 & near=adelaide-oval & minutes=15 & check_in=2026-11-27 & guests=2',
    'dates: at Saturday',
  ],
  [
    'Where can I sleep cheap with my two childs near zoo?',
    'max_price=150 & near=adelaide-zoo & minutes=15',
    'party: two childs',
  ],
  [
    'hotel, five stars, in front of the sea, with spa, price no matter',
    'q=front of the sea & type=hotel & amenity=Spa & stars=5',
    'absence: no matter',
  ],
  [
    'I seek a flat for one month since the 1 February, near of the university Flinders, not sharing the bathroom',
    'type=apartment & amenity=Private bathroom & near=flinders-university & minutes=15 & check_in=2027-02-01',
    'dates: for one month',
  ],
  [
    'Wi-Fi very need, desk need, no need breakfast, Mawson Lakes hotel, Monday to Thursday',
    'location=mawson-lakes & type=hotel & amenity=Free Wi-Fi & amenity=Work desk & check_in=2026-11-23 & check_out=2026-11-26',
    'absence: no need breakfast',
  ],
  [
    'For four adult, villa with garden and barbecue, McLaren Vale, without neighbours noise',
    'location=mclaren-vale & type=villa & amenity=Garden & amenity=Barbecue & guests=4',
    'absence: without neighbours noise',
  ],
  [
    'It is possible to come with the cat? We search a small apartment in Prospect or Unley',
    'location=prospect|unley & type=apartment & amenity=Pets allowed',
  ],
  [
    'Room for tonight, I am alone woman, safe, near station of train of Adelaide, not more 120',
    'q=woman safe & max_price=120 & near=adelaide-railway-station & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'Habibi we need big apartment, city, eight persons, kitchen, no alcohol bar in building',
    'q=Habibi building & location=adelaide-cbd & type=apartment & amenity=Full kitchen|Kitchenette & guests=8',
    'absence: no alcohol bar',
  ],
  [
    'We would to stay by Glenelg two nights as from 4 of December, sea view wished',
    'q=wished & location=glenelg & amenity=Sea view & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    "hotel don't have pool also can, but gym must have, Unley side",
    'location=unley & type=hotel & amenity=Gym',
    "absence: don't have pool",
  ],
  [
    'the price until 180 AUD the night, hotel or motel, with place for park the car, Norwood',
    'location=norwood & type=hotel & type=motel & amenity=Free parking|Paid parking & max_price=180',
  ],
  [
    'I look after a bed and breakfast in Adelaide Hills, where it is allowed to make fire in chimney',
    'q=fire & location=adelaide-hills & type=bed-breakfast & amenity=Fireplace',
  ],
  [
    'Arrival at 3 January, departure at 9 January, 2 adults with baby, need baby bed, apartment Henley Beach',
    'location=henley-beach & type=apartment & amenity=Cots on request & check_in=2027-01-03 & check_out=2027-01-09 & guests=3',
  ],
  [
    'Not near of street with traffic, silent room, West Beach, for my husband and me',
    'q=traffic & location=west-beach & tag=quiet & guests=2',
    'absence: Not near of street',
  ],
  [
    'From where I can walk until Rundle Mall in ten minutes, hostel or hotel cheap',
    'q=walk & type=hostel & type=hotel & max_price=150 & near=rundle-mall & minutes=10',
  ],
  [
    'this saturday I go with my friends, we are 5, we want house with pool in vineyards',
    'type=villa & tag=vineyard & amenity=Outdoor pool|Indoor pool & check_in=2026-11-28 & guests=5',
  ],
  [
    'have vegetarian breakfast? need hotel in CBD for conference, two nights, 7 and 8 December',
    'q=vegetarian & location=adelaide-cbd & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  [
    'Lodging for pilgrim group of 12 persons, simply, with shared kitchen, from 11 until 13 of March',
    'q=pilgrim & amenity=Shared kitchen & check_in=2027-03-11 & check_out=2027-03-13 & guests=12',
  ],
  [
    'I can not walk much, so bus or tram near, hotel with lift, Glenelg',
    'location=glenelg & type=hotel & amenity=Lift',
    'absence: can not walk much; distance: bus or tram near',
  ],
  [
    'we are arriving by car electric so charging is necessary, hotel in the hills',
    'q=charging & location=adelaide-hills & type=hotel & amenity=Electric car charging',
  ],
  [
    'No smoking room is must for us, B and B, Barossa, 14th Dec till 16th Dec, two adults only',
    'location=barossa & type=bed-breakfast & amenity=Non-smoking rooms & check_in=2026-12-14 & check_out=2026-12-16 & guests=2',
  ],
  [
    'which hotel are near to the hospital Queen Elizabeth, my father make operation there the 8 December',
    'q=operation & type=hotel & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-12-08',
  ],
  [
    'Not hostel please, not shared bathroom please, only private, budget 90 to 130, city',
    'q=private & location=adelaide-cbd & min_price=90 & max_price=130',
    'absence: Not hostel; absence: not shared bathroom',
  ],
  [
    'Good place romantic for honeymoon, bathtub inside room, view at sea, 3 night begin 20 December',
    'tag=romantic & amenity=Bath tub & amenity=Sea view & check_in=2026-12-20 & check_out=2026-12-23',
  ],
];
