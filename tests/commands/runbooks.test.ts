import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Typing } from '../support/operate/clone';
import { idsBefore, prepareWorld, type World } from '../support/operate/prepared-world';
import { programs, runbookLines } from '../support/operate/documented-commands';

let world: World;
/** The name of the newest backup in the bucket. */
let backup = '';
/** Where the one line that names a folder of the person's machine works instead. */
const folders = { '/tmp/saved': '', '/tmp/looked-at': '' };

beforeAll(async () => {
  world = await prepareWorld('production');
  const { account } = world.cloudflare;
  account.senders.push('stayadelaide.example');
  const staging = { uuid: idsBefore.staging.database, name: 'stay-adelaide-staging' };
  account.databases.push(staging);
  account.buckets.set('stay-adelaide-staging-backups', new Map());
  for (const name of Object.keys(folders) as (keyof typeof folders)[])
    folders[name] = path.join(world.clone.folder, '.cache', name);
  await addRows();
  // As a first release left it, since that one takes no backup.
  const log = Buffer.from(JSON.stringify(firstRelease()));
  account.buckets.get('stay-adelaide-production-media')?.set('releases/latest.json', log);
});
afterAll(() => world.stop());

function firstRelease() {
  const [web, queue] = [world.web(), world.queue()].map(({ versions }) => versions[0]?.id);
  const nothing = { assets: [], migrations: [], backup: { name: null, reason: 'the first release' } };
  return { commit: 'a1b2c3d4e5f6', begun: '2026-11-20T00:00:00.000Z', after: { web, queue }, ...nothing };
}

/** The line as the person types it, with the names that it leaves open. */
const filled = (words: readonly string[]) =>
  words.map((word) => (word === 'NAME' ? backup : (folders[word as keyof typeof folders] ?? word)));

async function type(line: string, typing: Typing = {}) {
  const { program, words } = runbookLines.find((one) => one.line === line) ?? { program: '', words: [] };
  if (program === 'npx') return world.clone.wrangler(filled(words.slice(1)), typing);
  const [, name = '', ...rest] = words;
  if (name === 'deploy') world.passChecks();
  const quickly = name === 'deploy' ? ['--step-seconds', '0.2'] : [];
  const args = [...filled(rest.filter((word) => word !== '--')), ...quickly];
  return world.clone.command(programs[name] ?? name, ...args);
}

type Shown = {
  /** What the runbook says that the person will see. */
  shows: (string | RegExp)[];
  before?: () => Promise<unknown> | unknown;
  typing?: Typing;
  /** What has changed, if the output does not say it. */
  after?: () => Promise<unknown>;
};

const event = (more: object) => ({
  outcome: 'ok',
  eventTimestamp: Date.now(),
  scriptName: 'x',
  logs: [],
  exceptions: [],
  ...more,
});
const failed = { outcome: 'exception', exceptions: [{ name: 'Error', message: 'no such table: pages' }] };
const resting = { level: 'warn', message: ['sweeps rest: a restore is not finished'], timestamp: 0 };

/** A row as wrangler prints it where there is no terminal. */
const row = (values: object) =>
  JSON.stringify(values, null, 2)
    .split('\n')
    .map((line) => `      ${line}`)
    .join('\n');

const november = Date.parse('2026-11-01T00:00:00Z');
const mails = () =>
  world.rows(
    `INSERT INTO jobs (id, kind, input, due_at, created_at, state, error) VALUES ('failed', 'mail', '{}', 0, ${november}, 'failed', 'the sender is refused');
    INSERT INTO jobs (id, kind, input, due_at, attempts, error) VALUES ('waits', 'mail', '{}', ${november}, 3, 'timed out')`,
  );
const session = () =>
  world.rows(
    "INSERT INTO sessions (token_hash, public_id, user_id, last_seen_at, expires_at) VALUES ('s', 's', 'ada', 1, 1)",
  );
const admins =
  "SELECT role, (SELECT count(*) FROM sessions) AS sessions FROM profiles WHERE email = 'admin@example.com'";
const whole = (number: 0 | 1) =>
  [world.web(), world.queue()].map(
    ({ deployments }) =>
      deployments[number]?.versions.find(({ percentage }) => percentage === 100)?.version_id,
  );
let ran: (string | undefined)[] = [];

/** Every line of the runbooks in an order in which they make sense one after the other. */
const lines: Record<string, Shown> = {
  'npm run deploy -- production': {
    before: () => {
      ran = whole(0);
      world.clone.commit('second', ['second.js', 'shared.js']);
    },
    shows: ['an enquiry: ok', 'The new version has 100 % of the traffic.', /The backup \S+ is whole/],
  },
  'npx wrangler triggers deploy --env production -c workers/queue/wrangler.toml': {
    before: async () => {
      for (const queue of world.cloudflare.account.queues) queue.consumers = [];
      const { output } = await type('npm run doctor -- production');
      expect(output).toContain('BAD  consumers of the queues: nobody consumes');
      expect(output).toContain(
        'npx wrangler triggers deploy --env production -c workers/queue/wrangler.toml',
      );
    },
    shows: [/Consumer for stay-adelaide-production-jobs/],
  },
  'npm run doctor -- production': { shows: [/^20 of 20 are ok\.$/m] },
  'npm run backup -- production': { shows: [/^The backup \S+ of production is whole: \d+ rows/m] },
  'npm run backup -- production --list': {
    shows: [/^\d{4}-\d\d-\d\d-\d{6}$/m],
    after: async () => (backup = newestBackup()),
  },
  'npx wrangler tail stay-adelaide-production': {
    before: () => {
      world.web().events = [
        event({ ...failed, event: { request: { url: 'https://x/', method: 'GET', headers: {} } } }),
        event({ event: { cron: '* * * * *', scheduledTime: 0 }, logs: [resting] }),
      ];
    },
    typing: { until: /sweeps rest/ },
    shows: ['no such table: pages', '"cron": "* * * * *"', 'sweeps rest: a restore is not finished'],
  },
  'npx wrangler tail stay-adelaide-queue-production': {
    before: () => {
      const batch = { queue: 'stay-adelaide-production-jobs', batchSize: 3 };
      world.queue().events = [event({ ...failed, event: batch })];
    },
    typing: { until: /no such table/ },
    shows: ['"batchSize": 3', 'no such table: pages'],
  },
  "npx wrangler d1 execute DB --env production --remote --command \"SELECT u.email, p.role, datetime(p.updated_at / 1000, 'unixepoch') AS since FROM profiles p JOIN users u ON u.id = p.user_id WHERE p.role <> 'owner'\"":
    { shows: [row({ email: 'admin@example.com', role: 'admin', since: '2026-11-01 00:00:00' })] },
  'npm run make-admin -- admin@example.com --role owner --env production --remote': {
    shows: ['admin@example.com is owner now.'],
    after: async () => expect(await world.rows(admins)).toEqual([{ role: 'owner', sessions: 0 }]),
  },
  'npm run make-admin -- admin@example.com --env production --remote': {
    shows: ['admin@example.com is admin now.'],
  },
  'npm run cache:purge -- --env production --remote': {
    shows: ['Every page is rendered anew within a minute.'],
  },
  'npx wrangler d1 execute DB --env production --remote --command "SELECT day, kind, user_id, count(*) AS calls, sum(cost_micro_usd) / 1e6 AS usd FROM model_calls GROUP BY day, kind, user_id ORDER BY day DESC, usd DESC LIMIT 20"':
    { shows: [row({ day: '2026-11-02', kind: 'page-content', user_id: 'ada', calls: 2, usd: 0.5 })] },
  "npx wrangler d1 execute DB --env production --remote --command \"SELECT state, error, count(*) AS mails, datetime(min(created_at) / 1000, 'unixepoch') AS since FROM jobs WHERE kind = 'mail' AND state <> 'done' GROUP BY state, error\"":
    {
      before: mails,
      shows: [
        row({ state: 'failed', error: 'the sender is refused', mails: 1, since: '2026-11-01 00:00:00' }),
      ],
    },
  "npx wrangler d1 execute DB --env production --remote --command \"SELECT kind, state, count(*) AS jobs, datetime(min(due_at) / 1000, 'unixepoch') AS oldest, max(attempts) AS attempts, max(error) AS error FROM jobs WHERE state IN ('waiting', 'running') GROUP BY kind, state\"":
    {
      shows: [
        row({
          kind: 'mail',
          state: 'waiting',
          jobs: 1,
          oldest: '2026-11-01 00:00:00',
          attempts: 3,
          error: 'timed out',
        }),
      ],
    },
  'npx wrangler secret put GOOGLE_CLIENT_SECRET --env production': {
    typing: { typed: 'a-new-value\n' },
    shows: [/Success! Uploaded secret GOOGLE_CLIENT_SECRET/],
    after: async () => expect(world.web().secrets.get('GOOGLE_CLIENT_SECRET')).toBe('a-new-value'),
  },
  'npm run rotate -- SESSION_SECRET production --leaked': {
    shows: ['SESSION_SECRET_2 signs and encrypts now', 'No earlier value is accepted.'],
  },
  'npm run rotate -- PASSWORD_PEPPER production': { shows: ['PASSWORD_PEPPER is still accepted'] },
  'npx wrangler secret list --env production': {
    shows: ['"SESSION_SECRET_2"', '"PASSWORD_PEPPER_2"', /^(?![\s\S]*"SESSION_SECRET")/],
  },
  'npx wrangler d1 execute DB --env production --remote --command "DELETE FROM sessions"': {
    before: session,
    shows: ['Executed 1 command'],
    after: async () => expect(await world.rows('SELECT * FROM sessions')).toEqual([]),
  },
  'npm run rollback -- production': {
    shows: [
      /The web worker runs \S+ again, the queue worker \S+\./,
      'What a rollback does not undo:',
      /The backup from right before the release is [\d-]{17}\./,
    ],
    after: async () => expect(whole(0)).toEqual(ran),
  },
  'npx wrangler d1 time-travel info stay-adelaide-production --timestamp=2026-11-23T01:00:00Z': {
    shows: [/00000001-00000002-00000003-[0-9a-f]{32}/],
  },
  'npx wrangler d1 time-travel restore stay-adelaide-production --timestamp=2026-11-23T01:00:00Z': {
    shows: ['restored back to bookmark', 'To undo this operation'],
    after: async () => expect(world.cloudflare.takeChanges()).toContain('travel in time'),
  },
  'npm run backup -- production --save /tmp/saved --name NAME': {
    shows: [/^Saved the backup \S+ of production in/m],
  },
  'npm run restore -- /tmp/saved --into local --state /tmp/looked-at': {
    shows: ['Every table has the rows and the checksums of the backup.'],
  },
  'npm run restore -- NAME --into staging --from production': {
    shows: [
      'Every table has the rows and the checksums of the backup.',
      /rclone copy --checksum r2:\S+ r2:\S+\n$/,
    ],
  },
  'npx wrangler d1 create stay-adelaide-production-2': {
    shows: [/"?database_id"?\s*[:=] "[0-9a-f-]{36}"/],
    after: takeNewDatabase,
  },
  'npm run restore -- latest --into production': {
    shows: [/^Restored \S+ of production/m, 'Every table has the rows and the checksums of the backup.'],
  },
  'npm run deploy -- production --without-backup': {
    before: () => world.clone.commit('with the new database', ['third.js']),
    shows: [
      'No backup was taken: asked for by --without-backup.',
      'The new version has 100 % of the traffic.',
    ],
  },
};

/** Lines that are tried elsewhere: the bench, the check, and a person's own login. */
const elsewhere = ['npm run bench -- --directory', 'npm test', 'npx wrangler login'];
/** Texts that name a command and are none: what is to be typed is near them. */
const names = ['npm run deploy', 'npm run rollback'];

describe('the commands of the runbooks', () => {
  it('are all here', () => {
    const found = [...new Set(runbookLines.map(({ line }) => line))];
    expect(found.filter((line) => ![...elsewhere, ...names].includes(line)).sort()).toEqual(
      Object.keys(lines).sort(),
    );
  });

  it.each(Object.entries(lines))('%s', async (line, { shows, before, typing, after }) => {
    await before?.();
    const { code, output } = await type(line, typing);
    for (const words of shows) expect(output).toMatch(words);
    expect(code).toBe(0);
    await after?.();
  });
});

function newestBackup(): string {
  const index = world.cloudflare.account.buckets.get('stay-adelaide-production-backups')?.get('index.json');
  return JSON.parse(String(index)).backups.at(-1);
}

/** The runbook's step after the creation: the new id and name are written into both configurations. */
async function takeNewDatabase() {
  const { databases } = world.cloudflare.account;
  const [old, made] = [databases[0], databases.at(-1)];
  for (const name of ['wrangler.toml', 'workers/queue/wrangler.toml'])
    world.clone.write(
      name,
      world.clone
        .read(name)
        .replace(old?.uuid ?? '', made?.uuid ?? '')
        .replace('database_name = "stay-adelaide-production"', `database_name = "${made?.name}"`),
    );
}

/** An admin with a session, and two calls of a model. */
async function addRows() {
  const call = (id: string, cost: number) =>
    `('${id}', 'job', '2026-11-02', 'page-content', 'ada', 'a-model', 'answered', ${cost})`;
  for (const sql of [
    "INSERT INTO users (id, email, email_verified_at) VALUES ('ada', 'admin@example.com', 1)",
    `INSERT INTO profiles (id, user_id, email, role, updated_at) VALUES ('p', 'ada', 'admin@example.com', 'admin', ${november})`,
    `INSERT INTO model_calls (id, job_id, day, kind, user_id, model, outcome, cost_micro_usd) VALUES ${call('a', 200_000)}, ${call('b', 300_000)}`,
  ])
    await world.rows(sql);
  await session();
}
