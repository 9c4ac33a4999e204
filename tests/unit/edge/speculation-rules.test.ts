import { readdirSync } from 'node:fs';

import { expect, it } from 'vitest';

import { neverFetchedAhead } from '~/lib/browser/speculation-rules';

import { pageKey } from '../../../workers/edge-cache/page-key';

const isLeft = (path: string) =>
  neverFetchedAhead.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
  );

/** `/guides/x` of `guides.$`: the address of a route, with a word for each of its parameters. */
function addressOf(route: string): string {
  const name = route.replaceAll(/\[([^\]]*)\]/g, (_, literal: string) => literal.replaceAll('.', '\0'));
  const parts = name
    .split('.')
    .filter((part) => part !== '_index')
    .map((part) => part.replace(/_$/, '').replace(/^\$.*/, 'a-word'));
  return `/${parts.join('/').replaceAll('\0', '.')}`;
}

const paths = readdirSync('app/routes').map(addressOf);
/** Addresses whose answer is the same for everybody, which the edge keeps. */
const isPublic = (path: string) =>
  pageKey(new URL(path, 'https://a.example'), '2026-11-22', new Set()) !== null;

it('only a page that is the same for everybody is fetched before it is opened', () => {
  expect(paths.length).toBeGreaterThan(90);
  expect(paths.filter((path) => !isLeft(path) && !isPublic(path))).toEqual([]);
});

it('public pages are fetched before they are opened, but not forms of an account, signing out, or links to another site', () => {
  expect(['/', '/search', '/about', '/guides/a', '/property/a', '/location/a'].filter(isLeft)).toEqual([]);
  const never = [
    '/sign-out',
    '/go/12',
    '/dashboard',
    '/dashboard/leads/1',
    '/auth',
    '/auth/google',
    '/dev/mail',
  ];
  expect(never.filter((path) => !isLeft(path))).toEqual([]);
});
