import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { fromRoot } from '../../../scripts/lib/places.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { wranglerEnv } from '../../../scripts/lib/server/wrangler.mjs';

const asTheyAre = ['scripts', 'wrangler.toml', 'workers/queue/wrangler.toml', 'migrations'];

const quickly = {
  NODE_OPTIONS: `--require ${fromRoot('tests', 'support', 'operate', 'quick-wrangler.cjs')}`,
  QUICK_WRANGLER: fromRoot('node_modules', '.cache', 'wrangler-program'),
};

/** Writes the files that a release has for browsers. */
const makeBuild = `
  import fs from 'node:fs';
  const { assets } = JSON.parse(fs.readFileSync('release.json', 'utf8'));
  fs.rmSync('build', { recursive: true, force: true });
  fs.mkdirSync('build/client/assets', { recursive: true });
  for (const name of assets) fs.writeFileSync('build/client/assets/' + name, name);
`;

type Around = { origin: string; env: Record<string, string>; secrets: () => readonly string[] };

/** What a person types, and what they wait for before they end a command that goes on by itself. */
export type Typing = { typed?: string; until?: RegExp };

type Stop = { when: Promise<void>; onceHeard?: () => void };

/**
 * A clone of the site in the temporary folder in which the commands can be tried: the real commands, configurations and
 * migrations, with a worker of one line in the place of each of ours. `origin` is the site's address; a command that prints one of the
 * `secrets` fails.
 */
export function makeClone({ origin, env, secrets }: Around) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-clone-'));
  const inClone = (...parts: string[]) => path.join(folder, ...parts);
  const write = (name: string, text: string | Uint8Array) => {
    fs.mkdirSync(path.dirname(inClone(name)), { recursive: true });
    fs.writeFileSync(inClone(name), text);
  };
  const read = (name: string) => fs.readFileSync(inClone(name), 'utf8');
  const person = ['-c', 'user.name=Person', '-c', 'user.email=person@example.com'];
  const temporary = inClone('.cache', 'temporary');
  fs.mkdirSync(temporary, { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' }).trim();

  const programOf = (name: string) => inClone('scripts', `${name}.mjs`);
  const around = (own: Record<string, string | undefined>) => ({
    ...own,
    ...quickly,
    NO_COLOR: '1',
    TMPDIR: temporary,
  });

  async function command(name: string, args: string[], own: Record<string, string | undefined>) {
    const hidden = secrets();
    const ended = await run(process.execPath, [programOf(name), ...args], {
      cwd: folder,
      env: around(own),
    });
    if ([...hidden, ...secrets()].some((secret) => ended.output.includes(secret)))
      throw new Error(`${name} printed a secret.`);
    return ended;
  }

  for (const name of asTheyAre) fs.cpSync(fromRoot(name), inClone(name), { recursive: true });
  for (const name of ['node_modules', 'app', 'seed']) fs.symlinkSync(fromRoot(name), inClone(name));
  write('.gitignore', 'node_modules\napp\nseed\nbuild/\n.cache/\n.wrangler/\n');
  write('package.json', JSON.stringify({ type: 'module', scripts: { build: 'node make-build.mjs' } }));
  write('make-build.mjs', makeBuild);
  for (const name of ['wrangler.toml', 'workers/queue/wrangler.toml'])
    write(name, read(name).replaceAll(/https:\/\/(?:staging\.)?stayadelaide\.example/g, origin));
  git('init', '-q');

  return {
    folder,
    read,
    write,
    git,
    /** Takes a file away. */
    take: (name: string) => fs.rmSync(inClone(name)),
    /** Runs one of the commands as a person would. */
    command: (name: string, ...args: string[]) => command(name, args, env),
    /** The same for a person who presses Ctrl+C at a moment; `onceHeard` is called when the command says something to it. */
    async stoppedCommand({ when, onceHeard }: Stop, name: string, ...args: string[]) {
      const child = spawn(process.execPath, [programOf(name), ...args], {
        cwd: folder,
        env: { ...process.env, ...around(env) },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      await Promise.race([when, ended]);
      if (onceHeard) child.stderr.once('data', onceHeard);
      child.kill('SIGINT');
      return { code: await ended, output };
    },
    /** Runs wrangler itself as a person would. */
    async wrangler(args: readonly string[], { typed = '', until }: Typing = {}) {
      const program = fromRoot('node_modules', 'wrangler', 'wrangler-dist', 'cli.js');
      const child = spawn(process.execPath, ['--no-warnings', program, ...args], {
        cwd: folder,
        env: { ...process.env, ...wranglerEnv(), ...around(env) },
      });
      child.stdin.end(typed);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          if (until?.test(output)) child.kill('SIGINT');
        });
      const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { code, output };
    },
    /** Temporary files that the commands of this clone have now. */
    temporaryFiles: () => fs.readdirSync(temporary).filter((file) => file.startsWith('stay-adelaide-')),
    /** The same for a person without a token who has run `wrangler login`. */
    commandOfLogin(name: string, ...args: string[]) {
      const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL } = env;
      const login = `oauth_token = "${token}"\nexpiration_time = "${new Date(Date.now() + 3_600_000).toISOString()}"\n`;
      write('.wrangler/of-person/.wrangler/config/default.toml', login);
      const noToken = { CLOUDFLARE_API_TOKEN: undefined, CLOUDFLARE_ACCOUNT_ID: undefined };
      const home = { XDG_CONFIG_HOME: inClone('.wrangler', 'of-person') };
      return command(name, args, { CLOUDFLARE_API_BASE_URL, ...noToken, ...home });
    },
    /** The same for a person who has neither. */
    commandOfNobody(name: string, ...args: string[]) {
      const nothing = { CLOUDFLARE_API_TOKEN: undefined, CLOUDFLARE_ACCOUNT_ID: undefined };
      return command(name, args, { ...nothing, XDG_CONFIG_HOME: inClone('.wrangler', 'of-nobody') });
    },
    evaluate: (program: string) => execFileSync(process.execPath, ['-e', program], { cwd: folder }),
    /** Commits everything as a new release and returns the commit; the workers' code contains `behaviour`. */
    commit(behaviour: string, assets: string[] = []) {
      for (const name of ['workers/web.ts', 'workers/queue/index.ts']) write(name, workerOf(behaviour));
      write('release.json', JSON.stringify({ assets }));
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', behaviour);
      return git('rev-parse', 'HEAD');
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

export type Clone = ReturnType<typeof makeClone>;

const workerOf = (behaviour: string) =>
  `export default { fetch: () => new Response('${behaviour}'), scheduled() {}, queue() {} };\n`;
