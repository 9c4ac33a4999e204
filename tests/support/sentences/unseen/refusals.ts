import type { Row } from '../row';

export const rows: readonly Row[] = [
  ["hostel's not my thing, motel in Glenelg please", 'location=glenelg & type=motel'],
  ['keep me away from the CBD, apartment with balcony', 'type=apartment & amenity=Balcony'],
  ['I refuse to pay for parking, hotel city', 'location=adelaide-cbd & type=hotel & amenity=Free parking'],
  ['pets not allowed please i have allergies, apartment unley', 'location=unley & type=apartment'],
  ['we hate motels and Brighton is fine', 'location=brighton'],
  ['no motels and Unley also fine', 'location=unley'],
  ['hotel with no restaurant attached, Norwood', 'location=norwood & type=hotel'],
  ["the pool isn't important, the gym is, Henley Beach", 'location=henley-beach & amenity=Gym'],
  ['I have had enough of B&Bs, apartment in Hahndorf', 'location=hahndorf & type=apartment'],
  [
    'can you leave out anything over $220? hotel near Rundle Mall',
    'type=hotel & max_price=220 & near=rundle-mall & minutes=15',
  ],
  ['no breakfast, no worries, just a bed in the city', 'location=adelaide-cbd'],
  ['zero interest in wine regions, so not the Barossa, not McLaren Vale, sea view', 'amenity=Sea view'],
  ['without kids around, adults retreat, Stirling', 'location=stirling'],
  ["Port Adelaide I'd avoid, Semaphore I love", 'location=semaphore'],
  [
    'a kitchen is pointless for us, but breakfast must be there, Prospect',
    'location=prospect & amenity=Breakfast included|Breakfast available',
  ],
  ['spa? nah. pool? yep. Glenelg', 'location=glenelg & amenity=Outdoor pool|Indoor pool'],
  [
    "we're done with hostels, hotel in North Adelaide under 190",
    'location=north-adelaide & type=hotel & max_price=189.99',
  ],
  ['nobody needs a meeting room, only a quiet bed, motel, Unley', 'location=unley & type=motel & tag=quiet'],
  ["I'd sooner sleep in the car than in a motel; b&b in Hahndorf", 'location=hahndorf & type=bed-breakfast'],
  [
    'the less stairs the better, lift essential, CBD apartment',
    'location=adelaide-cbd & type=apartment & amenity=Lift',
  ],
  [
    'no pool fence worries as we have no kids, villa with pool, Barossa',
    'location=barossa & type=villa & amenity=Outdoor pool|Indoor pool',
  ],
  ['must not be beachfront, too windy, but Semaphore', 'location=semaphore'],
  ["don't bother with resorts, show me villas, McLaren Vale", 'location=mclaren-vale & type=villa'],
  ['dog? we left him home. apartment, West Beach', 'location=west-beach & type=apartment'],
  [
    'not fancy, not a dump either, hotel, city, $150ish',
    'location=adelaide-cbd & type=hotel & max_price=173',
  ],
  [
    'hotel, but heaven forbid one with a nightclub, near the Central Market',
    'type=hotel & near=adelaide-central-market & minutes=15',
  ],
  ["gym's a no, sauna's a no, bath's a yes, Norwood", 'location=norwood & amenity=Bath tub'],
  [
    "we can't have carpet and can't have pets in the room before us, hotel, Glenelg",
    'location=glenelg & type=hotel',
  ],
  [
    'anywhere bar Glenelg, two nights from Friday, family of 4',
    'check_in=2026-11-27 & check_out=2026-11-29 & guests=4',
  ],
  ['everything else but hostels, city, up to 130', 'location=adelaide-cbd & max_price=130'],
  [
    "I'm not a fan of self check-in, I want a 24 hour reception, hotel",
    'type=hotel & amenity=24-hour reception',
  ],
  [
    "there's no way I'd share a bathroom, hostel with private bathroom, city",
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom',
  ],
  [
    'no to shared kitchens, yes to a full kitchen, apartment in Brighton',
    'location=brighton & type=apartment & amenity=Full kitchen',
  ],
  ['if it says motel, skip it, Mawson Lakes', 'location=mawson-lakes'],
  ["wifi I can live without, air con I can't", 'amenity=Air conditioning'],
  [
    'not during Christmas, 4 to 6 January instead, Henley Beach',
    'location=henley-beach & check_in=2027-01-04 & check_out=2027-01-06',
  ],
  [
    "parking shouldn't be a drama, hotel, Unley, no lift required",
    'location=unley & type=hotel & amenity=Free parking|Paid parking',
  ],
  [
    'exclude Adelaide Hills, include Barossa, b&b with fireplace',
    'location=barossa & type=bed-breakfast & amenity=Fireplace',
  ],
  [
    'last thing I need is a party hostel, a calm hotel near the zoo',
    'type=hotel & tag=quiet & near=adelaide-zoo & minutes=15',
  ],
  ['pool not heated is fine, pool missing is not, resort', 'type=resort & amenity=Outdoor pool|Indoor pool'],
];
