import { describe, expect, it } from 'vitest';

import { keptIn, readPageForm, readTicks } from '~/lib/form/page-parts';

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

const page = {
  'person:intent': 'save',
  'person:stored': '{"name":"Ada","news":"on"}',
  'person:name': 'Ada',
  'person:news': 'on',
  'mail:intent': 'change',
  'mail:stored': '{"email":""}',
  'mail:email': '',
  'mail:proof': 'secret words',
};
const read = (fields: Record<string, string>) => {
  const { own, typed } = readPageForm(formOf(fields));
  return { own: Object.fromEntries(own), typed };
};

describe('the form of a page of several parts', () => {
  it.each([
    ['nothing was typed', {}, null],
    ['a browser changed line ends and blanks alone', { 'person:name': ' Ada\r\n' }, null],
    ['a text was typed', { 'person:name': 'Mae' }, { person: { name: 'Mae', news: 'on' } }],
    ['a text was taken away', { 'person:name': '' }, { person: { name: '', news: 'on' } }],
  ])('gives the part of the button that was pressed, and the others where %s', (_, fields, typed) => {
    const answer = read({ ...page, ...fields, pressed: 'part=mail&intent=change&extra=1' });
    expect(answer.own).toMatchObject({ intent: 'change', extra: '1', email: '', proof: 'secret words' });
    expect(Object.keys(answer.own).join()).not.toMatch(/:|name/);
    expect(answer.typed).toEqual(typed);
  });

  it('sees a box that is no longer ticked, and never gives a password back', () => {
    const { 'person:news': _, ...rest } = page;
    expect(read({ ...rest, pressed: 'intent=other' }).typed).toEqual({ person: { name: 'Ada', news: '' } });
    const { typed } = read({ ...page, 'mail:email': 'a@b.c', pressed: 'part=person&intent=save' });
    expect(typed).toEqual({ mail: { email: 'a@b.c' } });
  });

  it('sends with Enter the part in which something was typed, else the first', () => {
    const enter = { ...page, pressed: 'part=*' };
    expect(read(enter).own).toMatchObject({ intent: 'save', name: 'Ada' });
    expect(read({ ...enter, 'mail:email': 'a@b.c' }).own).toMatchObject({ intent: 'change', email: 'a@b.c' });
    const both = read({ ...enter, 'mail:email': 'a@b.c', 'person:name': 'Mae' });
    expect(both.own).toMatchObject({ intent: 'save', name: 'Mae' });
    expect(both.typed).toEqual({ mail: { email: 'a@b.c' } });
  });

  it('keeps all parts beside a button that belongs to none', () => {
    expect(read({ ...page, 'person:name': 'Mae', upload: '' }).typed).toEqual({
      person: { name: 'Mae', news: 'on' },
    });
  });

  it('leaves a form that was sent by itself as it is', () => {
    expect(read({ intent: 'save', name: 'Mae' })).toEqual({
      own: { intent: 'save', name: 'Mae' },
      typed: null,
    });
  });

  it.each(['[]', 'null', '{', '"x"', '{"name":{"a":1}}', ''])(
    'takes %s as no or blank stored texts, and cuts what is long',
    (stored) => {
      const { typed } = read({ 'a:stored': stored, 'a:name': 'x'.repeat(20_000), pressed: 'intent=b' });
      expect(typed?.a?.name?.length ?? 0).toBeLessThanOrEqual(10_000);
    },
  );

  it('is found in an answer that has one', () => {
    const kept = { notice: null, typed: { a: { name: 'Mae' } } };
    expect([keptIn({ kept }), keptIn({ form: 'a' }), keptIn(undefined), keptIn(null)]).toEqual([
      kept,
      null,
      null,
      null,
    ]);
  });

  it('has the ticked rows of a list, those that it does not show, and only ids', () => {
    const form = formOf({
      ...page,
      'bulk:stored': '{"chosen":"3","elsewhere":""}',
      'bulk:elsewhere': '12,x,-1,7',
      pressed: 'part=search',
    });
    for (const id of ['3', '5', '1e9', '']) form.append('bulk:chosen', id);
    const { ticks, typed } = readPageForm(form);
    expect(ticks).toEqual([3, 5, 12, 7]);
    expect(typed?.bulk).toMatchObject({ chosen: expect.stringMatching(/^3,5/) });
    expect(readTicks(Array.from({ length: 5000 }, (_, at) => at + 1).join(','))).toHaveLength(200);
  });

  it('says nothing of ticks that are as the address has them', () => {
    const form = formOf({
      ...page,
      'bulk:stored': '{"chosen":"3,5","elsewhere":"9"}',
      'bulk:elsewhere': '9',
    });
    for (const id of ['3', '5']) form.append('bulk:chosen', id);
    expect(readPageForm(form)).toMatchObject({ ticks: [3, 5, 9], typed: null });
  });
});
