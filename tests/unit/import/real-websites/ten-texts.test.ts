import { describe, expect, it } from 'vitest';

import { composeDescription, composeShort } from '~/features/import/writing/local/compose-description';
import type { Facts } from '~/features/import/writing/local/fact-reader';

import { tenProperties as properties } from '../../../fakes/ten-properties';

describe('texts of the writer without a model', () => {
  it.each(properties.map((facts) => [facts['name'], facts] as const))(
    'sound like a person: %s',
    (name, facts) => {
      const text = composeDescription(facts, { keeps: false });
      expect(text).toContain(String(name));
      expect(text).not.toMatch(
        /there is also|the following|in a few words|you can count on|during their stay|also here|takes up to|is rated|check yourself in|cancellation: free|undefined| {2}|\.\.|, and and/i,
      );
      expect(
        text
          .split(/\n\n|(?<=[.!?])\s/)
          .every((sentence) => /^[\p{Lu}\d]/u.test(sentence) && /[.!?…]$/.test(sentence)),
      ).toBe(true);
      const given = JSON.stringify(facts);
      for (const number of text.match(/\d+/g) ?? []) expect(given).toContain(number);
    },
  );

  it('join what belongs together, and make no sentence of a phrase', () => {
    const [motel = '', , hostel = '', suites = '', , , resort = '', , inn = ''] = properties.map((facts) =>
      composeDescription(facts, { keeps: false }),
    );
    expect(motel).toContain('Jetty Rest Motel in Glenelg has twelve ground-floor rooms, two streets back');
    expect(hostel).toContain(
      'The hostel has a kitchen for everybody, a common room and a laundry, with a barbecue',
    );
    expect(hostel).toContain('Reception is open around the clock and luggage can be left here.');
    expect(hostel).toContain('Cancelling is free until the day before.');
    expect(suites).toContain('It has four stars.');
    expect(suites).toContain('The Studio sleeps up to two and has a king bed.');
    expect(suites).toContain(
      'There are suites with a kitchenette, a desk to work at, a balcony and a washing machine.',
    );
    expect(inn).toContain('You will also find a kettle and linen.');
    expect(resort).toMatch(/Hills Resort in Stirling(,| is) a resort of forty rooms around a lake\./);
    expect(resort).not.toContain('Hills Resort is a resort');
  });

  it('say what a place is once, in the words of its name', () => {
    const park = composeDescription(
      {
        name: 'Bluegum Holiday Park',
        type: 'Hotel',
        address: '9 Shore Road, Wallaroo SA 5556',
        short_description: 'Powered sites and cabins beside the jetty, with breakfast on Sundays.',
        amenities: ['Laundry', 'Private bathroom', 'Shared bathroom', 'Breakfast available', 'Free parking'],
        check_in_time: '13:00',
        check_out_time: '10:00',
      },
      { keeps: false },
    );
    expect(park).toContain(
      'At Bluegum Holiday Park in Wallaroo you will find powered sites and cabins beside the jetty, with breakfast on Sundays. The address is 9 Shore Road',
    );
    expect(park).toContain('The park has a laundry.');
    expect(park).toContain('Some bathrooms are private and others are shared.');
    expect(park).not.toMatch(/hotel|Breakfast is available|Inside/);
  });

  it('repeat neither a name nor a thing that the first sentence has', () => {
    const facts = {
      name: 'Kookaburra House B&B Clare',
      type: 'Bed & Breakfast',
      address: '4 Mill Lane, Clare SA 5453',
      short_description:
        'Kookaburra House is a stone house with a garden of figs and two double rooms. Free parking.',
      amenities: ['Garden', 'Fireplace', 'Barbecue', 'Free parking', 'Free Wi-Fi', 'Breakfast included'],
      check_in_time: '15:00',
    };
    const text = composeDescription(facts, { keeps: false });
    expect(text).toMatch(/^Kookaburra House is a stone house/);
    expect(text).toContain('The house has a fireplace, with a barbecue outside.');
    expect(text.match(/garden/gi)).toHaveLength(1);
    expect(text.match(/parking/gi)).toHaveLength(1);
    expect(composeShort(facts, 150)).toBe(
      'Stay at Kookaburra House B&B Clare, with a garden, a fireplace and a barbecue.',
    );
  });

  it.each([
    ['Two minutes from the beach.', 'Welcome to Salt Suites. Two minutes from the beach.'],
    ['Escape to cabins in the hills.', 'Welcome to Salt Suites. Escape to cabins in the hills.'],
    ['Adelaide rooms with a view.', 'At Salt Suites you will find Adelaide rooms with a view.'],
    ['Nine suites near the sea.', 'Salt Suites has nine suites near the sea.'],
  ])('make a sentence only of what a place has: %s', (said, begun) => {
    const facts: Facts = { ...properties[2], name: 'Salt Suites', suburb: '', short_description: said };
    expect(composeDescription(facts, { keeps: false })).toContain(begun);
  });

  it('give rooms, not a hotel, a bathroom, and say stars and other languages once or never', () => {
    const facts: Facts = {
      name: 'Hotel Strathmore',
      type: 'Hotel',
      short_description: 'A four star country house hotel with a long drive.',
      star_rating: '4',
      address: '1 Moor Lane, Stirling SA 5152',
      amenities: ['Private bathroom', 'Bar', 'Lift', 'Rooftop terrace', 'Free Wi-Fi', 'Free parking'],
      check_in_time: '15:00',
    };
    const text = composeDescription(facts, { keeps: false });
    expect(text).toContain('There are rooms with a private bathroom.');
    expect(text).toContain('with a rooftop terrace.');
    expect(text.match(/\bstars?\b/g)).toHaveLength(1);
    const german = 'Zwei Ferienwohnungen am Südhang mit Balkon und der Loipe vor der Tür.';
    expect(composeDescription({ ...facts, short_description: german }, { keeps: false })).not.toContain(
      'Loipe',
    );
  });

  it('say what guests sleep in, and join beds, bathroom and kitchen, and what is outside', () => {
    const [cottage = '', hotel = '', apartment = '', flat = '', farm = ''] = [
      properties[1],
      properties[5],
      { ...properties[7], name: 'Axis on Light', type: 'Serviced Apartment', short_description: '' },
      properties[7],
      {
        name: 'Yarrabee',
        type: 'Hotel',
        address: '940 Bull Creek Road, Meadows SA 5201',
        short_description: 'We keep the shearers’ quarters of a working farm near Meadows for families.',
        amenities: ['Heating', 'Full kitchen', 'Fireplace', 'Garden', 'Cots on request'],
        min_price: 'A$260',
      },
    ].map((facts) => composeDescription(facts as Facts, { keeps: false }));
    expect(cottage).toContain('The cottage has a full kitchen and a washing machine, with a garden outside.');
    expect(hotel).toContain(
      'There are rooms with a view of the sea. The hotel has a restaurant and a bar, and',
    );
    expect(hotel).toContain(
      'there is room service. It also has a spa, a gym and rooms for meetings, with a pool',
    );
    expect(apartment).toContain(
      'There are air-conditioned apartments with a full kitchen and a view over the',
    );
    expect(flat).toContain('The apartment has air conditioning, a full kitchen and a view over the city.');
    expect(flat).toContain('The building has a lift.');
    expect(
      composeShort({ ...properties[7], name: 'Axis', type: 'Serviced Apartment' } as Facts, 150),
    ).toMatch(/^Axis has serviced apartments in Adelaide CBD, with /);
    const climate = { ...properties[5], amenities: ['Air conditioning', 'Heating', 'Free parking'] };
    expect(
      composeDescription(
        { ...climate, short_description: 'A pub of 1891 on its corner, with nine rooms.' } as Facts,
        { keeps: false },
      ),
    ).toContain('There are rooms with air conditioning and heating.');
    expect(farm).toMatch(/^Welcome to Yarrabee\. We keep/);
    expect(farm).toContain('Inside you will find heating, a full kitchen and a fireplace, outside a garden.');
    expect(farm).not.toMatch(/hotel/i);
  });

  it('say in one sentence what is not paid apart', () => {
    const facts: Facts = {
      ...properties[4],
      address: '2 Vine Road, McLaren Vale SA 5171',
      amenities: ['Breakfast included', 'Free Wi-Fi', 'Free parking', 'Heating', 'Family rooms'],
    };
    const text = composeDescription(
      { ...facts, short_description: 'Three rooms among the vines.' },
      { keeps: false },
    );
    expect(text).toContain(
      'There are rooms with heating, and family rooms too. Breakfast is included, and Wi-Fi and parking are free.',
    );
  });

  it('begin with the owner’s own text, and say nothing of it again', () => {
    const description =
      'A stone cottage of 1856 with a full kitchen, a wood fire and free wifi, for $260 a night. It looks into a garden of old roses.';
    const text = composeDescription(
      {
        ...properties[1],
        description,
        amenities: ['Full kitchen', 'Fireplace', 'Garden', 'Free Wi-Fi', 'Air conditioning', 'Barbecue'],
        address: '6 Mill Lane, Lobethal SA 5241',
        min_price: 'A$260',
      },
      { keeps: true },
    );
    expect(text.startsWith(`${description}\n\nThe address is 6 Mill Lane, Lobethal SA 5241.`)).toBe(true);
    expect(text).toContain('The cottage has air conditioning, with a barbecue outside.');
    for (const once of [/kitchen/g, /garden/g, /wi-?fi/gi, /260/g]) expect(text.match(once)).toHaveLength(1);
  });

  it('are calm where a website shouts, and keep its names', () => {
    const text = composeDescription(
      {
        ...properties[8],
        name: 'Bluebird Motor Inn',
        short_description: 'THE BLUEBIRD HAS 22 UNITS WITH TV, NEAR GAWLER. FREE WI-FI.',
      },
      { keeps: false },
    );
    expect(text).toContain('The Bluebird has 22 units with TV, near Gawler. Free Wi-Fi.');
  });

  it('does not make a description of two facts', () => {
    expect(() => composeDescription({ name: 'Inn', type: 'Motel' }, { keeps: false })).toThrow(/Please add/);
  });
});
