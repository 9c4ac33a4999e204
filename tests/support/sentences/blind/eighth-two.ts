import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'no bath tub, must be a walk in shower; lift; Norwood; 10-12 Jan',
    'q=walk in shower & location=norwood & amenity=Lift & check_in=2027-01-10 & check_out=2027-01-12',
    'absence: no bath tub',
  ],
  [
    'Need accommodation for blind guest with guide dog, CBD, Friday night',
    'location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-28',
    'beside: blind guest; beside: with guide dog',
  ],
  [
    'in town for a wedding at Glenelg on the 20th of Feb, two couples, 19th-21st',
    'location=glenelg & check_in=2027-02-19 & check_out=2027-02-21 & guests=4',
    'beside: a wedding',
  ],
  [
    'wedding guests x 10 need rooms near Seppeltsfield, Sat 13 March',
    'q=wedding & near=seppeltsfield-winery & minutes=15 & check_in=2027-03-13 & guests=10',
  ],
  [
    'somewhere for the bridal party to get ready, balcony, city view, Fri 4 Dec, 1 night',
    'amenity=Balcony & amenity=City view & check_in=2026-12-04 & check_out=2026-12-05',
  ],
  [
    'honeymoon, 3 nights, vineyard, luxury, spa, 28 Dec',
    'tag=romantic & tag=vineyard & amenity=Spa & min_price=300 & check_in=2026-12-28 & check_out=2026-12-31',
  ],
  [
    'our anniversary dinner is at Magill Estate, fancy b&b in Norwood, 14/2',
    'q=dinner is at Magill Estate & location=norwood & type=bed-breakfast & check_in=2027-02-14',
  ],
  [
    'hostel close to the beach with luggage storage because our flight is at night',
    'type=hostel & tag=beach & amenity=Luggage storage',
    'beside: our flight is',
  ],
  [
    'cheapest private room, not a dorm, city, tonight and tomorrow',
    'q=private & location=adelaide-cbd & check_in=2026-11-23 & check_out=2026-11-25 & sort=price_low',
    'absence: not a dorm',
  ],
  [
    'van life couple need shower and laundry for one night, brighton',
    'q=van life shower & location=brighton & amenity=Laundry|Washing machine & guests=2',
    'dates: for one night',
  ],
  [
    'backpackers hostel bbq bar pool table 3 nts from 28/11',
    'q=pool table & type=hostel & amenity=Barbecue & amenity=Bar & check_in=2026-11-28 & check_out=2026-12-01',
  ],
  [
    'somewhere to stay with mates for the 500, 5 of us, walking distance to Victoria Park, max 60 each',
    'q=500 Victoria Park & guests=5',
    'amount: max 60 each',
  ],
  [
    '3A 1C, 4N from 23DEC, GLENELG, 4* OR BETTER, POOL, BKF',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & stars=4 & check_in=2026-12-23 & check_out=2026-12-27 & guests=4',
  ],
  [
    'twin share x 6 pax hotel adl cbd chkin 17 feb chkout 20 feb budget 180pn',
    'location=adelaide-cbd & type=hotel & max_price=180 & check_in=2027-02-17 & check_out=2027-02-20 & guests=6',
    'party: twin share x',
  ],
  [
    'client wants a resort, beachfront, under A$400, guest score above 9',
    'type=resort & tag=beachfront & max_price=399.99 & rating=4.5',
  ],
  [
    'villa mclaren vale 10 guests pool 2-5 apr 2027',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-04-02 & check_out=2027-04-05 & guests=10',
  ],
  ['glenelg motel 2 night stay', 'location=glenelg & type=motel', 'dates: 2 night stay'],
  ['adelaide cbd hotel with bathtub', 'location=adelaide-cbd & type=hotel & amenity=Bath tub'],
  [
    'barossa valley cottage for two with breakfast provided',
    'q=cottage & location=barossa & amenity=Breakfast included & guests=2',
  ],
  ['cheap parking adelaide airport hotel', 'q=cheap parking & type=hotel & near_airport=1'],
  ['hotels near glenelg tram stop', 'type=hotel & near=tram-stop-moseley-square & minutes=15'],
  [
    'hotel near adelaide botanic gardens with gym',
    'type=hotel & amenity=Gym & near=adelaide-botanic-garden & minutes=15',
  ],
  [
    'adelaide hills accommodation pet friendly wood fire',
    'location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace',
  ],
  ['5 star adelaide under 350 per night', 'max_price=349.99 & stars=5'],
  ['hostel adelaide city under 50 dollars', 'location=adelaide-cbd & type=hostel & max_price=49.99'],
  ['port noarlunga beach motel', 'type=motel & tag=beach & near=port-noarlunga-jetty & minutes=15'],
  ['mount barker accommodation', 'near=mount-barker & minutes=15'],
  ['hahndorf motel with spa', 'location=hahndorf & type=motel & amenity=Spa'],
  [
    'serviced apartments adelaide long term with parking',
    'type=serviced-apartment & tag=long-stay & amenity=Free parking|Paid parking',
  ],
  [
    'apartment with no aircon is not ok, must have aircon, Prospect',
    'location=prospect & type=apartment & amenity=Air conditioning',
    'absence: with no aircon; absence: is not ok',
  ],
  [
    'neither hotels nor hostels, please; a villa or b&b in the Hills',
    'location=adelaide-hills & type=villa & type=bed-breakfast',
    'absence: neither hotels nor hostels',
  ],
  [
    'hotel but not in the CBD and not near the airport, with free parking',
    'type=hotel & amenity=Free parking',
    'absence: but not in the CBD; absence: not near the airport',
  ],
  [
    "I don't want to be further than 15 minutes walk from Adelaide Oval",
    'near=adelaide-oval & minutes=15 & by=walk',
  ],
  [
    'Without kids for once! Adults only, rooftop pool, cocktails. 5th Dec.',
    'q=Adults only cocktails & amenity=Outdoor pool|Indoor pool & check_in=2026-12-05',
    'absence: Without kids',
  ],
  [
    'no need for a kitchen, but we must have a bath and a balcony',
    'amenity=Bath tub & amenity=Balcony',
    'absence: no need for a kitchen',
  ],
  ['nothing over 200, nothing under 4 stars, Glenelg', 'location=glenelg & max_price=200 & stars=4'],
  [
    'Could we avoid the city? We prefer Unley, Norwood or Prospect with parking',
    'location=unley|norwood|prospect & amenity=Free parking|Paid parking',
    'absence: avoid the city',
  ],
  [
    'less than 15 min by tram to Rundle Mall, apartment, under 180',
    'type=apartment & max_price=179.99 & near=rundle-mall & minutes=15 & by=tram',
  ],
  [
    'within 5 minutes walk of a tram stop, free wifi, $120 or less',
    'amenity=Free Wi-Fi & max_price=120 & near=any-tram-stop & minutes=5 & by=walk',
  ],
  ['ten minutes on foot from the Convention Centre', 'near=festival-plaza & minutes=10 & by=walk', ''],
  [
    'nearest hotel to the Queen Elizabeth Hospital',
    'type=hotel & near=queen-elizabeth-hospital & sort=nearest',
  ],
  [
    'We were flooded out of our home in Unley and need a furnished apartment for about 8 weeks with a dog, insurance is paying',
    'q=flooded furnished insurance & type=apartment & amenity=Pets allowed',
    'absence: out of our home; past: Unley; dates: 8 weeks',
  ],
  [
    "Okay so it's our 10 year anniversary, we did the Barossa last year, so this year it's McLaren Vale: vineyard views, spa bath, breakfast included, 2 nights from Friday 11 December, under $450",
    'location=mclaren-vale & tag=vineyard & amenity=Spa & amenity=Breakfast included & max_price=449.99 & check_in=2026-12-11 & check_out=2026-12-13',
    'past: the Barossa last year',
  ],
  [
    'My daughter has a netball carnival at Wayville from the 15th to the 18th of January and there will be me, her and her little brother, we need a pool and somewhere to cook',
    'q=Wayville & amenity=Outdoor pool|Indoor pool & amenity=Full kitchen|Kitchenette & check_in=2027-01-15 & check_out=2027-01-18 & guests=3',
    'party: My daughter',
  ],
  [
    'Dad is in hospital at Flinders and we are coming down from Port Pirie to be with him, cheap and close, two adults, from tomorrow for five nights',
    'q=close & max_price=150 & near=flinders-medical-centre & minutes=15 & check_in=2026-11-24 & check_out=2026-11-29 & guests=2',
  ],
  [
    "Hi team, could you please suggest a heritage hotel in the city for my parents' 40th wedding anniversary on 6 Feb? They love old buildings and good food.",
    'q=food & location=adelaide-cbd & type=hotel & tag=heritage & check_in=2027-02-06',
  ],
  [
    'total budget 900 for 3 nights, 28-31 Dec, 2 adults, glenelg',
    'location=glenelg & max_price=300 & check_in=2026-12-28 & check_out=2026-12-31 & guests=2',
  ],
  [
    '$150-200 per night b&b stirling good friday to easter monday',
    'location=stirling & type=bed-breakfast & min_price=150 & max_price=200 & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    'between 100 and 140 dollars, motel, Sunday night',
    'type=motel & min_price=100 & max_price=140 & check_in=2026-11-29 & check_out=2026-11-30',
  ],
  [
    'hotel dec 31 one night 2 adults no children',
    'type=hotel & check_in=2026-12-31 & check_out=2027-01-01 & guests=2',
    'absence: no children',
  ],
  [
    'this friday and saturday, henley beach, apartment',
    'location=henley-beach & type=apartment & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'last weekend in january, glenelg, family of 4',
    'location=glenelg & check_in=2027-01-29 & check_out=2027-01-31 & guests=4',
  ],
  [
    '1/12/2026 - 4/12/2026 hotel north adelaide',
    'location=north-adelaide & type=hotel & check_in=2026-12-01 & check_out=2026-12-04',
  ],
  ['Tuesday week for two nights, CBD', 'location=adelaide-cbd & check_in=2026-12-01 & check_out=2026-12-03'],
];
