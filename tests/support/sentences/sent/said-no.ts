import type { Row } from '../row';

export const rows: readonly Row[] = [
  [
    'anything but a motel in Unley, with parking',
    'location=unley & amenity=Free parking|Paid parking',
    'absence: anything but a motel',
  ],
  [
    'hotel in Glenelg, no pool necessary, but I do need a gym',
    'location=glenelg & type=hotel & amenity=Gym',
    'absence: no pool',
  ],
  [
    'Not the city, not the beach, somewhere green with a fireplace',
    'q=green & amenity=Fireplace',
    'absence: Not the city; absence: not the beach',
  ],
  [
    "A place without breakfast, without parking and without a lift is fine as long as it's in Norwood",
    'location=norwood',
    'wish: without breakfast; wish: without parking; wish: without a lift is fine',
  ],
  [
    "I'd rather not be in Port Adelaide; Semaphore would be OK, sea view",
    'location=semaphore & amenity=Sea view',
    "absence: I'd rather not be in Port Adelaide",
  ],
  [
    "we're not fussed about a pool but parking has to be there, West Beach",
    'location=west-beach & amenity=Free parking|Paid parking',
    'absence: not fussed about a pool',
  ],
  [
    'apartment instead of a hotel, in North Adelaide, for 3',
    'location=north-adelaide & type=apartment & guests=3',
    'absence: instead of a hotel',
  ],
  [
    'No hostel unless it has private bathrooms, CBD',
    'location=adelaide-cbd',
    'absence: No hostel; absence: unless it has private bathrooms',
  ],
  [
    'everywhere except the Barossa is fine, pet friendly, 2 to 4 January',
    'amenity=Pets allowed & check_in=2027-01-02 & check_out=2027-01-04',
    'absence: except the Barossa',
  ],
  [
    "don't need wifi, don't need breakfast, do need a kitchen",
    'amenity=Full kitchen|Kitchenette',
    "absence: don't need wifi; absence: don't need breakfast",
  ],
  [
    'hotel, 2 adults, not near the airport and not near a hospital',
    'type=hotel & guests=2',
    'absence: not near the airport; absence: not near a hospital',
  ],
  [
    'A room that does not face the street and has no carpet, hotel in Hahndorf',
    'location=hahndorf & type=hotel',
    'absence: does not face the street; absence: no carpet',
  ],
  [
    'Definitely no shared kitchen, and a private bathroom please, Prospect',
    'location=prospect & amenity=Private bathroom',
    'absence: no shared kitchen',
  ],
  [
    "we aren't bringing the dog this time, so no need for pet friendly, Brighton apartment",
    'location=brighton & type=apartment',
    "absence: aren't bringing the dog; absence: no need for pet friendly",
  ],
  [
    'neither Glenelg nor Brighton, but close to the beach, 2 people',
    'tag=beach & guests=2',
    'absence: neither Glenelg nor Brighton',
  ],
  [
    'Adelaide Hills but not Hahndorf, b&b with a bath',
    'location=adelaide-hills & type=bed-breakfast & amenity=Bath tub',
    'absence: but not Hahndorf',
  ],
  [
    'Without a car, so near the tram, and no hostels',
    'near=any-tram-stop & minutes=10',
    'absence: Without a car; absence: no hostels',
  ],
  [
    "I won't stay anywhere that charges for parking, hotel city",
    'location=adelaide-cbd & type=hotel & amenity=Free parking',
  ],
  [
    'hotels other than five star ones, in the CBD, with a bar',
    'location=adelaide-cbd & type=hotel & amenity=Bar',
    'absence: other than five star',
  ],
  [
    'Skip the spa, skip the gym, I only want a balcony and a view of the sea',
    'amenity=Balcony & amenity=Sea view',
    'absence: Skip the spa; absence: skip the gym',
  ],
  [
    'a resort? no. a motel? yes. Henley Beach, Friday night',
    'location=henley-beach & type=motel & check_in=2026-11-27 & check_out=2026-11-28',
    'absence: resort? no',
  ],
  [
    'pool yes, kids no, couple, McLaren Vale',
    'location=mclaren-vale & amenity=Outdoor pool|Indoor pool & guests=2',
    'absence: kids no',
  ],
  [
    'nothing above the second floor, no lift needed, apartment, Semaphore',
    'location=semaphore & type=apartment',
    'absence: nothing above the second floor; absence: no lift',
  ],
  [
    "I couldn't care less about a restaurant, but I can't do without air conditioning",
    'amenity=Air conditioning',
    "absence: couldn't care less about a restaurant",
  ],
  [
    'Would prefer not to share a bathroom but a hostel is okay, city',
    'location=adelaide-cbd & type=hostel & amenity=Private bathroom',
    '',
  ],
  [
    'No more than two nights, from 9 January, not in a hostel, Stirling',
    'location=stirling & check_in=2027-01-09 & check_out=2027-01-11',
    'absence: No more than; absence: not in a hostel',
  ],
  [
    "Glenelg unless it's over 200, then Brighton",
    'location=glenelg|brighton',
    "absence: unless it's over 200",
  ],
  [
    'hotel where dogs are not allowed, with pool',
    'type=hotel & amenity=Outdoor pool|Indoor pool',
    'absence: dogs are not allowed',
  ],
  [
    "The one thing I don't want is a motel. Hotel or apartment, Unley, under 180",
    'location=unley & type=hotel & type=apartment & max_price=179.99',
    "absence: don't want is a motel",
  ],
  [
    'not cheap, not luxury, just a normal hotel in Adelaide with parking',
    'type=hotel & amenity=Free parking|Paid parking',
    'absence: not cheap; absence: not luxury',
  ],
  [
    'leave out anything with stairs, and B&Bs too; Norwood; with lift',
    'location=norwood & amenity=Lift',
    'absence: leave out anything with stairs, and B&Bs',
  ],
  [
    'We can do without a view, without a pool and without a bar, but never without wifi',
    'amenity=Free Wi-Fi',
    'absence: can do without a view; absence: without a pool; absence: without a bar',
  ],
  [
    "no, we don't want Glenelg again - something in Henley Beach",
    'location=henley-beach',
    "absence: don't want Glenelg",
  ],
  [
    'bathroom must not be shared, breakfast must not be extra, CBD',
    'location=adelaide-cbd & amenity=Private bathroom & amenity=Breakfast included',
    '',
  ],
  [
    "if it hasn't got a pool, don't show it to me; West Beach",
    'location=west-beach & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'Rather than the city, how about the hills? with a spa, this weekend',
    'location=adelaide-hills & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29',
    'absence: Rather than the city',
  ],
  [
    'I have no car and no dog and no kids, just me, a hostel with a kitchen',
    'type=hostel & amenity=Shared kitchen & guests=1',
    'absence: no car; absence: no dog; absence: no kids',
  ],
  [
    'hotel not older than ten years, not on a busy road, not more than $200',
    'type=hotel & max_price=200',
    'absence: not older than ten; absence: not on a busy road',
  ],
  [
    "any area is OK as long as it isn't Port Adelaide; laundry a must",
    'amenity=Laundry|Washing machine',
    "absence: isn't Port Adelaide",
  ],
  [
    "minus the spa I'd take the same: pool, gym, sauna, in a city hotel",
    'q=sauna & location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym',
    'absence: minus the spa',
  ],
];
