import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Dear sir or madam, I would like to enquire about a twin room with a lift and a walk-in shower in Glenelg for my sister and me from 10 to 14 February',
    'q=twin walk-in shower & location=glenelg & amenity=Lift & check_in=2027-02-10 & check_out=2027-02-14 & guests=2',
  ],
  [
    'My late husband and I honeymooned in Hahndorf. I would like to go back by myself for two nights in December, somewhere with a garden',
    'q=late honeymooned & location=hahndorf & amenity=Garden',
    'party: husband and I; party: by myself; dates: for two nights; dates: in December',
  ],
  [
    'motel where you can park outside your door, not upstairs, near the Lyell McEwin',
    'type=motel & amenity=Free parking|Paid parking & near=lyell-mcewin-hospital & minutes=15',
    'absence: not upstairs',
  ],
  [
    "we are in our seventies and don't like noise, so a peaceful b & b with a hearty breakfast would be lovely, Adelaide Hills",
    'location=adelaide-hills & type=bed-breakfast & tag=quiet & amenity=Breakfast included|Breakfast available',
    "absence: don't like noise",
  ],
  [
    'coach tour of 16 seniors, one night, Tuesday 8 December, meals on site',
    'q=coach tour & amenity=Restaurant & check_in=2026-12-08 & check_out=2026-12-09 & guests=16',
  ],
  [
    'heating that works and a decent heater, Stirling, second weekend of June',
    'location=stirling & amenity=Heating & check_in=2027-06-11 & check_out=2027-06-13',
  ],
  [
    'wats the chepest hostel nr flinders uni??',
    'type=hostel & near=flinders-university & minutes=15 & sort=price_low',
  ],
  [
    'need smwhere 2 crash fri n sat nite in cbd under 80 bucks each nite',
    'location=adelaide-cbd & max_price=79.99 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'me n 3 mates wanna stay in glenelg nye, max 300',
    'location=glenelg & max_price=300 & check_in=2026-12-31 & check_out=2027-01-01 & guests=4',
  ],
  [
    'accomodation wifi essential + desk for study, exam week, nr unisa city west',
    'q=study & amenity=Free Wi-Fi & amenity=Work desk & near=city-west-campus & minutes=15',
    'beside: exam week',
  ],
  [
    'anyfink wif a pool n spa 4 my bday on the 12th dec',
    'amenity=Outdoor pool|Indoor pool & amenity=Spa & check_in=2026-12-12',
  ],
  [
    'apartmnt wth washin machine mawson lks from feb 1',
    'location=mawson-lakes & type=apartment & amenity=Washing machine & check_in=2027-02-01',
  ],
  ['hostle not 2 far from teh railway staton', 'type=hostel & near=adelaide-railway-station & minutes=15'],
  [
    'b&b norwod 2moro nite 2 ppl',
    'location=norwood & type=bed-breakfast & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'Please, which hotel has airport shuttle and accepts late arriving at 23:30? We are three persons',
    'q=late & type=hotel & amenity=Airport shuttle & guests=3',
    'hour: arriving at 23:30',
  ],
  [
    'Bonjour, nous cherchons un hotel pas cher avec piscine à Glenelg pour 2 personnes',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=150 & guests=2',
  ],
  [
    'I am looking after a apartment with two bathroom and a washmachine in North Adelaide',
    'q=two bathroom & location=north-adelaide & type=apartment & amenity=Washing machine',
  ],
  [
    'We would be four adults and one baby, we need baby bed, 29.12.-3.1.',
    'amenity=Cots on request & check_in=2026-12-29 & check_out=2027-01-03 & guests=5',
  ],
  ['hotel con desayuno incluido cerca de la playa', 'type=hotel & tag=beach & amenity=Breakfast included'],
  [
    'Hotel mit Pool und Frühstück unter 200 Dollar in der Nähe vom Flughafen',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & max_price=199.99 & near_airport=1',
  ],
  [
    'pension or guesthouse with garage for 2 motorbikes',
    'q=2 motorbikes & type=bed-breakfast & amenity=Free parking|Paid parking',
  ],
  ['ciao, cerco ostello economico vicino alla stazione', 'q=stazione & type=hostel & max_price=150'],
  [
    'is there hotel where i can see the sea from the window and swim inside',
    'q=window & type=hotel & amenity=Sea view & amenity=Indoor pool',
  ],
  [
    'Mon-Thu next week, CBD, 4 or 5 star, desk + gym, company pays up to 280',
    'location=adelaide-cbd & amenity=Work desk & amenity=Gym & max_price=280 & stars=4 & check_in=2026-11-30 & check_out=2026-12-03',
    'terms: company pays',
  ],
  [
    'Project team: 5 engineers, 3 weeks from 18 Jan, serviced apartments, free parking for utes, laundry',
    'type=serviced-apartment & amenity=Free parking & amenity=Laundry|Washing machine & check_in=2027-01-18 & check_out=2027-02-08 & guests=5',
  ],
  [
    'in and out same day no, one night only 2nd December, near airport, early breakfast',
    'q=day & amenity=Breakfast included|Breakfast available & near_airport=1 & check_in=2026-12-02 & check_out=2026-12-03',
    'hour: early',
  ],
  [
    'quiet hotel w/ meeting room for 10 ppl in city, thurs 3rd dec',
    'location=adelaide-cbd & type=hotel & tag=quiet & amenity=Meeting rooms & check_in=2026-12-03',
  ],
  [
    'hotel walking distance from RAH, relocating nurse, 2 weeks starting tomorrow',
    'type=hotel & near=royal-adelaide-hospital & minutes=15 & by=walk & check_in=2026-11-24 & check_out=2026-12-08',
  ],
  [
    'cheapest 4 star in adelaide cbd for tuesday night',
    'location=adelaide-cbd & stars=4 & check_in=2026-11-24 & check_out=2026-11-25 & sort=price_low',
  ],
  [
    'per diem is $190 so nothing above that, breakfast incl, close to Victoria Square',
    'amenity=Breakfast included & max_price=190 & near=victoria-square & minutes=15',
    'absence: nothing above that',
  ],
  [
    "We're two families - 4 adults and 5 kids - want to be in the same building near Glenelg beach after Christmas",
    'q=building & location=glenelg & guests=9',
    'dates: after Christmas',
  ],
  [
    'somewhere the kids can swim, mum can have a wine and dad can watch the cricket, lol. Glenelg, 3 nights from 8 Jan',
    'q=wine watch the cricket & location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'do you have any family rooms with bunk beds near the zoo for 2 adults + 3 children aged 3, 6 and 9?',
    'q=bunk beds & amenity=Family rooms & near=adelaide-zoo & minutes=15 & guests=5',
  ],
  [
    'holiday home with 3 bedrooms, dishwasher and big backyard, sleeps 7, Brighton or Henley Beach',
    'q=3 bedrooms dishwasher & location=brighton|henley-beach & type=villa & amenity=Garden & guests=7',
  ],
  [
    'cot, microwave and a bath – apartment in Glenelg, 2+1 (18 months) 4-7 Dec',
    'location=glenelg & type=apartment & amenity=Cots on request & amenity=Kitchenette|Full kitchen & amenity=Bath tub & check_in=2026-12-04 & check_out=2026-12-07 & guests=3',
    '',
  ],
  [
    'my teenager wants wifi, my toddler wants a playground, I want a bar. West Beach?',
    'location=west-beach & amenity=Free Wi-Fi & amenity=Playground & amenity=Bar',
    'party: my teenager; party: my toddler',
  ],
  [
    'kid-free weekend away, adults only, spa bath, Adelaide Hills next weekend',
    'q=adults only & location=adelaide-hills & amenity=Spa & check_in=2026-12-04 & check_out=2026-12-06',
    'absence: kid-free',
  ],
  [
    'single mum with two boys, tight budget, near public transport',
    'max_price=150 & guests=3',
    'distance: public transport',
  ],
  [
    'do u allow dogs inside the cabin? we have 2 small ones. Semaphore or West Beach',
    'q=cabin 2 small & location=semaphore|west-beach & amenity=Pets allowed',
  ],
  [
    'pet-friendly motel Port Adelaide w/ off-street parking for a trailer',
    'location=port-adelaide & type=motel & amenity=Pets allowed & amenity=Free parking|Paid parking',
  ],
  [
    'not pet friendly please, my son has asthma',
    '',
    'absence: not pet friendly; party: my son; beside: has asthma',
  ],
  [
    'travelling with a greyhound, need ground floor, Hills or McLaren Vale, 5th Feb for two nights',
    'q=ground floor & location=adelaide-hills|mclaren-vale & amenity=Pets allowed & check_in=2027-02-05 & check_out=2027-02-07',
  ],
  [
    'hotel with hoist, ceiling track or at least an accessible bathroom, CBD',
    'q=hoist & location=adelaide-cbd & type=hotel & amenity=Accessible bathroom',
    'either: ceiling track',
  ],
  [
    'walker user, cannot do stairs, lift needed, close to Flinders Medical Centre for 5 nights from 11/1',
    'amenity=Step-free entrance & amenity=Lift & near=flinders-medical-centre & minutes=15 & check_in=2027-01-11 & check_out=2027-01-16',
    '',
  ],
  [
    'is your step free entrance suitable for an electric wheelchair? Norwood area, Sat 12 Dec',
    'location=norwood & amenity=Step-free entrance & amenity=Wheelchair accessible & check_in=2026-12-12',
  ],
  [
    'fully accessible apartment, wheel in shower, near Henley Square, under $280',
    'q=wheel in shower & location=henley-beach & type=apartment & amenity=Wheelchair accessible & max_price=279.99',
  ],
  [
    'need 3 nights around 14 Feb for a wedding at Mount Lofty House, luxury, with fireplace',
    'q=Mount Lofty House & amenity=Fireplace & min_price=300',
    'dates: 3 nights; dates: around 14 Feb; beside: a wedding',
  ],
  [
    'wedding reception at the Adelaide Zoo, 21 nov 2027, somewhere walkable in heels haha',
    'q=wedding reception heels & tag=walkable & near=adelaide-zoo & minutes=15 & check_in=2027-11-21',
  ],
];
