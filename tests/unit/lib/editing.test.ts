import { describe, expect, it } from 'vitest';

import { versionSeen } from '~/lib/editing/editor-answer';
import { compareFields, findConflicts } from '~/lib/editing/find-conflicts';
import { entriesOfValues, valuesOfEntries, type FormShape } from '~/lib/editing/form-shape';
import { ownFields } from '~/lib/editing/read-editor-form';
import { takeTheirs } from '~/lib/editing/take-theirs';

const shape: FormShape = {
  fields: ['name', 'colours', 'rows', 'note'],
  choices: ['colours'],
  rows: { name: 'rows', fields: ['first', 'second'] },
};

function formOf(entries: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('the values of a form', () => {
  const values = {
    name: 'A',
    colours: ['red', 'blue'],
    rows: [
      { first: '1', second: '' },
      { first: '', second: '2' },
    ],
    note: '',
  };

  it('go through its entries and back without a change', () => {
    expect(valuesOfEntries(entriesOfValues(values, shape), shape)).toEqual(values);
  });

  it('are those of its own names only', () => {
    const foreign = [
      'other',
      'constructor',
      '__proto__',
      'rows',
      'rows[0].third',
      'rows[100].first',
      'name[0].first',
    ];
    expect(
      valuesOfEntries(
        foreign.map((name) => [name, 'x']),
        shape,
      ),
    ).toEqual({ colours: [], rows: [] });
  });

  it('have an empty row where only a later one was sent', () => {
    expect(valuesOfEntries([['rows[1].first', 'x']], shape)).toMatchObject({ rows: [{}, { first: 'x' }] });
  });
});

describe('what is read of a form', () => {
  const read = (entries: [string, string][], withIntent?: boolean) => [
    ...ownFields(formOf(entries), { shape, cut: (text) => text.slice(0, 3), withIntent }),
  ];

  it('are its own fields, cut', () => {
    expect(
      read([
        ['name', 'long'],
        ['rows[0].first', 'x'],
        ['__state__', 'y'],
        ['take-name', 'theirs'],
      ]),
    ).toEqual([
      ['name', 'lon'],
      ['rows[0].first', 'x'],
    ]);
  });

  it.each([
    ['insert', { name: 'rows' }, true],
    ['remove', { name: 'rows', index: 1 }, true],
    ['reorder', { name: 'rows', from: 0, to: 1 }, true],
    ['validate', { name: 'name' }, true],
    ['insert', { name: 'colours' }, false],
    ['insert', { name: 'rows', defaultValue: {} }, false],
    ['remove', { name: 'rows', index: 1e9 }, false],
    ['update', { name: 'rows' }, false],
  ])('has the intent %s with %j: %s', (type, payload, isRead) => {
    const intent = JSON.stringify({ type, payload });
    expect(read([['__intent__', intent]]).length).toBe(isRead ? 1 : 0);
    expect(read([['__intent__', intent]], false)).toEqual([]);
  });
});

it('the version that a form was loaded with is a number, or null for something new', () => {
  expect(versionSeen(formOf([['version', '7']]))).toBe(7);
  for (const version of ['', 'x', '0']) expect(versionSeen(formOf([['version', version]]))).toBeNull();
});

it('a difference names who changed the field, as far as that is known', () => {
  const labels = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' };
  const base = { a: '0', b: '0', c: '0', d: '0', e: null };
  const mine = { a: '0', b: '1', c: '1', d: '0', e: '1' };
  const theirs = { a: '2', b: '0', c: '2', d: '0', e: '2' };
  const differences = compareFields<keyof typeof labels>({
    labels,
    mine: (field) => mine[field],
    theirs: (field) => theirs[field],
  });
  const found = findConflicts(differences, ({ field, ...texts }, whose) => {
    const before = base[field];
    return before === null ? null : texts[whose] === before;
  });
  expect(found.map(({ label, changedBy }) => [label, changedBy])).toEqual([
    ['A', 'them'],
    ['B', 'me'],
    ['C', 'both'],
    ['E', null],
  ]);
});

it('theirs replaces what was typed in the fields where it was chosen, rows and choices whole', () => {
  const posted = formOf([
    ['version', '3'],
    ['name', 'mine'],
    ['note', 'mine'],
    ['colours', 'red'],
    ['rows[0].first', 'mine'],
    ['rows[1].first', 'mine'],
    ...['note', 'colours', 'rows'].map((field) => [`take-${field}`, 'theirs'] as const),
    ['take-name', 'mine'],
  ]);
  const theirs = { name: 'theirs', note: 'theirs', colours: ['blue'], rows: [{ first: 'theirs' }] };
  expect([...takeTheirs(posted, shape, theirs)]).toEqual([
    ['version', '3'],
    ['name', 'mine'],
    ['colours', 'blue'],
    ['rows[0].first', 'theirs'],
    ['rows[0].second', ''],
    ['note', 'theirs'],
  ]);
});
