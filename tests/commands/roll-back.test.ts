import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { versionBefore, workerThatIsBack } from '../../scripts/lib/operate/version-before.mjs';
import type { Worker } from '../fakes/cloudflare/account';
import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
const ids = { web: { old: '', now: '' }, queue: { old: '', now: '' } };

beforeAll(async () => {
  world = await prepareWorld();
  for (const worker of ['web', 'queue'] as const) {
    ids[worker].old = release(world[worker](), 'a1');
    ids[worker].now = release(world[worker](), 'b2');
  }
  const log = {
    commit: 'b2',
    before: { web: ids.web.old, queue: ids.queue.old },
    after: { web: ids.web.now, queue: ids.queue.now },
    migrations: ['0099_colour.sql', '0100_less.sql'],
    destructive: [{ name: '0100_less.sql', reason: 'nobody saw the colours' }],
    backup: { bookmark: 'mark-of-the-release', name: '2026-11-20-010203' },
  };
  const bucket = world.cloudflare.account.buckets.get('stay-adelaide-staging-media');
  bucket?.set('releases/latest.json', Buffer.from(JSON.stringify(log)));
});
afterAll(() => world.stop());

describe('rolling back', () => {
  it('says what it could not do when Cloudflare fails, and ends it when it is run again', async () => {
    for (let tries = 0; tries < 2; tries += 1)
      world.cloudflare.fail('deploy versions stay-adelaide-queue-staging');
    const failed = await world.clone.command('rollback', 'staging');
    expect(failed.code).toBe(1);
    expect(failed.output).toContain(
      'One worker may be back and the other not: run the command again, which ends it.',
    );
    expect([whole(world.web()), whole(world.queue())]).toEqual([ids.web.old, ids.queue.now]);
    const doctor = await world.clone.command('doctor', 'staging');
    expect(doctor.output).toContain(
      'BAD  release: only the web worker was taken back, and the other runs another release\n' +
        '       npm run rollback -- staging ends the rollback',
    );
    const { code, output } = await world.clone.command('rollback', 'staging');
    expect(output).toContain('That ends a rollback which only the web worker had taken part in.');
    expect(code).toBe(0);
    expect([whole(world.web()), whole(world.queue())]).toEqual([ids.web.old, ids.queue.old]);
  });

  it('moves both workers, though a person stops it', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
    const { arrived: when, letGo: onceHeard } = world.cloudflare.hold('deploy versions');
    const { code, output } = await world.clone.stoppedCommand({ when, onceHeard }, 'rollback', 'staging');
    expect(output).toContain('Stopping, as soon as nothing is half done.');
    expect(code).toBe(0);
    expect([whole(world.web()), whole(world.queue())]).toEqual([ids.web.old, ids.queue.old]);
  });

  it('gives both workers’ versions before all of the traffic, and says what stays', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
    // Setting a secret makes a version.
    share(world.web(), [{ version_id: randomUUID(), percentage: 100 }], 'secret');
    world.cloudflare.takeChanges();
    const { code, output } = await world.clone.command('rollback', 'staging');
    // Two after each other: what there is, and the change. Each may take a minute of patience, and usually less than a second.
    expect(world.cloudflare.calls.map(({ kind }) => kind).sort()).toEqual([
      'deploy versions',
      'deploy versions',
      'get object',
      'list deployments',
      'list deployments',
    ]);
    expect(output).toContain(`The web worker runs ${ids.web.old} again, the queue worker ${ids.queue.old}.`);
    expect(output).toContain('migrations stay: 0099_colour.sql. They only add');
    expect(output).toContain("0100_less.sql stays and took something away: 'nobody saw the colours'.");
    expect(output).toContain('the database can go back to mark-of-the-release');
    expect(output).toContain('The backup from right before the release is 2026-11-20-010203.');
    expect(output).toContain('The site answers.');
    expect(code).toBe(0);
    expect(current(world.web())).toEqual([{ version_id: ids.web.old, percentage: 100 }]);
    expect(current(world.queue())).toEqual([{ version_id: ids.queue.old, percentage: 100 }]);
    expect(deploys()).toEqual([
      'deploy versions stay-adelaide-queue-staging 100',
      'deploy versions stay-adelaide-staging 100',
    ]);
  });
});

describe('without the release log', () => {
  it('rolls back, and says that the migrations that stay are unknown', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
    world.cloudflare.account.buckets.delete('stay-adelaide-staging-media');
    world.web().changedSecrets.set(ids.web.old, ['SESSION_SECRET', 'SESSION_SECRET_2']);
    const { code, output } = await world.clone.command('rollback', 'staging');
    expect(output).toContain(`The web worker runs ${ids.web.old} again, the queue worker ${ids.queue.old}.`);
    expect(output).toContain(
      '- migrations, if the release had any. The log of the newest release could not be read.',
    );
    expect(output).toContain('The specified bucket does not exist.');
    expect(output).toContain(
      '- secrets that have changed since: SESSION_SECRET, SESSION_SECRET_2. That version may have their old values',
    );
    expect(code).toBe(0);
    expect(whole(world.web())).toBe(ids.web.old);
  });
});

describe('a version before that does not answer well', () => {
  it('runs again, and the next command is named', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
    const old = world.web().versions.find(({ id }) => id === ids.web.old);
    Object.assign(old ?? {}, { code: 'fails /health' });
    const { code, output } = await world.clone.command('rollback', 'staging');
    expect(output).toContain(
      'The site does not answer well: /health has status 500. npm run doctor -- staging says what is wrong.',
    );
    expect([code, whole(world.web())]).toEqual([1, ids.web.old]);
  });
});

describe('the version before', () => {
  const at = (...versions: [string, number][]) => ({
    at: '',
    message: '',
    commit: null,
    isOfSecret: false,
    versions: versions.map(([id, percentage]) => ({ id, percentage })),
  });
  const secret = (id: string) => ({ ...at([id, 100]), isOfSecret: true });

  it.each([
    [
      'after a release',
      [at(['b', 100]), at(['b', 50], ['a', 50]), at(['a', 100], ['b', 0]), at(['a', 100])],
      'a',
    ],
    ['in the middle of a release', [at(['b', 90], ['a', 10]), at(['a', 100])], 'a'],
    [
      'after a release that went back',
      [at(['b', 100]), at(['c', 10], ['b', 90]), at(['b', 100]), at(['a', 100])],
      'a',
    ],
    [
      'while a version is tried without traffic',
      [at(['b', 100], ['c', 0]), at(['b', 100]), at(['a', 100])],
      'a',
    ],
    ['of the first release', [at(['a', 100])], null],
    [
      'after a rollback is never the one that was rolled back',
      [at(['b', 100]), at(['c', 100]), at(['b', 100]), at(['a', 100])],
      'a',
    ],
    ['after the rollback of the first change', [at(['a', 100]), at(['b', 100]), at(['a', 100])], null],
    [
      'of one whose secrets were changed since is no version of the same code',
      [secret('d'), secret('c'), at(['b', 100]), at(['b', 50], ['a', 50]), at(['a', 100])],
      'a',
    ],
  ])('%s', (_, deployments, expected) => {
    expect(versionBefore(deployments, null, 'web')).toBe(expected);
  });

  it('is taken from the log of the release when the account no longer lists its deployment', () => {
    const log = { before: { web: 'a' }, after: { web: 'b' } };
    expect(versionBefore([at(['b', 100]), at(['b', 50], ['a', 50])], log, 'web')).toBe('a');
    expect(versionBefore([secret('c'), at(['b', 100])], log, 'web')).toBe('a');
    expect(versionBefore([at(['c', 100])], log, 'web')).toBeNull();
  });
});

describe('the worker that was rolled back alone', () => {
  const deployment = (at: string, message: string) => ({
    at: `2026-11-25T00:00:0${at}Z`,
    message,
    commit: /^release (\w+)/.exec(message)?.[1] ?? null,
  });
  it.each([
    ['release c: went back', 'release c: 10 %', 'web'],
    ['rolled back by a person, the web worker to a', 'release c: 100 %', 'web'],
    // The release never moved the other, or both are back.
    ['release c: went back', 'release b: 100 %', null],
    ['release c: went back', 'release c: went back', null],
    ['release c: 100 %', 'release c: 100 %', null],
  ])('%s beside %s: %s', (web, queue, expected) => {
    expect(workerThatIsBack([deployment('2', web)], [deployment('1', queue)])).toBe(expected);
  });

  it('is not one that was deployed since', () => {
    const web = deployment('1', 'rolled back by a person, the web worker to a');
    expect(workerThatIsBack([web], [deployment('2', '')])).toBeNull();
  });
});

function release(worker: Worker, tag: string) {
  const id = randomUUID();
  const createdAt = new Date().toISOString();
  worker.versions.unshift({
    id,
    number: worker.versions.length + 1,
    message: tag,
    tag,
    createdAt,
    code: '',
    bindings: [],
    assets: [],
  });
  share(worker, [{ version_id: id, percentage: 100 }]);
  return id;
}

function share(worker: Worker, versions: { version_id: string; percentage: number }[], cause?: string) {
  worker.deployments.unshift({
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    message: '',
    cause,
    versions,
  });
}

const whole = (worker: Worker) =>
  worker.deployments[0]?.versions.find(({ percentage }) => percentage === 100)?.version_id;
const current = (worker: Worker) => worker.deployments[0]?.versions;
const deploys = () =>
  world.cloudflare
    .takeChanges()
    .filter((call) => call.startsWith('deploy versions'))
    .sort();
