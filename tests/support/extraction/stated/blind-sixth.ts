/** A sixth list, about what the mending for the fifth let through: rooms without a verb, 'with', 'each', years and who may use what. Written before it was run. */
export const sixthTrue: [string, string][] = [
  [
    'A farmhouse of 1890 near Clare, with five bedrooms and a wide verandah.',
    'The farmhouse has five bedrooms and a wide verandah.',
  ],
  [
    'Twenty-six rooms and suites around a courtyard.',
    'The motel has 26 rooms and suites around a courtyard.',
  ],
  [
    'We have six cabins behind the dunes, each with its own deck.',
    'Each of the six cabins has its own deck.',
  ],
  [
    'The tennis court and the kayaks are free for guests.',
    'Guests may use the tennis court and the kayaks free.',
  ],
  [
    'The chapel was built by German settlers in 1846 and is used for concerts.',
    'The chapel was built in 1846.',
  ],
  ['Reception closes at 8pm.', 'Reception closes at 8 pm.'],
  ['A cooked breakfast is $24.', 'A cooked breakfast costs $24.'],
  ['The lake is ten minutes on foot.', 'The lake is a ten minutes walk.'],
  ['Dinner is at seven; the menu changes with the garden.', 'Dinner is at seven.'],
  ['The cabins have no television, but a good radio.', 'The cabins have a good radio and no television.'],
  ['Thirty-two sites with power, eight without.', 'There are 32 sites with power.'],
  [
    'Our studio apartments have a kitchenette; the two-bedroom apartments have a full kitchen.',
    'The two-bedroom apartments have a full kitchen.',
  ],
  ['Children pay half from four to twelve.', 'Children from four to twelve pay half.'],
  ['You can walk to the beach in five minutes.', 'The beach is five minutes on foot.'],
  ['Bikes are lent free of charge, helmets too.', 'Bikes and helmets are free.'],
];
export const sixthFalse: [string, string][] = [
  ['A farmhouse of 1890 near Clare, with five bedrooms and a wide verandah.', 'The farmhouse is in Clare.'],
  [
    'A country hotel opposite the mill, with a museum and twelve rooms of old machines.',
    'The hotel has twelve rooms.',
  ],
  ['The cottage is next to the pub, with seven rooms upstairs.', 'The cottage has seven rooms upstairs.'],
  ['Twenty-six rooms and suites around a courtyard.', 'The motel has 26 suites.'],
  ['Twenty-six rooms and suites around a courtyard.', 'The motel has twenty rooms.'],
  ['We have six cabins behind the dunes, each with its own deck.', 'The six cabins share a deck.'],
  ['We have six cabins behind the dunes, each with its own deck.', 'We have six decks behind each cabin.'],
  ['The tennis court is free for members of the club.', 'Guests may use the tennis court free.'],
  ['Guests may use the kitchen until nine.', 'Guests may use the kitchen at any time.'],
  [
    'The chapel was built by German settlers in 1846 and restored by the council in 1996.',
    'The chapel was restored in 1846.',
  ],
  ['The chapel was restored by the couple who bought the house in 1996.', 'The house was restored in 1996.'],
  ['Reception closes at 8pm.', 'Reception closes at 8 am.'],
  ['Reception closes at 8pm.', 'Reception opens at 8 pm.'],
  ['A cooked breakfast is $24.', 'Breakfast is included.'],
  ['A cooked breakfast is $24, a continental one $16.', 'A continental breakfast costs $24.'],
  ['The lake is ten minutes on foot.', 'The lake is ten minutes by car.'],
  ['Thirty-two sites with power, eight without.', 'There are 40 sites with power.'],
  ['You may use the pool of the hotel across the road.', 'Guests may use our pool.'],
  ['Children pay half from four to twelve.', 'Children stay at half price.'],
  ['Ninety-one rooms, of which four have a bath.', 'Each room has a bath.'],
];
