/** A fourth list, in the longer sentences that models write. Written before it was run. */
export const fourthTrue: [string, string][] = [
  [
    'Banksia House has four guest rooms, each with its own bathroom and a view of the garden.',
    'Banksia House offers four guest rooms, each with its own bathroom.',
  ],
  ['The lounge has a log fire and a piano that guests may play.', 'Guests may play the piano in the lounge.'],
  [
    'We serve dinner on Fridays and Saturdays, when the wood oven is lit.',
    'Dinner is served on Fridays and Saturdays.',
  ],
  [
    'Our cabins sit under tall sugar gums, 50 metres from the water.',
    'The cabins sit under sugar gums, 50 metres from the water.',
  ],
  ['Cyclists find a workshop with tools and a hose.', 'There is a workshop with tools for cyclists.'],
  [
    'The motel is on the main road between Kadina and Wallaroo.',
    'The motel lies on the main road between Kadina and Wallaroo.',
  ],
  ['Check in at the bakery next door.', 'You check in at the bakery next door.'],
  ['No smoking anywhere on the property.', 'Smoking is not allowed anywhere on the property.'],
  ['Bring your own towels; sheets and blankets are on the beds.', 'Sheets and blankets are on the beds.'],
  ['The upstairs suite has a bath; the downstairs suite has a shower.', 'The downstairs suite has a shower.'],
  [
    'We have three self-contained units with kitchens.',
    'The motel has three self-contained units with kitchens.',
  ],
  ['The garden is home to blue wrens and a shy echidna.', 'Blue wrens and an echidna live in the garden.'],
  ['Kayaks can be hired at the jetty for $30 an hour.', 'Kayaks can be hired at the jetty for $30 an hour.'],
  ['The famous Bluff walk starts behind the house.', 'The Bluff walk starts behind the house.'],
  ['There are laundry facilities and plenty of parking for boats.', 'There is plenty of parking for boats.'],
  [
    'A cooked breakfast is served until 10.30 on Sundays.',
    'On Sundays a cooked breakfast is served until 10.30.',
  ],
  [
    'Each of the 18 rooms was designed by a local artist.',
    'Each of the eighteen rooms was designed by a local artist.',
  ],
  [
    'The hotel restaurant is closed for renovation until March.',
    'The restaurant is closed for renovation until March.',
  ],
  [
    'Rooms at the back are quieter than rooms at the front.',
    'Rooms at the back are quieter than those at the front.',
  ],
  ['All rooms have a fridge, a kettle, a television and a fan.', 'All rooms have a fridge and a kettle.'],
];
export const fourthFalse: [string, string][] = [
  [
    'Banksia House has four guest rooms, each with its own bathroom and a view of the garden.',
    'Banksia House has four bathrooms in each room.',
  ],
  ['The lounge has a log fire and a piano that guests may play.', 'Each room has a log fire.'],
  ['We serve dinner on Fridays and Saturdays, when the wood oven is lit.', 'Dinner is served every evening.'],
  [
    'We serve dinner on Fridays and Saturdays, when the wood oven is lit.',
    'Dinner is served on Fridays.' + ' Breakfast is served on Saturdays.',
  ],
  [
    'Our cabins sit under tall sugar gums, 50 metres from the water.',
    'The cabins are 15 metres from the water.',
  ],
  [
    'The motel is on the main road between Kadina and Wallaroo.',
    'The motel is on the main road in Wallaroo.',
  ],
  ['Check in at the bakery next door.', 'The motel has a bakery.'],
  ['No smoking anywhere on the property.', 'Smoking is allowed on the property.'],
  ['Bring your own towels; sheets and blankets are on the beds.', 'Towels are on the beds.'],
  ['The upstairs suite has a bath; the downstairs suite has a shower.', 'The downstairs suite has a bath.'],
  ['We have three self-contained units with kitchens.', 'We have three kitchens.'],
  ['Kayaks can be hired at the jetty for $30 an hour.', 'Kayaks are free.'],
  ['Kayaks can be hired at the jetty for $30 an hour.', 'We have kayaks for hire.'],
  ['The famous Bluff walk starts behind the house.', 'The house is famous.'],
  ['A cooked breakfast is served until 10.30 on Sundays.', 'A cooked breakfast is served until 10.30.'],
  ['The hotel restaurant is closed for renovation until March.', 'The restaurant opens in March for dinner.'],
  ['Rooms at the back are quieter than rooms at the front.', 'Rooms at the front are quieter.'],
  ['The couple who own the winery used to run a motel in Perth.', 'The winery has a motel.'],
  ['The library in town lends DVDs to our guests.', 'Our library lends DVDs.'],
  ['The motel next to ours has a pool that is open to the public.', 'Our motel has a pool.'],
];
