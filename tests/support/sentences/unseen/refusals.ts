import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    "hostel's not my thing, motel in Glenelg please",
    'location=glenelg & type=motel',
    "absence: hostel's not my thing",
  ],
  [
    'keep me away from the CBD, apartment with balcony',
    'type=apartment & amenity=Balcony',
    'absence: away from the CBD',
  ],
  ['I refuse to pay for parking, hotel city', 'location=adelaide-cbd & type=hotel & amenity=Free parking'],
  [
    'pets not allowed please i have allergies, apartment unley',
    'location=unley & type=apartment',
    'absence: pets not allowed; beside: i have allergies',
  ],
  ['we hate motels and Brighton is fine', 'location=brighton', 'absence: hate motels'],
  ['no motels and Unley also fine', 'location=unley', 'absence: no motels'],
  [
    'hotel with no restaurant attached, Norwood',
    'q=attached & location=norwood & type=hotel',
    'absence: with no restaurant',
  ],
  [
    "the pool isn't important, the gym is, Henley Beach",
    'location=henley-beach & amenity=Gym',
    "absence: pool isn't important",
  ],
  [
    'I have had enough of B&Bs, apartment in Hahndorf',
    'location=hahndorf & type=apartment',
    'absence: had enough of B&Bs',
  ],
  [
    'can you leave out anything over $220? hotel near Rundle Mall',
    'type=hotel & max_price=220 & near=rundle-mall & minutes=15',
  ],
  [
    'no breakfast, no worries, just a bed in the city',
    'location=adelaide-cbd',
    'absence: no breakfast; absence: no worries',
  ],
  [
    'zero interest in wine regions, so not the Barossa, not McLaren Vale, sea view',
    'amenity=Sea view',
    'absence: zero interest in wine regions; absence: not the Barossa; absence: not McLaren Vale',
  ],
  [
    'without kids around, adults retreat, Stirling',
    'q=adults retreat & location=stirling',
    'absence: without kids',
  ],
  ["Port Adelaide I'd avoid, Semaphore I love", 'location=semaphore', "absence: Port Adelaide I'd avoid"],
  [
    'a kitchen is pointless for us, but breakfast must be there, Prospect',
    'location=prospect & amenity=Breakfast included|Breakfast available',
    'absence: kitchen is pointless for us',
  ],
  [
    'spa? nah. pool? yep. Glenelg',
    'location=glenelg & amenity=Outdoor pool|Indoor pool',
    'absence: spa? nah',
  ],
  [
    "we're done with hostels, hotel in North Adelaide under 190",
    'location=north-adelaide & type=hotel & max_price=189.99',
    'absence: done with hostels',
  ],
  [
    'nobody needs a meeting room, only a quiet bed, motel, Unley',
    'location=unley & type=motel & tag=quiet',
    'absence: nobody needs a meeting room',
  ],
  [
    "I'd sooner sleep in the car than in a motel; b&b in Hahndorf",
    'q=car & location=hahndorf & type=bed-breakfast',
    'absence: than in a motel',
  ],
  [
    'the less stairs the better, lift essential, CBD apartment',
    'q=less stairs & location=adelaide-cbd & type=apartment & amenity=Lift',
  ],
  [
    'no pool fence worries as we have no kids, villa with pool, Barossa',
    'q=fence worries & location=barossa & type=villa & amenity=Outdoor pool|Indoor pool',
    'absence: no pool; absence: no kids',
  ],
  [
    'must not be beachfront, too windy, but Semaphore',
    'q=windy & location=semaphore',
    'absence: not be beachfront',
  ],
  [
    "don't bother with resorts, show me villas, McLaren Vale",
    'location=mclaren-vale & type=villa',
    "absence: don't bother with resorts",
  ],
  [
    'dog? we left him home. apartment, West Beach',
    'location=west-beach & type=apartment',
    'absence: dog? we left him home',
  ],
  [
    'not fancy, not a dump either, hotel, city, $150ish',
    'location=adelaide-cbd & type=hotel & max_price=173',
    'absence: not fancy; absence: not a dump either',
  ],
  [
    'hotel, but heaven forbid one with a nightclub, near the Central Market',
    'type=hotel & near=adelaide-central-market & minutes=15',
    'absence: heaven forbid one with a nightclub',
  ],
  [
    "gym's a no, sauna's a no, bath's a yes, Norwood",
    "q=sauna's & location=norwood & amenity=Bath tub",
    "absence: gym's a no",
  ],
  [
    "we can't have carpet and can't have pets in the room before us, hotel, Glenelg",
    'location=glenelg & type=hotel',
    "absence: can't have carpet; absence: can't have pets",
  ],
  [
    'anywhere bar Glenelg, two nights from Friday, family of 4',
    'check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
    'absence: anywhere bar Glenelg',
  ],
  [
    'everything else but hostels, city, up to 130',
    'location=adelaide-cbd & max_price=130',
    'absence: everything else but hostels',
  ],
  [
    "I'm not a fan of self check-in, I want a 24 hour reception, hotel",
    'type=hotel & amenity=24-hour reception',
    'absence: not a fan of self check-in',
  ],
  [
    "there's no way I'd share a bathroom, hostel with private bathroom, city",
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom',
    "absence: no way I'd share a bathroom",
  ],
  [
    'no to shared kitchens, yes to a full kitchen, apartment in Brighton',
    'location=brighton & type=apartment & amenity=Full kitchen',
    'absence: no to shared kitchens',
  ],
  ['if it says motel, skip it, Mawson Lakes', 'location=mawson-lakes', 'absence: motel, skip it'],
  [
    "wifi I can live without, air con I can't",
    'amenity=Air conditioning',
    'absence: wifi I can live without',
  ],
  [
    'not during Christmas, 4 to 6 January instead, Henley Beach',
    'location=henley-beach & check_in=2027-01-04 & check_out=2027-01-06',
    'dates: not during Christmas',
  ],
  [
    "parking shouldn't be a drama, hotel, Unley, no lift required",
    'location=unley & type=hotel & amenity=Free parking|Paid parking',
    "absence: shouldn't be a drama; absence: no lift",
  ],
  [
    'exclude Adelaide Hills, include Barossa, b&b with fireplace',
    'q=include & location=barossa & type=bed-breakfast & amenity=Fireplace',
    'absence: exclude Adelaide Hills',
  ],
  [
    'last thing I need is a party hostel, a calm hotel near the zoo',
    'type=hotel & tag=quiet & near=adelaide-zoo & minutes=15',
    'absence: last thing I need is a party hostel',
  ],
  [
    'pool not heated is fine, pool missing is not, resort',
    'type=resort & amenity=Outdoor pool|Indoor pool',
    'wish: not heated is fine; absence: missing is not',
  ],
];
