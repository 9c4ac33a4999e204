import { expect, it } from 'vitest';

import { addedPath, findAdded } from '~/features/manage/property-editor/added-path';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://site');
  return findAdded({ pathname, search });
};

it('finds the property that was added in the address to which its form leads', () => {
  expect(at(addedPath(12))).toEqual({ id: 12, editor: '/dashboard/edit-property/12' });
  expect(at('/dashboard/edit-property/12/photos?photos_follow=yes')).toEqual({ id: 12, editor: null });
  for (const other of ['/dashboard', '/dashboard?added=x', '/dashboard/properties?added=12', '/auth'])
    expect(at(other), other).toBeNull();
});
