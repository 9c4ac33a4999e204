import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Need accom for 2 nights in Glenelg, checking in Thursday 17 December, two adults two kids under 5, kitchen essential',
    'location=glenelg & amenity=Full kitchen|Kitchenette & check_in=2026-12-17 & check_out=2026-12-19 & guests=4',
  ],
  [
    'hotel in north adelaide or the city for under $220 with free cancellation and late check-in',
    'q=late check-in & location=north-adelaide|adelaide-cbd & type=hotel & max_price=219.99',
    'terms: free cancellation',
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
    'location=mawson-lakes & tag=business & amenity=Work desk & amenity=Free Wi-Fi & max_price=169.99 & check_in=2026-11-23 & check_out=2026-11-26 & guests=1',
  ],
  [
    'weekend in the Adelaide Hills, log fire, bath for two, no kids around, 5-7 March',
    'location=adelaide-hills & amenity=Fireplace & amenity=Bath tub & check_in=2027-03-05 & check_out=2027-03-07 & guests=2',
    'absence: no kids',
  ],
  [
    "Family-friendly motel with a swimming pool near the beach at Glenelg from the 26th of December until New Year's Day",
    'location=glenelg & type=motel & tag=family & tag=beach & amenity=Outdoor pool|Indoor pool & check_in=2026-12-26 & check_out=2027-01-01',
  ],
  [
    "cheap and clean hostel that's close to a tram stop, 1 guest, 7 nights from 2 Feb",
    'type=hostel & max_price=150 & near=any-tram-stop & minutes=10 & check_in=2027-02-02 & check_out=2027-02-09 & guests=1',
  ],
  [
    'Boutique B&B, McLaren Vale, vineyard views, dinner on site, max $400 per night',
    'location=mclaren-vale & type=bed-breakfast & tag=boutique & tag=vineyard & amenity=Restaurant & max_price=400',
  ],
  [
    'not more than ten minutes on foot from Rundle Mall, budget under 180, no hostels',
    'max_price=179.99 & near=rundle-mall & minutes=10 & by=walk',
    'absence: no hostels',
  ],
  [
    'hotels with a rooftop bar within walking distance of Adelaide Railway Station',
    'type=hotel & amenity=Rooftop terrace & amenity=Bar & near=adelaide-railway-station & minutes=15 & by=walk',
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
    'q=trailer Salisbury & type=motel & amenity=Free parking|Paid parking & check_in=2026-11-24 & check_out=2026-11-25',
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
    'amenity=Lift & near=south-australian-museum & minutes=15 & by=walk & guests=2',
    'landmarks: art gallery',
  ],
  ['No frills motel, Brighton, under a hundred', 'location=brighton & type=motel & max_price=99.99'],
  [
    'Rundle Mall shopping trip! 3 girlfriends, one apartment, Sat 28 Nov for one night',
    'type=apartment & near=rundle-mall & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=3',
  ],
  [
    "I'm allergic to feathers and dogs, hotel in Unley please",
    'location=unley & type=hotel',
    'absence: allergic to feathers and dogs',
  ],
  [
    'backpackers with female dorm and curfew-free, west end of the city',
    'q=female dorm curfew-free & location=adelaide-cbd & type=hostel',
  ],
  [
    'uni student starting at Flinders, long term room from 15 February, under $100 a night, own bathroom',
    'q=Flinders & tag=long-stay & amenity=Private bathroom & max_price=99.99 & check_in=2027-02-15',
  ],
  [
    'Can we get a place with a bbq, a pool and a fenced yard for our two kelpies? 6 adults, Australia Day',
    'q=fenced & amenity=Barbecue & amenity=Outdoor pool|Indoor pool & amenity=Garden & amenity=Pets allowed & check_in=2027-01-26 & check_out=2027-01-27 & guests=6',
  ],
  [
    'price between AUD 150 and AUD 220 per night, Prospect, serviced apartment, parking included',
    'location=prospect & type=serviced-apartment & amenity=Free parking & min_price=150 & max_price=220',
  ],
  [
    'Hotel for two nights before our Kangaroo Island ferry, 9 to 11 February',
    'q=Kangaroo Island ferry & type=hotel & check_in=2027-02-09 & check_out=2027-02-11',
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
    'location=hahndorf & type=hotel & amenity=Breakfast included|Breakfast available & check_in=2027-01-30 & guests=4',
    'rooms: two rooms',
  ],
  [
    'the grandkids are coming too so 2 adults, 3 children, cot, Brighton, 10th–15th January',
    'location=brighton & amenity=Cots on request & check_in=2027-01-10 & check_out=2027-01-15 & guests=5',
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
    'q=3 beds Oval & near=adelaide-oval & minutes=15 & check_in=2026-12-04 & check_out=2026-12-08 & guests=3',
    'amount: $150 each per night max',
  ],
  [
    'Villa or holiday house sleeping 10 with a view, Hills, no neighbours',
    'q=view & location=adelaide-hills & type=villa & guests=10',
    'absence: no neighbours',
  ],
  [
    'my dad snores so a two room suite lol, city, friday night only',
    'q=two room & location=adelaide-cbd & check_in=2026-11-27 & check_out=2026-11-28',
    'beside: snores',
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
    'amenity=Full kitchen|Kitchenette & near=queen-elizabeth-hospital & minutes=15 & check_in=2027-03-01',
    'rooms: 4 x single rooms; terms: weekly rates',
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
    'q=low bed & location=henley-beach & amenity=Wheelchair accessible & amenity=Step-free entrance & check_in=2026-11-24 & check_out=2026-11-27',
    '',
  ],
  [
    "so there's me my wife her mum and the dog and we need somewhere in glenelg with parking for like three nights from the eleventh of december not too dear",
    'location=glenelg & amenity=Pets allowed & amenity=Free parking|Paid parking & max_price=150 & check_in=2026-12-11 & check_out=2026-12-14 & guests=3',
    '',
  ],
];
