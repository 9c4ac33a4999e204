import { describe, expect, it } from 'vitest';

import { analyticsIdToLoad, readMeasurementId } from '~/features/content/settings/analytics-id';

describe('the analytics script', () => {
  it('loads with a measurement id after consent', () => {
    expect(analyticsIdToLoad(readMeasurementId(' G-ABCD1234 '), 'accepted')).toBe('G-ABCD1234');
  });

  it.each(['declined', null] as const)('does not load while consent is %s', (consent) => {
    expect(analyticsIdToLoad(readMeasurementId('G-ABCD1234'), consent)).toBeNull();
  });

  it.each(['', '  ', 'G-', '"><script>', 'https://evil.test/x.js', 'g-lower123'])(
    'does not load with %j for an id',
    (measurementId) => {
      expect(readMeasurementId(measurementId)).toBeNull();
      expect(analyticsIdToLoad(readMeasurementId(measurementId), 'accepted')).toBeNull();
    },
  );
});
