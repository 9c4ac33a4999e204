import { describe, expect, it } from 'vitest';

import { isStated } from '~/features/import/website-facts/checks/is-stated';
import { keepSupported } from '~/features/import/website-facts/checks/keep-supported';

import { readPages } from '../../../support/extraction/read-pages';

const page = [
  'Our quiet, family run motel has 14 ground floor units.',
  'Breakfast is served in the dining room from 7am to 10am.',
  'The swimming pool is closed in winter.',
  'A lake is 10 minutes drive from the motel.',
  'There is no restaurant, but the pub across the road serves dinner.',
  'Some rooms have a balcony with a view of the vineyard.',
  'Pets are not allowed.',
  'Parking is free and right outside your door.',
  'All units have air conditioning and a kitchenette.',
  'A cot is available on request.',
  'Bikes can be hired for an extra charge.',
  'The house was built in 1892 and used to be a bakery.',
  'A sauna is planned for next year.',
  'Wi-Fi is free in the lobby only.',
  'The family suite sleeps up to five guests.',
  'The beach is a short walk away.',
  'Linen and towels are included.',
  'The garden is shaded by old gum trees.',
];

const truths: readonly string[] = [
  'The motel has 14 units and free parking.',
  'Free parking, air conditioning in all units.',
  'Our motel is quiet, and breakfast is served in the dining room.',
  'The motel is run by a family.',
  'Linen, towels and free parking.',
  'The pub serves dinner across the road.',
  'A quiet, family run motel with 14 ground floor units.',
  'Our motel has 14 units.',
  'The motel is quiet.',
  'This is a family run motel.',
  'The units are on the ground floor.',
  'Breakfast is served in the dining room.',
  'Breakfasts are served from 7am to 10am.',
  'Breakfast is served from 7am.',
  'Guests find breakfast in the dining room.',
  'The swimming pool is closed in winter.',
  'The pool is closed in winter.',
  'In winter the swimming pool is closed.',
  'A lake is 10 minutes drive from the motel.',
  'The lake is 10 minutes drive from the motel.',
  'There is a lake 10 minutes drive from the motel.',
  'There is no restaurant.',

  'The pub across the road serves dinner.',
  'Dinner is served in the pub across the road.',
  'There is no restaurant, but a pub across the road.',
  'Some rooms have a balcony.',
  'Some rooms have a view of the vineyard.',
  'Some rooms have a balcony with a view of the vineyard.',
  'Some rooms come with balconies.',
  'Pets are not allowed.',
  'We do not allow pets.',
  'Pets cannot be allowed.',
  'Parking is free.',
  'Parking is right outside your door.',
  'Free parking outside your door.',
  'You can park free outside your door.',
  'All units have air conditioning.',
  'All units have a kitchenette.',
  'All units come with air conditioning and a kitchenette.',
  'Units have air conditioning.',
  'The units have kitchenettes.',
  'A cot is available on request.',
  'On request there is a cot.',
  'Cots are available on request.',
  'Bikes can be hired for an extra charge.',
  'For an extra charge you can hire bikes.',
  'Hire a bike for an extra charge.',
  'The house was built in 1892.',
  'The house used to be a bakery.',
  'In 1892 the house was built.',
  'A sauna is planned.',
  'A sauna is planned for next year.',
  'Wi-Fi is free in the lobby only.',
  'Only in the lobby is Wi-Fi free.',
  'Free Wi-Fi in the lobby only.',
  'The family suite sleeps up to five guests.',
  'Up to five guests sleep in the family suite.',
  'The family suite sleeps up to five.',
  'The beach is a short walk away.',
  'A short walk away is the beach.',
  'Linen is included.',
  'Towels are included.',
  'Linen and towels are included.',
  'The stay includes linen and towels.',
  'The garden is shaded by gum trees.',
  'Old gum trees shade the garden.',
  'The garden has old gum trees.',
  'There are gum trees in the garden.',
];

const lies: readonly string[] = [
  // Negation.
  'The swimming pool is open in winter.',
  'There is a restaurant.',
  'The motel has a restaurant.',
  'Pets are allowed.',
  'There is no parking.',
  'Breakfast is not served.',
  'No swimming pool open.',
  'There is no garden.',
  'Towels are not included.',
  'The beach is not a short walk away.',
  'Units have no kitchenette.',
  'There is no balcony.',
  'Linen is never included.',
  'Free parking, without a garden.',
  // Quantity.
  'The motel has 15 units.',
  'Our motel has 40 ground floor units.',
  'All rooms have a balcony.',
  'Rooms have a balcony.',
  'Every room has a view of the vineyard.',
  'The family suite sleeps six guests.',
  'The family suite sleeps five guests.',
  'Two swimming pools.',
  'Most units have a kitchenette.',
  'Several family suites.',
  'Unlimited free Wi-Fi.',
  'The motel has dozens of units.',
  'A lake is 5 minutes drive from the motel.',
  // Place.
  'The motel is next to a lake.',
  'The motel has a lake.',
  'A lake motel.',
  'The pub serves dinner.',
  'The pub is in the motel.',
  'The motel is on the beach.',
  'A beach motel.',
  'The beach is outside your door.',
  'Free Wi-Fi in all units.',
  'Wi-Fi is free.',
  'Breakfast is served in the garden by the beach.',
  'The rooms overlook the sea.',
  'Parking is free across the road.',
  'The vineyard is next to the motel.',
  // Time.
  'The motel has been family run for generations.',
  'Breakfast is served all day.',
  'Breakfast is served from 6am.',
  'Breakfast is always served.',
  'A sauna is available.',
  'The motel has a sauna.',
  'The house is a bakery.',
  'The house was built in 1982.',
  'The swimming pool is heated all year.',
  'The pool is closed.',
  'Breakfast is served daily.',
  'Dinner is served daily.',
  // Praise and invention.
  'The best motel in town.',
  'A luxurious, family run motel.',
  'A beautiful garden.',
  'An award-winning motel.',
  'A stunning view of the vineyard.',
  'Delicious breakfast is served.',
  'The motel is popular with families.',
  'A romantic garden.',
  'A leading motel.',
  'A perfect, quiet motel.',
  // Price and conditions.
  'Bikes are free.',
  'Bikes can be hired.',
  'A cot is included.',
  'A cot is in all units.',
  'Breakfast is free.',
  'Breakfast is included.',
  'Free bikes.',
  'Bikes are included.',
];

describe('a sentence of a model', () => {
  it('is judged by at least sixty true and sixty false ones', () => {
    expect(new Set(truths).size).toBeGreaterThanOrEqual(60);
    expect(new Set(lies).size).toBeGreaterThanOrEqual(60);
  });

  it.each(truths)('is kept: %s', (sentence) => {
    expect(isStated(sentence, page)).toBe(true);
  });

  it.each(lies)('is dropped: %s', (sentence) => {
    expect(isStated(sentence, page)).toBe(false);
  });
});

describe('a text of a model', async () => {
  const html = page.map((line) => `<p>${line}</p>`).join('');
  const { documents } = await readPages(html);
  const keep = (value: string, ...quotes: string[]) =>
    keepSupported([{ field: 'description', value, quotes }], {
      documents,
      known: [],
      missing: ['description'],
    })[0]?.value ?? null;

  it('loses the sentences that nothing states, and keeps the others', () => {
    const quotes = ['Parking is free and right outside your door.', 'The garden is shaded by old gum trees.'];
    const text =
      'Parking is free. It is next to a lake. The garden is shaded by old gum trees. The best place for generations.';
    expect(keep(text, ...quotes)).toBe('Parking is free. The garden is shaded by old gum trees.');
  });

  it('is not stated by a quote that leaves out what denies it', () => {
    expect(keep('There is a restaurant.', 'restaurant')).toBeNull();
    expect(keep('Pets are allowed here.', 'allowed')).toBeNull();
    expect(keep('The swimming pool is open.', 'swimming pool')).toBeNull();
  });
});
