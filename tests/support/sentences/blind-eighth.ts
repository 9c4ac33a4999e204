import type { Row } from './row';

export const rows: readonly Row[] = [
  [
    'Good afternoon, I am a widow of 78 and would like a ground floor room in Brighton close to the jetty, two nights from Wednesday 9 December',
    'q=widow of 78 ground floor jetty & location=brighton & check_in=2026-12-09 & check_out=2026-12-11',
  ],
  [
    'Do you know of a small hotel in North Adelaide with breakfast for a retired couple?',
    'q=small retired & location=north-adelaide & type=hotel & amenity=Breakfast included|Breakfast available & guests=2',
  ],
  [
    'My eyesight is poor so the tram must stop nearby. Glenelg. One week from the 4th of January.',
    'q=eyesight is poor tram must stop nearby & location=glenelg & check_in=2027-01-04 & check_out=2027-01-11',
  ],
  [
    'Is there parking for a caravan at any motel near Gawler?',
    'q=caravan & type=motel & amenity=Free parking|Paid parking & near=gawler & minutes=15',
  ],
  [
    'we want old fashioned b&b hospitality, a log fire and a view of the vines',
    'q=old fashioned hospitality & type=bed-breakfast & tag=vineyard & amenity=Fireplace',
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
    'q=fringe & location=adelaide-cbd & type=hostel & type=apartment & guests=6',
    'dates: march 6 wknd',
  ],
  [
    'does anywhere in adl do dorms under 40?? got no money lol',
    'q=dorms & max_price=39.99',
    'absence: no money lol',
  ],
  [
    'any1 kno a motel in glenelg wit kitchen n no bond',
    'q=1 & location=glenelg & type=motel & amenity=Full kitchen|Kitchenette',
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
    'q=Munich buffet & type=hotel & amenity=Breakfast included|Breakfast available & near=adelaide-central-market & minutes=15 & check_in=2027-03-08 & check_out=2027-03-11',
  ],
  [
    'It should be possible to bring our dog, and the house should have a fireplace and a garden, Adelaide Hills, 14 days from 1 June',
    'q=house & location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace & amenity=Garden & check_in=2027-06-01',
    'dates: 14 days',
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
    'q=late & type=hotel & amenity=Airport shuttle & check_in=2026-11-28 & check_out=2026-11-29',
    'hour: at 1 am',
  ],
  [
    '2 nights midweek Dec, CBD hotel, breakfast incl, parking, GST invoice',
    'q=midweek Dec GST invoice & location=adelaide-cbd & type=hotel & amenity=Breakfast included & amenity=Free parking|Paid parking',
    'dates: 2 nights',
  ],
  [
    'Looking for a 4.5 star or better hotel near the Festival Centre for Thursday night, budget no issue',
    'type=hotel & near=adelaide-festival-centre & minutes=15 & check_in=2026-11-26 & check_out=2026-11-27',
    'stars: 4.5 star or better; amount: budget no issue',
  ],
  [
    'need somewhere to work from for a week from Monday 30 Nov: fast internet, proper desk, coffee, Unley or Norwood',
    'q=work fast coffee & location=unley|norwood & amenity=Free Wi-Fi & amenity=Work desk & check_in=2026-11-30 & check_out=2026-12-07',
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
    'q=before flight & type=hotel & amenity=Airport shuttle & check_in=2026-12-13',
    'hour: 6am',
  ],
  [
    'crew accommodation 20 rooms port adelaide from january',
    'q=crew accommodation 20 rooms january & location=port-adelaide',
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
    'q=interconnecting & amenity=Outdoor pool|Indoor pool & guests=6',
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
    'q=off leash nearby & location=semaphore & tag=beach & amenity=Pets allowed & max_price=219.99 & check_in=2026-12-26 & check_out=2026-12-29',
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
    'q=winery fire pit & location=mclaren-vale & amenity=Pets allowed & check_in=2027-02-20 & check_out=2027-02-22',
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
    'q=use crutches & type=hotel & amenity=Lift & amenity=Step-free entrance & near=rundle-mall & minutes=15',
  ],
  [
    'motel with disabled bathroom and parking close to room, Glenelg',
    'location=glenelg & type=motel & amenity=Accessible bathroom & amenity=Free parking|Paid parking',
  ],
  [
    'no bath tub, must be a walk in shower; lift; Norwood; 10-12 Jan',
    'q=walk in shower & location=norwood & amenity=Lift & check_in=2027-01-10 & check_out=2027-01-12',
    'absence: no bath tub',
  ],
  [
    'Need accommodation for blind guest with guide dog, CBD, Friday night',
    'q=blind guest with guide dog & location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'in town for a wedding at Glenelg on the 20th of Feb, two couples, 19th-21st',
    'q=wedding & location=glenelg & check_in=2027-02-19 & check_out=2027-02-21 & guests=4',
  ],
  [
    'wedding guests x 10 need rooms near Seppeltsfield, Sat 13 March',
    'q=wedding & near=seppeltsfield-winery & minutes=15 & check_in=2027-03-13 & guests=10',
  ],
  [
    'somewhere for the bridal party to get ready, balcony, city view, Fri 4 Dec, 1 night',
    'q=bridal party & amenity=Balcony & amenity=City view & check_in=2026-12-04 & check_out=2026-12-05',
  ],
  [
    'honeymoon, 3 nights, vineyard, luxury, spa, 28 Dec',
    'tag=romantic & tag=vineyard & amenity=Spa & min_price=300 & check_in=2026-12-28 & check_out=2026-12-31',
  ],
  [
    'our anniversary dinner is at Magill Estate, fancy b&b in Norwood, 14/2',
    'q=anniversary dinner is at Magill Estate fancy & location=norwood & type=bed-breakfast & check_in=2027-02-14',
  ],
  [
    'hostel close to the beach with luggage storage because our flight is at night',
    'q=flight & type=hostel & tag=beach & amenity=Luggage storage',
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
    'q=twin share x & location=adelaide-cbd & type=hotel & max_price=180 & check_in=2027-02-17 & check_out=2027-02-20 & guests=6',
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
  ['hotels near glenelg tram stop', 'q=tram stop & location=glenelg & type=hotel'],
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
  ['port noarlunga beach motel', 'q=port noarlunga & type=motel & tag=beach'],
  ['mount barker accommodation', 'q=mount barker accommodation'],
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
    'q=Adults only rooftop pool cocktails & check_in=2026-12-05',
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
  [
    'ten minutes on foot from the Convention Centre',
    '',
    'distance: ten minutes on foot from the Convention Centre',
  ],
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
    'q=10 year anniversary & location=mclaren-vale & tag=vineyard & amenity=Spa & amenity=Breakfast included & max_price=449.99 & check_in=2026-12-11 & check_out=2026-12-13',
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
    'q=team old buildings and good food & location=adelaide-cbd & type=hotel & tag=heritage & check_in=2027-02-06',
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
    'location=henley-beach & type=apartment & check_in=2026-11-27',
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
