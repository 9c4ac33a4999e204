import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'lookin for cheap motel in semaphore wed nite for 1 adult 1 kid age 3',
    'location=semaphore & type=motel & max_price=150 & check_in=2026-11-25 & check_out=2026-11-26 & guests=2',
  ],
  [
    'hav u got any cabins w pool near west beach for 6 from 2 till 5 jan',
    'q=cabins & location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-05 & guests=6',
  ],
  [
    'glenelg sat 19 dec 2 nites nanna mum me n bub ground flr',
    'q=ground flr & location=glenelg & check_in=2026-12-19 & check_out=2026-12-21 & guests=4',
  ],
  [
    'cbd hotel pool gym free brekky 2 ppl nxt tues n weds',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Breakfast included & check_in=2026-12-01 & check_out=2026-12-03 & guests=2',
  ],
  [
    'do they do cots in brighton motels family of three 8 dec',
    'location=brighton & type=motel & amenity=Cots on request & check_in=2026-12-08 & guests=3',
  ],
  [
    '4 teens 2 mums basketball comp wayville fri-sun 11-13 dec',
    'q=basketball comp wayville & check_in=2026-12-11 & check_out=2026-12-13 & guests=6',
  ],
  [
    'somwere norwod wit a bath n no carpet 1 nite this fri',
    'location=norwood & amenity=Bath tub & check_in=2026-11-27 & check_out=2026-11-28',
    'absence: no carpet',
  ],
  [
    'kid free weekend barossa 12 13 14 feb me n hubby spa',
    'location=barossa & amenity=Spa & check_in=2027-02-12 & guests=2',
    'absence: kid free; dates: weekend',
  ],
  [
    'big house for 3 families 14 ppl port adelaide or semaphore new yrs',
    'location=port-adelaide|semaphore & type=villa & check_in=2026-12-31 & check_out=2027-01-01 & guests=14',
  ],
  [
    'hotel with conecting rooms 2 adults 3 kids north adl under 350',
    'location=north-adelaide & type=hotel & amenity=Family rooms & max_price=349.99 & guests=5',
  ],
  [
    'puppy n toddler friendly unit henley bch 3 nights from the 4th of jan',
    'location=henley-beach & type=apartment & tag=family & amenity=Pets allowed & check_in=2027-01-04 & check_out=2027-01-07',
  ],
  [
    'pls no hostels just a clean motel unley fri nite 2 adults',
    'location=unley & type=motel & check_in=2026-11-27 & check_out=2026-11-28 & guests=2',
    'absence: no hostels',
  ],
  [
    'need wifi n desk for hubby n pool for kids glenelg jan 16-20',
    'location=glenelg & tag=family & amenity=Free Wi-Fi & amenity=Work desk & amenity=Outdoor pool|Indoor pool & check_in=2027-01-16 & check_out=2027-01-20',
  ],
  [
    'mawson lakes 2 adults tomoz nite late check in',
    'q=late check in & location=mawson-lakes & check_in=2026-11-24 & check_out=2026-11-25 & guests=2',
  ],
  [
    'Stirling b&b breakfst incl two people 6th dec',
    'location=stirling & type=bed-breakfast & amenity=Breakfast included & check_in=2026-12-06 & guests=2',
  ],
  [
    'Please, is there a room in Hahndorf for the night from 5 to 6 December for me and my wife?',
    'location=hahndorf & check_in=2026-12-05 & check_out=2026-12-06 & guests=2',
  ],
  [
    'We prefer apartment than hotel, near the beach Glenelg, with dish washer, 4 people',
    'q=dish washer & location=glenelg & type=apartment & tag=beach & guests=4',
    'absence: hotel',
  ],
  [
    'Hotel in walking distance of sea, with half pension, two weeks in February',
    'q=half pension & type=hotel & near=any-beach & minutes=15 & by=walk',
    'dates: two weeks; dates: in February',
  ],
  [
    'my husband needs wheelchair, therefore lift and bathroom for disabled, Adelaide city, 2 to 6 March',
    'location=adelaide-cbd & amenity=Wheelchair accessible & amenity=Lift & amenity=Accessible bathroom & check_in=2027-03-02 & check_out=2027-03-06',
  ],
  [
    'I want reserve for five nights a double with view to sea, start 20.02.2027',
    'q=double & amenity=Sea view & check_in=2027-02-20 & check_out=2027-02-25',
  ],
  [
    'not so expensive guest house in the near of Norwood, with garden',
    'location=norwood & type=bed-breakfast & amenity=Garden & max_price=150',
    '',
  ],
  [
    'flat for one month for intern at Flinders Medical Centre, from 1st of July',
    'type=apartment & near=flinders-medical-centre & minutes=15 & check_in=2027-07-01',
    'dates: for one month',
  ],
  [
    'is near the airport a hotel where bus go to airport free?',
    'q=bus & type=hotel & near_airport=1',
    'distance: airport',
  ],
  [
    'We travel with baby of 8 months and boy of 3 years, need crib, Brighton',
    'q=boy of 3 years & location=brighton & amenity=Cots on request',
    '',
  ],
  [
    'four persons two rooms one night 31.12. Adelaide center max 400',
    'location=adelaide-cbd & max_price=400 & check_in=2026-12-31 & check_out=2027-01-01 & guests=4',
    'rooms: two rooms',
  ],
  [
    'we have rent car so need parking, Barossa Valley, wine hotel, 14.–16. March',
    'q=rent car wine & location=barossa & type=hotel & amenity=Free parking|Paid parking & check_in=2027-03-14 & check_out=2027-03-16',
  ],
  [
    'clean, cheap, not in centre, with train, for student, all February',
    'q=train & max_price=150',
    'absence: not in centre; dates: February',
  ],
  [
    'do you have something with the swimming pool inside because winter, July 10 for 3 nights',
    'q=winter & amenity=Indoor pool & check_in=2027-07-10 & check_out=2027-07-13',
  ],
  [
    'honey moon suite with jacuzzi, McLaren Vale, from Friday to Sunday',
    'location=mclaren-vale & tag=romantic & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'room not above second floor because no elevator I cannot climb, Unley',
    'location=unley',
    'absence: not above second floor; absence: no elevator; absence: cannot climb',
  ],
  [
    "two tickets to the Boxing Day Test... no, New Year's T20, hotel near Adelaide Oval on 31 December",
    'q=two T20 & type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-31',
    'dates: Boxing Day',
  ],
  [
    'uni open day, need somewhere within 20 mins walk of Adelaide Uni, 1 night, parent plus student',
    'q=parent & near=adelaide-university-north-terrace & minutes=20 & by=walk',
    'beside: uni open day; dates: 1 night',
  ],
  [
    'arriving on the Overland at Adelaide Parklands terminal Friday 4 Dec, hotel CBD 3 nights',
    'q=Adelaide Parklands terminal & location=adelaide-cbd & type=hotel & check_in=2026-12-04 & check_out=2026-12-07',
  ],
  [
    'Sunday roast at a pub in Hahndorf, B&B Saturday and Sunday nights, two of us',
    'q=pub & location=hahndorf & type=bed-breakfast & check_in=2026-11-28 & check_out=2026-11-30 & guests=2',
    'beside: Sunday roast',
  ],
  [
    'specialist appointment at the Lyell McEwin on 10 December at 9am, motel the night before, parking',
    'type=motel & amenity=Free parking|Paid parking & near=lyell-mcewin-hospital & minutes=15',
    'beside: specialist appointment; dates: on 10 December; hour: at 9am; dates: the night before',
  ],
  [
    'Clipsal 500 - sorry, Adelaide 500 - 26 to 29 November, hostel bed, 1 bloke',
    'q=Clipsal 500 Adelaide 500 & type=hostel & check_in=2026-11-26 & check_out=2026-11-29 & guests=1',
  ],
  [
    'a week of the Test at Adelaide Oval, apartment with kitchen for 5 mates, from 3 December',
    'q=Test & type=apartment & amenity=Full kitchen|Kitchenette & near=adelaide-oval & minutes=15 & check_in=2026-12-03 & check_out=2026-12-10 & guests=5',
  ],
  [
    'my band plays The Gov on Saturday, 4 of us, cheap rooms near the Entertainment Centre Sat night',
    'q=band plays The Gov & max_price=150 & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=4',
    'dates: on Saturday',
  ],
  [
    'Tasting Australia 30 April to 9 May, foodie hotel close to Victoria Square and Central Market',
    'q=Tasting & type=hotel & tag=foodie & near=victoria-square & minutes=15 & check_in=2027-04-30 & check_out=2027-05-09',
    'landmarks: Central Market',
  ],
  [
    'dad in Flinders private, somewhere with a lift and no steps within ten minutes of Flinders Medical Centre',
    'q=Flinders private & amenity=Lift & amenity=Step-free entrance & near=flinders-medical-centre & minutes=10',
    '',
  ],
  [
    "kids' swimming championships at Marion, family room, free parking, 3-6 April",
    'amenity=Family rooms & amenity=Free parking & near=westfield-marion & minutes=15 & check_in=2027-04-03 & check_out=2027-04-06',
    'beside: swimming championships',
  ],
  [
    'netball carnival, 12 girls and 4 mums, Semaphore or Port Adelaide, Easter',
    'location=semaphore|port-adelaide & check_in=2027-03-26 & check_out=2027-03-29 & guests=16',
    'beside: netball carnival',
  ],
  [
    'day after the Melbourne Cup lunch, sleep it off in Glenelg, spa bath, 3 Nov 2027',
    'q=day after the Melbourne Cup lunch off & location=glenelg & amenity=Spa & check_in=2027-11-03',
  ],
  [
    'two retired teachers, winery tours in McLaren Vale, cottage with fireplace, 3 nights mid week',
    'q=winery tours cottage & amenity=Fireplace & guests=2',
    'distance: McLaren Vale; dates: 3 nights; dates: mid week',
  ],
  [
    'Ghan passengers, arriving Sunday 13 Dec, one night, want to be able to walk to Rundle Mall',
    'q=Ghan passengers & near=rundle-mall & minutes=15 & by=walk & check_in=2026-12-13 & check_out=2026-12-14',
  ],
  [
    'two adults, one assistance dog, step-free shower, no bath, Norwood, 4 Dec for 2 nights',
    'location=norwood & amenity=Accessible bathroom & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
    'beside: one assistance dog; absence: no bath',
  ],
  [
    'remote worker, 8 weeks from 18 Jan, fast wifi, proper desk, cat, under $700 a week, Prospect or Unley',
    'location=prospect|unley & amenity=Free Wi-Fi & amenity=Work desk & amenity=Pets allowed & max_price=99.99 & check_in=2027-01-18 & check_out=2027-03-15',
    '',
  ],
  [
    'neither the beach nor the city, somewhere leafy, 2 nights from Saturday',
    'q=leafy & check_in=2026-11-28 & check_out=2026-11-30',
    'absence: neither the beach nor the city',
  ],
  [
    'between A$90 and A$120, weeknights only, desk, laundry, Port Adelaide',
    'location=port-adelaide & amenity=Work desk & amenity=Laundry|Washing machine & min_price=90 & max_price=120',
    'dates: weeknights',
  ],
  [
    '$1500 all up for 10 nights from 4 Jan, Glenelg, 2 people',
    'location=glenelg & max_price=150 & check_in=2027-01-04 & check_out=2027-01-14 & guests=2',
  ],
  [
    'no more than three stars but with parking, near Port Adelaide',
    'location=port-adelaide & amenity=Free parking|Paid parking',
    'stars: no more than three stars',
  ],
  [
    'I snore, so two single rooms, West Beach, this Thursday to Saturday',
    'location=west-beach & check_in=2026-11-26 & check_out=2026-11-28',
    'beside: snore; rooms: two single rooms',
  ],
  [
    'hotel sans restaurant, avec parking, North Adelaide',
    'location=north-adelaide & type=hotel & amenity=Free parking|Paid parking',
    'absence: sans restaurant',
  ],
  [
    'twelve-month lease, pets considered, Henley Beach',
    'q=lease considered & location=henley-beach & amenity=Pets allowed',
    'dates: twelve-month',
  ],
  [
    'non-smoking, non-drinking couple, quiet, Hills, first weekend in March',
    'location=adelaide-hills & tag=quiet & amenity=Non-smoking rooms & check_in=2027-03-05 & check_out=2027-03-07 & guests=2',
    'absence: non-drinking',
  ],
  [
    'anywhere in Adelaide, just not Hindley Street, four stars plus, tonight',
    'stars=4 & check_in=2026-11-23 & check_out=2026-11-24',
    'absence: not Hindley Street',
  ],
  [
    'a room for my carer and a room for me, accessible, Glenelg, 1st-3rd Feb',
    'location=glenelg & amenity=Wheelchair accessible & check_in=2027-02-01 & check_out=2027-02-03 & guests=1',
  ],
  [
    '5 nights Mon-Sat next week, mine site inductions, motel, Port Adelaide, early breakfast',
    'q=site inductions & location=port-adelaide & type=motel & amenity=Breakfast included|Breakfast available & check_in=2026-11-30 & check_out=2026-12-05',
    'hour: early',
  ],
  [
    'apartment rather than a hotel, ideally with a pool, must have parking, Brighton',
    'location=brighton & type=apartment & amenity=Free parking|Paid parking',
    'absence: rather than a hotel; wish: pool',
  ],
];
