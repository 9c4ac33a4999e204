import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Sales rep on the road, motel in Salisbury or Mawson Lakes, parking at the door, 2 December, one night',
    'location=mawson-lakes & type=motel & amenity=Free parking|Paid parking & check_in=2026-12-02 & check_out=2026-12-03',
    'either: Salisbury',
  ],
  [
    'Two-day seminar 9-10 December at the Entertainment Centre, hotel for one, arriving evening before',
    'q=Two-day seminar & type=hotel & near=adelaide-entertainment-centre & minutes=15 & guests=1',
    'dates: 9-10 December; dates: arriving evening before',
  ],
  [
    'My travel policy caps the rate at 225 including breakfast, CBD hotel, Tues to Thurs',
    'q=policy & location=adelaide-cbd & type=hotel & amenity=Breakfast included & max_price=225 & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'serviced apartment for an auditor, eight nights from 7 December, desk, kitchenette, weekly cleaning',
    'q=weekly cleaning & type=serviced-apartment & amenity=Work desk & amenity=Kitchenette & check_in=2026-12-07 & check_out=2026-12-15',
  ],
  [
    'red-eye lands Wednesday 6am, need early check in, hotel close to the airport',
    'q=red-eye early check in & type=hotel & near_airport=1 & check_in=2026-11-25',
    'hour: 6am',
  ],
  [
    '4-star hotel, CBD, gym open early, 1 guest, 30 November for 2 nights',
    'location=adelaide-cbd & type=hotel & amenity=Gym & stars=4 & check_in=2026-11-30 & check_out=2026-12-02 & guests=1',
    'hour: open early',
  ],
  [
    'hosting a client dinner: hotel with a good restaurant, North Adelaide, 3 December',
    'q=hosting a client dinner & location=north-adelaide & type=hotel & amenity=Restaurant & check_in=2026-12-03',
  ],
  [
    'drop me somewhere boring but clean near the Lyell McEwin for a locum shift, 4 nights starting Sunday',
    'q=drop boring & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-11-29 & check_out=2026-12-03',
  ],
  [
    'Corporate rate under $210, business hotel, city, with meeting room for six',
    'location=adelaide-cbd & type=hotel & tag=business & amenity=Meeting rooms & max_price=209.99',
    'terms: Corporate rate',
  ],
  [
    'I fly out at dawn on 11 December so sleep near the airport on the 10th, shuttle please',
    'q=dawn & amenity=Airport shuttle & near_airport=1 & check_in=2026-12-10',
    'dates: on 11 December',
  ],
  [
    'long-term corporate let, three months from 4 January, apartment with laundry and parking, Norwood',
    'q=corporate & location=norwood & type=apartment & tag=long-stay & amenity=Laundry|Washing machine & amenity=Free parking|Paid parking & check_in=2027-01-04 & check_out=2027-04-04',
    '',
  ],
  [
    'train the trainer workshop, 14-16 Dec, hotel with conference facilities and lunch, Glenelg',
    'q=train the trainer workshop lunch & location=glenelg & type=hotel & amenity=Meeting rooms & check_in=2026-12-14 & check_out=2026-12-16',
  ],
  [
    'accommodation for two surveyors, separate beds, Port Adelaide, Monday night through Thursday night',
    'q=separate beds & location=port-adelaide & check_in=2026-11-23 & check_out=2026-11-27 & guests=2',
  ],
  [
    'Hotel with 24 hour reception because I land at midnight on the 8th, city, leave on the 10th',
    'location=adelaide-cbd & type=hotel & amenity=24-hour reception & check_in=2026-12-08 & check_out=2026-12-10',
    'hour: land at midnight',
  ],
  [
    'We have a site in Elizabeth; motel nearby for a crew of 5, 110 per room max, from 11 January, 4 nights',
    'q=site in Elizabeth & type=motel & max_price=110 & check_in=2027-01-11 & check_out=2027-01-15 & guests=5',
  ],
  [
    "presenting at Adelaide Uni on Tuesday, want quiet hotel within 10 minutes' walk, one night",
    'q=presenting & type=hotel & tag=quiet & near=adelaide-university-north-terrace & minutes=10 & by=walk & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'board retreat: 10 directors, McLaren Vale, resort, tastings, 19-20 March',
    'location=mclaren-vale & type=resort & amenity=Cellar door tastings & check_in=2027-03-19 & check_out=2027-03-20 & guests=10',
    'beside: board retreat',
  ],
  [
    'hotel in Adelaide city with EV charging for the company Tesla, Thursday 3 to Friday 4 December',
    'q=company Tesla & location=adelaide-cbd & type=hotel & amenity=Electric car charging & check_in=2026-12-03 & check_out=2026-12-04',
  ],
  [
    'no frills motel under 120 for a truckie on Sunday night, with laundry',
    'type=motel & amenity=Laundry|Washing machine & max_price=119.99 & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'CFO insists on five stars, executive lounge, airport transfers, 16 December, 2 nights',
    'q=CFO insists executive lounge & amenity=Airport shuttle & stars=5 & check_in=2026-12-16 & check_out=2026-12-18',
  ],
  [
    'Need to expense it: max A$189.50 a night, hotel near Victoria Square, wifi, 1-3 December',
    'q=expense & type=hotel & amenity=Free Wi-Fi & near=victoria-square & minutes=15 & check_in=2026-12-01 & check_out=2026-12-03',
    'amount: max A$189.50 a night',
  ],
  [
    'apartment with two workspaces, fast wifi, Unley, 18 January to 12 February',
    'q=two & location=unley & type=apartment & amenity=Work desk & amenity=Free Wi-Fi & check_in=2027-01-18 & check_out=2027-02-12',
  ],
  [
    'tender presentation Wed 2nd, hotel Tue night and Wed night, walking distance to Rundle Mall',
    'q=tender presentation & type=hotel & near=rundle-mall & minutes=15 & by=walk',
    'dates: Wed 2nd; dates: Tue night and Wed night',
  ],
  [
    'FIFO stopover, one night before flight on 12 Dec, cheap, airport, late checkin',
    'q=late checkin & max_price=150 & near_airport=1',
    'dates: one night; dates: on 12 Dec',
  ],
  [
    'a hotel for a job interview at Flinders Uni, quiet, breakfast, not over 160, Mon 7 Dec',
    'type=hotel & tag=quiet & amenity=Breakfast included|Breakfast available & max_price=160 & near=flinders-university & minutes=15 & check_in=2026-12-07',
  ],
  [
    'business trip, dog comes with me, pet friendly apartment in the CBD next week Mon-Wed',
    'location=adelaide-cbd & type=apartment & tag=business & amenity=Pets allowed & check_in=2026-11-30 & check_out=2026-12-02',
  ],
  [
    'Two rooms for two managers, three nights from 8 Dec, hotel with bar, room service and dry cleaning',
    'q=dry cleaning & type=hotel & amenity=Bar & amenity=Room service & check_in=2026-12-08 & check_out=2026-12-11 & guests=2',
    'rooms: Two rooms',
  ],
  [
    'hotel, free cancellation, city, 14 to 16 December, under 200',
    'location=adelaide-cbd & type=hotel & max_price=199.99 & check_in=2026-12-14 & check_out=2026-12-16',
    'terms: free cancellation',
  ],
  [
    'flexible booking please as the meeting might move, hotel in North Adelaide 8 Dec',
    'q=meeting move & location=north-adelaide & type=hotel & check_in=2026-12-08',
    'terms: flexible booking',
  ],
  [
    'project team of 8, self-contained apartments, walking distance of the RAH, whole of February',
    'q=project & type=apartment & tag=self-contained & near=royal-adelaide-hospital & minutes=15 & by=walk & guests=8',
    'dates: February',
  ],
  [
    'not a motel, work desk essential, quiet street, Prospect, 190 ceiling, 2 nights from Wednesday',
    'location=prospect & tag=quiet & amenity=Work desk & max_price=190 & check_in=2026-11-25 & check_out=2026-11-27',
    'absence: not a motel',
  ],
  [
    'nurse on night shifts at Flinders Medical Centre needs a dark quiet room & parking, 5 to 11 Dec',
    'q=dark & tag=quiet & amenity=Free parking|Paid parking & near=flinders-medical-centre & minutes=15 & check_in=2026-12-05 & check_out=2026-12-11',
  ],
  [
    'Stay for a wine trade visit, Tanunda, 10-12 February, one person, b&b with wifi',
    'q=wine trade visit & type=bed-breakfast & amenity=Free Wi-Fi & near=tanunda & minutes=15 & check_in=2027-02-10 & check_out=2027-02-12 & guests=1',
  ],
  [
    'I want invoice with ABN, hotel, Glenelg, sea view if the rate stays below 260, 9 Dec one night',
    'location=glenelg & type=hotel & amenity=Sea view & max_price=259.99 & check_in=2026-12-09 & check_out=2026-12-10',
    'terms: invoice with ABN',
  ],
  [
    'extended stay hotel for relocation, family of four, kitchen, from 15 January for 6 weeks, Brighton',
    'location=brighton & type=hotel & tag=long-stay & amenity=Full kitchen|Kitchenette & check_in=2027-01-15 & check_out=2027-02-26 & guests=4',
    'beside: relocation',
  ],
  [
    'hotel near the courts on Victoria Square, lawyer, 1 guest, 30 Nov to 4 Dec, gym and laundry',
    'type=hotel & amenity=Gym & amenity=Laundry|Washing machine & near=victoria-square & minutes=15 & check_in=2026-11-30 & check_out=2026-12-04 & guests=1',
    'distance: near the courts',
  ],
  [
    'conference at the convention centre 2-4 Feb, hotel, max 280, walkable',
    'type=hotel & tag=walkable & max_price=280 & near=festival-plaza & minutes=15 & check_in=2027-02-02 & check_out=2027-02-04',
  ],
  [
    'somewhere with no weddings on, just a quiet work retreat, Hahndorf, 3 nights, 22 Feb',
    'location=hahndorf & tag=quiet & check_in=2027-02-22 & check_out=2027-02-25',
    'absence: with no weddings',
  ],
  [
    'my usual is full, similar 4 star with indoor pool in the city, tomorrow, 1 night',
    'q=usual is full similar & location=adelaide-cbd & amenity=Indoor pool & stars=4 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'sole traveller, arriving Monday 11pm, out Tuesday 5am, airport motel, cheapest',
    'type=motel & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1 & sort=price_low',
    'hour: 5am',
  ],
];
