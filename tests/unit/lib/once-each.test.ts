import { expect, it } from 'vitest';

import { makeAnew, onceEach } from '~/lib/memory/remember';

it('the parts of an answer read a value once, also where nothing is remembered', async () => {
  const read: string[] = [];
  const make = (name: string) => () => {
    read.push(name);
    return Promise.resolve(name);
  };
  const remember = onceEach(makeAnew);
  const values = await Promise.all(
    ['places', 'sets', 'places'].map((name) => remember(name, ['list'], make(name))),
  );
  expect(values).toEqual(['places', 'sets', 'places']);
  expect(read).toEqual(['places', 'sets']);
  await onceEach(makeAnew)('places', ['list'], make('places'));
  expect(read).toEqual(['places', 'sets', 'places']);
});
