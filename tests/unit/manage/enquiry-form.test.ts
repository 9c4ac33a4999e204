import { describe, expect, it } from 'vitest';

import { enquiryContentKey } from '~/features/visit/enquiry/enquiry-content-key';
import { readEnquiry } from '~/features/visit/enquiry/read-enquiry';

const today = '2026-12-20';
const valid = { name: 'Ana Li', email: 'ana@example.com' };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return readEnquiry(form, today);
}

const errors = (fields: Record<string, string>) => read({ ...valid, ...fields }).reply().error ?? {};
function stored(fields: Record<string, string>) {
  const submission = read({ ...valid, ...fields });
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.reply().error));
  return submission.value;
}

describe('enquiry form', () => {
  it('takes a name of 2 to 100 characters', () => {
    expect(errors({ name: '' })).toEqual({ name: ['Name must be at least 2 characters'] });
    expect(errors({ name: ' A ' })).toEqual({ name: ['Name must be at least 2 characters'] });
    expect(errors({ name: 'Al' })).toEqual({});
    expect(errors({ name: 'a'.repeat(100) })).toEqual({});
    expect(errors({ name: 'a'.repeat(101) })).toEqual({ name: ['Name must be less than 100 characters'] });
  });

  it('takes letters, spaces, apostrophes and hyphens only in a name', () => {
    for (const name of ["Mary-Anne O'Brien", 'José Núñez', 'Zoë', '李小龙', 'D’Arcy'])
      expect(errors({ name })).toEqual({});
    for (const name of ['R2D2', 'Ann <b>', 'a@b', 'Ann_Lee', 'Ann\nLee']) {
      expect(errors({ name })).toEqual({ name: ['Name contains invalid characters'] });
    }
  });

  it('takes a valid e-mail address of at most 254 characters', () => {
    for (const email of ['', 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com']) {
      expect(errors({ email })).toEqual({ email: ['Please enter a valid email address'] });
    }
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example.com`;
    expect(errors({ email: 'a'.repeat(254 - domain.length) + domain })).toEqual({});
    expect(errors({ email: 'a'.repeat(255 - domain.length) + domain })).toEqual({
      email: ['Email address is too long'],
    });
  });

  it('takes a phone number of digits, spaces, hyphens, parentheses and a leading plus, or none', () => {
    for (const phone of ['', '   ', '(08) 5550 4108', '+61 8 5550-4108'])
      expect(errors({ phone })).toEqual({});
    for (const phone of ['call me', '08 5550 x1', '8+61', '()', '1'.repeat(41)]) {
      expect(errors({ phone })).toEqual({ phone: ['Invalid phone number format'] });
    }
  });

  it('takes dates from today on, check-out after check-in, or none', () => {
    const dates = (check_in_date: string, check_out_date: string) =>
      errors({ check_in_date, check_out_date });
    expect(dates('', '')).toEqual({});
    expect(dates('2026-12-20', '')).toEqual({});
    expect(dates('2026-12-20', '2026-12-21')).toEqual({});
    expect(dates('2026-12-19', '')).toEqual({ check_in_date: ['Check-in cannot be in the past'] });
    expect(dates('', '2026-12-19')).toEqual({ check_out_date: ['Check-out cannot be in the past'] });
    expect(dates('2026-12-24', '2026-12-24')).toEqual({
      check_out_date: ['Check-out must be after check-in'],
    });
    expect(dates('2026-12-24', '2026-12-23')).toEqual({
      check_out_date: ['Check-out must be after check-in'],
    });
    expect(dates('2026-02-30', 'soon')).toEqual({
      check_in_date: ['Please enter a valid date'],
      check_out_date: ['Please enter a valid date'],
    });
  });

  it('reports a check-out that is too early together with the other errors', () => {
    expect(errors({ name: '', check_in_date: '2026-12-24', check_out_date: '2026-12-23' })).toEqual({
      name: ['Name must be at least 2 characters'],
      check_out_date: ['Check-out must be after check-in'],
    });
  });

  it('takes 1 to 20 guests, or none', () => {
    expect(stored({ guests: '1' }).guests).toBe(1);
    expect(stored({ guests: '20' }).guests).toBe(20);
    expect(stored({ guests: '' }).guests).toBeNull();
    for (const guests of ['0', '21', '-1', '2.5', 'two', '1e1', '9'.repeat(40)]) {
      expect(errors({ guests })).toEqual({ guests: ['Guests must be a number from 1 to 20'] });
    }
  });

  it('takes a message of at most 1000 characters, a line end being one', () => {
    expect(errors({ message: 'm'.repeat(1000) })).toEqual({});
    expect(errors({ message: 'm'.repeat(1001) })).toEqual({
      message: ['Message must be less than 1000 characters'],
    });
    expect(errors({ message: `${'m'.repeat(499)}\r\n${'m'.repeat(500)}` })).toEqual({});
  });

  it('trims, lower-cases the address, and makes a blank phone or message null', () => {
    expect(stored({ name: '  Ana Li ', email: ' Ana@Example.COM ', phone: ' ', message: '  \n ' })).toEqual({
      name: 'Ana Li',
      email: 'ana@example.com',
      phone: null,
      check_in_date: null,
      check_out_date: null,
      guests: null,
      message: null,
    });
    expect(stored({ message: ' Quiet room, please. ' }).message).toBe('Quiet room, please.');
  });

  it('returns the typed values', () => {
    expect(read({ name: '1', email: 'Ana', message: 'Hello' }).reply().initialValue).toEqual({
      name: '1',
      email: 'Ana',
      message: 'Hello',
    });
  });

  it('looks at its own fields only', () => {
    const hostile = {
      __intent__: 'x',
      __state__: '{',
      '__proto__.a': '1',
      'name.first': '1',
      property_id: '9',
    };
    expect(stored(hostile)).not.toHaveProperty('property_id');
    expect(read({ ...valid, ...hostile }).status).toBe('success');
  });
});

describe('the same enquiry', () => {
  const enquiry = {
    propertySlug: 'quandong-house',
    email: 'ana@example.com',
    check_in_date: '2026-12-24',
    check_out_date: null,
    message: 'Quiet room, please.',
  };

  it('is recognised by property, address, dates and message', async () => {
    const key = await enquiryContentKey(enquiry);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await enquiryContentKey({ ...enquiry, message: ' quiet  room,\nPlease. ' })).toBe(key);
    for (const change of [
      { propertySlug: 'other-house' },
      { email: 'bea@example.com' },
      { check_in_date: '2026-12-25' },
      { check_out_date: '2026-12-27' },
      { message: null },
    ]) {
      expect(await enquiryContentKey({ ...enquiry, ...change })).not.toBe(key);
    }
  });
});
