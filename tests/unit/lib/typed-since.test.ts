import { describe, expect, it } from 'vitest';

import type { FormShape, FormValues } from '~/lib/editing/form-shape';
import { typedSince, withTyped } from '~/lib/editing/typed-since';

const shape: FormShape = {
  fields: ['name', 'text', 'tags', 'units'],
  choices: ['tags'],
  rows: { name: 'units', fields: ['name', 'beds'] },
};

const sent: FormValues = {
  name: 'Saltbush',
  text: 'One',
  tags: ['1', '2'],
  units: [{ name: 'Sea', beds: '' }],
};
const typed = (now: FormValues) => typedSince({ sent, now: { ...sent, ...now } }, shape);

describe('what was typed since a form was sent', () => {
  it('is nothing where only line ends, the order of choices or blank fields differ', () => {
    expect(typed({})).toEqual([]);
    expect(typed({ tags: ['2', '1'], units: [{ name: 'Sea' }] })).toEqual([]);
    const lines = { sent: { text: 'a\r\nb' }, now: { text: 'a\nb', name: '' } };
    expect(typedSince(lines, shape)).toEqual([]);
  });

  it('is every field with another text, choice or row', () => {
    expect(typed({ name: 'Saltbush Inn' })).toEqual(['name']);
    expect(typed({ name: '' })).toEqual(['name']);
    expect(typed({ tags: ['1'] })).toEqual(['tags']);
    expect(typed({ units: [{ name: 'Sea', beds: '1 king' }] })).toEqual(['units']);
    expect(typed({ units: [] })).toEqual(['units']);
    expect(typed({ units: [{ name: 'Sea' }, {}] })).toEqual(['units']);
  });

  it('replaces those fields of what was stored, and no others', () => {
    const stored = { name: 'Saltbush', text: 'Tidied', tags: ['1', '2'], units: [], slug: 'saltbush' };
    const now = { ...sent, name: undefined, units: [{ name: 'Hills' }] };
    expect(withTyped<FormValues>(stored, { sent, now }, shape)).toEqual({
      ...stored,
      name: '',
      units: [{ name: 'Hills' }],
    });
    expect(withTyped<FormValues>(stored, { sent, now: sent }, shape)).toEqual(stored);
  });
});
