import { describe, expect, it } from 'vitest';

import { formAge, isStampPurpose, stampForm } from '~/platform/http/forms/form-stamp';

const secret = 'only-for-tests-only-for-tests-only-for-tests';
const made = new Date('2026-12-20T00:00:00Z');
const later = new Date(made.getTime() + 5_000);

describe('form stamp', () => {
  it('is made for known forms only', () => {
    expect(isStampPurpose('enquiry')).toBe(true);
    for (const other of [null, '', 'contact', 'Enquiry']) expect(isStampPurpose(other)).toBe(false);
  });

  it('contains the age of a form', async () => {
    expect(await formAge(secret, 'enquiry', await stampForm(secret, 'enquiry', made), later)).toBe(5_000);
  });

  it('is refused when it is not ours, for another purpose, changed or missing', async () => {
    const stamp = await stampForm(secret, 'enquiry', made);
    expect(await formAge(secret, 'contact', stamp, later)).toBeNull();
    expect(await formAge(`${secret}!`, 'enquiry', stamp, later)).toBeNull();
    expect(await formAge(secret, 'enquiry', `1${stamp}`, later)).toBeNull();
    for (const nonsense of [null, '', 'x', `${made.getTime()}.`, `${made.getTime()}.${'0'.repeat(64)}`]) {
      expect(await formAge(secret, 'enquiry', nonsense, later)).toBeNull();
    }
  });
});
