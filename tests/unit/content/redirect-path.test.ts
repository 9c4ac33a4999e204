import { describe, expect, it } from 'vitest';

import { answerOfEdge, keepQuery } from '~/features/content/redirects/edge/answer-of-edge';
import { lookupPath, readFrom, readTo } from '~/features/content/redirects/rules/redirect-path';

import { hostileAddresses } from '../../support/hostile/vectors/addresses';

const origin = 'https://stay.example';

describe('an old path', () => {
  it.each([
    [' /old ', '/old'],
    ['/old///', '/old'],
    ['/Old', '/Old'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/%68otels', '/hotels'],
    ['/a b', '/a%20b'],
    ['/a/../b', '/b'],
  ])('is spelled as the edge looks it up: %s', (typed, path) => {
    expect(readFrom(typed)).toEqual({ path });
  });

  it.each([
    '',
    'old',
    'https://other.example/',
    '//other.example',
    '/x?y=1',
    '/x#y',
    '/',
    '/%00',
    '/%zz',
    '/x.data',
  ])('is refused: %s', (typed) => expect(readFrom(typed).trouble).toBeTruthy());

  it('is so short that it fits into the key', () => {
    expect(readFrom(`/${'a'.repeat(499)}`).path).toHaveLength(500);
    expect(readFrom(`/${'a'.repeat(500)}`).trouble).toMatch(/500 bytes/);
    expect(readFrom(`/${'é'.repeat(90)}`).trouble).toMatch(/500 bytes/);
  });
});

describe('a new path', () => {
  it.each([
    ['/new/', '/new'],
    ['/new/?a=1#b', '/new?a=1#b'],
    ['https://stay.example/x?y=1', '/x?y=1'],
    ['https://stay.example', '/'],
  ])('is one of this site: %s', (typed, path) => expect(readTo(typed, origin)).toEqual({ path }));

  it.each([...hostileAddresses, 'https://stay.example.evil.example/', 'https://other.example/'])(
    'is nowhere else: %s',
    (typed) => {
      const { path } = readTo(typed, origin);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    },
  );

  it('is none for another site', () => {
    expect(readTo('https://other.example/', origin).trouble).toMatch(/to no other site/);
    expect(readTo('//other.example/', origin).trouble).toMatch(/to no other site/);
  });
});

describe('the edge', () => {
  const table = {
    find: (path: string) =>
      Promise.resolve(path === '/caf%C3%A9' ? { to: '/x', status: 302 as const } : null),
  };

  it('finds a redirect however its path is spelled, and keeps the query', async () => {
    expect(await answerOfEdge('/caf%c3%a9', '?a=1', table)).toEqual({
      kind: 'stored',
      to: '/x?a=1',
      status: 302,
    });
    expect(await answerOfEdge('/index.php', '', table)).toEqual({ kind: 'hard', to: '/', status: 301 });
    expect(await answerOfEdge('//x/', '', table)).toEqual({ kind: 'trimmed', to: '/x', status: 301 });
    expect(await answerOfEdge('/else', '', table)).toBeNull();
    expect(await answerOfEdge('/privacy', '?a=1', table)).toMatchObject({
      to: '/privacy-policy?a=1',
      status: 301,
    });
  });

  it.each([
    ['/PRIVACY', 'hard', '/privacy-policy?q=A'],
    ['//privacy/', 'hard', '/privacy-policy?q=A'],
    ['/INDEX.PHP', 'hard', '/?q=A'],
    ['/Old', 'stored', '/new?q=A'],
    ['/old/', 'stored', '/new?q=A'],
  ])('leads from %s in one step to where its proper spelling leads', async (path, kind, to) => {
    const table = {
      find: async (from: string) => (from === '/old' ? { to: '/new', status: 301 as const } : null),
    };
    expect(await answerOfEdge(path, '?q=A', table)).toEqual({ kind, to, status: 301 });
  });

  it.each([
    ['/Adelaide-Hotels', '/adelaide-hotels'],
    ['/SEARCH', '/search'],
    ['//search', '/search'],
    ['/accommodation//glenelg///', '/accommodation/glenelg'],
    ['//', '/'],
    ['/Caf%C3%89', '/caf%C3%89'],
    ['/Dashboard/Properties/', '/dashboard/properties'],
    ['//evil.example/X', '/evil.example/x'],
  ])('leads from %s to its proper spelling', async (path, to) => {
    const table = { find: async () => null };
    expect(await answerOfEdge(path, '?q=A', table)).toEqual({
      kind: 'trimmed',
      to: `${to}?q=A`,
      status: 301,
    });
    expect(await answerOfEdge(to, '', table)).toBeNull();
  });

  it.each([
    '/assets/Chunk-AbC.js',
    '/media/Photo.webp/640.webp',
    '/images/1/A.webp',
    '/__manifest',
    '/.well-known/A',
  ])('leaves the name of the file %s', async (path) =>
    expect(await answerOfEdge(path, '', { find: async () => null })).toBeNull(),
  );

  it('leads to no page of its own before a stored redirect of the old spelling', async () => {
    const table = {
      find: async (path: string) => (path === '/Old' ? { to: '/new', status: 302 as const } : null),
    };
    expect(await answerOfEdge('/Old', '', table)).toMatchObject({ kind: 'stored', to: '/new' });
    expect(lookupPath('/%2f%41')).toBe('/%2FA');
  });

  it('puts the visitor’s query before the mark, and nowhere when the target has its own', () => {
    expect(keepQuery('/x#y', '?a=1')).toBe('/x?a=1#y');
    expect(keepQuery('/x?b=2#y', '?a=1')).toBe('/x?b=2#y');
    expect(keepQuery('/x#y', '')).toBe('/x#y');
  });
});
