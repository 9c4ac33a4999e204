/**
 * A second list, after the corrections that followed from the first one: questions and answers, lists, chat
 * and tables. Written before it was run.
 */
export const secondTrue: [string, string][] = [
  [
    'Facilities: guest laundry, outdoor barbecue, table tennis, fish cleaning bench.',
    'There is a guest laundry and a fish cleaning bench.',
  ],
  [
    'Can I bring my dog? Yes, well behaved dogs may stay in cabins 5 to 9.',
    'Well behaved dogs may stay in cabins 5 to 9.',
  ],
  [
    'Hi, we are Tom and Aroha, and we fell in love with this old woolshed in 2015.',
    'Tom and Aroha fell in love with the old woolshed in 2015.',
  ],
  ['Sleeps 10 | 5 bedrooms | 3 bathrooms | Wi-Fi', 'The house sleeps ten in five bedrooms.'],
  [
    'Wake up to kookaburras and fall asleep to the sound of waves.',
    'You wake to kookaburras and fall asleep to the sound of the waves.',
  ],
  ['Queen room: queen bed, ensuite, bar fridge, toaster.', 'The queen room has an ensuite and a bar fridge.'],
  [
    'Is there a shop nearby? The general store is 400 m up the hill and opens at 7.',
    'The general store is 400 m up the hill.',
  ],
  ['Our chef cooks with vegetables from our own garden.', 'The chef uses vegetables from the garden.'],
  ['All twenty-two rooms were refurbished last year.', 'The rooms were refurbished last year.'],
  [
    'The verandah catches the last of the sun, so bring a glass of something.',
    'The verandah catches the last of the sun.',
  ],
  ['Bus 864 stops at our gate every half hour.', 'Bus 864 stops at the gate every half hour.'],
  ['Not suitable for children under 12.', 'The house is not suitable for children under 12.'],
  [
    'Penguins come ashore at dusk on the beach below the cabins.',
    'At dusk penguins come ashore on the beach below the cabins.',
  ],
  ['The bunkhouse sleeps sixteen, and its kitchen has two ovens.', 'Sixteen people sleep in the bunkhouse.'],
  [
    'Rates include a continental breakfast and afternoon tea.',
    'A continental breakfast and afternoon tea are included.',
  ],
  ['We ask for quiet after 10pm.', 'Guests are asked to be quiet after 10pm.'],
  [
    'Firewood is stacked by the door, and kindling is in the basket.',
    'Kindling is in the basket and firewood by the door.',
  ],
  [
    'There are two wineries within walking distance and a cheese maker at the end of the lane.',
    'Two wineries are within walking distance.',
  ],
  ['The bath is cast iron and deeper than you think.', 'The bath is cast iron.'],
  ['Unfortunately we are unable to take dogs.', 'We are unable to take dogs.'],
];
export const secondFalse: [string, string][] = [
  ['Can I bring my dog? No, sorry: we live beside a wildlife park.', 'You can bring your dog.'],
  ['Can I bring my dog? Yes, well behaved dogs may stay in cabins 5 to 9.', 'Dogs may stay in all cabins.'],
  ['Sleeps 10 | 5 bedrooms | 3 bathrooms | Wi-Fi', 'The house has ten bedrooms.'],
  ['Sleeps 10 | 5 bedrooms | 3 bathrooms | Wi-Fi', 'There are 5 bathrooms.'],
  ['Is there a pool? The council pool in Victor Harbor is ten minutes away.', 'There is a pool.'],
  ['The general store is 400 m up the hill and opens at 7.', 'The house opens at 7.'],
  ['Bus 864 stops at our gate every half hour.', 'We run a bus every half hour.'],
  ['Unfortunately we are unable to take dogs.', 'We take dogs.'],
  ['Penguins come ashore at dusk on the beach below the cabins.', 'Penguins come to the cabins.'],
  ['The bunkhouse sleeps sixteen, and its kitchen has two ovens.', 'The bunkhouse has two kitchens.'],
  ['The cheese maker at the end of the lane gives tastings on Thursdays.', 'We give tastings on Thursdays.'],
  [
    'Queen room: queen bed, ensuite. Twin room: two singles, shared bathroom.',
    'The twin room has an ensuite.',
  ],
  [
    'Unlike the hotel on the main road, we are quiet at night.',
    'The hotel on the main road is quiet at night.',
  ],
  ['The old jetty burnt down in 1987; a new one is being built.', 'The old jetty was built in 1987.'],
  ['The homestead is older than the church, which was built in 1851.', 'The homestead was built in 1851.'],
  ['Our sister motel in Berri has a gym and a pool.', 'Our motel has a gym and a pool.'],
  [
    'Ask at the surf club for boards; lessons are on the town beach at nine.',
    'We have surf lessons at nine.',
  ],
  ['Rates include breakfast. Dinner is $45 a head.', 'Rates include dinner.'],
  ['Tired of noisy hotels with slow wifi?', 'The hotel has slow wifi.'],
  ['Cabins from $120, villas from $190 a night.', 'Villas from $120 a night.'],
];
