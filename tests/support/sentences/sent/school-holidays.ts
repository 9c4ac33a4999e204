import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'summer hols with the kids from 4 jan for 5 nights, somewhere in West Beach with a playground and a pool, no more than 280',
    'q=summer & location=west-beach & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool & max_price=280 & check_in=2027-01-04 & check_out=2027-01-09',
  ],
  [
    'Mum, dad and two teenagers want a self-contained apartment in Brighton, 8 to 15 January',
    'location=brighton & type=apartment & tag=self-contained & check_in=2027-01-08 & check_out=2027-01-15 & guests=4',
  ],
  [
    "We are 2 adults, a 9 year old and a 6 year old, looking for a hotel with an indoor pool because it's July",
    'type=hotel & amenity=Indoor pool & guests=4',
    'dates: July',
  ],
  [
    'april school break, family room in the city near the museum, 3 nights from Saturday 10 April',
    'location=adelaide-cbd & amenity=Family rooms & near=south-australian-museum & minutes=15 & check_in=2027-04-10 & check_out=2027-04-13',
    'dates: april school break',
  ],
  [
    'Somewhere the kids can swim, Glenelg or Henley Beach, Boxing Day until 30 December',
    'location=glenelg|henley-beach & amenity=Outdoor pool|Indoor pool & check_in=2026-12-26 & check_out=2026-12-30',
  ],
  [
    'need cot and highchair plus washing machine, apartment, Semaphore, 2 adults 1 baby, 11-14 January',
    'q=highchair & location=semaphore & type=apartment & amenity=Cots on request & amenity=Washing machine & check_in=2027-01-11 & check_out=2027-01-14 & guests=3',
  ],
  [
    'Is there anything kid friendly with bikes to hire near the zoo for under 220?',
    'q=bikes & tag=family & max_price=219.99 & near=adelaide-zoo & minutes=15',
  ],
  [
    'Grandma is coming too so six of us, villa in McLaren Vale with a fenced garden, 2nd to 6th of January',
    'q=fenced & location=mclaren-vale & type=villa & amenity=Garden & check_in=2027-01-02 & check_out=2027-01-06 & guests=6',
  ],
  [
    "a caravan park or cabin won't do, we want a proper resort with a pool for the kids",
    'type=resort & tag=family & amenity=Outdoor pool|Indoor pool',
    "absence: a caravan park or cabin won't do",
  ],
  [
    'two families, 4 adults and 5 children, need a holiday house at Glenelg from 27 December to 3 January',
    'location=glenelg & type=villa & check_in=2026-12-27 & check_out=2027-01-03 & guests=9',
  ],
  [
    'motel with interconnecting rooms, parking right outside, one night on the way to the Flinders Ranges, 17 December',
    'q=Flinders Ranges & type=motel & amenity=Family rooms & amenity=Free parking|Paid parking & check_in=2026-12-17 & check_out=2026-12-18',
    '',
  ],
  [
    'school hols july 5-9 barossa family friendly with fireplace',
    'location=barossa & tag=family & amenity=Fireplace & check_in=2027-07-05 & check_out=2027-07-09',
    'dates: school hols',
  ],
  [
    'Which places in Adelaide Hills take children and a dog and have heating?',
    'location=adelaide-hills & tag=family & amenity=Pets allowed & amenity=Heating',
  ],
  [
    "our kids are 3, 5 and 8, we need a kitchen and laundry and don't want stairs, Norwood",
    'location=norwood & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & amenity=Step-free entrance',
    'party: our kids are 3, 5 and 8',
  ],
  [
    'apartment for 2 adults and 2 kids in walking distance of Glenelg jetty, around 250 a night, 18 to 22 January',
    'type=apartment & max_price=288 & near=glenelg-jetty & minutes=15 & by=walk & check_in=2027-01-18 & check_out=2027-01-22 & guests=4',
  ],
  [
    'Need a break from the toddlers, just the two of us, Stirling, Saturday night, with a bath',
    'q=toddlers & location=stirling & amenity=Bath tub & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'cheap family motel close to the Monarto safari park, Friday 15 Jan, one night, family of 5',
    'type=motel & tag=family & max_price=150 & near=monarto-safari-park & minutes=15 & check_in=2027-01-15 & check_out=2027-01-16 & guests=5',
  ],
  [
    'during the January holidays, seven nights starting the 16th, two bedroom apartment in Henley Beach with aircon',
    'q=two bedroom & location=henley-beach & type=apartment & amenity=Air conditioning & check_in=2027-01-16 & check_out=2027-01-23',
    'dates: January holidays',
  ],
  [
    'No hostels please as we have little ones; free parking and breakfast included would be great, Port Adelaide',
    'location=port-adelaide',
    'absence: No hostels; wish: free parking; wish: breakfast included',
  ],
  [
    'hotel with family rooms, not in the CBD, near the beach, pool essential',
    'type=hotel & tag=beach & amenity=Family rooms & amenity=Outdoor pool|Indoor pool',
    'absence: not in the CBD',
  ],
  [
    'kids eat free? looking for hotel with restaurant and pool in Mawson Lakes for five',
    'q=kids eat free & location=mawson-lakes & type=hotel & amenity=Restaurant & amenity=Outdoor pool|Indoor pool & guests=5',
  ],
  [
    'my sister and her 2 kids plus me and my 2, cheap apartment near the Showground in the first weekend of December',
    'q=2 & type=apartment & max_price=150 & near=adelaide-showground & minutes=15 & check_in=2026-12-04 & check_out=2026-12-06 & guests=4',
  ],
  [
    'Do you have a villa sleeping 8 with barbecue and pool between 28 December and 2 January under $600 a night?',
    'type=villa & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & max_price=599.99 & check_in=2026-12-28 & check_out=2027-01-02 & guests=8',
  ],
  [
    'Easter with three kids in Hahndorf, b&b or apartment, must have a kitchenette',
    'location=hahndorf & type=bed-breakfast & type=apartment & amenity=Kitchenette & check_in=2027-03-26 & check_out=2027-03-29',
    'party: three kids',
  ],
  [
    'quiet place for a baby to nap, Unley, ground floor, cot, bath, next Thursday to Sunday',
    'q=nap ground floor & location=unley & tag=quiet & amenity=Cots on request & amenity=Bath tub & check_in=2026-12-03 & check_out=2026-12-06',
    'party: for a baby',
  ],
  [
    "we don't need a pool this time, just a big garden and a barbecue, West Beach, 20 - 24 January, 2 adults 4 kids",
    'location=west-beach & amenity=Garden & amenity=Barbecue & check_in=2027-01-20 & check_out=2027-01-24 & guests=6',
    "absence: don't need a pool",
  ],
  [
    "a hotel that isn't a party place, with kids, near Rundle Mall and with parking",
    'type=hotel & tag=family & amenity=Free parking|Paid parking & near=rundle-mall & minutes=15',
    "absence: isn't a party place",
  ],
  [
    'Dad plus three boys going to the cricket, cheap and close to Adelaide Oval, 17 to 20 December',
    'max_price=150 & near=adelaide-oval & minutes=15 & check_in=2026-12-17 & check_out=2026-12-20 & guests=4',
  ],
  [
    'family of six incl. a newborn, serviced apartment with lift and laundry, city, 1-12 February',
    'q=incl & location=adelaide-cbd & type=serviced-apartment & amenity=Lift & amenity=Laundry|Washing machine & check_in=2027-02-01 & check_out=2027-02-12 & guests=6',
    'party: a newborn',
  ],
  [
    'Kids love trams! hotel near a tram stop, breakfast, not above $190',
    'q=trams & type=hotel & amenity=Breakfast included|Breakfast available & max_price=190 & near=any-tram-stop & minutes=10',
  ],
  [
    'long drive from Melbourne so we need a motel Monday 21 December, 2 adults & 3 children, with a playground, West Beach',
    'q=long & location=west-beach & type=motel & amenity=Playground & check_in=2026-12-21 & guests=5',
  ],
  [
    'beachfront apartment, two weeks from 2 January, sea view, pet friendly, for 2 adults and 2 teenagers',
    'type=apartment & tag=beachfront & amenity=Sea view & amenity=Pets allowed & check_in=2027-01-02 & check_out=2027-01-16 & guests=4',
  ],
  [
    "we'd like bunk beds, Glenelg, wifi for the teenagers and air conditioning, under 300",
    'q=bunk beds & location=glenelg & amenity=Free Wi-Fi & amenity=Air conditioning & max_price=299.99',
  ],
  [
    "What's good for families in Barossa, with pool but without a spa, Fri 22 Jan till Tue 26 Jan?",
    'location=barossa & tag=family & amenity=Outdoor pool|Indoor pool & check_in=2027-01-22 & check_out=2027-01-26',
    'absence: without a spa',
  ],
  [
    'kids under 5 stay free? resort or hotel by the beach, 2 ad 2 ch',
    'type=resort & type=hotel & tag=beach & guests=4',
    'party: kids under 5',
  ],
  [
    'Christmas in Adelaide with grandparents, 4 adults and 2 kids, 3 bedroom serviced apartment, 23 to 28 Dec',
    'q=3 bedroom & type=serviced-apartment & check_in=2026-12-23 & check_out=2026-12-28 & guests=6',
  ],
  [
    'family friendly but not right on the main road, Prospect, free wifi, arriving 6 Jan leaving 10 Jan',
    'location=prospect & tag=family & amenity=Free Wi-Fi & check_in=2027-01-06 & check_out=2027-01-10',
    'absence: but not right on the main road',
  ],
  [
    'somewhere with a bathtub not just a shower, for bathing the baby, North Adelaide',
    'q=bathing & location=north-adelaide & amenity=Bath tub',
    'absence: not just a shower',
  ],
  [
    'hostel with family rooms in the city, kitchen to cook for the kids, less than 100',
    'location=adelaide-cbd & type=hostel & tag=family & amenity=Family rooms & amenity=Shared kitchen & max_price=99.99',
  ],
  [
    "can we bring our own cot? hotel near the women's and children's hospital, tomorrow, 2 nights, parents and one child",
    'type=hotel & near=womens-and-childrens-hospital & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26 & guests=3',
    'beside: cot',
  ],
];
