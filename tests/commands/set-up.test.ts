import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startCloudflare, type Cloudflare } from '../fakes/cloudflare/start-cloudflare';
import { makeClone, type Clone } from '../support/operate/clone';

let cloudflare: Cloudflare;
let clone: Clone;

beforeAll(async () => {
  cloudflare = await startCloudflare();
  clone = makeClone({
    origin: 'https://staging.stayadelaide.example',
    env: cloudflare.env,
    secrets: cloudflare.secrets,
  });
});
afterAll(async () => {
  clone.remove();
  await cloudflare.stop();
});

describe('setting up an environment', () => {
  it('stops with Cloudflare’s message when a resource cannot be made', async () => {
    for (const name of ['traffic', 'traffic-dead', 'jobs', 'jobs-dead'])
      cloudflare.account.queues.push({
        queue_id: randomUUID(),
        queue_name: `stay-adelaide-staging-${name}`,
        consumers: [],
        waiting: 0,
      });
    cloudflare.fail('create queue');
    const { code, output } = await clone.command('setup', 'staging');
    expect(output).toContain('The queue stay-adelaide-staging-work could not be made.');
    expect(output).toContain('the fake was told to fail');
    expect(code).toBe(1);
    expect(cloudflare.takeChanges()).toEqual([
      'create database stay-adelaide-staging',
      'create bucket stay-adelaide-staging-media',
      'create bucket stay-adelaide-staging-backups',
      'create namespace stay-adelaide-staging-edge',
      'create queue stay-adelaide-staging-work',
    ]);
  });

  it('continues where it stopped, writes the ids, sets the secrets and lists what a person has to do', async () => {
    const { code, output } = await clone.command('setup', 'staging');
    expect(output).toContain('Made the queue stay-adelaide-staging-work.');
    expect(code).toBe(0);
    expect(cloudflare.takeChanges()).toEqual([
      'create queue stay-adelaide-staging-work',
      'create queue stay-adelaide-staging-work-dead',
      'create worker stay-adelaide-staging',
      'set secrets stay-adelaide-staging',
      'create worker stay-adelaide-queue-staging',
      'set secrets stay-adelaide-queue-staging',
    ]);
    expectIdsWritten();
    expectSecrets();
    expect(output).toContain("choose 'Add', 'Custom domain'");
    expect(output).toContain("choose 'Onboard domain'");
    expect(output).toContain('https://staging.stayadelaide.example/auth/google/callback');
    expect(output).toContain('Next: commit wrangler.toml and workers/queue/wrangler.toml');
    expectNoSecretIn(output);
  });

  it('changes nothing when it runs again', async () => {
    const configs = [clone.read('wrangler.toml'), clone.read('workers/queue/wrangler.toml')];
    cloudflare.account.senders.push('stayadelaide.example');
    const { code, output } = await clone.command('setup', 'staging');
    expect(output).toContain('Everything that staging needs is there: nothing was changed.');
    expect(output).not.toContain('Onboard domain');
    expect(code).toBe(0);
    expect(cloudflare.takeChanges()).toEqual([]);
    expect([clone.read('wrangler.toml'), clone.read('workers/queue/wrangler.toml')]).toEqual(configs);
  });

  it('makes nothing in an account without the resources of the configurations', async () => {
    const { databases } = cloudflare.account;
    const own = databases.splice(0);
    const config = clone.read('wrangler.toml');
    const { code, output } = await clone.command('setup', 'staging');
    expect(output).toContain(`wrangler.toml has the database ${own[0]?.uuid}, and this account has not.`);
    expect(output).toContain(`Nothing was changed.\nIs ${cloudflare.account.id} the account of staging?`);
    expect([code, cloudflare.takeChanges(), clone.read('wrangler.toml')]).toEqual([1, [], config]);
    databases.push(...own);
  });

  it('shows how to sign in when nobody is signed in', async () => {
    const { code, output } = await clone.commandOfNobody('setup', 'staging');
    expect([code, output.trim()]).toEqual([
      1,
      'Nobody is signed in to Cloudflare. Set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, or run npx wrangler login.',
    ]);
  });

  it('needs no token from a person who has run wrangler login', async () => {
    const { output } = await clone.commandOfLogin('setup', 'staging');
    expect(output).toContain('Everything that staging needs is there: nothing was changed.');
  });

  it('gives both workers one value where one of them lost it', async () => {
    workerOf('stay-adelaide-queue-staging').secrets.delete('LINK_SECRET');
    const { output } = await clone.command('setup', 'staging');
    expect(cloudflare.takeChanges()).toEqual([
      'set secrets stay-adelaide-staging',
      'set secrets stay-adelaide-queue-staging',
    ]);
    expect(output).toContain('links in mails that were sent before are void');
    const [web, queue] = bothSecrets();
    expect([...queue.keys()]).toEqual(['LINK_SECRET_2']);
    expect(web.get('LINK_SECRET_2')).toBe(queue.get('LINK_SECRET_2'));
  });
});

describe('replacing a secret', () => {
  it('gives every worker that has it the same new value, and deletes the one before the previous', async () => {
    const { code, output } = await clone.command('rotate', 'LINK_SECRET', 'staging');
    expect(output).toContain('LINK_SECRET_3 signs and encrypts now, in the web and the queue worker.');
    expect(code).toBe(0);
    expect(cloudflare.takeChanges()).toEqual([
      'set secrets stay-adelaide-staging',
      'set secrets stay-adelaide-queue-staging',
      'delete secret stay-adelaide-staging LINK_SECRET',
    ]);
    const [web, queue] = bothSecrets();
    expect([...queue.keys()]).toEqual(['LINK_SECRET_2', 'LINK_SECRET_3']);
    expect(web.get('LINK_SECRET_3')).toBe(queue.get('LINK_SECRET_3'));
    expectNoSecretIn(output);
  });

  it('leaves no secret file and no program when a person stops it, and prints the next step', async () => {
    const { arrived } = cloudflare.hold('set secrets');
    let meanwhile: string[] = [];
    const when = arrived.then(() => void (meanwhile = clone.temporaryFiles()));
    const { code, output } = await clone.stoppedCommand({ when }, 'rotate', 'SESSION_SECRET', 'staging');
    expect(meanwhile).toEqual([expect.stringContaining('secrets')]);
    expect(output).toContain(
      'Stopped. Look whether SESSION_SECRET_2 is there: npx wrangler secret list --env staging -c wrangler.toml. ' +
        'If so the rotation is done; otherwise npm run rotate -- SESSION_SECRET staging does it.',
    );
    expect([code, clone.temporaryFiles()]).toEqual([130, []]);
    await expect.poll(cloudflare.countConnections).toBe(0);
    cloudflare.takeChanges();
  });

  it('leaves nothing to set up', async () => {
    const { output } = await clone.command('setup', 'staging');
    expect(output).toContain('nothing was changed');
    expect(cloudflare.takeChanges()).toEqual([]);
  });
});

describe('a command', () => {
  it('refuses an unknown environment', async () => {
    const { code, output } = await clone.command('setup', 'local');
    expect([code, output.trim()]).toEqual([
      2,
      "There is no environment 'local'.\nUsage: npm run setup -- staging|production",
    ]);
  });
});

function expectNoSecretIn(output: string) {
  for (const { secrets } of cloudflare.account.workers.values())
    for (const value of secrets.values()) expect(output).not.toContain(value);
}

const workerOf = (name: string) => {
  const worker = cloudflare.account.workers.get(name);
  if (!worker) throw new Error(`There is no worker ${name}.`);
  return worker;
};

function expectIdsWritten() {
  const { databases, namespaces } = cloudflare.account;
  for (const name of ['wrangler.toml', 'workers/queue/wrangler.toml']) {
    const text = clone.read(name);
    expect(text.match(new RegExp(databases[0]?.uuid ?? '-', 'g'))).toHaveLength(1);
    expect(text.match(new RegExp(namespaces[0]?.id ?? '-', 'g'))).toHaveLength(1);
    expect(text).toContain('00000000-0000-4000-8000-000000000003');
  }
}

const bothSecrets = () =>
  [workerOf('stay-adelaide-staging').secrets, workerOf('stay-adelaide-queue-staging').secrets] as const;

function expectSecrets() {
  const [web, queue] = bothSecrets();
  expect([...web.keys()].sort()).toEqual([
    'FACTOR_SECRET',
    'FORM_SECRET',
    'LINK_SECRET',
    'PASSWORD_PEPPER',
    'SESSION_SECRET',
  ]);
  expect([...queue.keys()]).toEqual(['LINK_SECRET']);
  expect(queue.get('LINK_SECRET')).toBe(web.get('LINK_SECRET'));
  expect(new Set(web.values()).size).toBe(5);
  for (const value of web.values()) expect(value).toMatch(/^[0-9a-f]{64}$/);
}
