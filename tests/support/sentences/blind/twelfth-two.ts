import type { Row } from '../row';

export const rows: readonly Row[] = [
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
    'type=hotel & tag=family & amenity=Breakfast included|Breakfast available & amenity=Outdoor pool|Indoor pool & near=adelaide-zoo & minutes=15 & check_in=2026-12-12 & check_out=2026-12-16 & guests=4',
  ],
  [
    'we wish to reserve one room with big bed and bathtub, high floor with view on city',
    'q=high floor & amenity=Bath tub & amenity=City view',
    'rooms: one room',
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
    'q=floor & location=adelaide-cbd & tag=quiet & check_in=2026-12-05 & check_out=2026-12-07',
    'either: double or twin; absence: no party hotel',
  ],
  [
    'close to the hospital (RAH), lift or ground floor, laundry, up to 150',
    'amenity=Laundry|Washing machine & max_price=150 & near=royal-adelaide-hospital & minutes=15',
    'either: lift; either: ground floor',
  ],
  [
    'need parking for a boat trailer, West Beach, two nights this weekend',
    'location=west-beach & amenity=Free parking|Paid parking & check_in=2026-11-27 & check_out=2026-11-29',
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
    "absence: isn't in Glenelg",
  ],
  [
    'no breakfast needed, kitchen needed, 2 weeks from 4 Jan, Semaphore',
    'location=semaphore & amenity=Full kitchen|Kitchenette & check_in=2027-01-04 & check_out=2027-01-18',
    'absence: no breakfast',
  ],
  [
    'pool would be great but parking is more important, Norwood',
    'q=important & location=norwood & amenity=Free parking|Paid parking',
    'wish: pool',
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
    'location=adelaide-cbd & type=serviced-apartment',
    'dates: two weeks; dates: February',
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
    'type=villa & tag=beach & check_in=2026-12-28 & check_out=2027-01-04 & guests=6',
  ],
  [
    'Wednesday and Thursday nights this week, CBD, corporate',
    'q=corporate & location=adelaide-cbd & check_in=2026-11-25 & check_out=2026-11-27',
    '',
  ],
  [
    'overnight Saturday, 2 people, Barossa, dinner and breakfast',
    'q=dinner & location=barossa & amenity=Breakfast included|Breakfast available & check_in=2026-11-28 & check_out=2026-11-29 & guests=2',
  ],
  ["three weeks' time, hotel in unley", 'location=unley & type=hotel', "dates: three weeks'"],
  ['within 1 km of Adelaide Oval, hotel', 'type=hotel & near=adelaide-oval & minutes=16 & by=walk'],
  [
    '20 minutes drive from the city max, farm stay, dogs',
    'q=max farm & amenity=Pets allowed',
    'distance: 20 minutes drive from the city',
  ],
  [
    'quick tram ride to the city, under 160, not Glenelg',
    'max_price=159.99',
    'distance: quick tram ride to the city; absence: not Glenelg',
  ],
  [
    "less than half an hour's walk to the Botanic Garden, heritage b&b",
    'type=bed-breakfast & tag=heritage & near=adelaide-botanic-garden & minutes=30 & by=walk',
  ],
  [
    'stumbling distance from Hindley Street, cheap beds, 5 lads',
    'location=adelaide-cbd & max_price=150 & guests=5',
    'distance: Hindley Street',
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
    'q=twin beds & amenity=Free Wi-Fi & max_price=189.99 & near=adelaide-central-market & minutes=15',
  ],
  [
    'self check-in apartment near Adelaide Entertainment Centre for a concert on 18 December, 2 people, parking',
    'type=apartment & amenity=Self check-in & amenity=Free parking|Paid parking & near=adelaide-entertainment-centre & minutes=15 & check_in=2026-12-18 & guests=2',
  ],
  [
    'hot tub under the stars, hills, couple, midweek',
    'location=adelaide-hills & amenity=Spa & guests=2',
    'dates: midweek',
  ],
];
