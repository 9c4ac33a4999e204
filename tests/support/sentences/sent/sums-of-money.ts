import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'hotel in Glenelg, $900 for the whole stay, 4 to 7 December',
    'location=glenelg & type=hotel & max_price=300 & check_in=2026-12-04 & check_out=2026-12-07',
  ],
  [
    '$60 per person per night, 4 people, hostel in the city',
    'location=adelaide-cbd & type=hostel & guests=4',
    'amount: $60 per person per night',
  ],
  ['150 to 200 bucks, motel, Semaphore', 'location=semaphore & type=motel & min_price=150 & max_price=200'],
  ['around 180, hotel, Norwood', 'location=norwood & type=hotel & max_price=207'],
  ['not over 130, CBD, parking', 'location=adelaide-cbd & amenity=Free parking|Paid parking & max_price=130'],
  ['two fifty tops, apartment, Henley Beach', 'location=henley-beach & type=apartment & max_price=250'],
  ['a couple hundred a night, B&B, Stirling', 'location=stirling & type=bed-breakfast & max_price=200'],
  ['budgt arround $160 pr nite hotl unley', 'location=unley & type=hotel & max_price=184'],
  [
    'cheaper than 110 per night with breakfast',
    'amenity=Breakfast included|Breakfast available & max_price=109.99',
  ],
  [
    'I have 1200 dollars for six nights, apartment in Brighton from 10 January',
    'location=brighton & type=apartment & max_price=200 & check_in=2027-01-10 & check_out=2027-01-16',
  ],
  ['from 250 upwards, resort, spa', 'type=resort & amenity=Spa & min_price=250'],
  [
    'between $120 and $180 each night, wifi, North Adelaide',
    'location=north-adelaide & amenity=Free Wi-Fi & min_price=120 & max_price=180',
  ],
  ['hotel <= 175 city', 'location=adelaide-cbd & type=hotel & max_price=175'],
  ['no more than one hundred and fifty a night, Prospect', 'location=prospect & max_price=150'],
  [
    'max. two hundred dollars, pet friendly, West Beach',
    'location=west-beach & amenity=Pets allowed & max_price=200',
  ],
  [
    "my limit's 220 and I won't go a cent higher, hotel with pool",
    'type=hotel & amenity=Outdoor pool|Indoor pool & max_price=220',
    "absence: won't go a cent higher",
  ],
  ['under 3 hundred, villa, Barossa, for 4', 'location=barossa & type=villa & max_price=299.99 & guests=4'],
  ['say $140 give or take, motel near the airport', 'type=motel & max_price=161 & near_airport=1'],
  [
    '100-ish a night, hostel or motel, city',
    'location=adelaide-cbd & type=hostel & type=motel & max_price=115',
  ],
  ['at least 4 stars but less than $260, CBD', 'location=adelaide-cbd & max_price=259.99 & stars=4'],
  [
    '$200/night or less, hotel near Rundle Mall',
    'type=hotel & max_price=200 & near=rundle-mall & minutes=15',
  ],
  [
    'hotel for under two hundred and twenty dollars a night in Glenelg',
    'location=glenelg & type=hotel & max_price=219.99',
  ],
  ['I can go up to 400 if it has a sea view, Glenelg', 'location=glenelg & amenity=Sea view & max_price=400'],
  ['total budget 750 for 3 nights, two adults, Hahndorf', 'location=hahndorf & max_price=250 & guests=2'],
  [
    'AU$185 max pn, self contained, Port Adelaide',
    'location=port-adelaide & tag=self-contained & max_price=185',
  ],
  ['somewhere for 90 quid a night, city', 'location=adelaide-cbd', 'amount: 90 quid a night'],
  [
    'less then 200 dollers, hotel wiht pool',
    'q=dollers & type=hotel & amenity=Outdoor pool|Indoor pool & max_price=199.99',
  ],
  [
    'nothing cheaper than 200, nothing dearer than 350, city hotel',
    'location=adelaide-cbd & type=hotel & min_price=200 & max_price=350',
  ],
  [
    'pay max 160, wish parking, Mawson Lakes',
    'location=mawson-lakes & amenity=Free parking|Paid parking & max_price=160',
  ],
  [
    '1k for the week, apartment, 2 to 9 January, Semaphore',
    'location=semaphore & type=apartment & max_price=142 & check_in=2027-01-02 & check_out=2027-01-09',
  ],
  [
    'hotel 200-250$ with breakfast, Unley',
    'location=unley & type=hotel & amenity=Breakfast included|Breakfast available & min_price=200 & max_price=250',
  ],
  [
    '5 nights for $800 all up, from 14 December, motel',
    'type=motel & max_price=160 & check_in=2026-12-14 & check_out=2026-12-19',
  ],
  [
    'somewhere cheap, and I mean cheap, like 80 bucks, city',
    'location=adelaide-cbd & max_price=150',
    'amount: 80 bucks',
  ],
  [
    '$1,050 a week, serviced apartment, CBD',
    'location=adelaide-cbd & type=serviced-apartment & max_price=150',
    '',
  ],
  [
    'double room below 145 AUD incl. breakfast, Norwood',
    'q=double & location=norwood & amenity=Breakfast included & max_price=144.99',
  ],
  [
    '$300 a night split between three of us, Glenelg',
    'q=split & location=glenelg & max_price=300 & guests=3',
  ],
  ['not less than 150 and not more than 190, hotel', 'type=hotel & min_price=150 & max_price=190'],
  [
    'the cheapest hotel in Glenelg with a pool',
    'location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool & sort=price_low',
  ],
  [
    "we're thinking 230, maybe 250 at a stretch, B&B, McLaren Vale",
    'location=mclaren-vale & type=bed-breakfast & max_price=250',
    'amount: thinking 230',
  ],
  [
    "price isn't an issue, best hotel in the city with a gym",
    'location=adelaide-cbd & type=hotel & amenity=Gym',
    "amount: price isn't an issue",
  ],
];
