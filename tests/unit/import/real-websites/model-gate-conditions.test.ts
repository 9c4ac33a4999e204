import { describe, expect, it } from 'vitest';

import { isStated } from '~/features/import/website-facts/checks/is-stated';
import { isComposedOf } from '~/features/import/website-facts/checks/is-supported';

/** A page whose facts have conditions, exceptions, neighbours and opinions beside them. */
const page = [
  'Wattle Lodge has nine rooms above the Onkaparinga river, and six of them face the water.',
  'Our kitchen garden supplies the breakfast table, except in July.',
  'We do not serve dinner, but the Bridge Hotel, two doors down, does.',
  'The tennis court belongs to the school and is open to guests on Sundays.',
  'Children over eight are welcome; younger ones stay free only in the cottage.',
  'The lodge was a police station until 1974.',
  'There is neither a lift nor air conditioning, but every room has a ceiling fan.',
  'A shuttle to the airport can be arranged for $60.',
  'You may bring a dog if you book the cottage.',
  'The nearest beach is Moana, 12 kilometres away.',
  'From the upper verandah you can almost see the sea.',
  'Breakfast is included when you book direct.',
  'Check in from 2pm; late arrivals after 8pm by arrangement.',
  'Most rooms have a private bathroom; two share one.',
  'Tea, coffee and home-made biscuits are in the lounge all day.',
  'The pool opens next summer.',
  'We recommend the cellar door of Stone Ridge, a short drive away.',
  'Guests have called it the friendliest house in the valley.',
  'Parking for four cars is behind the house.',
  'Heating is by wood fire in the lounge and by electric blanket in the rooms.',
];
const falses = [
  'All nine rooms face the water.',
  'Nine rooms face the water.',
  'Wattle Lodge serves dinner.',
  'Dinner is served two doors down from the kitchen garden.',
  'The lodge has a tennis court.',
  'The tennis court is open to guests.',
  'Children are welcome.',
  'Younger children stay free.',
  'The lodge is a police station.',
  'Every room has air conditioning.',
  'There is a lift.',
  'There is a shuttle to the airport.',
  'You may bring a dog.',
  'Dogs are welcome.',
  'The lodge is on Moana beach.',
  'You can see the sea from the upper verandah.',
  'Breakfast is included.',
  'Breakfast is supplied by the kitchen garden all year.',
  'Late arrivals after 8pm are welcome.',
  'All rooms have a private bathroom.',
  'Every room has a private bathroom.',
  'Rooms have a private bathroom.',
  'There is a pool.',
  'The lodge has a pool.',
  'The cellar door is at the lodge.',
  'The lodge has a cellar door.',
  'It is the friendliest house in the valley.',
  'Parking for nine cars is behind the house.',
  'There is parking for every room.',
  'The rooms have wood fires.',
  'Each room has a wood fire.',
  'Six rooms are above the river.',
  'The rooms have a lift and a ceiling fan.',
  'The garden supplies breakfast in July.',
  'Guests play tennis every day.',
  'The beach is 12 kilometres long.',
  'Free parking is behind the house.',
  'The lodge was built in 1974.',
  'Biscuits are served all day in every room.',
  'The Bridge Hotel belongs to the lodge.',
  'The lodge has no ceiling fan.',
  'There is no breakfast.',
  'Heating is by wood fire in every room.',
  'The cottage is free.',
  'Guests stay free in July.',
];
const trues = [
  'Wattle Lodge has nine rooms above the Onkaparinga river.',
  'The kitchen garden supplies the breakfast table except in July.',
  'The tennis court of the school is open to guests on Sundays.',
  'Children over eight are welcome.',
  'The lodge was a police station until 1974.',
  'There is no lift.',
  'Every room has a ceiling fan.',
  'A shuttle to the airport can be arranged for $60.',
  'You may bring a dog if you book the cottage.',
  'The nearest beach is Moana, 12 kilometres away.',
  'Breakfast is included when you book direct.',
  'Most rooms have a private bathroom.',
  'Tea and coffee are in the lounge all day.',
  'Home-made biscuits are in the lounge.',
  'The pool opens next summer.',
  'Parking for four cars is behind the house.',
  'There is a wood fire in the lounge.',
  'The rooms have electric blankets.',
  'Check-in is from 2pm.',
];
const passes = (sentence: string) => isStated(sentence, page) && isComposedOf(sentence, page.join('\n'));

describe('a sentence of a model about a page full of conditions', () => {
  it.each(falses)('is dropped when the page does not say so: %s', (sentence) => {
    expect(passes(sentence)).toBe(false);
  });

  it.each(trues)('is kept when the page says so: %s', (sentence) => {
    expect(passes(sentence)).toBe(true);
  });
});
