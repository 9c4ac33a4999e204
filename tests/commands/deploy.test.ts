import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
beforeAll(async () => {
  world = await prepareWorld();
  const note = (path: string) => world.site.requests.push({ path, version: '' });
  world.cloudflare.databases.onQuery(async (_, sql) => {
    if (/INSERT INTO properties/.test(sql)) note('made');
    if (/DELETE FROM properties/.test(sql)) note('removed');
  });
});
afterAll(() => world.stop());

const deploy = (...args: string[]) =>
  world.clone.command('deploy', 'staging', '--step-seconds', '0.3', ...args);

/** Releases a commit whose checks passed. */
async function release(behaviour: string, assets: string[] = ['entry.js']) {
  const commit = world.clone.commit(behaviour, assets);
  world.passChecks();
  return { commit, ...(await deploy()) };
}

describe('the first release', () => {
  it('is refused while there are uncommitted changes, and while the checks have not passed', async () => {
    world.clone.commit('first', ['entry-1.js', 'shared.js']);
    world.clone.write('app.txt', 'not committed');
    expect((await deploy()).output).toContain(
      'There are changes that no commit contains:\n?? app.txt\nCommit them and run npm test, or put them away',
    );
    world.passChecks();
    world.clone.commit('first', ['entry-1.js', 'shared.js']);
    const { code, output } = await deploy();
    expect(output).toContain('or were not run: run npm test, then deploy again.');
    expect(code).toBe(1);
    expect(world.cloudflare.takeChanges()).toEqual([]);
  });

  it('is refused while a secret or a binding is missing', async () => {
    const [name, value] = [...world.web().secrets][0] ?? ['', ''];
    world.web().secrets.delete(name);
    const config = world.clone.read('wrangler.toml');
    const producer = /  \{ binding = "WORK", queue = "stay-adelaide-staging-work" \},\n/;
    world.clone.write('wrangler.toml', config.replace(producer, ''));
    world.clone.commit('without', ['entry-1.js']);
    world.passChecks();
    const { output } = await deploy();
    expect(output).toContain(`stay-adelaide-staging has no secret ${name}.`);
    expect(output).toContain('stay-adelaide-staging has no binding WORK in wrangler.toml.');
    expect(changes()).toEqual([]);
    world.web().secrets.set(name, value);
    world.clone.write('wrangler.toml', config);
  });

  it('gets all of the traffic after its tests, and sets schedules and consumers', async () => {
    const { code, output } = await release('first', ['entry-1.js', 'shared.js']);
    expect(output).toContain('an enquiry: ok');
    expect(output).toContain('No backup was taken: no release was completed before');
    expect(code).toBe(0);
    expect(shares()).toEqual([[100]]);
    expect([world.web().crons, world.queue().crons]).toEqual([['* * * * *'], ['* * * * *']]);
    expect(consumers()).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await remains()).toEqual({ listings: 1, leads: 0, jobs: 0 });
    world.cloudflare.takeChanges();
  });
});

describe('the next release', () => {
  it('is refused while a migration takes something away, whatever else it does', async () => {
    world.clone.write('migrations/0099_less.sql', 'ALTER TABLE properties DROP COLUMN booking_url;');
    world.clone.commit('second');
    world.passChecks();
    const { code, output } = await deploy('--allow-destructive');
    expect(output).toContain('0099_less.sql');
    expect(output).toContain('drops a column: ALTER TABLE properties DROP COLUMN booking_url');
    expect(output).toContain('It gives no reason');
    expect(code).toBe(1);
    expect(changes()).toEqual([]);
  });

  it('is tested without traffic, gets it in steps, and keeps the scripts of both versions', async () => {
    world.clone.git('rm', '-qf', 'migrations/0099_less.sql');
    world.clone.write('migrations/0099_more.sql', 'ALTER TABLE properties ADD COLUMN colour text;');
    const before = world.web().versions[0]?.id;
    world.site.requests.length = 0;
    const { code, output, commit } = await release('second', ['entry-2.js', 'shared.js']);
    expect(output).toContain('a new script at the version before: ok');
    expect(output).toContain('an old script at the new version: ok');
    expect(code).toBe(0);
    expect(whileListed()).toEqual([expect.stringMatching(/^\/property\/release-check-\d+$/)]);
    const backedUp = backupManifest().tables.reduce((sum, { rows }) => sum + rows, 0);
    expect(changes()).toEqual([
      'upload version stay-adelaide-queue-staging',
      'upload version stay-adelaide-staging',
      'put object stay-adelaide-staging-media build/assets/entry-2.js',
      'put object stay-adelaide-staging-media build/assets/shared.js',
      ...both('0/100'),
      ...both('10/90'),
      ...both('50/50'),
      ...both('100'),
      'set schedules stay-adelaide-queue-staging',
      'set schedules stay-adelaide-staging',
      expect.stringMatching(/^put object stay-adelaide-staging-media releases\//),
      'put object stay-adelaide-staging-media releases/latest.json',
    ]);
    const [version] = world.web().versions;
    expect(version).toMatchObject({ message: `${commit.slice(0, 12)} second`, tag: commit.slice(0, 12) });
    expect(log()).toMatchObject({
      commit,
      outcome: 'done',
      migrations: ['0099_more.sql'],
      before: { web: before },
      after: { web: version?.id },
      backup: { bookmark: expect.stringMatching(/^0000/), name: backupNames().at(-1), rows: backedUp },
    });
    expect(output).toContain(`is whole: ${backedUp} rows in 1 parts`);
    expect(await remains()).toEqual({ listings: 1, leads: 0, jobs: 0 });
  });
});

describe('a migration that takes something away and gives the reason', () => {
  const hasColour = async () =>
    (await world.rows("SELECT 1 FROM pragma_table_info('properties') WHERE name = 'colour'")).length === 1;

  it('is applied when that is allowed, and not before there is a backup', async () => {
    const reason = '-- destructive: no page has ever shown the colours';
    world.clone.write('migrations/0100_less.sql', `${reason}\nALTER TABLE properties DROP COLUMN colour;`);
    const commit = world.clone.commit('without colours', ['entry-3.js', 'shared.js']);
    world.passChecks();
    const refused = await deploy();
    expect(refused.output).toContain('drops a column: ALTER TABLE properties DROP COLUMN colour');
    expect(refused.output).not.toContain('It gives no reason');
    world.queueWorker.rests = true;
    const stopped = await deploy('--allow-destructive', '--backup-minutes', '0.01');
    expect(stopped.output).toMatch(
      /The backup [\d-]+ is not whole after 1 seconds: no queue worker has begun it/,
    );
    expect(stopped.output).toContain('no migration was applied');
    expect([refused.code, stopped.code]).toEqual([1, 1]);
    expect(await hasColour()).toBe(true);
    expect(deployments()).toEqual([]);
    const { code, output } = await deploy('--allow-destructive', '--without-backup');
    world.queueWorker.rests = false;
    expect(output).toContain('No backup was taken: asked for by --without-backup.');
    expect(code).toBe(0);
    expect(await hasColour()).toBe(false);
    expect(log()).toMatchObject({
      commit,
      migrations: ['0100_less.sql'],
      destructive: [{ name: '0100_less.sql', reason: 'no page has ever shown the colours' }],
      backup: { name: null, reason: 'asked for by --without-backup' },
    });
    world.cloudflare.takeChanges();
  });
});

describe('a release that is worse', () => {
  it('gets no traffic when its test fails', async () => {
    const before = world.web().deployments[0]?.versions;
    const { code, output, commit } = await release('third: forgets enquiries');
    expect(output).toContain('the stored enquiry: the database had 0 and not 1');
    expect(output).toContain('The version before has all of the traffic again.');
    expect(code).toBe(1);
    expect(deployments()).toEqual([...both('0/100'), ...both('100')]);
    expect(world.web().deployments[0]?.versions).toEqual(before);
    expect(log().commit).not.toBe(commit);
    expect(await remains()).toEqual({ listings: 1, leads: 0, jobs: 0 });
  });

  it('goes back by itself when its pages are slower than those of the version before', async () => {
    const before = world.web().deployments[0]?.versions;
    const whole = objectsOf('media').get('releases/latest.json') ?? Buffer.alloc(0);
    objectsOf('media').set('releases/latest.json', whole.subarray(0, 20));
    const { code, output } = await release('fourth: slow /');
    objectsOf('media').set('releases/latest.json', whole);
    expect(output).toMatch(
      /^releases\/latest\.json of the bucket \S+ is damaged: .*This release writes it anew\.$/m,
    );
    expect(output).toMatch(/^Asked the queue worker for the backup/m);
    expect(output).toMatch(/Going back: \/ takes the new version \d+ ms, and the one before \d+ ms/);
    expect(code).toBe(1);
    expect(deployments()).toEqual([...both('0/100'), ...both('10/90'), ...both('100')]);
    expect(world.web().deployments[0]?.versions).toEqual(before);
  });

  it('goes back from the second step when its errors begin there, and leaves a log of that', async () => {
    const before = world.web().deployments[0]?.versions;
    const { code, output, commit } = await release('fifth: fails /search from 50 %');
    expect(output).toMatch(/Going back: \d+ of \d+ requests to the new version failed, and 0 of \d+/);
    expect(output).toContain('The site runs the version before. The reason:');
    expect(code).toBe(1);
    expect(deployments()).toEqual([...both('0/100'), ...both('10/90'), ...both('50/50'), ...both('100')]);
    expect(world.web().deployments[0]?.versions).toEqual(before);
    const kept = logOf(commit);
    expect(kept).toMatchObject({ outcome: 'went back', backup: { name: backupNames().at(-1) } });
    expect(kept.steps.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        'The new version has 50 % of the traffic.',
        'The version before has all of the traffic again.',
      ]),
    );
    expect(log().commit).not.toBe(commit);
  });
});

/** Deployments of both workers, which are made at once. */
const both = (percentages: string) => [
  `deploy versions stay-adelaide-queue-staging ${percentages}`,
  `deploy versions stay-adelaide-staging ${percentages}`,
];

/**
 * Changes since the last time, without wrangler's other calls; changes of one moment in the order of their
 * names.
 */
function changes() {
  const kinds = /^(upload version|put object|deploy versions|set schedules) /;
  const done = world.cloudflare.takeChanges().filter((call) => kinds.test(call));
  return done
    .map((call, at) => ({ call, at }))
    .sort(inPairs)
    .map(({ call }) => call);
}

/** Two calls about the two workers, one after the other, begin at once. */
const inPairs = (a: { call: string; at: number }, b: { call: string; at: number }) =>
  Math.abs(a.at - b.at) === 1 && plainOf(a.call) === plainOf(b.call)
    ? a.call.localeCompare(b.call)
    : a.at - b.at;
const plainOf = (call: string) =>
  call.replace(/stay-adelaide(-queue)?-staging/, '').replace(/releases.*|build.*/, '');

/** The requests to the site while the listing of the test was public. */
function whileListed() {
  const paths = world.site.requests.map(({ path }) => path);
  const begun = paths.slice(paths.indexOf('made') + 1);
  return begun.slice(0, begun.indexOf('removed'));
}

const deployments = () => changes().filter((call) => call.startsWith('deploy versions'));
const shares = () =>
  world
    .web()
    .deployments.slice(0, -1)
    .map(({ versions }) => versions.map(({ percentage }) => percentage));
const consumers = () => world.cloudflare.account.queues.map((queue) => queue.consumers.length);

const objectsOf = (kind: string) =>
  world.cloudflare.account.buckets.get(`stay-adelaide-staging-${kind}`) ?? new Map<string, Buffer>();
const contentOf = (kind: string, key: string) => JSON.parse(String(objectsOf(kind).get(key)));

/** The log of the newest release that was completed. */
const log = () => contentOf('media', 'releases/latest.json');

/** The log of the release of a commit, whatever its outcome. */
function logOf(commit: string): { outcome: string; steps: { words: string }[] } {
  const own = new RegExp(`^releases/.*${commit.slice(0, 12)}`);
  return contentOf('media', [...objectsOf('media').keys()].find((key) => own.test(key)) ?? '');
}

const backupNames = (): string[] => contentOf('backups', 'index.json').backups;
const backupManifest = (): { tables: { rows: number }[] } =>
  contentOf('backups', `${backupNames().at(-1)}/manifest.json`);

async function remains() {
  const [row] = await world.rows(
    "SELECT (SELECT count(*) FROM properties) AS listings, (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM jobs WHERE kind = 'mail') AS jobs",
  );
  return row;
}
