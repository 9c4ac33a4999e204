import { describe, expect, it } from 'vitest';

import { matchSuggestions } from '~/features/visit/suggest/match-suggestions';
import type { Suggestion, SuggestionKind } from '~/features/visit/suggest/suggestion';

const thing = (kind: SuggestionKind, name: string, also?: string[]): Suggestion => ({
  kind,
  name,
  hint: '',
  to: `/${name}`,
  ...(also && { also }),
});

const suggestions = [
  thing('stay', 'The Playford Arms'),
  thing('stay', 'Jetty Hotel Glenelg'),
  thing('feature', 'Free Wi-Fi', ['internet', 'wlan']),
  thing('feature', 'Pool', ['swimming pool']),
  thing('kind', 'Bed & Breakfast', ['bnb', 'guest house']),
  thing('kind', 'Hotel'),
  thing('landmark', 'Glenelg Jetty'),
  thing('landmark', 'Adelaide Oval'),
  thing('place', 'Glenelg'),
  thing('place', 'Hahndorf'),
  thing('place', 'McLaren Vale'),
  thing('stay', 'Café Crème Rooms'),
];

describe('suggestions for what is typed', () => {
  it.each([
    ['gl', ['Glenelg', 'Glenelg Jetty', 'Jetty Hotel Glenelg']],
    ['jetty', ['Jetty Hotel Glenelg', 'Glenelg Jetty']],
    ['hotel', ['Hotel', 'Jetty Hotel Glenelg']],
    ['oval adel', ['Adelaide Oval']],
    ['play', ['The Playford Arms']],
    ['the play', ['The Playford Arms']],
    ['wifi', ['Free Wi-Fi']],
    ['wi-fi', ['Free Wi-Fi']],
    ['WLAN', ['Free Wi-Fi']],
    ['swimming p', ['Pool']],
    ['bnb', ['Bed & Breakfast']],
    ['bed and', ['Bed & Breakfast']],
    ['bed and breakfast', ['Bed & Breakfast']],
    ['bed & br', ['Bed & Breakfast']],
    ['bed breakfast', ['Bed & Breakfast']],
    ['cafe creme', ['Café Crème Rooms']],
    ['mclarenv', ['McLaren Vale']],
    ['zzz', []],
    ['  !? ', []],
  ])('%s: %j', (typed, names) => {
    expect(matchSuggestions(typed, suggestions).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['glenleg', 'Glenelg'],
    ['gelnelg', 'Glenelg'],
    ['hahndrof', 'Hahndorf'],
    ['handorf', 'Hahndorf'],
    ['adelade oval', 'Adelaide Oval'],
    ['daelaide oval', 'Adelaide Oval'],
    ['delaide ov', 'Adelaide Oval'],
    ['edelaide', 'Adelaide Oval'],
    ['brekfast', 'Bed & Breakfast'],
    ['playfrod', 'The Playford Arms'],
  ])('forgive the typing error in %s', (typed, name) => {
    expect(matchSuggestions(typed, suggestions)[0]?.name).toBe(name);
  });

  it('forgive nothing in a word of three letters, nor two errors in one word', () => {
    expect(matchSuggestions('ovel', suggestions).map(({ name }) => name)).toEqual(['Adelaide Oval']);
    expect(matchSuggestions('ovl', suggestions)).toEqual([]);
    expect(matchSuggestions('glanelk', suggestions)).toEqual([]);
  });

  it('are at most eight', () => {
    const many = Array.from({ length: 30 }, (_, index) => thing('stay', `Gum House ${index}`));
    expect(matchSuggestions('gum', many)).toHaveLength(8);
  });
});
