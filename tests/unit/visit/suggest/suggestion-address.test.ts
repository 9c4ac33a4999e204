import { expect, it } from 'vitest';

import { parseCriteria } from '~/features/directory/criteria/criteria';
import type { SuggestionKind } from '~/features/visit/suggest/suggestion';
import { suggestionAddress } from '~/features/visit/suggest/suggestion-address';

it.each<[SuggestionKind, string, string, string]>([
  ['place', '/accommodation/norwood', 'q=norw&location=adelaide', '/accommodation/norwood'],
  [
    'place',
    '/accommodation/norwood',
    'q=norw&location=glenelg&max_price=200&check_in=2030-02-04',
    '/accommodation/norwood?max_price=200&check_in=2030-02-04',
  ],
  [
    'kind',
    '/adelaide-hotels',
    'q=hot&type=motel&location=glenelg&page=3',
    '/adelaide-hotels?location=glenelg',
  ],
  ['kind', '/search?type=villa', 'q=vil&type=motel', '/search?type=villa'],
  ['feature', '/search?amenity=Pool', 'q=po&amenity=Gym&amenity=Pool', '/search?amenity=Gym&amenity=Pool'],
  ['feature', '/search?tag=quiet', 'q=qu&said=quiet+please&tag=family', '/search?tag=family&tag=quiet'],
  ['landmark', '/accommodation-near/adelaide-oval', 'q=ov&guests=4', '/accommodation-near/adelaide-oval'],
  ['landmark', '/search?q=Old+Mill&as=text', 'q=ol&guests=4', '/search?guests=4&q=Old+Mill&as=text'],
  ['stay', '/property/jetty-house', 'q=je&stars=5&guests=4', '/property/jetty-house?guests=4'],
])('a %s at %s chosen in a form with %s leads to %s', (kind, to, form, address) => {
  const criteria = parseCriteria(new URLSearchParams(form));
  expect(suggestionAddress({ kind, to, name: '', hint: '' }, criteria)).toBe(address);
});
