import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { pageKey } from '../../../workers/edge-cache/page-key';

/** `/guides/x` of `guides.$`: the address of a route, with a word for each of its parameters. */
function addressOf(route: string): string {
  const name = route.replaceAll(/\[([^\]]*)\]/g, (_, literal: string) => literal.replaceAll('.', '\0'));
  const parts = name
    .split('.')
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/_$/, '').replace(/^\$.*/, 'a-word'));
  return `/${parts.join('/').replaceAll('\0', '.')}`;
}

/** The source of a route and of the screens that it uses. */
function sourceOf(route: string): string {
  const file = ['tsx', 'ts']
    .map((end) => `app/routes/${route}/route.${end}`)
    .find((path) => existsSync(path));
  const source = readFileSync(file ?? '', 'utf8');
  const screens = [...source.matchAll(/'~\/(screens\/[^']+)'/g)].map(([, name]) => `app/${name}.ts`);
  return [
    source,
    ...screens.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')),
  ].join('\n');
}

const routes = readdirSync('app/routes').filter((route) => !route.includes('dashboard'));

describe('a route that the cache may answer', () => {
  it.each(
    routes.filter((route) =>
      pageKey(new URL(addressOf(route), 'https://a.example'), '2026-11-22', new Set()),
    ),
  )('%s says what it shows', (route) => {
    expect(sourceOf(route)).toMatch(/\bshows\(/);
  });

  it('finds the routes', () => {
    expect(addressOf('sitemap[.]xml')).toBe('/sitemap.xml');
    expect(addressOf('auth_.google_.callback')).toBe('/auth/google/callback');
    expect(addressOf('accommodation.$location.$property')).toBe('/accommodation/a-word/a-word');
    expect(routes.length).toBeGreaterThan(30);
  });
});
