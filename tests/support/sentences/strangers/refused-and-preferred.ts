import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'we search hotel but please not with animals, my son has asthma',
    'type=hotel',
    'absence: not with animals; party: my son; beside: has asthma',
  ],
  ['i need not pool, only clean room in the city', 'location=adelaide-cbd', 'absence: not pool'],
  [
    "it must not be a hostel, also motel we don't like, glenelg please",
    'location=glenelg',
    "absence: not be a hostel; absence: motel we don't like",
  ],
  [
    'no thank you to hotels, we prefer apartment in brighton',
    'location=brighton & type=apartment',
    'absence: no thank you to hotels',
  ],
  [
    'Glenelg is nice but we stayed there last year so now Henley Beach, apartment',
    'q=last year & location=henley-beach & type=apartment',
    'absence: Glenelg',
  ],
  [
    'we are not so many, only two persons, small hotel in norwood',
    'location=norwood & type=hotel & guests=2',
    'absence: are not so many',
  ],
  [
    'without breakfast is also ok, hotel in the centre',
    'location=adelaide-cbd & type=hotel',
    'absence: without breakfast',
  ],
  [
    'the hotel has not to be in the city, but near tram',
    'type=hotel & near=any-tram-stop & minutes=10',
    'absence: has not to be in the city',
  ],
  [
    'I would not like to have a shared bathroom and no bunk beds in hostel',
    'type=hostel',
    'absence: would not like to have a shared bathroom; absence: no bunk beds',
  ],
  ['Not the hills this time, we want the beach', 'tag=beach', 'absence: Not the hills'],
  ["if there's a casino in it, no. hotel in the cbd", 'q=casino & location=adelaide-cbd & type=hotel'],
  [
    'not in a noisy street, quiet motel with parking',
    'type=motel & tag=quiet & amenity=Free parking|Paid parking',
    'absence: not in a noisy street',
  ],
  ["my husband doesn't want a resort, I want a spa", 'amenity=Spa', "absence: doesn't want a resort"],
  [
    'no kids with us this time, romantic weekend away in the barossa',
    'location=barossa & tag=romantic',
    'absence: no kids; dates: weekend',
  ],
  [
    "I can't eat breakfast so don't need it, b&b in stirling",
    'location=stirling & type=bed-breakfast',
    "absence: can't eat breakfast; absence: don't need it",
  ],
  ["don't mind no pool, but aircon is a must", 'amenity=Air conditioning', "absence: don't mind no pool"],
  [
    'nothing near the airport please, planes are loud',
    'q=planes are loud',
    'absence: nothing near the airport',
  ],
  ["we don't have pets but would like a garden", 'amenity=Garden', "absence: don't have pets"],
  [
    'more than 3 stars, less than 300 dollars, not more than 15 minutes walk to the oval',
    'max_price=299.99 & stars=4 & near=adelaide-oval & minutes=15 & by=walk',
  ],
  ['not further than 10 min on foot from rundle mall', 'near=rundle-mall & minutes=10 & by=walk'],
  [
    'less than half an hour by tram to glenelg jetty, motel',
    'type=motel & near=glenelg-jetty & minutes=30 & by=tram',
  ],
  ['apartment with no less than 2 bathrooms for 6 people', 'q=2 bathrooms & type=apartment & guests=6', ''],
  [
    'no later than 9pm check-in, motel at west beach',
    'location=west-beach & type=motel',
    'absence: no later than; hour: 9pm',
  ],
  ['hotel for adults, kids not desired', 'q=adults & type=hotel', 'absence: not desired'],
  [
    "we'd rather avoid Hindley Street; 4-star hotel in the CBD",
    'location=adelaide-cbd & type=hotel & stars=4',
    'absence: avoid Hindley Street',
  ],
  ["everyone says Glenelg, but I'd prefer Semaphore", 'location=semaphore', 'absence: Glenelg'],
  ['only if it has parking, otherwise no; Unley', 'location=unley & amenity=Free parking|Paid parking'],
  [
    'unless it has a pool we are not interested, Glenelg hotel',
    'q=unless & location=glenelg & type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: are not interested',
  ],
  ["wouldn't stay anywhere without wifi", 'amenity=Free Wi-Fi'],
  ["can't be without a kitchen", 'amenity=Full kitchen|Kitchenette'],
  ['never without my dog', 'amenity=Pets allowed'],
  [
    'not only with pool but also with spa, hotel',
    'type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Spa',
  ],
  ['not just cheap but clean, motel', 'type=motel & max_price=150', 'absence: not just'],
  ['the cheaper the better, hostel in the city', 'location=adelaide-cbd & type=hostel & sort=price_low'],
  ['the closer to the oval the better, hotel', 'q=closer to the oval & type=hotel'],
  [
    'as far as possible from the city, quiet b&b',
    'type=bed-breakfast & tag=quiet',
    'absence: as far as possible from the city',
  ],
  ['hotel with view, but not of the car park', 'q=view & type=hotel', 'absence: but not of the car park'],
  ['hotel without view is fine too, cheap', 'type=hotel & max_price=150', 'wish: without view is fine too'],
  [
    'pet owner seeking motel, not all motels take dogs, i know',
    'q=owner & type=motel & amenity=Pets allowed',
    'absence: not all motels',
  ],
  [
    "isn't there a cheap hotel in glenelg?",
    'location=glenelg & type=hotel & max_price=150',
    "absence: isn't there a",
  ],
  [
    "don't you have a b&b in hahndorf with a fireplace?",
    'location=hahndorf & type=bed-breakfast & amenity=Fireplace',
    "absence: don't you",
  ],
  ['why not glenelg? apartment for 4', 'location=glenelg & type=apartment & guests=4'],
  [
    "can't we find a villa with pool in mclaren vale?",
    'location=mclaren-vale & type=villa & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'no idea where, maybe norwood or unley, hotel with parking',
    'location=norwood|unley & type=hotel & amenity=Free parking|Paid parking',
    'absence: no idea where',
  ],
];
