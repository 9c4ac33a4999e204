import type { Row } from '../row';

export const rows: readonly Row[] = [
  ['anything but a motel in Unley, with parking', 'location=unley & amenity=Free parking|Paid parking'],
  ['hotel in Glenelg, no pool necessary, but I do need a gym', 'location=glenelg & type=hotel & amenity=Gym'],
  ['Not the city, not the beach, somewhere green with a fireplace', 'amenity=Fireplace'],
  [
    "A place without breakfast, without parking and without a lift is fine as long as it's in Norwood",
    'location=norwood',
  ],
  [
    "I'd rather not be in Port Adelaide; Semaphore would be OK, sea view",
    'location=semaphore & amenity=Sea view',
  ],
  [
    "we're not fussed about a pool but parking has to be there, West Beach",
    'location=west-beach & amenity=Free parking|Paid parking',
  ],
  [
    'apartment instead of a hotel, in North Adelaide, for 3',
    'location=north-adelaide & type=apartment & guests=3',
  ],
  ['No hostel unless it has private bathrooms, CBD', 'location=adelaide-cbd'],
  [
    'everywhere except the Barossa is fine, pet friendly, 2 to 4 January',
    'amenity=Pets allowed & check_in=2027-01-02 & check_out=2027-01-04',
  ],
  ["don't need wifi, don't need breakfast, do need a kitchen", 'amenity=Full kitchen|Kitchenette'],
  ['hotel, 2 adults, not near the airport and not near a hospital', 'type=hotel & guests=2'],
  [
    'A room that does not face the street and has no carpet, hotel in Hahndorf',
    'location=hahndorf & type=hotel',
  ],
  [
    'Definitely no shared kitchen, and a private bathroom please, Prospect',
    'location=prospect & amenity=Private bathroom',
  ],
  [
    "we aren't bringing the dog this time, so no need for pet friendly, Brighton apartment",
    'location=brighton & type=apartment',
  ],
  ['neither Glenelg nor Brighton, but close to the beach, 2 people', 'tag=beach & guests=2'],
  [
    'Adelaide Hills but not Hahndorf, b&b with a bath',
    'location=adelaide-hills & type=bed-breakfast & amenity=Bath tub',
  ],
  ['Without a car, so near the tram, and no hostels', 'near=any-tram-stop & minutes=10'],
  [
    "I won't stay anywhere that charges for parking, hotel city",
    'location=adelaide-cbd & type=hotel & amenity=Free parking',
  ],
  [
    'hotels other than five star ones, in the CBD, with a bar',
    'location=adelaide-cbd & type=hotel & amenity=Bar',
  ],
  [
    'Skip the spa, skip the gym, I only want a balcony and a view of the sea',
    'amenity=Balcony & amenity=Sea view',
  ],
  [
    'a resort? no. a motel? yes. Henley Beach, Friday night',
    'location=henley-beach & type=motel & check_in=2026-11-27 & check_out=2026-11-28',
  ],
  [
    'pool yes, kids no, couple, McLaren Vale',
    'location=mclaren-vale & amenity=Outdoor pool|Indoor pool & guests=2',
  ],
  [
    'nothing above the second floor, no lift needed, apartment, Semaphore',
    'location=semaphore & type=apartment',
  ],
  [
    "I couldn't care less about a restaurant, but I can't do without air conditioning",
    'amenity=Air conditioning',
  ],
  ['Would prefer not to share a bathroom but a hostel is okay, city', 'location=adelaide-cbd & type=hostel'],
  [
    'No more than two nights, from 9 January, not in a hostel, Stirling',
    'location=stirling & check_in=2027-01-09 & check_out=2027-01-11',
  ],
  ["Glenelg unless it's over 200, then Brighton", ''],
  ['hotel where dogs are not allowed, with pool', 'type=hotel & amenity=Outdoor pool|Indoor pool'],
  [
    "The one thing I don't want is a motel. Hotel or apartment, Unley, under 180",
    'location=unley & type=hotel & type=apartment & max_price=179.99',
  ],
  [
    'not cheap, not luxury, just a normal hotel in Adelaide with parking',
    'type=hotel & amenity=Free parking|Paid parking',
  ],
  ['leave out anything with stairs, and B&Bs too; Norwood; with lift', 'location=norwood & amenity=Lift'],
  [
    'We can do without a view, without a pool and without a bar, but never without wifi',
    'amenity=Free Wi-Fi',
  ],
  ["no, we don't want Glenelg again - something in Henley Beach", 'location=henley-beach'],
  [
    'bathroom must not be shared, breakfast must not be extra, CBD',
    'location=adelaide-cbd & amenity=Breakfast included',
  ],
  [
    "if it hasn't got a pool, don't show it to me; West Beach",
    'location=west-beach & amenity=Outdoor pool|Indoor pool',
  ],
  [
    'Rather than the city, how about the hills? with a spa, this weekend',
    'location=adelaide-hills & amenity=Spa & check_in=2026-11-27 & check_out=2026-11-29',
  ],
  [
    'I have no car and no dog and no kids, just me, a hostel with a kitchen',
    'type=hostel & amenity=Full kitchen|Kitchenette & guests=1',
  ],
  ['hotel not older than ten years, not on a busy road, not more than $200', 'type=hotel & max_price=200'],
  ["any area is OK as long as it isn't Port Adelaide; laundry a must", 'amenity=Laundry|Washing machine'],
  [
    "minus the spa I'd take the same: pool, gym, sauna, in a city hotel",
    'location=adelaide-cbd & type=hotel & amenity=Outdoor pool|Indoor pool & amenity=Gym',
  ],
];
