import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it } from 'vitest';

import { startSlowLine } from '../../../scripts/lib/test/slow-line.mjs';

it('carries requests and answers whole and in their order, many at once and one after another', async () => {
  const parts = Array.from({ length: 40 }, (_, at) => `${at}:${'x'.repeat((at * 37) % 900)};`);
  const site = createServer(async (request, response) => {
    let sent = '';
    for await (const bytes of request) sent += String(bytes);
    for (const part of parts) {
      response.write(part);
      await new Promise(setImmediate);
    }
    response.end(sent);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const line = await startSlowLine((site.address() as AddressInfo).port);
  const ask = async (name: string) => {
    const body = `${name}${'y'.repeat(3_000)}`;
    const answer = await fetch(line.origin, { method: 'POST', body });
    return (await answer.text()) === parts.join('') + body;
  };
  const asked = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
  expect([...asked, await ask('f'), await ask('g')]).toEqual(Array.from({ length: 7 }, () => true));
  await line.stop();
  await new Promise((resolve) => site.close(resolve));
});
