import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'Accom for 2 in Henley Beach w/ parking & wifi, Fri 11 Dec to Mon 14 Dec, under $190pn',
    'location=henley-beach & amenity=Free parking|Paid parking & amenity=Free Wi-Fi & max_price=189.99 & check_in=2026-12-11 & check_out=2026-12-14 & guests=2',
  ],
  [
    'cheap hostel city tmrw night',
    'location=adelaide-cbd & type=hostel & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  [
    'Anyone know a good pet friendly motel near Adelaide Showground?',
    'type=motel & amenity=Pets allowed & near=adelaide-showground & minutes=15',
  ],
  [
    '4 star+ hotel with indoor pool and spa, Adelaide, 18-20 December, 2 adults 2 kids',
    'type=hotel & amenity=Indoor pool & amenity=Spa & stars=4 & check_in=2026-12-18 & check_out=2026-12-20 & guests=4',
  ],
  [
    'Room for one, quiet, near University of Adelaide, desk, 3 nights from Sunday 29 Nov',
    'tag=quiet & amenity=Work desk & near=adelaide-university-north-terrace & minutes=15 & check_in=2026-11-29 & check_out=2026-12-02 & guests=1',
  ],
  [
    'apartmnt w kitchn and landry, port adelaide, fortnight from 6 dec',
    'location=port-adelaide & type=apartment & amenity=Full kitchen|Kitchenette & amenity=Laundry|Washing machine & check_in=2026-12-06 & check_out=2026-12-20',
  ],
  [
    'barossa cottage for our honeymoon, fireplace, spa, no other guests around',
    'q=cottage & location=barossa & tag=romantic & amenity=Fireplace & amenity=Spa',
    'absence: no other guests around',
  ],
  [
    "Serviced apartment near Flinders Medical Centre for mum's surgery, wheelchair accessible, from 8 Feb for 2 weeks",
    'type=serviced-apartment & amenity=Wheelchair accessible & near=flinders-medical-centre & minutes=15 & check_in=2027-02-08 & check_out=2027-02-22',
  ],
  [
    'glenelg or henley, not city, beachfront, 2 ppl, 100-180',
    'location=glenelg|henley-beach & tag=beachfront & min_price=100 & max_price=180 & guests=2',
    'absence: not city',
  ],
  [
    '5 minutes walk from Rundle Mall, 3 star, free breakfast',
    'amenity=Breakfast included & stars=3 & near=rundle-mall & minutes=5 & by=walk',
  ],
  [
    'who has rooms for 4 near the entertainment centre on 19 feb',
    'near=adelaide-entertainment-centre & minutes=15 & check_in=2027-02-19 & guests=4',
  ],
  ['4 nights nye glenelg', 'location=glenelg & check_in=2026-12-31 & check_out=2027-01-04'],
  [
    'max 2 km from adelaide oval with parking',
    'amenity=Free parking|Paid parking & near=adelaide-oval & minutes=30 & by=walk',
  ],
  [
    'kangaroo island ferry early monday, motel sunday night close to cape jervis',
    'q=kangaroo island ferry early & type=motel & near=cape-jervis-ferry & minutes=15 & check_in=2026-11-29 & check_out=2026-11-30',
    'dates: monday',
  ],
  [
    'hotel for business in cbd, gym, late checkout, 1-4 feb',
    'q=late checkout & location=adelaide-cbd & type=hotel & tag=business & amenity=Gym & check_in=2027-02-01 & check_out=2027-02-04',
  ],
  [
    'mum dad and 4 kids mclaren vale pool house 2-9 jan',
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool & check_in=2027-01-02 & check_out=2027-01-09 & guests=6',
  ],
  [
    'two bedroom serviced apartment norwood $200 - $280',
    'q=two bedroom & location=norwood & type=serviced-apartment & min_price=200 & max_price=280',
  ],
  [
    'dont need a pool or a gym, just cheap bed near airport',
    'max_price=150 & near_airport=1',
    'absence: dont need a pool or a gym',
  ],
  [
    'mawson lakes hotel for uni sa open day, 2 guests, saturday only',
    'q=open day & location=mawson-lakes & type=hotel & near=any-university & minutes=15 & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  [
    'vineyard b&b with wine tastings and no kids',
    'type=bed-breakfast & tag=vineyard & amenity=Cellar door tastings',
    'absence: no kids',
  ],
  [
    'hostel w/ lockers, luggage storage, common room and bbq',
    'q=lockers & type=hostel & amenity=Luggage storage & amenity=Common room & amenity=Barbecue',
  ],
  [
    'unit for 3 adults semaphore walking distance to the beach',
    'location=semaphore & type=apartment & near=any-beach & minutes=15 & by=walk & guests=3',
  ],
  [
    'I am traveling with wife and baby of 8 months, hotel in center with baby cot',
    'location=adelaide-cbd & type=hotel & amenity=Cots on request',
    '',
  ],
  [
    'wir suchen ein ruhiges hotel in glenelg mit pool fur 2 personen',
    'location=glenelg & type=hotel & tag=quiet & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  [
    'hotel pas cher avec petit dejeuner pour 2 personnes',
    'type=hotel & amenity=Breakfast included|Breakfast available & max_price=150 & guests=2',
  ],
  [
    'is hahndorf b&b available 12-14 december for a couple and their dog',
    'location=hahndorf & type=bed-breakfast & amenity=Pets allowed & check_in=2026-12-12 & check_out=2026-12-14 & guests=2',
  ],
  [
    'motel, twin beds, no double, 2 tradies, prospect, sun - fri',
    'q=twin beds & location=prospect & type=motel & check_in=2026-11-29 & check_out=2026-12-04 & guests=2',
    'absence: no double',
  ],
  [
    'top floor apartment city view balcony under 300, saturday 5 december',
    'q=top floor & type=apartment & amenity=City view & amenity=Balcony & max_price=299.99 & check_in=2026-12-05',
  ],
  [
    'we need 3 rooms for 7 people at brighton, 20 feb',
    'location=brighton & check_in=2027-02-20 & guests=7',
    'rooms: 3 rooms',
  ],
  [
    'resort style apartment complex with pool glenelg',
    'q=resort style complex & location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'near lyell mcewin, cheap, long stay, self contained',
    'tag=long-stay & tag=self-contained & max_price=150 & near=lyell-mcewin-hospital & minutes=15',
  ],
  [
    'Looking for a hotel, no stairs please, bad knees, lift or ground floor, CBD',
    'location=adelaide-cbd & type=hotel & amenity=Step-free entrance',
    'beside: bad knees; either: lift; either: ground floor',
  ],
  [
    'hotel adelaide 250 a night max including breakfast',
    'type=hotel & amenity=Breakfast included & max_price=250',
  ],
  [
    'stirling cottage 23 24 25 december 2 adults',
    'q=cottage & location=stirling & check_in=2026-12-23 & guests=2',
  ],
  [
    'family of 6 holiday house brighton easter long weekend with bbq and yard',
    'location=brighton & type=villa & amenity=Barbecue & amenity=Garden & check_in=2027-03-26 & check_out=2027-03-29 & guests=6',
  ],
  [
    'romantic but affordable, adelaide hills, spa bath',
    'location=adelaide-hills & tag=romantic & amenity=Spa & max_price=150',
  ],
  [
    'can I bring my cat? apartment unley 6-20 feb',
    'location=unley & type=apartment & amenity=Pets allowed & check_in=2027-02-06 & check_out=2027-02-20',
  ],
  [
    'need late arrival self check in, airport, tonight, just me',
    'amenity=Self check-in & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
    'hour: late arrival',
  ],
  ['something like a pub in port adelaide with live music', 'q=pub live music & location=port-adelaide'],
  [
    'luxury hotel with rooftop pool and bar near festival centre for 2 nights from 13 march',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Bar & min_price=300 & near=adelaide-festival-centre & minutes=15 & check_in=2027-03-13 & check_out=2027-03-15',
  ],
  [
    'glenelg accommodation with free parking (not street parking)',
    'location=glenelg & amenity=Free parking',
    'absence: not street parking',
  ],
  [
    '15 december to 3 january, house sitting alternative, kitchen, dog',
    'q=house sitting alternative & amenity=Full kitchen|Kitchenette & amenity=Pets allowed & check_in=2026-12-15 & check_out=2027-01-03',
  ],
  [
    '10 mins by tram from the city, quiet motel',
    'type=motel & tag=quiet',
    'distance: 10 mins by tram from the city',
  ],
  [
    "north adelaide not noisy near o'connell st 2 adults fri sat",
    'location=north-adelaide & tag=quiet & near=north-adelaide-oconnell-street & minutes=15 & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
    '',
  ],
  ['hotel with a view of adelaide oval', 'q=view & type=hotel & near=adelaide-oval & minutes=15'],
  [
    'no more than $120, no hostels, clean, city',
    'location=adelaide-cbd & max_price=120',
    'absence: no hostels',
  ],
  [
    'tea tree plaza hotel or motel, one night, thursday',
    'type=hotel & type=motel & near=westfield-tea-tree-plaza & minutes=15 & check_in=2026-11-26 & check_out=2026-11-27',
  ],
  [
    'western suburbs near the beach, pets ok, 3 bedrooms, 1000 a week',
    'q=western suburbs 3 bedrooms & tag=beach & amenity=Pets allowed & max_price=142',
    '',
  ],
  [
    'b n b in the vale w breakfast n fire 4 2',
    'location=mclaren-vale & type=bed-breakfast & amenity=Breakfast included|Breakfast available & amenity=Fireplace & guests=2',
  ],
  [
    'carer and client, two beds, roll in shower, hoist, near womens and childrens hospital',
    'q=two beds hoist & amenity=Accessible bathroom & near=womens-and-childrens-hospital & minutes=15',
  ],
  [
    'anything for 200 or less this weekend in the barossa?',
    'location=barossa & max_price=200 & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'hotel close to central market, chinatown, 2 nights, arriving 24 jan, 2 adults',
    'type=hotel & near=adelaide-central-market & minutes=15 & check_in=2027-01-24 & check_out=2027-01-26 & guests=2',
  ],
  [
    'motorbike friendly motel victor harbor undercover parking',
    'q=motorbike friendly & type=motel & amenity=Free parking|Paid parking & near=victor-harbor & minutes=15',
  ],
  [
    'stay near adelaide botanic garden for womad 5-9 march 2 people tent or room',
    'q=tent & near=adelaide-botanic-garden & minutes=15 & check_in=2027-03-05 & check_out=2027-03-09 & guests=2',
  ],
  [
    'quiet not party hostel, female, cbd, 4 weeks from 1 dec',
    'q=female & location=adelaide-cbd & tag=quiet & check_in=2026-12-01 & check_out=2026-12-29',
    'absence: not party hostel',
  ],
  [
    'cabin pool waterslide west beach 2a 3c 27/12 - 3/1',
    'q=cabin waterslide & location=west-beach & amenity=Outdoor pool|Indoor pool & check_in=2026-12-27 & check_out=2027-01-03 & guests=5',
  ],
  [
    'electric car charging at hotel in adelaide hills, not barossa, 6 feb',
    'location=adelaide-hills & type=hotel & amenity=Electric car charging & check_in=2027-02-06',
    'absence: not barossa',
  ],
  [
    'weekend away with the girls, 6 of us, mclaren vale, hot tub, not too pricey',
    'location=mclaren-vale & amenity=Spa & max_price=150 & guests=6',
    'dates: weekend',
  ],
  [
    'corporate stay 3 weeks starting monday 11 january, serviced apartment with gym, king william st',
    'q=king william st & type=serviced-apartment & tag=business & amenity=Gym & check_in=2027-01-11 & check_out=2027-02-01',
  ],
  [
    'best rated hotel walking distance to adelaide oval with breakfast under 350 for AC/DC concert',
    'q=AC/DC concert & type=hotel & amenity=Breakfast included|Breakfast available & max_price=349.99 & near=adelaide-oval & minutes=15 & by=walk & sort=rating',
  ],
];
