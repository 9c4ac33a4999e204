import { expect, it } from 'vitest';

import { marksOf } from '~/features/manage/property-editor/field-marks';
import { findPropertyConflicts } from '~/features/manage/property-editor/find-conflicts';

const names = { suburbs: {}, amenities: { 1: 'Pool', 2: 'Sauna' } };
const base = {
  name: 'Old',
  address: '1 Old Street',
  phone: '1',
  email: 'same@example.com',
  amenities: ['1'],
};

it('has for each difference who changed it, and leaves out fields that are equal in both', () => {
  const mine = { ...base, name: 'Mine', address: 'My Street', email: 'new@example.com' };
  const theirs = { ...base, name: 'Theirs', phone: '2', email: 'new@example.com', amenities: ['2'] };
  const found = findPropertyConflicts({ mine, theirs, marks: marksOf(base) }, names);
  expect(Object.fromEntries(found.map(({ field, changedBy }) => [field, changedBy]))).toEqual({
    name: 'both',
    address: 'me',
    phone: 'them',
    amenities: 'them',
  });
  expect(found.find(({ field }) => field === 'amenities')).toMatchObject({ mine: 'Pool', theirs: 'Sauna' });
});

it('does not guess without marks, or with nonsense in their place', () => {
  for (const marks of ['', 'name', 'x'.repeat(10_000)]) {
    const [one] = findPropertyConflicts({ mine: { name: 'Mine' }, theirs: { name: 'Theirs' }, marks }, names);
    expect(one?.changedBy).toBeNull();
  }
});

it('is small, however long the description', () => {
  expect(marksOf({ ...base, description: 'A long verandah. '.repeat(2000) }).length).toBeLessThan(800);
});
