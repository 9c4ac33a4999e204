import { describe, expect, it } from 'vitest';

import { pageKey } from '../../../workers/edge-cache/page-key';

const routes = new Set(['root', 'routes/search', 'routes/_index']);
const today = '2026-11-22';
const keyOf = (address: string) =>
  pageKey(new URL(address, 'https://stay.example'), today, routes)?.key ?? null;

describe('the canonical address of a page', () => {
  it.each([
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/?group=hotel&more=type&x=1', '/?more=type&group=hotel'],
    ['/?more=<script>', '/'],
    ['/search?page=1&view=grid&sort=relevance&guests=2', '/search'],
    ['/search?type=motel&type=hotel&type=hotel&type=nonsense', '/search?type=hotel&type=motel'],
    ['/search?tag=pool&tag=family', '/search?tag=family&tag=pool'],
    ['/search?q=%20%20wine%20%20tour%20', '/search?q=wine+tour'],
    ['/search?max_price=90&min_price=200', '/search?min_price=90&max_price=200'],
    ['/search?location=adelaide', '/search'],
    [
      '/search?as=text&said=a+dog&rating=4.5&amenity=Spa&amenity=Gym&q=a+dog',
      '/search?q=a+dog&amenity=Gym&amenity=Spa&rating=4.5&as=text',
    ],
    ['/search?said=%20dogs&location=glenelg|brighton', '/search?location=glenelg%7Cbrighton&said=dogs'],
    ['/search?as=text&rating=6', '/search'],
    ['/adelaide-hotels?gclid=2&page=3', '/adelaide-hotels?page=3'],
    ['/adelaide-hotels?location=glenelg&max_price=200', '/adelaide-hotels?location=glenelg&max_price=200'],
    ['/accommodation/%e4%b8%ad', '/accommodation/%E4%B8%AD'],
    [
      '/search?left_out=check_out&left_out=check_in&left_out=x',
      '/search?left_out=check_in&left_out=check_out',
    ],
    ['/search?check_in=2026-11-22&check_out=2026-11-24', '/search?check_in=2026-11-22&check_out=2026-11-24'],
    [`/search?q=${'x'.repeat(300)}`, `/search?q=${'x'.repeat(201)}%E2%80%A6`],
    ['/accommodation/glenelg?view=list&view=grid', '/accommodation/glenelg?view=list'],
    ['/property/jetty?guests=2', '/property/jetty?guests=2'],
    ['/property/jetty?check_in=2020-01-01&check_out=2020-01-04', '/property/jetty'],
    [
      '/accommodation/glenelg/jetty?check_out=2026-12-26&check_in=2026-12-24&ref=a',
      '/accommodation/glenelg/jetty?check_in=2026-12-24&check_out=2026-12-26&guests=2',
    ],
    ['/guides?page=2&page=3&q=1', '/guides?page=2'],
    ['/guides?page=02', '/guides'],
    ['/suggestions?x=1&begins=gl', '/suggestions?begins=gl'],
    ['/suggestions?begins=jett', '/suggestions?begins=jett'],
    ['/suggestions?begins=jetty', '/suggestions'],
    ['/suggestions?begins=GL', '/suggestions'],
    ['/about?anything=1', '/about'],
    ['/%61bout', '/about'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/images/12/640.webp?cache=no', '/images/12/640.webp'],
    ['/sitemap.xml?1', '/sitemap.xml'],
    ['/sitemap/properties-1', '/sitemap/properties-1'],
    ['/authors-guide', '/authors-guide'],
    ['/_root.data?_routes=root,routes/_index,made-up', '/_root.data?_routes=root%2Croutes%2F_index'],
    [
      '/search.data?_routes=routes/search&x=1&location=glenelg',
      '/search.data?location=glenelg&_routes=routes%2Fsearch',
    ],
  ])('%s is %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it.each([
    '/dashboard',
    '/dashboard.data',
    '/dashboard/properties',
    '/auth',
    '/auth/verify?token=a',
    '/newsletter/confirm?token=a',
    '/your-data',
    '/your-data/confirm?token=a',
    '/consent?redirectTo=/',
    '/consent.css',
    '/sign-out',
    '/dev/mail',
    '/add-property',
    '/edit-property/1',
    '/form-stamp',
    '/__manifest?p=/',
    '/assets/gone.js',
    '/sitemap',
    '/search?check_in=2026-11-21',
    '/search?as=text&rating=6&said=',
    '/adelaide-hotels?q=&sort=name',
    '/adelaide-hotels?type=hotel',
    '/search.data?check_in=2026-12-24&check_out=2026-12-24',
    '/adelaide-hotels?check_in=2020-01-01&check_out=2020-01-02',
    '/accommodation/glenelg?check_out=2020-01-02',
    `/${'a'.repeat(600)}`,
    '/a%00b',
    '/a%5cb',
    '/%E0%A4%A',
  ])('%s is never cached', (address) => {
    expect(keyOf(address)).toBeNull();
  });

  it('renders at the address that the key says', () => {
    const page = pageKey(new URL('https://stay.example/search?x=1&stars=4'), today, routes);
    expect(page).toEqual({
      key: '/search?stars=4',
      address: '/search?stars=4',
      path: '/search',
      search: '?stars=4',
      hasMore: true,
    });
  });
});
