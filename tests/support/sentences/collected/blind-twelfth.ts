import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Need accom for 2 nights in Glenelg, checking in Thursday 17 December, two adults two kids under 5, kitchen essential',
    'location=glenelg & amenity=Full kitchen|Kitchenette & check_in=2026-12-17 & check_out=2026-12-19 & guests=4',
  ],
  [
    'hotel in north adelaide or the city for under $220 with free cancellation and late check-in',
    'q=free cancellation and late check-in & location=north-adelaide|adelaide-cbd & type=hotel & max_price=219.99',
  ],
  [
    'we are 5 adults, want 2 apartments next to each other, Henley Beach, Jan 14-18',
    'q=2 & location=henley-beach & type=apartment & check_in=2027-01-14 & check_out=2027-01-18 & guests=5',
  ],
  [
    'a hotel where my wheelchair fits through the bathroom door, close to Victoria Square',
    'q=fits through the bathroom door & type=hotel & amenity=Wheelchair accessible & near=victoria-square & minutes=15',
  ],
  [
    'Travelling for work, one person, Monday to Thursday, Mawson Lakes, desk + fast internet, under 170',
    'q=fast & location=mawson-lakes & tag=business & amenity=Work desk & amenity=Free Wi-Fi & max_price=169.99 & check_in=2026-11-23 & check_out=2026-11-26 & guests=1',
  ],
  [
    'weekend in the Adelaide Hills, log fire, bath for two, no kids around, 5-7 March',
    'location=adelaide-hills & amenity=Fireplace & amenity=Bath tub & check_in=2027-03-05 & check_out=2027-03-07 & guests=2',
    'dates: weekend; absence: no kids',
  ],
  [
    "Family-friendly motel with a swimming pool near the beach at Glenelg from the 26th of December until New Year's Day",
    'location=glenelg & type=motel & tag=family & tag=beach & amenity=Outdoor pool|Indoor pool & check_in=2026-12-26 & check_out=2027-01-01',
  ],
  [
    "cheap and clean hostel that's close to a tram stop, 1 guest, 7 nights from 2 Feb",
    'q=clean & type=hostel & max_price=150 & near=any-tram-stop & minutes=10 & check_in=2027-02-02 & check_out=2027-02-09 & guests=1',
  ],
  [
    'Boutique B&B, McLaren Vale, vineyard views, dinner on site, max $400 per night',
    'q=dinner & location=mclaren-vale & type=bed-breakfast & tag=boutique & tag=vineyard & max_price=400',
  ],
  [
    'not more than ten minutes on foot from Rundle Mall, budget under 180, no hostels',
    'max_price=179.99 & near=rundle-mall & minutes=10 & by=walk',
    'absence: no hostels',
  ],
  [
    'hotels with a rooftop bar within walking distance of Adelaide Railway Station',
    'type=hotel & amenity=Rooftop terrace & near=adelaide-railway-station & minutes=15 & by=walk',
  ],
  [
    'pet-friendly stays in Port Adelaide for a weekend in January',
    'location=port-adelaide & amenity=Pets allowed',
    'dates: for a weekend; dates: in January',
  ],
  [
    'apartment with two bathrooms and a washing machine for six adults near the showground, 3 to 9 September',
    'q=two bathrooms & type=apartment & amenity=Washing machine & near=adelaide-showground & minutes=15 & check_in=2027-09-03 & check_out=2027-09-09 & guests=6',
  ],
  [
    'Where can I park a trailer? Motel, Salisbury way, 1 night, tomorrow',
    'q=trailer Salisbury way & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    "it's for our 50th wedding anniversary, we would like a suite with a spa bath and sea views in Glenelg on the 20th of February",
    'location=glenelg & amenity=Spa & amenity=Sea view & check_in=2027-02-20',
  ],
  [
    '4-star hotel CBD, airport transfer, late checkout, arriving Tue 8/12, departing Fri 11/12',
    'q=late checkout & location=adelaide-cbd & type=hotel & amenity=Airport shuttle & stars=4 & check_in=2026-12-08 & check_out=2026-12-11',
  ],
  [
    'somewhere walkable to the museum and art gallery, 2 seniors, lift',
    'q=art gallery & amenity=Lift & near=south-australian-museum & minutes=15 & by=walk & guests=2',
  ],
  [
    'No frills motel, Brighton, under a hundred',
    'q=No frills & location=brighton & type=motel & max_price=99.99',
  ],
  [
    'Rundle Mall shopping trip! 3 girlfriends, one apartment, Sat 28 Nov for one night',
    'q=shopping & type=apartment & near=rundle-mall & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=3',
  ],
  [
    "I'm allergic to feathers and dogs, hotel in Unley please",
    'location=unley & type=hotel',
    'absence: allergic to feathers and dogs',
  ],
  [
    'backpackers with female dorm and curfew-free, west end of the city',
    'q=female dorm and curfew-free west end & location=adelaide-cbd & type=hostel',
  ],
  [
    'uni student starting at Flinders, long term room from 15 February, under $100 a night, own bathroom',
    'q=uni student Flinders & tag=long-stay & amenity=Private bathroom & max_price=99.99 & check_in=2027-02-15',
  ],
  [
    'Can we get a place with a bbq, a pool and a fenced yard for our two kelpies? 6 adults, Australia Day',
    'q=fenced yard for our two & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & amenity=Pets allowed & check_in=2027-01-26 & check_out=2027-01-27 & guests=6',
  ],
  [
    'price between AUD 150 and AUD 220 per night, Prospect, serviced apartment, parking included',
    'location=prospect & type=serviced-apartment & amenity=Free parking & min_price=150 & max_price=220',
  ],
  [
    'Hotel for two nights before our Kangaroo Island ferry, 9 to 11 February',
    'q=before our Kangaroo Island ferry & type=hotel & check_in=2027-02-09 & check_out=2027-02-11',
  ],
  [
    'next to the beach, but quiet, and with parking. Semaphore or Henley.',
    'location=semaphore|henley-beach & tag=beach & tag=quiet & amenity=Free parking|Paid parking',
  ],
  [
    'quarantine / isolation friendly apartment w balcony and kitchen 10 days',
    'q=quarantine / isolation friendly & type=apartment & amenity=Balcony & amenity=Full kitchen|Kitchenette',
    'dates: 10 days',
  ],
  [
    "I'd like to book two rooms for four people on Saturday 30 January at a hotel in Hahndorf, breakfast please",
    'q=two rooms & location=hahndorf & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-30 & guests=4',
  ],
  [
    'the grandkids are coming too so 2 adults, 3 children, cot, Brighton, 10th–15th January',
    'q=grandkids & location=brighton & amenity=Cots on request & check_in=2027-01-10 & check_out=2027-01-15 & guests=5',
  ],
  [
    'late notice: tonight + tomorrow, near RAH, 1 person, cheap',
    'q=late notice & max_price=150 & near=royal-adelaide-hospital & minutes=15 & check_in=2026-11-23 & check_out=2026-11-25 & guests=1',
  ],
  [
    'electric car charging, gluten free breakfast, Stirling, 13 Feb for two nights',
    'q=gluten free & location=stirling & amenity=Electric car charging & amenity=Breakfast included|Breakfast available & check_in=2027-02-13 & check_out=2027-02-15',
  ],
  [
    'show me hotels, not apartments, in Glenelg with a gym for less than $250 a night',
    'location=glenelg & type=hotel & amenity=Gym & max_price=249.99',
    'absence: not apartments',
  ],
  [
    'show me anything with at least a 4.5 rating in the Barossa under 350',
    'location=barossa & max_price=349.99 & rating=4.5',
  ],
  [
    'rooms for a family of three close to Harbour Town, 5 nights from the 3rd of January',
    'near=harbour-town & minutes=15 & check_in=2027-01-03 & check_out=2027-01-08 & guests=3',
  ],
  [
    'we do not drive; must be on the tram line; self contained; two people; under 200',
    'tag=self-contained & max_price=199.99 & near=any-tram-stop & minutes=10 & guests=2',
    'absence: do not drive',
  ],
  [
    'Heading over from Melbourne for the Test, 3 blokes, 3 beds, Oval end of town, 4-8 Dec, $150 each per night max',
    'q=Heading Test 3 beds Oval end & check_in=2026-12-04 & check_out=2026-12-08 & guests=3',
    'amount: $150 each per night max',
  ],
  [
    'Villa or holiday house sleeping 10 with a view, Hills, no neighbours',
    'q=view & location=adelaide-hills & type=villa & guests=10',
    'absence: no neighbours',
  ],
  [
    'my dad snores so a two room suite lol, city, friday night only',
    'q=snores two room & location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'hotel without a pool (toddler), ground floor, Norwood, cot, 2 adults + 1 child',
    'q=ground floor & location=norwood & type=hotel & amenity=Cots on request & guests=3',
    'absence: without a pool',
  ],
  [
    'can you recommend a nice spot for a picnic and a room for the night in the Hills for $180ish',
    'q=picnic & location=adelaide-hills & max_price=207',
  ],
  [
    '4 x single rooms for nurses near the Queen Elizabeth Hospital from 1 March, weekly rates, kitchen',
    'q=4 x single nurses weekly & amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15 & check_in=2027-03-01',
  ],
  [
    '2 bdrm apt glenelg pool bbq 26/12-2/1 4 pax max 350pn',
    'q=2 bdrm & location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & amenity=Barbecue & max_price=350 & check_in=2026-12-26 & check_out=2027-01-02 & guests=4',
  ],
  [
    'ANY PET FRIENDLY MOTEL HAHNDORF SAT 12 DEC 2 ADULTS 1 DOG UNDER 180',
    'location=hahndorf & type=motel & amenity=Pets allowed & max_price=179.99 & check_in=2026-12-12 & guests=2',
  ],
  [
    'hotle nere adelade oval wit parkng satday nite',
    'type=hotel & amenity=Free parking|Paid parking & near=adelaide-oval & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  ['chep moteles glenelg beech', 'location=glenelg & type=motel & max_price=150'],
  [
    'lookin for sumwhere romntic in the barosa for valintines',
    'location=barossa & tag=romantic & check_in=2027-02-14 & check_out=2027-02-15',
  ],
  [
    'bnb hahndorf wiht firplace 2 ppl nxt wkend',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'i need wheelchair acess and no steps and a low bed in henley beach for 3 nights from tuesday',
    'q=acess low bed & location=henley-beach & amenity=Wheelchair accessible & check_in=2026-11-24 & check_out=2026-11-27',
    'absence: no steps',
  ],
  [
    "so there's me my wife her mum and the dog and we need somewhere in glenelg with parking for like three nights from the eleventh of december not too dear",
    'location=glenelg & amenity=Pets allowed & amenity=Free parking|Paid parking & check_in=2026-12-11 & check_out=2026-12-14 & guests=3',
    'absence: not too dear',
  ],
  [
    "hey can you find a cheap room for tonight I don't care where just close to the airport and with breakfast",
    'amenity=Breakfast included|Breakfast available & max_price=150 & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
    "absence: don't care where",
  ],
  [
    'yeah hi just after a price for a twin room next Tuesday night somewhere central thanks',
    'q=twin & location=adelaide-cbd & check_in=2026-12-01 & check_out=2026-12-02',
  ],
  [
    'I am coming with my family 2 adult 2 children from Singapore, we like hotel with breakfast and pool near to Adelaide Zoo, 12 December to 16 December',
    'q=Singapore & type=hotel & tag=family & amenity=Breakfast included|Breakfast available & amenity=Outdoor pool|Indoor pool & near=adelaide-zoo & minutes=15 & check_in=2026-12-12 & check_out=2026-12-16 & guests=4',
  ],
  [
    'we wish to reserve one room with big bed and bathtub, high floor with view on city',
    'q=one room with big bed high floor & amenity=Bath tub & amenity=City view',
  ],
  [
    'is there apartment which accept cat? we stay 2 week from 5 january, near to Norwood',
    'location=norwood & type=apartment & amenity=Pets allowed & check_in=2027-01-05 & check_out=2027-01-19',
  ],
  [
    'Cerco un hotel economico vicino alla spiaggia per due persone',
    'q=spiaggia due persone & type=hotel & max_price=150',
  ],
  [
    'Guten Tag, wir sind 2 Erwachsene und 2 Kinder und suchen eine Ferienwohnung in Glenelg vom 3. bis 10. Januar',
    'q=suchen & location=glenelg & type=apartment & check_in=2027-01-03 & check_out=2027-01-10 & guests=4',
  ],
  [
    'Hôtel au centre-ville avec petit-déjeuner inclus, moins de 180 $',
    'q=au & location=adelaide-cbd & type=hotel & amenity=Breakfast included & max_price=179.99',
  ],
  [
    'double or twin, CBD, quiet floor, no party hotel, Sat 5 – Mon 7 Dec',
    'q=double or twin floor & location=adelaide-cbd & tag=quiet & check_in=2026-12-05 & check_out=2026-12-07',
    'absence: no party hotel',
  ],
  [
    'close to the hospital (RAH), lift or ground floor, laundry, up to 150',
    'amenity=Laundry|Washing machine & max_price=150 & near=royal-adelaide-hospital & minutes=15',
    'either: lift; either: ground floor',
  ],
  [
    'need parking for a boat trailer, West Beach, two nights this weekend',
    'q=boat trailer & location=west-beach & amenity=Free parking|Paid parking & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'luxury but under 400, Adelaide CBD, spa',
    'location=adelaide-cbd & amenity=Spa & min_price=300 & max_price=399.99',
  ],
  [
    '3 or 4 star hotel in the city, less than $200, gym optional',
    'location=adelaide-cbd & type=hotel & max_price=199.99 & stars=3',
    'absence: gym optional',
  ],
  [
    'at least three stars, free wifi, walking distance from Glenelg Jetty',
    'amenity=Free Wi-Fi & stars=3 & near=glenelg-jetty & minutes=15 & by=walk',
  ],
  [
    'must have a lift, must not be on Hindley Street, must be under 190',
    'amenity=Lift & max_price=189.99',
    'absence: not be on Hindley Street',
  ],
  ['anything but a motel in Brighton for 2', 'location=brighton & guests=2', 'absence: anything but a motel'],
  [
    'avoid the airport flight path; Prospect or North Adelaide; one bedroom; long stay',
    'q=flight path one bedroom & location=prospect|north-adelaide & tag=long-stay',
    'absence: avoid the airport',
  ],
  [
    "I hate hostels and I can't afford the Hilton, 120 a night max, city",
    'location=adelaide-cbd & max_price=120',
    "absence: hate hostels; absence: can't afford the Hilton",
  ],
  [
    'Not the CBD please. Somewhere leafy like Unley or Norwood with off-street parking',
    'q=leafy & location=unley|norwood & amenity=Free parking|Paid parking',
    'absence: Not the CBD',
  ],
  [
    'neither pets nor smoking, a b and b with a garden in Stirling',
    'location=stirling & type=bed-breakfast & amenity=Garden',
    'absence: neither pets nor smoking',
  ],
  [
    "a place that isn't too far from the beach and isn't in Glenelg",
    'tag=beach',
    "absence: isn't too far; absence: isn't in Glenelg",
  ],
  [
    'no breakfast needed, kitchen needed, 2 weeks from 4 Jan, Semaphore',
    'location=semaphore & amenity=Full kitchen|Kitchenette & check_in=2027-01-04 & check_out=2027-01-18',
    'absence: no breakfast',
  ],
  [
    'pool would be great but parking is more important, Norwood',
    'q=important & location=norwood & amenity=Outdoor pool|Indoor pool & amenity=Free parking|Paid parking',
  ],
  [
    'between the 10th and 12th of December for two, Barossa',
    'location=barossa & check_in=2026-12-10 & check_out=2026-12-12 & guests=2',
  ],
  [
    'arrive Christmas Eve leave Boxing Day, Adelaide Hills, four of us, fireplace',
    'location=adelaide-hills & amenity=Fireplace & check_in=2026-12-24 & check_out=2026-12-26 & guests=4',
  ],
  [
    'Monday 7th December for 4 nights, airport, shuttle',
    'amenity=Airport shuttle & near_airport=1 & check_in=2026-12-07 & check_out=2026-12-11',
  ],
  [
    'from tomorrow till Friday, motel, Port Adelaide',
    'location=port-adelaide & type=motel & check_in=2026-11-24 & check_out=2026-11-27',
  ],
  [
    'the first two weeks of February in a serviced apartment in the city',
    'q=February & location=adelaide-cbd & type=serviced-apartment',
    'dates: two weeks',
  ],
  [
    '29/12 to 3/1 henley beach 4 people bbq',
    'location=henley-beach & amenity=Barbecue & check_in=2026-12-29 & check_out=2027-01-03 & guests=4',
  ],
  [
    'December 12-14, 2 adults, Glenelg, no min stay',
    'location=glenelg & check_in=2026-12-12 & check_out=2026-12-14 & guests=2',
    'absence: no min stay',
  ],
  [
    'Sat 6th & Sun 7th Feb, 2 nights, Hahndorf',
    'location=hahndorf & check_in=2027-02-06 & check_out=2027-02-08',
  ],
  [
    'good friday for 3 nights mclaren vale',
    'location=mclaren-vale & check_in=2027-03-26 & check_out=2027-03-29',
  ],
  [
    '12.12.26 - 15.12.26 hotel zentrum',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-12 & check_out=2026-12-15',
  ],
  [
    '2026-12-18 to 2026-12-20, hotel, 2 guests',
    'type=hotel & check_in=2026-12-18 & check_out=2026-12-20 & guests=2',
  ],
  [
    'one week over new year from 28 Dec, beach house, 6 ppl',
    'q=beach house & check_in=2026-12-28 & check_out=2027-01-04 & guests=6',
  ],
  [
    'Wednesday and Thursday nights this week, CBD, corporate',
    'q=corporate & location=adelaide-cbd & check_in=2026-11-25 & check_out=2026-11-27',
    'dates: this week',
  ],
  [
    'overnight Saturday, 2 people, Barossa, dinner and breakfast',
    'q=dinner & location=barossa & amenity=Breakfast included|Breakfast available & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  ["three weeks' time, hotel in unley", 'location=unley & type=hotel', "dates: three weeks'"],
  ['within 1 km of Adelaide Oval, hotel', 'type=hotel', 'distance: within 1 km of Adelaide Oval'],
  [
    '20 minutes drive from the city max, farm stay, dogs',
    'q=max farm & amenity=Pets allowed',
    'distance: 20 minutes drive from the city',
  ],
  [
    'quick tram ride to the city, under 160, not Glenelg',
    'q=quick tram ride & max_price=159.99',
    'distance: the city; absence: not Glenelg',
  ],
  [
    "less than half an hour's walk to the Botanic Garden, heritage b&b",
    'type=bed-breakfast & tag=heritage & near=adelaide-botanic-garden & minutes=30 & by=walk',
  ],
  [
    'stumbling distance from Hindley Street, cheap beds, 5 lads',
    'q=stumbling distance from Hindley Street & max_price=150 & guests=5',
  ],
  [
    'opposite the beach, Henley or Semaphore, balcony, 2 adults',
    'location=henley-beach|semaphore & amenity=Balcony & near=any-beach & minutes=5 & by=walk & guests=2',
  ],
  [
    'hotel by the airport w/ 24hr reception + restaurant',
    'type=hotel & amenity=24-hour reception & amenity=Restaurant & near_airport=1',
  ],
  [
    'Near Central Market AND Chinatown, twin beds, under $190, free wifi',
    'q=Chinatown twin beds & amenity=Free Wi-Fi & max_price=189.99 & near=adelaide-central-market & minutes=15',
  ],
  [
    'self check-in apartment near Adelaide Entertainment Centre for a concert on 18 December, 2 people, parking',
    'type=apartment & amenity=Self check-in & amenity=Free parking|Paid parking & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-18 & guests=2',
  ],
  [
    'hot tub under the stars, hills, couple, midweek',
    'q=under the stars midweek & location=adelaide-hills & amenity=Spa & guests=2',
  ],
];
