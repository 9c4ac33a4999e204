import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    '2br apt glenelg w/ pool 3nights from 4 dec',
    'q=2br & location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool & check_in=2026-12-04 & check_out=2026-12-07',
  ],
  [
    'HOTEL CBD UNDER $200 FREE PARKING',
    'location=adelaide-cbd & type=hotel & amenity=Free parking & max_price=199.99',
  ],
  [
    'motel under$120 near airport tonite',
    'type=motel & max_price=119.99 & near_airport=1 & check_in=2026-11-23 & check_out=2026-11-24',
  ],
  [
    '4ppl henley beach apartment 12-15jan',
    'location=henley-beach & type=apartment & check_in=2027-01-12 & check_out=2027-01-15 & guests=4',
  ],
  ['hotel w gym & sauna north adelaide', 'q=sauna & location=north-adelaide & type=hotel & amenity=Gym'],
  [
    'bnb barossa valley this wkend 2 adults',
    'location=barossa & type=bed-breakfast & check_in=2026-11-27 & check_out=2026-11-29 & guests=2',
  ],
  ['pet frndly cabin mclaren vale', 'q=cabin & location=mclaren-vale & amenity=Pets allowed'],
  [
    'cheap rm in city for 1 nt tomorrow',
    'location=adelaide-cbd & max_price=150 & check_in=2026-11-24 & check_out=2026-11-25',
  ],
  ['5star hotel adelaide cbd with spa', 'location=adelaide-cbd & type=hotel & amenity=Spa & stars=5'],
  ['glenelg hotel seaview balcony', 'location=glenelg & type=hotel & amenity=Sea view & amenity=Balcony'],
  [
    'hostel adl cbd 2 nts 7-9 dec',
    'location=adelaide-cbd & type=hostel & check_in=2026-12-07 & check_out=2026-12-09',
  ],
  ['family rm brighton w/ cot pls', 'location=brighton & amenity=Family rooms & amenity=Cots on request'],
  [
    'serviced apt w/ washing machine & kitchen mawson lakes 2wks from 1 feb',
    'location=mawson-lakes & type=serviced-apartment & amenity=Washing machine & amenity=Full kitchen|Kitchenette & check_in=2027-02-01 & check_out=2027-02-15',
  ],
  [
    'hahndorf b & b with fireplace and breakfast included',
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace & amenity=Breakfast included',
  ],
  [
    'motel with pool port adelaide, 2 adults 2 kids, 28-30 dec',
    'location=port-adelaide & type=motel & amenity=Outdoor pool|Indoor pool & check_in=2026-12-28 & check_out=2026-12-30 & guests=4',
  ],
  [
    'villa stirling hot tub romantic 14 feb',
    'location=stirling & type=villa & tag=romantic & amenity=Spa & check_in=2027-02-14',
  ],
  ['accomodation semaphore dogs ok max 160pn', 'location=semaphore & amenity=Pets allowed & max_price=160'],
  [
    'unley hotel parking wifi',
    'location=unley & type=hotel & amenity=Free parking|Paid parking & amenity=Free Wi-Fi',
  ],
  [
    '$150-$220 hotel norwood saturday night',
    'location=norwood & type=hotel & min_price=150 & max_price=220 & check_in=2026-11-28 & check_out=2026-11-29',
  ],
  ['3 star motel prospect $130 max', 'location=prospect & type=motel & max_price=130 & stars=3'],
  ['resort w/ 2 pools kids club adelaide', 'q=kids club & type=resort & amenity=Outdoor pool|Indoor pool'],
  [
    'quiet apt near central market w/ balcony',
    'type=apartment & tag=quiet & amenity=Balcony & near=adelaide-central-market & minutes=15',
  ],
  [
    'west beach family friendly apartment bbq playground',
    'location=west-beach & type=apartment & tag=family & amenity=Barbecue & amenity=Playground',
  ],
  [
    'hotel near rundle mall w/ breakfast 3 adults',
    'type=hotel & amenity=Breakfast included|Breakfast available & near=rundle-mall & minutes=15 & guests=3',
  ],
  [
    'boutique hotel adelaide hills open fire bath tub',
    'location=adelaide-hills & type=hotel & tag=boutique & amenity=Fireplace & amenity=Bath tub',
  ],
  [
    'apartmnt glenelg 6people xmas',
    'location=glenelg & type=apartment & check_in=2026-12-24 & check_out=2026-12-26 & guests=6',
  ],
  [
    'hotel 24hr reception airport shuttle',
    'type=hotel & amenity=24-hour reception & amenity=Airport shuttle',
  ],
  ['luxery hotel adelaide rooftop bar', 'type=hotel & amenity=Rooftop terrace & amenity=Bar & min_price=300'],
  ['single room adelaide hostel $40', 'type=hostel & max_price=40 & guests=1', ''],
  [
    'hotels in Adelaide CBD with EV charger and gym, 2 nights from 18/12',
    'location=adelaide-cbd & type=hotel & amenity=Electric car charging & amenity=Gym & check_in=2026-12-18 & check_out=2026-12-20',
  ],
  [
    'MOTEL. GLENELG. 3 NIGHTS. 2 ADULTS. UNDER 180',
    'location=glenelg & type=motel & max_price=179.99 & guests=2',
    'dates: 3 NIGHTS',
  ],
  [
    'nye accommodation glenelg beachfront',
    'location=glenelg & tag=beachfront & check_in=2026-12-31 & check_out=2027-01-01',
  ],
  [
    'holiday house for 8 w/ pool & aircon barossa',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool & amenity=Air conditioning & guests=8',
  ],
  ['adelaide hotels with indoor pool', 'type=hotel & amenity=Indoor pool'],
  ['hotel glenelg 4+ stars under $300', 'location=glenelg & type=hotel & max_price=299.99 & stars=4'],
  [
    'henley beach,apartment,sea view,2 guests,27/12-2/1',
    'location=henley-beach & type=apartment & amenity=Sea view & check_in=2026-12-27 & check_out=2027-01-02 & guests=2',
  ],
  [
    'cheapest hotel adelaide cbd fri sat',
    'location=adelaide-cbd & type=hotel & check_in=2026-11-27 & check_out=2026-11-29 & sort=price_low',
  ],
  ['self contained unit glenelg sth', 'location=glenelg & type=apartment & tag=self-contained'],
  [
    'hotel nr adelaide railway stn w/ lift',
    'type=hotel & amenity=Lift & near=adelaide-railway-station & minutes=15',
  ],
  [
    'wheelchair accessible apt glenelg w/ roll in shower',
    'location=glenelg & type=apartment & amenity=Wheelchair accessible & amenity=Accessible bathroom',
  ],
  ['motel west terrace adelaide under 100', 'q=west terrace & type=motel & max_price=99.99'],
  [
    'room w/ desk & wifi 5 nights mon to sat',
    'amenity=Work desk & amenity=Free Wi-Fi & check_in=2026-11-23 & check_out=2026-11-28',
  ],
  [
    'hotel for 2 adults with bath and city views',
    'type=hotel & amenity=Bath tub & amenity=City view & guests=2',
  ],
  [
    'non smoking motel w/ kitchenette prospect',
    'location=prospect & type=motel & amenity=Non-smoking rooms & amenity=Kitchenette',
  ],
  [
    'vineyard stay mclaren vale couple 2nights next weekend',
    'location=mclaren-vale & tag=vineyard & check_in=2026-12-04 & check_out=2026-12-06 & guests=2',
  ],
  [
    'hotle in adelade with prking and brekfast',
    'type=hotel & amenity=Free parking|Paid parking & amenity=Breakfast included|Breakfast available',
  ],
  [
    'aprtment in glenleg with swiming pool',
    'location=glenelg & type=apartment & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'Guesthouse Hahndorf or Stirling, breakfast',
    'location=hahndorf|stirling & type=bed-breakfast & amenity=Breakfast included|Breakfast available',
  ],
  [
    'backpackers with free wifi and common room near bus station',
    'type=hostel & amenity=Free Wi-Fi & amenity=Common room & near=adelaide-central-bus-station & minutes=15',
  ],
  [
    'long stay apartment city w/ laundry and car park',
    'location=adelaide-cbd & type=apartment & tag=long-stay & amenity=Laundry|Washing machine & amenity=Free parking|Paid parking',
  ],
  [
    'sat 5th dec 1 night 2 people motel glenelg or west beach',
    'location=glenelg|west-beach & type=motel & check_in=2026-12-05 & check_out=2026-12-06 & guests=2',
  ],
  ['heritage pub accommodation port adelaide', 'q=pub & location=port-adelaide & tag=heritage'],
  [
    '3bdrm house w/ garden unley, sleeps 7',
    'q=3bdrm & location=unley & type=villa & amenity=Garden & guests=7',
  ],
  [
    '12th dec to 15th dec hotel adelaide 2 adults 1 infant',
    'type=hotel & check_in=2026-12-12 & check_out=2026-12-15 & guests=3',
  ],
  [
    'hotels < $180 with pool in norwood',
    'location=norwood & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=179.99',
  ],
  ['top rated b&b adelaide hills', 'location=adelaide-hills & type=bed-breakfast & sort=rating'],
  ['private bathroom hostel cbd', 'location=adelaide-cbd & type=hostel & amenity=Private bathroom'],
  [
    'hotel semaphore rd walking distance to beach',
    'q=rd & location=semaphore & type=hotel & near=any-beach & minutes=15 & by=walk',
  ],
  [
    'motel brighton jetty 2 nghts 2 pple',
    'type=motel & near=brighton-jetty & minutes=15 & guests=2',
    'dates: 2 nghts',
  ],
  [
    'room only no breakfast hotel city $110 to $160',
    'location=adelaide-cbd & type=hotel & min_price=110 & max_price=160',
    'absence: no breakfast',
  ],
];
