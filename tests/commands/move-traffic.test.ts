import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { moveTraffic } from '../../scripts/lib/operate/deploy/move-traffic.mjs';
import type { Worker } from '../fakes/cloudflare/account';
import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
const versions = { before: { web: '', queue: '' }, after: { web: '', queue: '' } };

beforeAll(async () => {
  world = await prepareWorld();
  for (const [name, value] of Object.entries(world.cloudflare.env)) vi.stubEnv(name, value);
  for (const worker of ['web', 'queue'] as const) {
    versions.before[worker] = world[worker]().versions[0]?.id ?? '';
    versions.after[worker] = addVersion(world[worker]());
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  return world.stop();
});
beforeEach(() => {
  for (const worker of ['web', 'queue'] as const)
    share(world[worker](), [{ version_id: versions.before[worker], percentage: 100 }]);
  world.cloudflare.calls.length = 0;
});

function addVersion(worker: Worker) {
  const [first] = worker.versions;
  if (!first) throw new Error(`${worker.name} has no version.`);
  const version = { ...first, id: randomUUID(), number: 2, code: 'the next', assets: ['/assets/entry.js'] };
  worker.versions.push(version);
  first.assets = ['/assets/entry.js'];
  return version.id;
}

const share = (worker: Worker, shares: { version_id: string; percentage: number }[]) =>
  worker.deployments.unshift({
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    message: '',
    versions: shares,
  });

/** Moves the traffic of the release, without waiting at its steps; returns the outcome and the output. */
async function move({ stopAt }: { stopAt?: string } = {}) {
  const { account } = world.cloudflare;
  const environment = {
    name: 'staging',
    origin: world.site.origin,
    web: { name: world.web().name },
    queue: { name: world.queue().name },
    database: { id: account.databases[0]?.uuid },
  };
  const said: string[] = [];
  const stop = new AbortController();
  const ended = await moveTraffic(environment, {
    release: { commit: 'a1b2c3d' },
    before: { isFirst: false, versions: versions.before },
    after: versions.after,
    assets: { before: null, after: [] },
    stepSeconds: 0,
    fillingInMs: 0,
    stop: stop.signal,
    say(words: string) {
      said.push(words);
      if (stopAt && words.includes(stopAt)) stop.abort();
    },
  });
  return { ...ended, said: said.join('\n') };
}

const shares = () =>
  [world.web(), world.queue()].map(({ deployments }) =>
    (deployments[0]?.versions ?? [])
      .filter(({ percentage }) => percentage > 0)
      .map(({ version_id: id }) => id),
  );
const all = (of: 'before' | 'after') => [[versions[of].web], [versions[of].queue]];
const countOf = (kind: string) => world.cloudflare.calls.filter((call) => call.kind === kind).length;
const listings = () => world.rows("SELECT id FROM properties WHERE slug LIKE 'release-check-%'");

describe('the traffic of a release', () => {
  it('is all with the new version at the end, or all with the one before, whichever call of Cloudflare’s interface fails', async () => {
    expect(await move()).toMatchObject({ outcome: 'done' });
    expect(shares()).toEqual(all('after'));
    const kinds = ['deploy versions', 'query database'].map((kind) => ({ kind, calls: countOf(kind) }));
    expect(kinds.map(({ calls }) => calls)).toEqual([8, 6]);
    for (const { kind, calls } of kinds)
      for (let nth = 1; nth <= calls; nth += 1) {
        world.cloudflare.fail(kind, nth);
        const { outcome, reason, said } = await move();
        expect([kind, nth, outcome, shares()]).toEqual([kind, nth, 'went back', all('before')]);
        expect(reason).toContain('the fake was told to fail');
        expect(said).toMatch(/^Going back: .*\n[\s\S]*The version before has all of the traffic again\.$/m);
      }
    await move();
    expect(await listings()).toEqual([]);
  });

  it('reaches the new version though secrets have changed since the one that runs was uploaded', async () => {
    world.web().changedSecrets.set(versions.before.web, ['SESSION_SECRET']);
    const { outcome } = await move();
    expect([outcome, shares()]).toEqual(['done', all('after')]);
    // A secret that is set during the release makes a version that has the traffic.
    share(world.web(), [{ version_id: addVersion(world.web()), percentage: 100 }]);
    const { reason } = await move();
    expect(reason).toContain('secrets have changed: SESSION_SECRET');
    world.web().changedSecrets.clear();
  });

  it.each(['no traffic yet', '10 % of the traffic', '100 % of the traffic'])(
    'is moved back when a person stops the release: %s',
    async (stopAt) => {
      expect(await move({ stopAt })).toMatchObject({
        outcome: 'went back',
        reason: 'the release was stopped',
      });
      expect(shares()).toEqual(all('before'));
    },
  );

  it('is moved back at the second try; when that fails too, a message says what to do', async () => {
    world.cloudflare.fail('deploy versions', 5);
    world.cloudflare.fail('deploy versions', 2);
    expect(await move()).toMatchObject({ outcome: 'went back' });
    expect(shares()).toEqual(all('before'));
    for (const nth of [5, 1, 1, 1, 1]) world.cloudflare.fail('deploy versions', nth);
    const { outcome, stuck, said } = await move();
    expect(outcome).toBe('stuck');
    expect(stuck).toContain('The traffic could not be moved back: run npm run rollback -- staging');
    expect(said).toContain('The traffic could not be moved back.');
  });
});
