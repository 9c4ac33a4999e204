import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'pls hotel near airpot for 2 ppl tmrw nite',
    'type=hotel & near_airport=1 & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'i search apartment for 3 person in Glenelg from 5 until 9 january',
    'location=glenelg & type=apartment & check_in=2027-01-05 & check_out=2027-01-09 & guests=3',
  ],
  [
    'need rm w kitchn nr flindrs uni 4 2 weeks',
    'amenity=Full kitchen|Kitchenette & near=flinders-university & minutes=15',
    'dates: 4 2 weeks',
  ],
  [
    'We are family with two childrens, want appartement near of beach with piscine',
    'type=apartment & tag=family & tag=beach & amenity=Outdoor pool|Indoor pool',
    'party: two childrens',
  ],
  [
    'hotel wich have parking gratis and breakfast inside price',
    'type=hotel & amenity=Free parking & amenity=Breakfast included',
  ],
  [
    'looking 4 cheep motel in prospct 2nite',
    'location=prospect & type=motel & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'please one room quiet without the street noise in center',
    'location=adelaide-cbd & tag=quiet',
    'rooms: one room; absence: without the street noise',
  ],
  [
    'any hotl in norwod wit pool n gym undr 200',
    'location=norwood & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & max_price=199.99',
  ],
  [
    'is possible to bring the dog? we look for house with garden in the hills',
    'location=adelaide-hills & type=villa & amenity=Pets allowed & amenity=Garden',
  ],
  ['hav u got smth wiv sea veiw in brighton 4 me n my gf', 'location=brighton & amenity=Sea view & guests=2'],
  [
    'We will be 4 adult and 1 kid, arrive 20 december and depart 27 december',
    'check_in=2026-12-20 & check_out=2026-12-27 & guests=5',
  ],
  [
    'room with private toilette and air condition for maximum 100 dollar',
    'amenity=Private bathroom & amenity=Air conditioning & max_price=100',
  ],
  [
    'bnb barosa vally sat nite w spa',
    'location=barossa & type=bed-breakfast & amenity=Spa & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'it must have the kitchen because I cook for my baby',
    'amenity=Full kitchen|Kitchenette',
    'party: for my baby',
  ],
  ['hotel in the near of the oval of Adelaide please', 'type=hotel & near=adelaide-oval & minutes=15'],
  [
    'want rent villa by the sea, eight persons, from 2 to 9 of january',
    'type=villa & tag=beach & check_in=2027-01-02 & check_out=2027-01-09 & guests=8',
  ],
  [
    'no smokers room double bed hotel cbd 1 night 30/11',
    'q=double bed & location=adelaide-cbd & type=hotel & amenity=Non-smoking rooms & check_in=2026-11-30 & check_out=2026-12-01',
  ],
  [
    'me and my husbend want romantik weekend in mclaren vail',
    'location=mclaren-vale & tag=romantic & guests=2',
    'dates: weekend',
  ],
  [
    'acomodation hahndorf xmas eve 2 boxing day fam of 4',
    'location=hahndorf & check_in=2026-12-24 & check_out=2026-12-26 & guests=4',
  ],
  ['I wish hotel 4 estrellas con piscina', 'type=hotel & amenity=Outdoor pool|Indoor pool & stars=4'],
  [
    'ground flr motel elizabeth w parkng 4 truck',
    'q=ground flr elizabeth 4 truck & type=motel & amenity=Free parking|Paid parking',
  ],
  [
    'hotel must to have elevator, my mother can not walk so good',
    'type=hotel & amenity=Lift',
    'absence: can not walk so good',
  ],
  [
    'hostal cheap for two girls backpackers in the city this week end',
    'location=adelaide-cbd & type=hostel & max_price=150 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  [
    'lookn for pet frendly place semafore nxt wkend',
    'q=lookn & location=semaphore & amenity=Pets allowed & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'we r 6 ppl wanna stay glenelg wit bbq and balcny 3 nites frm fri',
    'location=glenelg & amenity=Barbecue & amenity=Balcony & check_in=2026-11-27 & check_out=2026-11-30 & guests=6',
  ],
  [
    'room for 2 no breakfast no restaurant only sleep',
    'guests=2',
    'absence: no breakfast; absence: no restaurant',
  ],
  [
    'ein ruhiges hotel in der stadt mit parkplatz fur zwei personen',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Free parking|Paid parking & guests=2',
  ],
  [
    'apt w wash mach + full kitch unley long term',
    'location=unley & type=apartment & tag=long-stay & amenity=Washing machine & amenity=Full kitchen',
  ],
  [
    'where is good hotel for stay with baby? need the baby bed and heating',
    'type=hotel & amenity=Cots on request & amenity=Heating',
  ],
  [
    'cheap n clean hotel near adl train stn',
    'type=hotel & max_price=150 & near=adelaide-railway-station & minutes=15',
  ],
  ['motel 3 star henly beach roughly 150 pn', 'location=henley-beach & type=motel & max_price=173 & stars=3'],
  [
    'we dont need nothing special only bed and shower near the zoo',
    'q=shower & near=adelaide-zoo & minutes=15',
    'absence: dont need nothing special',
  ],
  [
    'I am search for a hotel with the shuttle for to go to airport early in the morning',
    'q=early & type=hotel & amenity=Airport shuttle',
    'distance: airport',
  ],
  [
    '2 bd apt marion area pool',
    'q=2 bd & type=apartment & amenity=Outdoor pool|Indoor pool & near=westfield-marion & minutes=15',
  ],
  [
    'uber cheap hostel city female dorm',
    'q=uber female dorm & location=adelaide-cbd & type=hostel & max_price=150',
  ],
  [
    'hotel que accepte les chiens a glenelg',
    'q=que accepte les & location=glenelg & type=hotel & amenity=Pets allowed',
  ],
  ['the room should be not far away from central market', 'near=adelaide-central-market & minutes=15'],
  [
    'wanted motel unit sleeps five wth cooktop west bch jan 2 till jan 6',
    'location=west-beach & type=motel & amenity=Full kitchen & check_in=2027-01-02 & check_out=2027-01-06 & guests=5',
  ],
  [
    'plz no hostel, hotel or apt only, city, 2 adults 14 dec 3 nights',
    'location=adelaide-cbd & type=hotel & type=apartment & check_in=2026-12-14 & check_out=2026-12-17 & guests=2',
    'absence: no hostel',
  ],
  [
    'i come with wheel chair, need shower without step and big door',
    'q=shower door & amenity=Wheelchair accessible',
    'absence: without step and big',
  ],
  [
    'b and b in stirlin with fire place and brekky incl',
    'location=stirling & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included',
  ],
  ['somewhere wiv a hottub n view for our aniversary 12 dec', 'q=view & amenity=Spa & check_in=2026-12-12'],
  [
    'serviced apprtment north adelade 1 month from 1st feb budjet 150 nite',
    'location=north-adelaide & type=serviced-apartment & max_price=150 & check_in=2027-02-01 & check_out=2027-03-01',
    '',
  ],
  ['can i get room for 3 hour only near airport', 'q=3 hour & near_airport=1'],
  [
    'holiday hous for 10 peaple with pool tabel no partys',
    'q=pool tabel & type=villa & guests=10',
    'absence: no partys',
  ],
  [
    'tram stop close, motel clean, price until 140',
    'type=motel & max_price=140 & near=any-tram-stop & minutes=10',
  ],
];
