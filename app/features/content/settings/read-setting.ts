import { webAddress } from '~/lib/paths';

import { isMeasurementId } from './analytics-id';

import type { Setting } from './setting-groups';

/** The error of a typed setting; null when it is valid. Blank is always valid: the default then applies. */
export function troubleOf({ kind, max }: Pick<Setting, 'kind' | 'max'>, value: string): string | null {
  if (value === '') return null;
  if (value.length > max) return `Please use at most ${max} characters`;
  switch (kind) {
    case 'email':
      // The rule by which texts recognise an address, plus a dot in its domain.
      return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value) ? null : 'Please enter a valid email address';
    case 'phone':
      return /^\+?[\d\s()-]{6,}$/.test(value) ? null : 'Invalid phone number format';
    case 'date':
      return isDay(value) ? null : 'Please enter a day such as 2026-03-31';
    case 'address':
      return webAddress(value)?.startsWith('https:')
        ? null
        : 'Please enter a whole address that begins with https://';
    case 'measurement':
      return isMeasurementId(value) ? null : 'Please enter a measurement id such as G-AB12CD34EF';
    case 'model':
      // The value becomes part of an address.
      return /^@(cf|hf)(\/[a-z0-9][a-z0-9._-]*){2}$/i.test(value)
        ? null
        : 'Please enter the name of a model such as @cf/meta/llama-3.3-70b-instruct-fp8-fast';
    case 'switch':
      return value === 'on' || value === 'off' ? null : 'Please choose on or off';
    case 'line':
    case 'text':
      return null;
  }
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  );
}
