import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
beforeAll(async () => {
  world = await prepareWorld();
  const { account } = world.cloudflare;
  for (const queue of account.queues)
    queue.consumers.push({ consumer_id: randomUUID(), script: 'stay-adelaide-queue-staging', settings: {} });
  account.senders.push('stayadelaide.example');
  for (const worker of [world.web(), world.queue()]) {
    Object.assign(worker.versions[0] ?? {}, { bindings: everyBinding });
    worker.crons = ['* * * * *'];
  }
  await world.rows(`INSERT INTO redirects (from_path, to_path) VALUES ('/old', '/search')`);
  account.namespaces[0]?.values.set('redirect:/old', '{"to":"/search","status":301}');
  await world.rows(
    `INSERT INTO jobs (id, kind, input, due_at) VALUES ('backup:2026-11-20:1', 'backup', '{"version":1,"name":"2026-11-20","step":1}', 0)`,
  );
});
afterAll(() => world.stop());

const everyBinding = [
  'DB',
  'MEDIA',
  'EDGE',
  'TRAFFIC',
  'JOBS',
  'WORK',
  'IMAGES',
  'SEARCH_LIMIT',
  'ASSETS',
  'CF_VERSION_METADATA',
  'FIGURES',
  'EMAIL',
  'AI',
  'BACKUPS',
].map((name) => ({ name, type: 'any' }));

describe('the doctor', () => {
  it('has one line for each check, and changes nothing', async () => {
    world.cloudflare.account.analytics = { requests: 0, errors: 0 };
    Object.assign(world.web().versions[0] ?? {}, { tag: 'a1b2c3d4e5f6' });
    Object.assign(world.web().deployments[0] ?? {}, { message: 'release 3ce859e31c20: went back' });
    const { output, code } = await world.clone.command('doctor', 'staging');
    expect(lines(output).filter((line) => line.startsWith('BAD'))).toEqual([]);
    expect(
      lines(output)
        .filter((line) => line.startsWith('ok'))
        .map(nameOf),
    ).toEqual([
      'database, buckets, namespace, queues',
      'secrets of stay-adelaide-staging',
      'secrets of stay-adelaide-queue-staging',
      'bindings of stay-adelaide-staging',
      'bindings of stay-adelaide-queue-staging',
      'release',
      'schedules',
      'schema',
      'health',
      'time',
      'pictures',
      'jobs',
      'backup',
      'redirects in KV',
      'consumers of the queues',
      'messages in the queues',
      'files of the backups',
      'log of the releases',
      'links to booking systems',
      'sender of mail',
    ]);
    const where = `staging, ${world.site.origin}, in the account ${world.cloudflare.account.id}, at 20`;
    expect(output).toContain(where);
    expect(output).toMatch(/^ok +release: a1b2c3d4e5f6 since 20\S+ \(release 3ce859e31c20: went back\)$/m);
    expect(output).toContain('files of the backups: 1 are there, the newest is 2026-11-20');
    expect(code).toBe(0);
    expect(
      world.cloudflare.takeChanges().filter((call) => !/^(query database|ask analytics)/.test(call)),
    ).toEqual([]);
  });

  it('does not take a site that does not answer for one whose clock agrees', async () => {
    const whole = world.clone.read('wrangler.toml');
    world.clone.write('wrangler.toml', whole.replaceAll(world.site.origin, 'http://127.0.0.1:9'));
    const { output } = await world.clone.command('doctor', 'staging');
    world.clone.write('wrangler.toml', whole);
    expect(output).toContain('BAD  health: http://127.0.0.1:9 does not answer');
    expect(output).toContain('time: database and this machine agree; the site did not answer');
  });

  it('shows for each what is wrong and what to do', async () => {
    await breakEverything();
    const { output, code } = await world.clone.command('doctor', 'staging');
    expect(code).toBe(1);
    for (const words of [
      'BAD  secrets of stay-adelaide-staging: missing: FORM_SECRET\n       npm run setup -- staging',
      'BAD  secrets of stay-adelaide-queue-staging: missing: LINK_SECRET\n       npm run setup -- staging',
      'BAD  database, buckets, namespace, queues: missing: bucket stay-adelaide-staging-media',
      'BAD  bindings of stay-adelaide-staging: what runs lacks DB, FIGURES',
      'BAD  bindings of stay-adelaide-queue-staging: what runs lacks EMAIL\n       deploy a commit whose configuration names them: npm run deploy -- staging',
      'BAD  release: two versions share the traffic',
      'gives all of it to the version before\n       docs/runbooks/bad-release.md has the whole repair',
      'BAD  schedules: stay-adelaide-queue-staging has none\n       npx wrangler triggers deploy --env staging -c workers/queue/wrangler.toml',
      'BAD  schema: 1 migrations are not applied, from 0099_more.sql',
      'BAD  health: /health has status 500',
      'npx wrangler tail stay-adelaide-staging\n       docs/runbooks/bad-release.md',
      'BAD  time: they are 72',
      ' seconds apart\n       set the clock of this machine',
      'BAD  pictures: 1 of 1 have no file: 1',
      'in the dashboard\n       docs/runbooks/lost-or-damaged-data.md',
      'BAD  jobs: one has waited for 60 minutes\n       npx wrangler tail stay-adelaide-queue-staging says why\n       docs/runbooks/queue-stuck.md',
      'BAD  backup: the last one is 30 hours old\n       npm run backup -- staging takes one now',
      'BAD  redirects in KV: 1 are missing and 1 too many: /old, /older',
      'BAD  consumers of the queues: nobody consumes stay-adelaide-staging-jobs',
      'BAD  messages in the queues: 3 wait in stay-adelaide-staging-work-dead',
      'BAD  files of the backups: 2026-11-20 is listed and has no manifest\n       npm run backup -- staging',
      'BAD  log of the releases: could not be looked at\n       The log of the newest release could not be read.\n       The specified bucket does not exist.',
      'BAD  links to booking systems: 2 of 2 lead nowhere',
      `tidmarsh-house: ${world.site.origin}/gone, status 404`,
      'inside: http://127.0.0.1:9/, which is no public address',
      'BAD  sender of mail: the account may not send from stayadelaide.example',
      'how to add the domain\n       docs/runbooks/mail-blocked.md',
    ])
      expect(output).toContain(words);
  });

  it('gives the reason once when the token is not accepted', async () => {
    const { account } = world.cloudflare;
    const { token } = account;
    account.token = randomUUID();
    const { output, code } = await world.clone.command('doctor', 'staging');
    account.token = token;
    expect(code).toBe(1);
    expect(output.match(/Authentication error/g)).toHaveLength(1);
    expect(output).toContain(
      `could not be looked at\n       Authentication error [code: 10000]\n       The token is not accepted for the account ${account.id}, has expired`,
    );
    expect(lines(output).length).toBeLessThan(16);
  });

  it('checks nothing in an account without the resources of the configurations', async () => {
    const [database] = world.cloudflare.account.databases;
    const own = { ...database };
    Object.assign(database ?? {}, { uuid: randomUUID(), name: 'of somebody else' });
    const { output, code } = await world.clone.command('doctor', 'staging');
    Object.assign(database ?? {}, own);
    expect(code).toBe(1);
    expect(output).toContain(`wrangler.toml has the database ${own.uuid}, and this account has not.`);
    expect(output).toMatch(/Is \w+ the account of staging\? CLOUDFLARE_ACCOUNT_ID/);
    expect(output).not.toMatch(/BAD|npm run setup/);
  });
});

describe('a configuration that a person has broken', () => {
  it.each([
    [
      'cannot be read',
      '[env.staging]',
      '[env.staging',
      /^wrangler\.toml cannot be read, line \d+: \[env\.staging\n.*\ngit diff wrangler\.toml shows what was changed\.$/m,
    ],
    [
      'has no database',
      /d1_databases = \[\{ binding = "DB", database_name = "stay-adelaide-staging".*/,
      '',
      /^\[env\.staging\] of wrangler\.toml has not the database DB\.\ngit diff shows/m,
    ],
  ])('is named when it %s', async (_, part, instead, words) => {
    const whole = world.clone.read('wrangler.toml');
    world.clone.write('wrangler.toml', whole.replace(part, instead));
    const { code, output } = await world.clone.command('doctor', 'staging');
    world.clone.write('wrangler.toml', whole);
    expect([code, output.trim()]).toEqual([1, expect.stringMatching(words)]);
    expect(output).not.toMatch(/^ +at /m);
  });
});

const lines = (output: string) => output.split('\n');
const nameOf = (line: string) => /^ok +([^:]+):/.exec(line)?.[1];

async function breakEverything() {
  const { account } = world.cloudflare;
  world.queue().secrets.delete('LINK_SECRET');
  world.web().secrets.delete('FORM_SECRET');
  Object.assign(world.queue().versions[0] ?? {}, {
    bindings: everyBinding.filter(({ name }) => name !== 'EMAIL'),
  });
  world.queue().crons = [];
  world.clone.write('migrations/0099_more.sql', 'ALTER TABLE properties ADD COLUMN colour text;');
  const [first] = world.web().versions;
  const broken = { ...first, id: randomUUID(), code: 'fails /health, clock is late' };
  Object.assign(first ?? {}, {
    bindings: everyBinding.filter(({ name }) => name !== 'DB' && name !== 'FIGURES'),
    code: 'fails /health, clock is late',
  });
  world.web().versions.unshift(broken as never);
  world.web().deployments.unshift({
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    message: '',
    versions: [
      { version_id: broken.id, percentage: 10 },
      { version_id: first?.id ?? '', percentage: 90 },
    ],
  });
  await world.rows(
    `INSERT INTO property_photos (property_id, storage_key, width, height, placeholder) VALUES (1, 'photos/1/a', 800, 600, '#000000')`,
  );
  const now = Date.now();
  await world.rows(
    `INSERT INTO jobs (id, kind, input, due_at) VALUES ('late', 'mail', '{}', ${now - 3_600_000})`,
  );
  await world.rows(`UPDATE jobs SET updated_at = ${now - 30 * 3_600_000} WHERE kind = 'backup'`);
  await world.rows(`UPDATE properties SET booking_url = '${world.site.origin}/gone';
    INSERT INTO properties (name, slug, property_type, address, website_url, is_approved, is_published)
    VALUES ('Inside', 'inside', 'hotel', '1 Inside Street', 'http://127.0.0.1:9/', 1, 1)`);
  account.buckets.get('stay-adelaide-staging-backups')?.delete('2026-11-20/manifest.json');
  account.buckets.delete('stay-adelaide-staging-media');
  account.namespaces[0]?.values.clear();
  account.namespaces[0]?.values.set('redirect:/older', '{"to":"/search","status":301}');
  for (const queue of account.queues) {
    if (queue.queue_name.endsWith('-jobs')) queue.consumers = [];
    if (queue.queue_name.endsWith('work-dead')) queue.waiting = 3;
  }
  account.senders.length = 0;
}
