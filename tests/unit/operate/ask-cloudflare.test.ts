import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it, vi } from 'vitest';

import {
  askAccount,
  askCloudflare,
  listOfAccount,
  readJsonObject,
  readObject,
} from '../../../scripts/lib/operate/cloudflare/ask-cloudflare.mjs';
import { listSecrets } from '../../../scripts/lib/operate/inventory.mjs';

let stop = async () => {};
afterEach(async () => {
  vi.unstubAllEnvs();
  await stop();
});

/** An interface that gives these answers, one after the other, and records its calls. */
async function answering(...answers: { status?: number; body: unknown; headers?: Record<string, string> }[]) {
  const requests: string[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const { status = 200, body, headers } = answers.shift() ?? { status: 404, body: 'no more' };
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'account');
  stop = () => new Promise((resolve) => void server.close(() => resolve()));
  return requests;
}

const refusal = (message: string) => ({ errors: [{ code: 10, message }] });

it('follows the pages of a list, by number and by cursor', async () => {
  const numbered = await answering(
    { body: { result: [1, 2], result_info: { page: 1, total_count: 3 } } },
    { body: { result: [3], result_info: { page: 2, total_count: 3 } } },
  );
  expect(await listOfAccount('/queues', 'no')).toEqual([1, 2, 3]);
  expect(numbered).toEqual([
    'GET /accounts/account/queues Bearer token',
    'GET /accounts/account/queues?page=2 Bearer token',
  ]);
  await stop();
  const continued = await answering(
    { body: { result: { buckets: ['a'] }, result_info: { cursor: 'next' } } },
    { body: { result: { buckets: ['b'] }, result_info: { cursor: '' } } },
  );
  const list = await listOfAccount('/list?prefix=x', 'no', ({ buckets }: { buckets: string[] }) => buckets);
  expect(list).toEqual(['a', 'b']);
  expect(continued[1]).toBe('GET /accounts/account/list?prefix=x&cursor=next Bearer token');
});

it('repeats a failed read, but never a change', async () => {
  const read = await answering({ status: 500, body: 'away' }, { body: { result: 'here' } });
  expect(await askCloudflare('/user', 'no')).toBe('here');
  expect(read).toHaveLength(2);
  await stop();
  const changed = await answering({ status: 500, body: 'away' }, { body: { result: 'here' } });
  await expect(askAccount('/d1', 'Not changed.', { method: 'POST', json: {} })).rejects.toThrow(
    'Not changed.\nstatus 500 away',
  );
  expect(changed).toHaveLength(1);
  await stop();
  await expect(askAccount('/d1', 'Not changed.', { method: 'POST', json: {} })).rejects.toThrow(
    /^Not changed\.\nCloudflare did not answer: .+\nIs this machine online\? https:/,
  );
  stop = async () => {};
});

it('shows Cloudflare’s message, and does not repeat a refused call', async () => {
  const requests = await answering({ status: 403, body: refusal('Authentication error') });
  await expect(askAccount('/d1', 'Not listed.')).rejects.toThrow(
    'Not listed.\nAuthentication error [code: 10]\nThe token is not accepted for the account account,',
  );
  expect(requests).toHaveLength(1);
});

it('waits as long as Cloudflare asks after too many calls, also with a change, and then says so', async () => {
  const many = { status: 429, body: refusal('Rate limited'), headers: { 'retry-after': '0.1' } };
  const requests = await answering(many, many, { body: { result: 'done' } });
  expect(await askAccount('/d1', 'no', { method: 'POST', json: {} })).toBe('done');
  expect(requests).toHaveLength(3);
  await stop();
  await answering(many, many, many);
  await expect(askAccount('/d1', 'Not changed.', { method: 'POST', json: {} })).rejects.toThrow(
    /^Not changed\.\nRate limited \[code: 10\]\nToo many calls .* Wait five minutes/,
  );
});

it.each([200, 403, 502])(
  'recognises the page of a proxy with status %i, and quotes its words',
  async (status) => {
    const page =
      '<html><head><style>p { color: red }</style></head><p>Sign in to\n<b>this network</b></p></html>';
    const answer = { status, body: page };
    const words = `Not listed.\nstatus ${status} Sign in to this network\nThat is no answer of Cloudflare's interface`;
    for (const ask of [askAccount, listOfAccount]) {
      await answering(answer, answer, answer);
      await expect(ask('/queues', 'Not listed.')).rejects.toThrow(words);
      await stop();
    }
    stop = async () => {};
  },
);

it('knows an object that is not there from one that cannot be read', async () => {
  await answering(
    { body: 'bytes' },
    { status: 404, body: refusal('gone') },
    { status: 404, body: { errors: [{ code: 10006, message: 'no such bucket' }] } },
    { status: 403, body: refusal('no') },
  );
  expect(new TextDecoder().decode((await readObject('b', 'a/b.json', 'no')) ?? undefined)).toBe('bytes');
  expect(await readObject('b', 'a/b.json', 'no')).toBeNull();
  await expect(readObject('b', 'a/b.json', 'Not read.')).rejects.toThrow('no such bucket');
  await expect(readObject('b', 'a/b.json', 'Not read.')).rejects.toThrow('Not read.');
});

it('names the object and its bucket when it should be JSON and is none', async () => {
  await answering({ body: '{"backups": []}' }, { status: 404, body: refusal('gone') }, { body: '{"back' });
  expect(await readJsonObject('b', 'index.json', 'no')).toEqual({ backups: [] });
  expect(await readJsonObject('b', 'index.json', 'no')).toBeNull();
  await expect(readJsonObject('b', 'index.json', 'no')).rejects.toThrow(
    /^index\.json of the bucket b is damaged: /,
  );
});

it('gives one reason for all calls of an account that is not there, and takes no object for missing', async () => {
  const lost = (path: string) => ({
    status: 404,
    body: { errors: [{ code: 7003, message: `Could not route to /accounts/account${path}, perhaps` }] },
  });
  await answering(lost('/queues'), lost('/r2/buckets/b/objects/a'));
  const reasons = [];
  for (const ask of [askAccount('/queues', 'No queues.'), readObject('b', 'a', 'No object.')])
    reasons.push(await ask.catch(({ why }) => why));
  expect(reasons[0]).toMatch(
    /^Could not route to perhaps \[code: 7003\]\nThe token is not accepted for the account/,
  );
  expect(reasons[1]).toBe(reasons[0]);
});

it('treats a worker as one without secrets only when Cloudflare reports that it does not exist', async () => {
  const workers = { web: { name: 'web' }, queue: { name: 'queue' } };
  const none = { status: 404, body: { errors: [{ code: 10007, message: 'This Worker does not exist' }] } };
  await answering(none, none);
  expect(await listSecrets(workers)).toEqual({ web: [], queue: [] });
  await stop();
  const lost = { status: 404, body: { errors: [{ code: 7003, message: 'Could not route' }] } };
  await answering(none, lost);
  await expect(listSecrets(workers)).rejects.toThrow('could not be listed.\nCould not route');
});
