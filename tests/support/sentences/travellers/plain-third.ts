import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'apartment in Glenelg for 3 nights from 20 December, 2 adults',
    'location=glenelg & type=apartment & check_in=2026-12-20 & check_out=2026-12-23 & guests=2',
  ],
  [
    'motel in Unley with a pool under $160',
    'location=unley & type=motel & amenity=Outdoor pool|Indoor pool & max_price=159.99',
  ],
  [
    "romantic B&B in McLaren Vale with a spa for Valentine's weekend",
    'location=mclaren-vale & type=bed-breakfast & tag=romantic & amenity=Spa & check_in=2027-02-12 & check_out=2027-02-14',
    '',
  ],
  [
    "hotel near the Women's and Children's Hospital for one night, wheelchair access",
    'type=hotel & amenity=Wheelchair accessible & near=womens-and-childrens-hospital & minutes=15',
    'dates: for one night',
  ],
  [
    'villa with sea view in Brighton for eight people',
    'location=brighton & type=villa & amenity=Sea view & guests=8',
  ],
  [
    'quiet place near Flinders University for two weeks from 1 March',
    'tag=quiet & near=flinders-university & minutes=15 & check_in=2027-03-01 & check_out=2027-03-15',
  ],
  [
    'cheap room in the city tonight for one',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-23 & check_out=2026-11-24 & guests=1',
  ],
  [
    'pet friendly cottage with fireplace, Adelaide Hills, next weekend, up to $280',
    'q=cottage & location=adelaide-hills & amenity=Pets allowed & amenity=Fireplace & max_price=280 & check_in=2026-12-04 & check_out=2026-12-06',
  ],
  [
    'hotel in Adelaide CBD with gym and pool between 180 and 260 dollars',
    'location=adelaide-cbd & type=hotel & amenity=Gym & amenity=Outdoor pool|Indoor pool & min_price=180 & max_price=260',
  ],
  [
    '5 star resort with spa, 2 adults and 1 child, 3 to 7 January',
    'type=resort & amenity=Spa & stars=5 & check_in=2027-01-03 & check_out=2027-01-07 & guests=3',
  ],
  [
    'hostel near the Central Market with a shared kitchen',
    'type=hostel & amenity=Shared kitchen & near=adelaide-central-market & minutes=15',
  ],
  [
    '10 min walk to Adelaide Oval, hotel, 13 February',
    'type=hotel & near=adelaide-oval & minutes=10 & by=walk & check_in=2027-02-13',
  ],
  [
    'serviced apartment with washing machine near the tram in Glenelg',
    'location=glenelg & type=serviced-apartment & amenity=Washing machine & near=any-tram-stop & minutes=10',
  ],
  [
    'family room for 5 in Henley Beach with parking',
    'location=henley-beach & amenity=Family rooms & amenity=Free parking|Paid parking & guests=5',
  ],
  [
    'boutique hotel in North Adelaide with breakfast, not more than $240',
    'location=north-adelaide & type=hotel & tag=boutique & amenity=Breakfast included|Breakfast available & max_price=240',
  ],
  [
    'motel with EV charging on the way to the Barossa',
    'type=motel & amenity=Electric car charging',
    'distance: the Barossa',
  ],
  [
    'hotel with airport shuttle for 18 January, one night, early flight',
    'type=hotel & amenity=Airport shuttle & check_in=2027-01-18 & check_out=2027-01-19',
    'beside: early flight',
  ],
  [
    'accommodation in Port Adelaide or Semaphore for a family of four',
    'location=port-adelaide|semaphore & guests=4',
  ],
  [
    'somewhere in Norwood with a garden and a barbecue',
    'location=norwood & amenity=Garden & amenity=Barbecue',
  ],
  [
    'vineyard accommodation with a view of the vines, Barossa Valley, Friday night',
    'location=barossa & tag=vineyard & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'no smoking, no pets, quiet hotel in Unley',
    'location=unley & type=hotel & tag=quiet & amenity=Non-smoking rooms',
    'absence: no pets',
  ],
  [
    'hotel without breakfast near Rundle Mall',
    'type=hotel & near=rundle-mall & minutes=15',
    'absence: without breakfast',
  ],
  [
    'apartment not in the city with free parking',
    'type=apartment & amenity=Free parking',
    'absence: not in the city',
  ],
  [
    'motel with a bath in Glenelg or West Beach, 26 January',
    'location=glenelg|west-beach & type=motel & amenity=Bath tub & check_in=2027-01-26',
  ],
  [
    '4 star hotel near Victoria Square with rooftop terrace and bar',
    'type=hotel & amenity=Rooftop terrace & amenity=Bar & stars=4 & near=victoria-square & minutes=15',
  ],
  [
    'holiday apartment with balcony and sea view, Glenelg, four guests, under $350',
    'location=glenelg & type=apartment & amenity=Balcony & amenity=Sea view & max_price=349.99 & guests=4',
  ],
  [
    'long stay apartment in Mawson Lakes with desk and wifi',
    'location=mawson-lakes & type=apartment & tag=long-stay & amenity=Work desk & amenity=Free Wi-Fi',
  ],
  ['top rated hotel in Glenelg', 'location=glenelg & type=hotel & sort=rating'],
  [
    'heritage b&b in Hahndorf for two nights from 12 February',
    'location=hahndorf & type=bed-breakfast & tag=heritage & check_in=2027-02-12 & check_out=2027-02-14',
  ],
  [
    'self check in motel open late in Prospect',
    'location=prospect & type=motel & amenity=Self check-in',
    'hour: open late',
  ],
  [
    'the cheapest apartment near the beach for New Year',
    'type=apartment & tag=beach & check_in=2026-12-31 & check_out=2027-01-01 & sort=price_low',
  ],
  [
    'hotel close to Adelaide Botanic Garden with lift',
    'type=hotel & amenity=Lift & near=adelaide-botanic-garden & minutes=15',
  ],
  ['single room under $90 in a hostel', 'type=hostel & max_price=89.99 & guests=1'],
  [
    'four adults, two bedrooms, Stirling, Easter',
    'q=two bedrooms & location=stirling & check_in=2027-03-26 & check_out=2027-03-29 & guests=4',
  ],
  [
    'hotel with playground and kids pool in West Beach',
    'location=west-beach & type=hotel & tag=family & amenity=Playground & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'accessible apartment with roll-in shower in Glenelg',
    'location=glenelg & type=apartment & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  [
    'business hotel with meeting room, Monday to Wednesday',
    'type=hotel & tag=business & amenity=Meeting rooms & check_in=2026-11-23 & check_out=2026-11-25',
  ],
  [
    'stay near Coopers Stadium on Friday 4 December',
    'near=coopers-stadium & minutes=15 & check_in=2026-12-04',
  ],
  [
    'hotel rated 4 and above in the CBD with parking',
    'location=adelaide-cbd & type=hotel & amenity=Free parking|Paid parking & rating=4',
  ],
  [
    'three couples, villa with spa, Barossa, 5-7 March',
    'location=barossa & type=villa & amenity=Spa & check_in=2027-03-05 & check_out=2027-03-07 & guests=6',
  ],
  [
    'motel with EV charging on the way to the Barossa',
    'type=motel & amenity=Electric car charging',
    'distance: the Barossa',
  ],
  ['hotel in Glenelg, on our way to McLaren Vale', 'location=glenelg & type=hotel', 'distance: McLaren Vale'],
  ['motel en route to Victor Harbor, Brighton', 'location=brighton & type=motel', 'beside: Victor Harbor'],
  [
    'hotel near the airport, one night, early flight, 18 January',
    'type=hotel & near_airport=1 & check_in=2027-01-18 & check_out=2027-01-19',
    'beside: early flight',
  ],
  [
    'early flight Wednesday, hotel near the airport',
    'type=hotel & near_airport=1',
    'beside: early flight; dates: Wednesday',
  ],
  [
    'on the way to the airport, motel in West Beach',
    'location=west-beach & type=motel',
    'distance: the airport',
  ],
  [
    'motel with no stairs and a pool in Glenelg',
    'location=glenelg & type=motel & amenity=Step-free entrance & amenity=Outdoor pool|Indoor pool',
    '',
  ],
  [
    'we have no allergies to dogs, hotel in Unley',
    'location=unley & type=hotel',
    'absence: no allergies to dogs',
  ],
];
