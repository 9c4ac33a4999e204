import fs from 'node:fs';

import { describe, expect, it } from 'vitest';

import { rotateSecret } from '../../../scripts/lib/operate/rotate/rotate-secret.mjs';

type Worker = 'web' | 'queue';
type Account = Record<Worker, Map<string, string>>;

const workerOf = (args: readonly string[]): Worker =>
  args.at(-1) === 'workers/queue/wrangler.toml' ? 'queue' : 'web';

/** An account with these names of secrets; the `failing`-th command fails. */
function accountOf(web: readonly string[], queue: readonly string[], failing = Infinity) {
  const valued = (names: readonly string[]) => new Map(names.map((name) => [name, `value of ${name}`]));
  const account: Account = { web: valued(web), queue: valued(queue) };
  const calls: string[] = [];
  const left: string[] = [];
  const count = (words: string, failure = '') => {
    calls.push(words);
    if (calls.length === failing) throw new Error(`${failure} Cloudflare is away.`);
  };
  const listSecrets = async () => {
    count('list');
    return { web: [...account.web.keys()], queue: [...account.queue.keys()] };
  };
  const wrangler = async (args: readonly string[], failure: string) => {
    const secrets = account[workerOf(args)];
    const [, verb = '', what = ''] = args;
    const file = verb === 'bulk' ? (JSON.parse(fs.readFileSync(what, 'utf8')) as Record<string, string>) : {};
    if (verb === 'bulk') left.push(what);
    expect(args).toContain('production');
    count([workerOf(args), verb, verb === 'bulk' ? Object.keys(file).join() : what].join(' '), failure);
    for (const [name, value] of Object.entries(file)) secrets.set(name, value);
    if (verb === 'delete') secrets.delete(what);
    return '';
  };
  const names = () => [[...account.web.keys()], [...account.queue.keys()]];
  return { account, calls, left, names, listSecrets, wrangler };
}

const production = {
  name: 'production',
  web: { file: 'wrangler.toml' },
  queue: { file: 'workers/queue/wrangler.toml' },
};

const rotate = (site: ReturnType<typeof accountOf>, name: string, isLeaked = false) =>
  rotateSecret(site, production, { name, isLeaked });

describe('rotating a secret', () => {
  it('adds a generation, and deletes the one before the previous', async () => {
    const site = accountOf(['SESSION_SECRET', 'FORM_SECRET'], ['LINK_SECRET']);
    expect(await rotate(site, 'SESSION_SECRET')).toEqual([
      'SESSION_SECRET_2 signs and encrypts now, in the web worker.',
      'SESSION_SECRET is still accepted, until the next rotation.',
    ]);
    expect(site.calls).toEqual(['list', 'web bulk SESSION_SECRET_2']);
    expect(site.account.web.get('SESSION_SECRET_2')).toMatch(/^[0-9a-f]{64}$/);
    expect(await rotate(site, 'SESSION_SECRET')).toContain('SESSION_SECRET is deleted.');
    expect(site.names()).toEqual([['FORM_SECRET', 'SESSION_SECRET_2', 'SESSION_SECRET_3'], ['LINK_SECRET']]);
    const [second, third] = ['SESSION_SECRET_2', 'SESSION_SECRET_3'].map((name) =>
      site.account.web.get(name),
    );
    expect(second).not.toBe(third);
    expect(site.left.some((file) => fs.existsSync(file))).toBe(false);
  });

  it('gives both workers the same value of a shared one, the worker that reads it first', async () => {
    const site = accountOf(['LINK_SECRET'], ['LINK_SECRET']);
    await rotate(site, 'LINK_SECRET');
    await rotate(site, 'LINK_SECRET');
    expect(site.calls.slice(1, 3)).toEqual(['web bulk LINK_SECRET_2', 'queue bulk LINK_SECRET_2']);
    expect(site.account.web).toEqual(new Map([...site.account.queue]));
    expect(site.names()[0]).toEqual(['LINK_SECRET_2', 'LINK_SECRET_3']);
    expect(site.calls.slice(-2)).toEqual(['queue delete LINK_SECRET', 'web delete LINK_SECRET']);
  });

  it.each([1, 2, 3, 4, 5])('can be run again when step %i failed, and no link is lost', async (failing) => {
    const before = ['LINK_SECRET', 'LINK_SECRET_2'];
    const site = accountOf(before, before, failing);
    await expect(rotate(site, 'LINK_SECRET')).rejects.toThrow('Cloudflare is away.');
    const signing = site.names()[1]?.at(-1) ?? '';
    expect(site.account.web.get(signing)).toBe(site.account.queue.get(signing));
    await rotate(site, 'LINK_SECRET');
    const [web, queue] = site.names();
    expect(web).toEqual(queue);
    expect(web).toHaveLength(2);
    expect(web).toContain(signing);
  });

  it('shows whether to run it again: not once the new value is in force, since that would end the one before', async () => {
    const before = ['LINK_SECRET', 'LINK_SECRET_2'];
    await expect(rotate(accountOf(before, before, 3), 'LINK_SECRET')).rejects.toThrow(
      'Run the same command again',
    );
    const late = rotate(accountOf(before, before, 4), 'LINK_SECRET');
    await expect(late).rejects.toThrow('do not run it again');
    await expect(late).rejects.toThrow('npx wrangler secret delete LINK_SECRET ');
  });

  it('accepts no earlier value of one that leaked, but keeps what accounts would lose', async () => {
    const site = accountOf(['SESSION_SECRET_2', 'SESSION_SECRET_3', 'PASSWORD_PEPPER'], []);
    expect(await rotate(site, 'SESSION_SECRET', true)).toContain('No earlier value is accepted.');
    expect(site.names()[0]).toEqual(['PASSWORD_PEPPER', 'SESSION_SECRET_4']);
    await expect(rotate(site, 'PASSWORD_PEPPER', true)).rejects.toThrow('accounts lose what it protects');
    await expect(rotate(site, 'FORM_SECRET')).rejects.toThrow('npm run setup -- production');
    expect(site.names()[0]).toEqual(['PASSWORD_PEPPER', 'SESSION_SECRET_4']);
  });
});
