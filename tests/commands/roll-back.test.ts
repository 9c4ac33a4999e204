import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { versionBefore } from '../../scripts/lib/operate/roll-back.mjs';
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
  it('says what it could not do when Cloudflare fails, and does it when it is run again', async () => {
    world.cloudflare.fail('deploy versions', 2);
    const failed = await world.clone.command('rollback', 'staging');
    expect(failed.code).toBe(1);
    expect(failed.output).toContain('One worker may be back and the other not: run the command again.');
  });

  it('gives both workers’ versions before all of the traffic, and says what stays', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
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
  it('rolls back, and says that nobody can tell which migrations stay', async () => {
    for (const worker of ['web', 'queue'] as const)
      share(world[worker](), [{ version_id: ids[worker].now, percentage: 100 }]);
    world.cloudflare.account.buckets.delete('stay-adelaide-staging-media');
    const { code, output } = await world.clone.command('rollback', 'staging');
    expect(output).toContain(`The web worker runs ${ids.web.old} again, the queue worker ${ids.queue.old}.`);
    expect(output).toContain(
      '- migrations, if the release had any. The log of the newest release could not be read.',
    );
    expect(output).toContain('The specified bucket does not exist.');
    expect(code).toBe(0);
  });
});

describe('the version before', () => {
  const at = (...versions: [string, number][]) => ({
    versions: versions.map(([id, percentage]) => ({ id, percentage })),
  });

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
  ])('%s', (_, deployments, expected) => {
    expect(versionBefore(deployments, null, 'web')).toBe(expected);
  });

  it('is in the log of the release when the account lists no deployment of it any more', () => {
    const log = { before: { web: 'a' }, after: { web: 'b' } };
    expect(versionBefore([at(['b', 100]), at(['b', 50], ['a', 50])], log, 'web')).toBe('a');
    expect(versionBefore([at(['c', 100])], log, 'web')).toBeNull();
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

function share(worker: Worker, versions: { version_id: string; percentage: number }[]) {
  worker.deployments.unshift({
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    message: '',
    versions,
  });
}

const current = (worker: Worker) => worker.deployments[0]?.versions;
const deploys = () =>
  world.cloudflare
    .takeChanges()
    .filter((call) => call.startsWith('deploy versions'))
    .sort();
