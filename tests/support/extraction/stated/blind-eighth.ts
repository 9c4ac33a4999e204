/** An eighth list, after the faults that house rules and price lists of real websites showed: agreement, weather, availability and single rooms. */
export const eighthTrue: [string, string][] = [
  [
    'Dogs may sleep on the sites, by prior arrangement.',
    'By prior arrangement, dogs may sleep on the sites.',
  ],
  ['Rooms 3 and 4 have two single beds each.', 'Rooms 3 and 4 have two single beds.'],
  ['Prams and folding beds are lent to guests on request.', 'Prams are lent to guests on request.'],
  ['The showers in the amenities building are open to all guests.', 'The showers are open to all guests.'],
  ['The lodge is strictly non-smoking.', 'The lodge is non-smoking.'],
  ['Each site has a concrete slab and a tap.', 'Each site has a tap.'],
];
export const eighthFalse: [string, string][] = [
  ['By agreement, guests can light the oven in the orchard.', 'Guests can light the oven in the orchard.'],
  ['On agreement you can make a fire in the courtyard.', 'You can make a fire in the courtyard.'],
  ['You can grill on the terrace after rainfall.', 'You can grill on the terrace.'],
  ['In dry weather the meadow is open to tents.', 'The meadow is open to tents.'],
  [
    'An early start of the stay is possible upon availability of the room.',
    'An early start of the stay is possible.',
  ],
  ['The sauna is heated on prior request.', 'The sauna is heated.'],
  ['Room 2 is step-free; the other rooms are up a stair.', 'The rooms are step-free.'],
  ['Bedroom 1 has a balcony; bedrooms 2 and 3 look at the yard.', 'The bedrooms have a balcony.'],
];
