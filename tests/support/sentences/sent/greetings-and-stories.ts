import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Hello! We got engaged in Glenelg ten years ago and want to come back, 12-14 February, somewhere with a sea view',
    'q=ten & location=glenelg & amenity=Sea view & check_in=2027-02-12 & check_out=2027-02-14',
    'past: years ago and',
  ],
  [
    'Hi team, our house in Norwood flooded and we need an apartment for a month with a kitchen and laundry, two adults and a cat',
    'q=flooded & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & amenity=Pets allowed & guests=2',
    'past: house; past: Norwood; dates: for a month',
  ],
  [
    'Good morning, my father is having an operation at Flinders Medical Centre on 3 December, I need a cheap motel nearby from the 2nd for 3 nights',
    'type=motel & max_price=150 & near=flinders-medical-centre & minutes=15 & check_in=2026-12-02 & check_out=2026-12-05',
  ],
  [
    "Hey, last year's hotel had no lift and it nearly killed us, so lift please, hotel in the city, 2 people, 18 to 20 December",
    "q=last year's nearly killed & location=adelaide-cbd & type=hotel & amenity=Lift & check_in=2026-12-18 & check_out=2026-12-20 & guests=2",
    'absence: no lift',
  ],
  [
    'Dear Sir or Madam, I am attending a graduation at Adelaide University and would like a quiet hotel nearby for 16 and 17 December',
    'q=graduation & type=hotel & tag=quiet & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-12-16 & check_out=2026-12-18',
  ],
  [
    'Hi there, we have a whippet called Olive who hates the beach, dog friendly cottage in the Adelaide Hills, this weekend',
    'q=called Olive cottage & location=adelaide-hills & amenity=Pets allowed & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: hates the beach',
  ],
  [
    "G'day, driving over from Mildura with the caravan off the road, after a motel with parking, Friday 11th Dec, two nights",
    'q=caravan off the road & type=motel & amenity=Free parking|Paid parking & check_in=2026-12-11 & check_out=2026-12-13',
  ],
  [
    "Hiya, it's my mum's 70th and she loves wine, so somewhere luxurious in the Barossa for 4 adults, 19-21 March",
    'q=wine & location=barossa & min_price=300 & check_in=2027-03-19 & check_out=2027-03-21 & guests=4',
  ],
  [
    'To whom it may concern: the place we booked cancelled on us. Apartment in Semaphore for 4, 27 Dec to 30 Dec, any price',
    'q=cancelled & location=semaphore & type=apartment & check_in=2026-12-27 & check_out=2026-12-30 & guests=4',
  ],
  [
    "hi, I've never been to Adelaide, people say Glenelg is nice but I'd rather be in the city, hostel, 3 nights from 1 Dec",
    'q=people & location=adelaide-cbd & type=hostel & check_in=2026-12-01 & check_out=2026-12-04',
    'absence: never been; absence: Glenelg',
  ],
  [
    'Hello, my boyfriend snores so we need two bedrooms, an apartment in North Adelaide, nothing fancy, max 220, 9-11 Jan',
    'q=two bedrooms & location=north-adelaide & type=apartment & max_price=220 & check_in=2027-01-09 & check_out=2027-01-11',
    'beside: snores; absence: nothing fancy',
  ],
  [
    'Hi! Our flight lands at midnight on Saturday and leaves again Monday morning, hotel near the airport with a shuttle',
    'type=hotel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-28 & check_out=2026-11-30',
    'beside: Our flight lands; hour: at midnight',
  ],
  [
    'Good evening. Three old school friends meeting up after 40 years, B&B in Hahndorf, 5 to 7 February, no single beds',
    'q=meeting up after 40 years & location=hahndorf & type=bed-breakfast & check_in=2027-02-05 & check_out=2027-02-07 & guests=3',
    'absence: no single beds',
  ],
  [
    'hey guys my band is playing at the Gov on Friday 18 Dec, five of us, cheap place with parking for a van',
    'q=band is playing at the Gov & amenity=Free parking|Paid parking & max_price=150 & check_in=2026-12-18 & guests=5',
  ],
  [
    'Hi, we stayed at a terrible hostel on Hindley St last time. This time a proper hotel, not on Hindley St, gym, 2 nights from Tuesday',
    'q=terrible Hindley St last time & type=hotel & amenity=Gym & check_in=2026-11-24 & check_out=2026-11-26',
    'past: hostel; absence: not on Hindley St',
  ],
  [
    'Hello, I am writing a novel and need peace and quiet, a desk and a fireplace, Stirling or Hahndorf, 10 nights from 1 May',
    'q=writing a novel & location=stirling|hahndorf & tag=quiet & amenity=Work desk & amenity=Fireplace & check_in=2027-05-01 & check_out=2027-05-11',
  ],
  [
    "hi, son's basketball carnival is in Port Adelaide 8-10 January, we're 2 adults and 3 kids and want a pool to cool off",
    'q=basketball carnival cool off & location=port-adelaide & amenity=Outdoor pool|Indoor pool & check_in=2027-01-08 & check_out=2027-01-10 & guests=5',
  ],
  [
    "Hello from Perth! Coming for the Fringe, don't care about a pool but really want to be walking distance to Rundle Mall, 26 Feb to 1 Mar",
    'near=rundle-mall & minutes=15 & by=walk & check_in=2027-02-26 & check_out=2027-03-01',
    "absence: don't care about a pool",
  ],
  [
    'My elderly aunt is visiting us in Unley and we have no spare room, so a motel or B&B in Unley, no stairs, from 20 to 27 December',
    'location=unley & type=motel & type=bed-breakfast & amenity=Step-free entrance & check_in=2026-12-20 & check_out=2026-12-27',
    'absence: no spare',
  ],
  [
    "Hi, we're walking the Heysen Trail and need one night with laundry and a bath near Mount Lofty, Sat 24 April",
    'amenity=Laundry|Washing machine & amenity=Bath tub & near=mount-lofty-summit & minutes=15 & check_in=2027-04-24 & check_out=2027-04-25',
    'beside: walking the Heysen Trail',
  ],
  [
    "Hello, I'm looking after my grandson while my daughter works, so a family friendly apartment with a cot in Brighton, 14-18 Dec",
    'location=brighton & type=apartment & tag=family & amenity=Cots on request & check_in=2026-12-14 & check_out=2026-12-18',
    'party: my daughter',
  ],
  [
    'Hi there, just split up with my partner and need somewhere quiet and cheap by the sea for a week from Monday 30 November',
    'q=split & tag=quiet & tag=beach & max_price=150 & check_in=2026-11-30 & check_out=2026-12-07',
  ],
  [
    'Our car broke down in Gawler, is there a motel near Gawler tonight for 2 adults, under 160?',
    'q=car & type=motel & max_price=159.99 & near=gawler & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24 & guests=2',
  ],
  [
    'hey, exam at Mawson Lakes on Thursday 3 Dec, want to arrive the evening before, wifi and desk please, cheap',
    'location=mawson-lakes & amenity=Free Wi-Fi & amenity=Work desk & max_price=150',
    'beside: exam; dates: on Thursday 3 Dec; dates: arrive the evening before',
  ],
  [
    "Hello, we're thinking of moving to Adelaide, and would like a self contained place in Prospect or Norwood for 3 weeks from 4 January",
    'location=prospect|norwood & tag=self-contained & check_in=2027-01-04 & check_out=2027-01-25',
  ],
  [
    "Hi, my partner is vegan and I'm not, we like good food, boutique hotel, CBD, Saturday 5th for one night, up to 280",
    'q=food & location=adelaide-cbd & type=hotel & tag=boutique & max_price=280 & check_in=2026-12-05 & check_out=2026-12-06',
    'beside: vegan; absence: not,',
  ],
  [
    'Good day, we used to camp but my back says no more camping: villa in McLaren Vale with spa, 2 couples, 6-8 November next year',
    'location=mclaren-vale & type=villa & amenity=Spa & check_in=2027-11-06 & check_out=2027-11-08 & guests=4',
    'past: we used to camp; absence: no more camping; dates: next year',
  ],
  [
    'hi, on the last trip the wifi never worked, so good wifi, hotel Glenelg, Wed 2 to Fri 4 December',
    'location=glenelg & type=hotel & amenity=Free Wi-Fi & check_in=2026-12-02 & check_out=2026-12-04',
    'past: last trip the wifi never worked,',
  ],
  [
    'Hello there, we booked flights for the cricket, 17-21 December, is anything left close to Adelaide Oval for under $300? 2 blokes',
    'max_price=299.99 & near=adelaide-oval & minutes=15 & check_in=2026-12-17 & check_out=2026-12-21 & guests=2',
    'beside: booked flights',
  ],
  [
    'Hi, I run a small choir, 14 singers, looking for a hostel or cheap hotel in the city with breakfast for the 12th of March, 2 nights',
    'q=run a small choir & location=adelaide-cbd & type=hostel & type=hotel & amenity=Breakfast included|Breakfast available & max_price=150 & check_in=2027-03-12 & check_out=2027-03-14 & guests=14',
  ],
  [
    'Hello, can you help? I want to surprise my wife with a night in a hotel with a rooftop bar, city, her birthday is on 23 January',
    'q=her birthday & location=adelaide-cbd & type=hotel & amenity=Rooftop terrace & amenity=Bar & check_in=2027-01-23',
  ],
  [
    "Hi, we don't drive, so nothing in the hills; near the tram, apartment, washing machine, 1-8 Feb, 2 pensioners",
    'type=apartment & amenity=Washing machine & near=any-tram-stop & minutes=10 & check_in=2027-02-01 & check_out=2027-02-08 & guests=2',
    "absence: don't drive; absence: nothing in the hills",
  ],
  [
    "Hey there, my cousin lives in Henley Beach and says it's lovely, any apartments there with parking, 2-6 Jan?",
    'type=apartment & amenity=Free parking|Paid parking & check_in=2027-01-02 & check_out=2027-01-06',
    'past: Henley Beach',
  ],
  [
    'Greetings, retired couple from Hobart, hate high rises, love gardens, bed and breakfast in Norwood or Unley, mid March',
    'location=norwood|unley & type=bed-breakfast & amenity=Garden & guests=2',
    'absence: hate high rises; dates: mid March',
  ],
  [
    'hello im doing the city to bay run on the sunday so somewhere in glenelg the night after with a spa or bath, 1 person',
    'q=the city to bay run & location=glenelg & amenity=Spa|Bath tub & guests=1',
    'dates: on the sunday; dates: the night after',
  ],
  [
    "Hi, our wedding anniversary got ruined by covid so we're redoing it, 5 star hotel, spa, city, 29-31 January, money no object",
    'q=ruined by covid redoing & location=adelaide-cbd & type=hotel & amenity=Spa & stars=5 & check_in=2027-01-29 & check_out=2027-01-31',
    'amount: money no object',
  ],
  [
    'Hi, bringing my 15 year old to a soccer trial at Coopers Stadium, twin room nearby with breakfast, Fri 4 Dec, one night',
    'q=soccer trial twin & amenity=Breakfast included|Breakfast available & near=coopers-stadium & minutes=15 & check_in=2026-12-04 & check_out=2026-12-05',
    'party: my 15 year old',
  ],
  [
    'Hello, last week you showed me a place with a pool in West Beach, cannot find it any more; 3 adults, 21-24 Jan',
    'q=last week & location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-21 & check_out=2027-01-24 & guests=3',
    'absence: cannot find it any more',
  ],
  [
    'Hi folks, two mums and three babies, we need three cots, a kitchen and no stairs, Glenelg, Tues 8 Dec to Thurs 10 Dec',
    'location=glenelg & amenity=Cots on request & amenity=Full kitchen|Kitchenette & amenity=Step-free entrance & check_in=2026-12-08 & check_out=2026-12-10 & guests=5',
    '',
  ],
  [
    'Hi, got bitten by bed bugs in a backpackers last time so never again, a clean motel near Victoria Square, tonight, $130 tops',
    'q=bitten by bed bugs & type=motel & max_price=130 & near=victoria-square & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
    'past: backpackers last time; absence: never again,',
  ],
];
