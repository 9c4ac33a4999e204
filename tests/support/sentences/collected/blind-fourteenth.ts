import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'My husband uses a mobility scooter, we need a step free motel in Semaphore with parking, 14th to 18th Feb',
    'q=mobility scooter & location=semaphore & type=motel & amenity=Step-free entrance & amenity=Free parking|Paid parking & check_in=2027-02-14 & check_out=2027-02-18',
  ],
  [
    'Any hotel with a heated pool open in winter, July school holidays, family of 4, city',
    'q=heated open & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & guests=4',
    'dates: in winter; dates: July school holidays',
  ],
  [
    'Cheapest way to stay near the Festival Centre for WOMAD, 3 of us, 5 to 8 March',
    'near=adelaide-festival-centre & minutes=15 & check_in=2027-03-05 & check_out=2027-03-08 & guests=3 & sort=price_low',
  ],
  [
    'need a last minute deal tonight in glenelg under $150 with parking pls',
    'location=glenelg & amenity=Free parking|Paid parking & max_price=149.99 & check_in=2026-11-23 & check_out=2026-11-24',
    '',
  ],
  [
    'hotel room for me and my twin sister, separate beds, close to Rundle Mall, Dec 18 & 19',
    'q=separate beds & type=hotel & near=rundle-mall & minutes=15 & check_in=2026-12-18 & check_out=2026-12-20 & guests=2',
  ],
  [
    'We have a flight at 6am on Monday so want a motel close to the airport on Sunday night with a shuttle',
    'type=motel & amenity=Airport shuttle & near_airport=1 & check_in=2026-11-29 & check_out=2026-11-30',
    'hour: at 6am; dates: on Monday',
  ],
  [
    'Adelaide Hills b&b with breakfast hamper, hot tub, dog ok, 2 adults, Feb 5-7, less than $400',
    'q=hamper & location=adelaide-hills & type=bed-breakfast & amenity=Breakfast included|Breakfast available & amenity=Spa & amenity=Pets allowed & max_price=399.99 & check_in=2027-02-05 & check_out=2027-02-07 & guests=2',
  ],
  [
    'where do I stay if I want to walk to the cricket and also to the Central Market',
    'q=to the Central Market & near=adelaide-oval & minutes=15 & by=walk',
  ],
  [
    '3 generations, 9 people, one villa in the Barossa with no steps and a big table',
    'q=table & location=barossa & type=villa & room=1 & guests=9',
    'absence: with no steps and a big',
  ],
  [
    'caravan park or cabin near the beach for under 120',
    'tag=beach & max_price=119.99',
    'either: caravan park or cabin',
  ],
  [
    'short stay apartment in the CBD for a nurse on placement at the RAH, 6 weeks from 11 Jan, desk, laundry',
    'location=adelaide-cbd & type=apartment & amenity=Work desk & amenity=Laundry|Washing machine & near=royal-adelaide-hospital & minutes=15 & check_in=2027-01-11 & check_out=2027-02-22',
  ],
  [
    'hi there can I get a quote for 10 rooms at a hotel in the city for 15 people 2-4 June',
    'location=adelaide-cbd & type=hotel & check_in=2027-06-02 & check_out=2027-06-04 & guests=15',
    'rooms: for 10 rooms',
  ],
  [
    'Prefer North Adelaide. Four star. Bath. Bar. Not more than $280. Two nights from Saturday the 9th of January.',
    'location=north-adelaide & amenity=Bath tub & amenity=Bar & max_price=280 & stars=4 & check_in=2027-01-09 & check_out=2027-01-11',
  ],
  [
    'Accommodation with a garden where my old dog can lie in the sun, Norwood or Unley',
    'q=lie in the sun & location=norwood|unley & amenity=Garden & amenity=Pets allowed',
  ],
  ['no-frills room under $90 anywhere in Adelaide this Thursday', 'max_price=89.99 & check_in=2026-11-26'],
  [
    'looking for a romantic getaway that does not cost the earth in the Barossa',
    'location=barossa & tag=romantic & max_price=150',
    '',
  ],
  [
    'lunch at Penfolds then stay somewhere in the Barossa with a pool, Saturday 16 Jan',
    'q=lunch at Penfolds & location=barossa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-16',
  ],
  [
    'Is there a resort in Adelaide where kids under 5 stay free, with a playground?',
    'type=resort & amenity=Playground',
    'party: kids under 5',
  ],
  [
    'two rooms, two nights, two adults each, Glenelg, 22 Jan',
    'location=glenelg & check_in=2027-01-22 & check_out=2027-01-24',
    'rooms: two rooms; party: two adults each',
  ],
  [
    'i just broke up and need a quiet apartment for one for a month in prospect with wifi and washing machine',
    'location=prospect & type=apartment & tag=quiet & amenity=Free Wi-Fi & amenity=Washing machine & guests=1',
    'dates: for a month',
  ],
  [
    'hotel in CBD 100-150 dollars pool',
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & min_price=100 & max_price=150',
  ],
  [
    'we arrive by coach at Adelaide Central Bus Station at 5am, which hotel nearby has early check in',
    'q=early check in & type=hotel & near=adelaide-central-bus-station & minutes=15',
    'hour: at 5am',
  ],
  [
    'Christmas with the family: 10 people, pool, kitchen, aircon, Henley Beach, 23 to 28 December',
    'location=henley-beach & tag=family & amenity=Outdoor pool|Indoor pool & amenity=Full kitchen|Kitchenette & amenity=Air conditioning & check_in=2026-12-23 & check_out=2026-12-28 & guests=10',
  ],
  ['Motel for my parents (both over 80) near my house in Unley', 'type=motel', 'past: house; past: Unley'],
  [
    'hotel for the Ashes, Adelaide Oval end of the city, 17–21 Dec, max 300, 2 men',
    'location=adelaide-cbd & type=hotel & max_price=300 & near=adelaide-oval & minutes=15 & check_in=2026-12-17 & check_out=2026-12-21 & guests=2',
  ],
  [
    'I want breakfast in bed, a spa, and not to see another human. Stirling. Fri-Sun.',
    'location=stirling & amenity=Breakfast included|Breakfast available & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: not to see another human',
  ],
  [
    'room with ensuite but not a dorm, hostel in the city, 2 girls, four nights starting 3 January',
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom & check_in=2027-01-03 & check_out=2027-01-07 & guests=2',
    'absence: but not a dorm',
  ],
  [
    'is it possible to have an extra bed for our son (9)? hotel in Glenelg, 2 adults, 6-8 Feb',
    'location=glenelg & type=hotel & check_in=2027-02-06 & check_out=2027-02-08 & guests=3',
  ],
  [
    'free parking + free wifi + free breakfast = happy dad. Motel, Brighton, 2 adults 3 kids',
    'location=brighton & type=motel & amenity=Free parking & amenity=Free Wi-Fi & amenity=Breakfast included & guests=5',
  ],
  [
    'Gluten-free breakfast and a gym, 4 stars plus, close to the Art Gallery',
    'q=Gluten-free & amenity=Breakfast included|Breakfast available & amenity=Gym & stars=4 & near=art-gallery-of-south-australia & minutes=15',
  ],
  [
    "could you find me something halfway decent under a hundred and twenty near the Women's and Children's",
    'q=halfway & max_price=119.99 & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'Not on the beach, I burn easily, but near shops: Glenelg apartment, air con',
    'q=burn shops & location=glenelg & type=apartment & amenity=Air conditioning',
    'absence: Not on the beach',
  ],
  [
    'Adelaide hotels with 24/7 check in and a lift, no steps, one person, 1 Dec, one night',
    'type=hotel & amenity=24-hour reception & amenity=Lift & amenity=Step-free entrance & check_in=2026-12-01 & check_out=2026-12-02 & guests=1',
    '',
  ],
  [
    'Mt Lofty area, cottage, fire, view, 2 nights from 12 June',
    'q=cottage view & amenity=Fireplace & near=mount-lofty-summit & minutes=15 & check_in=2027-06-12 & check_out=2027-06-14',
  ],
  [
    'within walking distance of a winery in McLaren Vale, bnb, Saturday 20 March',
    'location=mclaren-vale & type=bed-breakfast & tag=vineyard & check_in=2027-03-20',
  ],
  [
    'sun 6 dec to tue 8 dec, port adelaide, motel, 1 person, desk, under 140',
    'location=port-adelaide & type=motel & amenity=Work desk & max_price=139.99 & check_in=2026-12-06 & check_out=2026-12-08 & guests=1',
  ],
  [
    'quiet! no trams outside the window! hotel in the city, 2 nights from 30 Nov',
    'location=adelaide-cbd & type=hotel & tag=quiet & check_in=2026-11-30 & check_out=2026-12-02',
    'absence: no trams',
  ],
  [
    'Somewhere like a resort, but cheaper, for a family with 3 kids, pool slide would be a bonus',
    'q=slide & tag=family',
    'either: resort; party: 3 kids; wish: pool',
  ],
  [
    'hoping to bring the caravan, otherwise motel, Gawler way, next Wednesday',
    'q=caravan & type=motel & near=gawler & minutes=15 & check_in=2026-12-02',
  ],
  [
    'room only, no breakfast, no dinner, Norwood, 28/11',
    'location=norwood & check_in=2026-11-28',
    'absence: no breakfast; absence: no dinner',
  ],
  [
    'Apartment that sleeps five within 10 mins of the beach on foot, January 20-24, $300 or under',
    'type=apartment & max_price=300 & near=any-beach & minutes=10 & by=walk & check_in=2027-01-20 & check_out=2027-01-24 & guests=5',
  ],
  [
    "best hotel for a hen's night in the city, 7 girls, balcony, 27 March",
    'location=adelaide-cbd & type=hotel & amenity=Balcony & check_in=2027-03-27 & guests=7',
  ],
  [
    'does any place in the hills do pet friendly + wheelchair accessible + fireplace',
    'location=adelaide-hills & amenity=Pets allowed & amenity=Wheelchair accessible & amenity=Fireplace',
  ],
  [
    'where to stay between the airport and the city, motel, shuttle, tomorrow night',
    'q=between the airport and the city & type=motel & amenity=Airport shuttle & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'dbl room cbd 2 pax 5 nts ex 10jan bfast inc 3* max $170',
    'q=ex & location=adelaide-cbd & amenity=Breakfast included & max_price=170 & stars=3 & check_in=2027-01-10 & check_out=2027-01-15 & guests=2',
  ],
  [
    'my boss says max 165 a night incl breakfast, adelaide city, tue & wed nights',
    'location=adelaide-cbd & amenity=Breakfast included & max_price=165 & check_in=2026-11-24 & check_out=2026-11-26',
  ],
  [
    'are the hotels near the oval dearer when the footy is on? looking 2 nights sat 27 march',
    'q=dearer & type=hotel & near=adelaide-oval & minutes=15 & check_in=2027-03-27 & check_out=2027-03-29',
  ],
  [
    'pls no ground floor no street noise, bath, north adelaide 4 star',
    'location=north-adelaide & amenity=Bath tub & stars=4',
    'absence: no ground floor; absence: no street noise',
  ],
  [
    'Semaphore bnb walking to jetty',
    'location=semaphore & type=bed-breakfast & near=semaphore-jetty & minutes=15 & by=walk',
  ],
  ['looking for student accom near UniSA City West for the year', 'near=city-west-campus & minutes=15'],
];
