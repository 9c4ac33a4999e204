import { describe, expect, it } from 'vitest';

import { isStated } from '~/features/import/website-facts/is-stated';
import { isComposedOf } from '~/features/import/website-facts/is-supported';

/** A page on which other people's places, hours and offers stand beside the house's own. */
const page = [
  'Tallow House is a stone guest house with seven rooms on the main street of Strathalbyn.',
  'The bakery next door opens at six and sells the bread that we serve at breakfast.',
  'Four of the rooms open on to the courtyard; the other three look at the street.',
  'On weekdays breakfast is a basket at your door; on weekends we cook.',
  'The railway museum is open on the first Sunday of the month.',
  'We lend two bicycles and a pram free of charge.',
  'The bath house in the courtyard has a hot tub for four people, which you book by the hour.',
  'No room has a television, and we like it that way.',
  'Smoking is allowed in the courtyard only.',
  'Our cat, Biscuit, lives in the office and is not allowed upstairs.',
  'The winery of our friends at Langhorne Creek gives our guests a tasting without charge.',
  'You can charge an electric car at the council car park, 200 metres away.',
  'Two rooms upstairs share a bathroom; the other five have their own.',
  'In summer the courtyard has films on Friday nights.',
  'Neither groups nor parties can be taken.',
  'The library has more than 400 books, most of them about trains.',
  'Reception closes at 7pm, but a key box lets you in until midnight.',
  'We stopped serving dinner in 2022.',
  'Ask us about the new spa at the golf club, which is said to be lovely.',
  'Babies sleep free; a cot costs $10 a stay.',
];
const falses = [
  // Whose it is.
  'The bakery serves breakfast.',
  'We sell bread.',
  'The guest house opens at six.',
  'The house has a winery.',
  'Tallow House has a spa.',
  'We have a railway museum.',
  'The museum has a courtyard.',
  'You can charge an electric car at Tallow House.',
  'The cat lives upstairs.',
  'The golf club is lovely.',
  // When.
  'The railway museum is open on Sundays.',
  'We cook breakfast.',
  'Breakfast is a basket at your door.',
  'The courtyard has films on Friday nights.',
  'The key box lets you in all night.',
  'Reception is open until midnight.',
  'Dinner is served.',
  'We serve dinner in 2022.',
  // How many, and of which.
  'Seven rooms open on to the courtyard.',
  'All the rooms open on to the courtyard.',
  'All rooms have their own bathroom.',
  'Two rooms look at the street.',
  'We lend four bicycles.',
  'Most of the books are about bicycles.',
  'The library has fewer than 400 books.',
  // What is denied, asked for or paid.
  'Every room has a television.',
  'Smoking is allowed.',
  'Parties can be taken.',
  'A cot is free.',
  'The hot tub is free of charge.',
];
const trues = [
  'Tallow House is a stone guest house.',
  'Our guest house is on the main street of Strathalbyn.',
  'The guest house has seven rooms.',
  'Stone guest house, seven rooms.',
  'The bakery next door opens at six.',
  'We serve bread at breakfast.',
  'Four of the rooms open on to the courtyard.',
  'Three rooms look at the street.',
  'On weekends we cook breakfast.',
  'On weekdays a breakfast basket is at your door.',
  'The railway museum is open on the first Sunday of the month.',
  'Two bicycles and a pram are lent free of charge.',
  'Guests borrow two bicycles free of charge.',
  'The bath house has a hot tub for four people.',
  'You book the hot tub by the hour.',
  'There are no televisions in the rooms.',
  'The rooms have no television.',
  'Smoking is allowed only in the courtyard.',
  'Our cat, Biscuit, lives in the office.',
  'The cat is not allowed upstairs.',
  'An electric car can be charged at the council car park, 200 metres away.',
  'Two rooms upstairs share a bathroom.',
  'Five rooms have their own bathroom.',
  'In summer there are films in the courtyard on Friday nights.',
  'We cannot take groups or parties.',
  'The library has more than 400 books.',
  'Reception closes at 7pm.',
  'A key box lets you in until midnight.',
  'Babies sleep free.',
  'A cot costs $10 a stay.',
];
const passes = (sentence: string) => isStated(sentence, page) && isComposedOf(sentence, page.join('\n'));

describe('a sentence of a model about a house among its neighbours', () => {
  it.each(falses)('falls when the page does not say so: %s', (sentence) => {
    expect(passes(sentence)).toBe(false);
  });

  it.each(trues)('stands when the page says so: %s', (sentence) => {
    expect(passes(sentence)).toBe(true);
  });
});
