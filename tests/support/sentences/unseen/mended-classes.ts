import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'check in on the 11th of December, two people, sea view, check out on the 14th',
    'amenity=Sea view & check_in=2026-12-11 & check_out=2026-12-14 & guests=2',
  ],
  [
    'we get there Thursday, want a gym and a pool, departing Sunday',
    'amenity=Gym & amenity=Outdoor pool|Indoor pool & check_in=2026-11-26 & check_out=2026-11-29',
  ],
  [
    'Stirling cottage from 22 January, fireplace, home on the 25th',
    'q=cottage & location=stirling & amenity=Fireplace & check_in=2027-01-22 & check_out=2027-01-25',
  ],
  ['no resorts and Norwood would be fine', 'location=norwood', 'absence: no resorts'],
  ['I detest hostels but a motel is okay, Unley', 'location=unley & type=motel', 'absence: detest hostels'],
  ['not Glenelg, and Semaphore is perfect for us', 'location=semaphore', 'absence: not Glenelg'],
  ['Brighton I hate, Henley Beach I like', 'location=henley-beach', 'absence: Brighton I hate'],
  [
    "a gym we can do without, breakfast we can't",
    'amenity=Breakfast included|Breakfast available',
    'absence: gym we can do without',
  ],
  [
    'if it is a hostel, no thanks, city, two nights from Saturday',
    'location=adelaide-cbd & check_in=2026-11-28 & check_out=2026-11-30',
    'absence: hostel, no thanks',
  ],
  [
    'the last thing we want is a noisy motel, Hahndorf',
    'location=hahndorf',
    'absence: last thing we want is a noisy motel',
  ],
  [
    "don't send me anything over 300 or under 150, villa",
    'q=send & type=villa & min_price=150 & max_price=300',
  ],
  [
    'about 180, 220 at the outside, apartment in Prospect',
    'location=prospect & type=apartment & max_price=220',
    'amount: about 180',
  ],
  [
    'ideally 200 a night, absolute max 240, hotel',
    'type=hotel & max_price=240',
    'amount: ideally 200 a night',
  ],
  ['roughly $150, give or take 10, motel', 'type=motel & max_price=160'],
  [
    'our budget for four nights is $720, Brighton, from 2 February',
    'location=brighton & max_price=180 & check_in=2027-02-02 & check_out=2027-02-06',
  ],
  [
    '600 for the three nights, hotel, 8 to 11 January',
    'type=hotel & max_price=200 & check_in=2027-01-08 & check_out=2027-01-11',
  ],
  [
    'a group of fourteen, three of us vegetarian, villa, Barossa',
    'location=barossa & type=villa & guests=14',
    'party: three of us; beside: vegetarian',
  ],
  [
    'bride and groom plus 6 friends, house with spa, McLaren Vale',
    'location=mclaren-vale & type=villa & amenity=Spa & guests=8',
  ],
  [
    'hotel for 5 cricket fans near Adelaide Oval, one night, 12 December',
    'type=hotel & near=adelaide-oval & minutes=15 & check_in=2026-12-12 & check_out=2026-12-13 & guests=5',
  ],
  [
    'hockey players: 8 boys and 2 dads, motel, parking',
    'q=hockey players & type=motel & amenity=Free parking|Paid parking & guests=10',
  ],
  [
    'hotel with free cancellation near the Central Market',
    'type=hotel & near=adelaide-central-market & minutes=15',
    'terms: free cancellation',
  ],
  [
    'red eye flight, airport motel tonight',
    'type=motel & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
    'beside: red eye flight',
  ],
  [
    'my daughter has allergies, no carpet, apartment in Semaphore',
    'q=allergies & location=semaphore & type=apartment',
    'party: my daughter; absence: no carpet',
  ],
  [
    'just minutes from the Entertainment Centre, 2 adults',
    'near=adelaide-entertainment-centre & minutes=15 & guests=2',
  ],
  [
    'a quick tram ride from Victoria Square, apartment',
    'type=apartment & near=victoria-square & minutes=15 & by=tram',
  ],
  [
    'close to Stirling but outside the village, b&b',
    'type=bed-breakfast',
    'distance: Stirling; absence: outside the village',
  ],
  [
    'to the zoo no more than 15 minutes walk, hostel',
    'type=hostel & near=adelaide-zoo & minutes=15 & by=walk',
  ],
  ['any Saturday night, hotel with a spa', 'type=hotel & amenity=Spa', 'dates: any Saturday night'],
  [
    'Friday night, 18 December, hotel in the city',
    'location=adelaide-cbd & type=hotel & check_in=2026-12-18 & check_out=2026-12-19',
  ],
  [
    'graduation 11 December, motel 2 nights from 10',
    'q=graduation & type=motel & check_in=2026-12-10 & check_out=2026-12-12',
  ],
  [
    'Christmas Day eve party aside, hotel from 22 up to 28 December',
    'q=party aside & type=hotel & check_in=2026-12-22 & check_out=2026-12-28',
    'dates: Christmas Day eve',
  ],
  [
    'rather not during Easter, 9 to 11 April, Barossa',
    'location=barossa & check_in=2027-04-09 & check_out=2027-04-11',
    'dates: rather not during Easter',
  ],
  [
    'hospital Lyell McEwin near, motel with kitchen',
    'type=motel & amenity=Full kitchen|Kitchenette & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    'tram near, no car, apartment for 3',
    'type=apartment & near=any-tram-stop & minutes=10 & guests=3',
    'absence: no car',
  ],
  [
    'everything else except resorts, McLaren Vale, pool',
    'location=mclaren-vale & amenity=Outdoor pool|Indoor pool',
    'absence: everything else except resorts',
  ],
  ['a spa is pointless for us, we want a bath', 'amenity=Bath tub', 'absence: spa is pointless for us'],
  [
    'cat? we leave her at home. b&b, Hahndorf',
    'location=hahndorf & type=bed-breakfast',
    'absence: cat? we leave her at home',
  ],
  [
    'self, wife and two kids, city, breakfast included',
    'location=adelaide-cbd & amenity=Breakfast included & guests=4',
  ],
  ['rate must not pass 190, hotel, Glenelg', 'location=glenelg & type=hotel & max_price=190'],
  [
    'weekend next, dog friendly, Barossa',
    'location=barossa & amenity=Pets allowed & check_in=2026-12-04 & check_out=2026-12-06',
  ],
];
