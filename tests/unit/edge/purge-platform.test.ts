import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { purgePlatform } from '~/platform/cache/purge-platform';

type PurgeRequest = { method?: string; authorization?: string; tags: string[] };

let server: Server;
let url: string;
let status: number;
let requests: PurgeRequest[];

beforeEach(async () => {
  status = 200;
  requests = [];
  server = createServer(async (request, response) => {
    const { tags } = JSON.parse(await textOf(request)) as { tags: string[] };
    requests.push({ method: request.method, authorization: request.headers.authorization, tags });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/zones/z/purge_cache`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

describe('the platform’s own interface for purging', () => {
  it('gets the changed keys, thirty at a time, with the token', async () => {
    const keys = Array.from({ length: 65 }, (_, at) => `property:${at}`);
    await purgePlatform({ url, token: 'secret' }, keys);
    expect(requests.map(({ tags }) => tags.length)).toEqual([30, 30, 5]);
    expect(requests.flatMap(({ tags }) => tags)).toEqual(keys);
    expect(requests[0]).toMatchObject({ method: 'POST', authorization: 'Bearer secret' });
  });

  it('is not called without a token, nor when nothing changed', async () => {
    await purgePlatform(null, ['list']);
    await purgePlatform({ url, token: 'secret' }, []);
    expect(requests).toEqual([]);
  });

  it('may fail: the log of changes does the same within a minute', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    status = 429;
    await purgePlatform({ url, token: 'secret' }, ['list']);
    await purgePlatform({ url: 'http://127.0.0.1:1/', token: 'secret' }, ['list']);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});
