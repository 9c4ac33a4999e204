import { expect, it } from 'vitest';

import { textOf } from '../../support/operate/documented-commands';

it('keeps our line of every request in each environment, and none of the platform’s with addresses and headers', () => {
  const settings = [...textOf('wrangler.toml').matchAll(/^observability = .*$/gm)].map(([line]) => line);
  const kept =
    'observability = { enabled = true, head_sampling_rate = 1, logs = { enabled = true, invocation_logs = false } }';
  expect(settings).toEqual([kept, kept, kept]);
});
