/** A fifth list, from the texts of domes, boats, halls and motels, in the sentences that models make of them. Written before it was run. */
export const fifthTrue: [string, string][] = [
  [
    'Four geodesic domes stand on their own ridge of a working sheep farm, eight minutes from Yankalilla.',
    'The domes stand on a ridge of a working sheep farm.',
  ],
  [
    'Each has a king bed under a clear panel and its own bathroom hut.',
    'Each dome has a king bed under a clear panel.',
  ],
  ['There are lambs, so no dogs, sorry.', 'Dogs are not allowed because of the lambs.'],
  [
    'The Murray Belle is a twelve-berth houseboat with six queen cabins and two bathrooms.',
    'The houseboat has six queen cabins and two bathrooms.',
  ],
  ['Anyone with a car licence may drive her; we show you how.', 'Guests with a car licence may drive her.'],
  [
    'From 1 December to 8 February its 96 study bedrooms are let to visitors.',
    'The study bedrooms are let to visitors from 1 December to 8 February.',
  ],
  ['Bathrooms are shared on each corridor.', 'Each corridor has shared bathrooms.'],
  [
    'It stands on Finniss Street, fifteen minutes on foot from the city.',
    'The hall is a fifteen minute walk from the city.',
  ],
  ['There is no Wi-Fi and no television.', 'There is no television and no Wi-Fi.'],
  ['The library and the garden are open to guests.', 'Guests may use the library and the garden.'],
  ['Brick walls a metre thick keep the street outside.', 'The brick walls are a metre thick.'],
  [
    'Forty-one rooms in a bond store of 1882, two streets from the Central Market.',
    'The hotel has 41 rooms in a bond store of 1882.',
  ],
  ['Bond is open Tuesday to Saturday from 5.30pm.', 'Bond opens from 5.30 pm, Tuesday to Saturday.'],
  [
    'We have nine apartments beside Chinatown, each with a full kitchen and a washing machine.',
    'Each of the nine apartments has a full kitchen.',
  ],
  ['Mei and Robert speak Mandarin, Cantonese and English.', 'Mei and Robert speak Mandarin and English.'],
  ['Korean breakfast is included.', 'A Korean breakfast is included.'],
  ['High chairs and cots are lent free.', 'Cots and high chairs are available free of charge.'],
  [
    'Licensed restaurant open Monday to Saturday, 6pm to 8.30pm.',
    'The licensed restaurant is open from 6 pm to 8.30 pm, Monday to Saturday.',
  ],
  ['The town swimming pool is 400 metres away.', 'The town swimming pool is 400 metres away.'],
  [
    'A stone cottage of 1858 and the hay loft above its barn, let together or apart.',
    'The cottage and the loft are let together or apart.',
  ],
  [
    'Breakfast provisions (eggs, bread, jam) are in the fridge, included in the price.',
    'Breakfast provisions are included in the price.',
  ],
  [
    "The shearers' quarters above the almond orchard sleep four in two bedrooms.",
    "The shearers' quarters sleep four.",
  ],
  ['Well behaved dogs are welcome by arrangement.', 'Well behaved dogs are welcome by arrangement.'],
  ['The reception on level 9 is staffed until 7pm.', 'Reception on level 9 is open until 7 pm.'],
  [
    'Not in the building. The U-Park next door costs $22 a day.',
    'Parking at the U-Park next door costs $22 a day.',
  ],
  ['Late check-out until 1pm is $40.', 'Late check-out until 1 pm costs $40.'],
  [
    'Four have their own bathroom, three share two bathrooms down the hall.',
    'Three rooms share two bathrooms down the hall.',
  ],
  [
    'The bar is below you: on Fridays there is a band until 11.30pm.',
    'On Fridays a band plays until 11.30 pm.',
  ],
  [
    'A seaside pub of 1865 on the Strand in Port Elliot, with seven rooms upstairs.',
    'The pub has seven rooms upstairs.',
  ],
  [
    'Four-bedroom villa in the dunes of Carrickalinga with a solar-heated pool. Sleeps nine.',
    'The villa has four bedrooms and a solar-heated pool.',
  ],
  ['All units are on the ground floor and you park at your door.', 'All units are on the ground floor.'],
  [
    'Children under five stay free in existing bedding.',
    'Children under five stay free in existing bedding.',
  ],
  ['The jetty is a three minute walk; the bakery opens at six.', 'The bakery opens at six.'],
  ['We can arrange a driver for the cellar doors.', 'A driver for the cellar doors can be arranged.'],
  ['Two of the eight rooms look over the vines.', 'Two rooms overlook the vines.'],
  ['The heated pool is open from October to April.', 'The pool is heated and open from October to April.'],
  ['Our chef, Rosa, bakes the bread every morning.', 'Rosa bakes the bread every morning.'],
  ['The apartment has ducted heating, but no air conditioning.', 'The apartment has ducted heating.'],
  ['Sheets and towels are supplied; beach towels are not.', 'Beach towels are not supplied.'],
  [
    'The house was built by a sea captain in 1872 and restored in 2018.',
    'The house was built in 1872 and restored in 2018.',
  ],
];
export const fifthFalse: [string, string][] = [
  [
    'Four geodesic domes stand on their own ridge of a working sheep farm, eight minutes from Yankalilla.',
    'The domes are in Yankalilla.',
  ],
  ['Each has a king bed under a clear panel and its own bathroom hut.', 'Each dome has two king beds.'],
  ['There are lambs, so no dogs, sorry.', 'There are lambs and dogs.'],
  [
    'The Murray Belle is a twelve-berth houseboat with six queen cabins and two bathrooms.',
    'The houseboat has twelve cabins.',
  ],
  ['Anyone with a car licence may drive her; we show you how.', 'No licence is needed.'],
  ['Fuel is charged after the hire at $2.40 a litre.', 'Fuel is included in the hire.'],
  [
    'From 1 December to 8 February its 96 study bedrooms are let to visitors.',
    'The study bedrooms are let to visitors all year.',
  ],
  ['Bathrooms are shared on each corridor.', 'Each room has a bathroom.'],
  ['It stands on Finniss Street, fifteen minutes on foot from the city.', 'The hall is in the city.'],
  ['There is no Wi-Fi and no television.', 'There is Wi-Fi but no television.'],
  ['The library and the garden are open to guests.', 'The library is open to the public.'],
  ['Women and men are welcome, alone or with a group of up to twelve.', 'Twelve groups are welcome.'],
  [
    'Forty-one rooms in a bond store of 1882, two streets from the Central Market.',
    'The hotel is at the Central Market.',
  ],
  ['Bond is open Tuesday to Saturday from 5.30pm.', 'Bond is open every day from 5.30 pm.'],
  ['Bond is open Tuesday to Saturday from 5.30pm.', 'The hotel reception opens at 5.30 pm.'],
  [
    'We have nine apartments beside Chinatown, each with a full kitchen and a washing machine.',
    'We have nine washing machines in each apartment.',
  ],
  [
    'After eight in the evening, take the keys from the key box.',
    'The office is open after eight in the evening.',
  ],
  ['Korean breakfast is included.', 'Korean breakfast and dinner are included.'],
  ['Airport pickup is A$40.', 'Airport pickup is free.'],
  [
    'Licensed restaurant open Monday to Saturday, 6pm to 8.30pm.',
    'The licensed restaurant is open from 6 pm on Sundays.',
  ],
  ['The town swimming pool is 400 metres away.', 'There is a swimming pool at the motel.'],
  ['The town swimming pool is 400 metres away.', 'Our swimming pool is 400 metres long.'],
  [
    'A stone cottage of 1858 and the hay loft above its barn, let together or apart.',
    'The barn was built in 1858.',
  ],
  ['Guests tell us it is the quietest house on the coast.', 'It is the quietest house on the coast.'],
  [
    "The shearers' quarters above the almond orchard sleep four in two bedrooms.",
    'The two bedrooms sleep four each.',
  ],
  ['Well behaved dogs are welcome by arrangement.', 'Dogs are welcome.'],
  ['The reception on level 9 is staffed until 7pm.', 'Reception is staffed around the clock.'],
  ['Not in the building. The U-Park next door costs $22 a day.', 'Parking in the building costs $22 a day.'],
  ['Late check-out until 1pm is $40.', 'Check-out is at 1 pm.'],
  [
    'Four have their own bathroom, three share two bathrooms down the hall.',
    'Three rooms have their own bathroom.',
  ],
  ['The bar is below you: on Fridays there is a band until 11.30pm.', 'The bar is open until 11.30 pm.'],
  [
    'Four-bedroom villa in the dunes of Carrickalinga with a solar-heated pool. Sleeps nine.',
    'The villa has nine bedrooms.',
  ],
  ['All units are on the ground floor and you park at your door.', 'Parking is free.'],
  ['Children under five stay free in existing bedding.', 'Children stay free.'],
  ['Two of the eight rooms look over the vines.', 'Eight rooms look over the vines.'],
  ['The heated pool is open from October to April.', 'The pool is heated in winter.'],
  ['Rosa from the bakery brings the bread every morning.', 'Rosa bakes our bread every morning.'],
  [
    'The apartment has ducted heating, but no air conditioning.',
    'The apartment has ducted air conditioning.',
  ],
  ['Sheets and towels are supplied; beach towels are not.', 'Beach towels are supplied.'],
  ['Until 2015 the hotel had a ballroom and a cinema.', 'The hotel has a ballroom.'],
];
