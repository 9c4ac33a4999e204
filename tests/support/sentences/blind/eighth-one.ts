import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Good afternoon, I am a widow of 78 and would like a ground floor room in Brighton close to the jetty, two nights from Wednesday 9 December',
    'q=widow of 78 ground floor & location=brighton & near=brighton-jetty & minutes=15 & check_in=2026-12-09 & check_out=2026-12-11',
  ],
  [
    'Do you know of a small hotel in North Adelaide with breakfast for a retired couple?',
    'location=north-adelaide & type=hotel & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    'My eyesight is poor so the tram must stop nearby. Glenelg. One week from the 4th of January.',
    'q=eyesight is poor tram must stop & location=glenelg & check_in=2027-01-04 & check_out=2027-01-11',
  ],
  [
    'Is there parking for a caravan at any motel near Gawler?',
    'type=motel & amenity=Free parking|Paid parking & near=gawler & minutes=15',
  ],
  [
    'we want old fashioned b&b hospitality, a log fire and a view of the vines',
    'q=hospitality & type=bed-breakfast & tag=vineyard & amenity=Fireplace',
  ],
  [
    'quiet room away from the lift, North Terrace, hotel, 3 stars is fine',
    'q=North Terrace & type=hotel & tag=quiet & stars=3',
    'absence: away from the lift',
  ],
  [
    'cheep place nr uni sa 4 sem break 14-18 dec',
    'q=4 sem & max_price=150 & near=any-university & minutes=15 & check_in=2026-12-14 & check_out=2026-12-18',
  ],
  [
    'we r 6 girls going 2 the fringe march 6 wknd want hostel or apartment city',
    'location=adelaide-cbd & type=hostel & type=apartment & guests=6',
    'dates: march 6 wknd',
  ],
  [
    'does anywhere in adl do dorms under 40?? got no money lol',
    'q=dorms & type=hostel & max_price=39.99',
    'absence: no money',
  ],
  [
    'any1 kno a motel in glenelg wit kitchen n no bond',
    'location=glenelg & type=motel & amenity=Full kitchen|Kitchenette',
    'absence: no bond',
  ],
  [
    'accom 4 me n my gf sat nite, spa, semi cheap, hills',
    'q=semi & location=adelaide-hills & amenity=Spa & max_price=150 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'hostel wiht gym plz under $70 a nite arriving 2nd jan',
    'type=hostel & amenity=Gym & max_price=69.99 & check_in=2027-01-02',
  ],
  [
    'uni open day fri, flinders, 1 nite',
    'q=uni open day flinders & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'apartement glenleg balcny seaview 2 nits 12 dec',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Sea view & check_in=2026-12-12 & check_out=2026-12-14',
  ],
  [
    'Hello! We are coming from Munich and we search for 3 nights a hotel with breakfast buffet near to the Central Market, from 8 till 11 March',
    'q=buffet & type=hotel & amenity=Breakfast included|Breakfast available & near=adelaide-central-market & minutes=15 & check_in=2027-03-08 & check_out=2027-03-11',
  ],
  [
    'It should be possible to bring our dog, and the house should have a fireplace and a garden, Adelaide Hills, 14 days from 1 June',
    'location=adelaide-hills & type=villa & amenity=Pets allowed & amenity=Fireplace & amenity=Garden & check_in=2027-06-01 & check_out=2027-06-15',
    '',
  ],
  [
    'Zimmer mit Meerblick und Balkon in Glenelg, höchstens 220 Dollar, 2 Erwachsene 1 Kind',
    'location=glenelg & amenity=Sea view & amenity=Balcony & max_price=220 & guests=3',
  ],
  [
    'how expensive is a apartment for 5 persons in the Barossa over New Year',
    'location=barossa & type=apartment & check_in=2026-12-31 & check_out=2027-01-01 & guests=5',
    'amount: how expensive',
  ],
  [
    'Chambre avec petit déjeuner près de la plage, 2 adultes',
    'tag=beach & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    'habitación doble con piscina y aire acondicionado en el centro',
    'q=doble & location=adelaide-cbd & amenity=Outdoor pool|Indoor pool & amenity=Air conditioning',
  ],
  [
    'We are travelling by bicycle, need a secure bicycle room, Port Adelaide or Semaphore',
    'q=bicycle & location=port-adelaide|semaphore & amenity=Bicycle storage',
  ],
  [
    'hotel for arriving very late at 1 am with airport transfer, Saturday to Sunday',
    'type=hotel & amenity=Airport shuttle & check_in=2026-11-28 & check_out=2026-11-29',
    'hour: arriving very late; hour: at 1 am',
  ],
  [
    '2 nights midweek Dec, CBD hotel, breakfast incl, parking, GST invoice',
    'location=adelaide-cbd & type=hotel & amenity=Breakfast included & amenity=Free parking|Paid parking',
    'dates: 2 nights; dates: midweek; dates: Dec; terms: GST invoice',
  ],
  [
    'Looking for a 4.5 star or better hotel near the Festival Centre for Thursday night, budget no issue',
    'type=hotel & stars=5 & near=adelaide-festival-centre & minutes=15 & check_in=2026-11-26 & check_out=2026-11-27',
    'amount: budget no issue',
  ],
  [
    'need somewhere to work from for a week from Monday 30 Nov: fast internet, proper desk, coffee, Unley or Norwood',
    'q=coffee & location=unley|norwood & amenity=Free Wi-Fi & amenity=Work desk & check_in=2026-11-30 & check_out=2026-12-07',
  ],
  [
    '8 delegates, meeting facilities, walking distance of the railway station, 2-4 Feb',
    'amenity=Meeting rooms & near=adelaide-railway-station & minutes=15 & by=walk & check_in=2027-02-02 & check_out=2027-02-04 & guests=8',
  ],
  [
    'I have a job at the Lyell McEwin for three months, serviced apartment under 150 a night',
    'q=job & type=serviced-apartment & max_price=149.99 & near=lyell-mcewin-hospital & minutes=15',
    'dates: for three months',
  ],
  [
    'overnight before a 6am flight, hotel with shuttle, Sunday 13 December',
    'type=hotel & amenity=Airport shuttle & check_in=2026-12-13',
    'hour: 6am',
  ],
  [
    'crew accommodation 20 rooms port adelaide from january',
    'q=crew & location=port-adelaide',
    'rooms: 20 rooms; dates: from january',
  ],
  [
    '4 star minimum, CBD, Tues 1 Dec to Fri 4 Dec, gym and late checkout',
    'q=late checkout & location=adelaide-cbd & amenity=Gym & stars=4 & check_in=2026-12-01 & check_out=2026-12-04',
  ],
  [
    "we've got twins aged 2 and a 6 year old, need cots and a playground, 2 adults, West Beach",
    'location=west-beach & amenity=Cots on request & amenity=Playground & guests=5',
  ],
  [
    'cheap family accommodation glenelg jan 9 - 16 2 adults 3 kids',
    'location=glenelg & tag=family & max_price=150 & check_in=2027-01-09 & check_out=2027-01-16 & guests=5',
  ],
  [
    'Need interconnecting rooms for 2 adults and 4 kids, pool, near Westfield Marion or the beach',
    'amenity=Family rooms & amenity=Outdoor pool|Indoor pool & guests=6',
    'either: near Westfield Marion; either: beach',
  ],
  [
    'what hotels have an indoor heated pool for kids in the city',
    'location=adelaide-cbd & type=hotel & tag=family & amenity=Indoor pool',
  ],
  [
    'apartment not above second floor (toddlers!), fenced pool, Henley',
    'q=toddlers fenced & location=henley-beach & type=apartment & amenity=Outdoor pool|Indoor pool',
    'absence: not above second floor',
  ],
  [
    'first holiday with our newborn: quiet, bath, washing machine, kitchen, near the sea',
    'tag=quiet & tag=beach & amenity=Bath tub & amenity=Washing machine & amenity=Full kitchen|Kitchenette',
    'party: our newborn',
  ],
  [
    "Somewhere fun for a ten year old's birthday sleepover, 1 adult 5 kids, this Saturday",
    'q=fun birthday sleepover & check_in=2026-11-28 & guests=6',
    "party: for a ten year old's",
  ],
  [
    'kids eat free hotel near the showground for the royal show',
    'q=kids eat free & type=hotel & near=adelaide-showground & minutes=15',
  ],
  [
    'off leash beach nearby, dog allowed inside, under 220, semaphore, 3 nights from boxing day',
    'q=off leash & location=semaphore & tag=beach & amenity=Pets allowed & max_price=219.99 & check_in=2026-12-26 & check_out=2026-12-29',
  ],
  [
    'our old lab needs to come too; ground level cottage in Hahndorf or Stirling',
    'q=ground level cottage & location=hahndorf|stirling & amenity=Pets allowed',
  ],
  [
    "is there a motel that doesn't charge extra for pets",
    'type=motel & amenity=Pets allowed',
    "absence: doesn't charge extra",
  ],
  [
    'dogs welcome winery stay, mclaren vale, feb 20-22, fire pit',
    'q=fire pit & location=mclaren-vale & tag=vineyard & amenity=Pets allowed & check_in=2027-02-20 & check_out=2027-02-22',
  ],
  [
    'I am scared of dogs, so a pet free b&b please, Stirling',
    'location=stirling & type=bed-breakfast',
    'absence: scared of dogs; absence: pet free',
  ],
  [
    'Wheelchair accessible with roll under basin, near RAH, 2 weeks from 7 Dec, kitchenette',
    'q=roll under basin & amenity=Wheelchair accessible & amenity=Kitchenette & near=royal-adelaide-hospital & minutes=15 & check_in=2026-12-07 & check_out=2026-12-21',
  ],
  [
    'I use crutches; is there a hotel with lift and step free access near Rundle Mall?',
    'type=hotel & amenity=Lift & amenity=Step-free entrance & near=rundle-mall & minutes=15',
    'beside: use crutches',
  ],
  [
    'motel with disabled bathroom and parking close to room, Glenelg',
    'location=glenelg & type=motel & amenity=Accessible bathroom & amenity=Free parking|Paid parking',
  ],
];
