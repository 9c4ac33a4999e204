import { describe, expect, it } from 'vitest';

import { isPlaceholder } from '~/features/import/website-facts/values/placeholders';
import type { PropertyFact } from '~/jobs/property-facts';

type Case = [PropertyFact, string];

describe('a value that a template came with', () => {
  it.each<Case>([
    ['name', 'Your Hotel Name'],
    ['name', 'Business Name'],
    ['address', '123 Main Street, Anytown CA 12345'],
    ['address', 'Your address here'],
    ['phone', '+1 (555) 123-4567'],
    ['phone', '123-456-7890'],
    ['phone', '0000 000 000'],
    ['email', 'info@example.com'],
    ['email', 'hello@yourdomain.com'],
    ['description', 'Lorem ipsum dolor sit amet.'],
  ])('is known: %s %s', (field, said) => {
    expect(isPlaceholder(field, said)).toBe(true);
  });

  it.each<Case>([
    ['name', 'Your Place in Glenelg'],
    ['name', 'The Example'],
    ['address', '123 Maine Road, Burra SA 5417'],
    ['phone', '(08) 8555 1234'],
    ['phone', '08 8123 4567'],
    ['phone', '1800 555 310'],
    ['email', 'yourhosts@gmail.com'],
    ['email', 'bookings@mylorridge.org.au'],
    ['description', 'Dolores keeps the house.'],
  ])('is not every value that looks a little alike: %s %s', (field, said) => {
    expect(isPlaceholder(field, said)).toBe(false);
  });
});
