import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'netball team of 11 plus 3 parents, cheap hostel or motel with parking for a minibus, 16-18 April',
    'q=netball & type=hostel & type=motel & amenity=Free parking|Paid parking & max_price=150 & check_in=2027-04-16 & check_out=2027-04-18 & guests=14',
    'beside: for a minibus',
  ],
  [
    'bucks weekend for 9 blokes, apartment in the city near nightlife, 15 to 17 January',
    'location=adelaide-cbd & type=apartment & tag=nightlife & check_in=2027-01-15 & check_out=2027-01-17 & guests=9',
    'dates: bucks weekend',
  ],
  [
    'Hens party of seven wants a villa with pool and spa in the Barossa, Fri 5 Feb - Sun 7 Feb',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Spa & check_in=2027-02-05 & check_out=2027-02-07 & guests=7',
  ],
  [
    'wedding guests, 6 adults, need B&B close to Seppeltsfield, 20 March, two nights',
    'type=bed-breakfast & near=seppeltsfield-winery & minutes=15 & check_in=2027-03-20 & check_out=2027-03-22 & guests=6',
    'beside: wedding guests',
  ],
  [
    'family reunion, 24 people, resort with pool and bbq and meeting room, first weekend of April',
    'type=resort & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & amenity=Meeting rooms & check_in=2027-04-02 & check_out=2027-04-04',
    'party: 24 people',
  ],
  [
    'We are an under 14s soccer squad, 16 boys and 4 coaches, hostel near Coopers Stadium, 11-13 December',
    'q=under 14s soccer squad & type=hostel & near=coopers-stadium & minutes=15 & check_in=2026-12-11 & check_out=2026-12-13 & guests=20',
  ],
  [
    'rowing club (8 rowers + cox + coach) needs rooms near West Lakes or West Beach on 27 February',
    'q=cox + coach & check_in=2027-02-27 & guests=8',
    'either: near West Lakes; either: West Beach',
  ],
  [
    '3 couples going to a wedding in Hahndorf on Saturday 9 Jan, one night, no kids',
    'q=wedding & location=hahndorf & check_in=2027-01-09 & check_out=2027-01-10 & guests=6',
    'absence: no kids',
  ],
  [
    'book club trip: five ladies, quiet house in Stirling with fireplace, 11 to 13 June',
    'location=stirling & type=villa & tag=quiet & amenity=Fireplace & check_in=2027-06-11 & check_out=2027-06-13 & guests=5',
  ],
  [
    'golf trip for twelve, motel near Glenelg, breakfast, no party hostels, Mon 8 Feb 3 nights',
    'location=glenelg & type=motel & amenity=Breakfast included|Breakfast available & check_in=2027-02-08 & check_out=2027-02-11 & guests=12',
    'absence: no party hostels',
  ],
  [
    'Band and crew, 7 pax, hotel w/ late checkout near the Entertainment Centre, 3 Dec',
    'q=late checkout & type=hotel & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-03 & guests=7',
  ],
  [
    'Bridal party of 5, hotel with big bathroom and balcony, North Adelaide, 22 January, one night',
    'q=big bathroom & location=north-adelaide & type=hotel & amenity=Balcony & check_in=2027-01-22 & check_out=2027-01-23 & guests=5',
  ],
  [
    'Two dozen cyclists for the Tour Down Under, bike storage, kitchen, Norwood or Unley, 16-24 January',
    'location=norwood|unley & amenity=Bicycle storage & amenity=Full kitchen|Kitchenette & check_in=2027-01-16 & check_out=2027-01-24',
    'party: Two dozen cyclists; beside: the Tour Down Under',
  ],
  [
    'school excursion 30 students 4 teachers hostel cbd under $60 per head 9 to 11 march',
    'q=school excursion & location=adelaide-cbd & type=hostel & check_in=2027-03-09 & check_out=2027-03-11',
    'party: 30 students 4 teachers; amount: under $60 per head',
  ],
  [
    'Anyone doing accommodation for a lawn bowls team, 8 men, ground floor, no stairs, Brighton, 19-21 Feb',
    'q=ground floor & location=brighton & amenity=Step-free entrance & check_in=2027-02-19 & check_out=2027-02-21 & guests=8',
    '',
  ],
  [
    "we're ten mates after a big house with a pool, Glenelg or Semaphore, not an apartment, 26-29 Jan",
    'location=glenelg|semaphore & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-26 & check_out=2027-01-29 & guests=10',
    'absence: not an apartment',
  ],
  [
    'choir of 18 women & 6 men wants a hotel with breakfast near the Festival Centre, 26 to 28 March',
    'type=hotel & amenity=Breakfast included|Breakfast available & near=adelaide-festival-centre & minutes=15 & check_in=2027-03-26 & check_out=2027-03-28',
    'party: choir of 18 women & 6 men',
  ],
  [
    "Groom's family, 4 adults 2 kids, serviced apartments in the CBD with laundry, Thurs 18 - Sun 21 Feb",
    "q=Groom's & location=adelaide-cbd & type=serviced-apartment & amenity=Laundry|Washing machine & check_in=2027-02-18 & check_out=2027-02-21 & guests=6",
    'party: family',
  ],
  [
    'Masters swimming: hotel with indoor pool, 4 of us, tram to the city, Glenelg, 5 March to 8 March',
    'q=Masters swimming & location=glenelg & type=hotel & amenity=Indoor pool & near=any-tram-stop & minutes=10 & check_in=2027-03-05 & check_out=2027-03-08 & guests=4',
    '',
  ],
  [
    'reunion of 15 nurses, somewhere with a bar and restaurant, not over 200 a night, city, 14th Nov 2027',
    'location=adelaide-cbd & amenity=Bar & amenity=Restaurant & max_price=200 & check_in=2027-11-14 & guests=15',
  ],
  [
    'church group about 40 people looking for a camp or hostel, Adelaide Hills, kitchen, 1-3 May',
    'q=church group & location=adelaide-hills & type=hostel & amenity=Shared kitchen & check_in=2027-05-01 & check_out=2027-05-03',
    'party: 40 people; either: camp',
  ],
  [
    'Quilting weekend, 6 friends, large table, good light, B&B or villa, McLaren Vale, 21-23 May',
    'q=large table light & location=mclaren-vale & type=bed-breakfast & type=villa & check_in=2027-05-21 & check_out=2027-05-23 & guests=6',
    '',
  ],
  [
    'footy trip, 10 guys, near the oval, hostel or pub, Fri to Sun, cheap as',
    'type=hostel & max_price=150 & near=adelaide-oval & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29 & guests=10',
    'either: pub',
  ],
  [
    "Sister's 40th: eight girls, apartment with rooftop, no hostels, no motels, city, 6-8 Feb",
    'location=adelaide-cbd & type=apartment & amenity=Rooftop terrace & check_in=2027-02-06 & check_out=2027-02-08 & guests=8',
    'absence: no hostels; absence: no motels',
  ],
  [
    'dance comp, 2 mums 4 kids, apartment with kitchen near Norwood, Sat 12 Dec & Sun 13 Dec nights',
    'location=norwood & type=apartment & amenity=Full kitchen|Kitchenette & check_in=2026-12-12 & check_out=2026-12-14 & guests=6',
    'beside: dance comp',
  ],
  [
    'office Christmas party, 11 colleagues staying over, hotel with bar, CBD, Friday 18 December',
    'q=office party & location=adelaide-cbd & type=hotel & amenity=Bar & check_in=2026-12-18 & guests=11',
    'dates: Christmas',
  ],
  [
    'motorcycle club, 14 bikes, secure parking, motel, Hahndorf, 3-5 April',
    'q=14 bikes & location=hahndorf & type=motel & amenity=Free parking|Paid parking & check_in=2027-04-03 & check_out=2027-04-05',
  ],
  [
    'funeral on Thursday 3 December in Port Adelaide, six relatives, one night, motel, not expensive',
    'q=funeral & location=port-adelaide & type=motel & max_price=150 & check_in=2026-12-03 & check_out=2026-12-04 & guests=6',
    '',
  ],
  [
    '12 of us want a villa each couple with own bathroom, pool, McLaren Vale, Sat 27 Feb for 2 nights',
    'location=mclaren-vale & type=villa & amenity=Private bathroom & amenity=Outdoor pool|Indoor pool & check_in=2027-02-27 & check_out=2027-03-01 & guests=12',
  ],
  [
    'Sailing regatta crew of 6 needs apartment near Outer Harbor 29 Dec - 3 Jan with washing machine',
    'q=Sailing regatta & type=apartment & amenity=Washing machine & near=outer-harbor & minutes=15 & check_in=2026-12-29 & check_out=2027-01-03 & guests=6',
  ],
  [
    '4 generations, 9 people, one in a wheelchair, accessible house with pool, Henley Beach, 27-31 Dec',
    'location=henley-beach & type=villa & amenity=Wheelchair accessible & amenity=Outdoor pool|Indoor pool & check_in=2026-12-27 & check_out=2026-12-31 & guests=9',
  ],
  [
    'hockey masters - 3 teams - hotel for 45, breakfast and coach parking, Oct 2027',
    'q=hockey masters 3 teams coach & type=hotel & amenity=Breakfast included|Breakfast available & amenity=Free parking|Paid parking',
    'party: for 45; dates: Oct 2027',
  ],
  [
    'Six golfers, two nights from the 10th of February, resort, spa for afterwards',
    'type=resort & amenity=Spa & check_in=2027-02-10 & check_out=2027-02-12 & guests=6',
  ],
  [
    'engagement party guests: 2 adults, hotel in Unley or near the Showground, Sunday 17 January, not a motel',
    'q=engagement party adults & type=hotel & check_in=2027-01-17 & guests=2',
    'either: Unley; either: near the Showground; absence: not a motel',
  ],
  [
    'dads and daughters camp out: 5 dads 7 girls, cabins or apartments, West Beach, pool, 22-24 Jan',
    'q=dads camp & location=west-beach & type=apartment & amenity=Outdoor pool|Indoor pool & check_in=2027-01-22 & check_out=2027-01-24 & guests=12',
    'either: cabins',
  ],
  [
    'the whole cast, 13 people, self-contained apartments within 10 mins walk of the Festival Theatre, 1-14 March',
    'q=whole cast & type=apartment & tag=self-contained & near=adelaide-festival-centre & minutes=10 & by=walk & check_in=2027-03-01 & check_out=2027-03-14 & guests=13',
  ],
  [
    'karate tournament, one coach, 8 kids, breakfast & pool, Mawson Lakes, budget $40 a head',
    'location=mawson-lakes & amenity=Breakfast included|Breakfast available & amenity=Outdoor pool|Indoor pool & guests=9',
    'beside: karate tournament; amount: budget $40 a head',
  ],
  [
    'Bridesmaids need 3 rooms next to each other, 6 people, hotel, Glenelg, 12 Feb, max 250 per room',
    'location=glenelg & type=hotel & max_price=250 & check_in=2027-02-12 & guests=6',
    'rooms: 3 rooms next to each other',
  ],
  [
    'scouts, 22 kids & 5 leaders, hostel, no bar on site, Adelaide, 7-9 May',
    'q=5 leaders & type=hostel & check_in=2027-05-07 & check_out=2027-05-09',
    'party: 22 kids; absence: no bar on site',
  ],
  [
    'poker night for 5, apartment in Norwood with a big table, this Saturday, no noise limit lol',
    'q=poker night big table & location=norwood & type=apartment & check_in=2026-11-28 & guests=5',
    'absence: no noise limit',
  ],
];
