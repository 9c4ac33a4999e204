import { describe, expect, it } from 'vitest';

import { typedAddress } from '~/features/import/crawling/fetching/typed-address';

describe('the address of a website as it is typed', () => {
  it.each([
    ['www.example.com.au', 'https://www.example.com.au/'],
    [' jettyrest.com.au/rooms?a=1 ', 'https://jettyrest.com.au/rooms?a=1'],
    ['http://jettyrest.com.au', 'http://jettyrest.com.au/'],
    ['HTTPS://JettyRest.com.au', 'https://jettyrest.com.au/'],
    ['Jetty Rest Motel', null],
    ['jettyrest', null],
    ['me@jettyrest.com.au', null],
    ['javascript:alert(1)', null],
    ['127.0.0.1', null],
    ['localhost:8787', null],
    ['..com', null],
    ['', null],
  ])('%j', (typed, address) => {
    expect(typedAddress(typed)).toBe(address);
  });
});
