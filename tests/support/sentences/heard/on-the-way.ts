import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hey, arriving on the 12th of dec late at night, need somewhere near the airport for 1 night',
    'near_airport=1 & check_in=2026-12-12 & check_out=2026-12-13',
    'hour: late at night',
  ],
  [
    'Two of us road tripping from Melbourne, any motel with parking on the way in for this Friday?',
    'type=motel & amenity=Free parking|Paid parking & check_in=2026-11-27 & guests=2',
  ],
  [
    'First time in Adelaide! looking for a central hotel for 3 nights from 9 jan, budget about 180 a night',
    'location=adelaide-cbd & type=hotel & max_price=207 & check_in=2027-01-09 & check_out=2027-01-12',
  ],
  [
    'My partner and I want a wine weekend in the barossa, b&b with breakfast, under 300',
    'location=barossa & type=bed-breakfast & amenity=Breakfast included|Breakfast available & max_price=299.99 & guests=2',
    'dates: weekend',
  ],
  [
    'Solo female traveller, safe hostel near the train station please',
    'q=safe & type=hostel & near=adelaide-railway-station & minutes=15 & guests=1',
  ],
  [
    'we have 2 dogs and a caravan, anywhere in the hills that takes us?',
    'q=caravan & location=adelaide-hills & amenity=Pets allowed',
  ],
  [
    'Flight gets in 11pm, need 24h reception and shuttle',
    'amenity=24-hour reception & amenity=Airport shuttle',
    'beside: Flight gets in; hour: 11pm',
  ],
  [
    'any ideas for a beach stay with teens over the january long weekend?',
    'q=ideas & tag=beach',
    'dates: over the january long weekend',
  ],
  [
    'Coming for the cricket on 17 Dec, want to walk to the oval, hotel with bar',
    'type=hotel & amenity=Bar & near=adelaide-oval & minutes=15 & by=walk & check_in=2026-12-17',
  ],
  [
    'my mum is 80 and uses a walker, need a ground floor or lift, motel near Flinders hospital',
    'type=motel & near=flinders-medical-centre & minutes=15',
    'beside: uses a walker; either: ground floor; either: lift',
  ],
  [
    'staying 10 days, want to cook and do washing, close to tram',
    'amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & near=any-tram-stop & minutes=10',
    'dates: 10 days',
  ],
  [
    'surprise for my girlfriend, something romantic with a hot tub on saturday night',
    'tag=romantic & amenity=Spa & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    "we're cycling the Riesling trail then coming to the city, need bike storage, 2 pax",
    'location=adelaide-cbd & amenity=Bicycle storage & guests=2',
    'beside: cycling the Riesling trail',
  ],
  [
    "What's a decent cheap place in Glenelg for 2 nights next week, not a dorm?",
    'location=glenelg & max_price=150',
    'dates: for 2 nights; dates: next week; absence: not a dorm',
  ],
  [
    'Hi there! 4 mates, golf trip, need 2 twin rooms and a pub nearby, mid February',
    'q=pub & guests=4',
    'rooms: 2 twin rooms; dates: mid February',
  ],
  [
    'after a family suite for 5 of us in west beach 3-10 jan with pool',
    'location=west-beach & amenity=Family rooms & amenity=Outdoor pool|Indoor pool & check_in=2027-01-03 & check_out=2027-01-10 & guests=5',
  ],
  [
    'I land tuesday morning and fly out thursday, hotel city, gym essential',
    'location=adelaide-cbd & type=hotel & amenity=Gym & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'do u have anything for tonight under 100 near rundle mall',
    'max_price=99.99 & near=rundle-mall & minutes=15 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    'Wedding at Mount Lofty House on 23 January, need somewhere in Stirling for two nights from the 22nd',
    'q=Mount Lofty House & location=stirling & check_in=2027-01-22 & check_out=2027-01-24',
    'beside: Wedding',
  ],
  [
    'looking to escape the heat, pool a must, somewhere with shade for kids',
    'q=shade & tag=family & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'Is there something on Jetty Road Glenelg with a balcony for NYE?',
    'amenity=Balcony & near=glenelg-jetty-road & minutes=15 & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'My visa appointment is on 2 December, want a hotel near Victoria Square the night before',
    'q=visa appointment & type=hotel & near=victoria-square & minutes=15',
    'dates: on 2 December; dates: the night before',
  ],
  [
    "I'd love a villa with vineyard views and a fireplace for our anniversary 6-8 March",
    'type=villa & tag=vineyard & amenity=Fireplace & check_in=2027-03-06 & check_out=2027-03-08',
  ],
  [
    'Just me, work trip, two nights from Monday 30 Nov, desk and good wifi near the CBD',
    'location=adelaide-cbd & tag=business & amenity=Work desk & amenity=Free Wi-Fi & check_in=2026-11-30 & check_out=2026-12-02 & guests=1',
  ],
  [
    'what about Semaphore? Something with sea views for 2 adults 1 child under 220',
    'location=semaphore & amenity=Sea view & max_price=219.99 & guests=3',
  ],
  [
    'we missed out on Glenelg so maybe Brighton or Henley, apartment, Jan 15-22',
    'location=brighton|henley-beach & type=apartment & check_in=2027-01-15 & check_out=2027-01-22',
    'absence: missed out on Glenelg',
  ],
  [
    'honeymooners from Italy, 5 star only, breakfast in bed would be lovely',
    'tag=romantic & amenity=Breakfast included|Breakfast available & stars=5',
  ],
  [
    'Uni open day, need cheap accommodation near flinders uni for me and my daughter 11 Jan',
    'max_price=150 & near=flinders-university & minutes=15 & check_in=2027-01-11 & guests=2',
    'beside: Uni open day',
  ],
  [
    'camping got rained out!! any motel mclaren vale tonight 2 adults 2 kids',
    'q=camping rained & location=mclaren-vale & type=motel & check_in=2026-11-23 & check_out=2026-11-24 & guests=4',
  ],
  [
    'Going on a cruise from Outer Harbor on 8 Jan, want parking for the week and 1 night before',
    'q=cruise from Outer Harbor & amenity=Free parking|Paid parking',
    'dates: on 8 Jan; dates: 1 night before',
  ],
  [
    'can anyone recommend a B&B with good reviews near Hahndorf, ideally with a garden',
    'location=hahndorf & type=bed-breakfast & rating=4',
    'wish: garden',
  ],
  [
    'my son plays in a comp at Netball SA, hotel with family room this weekend',
    'q=plays in a comp at Netball & type=hotel & amenity=Family rooms & check_in=2026-11-27 & check_out=2026-11-29',
    'party: my son',
  ],
  [
    'moving to Adelaide in February, need furnished apartment 4-6 weeks with parking',
    'q=furnished & type=apartment & amenity=Free parking|Paid parking',
    'beside: moving to Adelaide; dates: in February; dates: 4-6 weeks',
  ],
  [
    "What's closest to the Entertainment Centre? Concert on Dec 4, staying that night",
    'q=Concert & near=adelaide-entertainment-centre & check_in=2026-12-04 & sort=nearest',
  ],
  [
    'I am allergic to cats so no pets place please, quiet, city',
    'location=adelaide-cbd & tag=quiet',
    'absence: allergic to cats; absence: no pets',
  ],
  [
    "we're a hens group of 9, want pool, bbq and close to glenelg, 12-14 march",
    'location=glenelg & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & check_in=2027-03-12 & check_out=2027-03-14 & guests=9',
  ],
  [
    'stopover between flights, 12 Dec to 13 Dec, airport hotel, early breakfast',
    'q=between flights & type=hotel & amenity=Breakfast included|Breakfast available & near_airport=1 & check_in=2026-12-12 & check_out=2026-12-13',
    'hour: early',
  ],
  [
    'Budget of $2000 for a week, family of five, near the beach from Jan 9',
    'tag=beach & max_price=285 & check_in=2027-01-09 & check_out=2027-01-16 & guests=5',
  ],
  [
    'is the tram walkable from any hotel in Unley',
    'q=tram & location=unley & type=hotel',
    'distance: walkable from',
  ],
  [
    'looking for somewhere dog friendly with fenced yard Port Adelaide side',
    'q=fenced & location=port-adelaide & amenity=Pets allowed & amenity=Garden',
  ],
  [
    'can we check in early? hotel for 28 nov one night north adelaide',
    'q=early & location=north-adelaide & type=hotel & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  [
    'Old friends reunion, 8 women, two apartments next to each other in Norwood',
    'q=two & location=norwood & type=apartment & guests=8',
  ],
  [
    'Doing the Heysen Trail, last night in a real bed with a bath near Hahndorf',
    'q=last night in a real bed & location=hahndorf & amenity=Bath tub',
    'beside: Doing the Heysen Trail',
  ],
  [
    "we don't have a car, so near public transport, hotel under 170",
    'type=hotel & max_price=169.99',
    "absence: don't have a car; distance: public transport",
  ],
  [
    'Our AirBnB cancelled on us, need 3 bed apartment from tomorrow for 4 nights',
    'q=cancelled 3 bed & type=apartment & check_in=2026-11-24 & check_out=2026-11-28',
  ],
  [
    "Looking at the Barossa or McLaren Vale, can't decide, cottage with a spa, 20 Feb",
    'q=cottage & location=barossa|mclaren-vale & amenity=Spa & check_in=2027-02-20',
    "absence: can't decide",
  ],
];
