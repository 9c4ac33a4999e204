import { randomUUID } from 'node:crypto';

import {
  ApiFailure,
  Plain,
  route,
  type Account,
  type Binding,
  type RequestInput,
  type Version,
  type Worker,
} from './account';

const script = '/workers/scripts/:name';

/**
 * Scripts, their versions and deployments, their secrets, and the files that are uploaded with them. `address` is where the fake can be
 * reached.
 */
export const workerRoutes = (address: () => string) => {
  /** Files of upload sessions that no version has yet, by the session's token. */
  const sessions = new Map<string, string[]>();
  return [
    route('GET', '/workers/services/:name', 'read worker', ({ account, parts }) => {
      const { name } = requireWorker(account, parts);
      const own = { tag: name, tags: [], last_deployed_from: 'wrangler' };
      return { default_environment: { environment: 'production', script: { id: name, ...own } } };
    }),
    route('PUT', script, 'create worker', async (request) => {
      const worker = newWorker(request.account, request.parts[0] ?? '');
      const version = await readVersion(request, worker, sessions);
      deploy(worker, [{ version_id: version.id, percentage: 100 }], 'Automatic deployment on upload.');
      return { id: worker.name, tag: worker.name, startup_time_ms: 1 };
    }),
    route('GET', `${script}/secrets`, 'list secrets', ({ account, parts }) =>
      [...requireWorker(account, parts).secrets.keys()].map((name) => ({ name, type: 'secret_text' })),
    ),
    route('GET', `${script}/settings`, 'read settings', ({ account, parts }) => ({
      bindings: [...requireWorker(account, parts).secrets.keys()].map((name) => ({
        name,
        type: 'secret_text',
      })),
    })),
    route('PATCH', `${script}/settings`, 'set secrets', setSecrets),
    route('PUT', `${script}/secrets`, 'set secret', ({ account, parts, json }) => {
      const { name, text } = json<Record<string, string>>();
      changeSecrets(requireWorker(account, parts), { [name ?? '']: text ?? '' });
      return { name, type: 'secret_text' };
    }),
    route('DELETE', `${script}/secrets/:secret`, 'delete secret', ({ account, parts }) => {
      changeSecrets(requireWorker(account, parts), { [parts[1] ?? '']: null });
      return null;
    }),
    route('PATCH', `${script}/script-settings`, 'change script settings', () => ({})),
    route('GET', `${script}/script-settings`, 'read script settings', () => ({})),
    route('POST', `${script}/tails`, 'begin tail', ({ account, parts }) => ({
      id: randomUUID(),
      url: `${address().replace('http', 'ws')}/tails/${requireWorker(account, parts).name}`,
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    })),
    route('DELETE', `${script}/tails/:tail`, 'end tail', () => null),
    ...assetRoutes(sessions),
    ...versionRoutes(sessions),
    ...triggerRoutes,
  ];
};

const versionRoutes = (sessions: Map<string, string[]>) => [
  route('POST', `${script}/versions`, 'upload version', async (request) => {
    const worker = requireWorker(request.account, request.parts);
    const version = await readVersion(request, worker, sessions);
    return { ...shown(version), startup_time_ms: 12 };
  }),
  route('GET', `${script}/versions`, 'list versions', ({ account, parts }) => ({
    items: requireWorker(account, parts).versions.slice(0, 10).map(shown),
  })),
  route('GET', `${script}/versions/:id`, 'read version', ({ account, parts }) => {
    const version = requireWorker(account, parts).versions.find(({ id }) => id === parts[1]);
    if (!version) throw new ApiFailure(404, 10010, 'version not found');
    return shown(version);
  }),
  route('GET', `${script}/deployments`, 'list deployments', ({ account, parts }) => ({
    deployments: requireWorker(account, parts)
      .deployments.slice(0, 10)
      .map(({ id, createdAt, message, cause, versions }) => ({
        id,
        source: 'wrangler',
        strategy: 'percentage',
        author_email: 'person@example.com',
        created_on: createdAt,
        annotations: {
          'workers/message': message,
          ...(cause && { 'workers/triggered_by': cause }),
        },
        versions,
      })),
  })),
  route('POST', `${script}/deployments`, 'deploy versions', ({ account, parts, query, json }) => {
    const worker = requireWorker(account, parts);
    const { versions, annotations } = json<{
      versions: { version_id: string; percentage: number }[];
      annotations?: Record<string, string>;
    }>();
    for (const { version_id } of versions)
      if (!worker.versions.some(({ id }) => id === version_id))
        throw new ApiFailure(404, 10010, 'version not found');
    const sum = versions.reduce((total, { percentage }) => total + percentage, 0);
    if (sum !== 100) throw new ApiFailure(400, 10212, 'the percentages must be 100 together');
    const old = versions.flatMap(({ version_id }) => worker.changedSecrets.get(version_id) ?? []);
    if (old.length > 0 && query.get('force') !== 'true')
      throw new ApiFailure(400, 10220, `The following secrets have changed: ${old.join(', ')}`);
    return deploy(worker, versions, annotations?.['workers/message'] ?? '');
  }),
];

const assetRoutes = (sessions: Map<string, string[]>) => [
  route('POST', `${script}/assets-upload-session`, 'begin assets', ({ account, parts, json }) => {
    requireWorker(account, parts);
    const { manifest } = json<{ manifest: Record<string, { hash: string }> }>();
    const jwt = randomUUID();
    sessions.set(jwt, Object.keys(manifest));
    return { jwt, buckets: [Object.values(manifest).map(({ hash }) => hash)] };
  }),
  route('POST', '/workers/assets/upload', 'upload assets', () => ({ jwt: [...sessions.keys()].at(-1) })),
];

const triggerRoutes = [
  route('GET', `${script}/subdomain`, 'read subdomain', () => ({ enabled: false, previews_enabled: false })),
  route('POST', `${script}/subdomain`, 'set subdomain', ({ json }) => json()),
  route('GET', '/workers/subdomain', 'read account subdomain', () => ({ subdomain: 'loopback' })),
  route('PUT', `${script}/schedules`, 'set schedules', ({ account, parts, json }) => {
    const crons = json<{ cron: string }[]>().map(({ cron }) => cron);
    requireWorker(account, parts).crons = crons;
    return { schedules: crons.map((cron) => ({ cron })) };
  }),
  route('GET', `${script}/schedules`, 'read schedules', ({ account, parts }) => ({
    schedules: requireWorker(account, parts).crons.map((cron) => ({ cron })),
  })),
  route('GET', `${script}/content/v2`, 'read code', ({ account, parts }) => {
    return new Plain(requireWorker(account, parts).versions[0]?.code ?? '', 'text/javascript');
  }),
];

async function setSecrets({ account, parts, form, body }: RequestInput) {
  const worker = requireWorker(account, parts);
  const text = await form().then(
    (data) => data.get('settings'),
    () => null,
  );
  const settings = JSON.parse(typeof text === 'string' ? text : text ? await text.text() : String(body)) as {
    bindings: { name: string; type: string; text?: string }[];
  };
  const given = settings.bindings.filter(
    ({ type, text: value }) => type === 'secret_text' && value !== undefined,
  );
  changeSecrets(worker, Object.fromEntries(given.map(({ name, text: value = '' }) => [name, value])));
  return settings;
}

/** As at Cloudflare: a version of the same code has the new values, and all of the traffic. */
function changeSecrets(worker: Worker, values: Record<string, string | null>) {
  for (const [name, value] of Object.entries(values))
    if (value === null) worker.secrets.delete(name);
    else worker.secrets.set(name, value);
  for (const { id } of worker.versions)
    worker.changedSecrets.set(id, [...(worker.changedSecrets.get(id) ?? []), ...Object.keys(values)]);
  const [newest] = worker.versions;
  if (!newest || worker.deployments.length === 0) return;
  const version = { ...newest, id: randomUUID(), number: newest.number + 1, message: '' };
  worker.versions.unshift(version);
  deploy(worker, [{ version_id: version.id, percentage: 100 }], '', 'secret');
}

function newWorker(account: Account, name: string): Worker {
  const worker = {
    name,
    secrets: new Map(),
    changedSecrets: new Map(),
    versions: [],
    deployments: [],
    crons: [],
  };
  account.workers.set(name, worker);
  return worker;
}

function requireWorker(account: Account, [name = '']: string[]): Worker {
  const worker = account.workers.get(name);
  if (!worker) throw new ApiFailure(404, 10007, 'This Worker does not exist on your account.');
  return worker;
}

/** Stores what an upload form contains as the newest version. */
async function readVersion({ form }: RequestInput, worker: Worker, sessions: Map<string, string[]>) {
  const data = await form();
  const part = data.get('metadata');
  const metadata = JSON.parse(typeof part === 'string' ? part : await (part as Blob).text()) as {
    main_module?: string;
    bindings?: (Binding & { text?: string })[];
    annotations?: Record<string, string>;
    assets?: { jwt: string };
  };
  const main = data.get(metadata.main_module ?? '');
  for (const { name, type, text } of metadata.bindings ?? [])
    if (type === 'secret_text' && text) worker.secrets.set(name, text);
  const version: Version = {
    id: randomUUID(),
    number: worker.versions.length + 1,
    message: metadata.annotations?.['workers/message'] ?? '',
    tag: metadata.annotations?.['workers/tag'] ?? '',
    createdAt: new Date().toISOString(),
    code: main instanceof Blob ? await main.text() : '',
    bindings: (metadata.bindings ?? []).map(({ name, type, id }) => ({ name, type, id })),
    assets: sessions.get(metadata.assets?.jwt ?? '') ?? [],
  };
  worker.versions.unshift(version);
  return version;
}

const shown = ({ id, number, message, tag, createdAt, bindings }: Version) => ({
  id,
  number,
  metadata: {
    created_on: createdAt,
    modified_on: createdAt,
    author_email: 'person@example.com',
    source: 'wrangler',
    has_preview: false,
  },
  annotations: { 'workers/message': message, ...(tag && { 'workers/tag': tag }) },
  resources: {
    bindings,
    script: { etag: id, handlers: ['fetch'], last_deployed_from: 'wrangler' },
    script_runtime: { compatibility_date: '2026-04-20', usage_model: 'standard' },
  },
});

function deploy(
  worker: Worker,
  versions: { version_id: string; percentage: number }[],
  message: string,
  cause?: string,
) {
  const made = { id: randomUUID(), createdAt: new Date().toISOString(), message, cause, versions };
  worker.deployments.unshift(made);
  return made;
}
