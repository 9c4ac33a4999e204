/**
 * Texts of a website, and sentences that a model might write from them. Written before the check was read or
 * run.
 */
export const firstTrue: [string, string][] = [
  // Negation.
  ['We do not have a swimming pool, but the beach is across the road.', 'There is no swimming pool.'],
  ['Pets cannot be accommodated at the lodge.', 'The lodge does not accommodate pets.'],
  [
    'There is no lift, and the apartments are up two flights of stairs.',
    'The apartments are up two flights of stairs.',
  ],
  ['None of the cottages has a television.', 'The cottages have no television.'],
  ['Children under ten are not permitted in the spa.', 'Children under ten are not allowed in the spa.'],
  // Quantity, numbers in words.
  ['The house sleeps eight people in four bedrooms.', 'The house has 4 bedrooms and sleeps 8.'],
  ['There are 12 cabins beside the creek.', 'Twelve cabins stand beside the creek.'],
  ['Each of our three suites has a king bed.', 'The three suites each have a king bed.'],
  ['Two of the six rooms have a balcony.', 'Two rooms have a balcony.'],
  ['We have a dozen powered sites for caravans.', 'There are a dozen powered sites.'],
  // Place.
  [
    'Our motel is opposite the railway station in Gawler.',
    'The motel is in Gawler, opposite the railway station.',
  ],
  ['The cottage looks over a lake full of black swans.', 'The cottage overlooks a lake.'],
  ['We are a ten minute walk from the jetty.', 'The jetty is a ten minute walk away.'],
  ['The lodge stands next to a lake in the Adelaide Hills.', 'The lodge is next to a lake.'],
  [
    'Set among vineyards at Seppeltsfield, the villa has a wide verandah.',
    'The villa has a wide verandah and is set among vineyards.',
  ],
  // Time.
  [
    'Breakfast is served from 7 to 10 each morning in the dining room.',
    'Breakfast is served in the dining room from 7 to 10.',
  ],
  ['The kitchen is closed on Mondays.', 'On Mondays the kitchen is closed.'],
  ['The hotel was built in 1884 and restored in 2019.', 'Built in 1884, the hotel was restored in 2019.'],
  ['The pool is heated from October to April.', 'From October to April the pool is heated.'],
  ['Check-in is from 2pm; check-out is by 10am.', 'You can check in from 2pm.'],
  // Praise.
  [
    'Guests say that our scones are the best in the valley.',
    'Guests say the scones are the best in the valley.',
  ],
  ['The terrace is a lovely place to watch the sunset.', 'The terrace is lovely for watching the sunset.'],
  ['Our quiet garden is full of roses.', 'The garden is quiet and full of roses.'],
  // Neighbours and third parties.
  ['The pub across the street does meals every night.', 'The pub across the street has meals every night.'],
  ['There is a public swimming centre two blocks away.', 'A public swimming centre is two blocks away.'],
  ['Our neighbours at Ridge Farm sell eggs and honey at their gate.', 'The neighbours sell eggs and honey.'],
  ['A local guide takes guests kayaking on Saturdays.', 'On Saturdays a local guide takes guests kayaking.'],
  // Opening times.
  ['Reception is staffed from 8am until 6pm.', 'Reception is open from 8am until 6pm.'],
  ['The bar opens at four and the restaurant at six.', 'The bar opens at 4.'],
  // Comparatives.
  ['The garden room is larger than the loft.', 'The garden room is larger than the loft.'],
  ['Our biggest suite has a bath for two.', 'The biggest suite has a bath for two.'],
  // Plural.
  ['Every cabin has its own deck with a barbecue.', 'All cabins have a deck and a barbecue.'],
  [
    'Our apartments have a full kitchen and a washing machine.',
    'Each apartment has a full kitchen and a washing machine.',
  ],
  ['A bottle of local wine awaits each guest.', 'A bottle of local wine awaits guests.'],
  // Paraphrase.
  ['You are welcome to use the bikes at no cost.', 'The bikes are free to use.'],
  ['All linen and towels are included.', 'Linen and towels are provided.'],
  ['Off-street parking is available for all guests.', 'Guests can park off the street.'],
  ['There is complimentary wifi throughout.', 'Wifi is free.'],
  [
    'Dogs are welcome in the garden rooms for $20 a night.',
    'Dogs can stay in the garden rooms for $20 a night.',
  ],
  [
    'Our family has run the guest house since 1962.',
    'The guest house has been run by the family since 1962.',
  ],
];
export const firstFalse: [string, string][] = [
  // Negation.
  [
    'We do not have a swimming pool, but the beach is across the road.',
    'There is a swimming pool across the road.',
  ],
  ['Pets cannot be accommodated at the lodge.', 'Pets can be accommodated at the lodge.'],
  [
    'There is no lift, and the apartments are up two flights of stairs.',
    'There is a lift to the apartments.',
  ],
  [
    'The rooms are without air conditioning, since the walls keep them cool.',
    'The rooms have air conditioning.',
  ],
  ['You will rarely hear a car here.', 'You will hear cars here.'],
  // Quantity.
  ['The house sleeps eight people in four bedrooms.', 'The house has eight bedrooms.'],
  ['Two of the six rooms have a balcony.', 'Six rooms have a balcony.'],
  ['Some of the cabins have a spa bath.', 'The cabins have a spa bath.'],
  ['Up to four guests may use the sauna at one time.', 'The sauna has four rooms.'],
  ['Nearly half of our rooms face the sea.', 'Our rooms face the sea.'],
  ['The ground floor suite has a wheelchair ramp.', 'All suites have a wheelchair ramp.'],
  // Place.
  ['The lodge stands next to a lake in the Adelaide Hills.', 'The lodge has a lake.'],
  ['The motel is 3 km from the beach.', 'The motel is on the beach.'],
  ['The cottage is a short drive from the vineyards of McLaren Vale.', 'The cottage is in the vineyards.'],
  ['We are halfway between Clare and Burra.', 'We are in Burra.'],
  [
    'The tram stops in front of the hotel and goes to the Central Market.',
    'The hotel is in front of the Central Market.',
  ],
  // Time.
  ['The pool is heated from October to April.', 'The pool is heated.'],
  ['Breakfast is served on weekends.', 'Breakfast is served every day.'],
  ['The restaurant opened in 2021 and closed in 2024.', 'The restaurant opened in 2024.'],
  ['The kitchen is closed on Mondays.', 'The kitchen is open on Mondays.'],
  ['Before the renovation the hotel had a ballroom.', 'The hotel has a ballroom.'],
  ['Check-in is from 2pm; check-out is by 10am.', 'Check-in is from 10am.'],
  // Praise.
  ['Our scones are baked here each morning.', 'Our delicious scones are baked here each morning.'],
  ['The terrace looks west over the gulf.', 'The terrace has breathtaking views over the gulf.'],
  ['Our quiet garden is full of roses.', 'Our garden is perfect for romantic weddings.'],
  ['The Barossa is famous for its shiraz.', 'The hotel is famous for its shiraz.'],
  // Neighbours and third parties.
  ['The pub across the street does meals every night.', 'We do meals every night.'],
  ['There is a public swimming centre two blocks away.', 'There is a swimming centre.'],
  [
    'Our neighbours at Ridge Farm sell eggs and honey at their gate.',
    'Our guest house sells eggs and honey.',
  ],
  ['The school on the corner holds a market on Sundays.', 'There is a market at the guest house on Sundays.'],
  ['The caravan park nearby allows campfires.', 'Campfires are allowed.'],
  // Opening times.
  ['The gallery in town is open daily from ten.', 'We are open daily from ten.'],
  ['The bar opens at four and the restaurant at six.', 'The restaurant opens at four.'],
  ['Reception is staffed from 8am until 6pm.', 'Reception is staffed all day and night.'],
  // Comparatives.
  ['The garden room is larger than the loft.', 'The loft is larger than the garden room.'],
  ['The river cabins cost less than the beach cabins.', 'The beach cabins cost less.'],
  ['It is one of the oldest hotels in the state.', 'It is the oldest hotel in the state.'],
  // Plural and paraphrase.
  ['The penthouse has a private lift.', 'The apartments have private lifts.'],
  ['Linen may be hired for $15 a bed.', 'Linen is provided.'],
  ['Dogs are welcome in the garden rooms for $20 a night.', 'Dogs are welcome in all rooms.'],
];
