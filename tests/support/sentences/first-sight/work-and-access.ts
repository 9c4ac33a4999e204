import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'serviced apartment for 3 months from 1 February, CBD, desk, gym, under $1,200 a week',
    'location=adelaide-cbd & type=serviced-apartment & amenity=Work desk & amenity=Gym & max_price=171 & check_in=2027-02-01 & check_out=2027-05-01',
    '',
  ],
  [
    'corporate rate, 2 single rooms, Mon 30 Nov - Thu 3 Dec, Adelaide CBD, breakfast, no pool needed',
    'location=adelaide-cbd & amenity=Breakfast included|Breakfast available & check_in=2026-11-30 & check_out=2026-12-03',
    'terms: corporate rate; rooms: 2 single rooms; absence: no pool',
  ],
  [
    'assistance dog, wheelchair accessible bathroom, step-free, Glenelg, $150 to $220',
    'location=glenelg & amenity=Accessible bathroom & amenity=Step-free entrance & min_price=150 & max_price=220',
    'beside: assistance dog',
  ],
  [
    'not in the CBD, not Glenelg either, somewhere quiet with parking',
    'tag=quiet & amenity=Free parking|Paid parking',
    'absence: not in the CBD; absence: not Glenelg',
  ],
  [
    'without stairs, without carpet, air conditioning essential, Unley',
    'location=unley & amenity=Step-free entrance & amenity=Air conditioning',
    'absence: without carpet',
  ],
  [
    'two cats and a senior dog, fenced yard, Adelaide Hills, three weeks from the 11th of January',
    'q=senior fenced & location=adelaide-hills & amenity=Pets allowed & amenity=Garden & check_in=2027-01-11 & check_out=2027-02-01',
  ],
  [
    'hotel in Norwood, no pool, no spa, no restaurant, just wifi and a desk',
    'location=norwood & type=hotel & amenity=Free Wi-Fi & amenity=Work desk',
    'absence: no pool; absence: no spa; absence: no restaurant',
  ],
  [
    'US$150 max per night near the convention centre',
    'near=festival-plaza & minutes=15',
    'amount: US$150 max per night',
  ],
  ['€200 a night, sea view, Brighton', 'location=brighton & amenity=Sea view', 'amount: €200 a night'],
  [
    'between one hundred and fifty and two hundred dollars, motel with laundry, Port Adelaide',
    'location=port-adelaide & type=motel & amenity=Laundry|Washing machine & min_price=150 & max_price=200',
  ],
  [
    'from mid December to end of January, house sit style apartment Henley Beach',
    'q=house sit style & location=henley-beach & type=apartment',
    'dates: from mid December; dates: end of January',
  ],
  [
    'every second Tuesday night in the city, single, parking',
    'q=every second Tuesday night & location=adelaide-cbd & amenity=Free parking|Paid parking & guests=1',
  ],
  [
    'FIFO worker, sleeping during the day so must be quiet, 2 weeks on 2 weeks off from 4/1/27, near airport',
    'tag=quiet & near_airport=1 & check_in=2027-01-04',
    'dates: 2 weeks on 2 weeks off',
  ],
  [
    '29/11 to 3/12, hotel, city, ensuite, gym, under 200 incl. breakfast',
    'location=adelaide-cbd & type=hotel & amenity=Private bathroom & amenity=Gym & amenity=Breakfast included & max_price=199.99 & check_in=2026-11-29 & check_out=2026-12-03',
  ],
  [
    'Tue 8th - Thu 10th Dec, 1 guest, Mawson Lakes, EV charger',
    'location=mawson-lakes & amenity=Electric car charging & check_in=2026-12-08 & check_out=2026-12-10 & guests=1',
  ],
  [
    'looking for a dozen rooms for a team offsite in McLaren Vale, meeting room, 15-17 March',
    'location=mclaren-vale & amenity=Meeting rooms & check_in=2027-03-15 & check_out=2027-03-17',
    'rooms: a dozen rooms; beside: team offsite',
  ],
  [
    'half a dozen colleagues, Barossa, Wed to Fri next week',
    'location=barossa & check_in=2026-12-02 & check_out=2026-12-04 & guests=6',
  ],
  [
    'roll in shower, grab rails, hoist space, bed height 50cm, close to RAH',
    'q=hoist space bed height 50cm & amenity=Accessible bathroom & near=royal-adelaide-hospital & minutes=15',
  ],
  ['no lift is fine, but no shared bathrooms', '', 'wish: no lift is fine; absence: no shared bathrooms'],
  [
    'pet friendly but not a farm, West Beach, under 170 AUD',
    'location=west-beach & amenity=Pets allowed & max_price=169.99',
    'absence: but not a farm',
  ],
  [
    'contractors, four single beds, kitchen, parking for two utes, Port Adelaide, Sunday night to Friday morning',
    'q=single beds & location=port-adelaide & amenity=Full kitchen|Kitchenette & amenity=Free parking|Paid parking & check_in=2026-11-29 & check_out=2026-12-04',
  ],
  [
    'relocating for work, 6 weeks starting 18 January, 2 adults 1 child 1 dog, washing machine, up to $900 per week',
    'amenity=Pets allowed & amenity=Washing machine & max_price=128 & check_in=2027-01-18 & check_out=2027-03-01 & guests=3',
    'beside: relocating',
  ],
  [
    'a fortnight from Saturday, Semaphore, dog, bath not shower',
    'location=semaphore & amenity=Pets allowed & amenity=Bath tub & check_in=2026-12-12',
    'absence: not shower',
  ],
  [
    'hotel anywhere except the airport and the CBD, 4 stars, 2 Dec',
    'type=hotel & stars=4 & check_in=2026-12-02',
    'absence: except the airport and the CBD',
  ],
  [
    'minimum 4 stars, maximum 300 dollars, 1 night, next Wednesday, business centre',
    'q=business centre & max_price=300 & stars=4 & check_in=2026-12-02 & check_out=2026-12-03',
  ],
  [
    'deaf guest, visual fire alarm, self check in, North Adelaide',
    'q=visual fire alarm & location=north-adelaide & amenity=Self check-in',
    'beside: deaf guest',
  ],
  [
    "I don't drive, so near a tram stop, not on a hill, kitchenette, long stay",
    'tag=long-stay & amenity=Kitchenette & near=any-tram-stop & minutes=10',
    "absence: don't drive; absence: not on a hill",
  ],
  [
    'blind traveller with guide dog, 3 nights from 9 Dec, lift, city centre',
    'location=adelaide-cbd & amenity=Lift & check_in=2026-12-09 & check_out=2026-12-12',
    'beside: blind traveller; beside: with guide dog',
  ],
  [
    'more than $200 but less than $400, adults only, spa bath, Hills',
    'q=adults only & location=adelaide-hills & amenity=Spa & min_price=200 & max_price=399.99',
  ],
  [
    "somewhere that isn't a hotel or a motel, sleeps six, fireplace, July 2 to 5",
    'amenity=Fireplace & check_in=2027-07-02 & check_out=2027-07-05 & guests=6',
    "absence: isn't a hotel or a motel",
  ],
  [
    'NDIS participant and support worker, two bedrooms, accessible bathroom, Glenelg, 12/02/2027 - 16/02/2027',
    'q=two bedrooms & location=glenelg & amenity=Accessible bathroom & check_in=2027-02-12 & check_out=2027-02-16',
    'beside: NDIS participant and support worker',
  ],
  [
    "no pets in the building please, I'm allergic, Norwood apartment with balcony",
    'q=building allergic & location=norwood & type=apartment & amenity=Balcony',
    'absence: no pets',
  ],
  [
    'my horse float needs parking, motel Hahndorf, 21st Feb',
    'q=horse float & location=hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2027-02-21',
  ],
  [
    'wifi fast enough for zoom, desk, quiet, no kids, Stirling, Jan 11-22',
    'q=fast zoom & location=stirling & tag=quiet & amenity=Free Wi-Fi & amenity=Work desk & check_in=2027-01-11 & check_out=2027-01-22',
    'absence: no kids',
  ],
  [
    'three adults, three nights, three stars, Unley, third of March',
    'location=unley & stars=3 & check_in=2027-03-03 & check_out=2027-03-06 & guests=3',
  ],
  [
    'ninety to a hundred and thirty dollars, hostel private room',
    'q=private & type=hostel & min_price=90 & max_price=130',
  ],
  [
    '$99 or less, tonight, late check in after midnight, anywhere',
    'q=late check in & max_price=99 & check_in=2026-11-23 & check_out=2026-11-24',
    'hour: after midnight',
  ],
  [
    'bring two dogs under 10kg, no more than 2 nights, Glenelg, budget 180',
    'location=glenelg & amenity=Pets allowed & max_price=180',
    'beside: under 10kg; absence: no more than; dates: 2 nights',
  ],
  [
    'from Monday week for five nights, business hotel with gym, city',
    'location=adelaide-cbd & type=hotel & tag=business & amenity=Gym & check_in=2026-11-30 & check_out=2026-12-05',
  ],
  [
    'the first week of March, near Flinders Uni, desk',
    'amenity=Work desk & near=flinders-university & minutes=15',
    'dates: the first week of March',
  ],
  [
    'the second weekend in January, B&B, Hahndorf, no kids',
    'location=hahndorf & type=bed-breakfast & check_in=2027-01-08 & check_out=2027-01-10',
    'absence: no kids',
  ],
  [
    'ground floor or lift, walker, not far from the Adelaide Hospital, 2 people, from 1 Dec to 4 Dec',
    'q=walker & check_in=2026-12-01 & check_out=2026-12-04 & guests=2',
    'either: ground floor; either: lift; distance: not far from the Adelaide Hospital',
  ],
  [
    'month to month furnished flat, Prospect, bills included, cat ok, about $450 per week',
    'q=furnished bills & location=prospect & type=apartment & tag=long-stay & amenity=Pets allowed & max_price=74',
    '',
  ],
  [
    'no carpark needed, we come by tram, hotel, Glenelg, 7 Jan 1 night',
    'q=tram & location=glenelg & type=hotel & check_in=2027-01-07 & check_out=2027-01-08',
    'absence: no carpark',
  ],
  [
    'hotel that does not allow children, with pool, Barossa',
    'location=barossa & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: does not allow children',
  ],
  [
    'invoice to company, 14 nights from 1 Feb, kitchen, car park, less than 2500 total',
    'amenity=Full kitchen|Kitchenette & amenity=Free parking|Paid parking & max_price=178 & check_in=2027-02-01 & check_out=2027-02-15',
    'terms: invoice to company',
  ],
  ['GBP 100, twin, CBD, Thurs', 'q=twin & location=adelaide-cbd & check_in=2026-11-26', 'amount: GBP 100'],
  [
    'dog-sitter lives in Brighton so not there, but close, say Glenelg, no dogs with us',
    'q=dog-sitter close & location=glenelg',
    'past: Brighton; absence: not there; absence: no dogs',
  ],
  [
    'apartment not on the ground floor, lift, balcony, sea view, Glenelg, 4 to 11 Jan 2027',
    'location=glenelg & type=apartment & amenity=Lift & amenity=Balcony & amenity=Sea view & check_in=2027-01-04 & check_out=2027-01-11',
    'absence: not on the ground floor',
  ],
  [
    'ten of us, five twin rooms, motel, Murray Bridge side of the Hills, Dec 11',
    'q=Murray Bridge side & location=adelaide-hills & type=motel & check_in=2026-12-11 & guests=10',
    'rooms: five twin rooms',
  ],
  [
    'hotel, 2 nights, Tuesday and Wednesday next week, city, max 210',
    'location=adelaide-cbd & type=hotel & max_price=210 & check_in=2026-12-01 & check_out=2026-12-03',
  ],
  [
    'I need a bed rail, raised toilet and no steps at the entrance, Brighton',
    'q=bed rail raised toilet & location=brighton & amenity=Step-free entrance',
    '',
  ],
  [
    'pool heated, gym not necessary, parking under cover, West Beach, Fri-Sun',
    'q=heated under cover & location=west-beach & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: gym not necessary',
  ],
  [
    'neither hostel nor b&b, under $130, city',
    'location=adelaide-cbd & max_price=129.99',
    'absence: neither hostel nor b&b',
  ],
  [
    'a week in May 2027 for two, McLaren Vale, vineyard views, no TV',
    'location=mclaren-vale & tag=vineyard & guests=2',
    'dates: a week; dates: in May 2027; absence: no TV',
  ],
  [
    'A$180-A$240 pn, 4.5 rating or higher, spa, CBD',
    'location=adelaide-cbd & amenity=Spa & min_price=180 & max_price=240 & rating=4.5',
  ],
  [
    'everything except breakfast: pool, gym, parking, city hotel',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym & amenity=Free parking|Paid parking',
    'absence: except breakfast',
  ],
  [
    'meeting in Mount Barker on Monday 7 Dec, stay Sunday in Hahndorf or Stirling',
    'q=meeting & location=hahndorf|stirling & check_in=2026-12-06',
    'beside: Mount Barker; dates: on Monday 7 Dec',
  ],
  [
    'two-storey is no good, single level, 3 bedrooms, pets inside, Unley',
    'q=two-storey single level 3 bedrooms & location=unley & amenity=Pets allowed',
    'absence: no good',
  ],
  [
    'not before 10 December, not after 20 December, 3 nights, Henley Beach',
    'location=henley-beach',
    'absence: not before 10 December; absence: not after 20 December; dates: 3 nights',
  ],
];
