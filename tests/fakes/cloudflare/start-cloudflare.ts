import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiFailure, newAccount, Plain, type RequestInput, type Route } from './account';
import { bucketRoutes, databaseRoutes, namespaceRoutes, queueRoutes } from './data-routes';
import { startDatabases } from './databases';
import { importRoutes } from './import-routes';
import { accountRoutes } from './account-routes';
import { serveTails } from './serve-tails';
import { workerRoutes } from './worker-routes';

/** A call of the API: the action and its subject. */
export type Call = { kind: string; about: string };

/** Calls with a token of their own in the body or address. */
const withoutToken = ['upload assets', 'upload sql'];
const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Cloudflare's public API on loopback, as far as wrangler uses it to set up, deploy and look after this site. `calls` lists what was
 * called, in order; `fail(kind, nth)` makes the nth call of a kind from now on answer 500; `kind` may
 * go on with what the call is about.
 */
export async function startCloudflare() {
  const account = newAccount();
  const databases = await startDatabases();
  const calls: (Call & { changes: boolean })[] = [];
  const failing: { kind: string; left: number }[] = [];
  const holding = new Map<string, { arrive: () => void; isLetGo: Promise<void> }>();
  const prefix = `/accounts/${account.id}`;
  const imports = importRoutes(databases, () => address);
  const routes: Route[] = [
    ...accountRoutes,
    ...imports.uploads,
    ...[
      ...databaseRoutes(databases),
      ...imports.ofAccount,
      ...bucketRoutes,
      ...namespaceRoutes,
      ...queueRoutes,
      ...workerRoutes(() => address),
    ].map((one) => ({ ...one, path: new RegExp(`^${prefix}${one.path.source.slice(1)}`) })),
  ];

  const mustFail = ({ kind, about }: Call) => {
    const rule = failing.find((one) => `${kind} ${about} `.startsWith(`${one.kind} `));
    if (!rule) return false;
    rule.left -= 1;
    if (rule.left > 0) return false;
    failing.splice(failing.indexOf(rule), 1);
    return true;
  };

  async function holds({ kind }: Call) {
    const held = holding.get(kind);
    holding.delete(kind);
    held?.arrive();
    await held?.isLetGo;
  }

  async function answer(request: IncomingMessage, body: Buffer) {
    const url = new URL(request.url ?? '', 'http://loopback');
    const method = request.method ?? 'GET';
    const found = routes.find((one) => one.method === method && one.path.test(url.pathname));
    const kind = found?.kind ?? `unknown: ${method} ${url.pathname}`;
    const parts = (found?.path.exec(url.pathname) ?? []).slice(1);
    const call = { kind, about: aboutOf(parts, body), changes: changing.has(method) };
    calls.push(call);
    if (request.headers.authorization !== `Bearer ${account.token}` && !withoutToken.includes(kind))
      throw new ApiFailure(401, 10000, 'Authentication error');
    if (!found) throw new ApiFailure(404, 7003, `The fake does not know ${method} ${url.pathname}`);
    if (mustFail(call)) throw new ApiFailure(500, 10001, `${kind}: the fake was told to fail`);
    await holds(call);
    return found.answer(requestOf({ account, parts, url, body, type: request.headers['content-type'] }));
  }

  const server = createServer((request, response) => void serve(request, response, answer));
  // A busy machine lets a command wait for longer than the usual five seconds between two calls of one connection.
  server.keepAliveTimeout = 300_000;
  serveTails(server, account);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    account,
    databases,
    calls,
    /** Calls that change something, as `kind about`, since the last time. */
    takeChanges: () =>
      calls
        .splice(0)
        .filter(({ changes }) => changes)
        .map(({ kind, about }) => `${kind} ${about}`.trim()),
    /** Texts that no command may print: the token, and every secret of the workers. */
    secrets: () => [
      account.token,
      ...[...account.workers.values()].flatMap(({ secrets }) => [...secrets.values()]),
    ],
    fail: (kind: string, nth = 1) => failing.push({ kind, left: nth }),
    /** How many connections programs have to it now. */
    countConnections: () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    /** Lets the next call of a kind wait for `letGo`; `arrived` resolves when it is there. */
    hold(kind: string) {
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      const arrived = new Promise<void>((arrive) => holding.set(kind, { arrive, isLetGo }));
      return { arrived, letGo };
    },
    env: {
      CLOUDFLARE_API_BASE_URL: address,
      CLOUDFLARE_API_TOKEN: account.token,
      CLOUDFLARE_ACCOUNT_ID: account.id,
    },
    async stop() {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), databases.stop()]);
    },
  };
}

export type Cloudflare = Awaited<ReturnType<typeof startCloudflare>>;

function requestOf(from: {
  account: RequestInput['account'];
  parts: string[];
  url: URL;
  body: Buffer;
  type: string | undefined;
}): RequestInput {
  const { account, parts, url, body, type } = from;
  return {
    account,
    parts,
    query: url.searchParams,
    body,
    json: () => JSON.parse(body.toString() || '{}'),
    form: () => new Response(new Uint8Array(body), { headers: { 'content-type': type ?? '' } }).formData(),
  };
}

/** Names of what a call is about: the path's parts, the body's name, and the percentages of a deployment. */
function aboutOf(parts: string[], body: Buffer): string {
  const named = parts.filter((part) => !/^[0-9a-f-]{32,36}$/.test(part)).map(decodeURIComponent);
  return [...named, ...nameIn(body)].join(' ');
}

function nameIn(body: Buffer): string[] {
  try {
    const { name, title, queue_name: queue, versions } = JSON.parse(body.toString());
    if (versions) return [versions.map(({ percentage }: { percentage: number }) => percentage).join('/')];
    return [name ?? title ?? queue ?? ''].filter(Boolean);
  } catch {
    return [];
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (request: IncomingMessage, body: Buffer) => Promise<unknown>,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const send = (status: number, body: Buffer | string, type = 'application/json', headers = {}) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  try {
    const result = await answer(request, Buffer.concat(chunks));
    if (result instanceof Plain) return send(200, result.body, result.type, result.headers);
    const list = Array.isArray(result) ? { page: 1, per_page: 100, total_count: result.length } : undefined;
    send(200, JSON.stringify({ success: true, errors: [], messages: [], result, result_info: list }));
  } catch (error) {
    const { status, code } = error instanceof ApiFailure ? error : { status: 500, code: 10013 };
    const message = error instanceof Error ? error.message : String(error);
    send(status, JSON.stringify({ success: false, errors: [{ code, message }], messages: [], result: null }));
  }
}
