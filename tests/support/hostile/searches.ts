import { propertyTypes } from '~/db/vocabulary';
import { sorts } from '~/features/directory/criteria/criteria';

const words = [
  'sandstone',
  'hotel',
  'glenelg',
  'garden',
  'cottage',
  'beach',
  'streusel',
  'the',
  'adelaide',
  'norwood',
  'jetty',
  'poool',
  'hotle',
  'glenlg',
  'gardn',
  'cotatge',
  'baech',
  'norwod',
  'jety',
  'cottag',
  'gle',
  'zzqxwvy',
  'qwrtzplk',
  'xx',
  'a',
  '7',
  '70707',
  'x'.repeat(40),
  'é'.repeat(20),
  '漢字',
  '🏨',
  '𠮷𠮷𠮷𠮷',
  'ß',
  '"',
  '*',
  'NEAR/2',
  'name:pool',
  '(',
  '%',
  '\u0000',
  "'; drop table properties; --",
  'ﬁﬁﬁﬁ',
  '\ud800',
];
const places = [
  'glenelg',
  'norwood',
  'adelaide',
  'hahndorf',
  'nowhere at all',
  'street',
  'xc',
  'x'.repeat(200),
  '漢',
  '"',
];
const tags = ['family', 'pet-friendly', 'beach', 'pool', 'x', 'y', 'z', 'none', 'luxury', 'spa', "';--"];

/**
 * A query string that makes a search work hard: any parameters, often repeated, with meaningful and
 * meaningless values.
 */
export function hostileSearch(random: () => number): string {
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const some = <T>(of: readonly T[], max: number) => Array.from({ length: below(max + 1) }, () => one(of));
  const params = new URLSearchParams();
  const often = (name: string, values: readonly string[], chance = 0.5) => {
    if (random() < chance) for (const value of values) params.append(name, value);
  };
  for (let times = 1 + below(2); times > 0; times -= 1) often('q', [some(words, 12).join(' ')], 0.85);
  often('location', some(places, 2));
  often('type', some([...propertyTypes, 'castle'], 12));
  often('tag', some(tags, 20));
  often('min_price', [String(below(1200))]);
  often('max_price', [String(below(1200))]);
  often('stars', [one(['3', '4', '5', '9'])]);
  often('near_airport', ['1'], 0.3);
  often('near', [one(['the-square', 'any-beach', 'nowhere', '-', 'A', '%', 'x'.repeat(100)])], 0.3);
  often('minutes', [one(['1', '10', '60', '61', '0', '-1', '9e9'])], 0.3);
  often('by', [one(['walk', 'tram', 'car'])], 0.3);
  often('sort', [one([...sorts, 'nearest', 'best'])]);
  often('page', [one(['1', '2', '42', '999', '1000', '99999999999'])]);
  often('view', [one(['list', 'grid'])], 0.3);
  often('guests', [one(['3', '20', '-1'])], 0.3);
  often('as', ['text']);
  if (params.get('page') === '999') {
    params.set('was', params.get('location') ?? 'adelaide');
    for (const place of places) params.append('place', place);
  }
  return params.toString();
}

/** Eight words that no property has, with every filter. */
export const craftedSearch =
  'q=zzqxwa+zzqxwb+zzqxwc+zzqxwd+zzqxwe+zzqxwf+zzqxwg+zzqxwh&location=nowhere-at-all&type=hotel&type=motel' +
  '&type=apartment&type=villa&tag=aa&tag=bb&tag=cc&tag=dd&tag=ee&min_price=10&max_price=20&stars=5&near_airport=1' +
  '&sort=price_high&page=1000&guests=9&view=list';
