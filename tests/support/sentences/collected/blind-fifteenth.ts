import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Two adults, one child (8), hotel with breakfast in Glenelg between 3 and 6 January, max $260 per night',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & max_price=260 & check_in=2027-01-03 & check_out=2027-01-06 & guests=3',
  ],
  [
    'Somewhere my 4 year old will love, with a pool and playground, West Beach, this weekend',
    'location=west-beach & amenity=Outdoor pool|Indoor pool & amenity=Playground & check_in=2026-11-27 & check_out=2026-11-29',
    'party: my 4 year old',
  ],
  [
    'motel for one tradie, Salisbury or Mawson Lakes, Sunday night to Friday, microwave and fridge',
    'location=mawson-lakes & type=motel & amenity=Kitchenette|Full kitchen & check_in=2026-11-29 & check_out=2026-12-04 & guests=1',
    'either: Salisbury',
  ],
  [
    'quiet b&b for a retired couple close to Stirling village, under 220, Tuesday 8 December 2 nights',
    'location=stirling & type=bed-breakfast & tag=quiet & max_price=219.99 & check_in=2026-12-08 & check_out=2026-12-10 & guests=2',
  ],
  [
    'Which hotels near the Central Market have bike storage?',
    'type=hotel & amenity=Bicycle storage & near=adelaide-central-market & minutes=15',
  ],
  [
    'HOSTEL CLOSE TO GLENELG JETTY 5 NIGHTS FROM 27 DEC UNDER $70',
    'type=hostel & max_price=69.99 & near=glenelg-jetty & minutes=15 & check_in=2026-12-27 & check_out=2027-01-01',
  ],
  [
    'I need somewhere accessible for a walking frame, without steps, with a lift, near the Royal Adelaide',
    'amenity=Wheelchair accessible & amenity=Step-free entrance & amenity=Lift & near=royal-adelaide-hospital & minutes=15',
    'beside: for a walking frame',
  ],
  [
    '3 night break for my birthday, 18 June, hot tub, fireplace, adelaide hills, just my wife and me',
    'location=adelaide-hills & amenity=Spa & amenity=Fireplace & check_in=2027-06-18 & check_out=2027-06-21 & guests=2',
  ],
  [
    "room under 100 dollars, doesn't matter where as long as it's near a tram",
    'max_price=99.99 & near=any-tram-stop & minutes=10',
    '',
  ],
  [
    '6 of us for the Fringe, apartment, city, 5th to 8th March, not more than 400 a night altogether',
    'location=adelaide-cbd & type=apartment & check_in=2027-03-05 & check_out=2027-03-08 & guests=6',
    'amount: not more than 400 a night altogether',
  ],
  [
    'looking for self catered accommodation in brighton for me and 2 kids, 28 dec for 5 nights, near the beach',
    'location=brighton & tag=self-contained & tag=beach & check_in=2026-12-28 & check_out=2027-01-02 & guests=3',
  ],
  [
    'hotel with meeting room for 20 near the airport on 10 Feb',
    'type=hotel & amenity=Meeting rooms & near_airport=1 & check_in=2027-02-10',
  ],
  [
    'weekend getaway no kids, vineyard, spa bath, breakfast included, up to $350, 22-24 Jan',
    'tag=vineyard & amenity=Spa & amenity=Breakfast included & max_price=350 & check_in=2027-01-22 & check_out=2027-01-24',
    'absence: no kids',
  ],
  [
    'Do you know if there are any apartments in Henley Beach that allow a small dog for 3 nights from 12 March?',
    'location=henley-beach & type=apartment & amenity=Pets allowed & check_in=2027-03-12 & check_out=2027-03-15',
  ],
  [
    'I want to be able to walk to Adelaide Oval and back safely at night, 1 woman, hotel, 12 December',
    'type=hotel & near=adelaide-oval & minutes=15 & by=walk & check_in=2026-12-12 & guests=1',
  ],
  [
    'hotel or motel with a spa, Glenelg or Brighton, under $210',
    'location=glenelg|brighton & type=hotel & type=motel & amenity=Spa & max_price=209.99',
  ],
  [
    'bunk room for a scout group of 20, hills, 10-12 April 2027',
    'q=bunk scout & location=adelaide-hills & check_in=2027-04-10 & check_out=2027-04-12 & guests=20',
  ],
  [
    'not too fancy, not too cheap, Norwood, 2 people, Wednesday',
    'location=norwood & check_in=2026-11-25 & guests=2',
    'absence: not too fancy; absence: not too cheap',
  ],
  [
    "a week in Semaphore from New Year's Day, 4 adults, aircon, bbq",
    'location=semaphore & amenity=Air conditioning & amenity=Barbecue & check_in=2027-01-01 & check_out=2027-01-08 & guests=4',
  ],
  [
    'what can I get in the city for $130 tonight?',
    'location=adelaide-cbd & check_in=2026-11-23 & check_out=2026-11-24',
    'amount: $130',
  ],
  [
    'my mate and I want to see the Test at Adelaide Oval, cheap bed within 20 mins walk, 4-8 Dec',
    'max_price=150 & near=adelaide-oval & minutes=20 & by=walk & check_in=2026-12-04 & check_out=2026-12-08 & guests=2',
  ],
  [
    'Heritage cottage in North Adelaide, two bedrooms, wood fire, off-street parking, 4-6 July',
    'q=cottage two bedrooms & location=north-adelaide & tag=heritage & amenity=Fireplace & amenity=Free parking|Paid parking & check_in=2027-07-04 & check_out=2027-07-06',
  ],
  [
    'luxury glamping with bath and view over vineyards',
    'q=glamping & tag=vineyard & amenity=Bath tub & min_price=300',
  ],
  [
    'serviced apartment for 3 months from 1st March, pets ok, 2 people, Unley or Norwood, laundry',
    'location=unley|norwood & type=serviced-apartment & amenity=Pets allowed & amenity=Laundry|Washing machine & check_in=2027-03-01 & check_out=2027-06-01 & guests=2',
    '',
  ],
  [
    "no lifts please, I'm claustrophobic: ground floor hotel room, city",
    'q=claustrophobic ground floor & location=adelaide-cbd & type=hotel',
    'absence: no lifts',
  ],
  ['hotel rooftop pool adelaide', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    'hotel within 10 minutes of Flinders Medical Centre, under 160, free parking, tomorrow night',
    'type=hotel & amenity=Free parking & max_price=159.99 & near=flinders-medical-centre & minutes=10 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'Arriving by cruise ship 9 Feb, one night near Outer Harbor or Port Adelaide',
    'q=cruise ship & check_in=2027-02-09 & check_out=2027-02-10',
    'either: near Outer Harbor; either: Port Adelaide',
  ],
  [
    'backpacker from Germany, 1 person, cheapest hostel, kitchen, 14 nights from 5 Jan',
    'type=hostel & amenity=Shared kitchen & check_in=2027-01-05 & check_out=2027-01-19 & guests=1 & sort=price_low',
  ],
  [
    "dinner, bed and breakfast for two in Hahndorf on Valentine's Day",
    'q=dinner & location=hahndorf & type=bed-breakfast & check_in=2027-02-14 & check_out=2027-02-15 & guests=2',
  ],
  [
    'clean cheap room 4 nites frm sunday, near flinders uni, wifi',
    'amenity=Free Wi-Fi & max_price=150 & near=flinders-university & minutes=15 & check_in=2026-11-29 & check_out=2026-12-03',
  ],
  [
    'Is parking included at any of the CBD hotels under 200?',
    'location=adelaide-cbd & type=hotel & amenity=Free parking & max_price=199.99',
  ],
  [
    'A hotel please, neither in Hindley Street nor near the station, 4 stars or above, with gym',
    'type=hotel & amenity=Gym & stars=4',
    'absence: neither in Hindley Street; absence: nor near the station',
  ],
  [
    'pub accommodation Port Adelaide, 2 singles, 1 night, next Saturday',
    'q=pub singles & location=port-adelaide & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    "fully accessible room, hoist, carer's room adjoining, Glenelg, March 15 to 19",
    "q=hoist carer's adjoining & location=glenelg & amenity=Wheelchair accessible & check_in=2027-03-15 & check_out=2027-03-19",
  ],
  [
    "I'd like a sea view but can do without a balcony, Glenelg, 220 tops",
    'location=glenelg & amenity=Sea view & max_price=220',
    'absence: can do without a balcony',
  ],
  [
    'Hi, 2 adults & 2 teens, need 2 rooms or a family room, pool, Glenelg 10/1-14/1',
    'location=glenelg & amenity=Outdoor pool|Indoor pool & check_in=2027-01-10 & check_out=2027-01-14 & guests=4',
    'either: 2 rooms; either: family room',
  ],
  [
    'where can a family of seven stay together in the Barossa for under $500?',
    'location=barossa & max_price=499.99 & guests=7',
  ],
  [
    'not far from the Adelaide Showground, cheap motel, Friday 4 Sept',
    'type=motel & max_price=150 & near=adelaide-showground & minutes=15 & check_in=2027-09-04',
  ],
  [
    'I need to charge my EV overnight and have breakfast early, Hahndorf, 3 Feb, one night, 1 person',
    'q=early & location=hahndorf & amenity=Electric car charging & amenity=Breakfast included|Breakfast available & check_in=2027-02-03 & check_out=2027-02-04 & guests=1',
  ],
  [
    "anything with a view in the hills for under 250 that isn't booked out on 31 dec",
    'q=view & location=adelaide-hills & max_price=249.99 & check_in=2026-12-31',
    "absence: isn't booked out",
  ],
  [
    'balcony rooms overlooking the sea, less than 5 minutes from Moseley Square on foot',
    'amenity=Balcony & amenity=Sea view & near=moseley-square & minutes=5 & by=walk',
  ],
  [
    'room with two queens, pool and hot breakfast for a basketball team, 16 players, 12-14 March, west side',
    'q=queens west side & amenity=Outdoor pool|Indoor pool & amenity=Breakfast included|Breakfast available & check_in=2027-03-12 & check_out=2027-03-14 & guests=16',
  ],
  [
    'please no apartments, only a hotel with daily cleaning and reception 24 hours, city center',
    'q=daily cleaning & location=adelaide-cbd & type=hotel & amenity=24-hour reception',
    'absence: no apartments',
  ],
  [
    'Glenelg hotel from Saturday 5 to Tuesday 8 December, two people, breakfast and sea view, around 250 dollars',
    'location=glenelg & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Sea view & max_price=288 & check_in=2026-12-05 & check_out=2026-12-08 & guests=2',
  ],
];
