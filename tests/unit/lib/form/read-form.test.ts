import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { checkbox, emailField } from '~/lib/form/fields';
import { errorReply, errorsIn, fieldsOf, isTicked, typedIn } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';

const schema = z.object({
  name: z
    .string('Please enter a name')
    .min(2, 'Too short')
    .regex(/^[a-z]+$/, 'Only letters'),
  note: z.string().default(''),
  shown: checkbox(),
  password: z.string().min(6, 'Too short'),
});

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const right = { name: 'ada', note: '', shown: 'on', password: 'three wrens' };
const read = (fields: Record<string, string | File>) => readForm(formOf(fields), schema);

describe('a form', () => {
  it('is read by its schema', () => {
    const submission = read(right);
    expect(submission.status === 'success' && submission.value).toEqual({ ...right, shown: true });
    expect(submission.reply().error).toBeUndefined();
  });

  it('has one message a field, and comes back as it was typed', () => {
    const reply = read({ ...right, name: '1' }).reply();
    expect(reply.error).toEqual({ name: ['Too short'] });
    expect(typedIn(reply, 'name')).toBe('1');
  });

  it('never comes back with a password or a code', () => {
    const reply = read({ ...right, name: '' }).reply();
    expect(JSON.stringify(reply)).not.toContain('wrens');
    expect(typedIn(reply, 'password')).toBeUndefined();
    const code = readForm(formOf({ code: '123456' }), z.object({ code: z.string().length(4) })).reply();
    expect(code.error).toHaveProperty('code');
    expect(JSON.stringify(code)).not.toContain('123456');
  });

  it('is read without fields that the schema does not have, Conform’s own among them', () => {
    const submission = read({ ...right, __intent__: 'not JSON', __state__: '{', other: 'x' });
    expect(submission.status).toBe('success');
    expect(submission.reply().fields).toEqual(['name', 'note', 'shown']);
  });

  it('counts a file as a missing field', () => {
    expect(read({ ...right, name: new File(['x'], 'x.txt') }).reply().error).toEqual({
      name: ['Please enter a name'],
    });
  });

  it('cuts what is longer than any field', () => {
    const typed = formOf({ note: 'x'.repeat(20_000) });
    const notes = z.object({ note: z.string() });
    expect(typedIn(readForm(typed, notes).reply(), 'note')).toHaveLength(10_000);
    expect(typedIn(readForm(typed, notes, { max: 300 }).reply(), 'note')).toHaveLength(300);
  });

  it('may have fields of an object, and fields of one of several changes', () => {
    const versions = z.object({ title: z.string(), version: z.object({ title: z.string() }) });
    const reply = readForm(formOf({ title: 'Hills', 'version.title': '3' }), versions).reply();
    expect(typedIn(reply, 'version.title')).toBe('3');
    const change = z.discriminatedUnion('intent', [
      z.object({ intent: z.literal('role'), role: z.string() }),
      z.object({ intent: z.literal('close') }),
    ]);
    const submission = readForm(formOf({ intent: 'role', role: 'owner', other: 'x' }), change);
    expect(submission.status === 'success' && submission.value).toEqual({ intent: 'role', role: 'owner' });
  });

  it('reports two fields that do not agree beside errors of other fields', () => {
    const stay = z
      .object({ email: emailField(), from: z.string(), to: z.string() })
      .refine(({ from, to }) => to > from, { path: ['to'], error: 'Too early', when: () => true });
    for (const email of ['', 'ada', `${'a'.repeat(250)}@b.co`]) {
      const reply = readForm(formOf({ email, from: '2', to: '1' }), stay).reply();
      expect(Object.keys(reply.error ?? {})).toEqual(['email', 'to']);
    }
  });

  it('takes errors of later checks', () => {
    const reply = read(right).reply({ fieldErrors: { name: ['Somebody has this name'] } });
    expect(reply).toMatchObject({ status: 'error', error: { name: ['Somebody has this name'] } });
    expect(read(right).reply({ fieldErrors: {} }).error).toBeUndefined();
  });
});

describe('a field of the page', () => {
  const reply = read({ name: '', note: 'typed', password: '' }).reply();

  it('shows what was typed, blank too, else what is stored', () => {
    const field = fieldsOf<'name' | 'note'>(reply, { name: 'stored', note: 'stored' });
    expect(field('name')).toEqual({ name: 'name', defaultValue: '', errors: ['Too short'] });
    expect(field('note')).toEqual({ name: 'note', defaultValue: 'typed', errors: undefined });
    expect(fieldsOf<'name'>(undefined, { name: 'stored' })('name').defaultValue).toBe('stored');
    expect(fieldsOf<'other'>(reply, { other: 'stored' })('other').defaultValue).toBe('stored');
    expect(fieldsOf<'other'>(null, { other: null })('other').defaultValue).toBeUndefined();
  });

  it('is ticked as it was sent, else as it is stored', () => {
    expect(isTicked(reply, 'shown', true)).toBe(false);
    expect(isTicked(read(right).reply(), 'shown', false)).toBe(true);
    expect(isTicked(undefined, 'shown', true)).toBe(true);
  });

  it('has the errors of another check alone, with what was typed', () => {
    const refused = errorReply({ proof: ['Please confirm that it is you'] }, reply);
    expect(errorsIn(refused, 'name')).toBeUndefined();
    expect(errorsIn(refused, 'proof')).toEqual(['Please confirm that it is you']);
    expect(typedIn(refused, 'note')).toBe('typed');
    expect(typedIn(errorReply({}), 'note')).toBeUndefined();
  });
});
