import { expect, it } from 'vitest';

import { sorry } from '../../../workers/sorry';

const ask = (accept: string) =>
  sorry(new Request('https://stay.example/x', { headers: { accept } }), 503, 'n-42').text();

it('shows a person and a program the number of the failed request', async () => {
  expect(await ask('text/html')).toContain('tell us this number:<br/><code>n-42</code>');
  expect(await ask('application/json')).toContain('tell us this number: n-42');
});
