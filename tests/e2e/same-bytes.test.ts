import { beforeAll, describe, expect, it } from 'vitest';

import { addGuide, oddScreens, templates } from '../support/browser/templates';
import { ask } from '../support/server/site';

/** Differences between visitors without a session. */
const visitors: Record<string, Record<string, string>> = {
  'who accepted cookies': { cookie: 'cookie-consent=accepted; cookie_consent=accepted' },
  'who declined cookies': { cookie: 'theme=dark; cookie_consent=declined' },
  'on a phone, in German': {
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    'accept-language': 'de-DE,de;q=0.9',
  },
  'that is a search engine': {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  },
  'from another network and page': {
    'cf-connecting-ip': '198.51.100.77',
    referer: 'https://elsewhere.example/list?of=hotels',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
  },
  'who reloads': { 'cache-control': 'no-cache', 'if-none-match': '"x"', accept: 'text/html;q=0.9,*/*;q=0.8' },
};

/** Parameters that other sites add to links. */
const strange = 'utm_source=letter&gclid=a%22b&fbclid=1';

/** It shows this visitor's choice, so it is not cached. */
const ownPage = '/consent';

/** Further pages with parameters or a route of their own. */
const more = [
  '/?more=price',
  '/search?page=2&guests=4',
  '/property/tidmarsh-house?check_in=2030-02-01&check_out=2030-02-04&guests=2',
  '/accommodation/sa/adelaide-cbd',
  '/accommodation/norwood',
  '/guides?page=2',
  '/privacy-policy',
  '/partners',
  '/auth/code',
];

const screens = [...[...templates, ...oddScreens].map(({ path }) => path), ...more].filter(
  (path) => path !== ownPage,
);

/** Until the policy names scripts by their hash, each answer has a nonce of its own. */
const withoutNonce = (html: string) => html.replace(/ nonce="[^"]*"/g, '').replace(/"nonce":"[^"]*"/g, '');

async function bytes(path: string, headers: Record<string, string> = {}): Promise<string> {
  // A request whose calls are counted is never answered from the cache, which would give everybody the same.
  const response = await ask(path, { headers: { 'x-count-calls': 'calls', ...headers } });
  const html = withoutNonce(await response.text());
  expect(response.headers.getSetCookie(), path).toEqual([]);
  return `${response.status} ${response.headers.get('cache-control')}\n${html}`;
}

beforeAll(addGuide);

describe.each(screens)('%s', (path) => {
  it('is the same for every visitor without a session, at any time', async () => {
    const first = await bytes(path);
    for (const [who, headers] of Object.entries(visitors)) {
      expect(difference(first, await bytes(path, headers)), who).toBeNull();
    }
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(difference(first, await bytes(path)), 'later').toBeNull();
  });

  it('does not contain parameters that it does not know', async () => {
    const first = await bytes(path);
    const address = `${path}${path.includes('?') ? '&' : '?'}${strange}`;
    expect(difference(first, await bytes(address))).toBeNull();
  });
});

describe('the data of a page', () => {
  it.each(['/_root.data', '/search.data', '/property/tidmarsh-house.data', '/location/glenelg.data'])(
    'are the same too: %s',
    async (path) => {
      const first = await bytes(path);
      for (const [who, headers] of Object.entries(visitors)) {
        expect(difference(first, await bytes(path, headers)), who).toBeNull();
      }
      expect(difference(first, await bytes(`${path}?${strange}`)), 'parameters').toBeNull();
    },
  );
});

describe('the page of a visitor’s own choice', () => {
  it('is never cached', async () => {
    expect((await ask(ownPage)).headers.get('cache-control')).toBe('private, no-store');
  });
});

/** The place at which two answers begin to differ; null when they are the same. */
function difference(first: string, other: string): string | null {
  if (first === other) return null;
  const at = [...first].findIndex((letter, index) => letter !== other[index]);
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `${around(first)}\n≠\n${around(other)}`;
}
