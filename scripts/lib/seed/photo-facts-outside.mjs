/**
 * The facts about exteriors, balconies, pools and tables; photo-facts-rooms.mjs explains the fields. `mirror:
 * false`: lettering or door numbers would be mirrored. `building`: pictures of one building, which may be
 * together in a listing; those of two buildings may not.
 */
export const outsideFacts = {
  'city-hotel-modern-01': {
    city: true,
    mirror: false,
    building: 'tower',
    looks: { modern: 0, budget: 1, boutique: 3 },
    crops: [
      [0.1, 0.15, 0.75, 'A modern city hotel at dusk, its entrance lit at street level'],
      [0.2, 0.2, 0.64, 'The lower floors of a modern city hotel at dusk, with balconies and a lit entrance'],
      [0.12, 0, 0.78, 'A modern city hotel rising above its neighbours at dusk, windows lit'],
    ],
  },
  'city-hotel-heritage-01': {
    city: true,
    mirror: false,
    building: 'sandstone',
    looks: { heritage: 0, boutique: 1, budget: 3 },
    crops: [
      [0, 0.08, 0.8, 'A sandstone heritage hotel at dusk, with street trees beside it'],
      [0.18, 0.08, 0.8, 'A sandstone heritage hotel at dusk with warm windows above a wide street'],
      [0.14, 0.06, 0.64, 'The sandstone front of a heritage hotel at dusk, with a lit awning'],
    ],
  },
  'city-hotel-entrance-01': {
    city: true,
    mirror: false,
    building: 'sandstone',
    looks: { heritage: 0, boutique: 0, budget: 2 },
    crops: [
      [
        0,
        0.15,
        0.8,
        'The lit entrance of a heritage hotel at dusk, with a lamp post and planters by the doors',
      ],
      [0.2, 0.15, 0.8, 'Tall lit windows under the awning of a heritage hotel at dusk'],
      [0.16, 0.22, 0.66, 'Glass doors and a lit sign under the awning of a heritage hotel'],
    ],
  },
  'motel-palm-01': {
    mirror: false,
    building: 'verandah',
    crops: [
      [0, 0.14, 0.78, 'A low motel with teal doors, garden beds and a palm tree'],
      [0.22, 0.14, 0.78, 'A motel verandah with teal doors, parking bays and palms'],
      [0, 0.25, 0.64, 'Teal doors along the verandah of a low motel, a garden bed in front'],
    ],
  },
  'motel-gum-01': {
    mirror: false,
    building: 'brick',
    crops: [
      [0, 0.15, 0.72, 'A covered walkway along a brick motel, with pots by the doors'],
      [0.2, 0.1, 0.8, 'A brick motel with garden beds, parking at the doors and gum trees'],
      [0, 0.28, 0.66, 'Doors, garden beds and white posts along a brick motel'],
    ],
  },
  'motel-evening-01': {
    mirror: false,
    building: 'verandah',
    alt: 'A motel in the evening with lit windows along the verandah and palms beside the parking bays',
    crops: [
      [0, 0.14, 0.8, 'A motel in the evening, its verandah and windows lit'],
      [0.2, 0.14, 0.8, 'A low motel at dusk with palms and lamps along the verandah'],
      [0, 0.26, 0.64, 'Lit windows along a motel verandah in the evening, a garden bed in front'],
    ],
  },
  'motel-two-storey-01': {
    building: 'two storeys',
    crops: [
      [0, 0.1, 0.8, 'A two-storey motel with coral doors and an upstairs walkway at sunset'],
      [0.2, 0.1, 0.8, 'Palms in front of a two-storey motel at sunset, a car in the parking area'],
      [0.05, 0.05, 0.68, 'The upstairs walkway and coral doors of a two-storey motel'],
    ],
  },
  'balcony-sea-01': {
    sea: true,
    crops: [
      [0, 0.2, 0.76, 'A timber balcony facing the sea, with a small table and a jetty in the distance'],
      [0.24, 0.15, 0.76, 'Chairs on a timber balcony, with a long jetty running out to sea'],
      [0.12, 0.25, 0.75, 'Two chairs and a small table on a timber balcony facing the sea'],
    ],
  },
  'balcony-sunset-01': {
    sea: true,
    crops: [
      [
        0,
        0.2,
        0.76,
        'A chair and a small table on a balcony, with Norfolk pines and the sun low over the sea',
      ],
      [
        0.22,
        0.15,
        0.78,
        'The sun setting over the sea beyond a white balcony rail, with a jetty in the distance',
      ],
      [0.08, 0.24, 0.72, 'A chair on a timber balcony at sunset, Norfolk pines behind the rail'],
    ],
  },
  'balcony-day-01': {
    sea: true,
    crops: [
      [0, 0.2, 0.76, 'A sunny balcony above the beach, with chairs and a small table'],
      [0.24, 0.18, 0.76, 'Chairs on a sunny balcony, with a jetty running into blue water'],
      [0.12, 0.25, 0.75, 'Two chairs and a small table on a sunny balcony above the beach'],
    ],
  },
  'beachfront-01': {
    sea: true,
    building: 'beachfront',
    crops: [
      [0, 0.1, 0.8, 'Beachfront apartments with deep balconies behind Norfolk pines'],
      [0.2, 0.1, 0.8, 'Norfolk pines along the sand in front of beachfront apartments'],
      [0.1, 0.05, 0.66, 'Balconies of a beachfront building between tall Norfolk pines'],
    ],
  },
  'beachfront-evening-01': {
    sea: true,
    building: 'beachfront',
    crops: [
      [0.05, 0.12, 0.8, 'Beachfront apartments in the evening, lit balconies behind Norfolk pines'],
      [0.22, 0.05, 0.76, 'Lit balconies on the beachfront in the evening, with tall pines in front'],
      [0.25, 0.05, 0.64, 'Norfolk pines in front of a beachfront building with lit rooms at dusk'],
    ],
  },
  'cottage-hills-01': {
    building: 'sandstone cottage',
    crops: [
      [0, 0.2, 0.8, 'A stone cottage with a wide verandah and lavender along the front'],
      [0.2, 0.15, 0.8, 'A stone cottage with a path to the door and rows of vines behind it'],
      [0.12, 0.22, 0.7, 'The verandah of a stone cottage above beds of lavender'],
    ],
  },
  'cottage-dusk-01': {
    building: 'sandstone cottage',
    crops: [
      [0, 0.15, 0.8, 'A stone cottage at dusk, its windows lit and hills behind'],
      [0.2, 0.18, 0.8, 'A stone cottage with its verandah lamps lit at dusk'],
      [0.22, 0.26, 0.66, 'Lit windows under the verandah of a stone cottage, with lavender in front'],
    ],
  },
  'cottage-bluestone-01': {
    building: 'bluestone cottage',
    crops: [
      [0, 0.15, 0.8, 'A path leading to a bluestone cottage with a red roof and a white verandah'],
      [0.2, 0.18, 0.8, 'A bluestone cottage with a red roof and lavender along the verandah'],
      [0.24, 0.22, 0.68, 'The white verandah and red roof of a bluestone cottage'],
    ],
  },
  'pool-resort-01': {
    crops: [
      [0, 0.15, 0.8, 'A long pool lined with loungers and palms'],
      [0.2, 0.15, 0.8, 'Umbrellas and loungers beside a long blue pool'],
      [0.14, 0.05, 0.7, 'A pool with palms and balconies behind it'],
    ],
  },
  'pool-evening-01': {
    crops: [
      [0, 0.15, 0.8, 'A lit pool at dusk with loungers along its edge'],
      [0.2, 0.15, 0.8, 'A glowing pool at dusk, palms behind it'],
      [0.14, 0.05, 0.7, 'Lit balconies and palms above a pool at dusk'],
    ],
  },
  'terrace-city-01': {
    city: true,
    crops: [
      [0, 0.15, 0.8, 'A rooftop terrace with sofas, a fire bowl and string lights at dusk'],
      [0.2, 0.15, 0.8, 'A fire bowl and red chairs on a rooftop terrace, the city beyond'],
      [0.22, 0.1, 0.68, 'String lights over a rooftop terrace with a fire bowl, city buildings behind'],
    ],
  },
  'breakfast-croissant-01': {
    crops: [
      [0, 0.2, 0.78, 'Croissants and a bowl of fruit on a timber table'],
      [0.22, 0.2, 0.78, 'Croissants with coffee and orange juice on a timber table'],
      [0.16, 0.22, 0.66, 'A plate of croissants with butter and jam'],
    ],
  },
  'breakfast-pancakes-01': {
    crops: [
      [0, 0.2, 0.78, 'Pancakes with berries and a bowl of fruit on a pale table'],
      [0.22, 0.2, 0.78, 'A stack of pancakes with berries, coffee and a teapot'],
      [0.2, 0.22, 0.64, 'A stack of pancakes topped with berries, coffee beside it'],
    ],
  },
  'breakfast-toast-01': {
    sea: true,
    crops: [
      [0, 0.2, 0.78, 'Avocado toast and a bowl of fruit on a dark table'],
      [0.22, 0.2, 0.78, 'Avocado toast with coffee and orange juice on a dark table'],
      [0.16, 0.22, 0.66, 'Avocado toast with tomatoes on a black plate'],
    ],
  },
};
