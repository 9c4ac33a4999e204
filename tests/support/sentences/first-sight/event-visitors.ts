import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'somewhere within a 15 minute walk of Adelaide Oval for the cricket, 4-8 December',
    'near=adelaide-oval & minutes=15 & by=walk & check_in=2026-12-04 & check_out=2026-12-08',
  ],
  [
    'Gather Round accommodation near the footy for 4 blokes, 8 to 11 April',
    'q=Gather Round & near=adelaide-oval & minutes=15 & check_in=2027-04-08 & check_out=2027-04-11 & guests=4',
  ],
  [
    'Fringe weekend, two friends, walk home from the Garden of Unearthly Delights, Feb 26-28',
    'q=Fringe & location=adelaide-cbd & check_in=2027-02-26 & check_out=2027-02-28 & guests=2',
    'distance: the Garden of Unearthly Delights',
  ],
  [
    'WOMADelaide 5 to 8 March, close to Botanic Garden, budget',
    'q=WOMADelaide & max_price=150 & near=adelaide-botanic-garden & minutes=15 & check_in=2027-03-05 & check_out=2027-03-08',
  ],
  [
    'hotel night before our cruise leaves from Outer Harbor on 14 January',
    'q=Outer Harbor & type=hotel',
    'dates: night before; beside: our cruise leaves; dates: on 14 January',
  ],
  [
    'overnight before cruise near outer harbour, 2 people, 13 jan',
    'near=outer-harbor & minutes=15 & check_in=2027-01-13 & guests=2',
  ],
  [
    'Uni of Adelaide graduation on 16 December, parents coming from Kuala Lumpur, need two rooms walking distance',
    'q=graduation & near=adelaide-university-north-terrace & minutes=15 & by=walk & check_in=2026-12-16',
    'rooms: two rooms',
  ],
  [
    'staying with mum while she has chemo at the RAH, kitchenette, 2 weeks from 30 Nov, as close as possible',
    'amenity=Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-30 & check_out=2026-12-14 & sort=nearest',
  ],
  [
    "dad's bypass at Flinders Medical Centre, motel within 10 minutes, free parking, from Thursday",
    "q=dad's bypass & type=motel & amenity=Free parking & near=flinders-medical-centre & minutes=10 & check_in=2026-11-26",
  ],
  [
    'conference at the Adelaide Convention Centre 1-3 Feb, hotel under $250 with desk',
    'type=hotel & amenity=Work desk & max_price=249.99 & near=festival-plaza & minutes=15 & check_in=2027-02-01 & check_out=2027-02-03',
  ],
  [
    'cellar doors around Tanunda, couple, something romantic with a spa, long weekend in March',
    'tag=romantic & amenity=Spa & near=tanunda & minutes=15 & check_in=2027-03-05 & check_out=2027-03-08 & guests=2',
    'distance: cellar doors',
  ],
  [
    'want to be able to walk to wineries in McLaren Vale, B&B, 2 nights from 13 Feb',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2027-02-13 & check_out=2027-02-15',
  ],
  [
    'Christmas markets in Hahndorf, Saturday 5 December, bnb for two',
    'q=Christmas markets & location=hahndorf & type=bed-breakfast & check_in=2026-12-05 & guests=2',
  ],
  [
    'Tour Down Under, secure bike storage, 5 of us, 15-24 January, city',
    'location=adelaide-cbd & amenity=Bicycle storage & check_in=2027-01-15 & check_out=2027-01-24 & guests=5',
    'beside: Tour Down Under',
  ],
  [
    "Ed Sheeran at Adelaide Oval, Saturday night, 2 adults, no more than 20 minutes' walk",
    'q=Ed Sheeran & near=adelaide-oval & minutes=20 & by=walk & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'concert at the Entertainment Centre on 11 Dec, anything on the tram line?',
    'near=any-tram-stop & minutes=10 & check_in=2026-12-11',
    'beside: concert; beside: the Entertainment Centre',
  ],
  [
    'Supercars weekend, hotel overlooking the track, 26-29 Nov',
    'q=Supercars overlooking the track & type=hotel & check_in=2026-11-26 & check_out=2026-11-29',
    '',
  ],
  [
    'Royal Show with the grandkids, motel near Wayville Showgrounds, parking, 3-5 Sept',
    'type=motel & amenity=Free parking|Paid parking & near=adelaide-showground & minutes=15 & check_in=2027-09-03 & check_out=2027-09-05',
  ],
  [
    'test match tickets, group of 6 lads, hostel or cheap hotel, 25 minutes by tram from the oval max',
    'q=test match & type=hostel & type=hotel & max_price=150 & near=adelaide-oval & minutes=25 & by=tram & guests=6',
  ],
  [
    'Adelaide Cup day at Morphettville, hotel within 20 minutes by tram of the racecourse, 2 couples',
    'q=Morphettville & type=hotel & near=morphettville-racecourse & minutes=20 & by=tram & guests=4',
    'beside: Adelaide Cup day',
  ],
  [
    "my daughter's graduation is at Bonython Hall on the 18th of December, 3 adults, walking distance to uni",
    'q=graduation is at Bonython Hall & near=any-university & minutes=15 & by=walk & check_in=2026-12-18 & guests=3',
  ],
  [
    'visiting a newborn at Lyell McEwin, cheap motel nearby, 2 nights from tomorrow',
    'type=motel & max_price=150 & near=lyell-mcewin-hospital & minutes=15 & check_in=2026-11-24 & check_out=2026-11-26',
    'party: a newborn',
  ],
  [
    'cat scan at QEH Friday 8am, motel Thursday night with parking',
    'q=cat scan & type=motel & amenity=Free parking|Paid parking & near=queen-elizabeth-hospital & minutes=15 & check_in=2026-11-26 & check_out=2026-11-27',
    'dates: Friday; hour: 8am',
  ],
  [
    'wedding at Sellicks Beach, need place for 12 people, Friday to Sunday 5-7 March',
    'near=sellicks-beach & minutes=15 & check_in=2027-03-05 & check_out=2027-03-07 & guests=12',
    'beside: wedding',
  ],
  [
    'wedding reception in Stirling, somewhere to stay nearby for 2, 20 Feb',
    'q=wedding reception & location=stirling & check_in=2027-02-20 & guests=2',
  ],
  [
    'Coopers Stadium for the soccer, walking distance, 1 night Saturday 5 Dec',
    'near=coopers-stadium & minutes=15 & by=walk & check_in=2026-12-05 & check_out=2026-12-06',
  ],
  [
    '30 min tram from Festival Centre at most, ground floor, 2 seniors',
    'q=ground floor & near=adelaide-festival-centre & minutes=30 & by=tram & guests=2',
  ],
  [
    'nearest hotel to Adelaide Railway Station for the Ghan departure on Sunday 6 December',
    'q=Ghan departure & type=hotel & near=adelaide-railway-station & sort=nearest',
    'dates: on Sunday 6 December',
  ],
  [
    'hotel near the Ghan terminal Keswick, 1 night, 5 Dec',
    'type=hotel & check_in=2026-12-05 & check_out=2026-12-06',
    'distance: near the Ghan terminal Keswick',
  ],
  [
    'Kangaroo Island ferry next morning, motel near Cape Jervis, 2 adults 2 kids, 28 Dec',
    'q=Kangaroo Island ferry next morning & type=motel & near=cape-jervis-ferry & minutes=15 & check_in=2026-12-28 & guests=4',
  ],
  [
    'exams at the Showground, student, quiet, up to $110 pn, 9 - 13 Nov 2027',
    'tag=quiet & max_price=110 & near=adelaide-showground & minutes=15 & check_in=2027-11-09 & check_out=2027-11-13',
    'beside: exams',
  ],
  [
    'half marathon starts at Victoria Square, close by, one person, early breakfast',
    'q=half marathon & amenity=Breakfast included|Breakfast available & near=victoria-square & minutes=15 & guests=1',
    'hour: early',
  ],
  [
    'Illuminate festival in July, boutique hotel East End',
    'q=Illuminate festival & location=adelaide-cbd & type=hotel & tag=boutique',
    'dates: in July',
  ],
  [
    'AFL Gather Round, 10 mins walk to stadium, 2 nights from 9 April, dad and two sons',
    'q=AFL Gather Round & near=adelaide-oval & minutes=10 & by=walk & check_in=2027-04-09 & check_out=2027-04-11 & guests=3',
    '',
  ],
  [
    'Art Gallery and Museum both on foot, hotel, Tuesday 1 to Thursday 3 December',
    'type=hotel & near=art-gallery-of-south-australia & minutes=15 & by=walk & check_in=2026-12-01 & check_out=2026-12-03',
    'landmarks: Museum both on foot',
  ],
  [
    'open day at Mawson Lakes campus, 1 parent 1 teen, 1 night, motel',
    'location=mawson-lakes & type=motel & guests=2',
    'beside: open day; dates: 1 night',
  ],
  [
    'hotel in walking distance of both the Central Market and Victoria Square',
    'type=hotel & near=adelaide-central-market & minutes=15 & by=walk',
    'landmarks: Victoria Square',
  ],
  [
    'Sturt footy grand final, pub accommodation Unley way, 2 nights',
    'q=Sturt footy grand final pub & location=unley',
    'dates: 2 nights',
  ],
  [
    "hen's weekend in the Barossa, 9 girls, villa with spa, not too far from Seppeltsfield, 19 Feb to 21 Feb",
    'location=barossa & type=villa & amenity=Spa & near=seppeltsfield-winery & minutes=15 & check_in=2027-02-19 & check_out=2027-02-21 & guests=9',
    "dates: hen's weekend",
  ],
  [
    'bucks party 8 guys, CBD, near the casino, Fri 4 Dec 1 night, nothing fancy',
    'q=bucks party & location=adelaide-cbd & near=adelaide-railway-station & minutes=15 & check_in=2026-12-04 & check_out=2026-12-05 & guests=8',
    'absence: nothing fancy',
  ],
  [
    "Handel's Messiah at the Festival Theatre 12 December, hotel 5-10 minutes' walk, lift needed",
    "q=Handel's Messiah & type=hotel & amenity=Lift & near=adelaide-festival-centre & minutes=10 & by=walk & check_in=2026-12-12",
  ],
  [
    'cruise passengers, 2 nights pre cruise, Glenelg with easy transfer to Outer Harbor',
    'q=pre cruise easy transfer to Outer Harbor & location=glenelg',
    'dates: 2 nights',
  ],
  [
    'Schutzenfest weekend Hahndorf, dog friendly, 8-10 Jan',
    'q=Schutzenfest & location=hahndorf & amenity=Pets allowed & check_in=2027-01-08 & check_out=2027-01-10',
    '',
  ],
  [
    'speech at Flinders Uni on Monday, stay Sunday night near campus',
    'q=speech & near=flinders-university & minutes=15 & check_in=2026-11-29 & check_out=2026-11-30',
    'dates: on Monday',
  ],
  [
    'sea lion swim in Glenelg at dawn, so need to sleep close to the marina, Fri night',
    'q=sea lion swim dawn marina & location=glenelg & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'monarto zoo trip with 3 kids 2 adults, somewhere within 20 minutes of it',
    'near=monarto-safari-park & minutes=20 & guests=5',
  ],
  [
    "New Year's Eve fireworks Glenelg, walk back to the room, 2 adults, from 30 Dec for 3 nights",
    'q=fireworks & location=glenelg & check_in=2026-12-30 & check_out=2027-01-02 & guests=2',
    'distance: walk back',
  ],
  [
    'Australia vs England day 1 is 4 Dec, want 3 nights from the 3rd near Adelaide Oval',
    'q=vs England day 1 & near=adelaide-oval & minutes=15 & check_in=2026-12-03 & check_out=2026-12-06',
  ],
  [
    'job interview at Tea Tree Plaza on Wednesday, bed for Tuesday night, under a hundred',
    'max_price=99.99 & near=westfield-tea-tree-plaza & minutes=15 & check_in=2026-11-24 & check_out=2026-11-25',
    'beside: job interview; dates: on Wednesday',
  ],
  [
    'vintage festival Barossa April, cottage for 4 with fireplace and no kids',
    'q=vintage festival cottage & location=barossa & amenity=Fireplace & guests=4',
    'dates: April; absence: no kids',
  ],
  [
    'basketball carnival at Wayville, team of 10 girls plus 3 parents, 15 to 18 Jan',
    'q=Wayville & check_in=2027-01-15 & check_out=2027-01-18 & guests=13',
    'beside: basketball carnival',
  ],
  [
    "hospital visit, need to be no more than 5 min from Women's and Children's, any price",
    'near=womens-and-childrens-hospital & minutes=5',
    'beside: hospital visit',
  ],
  [
    "show at Her Majesty's Theatre, Grote Street, hotel with parking Saturday",
    'q=show & type=hotel & amenity=Free parking|Paid parking & check_in=2026-11-28',
    "distance: at Her Majesty's Theatre, Grote Street",
  ],
  [
    'after-party ends 2am so must have late reception, city, NYE',
    'q=ends & location=adelaide-cbd & amenity=24-hour reception & check_in=2026-12-31 & check_out=2027-01-01',
    'hour: 2am',
  ],
  [
    'eye surgery at Calvary Adelaide Hospital, me and my husband, 2 nights from 7 December, lift, no stairs',
    'amenity=Lift & amenity=Step-free entrance & check_in=2026-12-07 & check_out=2026-12-09 & guests=2',
    'beside: eye surgery; distance: at Calvary Adelaide Hospital',
  ],
  [
    'tennis international at Memorial Drive 11-16 January, 4 star',
    'q=tennis international & stars=4 & near=adelaide-oval & minutes=15 & check_in=2027-01-11 & check_out=2027-01-16',
  ],
  [
    '35 minutes tops by tram to Rundle Mall, apartment with balcony',
    'type=apartment & amenity=Balcony & near=rundle-mall & minutes=35 & by=tram',
  ],
  [
    'opera in the Barossa, last weekend of February, 3 couples',
    'q=opera & location=barossa & check_in=2027-02-26 & check_out=2027-02-28 & guests=6',
  ],
  [
    'golf at Royal Adelaide near Seaton, Grange or Henley area, 4 mates, 1-4 Feb',
    'q=golf at Royal Adelaide near Seaton & location=henley-beach & check_in=2027-02-01 & check_out=2027-02-04 & guests=4',
    'either: Grange',
  ],
  [
    "I'm an umpire, Saturday game at Norwood Oval, motel Friday + Saturday night, Norwood",
    'q=game & location=norwood & type=motel & check_in=2026-11-27 & check_out=2026-11-29',
  ],
];
