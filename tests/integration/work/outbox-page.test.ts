import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createLoadContext } from '~/platform/load-context';
import { loader as one } from '~/routes/dev.mail.$id/route';
import { loader as list } from '~/routes/dev.mail._index/route';

async function statusOf(loader: typeof list | typeof one, environment: string) {
  const request = new Request('http://localhost:8787/dev/mail');
  const context = createLoadContext({ ...env, ENVIRONMENT: environment }, createExecutionContext(), request);
  const args = { request, context, params: { id: 'none' } } as unknown as LoaderFunctionArgs;
  try {
    await loader(args);
    return 200;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    return (thrown as { init?: ResponseInit }).init?.status;
  }
}

describe('the outbox', () => {
  it('can be read locally and exists nowhere else', async () => {
    expect(await statusOf(list, 'local')).toBe(200);
    for (const environment of ['staging', 'production']) {
      expect(await statusOf(list, environment)).toBe(404);
      expect(await statusOf(one, environment)).toBe(404);
    }
  });
});
