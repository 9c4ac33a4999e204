import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Account, Version, Worker } from './account';
import type { Cloudflare } from './start-cloudflare';

type Failure = { status: number; text?: string };

/** The parts of a page that a release looks for. */
const pages: Record<string, string> = {
  '/': '<a href="/search">Search</a><script src="/assets/SCRIPT"></script></html>',
  '/search': '<p>Search</p></html>',
  '/auth': '<input type="password"></html>',
  '/health': 'ok',
};

/**
 * The site behind the fake's workers: answers as the version that a request names, else as the one with most of the traffic. Words in
 * the version's code make it bad: `fails PATH` answers 500 there, `fails PATH from 50 %` once it has that share of the traffic, `slow PATH`
 * half a second late, `forgets enquiries` stores none, `clock is late` dates answers two hours back.
 * `requests` lists what was requested, with the share of the version that answered.
 */
export async function startSite(workerName: string) {
  let cloudflare: Cloudflare | null = null;
  const requests: { path: string; version: string }[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, { cloudflare, workerName, requests });
  });
  // As the fake interface's: a test of a release waits between two requests, longer on a busy machine.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    behind: (one: Cloudflare) => (cloudflare = one),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type World = {
  cloudflare: Cloudflare | null;
  workerName: string;
  requests: { path: string; version: string }[];
};

async function answer(request: IncomingMessage, response: ServerResponse, world: World) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname } = new URL(request.url ?? '', 'http://loopback');
  const worker = world.cloudflare?.account.workers.get(world.workerName);
  const version = worker && chosenVersion(worker, request.headers['cloudflare-workers-version-overrides']);
  if (!world.cloudflare || !worker || !version) return response.writeHead(404).end();
  world.requests.push({ path: pathname, version: version.id });
  if (version.code.includes(`slow ${pathname}`)) await new Promise((resolve) => setTimeout(resolve, 500));
  const { status, text = '' } = await answerOf(
    world.cloudflare,
    version,
    pathname,
    String(Buffer.concat(chunks)),
  );
  const late = version.code.includes('clock is late') && {
    date: new Date(Date.now() - 7_200_000).toUTCString(),
  };
  response.writeHead(status, { 'content-type': 'text/html', ...late }).end(text);
}

/** The version that the header names, if it is in the deployment, as at Cloudflare; else by its share. */
function chosenVersion(worker: Worker, header: unknown): Version | undefined {
  const deployed = worker.deployments[0]?.versions ?? [];
  const named = new RegExp(`${worker.name}="([^"]+)"`).exec(String(header ?? ''))?.[1];
  const isThere = deployed.some(({ version_id: id }) => id === named);
  const main = deployed.reduce(
    (a, b) => (b.percentage > a.percentage ? b : a),
    deployed[0] ?? { version_id: '', percentage: 0 },
  );
  const id = isThere ? named : main.version_id;
  return worker.versions.find((version) => version.id === id);
}

async function answerOf(
  cloudflare: Cloudflare,
  version: Version,
  path: string,
  body: string,
): Promise<Failure> {
  const fails = new RegExp(`fails ${path}(?![\\w/])(?: from (\\d+) %)?`).exec(version.code);
  if (fails && shareOf(cloudflare.account, version) >= Number(fails[1] ?? 0)) return { status: 500 };
  if (path.startsWith('/assets/')) return { status: hasFile(cloudflare.account, version, path) ? 200 : 404 };
  if (path === '/form-stamp') return { status: 200, text: '{"stamp":"1.a"}' };
  const script = version.assets.find((name) => name.endsWith('.js')) ?? '';
  const page = pages[path]?.replace('/assets/SCRIPT', script);
  if (page) return { status: 200, text: page };
  const slug = /^\/property\/([\w-]+)$/.exec(path)?.[1];
  return slug ? stay(cloudflare, version, slug, body) : { status: 404 };
}

/** The part of the traffic that a version gets now, in per cent. */
const shareOf = ({ workers }: Account, { id }: Version) =>
  [...workers.values()]
    .flatMap(({ deployments }) => deployments[0]?.versions ?? [])
    .find(({ version_id }) => version_id === id)?.percentage ?? 0;

/** As the worker does: a file of the version's own, or one that is kept in the bucket. */
const hasFile = ({ buckets }: Account, version: Version, path: string) =>
  version.assets.includes(path) || [...buckets.values()].some((objects) => objects.has(`build${path}`));

async function stay({ account, databases }: Cloudflare, version: Version, slug: string, body: string) {
  const own = version.bindings.find(({ name }) => name === 'DB')?.id;
  const database = await databases.open(own ?? account.databases[0]?.uuid ?? '');
  const row = await database
    .prepare('SELECT id FROM properties WHERE slug = ? AND is_published = 1')
    .bind(slug)
    .first<{ id: number }>();
  if (!row) return { status: 404 };
  const form = new URLSearchParams(body);
  const isForm = form.has('email') && !version.code.includes('forgets enquiries');
  if (isForm) {
    const lead = crypto.randomUUID();
    const mail = JSON.stringify({ version: 1, mail: 'lead-notice', leadId: lead });
    await database.batch([
      database
        .prepare('INSERT INTO leads (id, property_id, name, email, content_key) VALUES (?, ?, ?, ?, ?)')
        .bind(lead, row.id, form.get('name'), form.get('email'), lead),
      database
        .prepare("INSERT INTO jobs (id, kind, input, due_at) VALUES (?, 'mail', ?, 0)")
        .bind(crypto.randomUUID(), mail),
    ]);
  }
  return { status: 200, text: '<h1>A stay</h1></html>' };
}
