import fs from 'node:fs';

import { describe, expect, it } from 'vitest';

import { alertKinds } from '~/db/vocabulary';
import { alertMail } from '~/emails/alert-mails';

import { fromRoot } from '../../../scripts/lib/places.mjs';
import { documents, textOf, documentedCommands } from '../../support/operate/documented-commands';
import { runInThread } from '../../support/operate/run-in-thread';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** Placeholders in the documents. */
const meant: Record<string, string> = { address: 'ada@example.com' };

/** The program that npm would start: the program and its arguments; null where there is no such script. */
function started(words: readonly string[]) {
  const own = words.filter((word) => word !== 'run' && word !== '-s');
  const [name = '', ...rest] = own;
  const script = scripts[name];
  return script
    ? { script, args: rest.filter((word) => word !== '--').map((word) => meant[word] ?? word) }
    : null;
}

/** Code and output of one of our programs with these arguments and `--help`, which checks them and does nothing. */
const tryOut = (script: string, args: readonly string[]) => runProgram(script, [...args, '--help']);

function runProgram(script: string, args: readonly string[]) {
  const [, program = '', ...words] = script.split(' ');
  return runInThread(program, [...words, ...args]);
}

const commands = documentedCommands('npm').filter(({ words }) => !['ci', 'install'].includes(words[0] ?? ''));
const known = [...new Map(commands.map((command) => [command.line, command])).values()];

describe('every command of README, runbooks and workflow', () => {
  it('is found in them', () => {
    expect(known.length).toBeGreaterThan(30);
    for (const name of ['setup', 'deploy', 'rollback', 'doctor', 'backup', 'restore', 'rotate', 'make-admin'])
      expect(known.some(({ words }) => words.includes(name))).toBe(true);
  });

  it.concurrent.each(known)('$line ($document) exists, with these options', async ({ words }) => {
    const found = started(words);
    expect(found).not.toBeNull();
    if (!found?.script.startsWith('node ')) return;
    const { code, output } = await tryOut(found.script, found.args);
    expect([code, output]).toEqual([0, expect.stringContaining('Usage: ')]);
  });
});

describe('every program of package.json', () => {
  const own = Object.entries(scripts).filter(([, script]) => script.startsWith('node '));

  it.concurrent.each(own)(
    'npm run %s explains itself with --help, and refuses unknown options',
    async (_, script) => {
      const { code, output } = await tryOut(script, ['--no-such-option']);
      expect(code).toBe(2);
      expect(output).toContain("Unknown option '--no-such-option'\n");
      expect(output).toMatch(/^[A-Z].+\.\n[\s\S]*\nUsage: np[mx] /m);
    },
  );

  it.concurrent.each([
    ['setup', [], 'Which environment? One of staging, production.'],
    ['deploy', ['live'], "There is no environment 'live'."],
    ['doctor', ['staging', 'production'], 'Too many words: production'],
    ['deploy', ['staging', '--step-seconds', 'long'], "--step-seconds is a number, and not 'long'"],
    ['deploy', ['staging', '--backup-minutes', '-5'], "Option '--backup-minutes' argument is ambiguous"],
    ['rotate', ['MODEL_KEY', 'staging'], "There is no secret 'MODEL_KEY'."],
    ['rotate', ['LINK_SECRET'], 'Which environment? One of staging, production.'],
    ['backup', ['staging', '--name', '2026-11-20'], '--name says which backup --save downloads.'],
    ['backup', ['staging', '--list', '--save', 'folder'], 'Say --list or --save, not both.'],
    ['restore', ['latest'], 'Which site for --into? One of local, staging, production.'],
    ['restore', ['--into', 'staging'], 'Say one backup: its name, latest, or a folder with its files.'],
    ['make-admin', ['ada'], 'Say the address of one account.'],
    ['make-admin', ['ada@example.com', '--env', 'production'], 'A deployed site is named by'],
    ['cache:purge', ['production'], 'It takes no words: production'],
    ['map', [], 'Say the file of the map, or --remove.'],
  ])('npm run %s -- %j is refused with the reason and the usage', async (name, args, words) => {
    const { code, output } = await runProgram(scripts[name] ?? '', args);
    expect([code, output]).toEqual([2, expect.stringContaining(words)]);
    expect(output).toContain('Usage: npm run');
  });
});

describe('every screen and file that README and runbooks name', () => {
  const routes = fs.readdirSync(fromRoot('app', 'routes')).map(
    (name) =>
      `/${name
        .replaceAll('_.', '.')
        .replace(/\._index$/, '')
        .replaceAll('.', '/')}`,
  );

  it.each(documents)('%s', (document) => {
    const screens = [...textOf(document).matchAll(/`(\/(?:dashboard|auth)[\w/-]*)`/g)].map(
      ([, screen]) => screen,
    );
    expect(screens.filter((screen) => !routes.includes(screen ?? ''))).toEqual([]);
    const files = [
      ...textOf(document).matchAll(/`((?:app|docs|scripts|seed|tests|workers)\/[\w./-]+\.\w+)`/g),
    ].map(([, file]) => file ?? '');
    expect(files.filter((file) => !fs.existsSync(fromRoot(file)))).toEqual([]);
  });
});

describe('every text that a runbook quotes', () => {
  const sources = ['app', 'workers', 'scripts']
    .flatMap((folder) =>
      fs
        .readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
        .map((name) => fs.readFileSync(fromRoot(folder, name), 'utf8')),
    )
    .join('\n');
  const ofCloudflare = ['Under Attack Mode'];
  const quotedIn = (document: string) =>
    [
      ...textOf(document)
        .replace(/```[\s\S]*?```|`[^`]+`/g, '')
        .matchAll(/(?<=^|[\s(])'([^'\n]+)'(?=[\s,.;:)]|$)/gm),
    ].map(([, words]) => words ?? '');
  const runbooks = documents.filter((document) => document.startsWith('docs/runbooks'));

  it.each(runbooks)('%s: is a text of the site or of its commands', (document) => {
    const foreign = quotedIn(document).filter((words) => !ofCloudflare.includes(words));
    expect(foreign.filter((words) => !sources.includes(words))).toEqual([]);
  });

  it('is found', () => {
    expect(runbooks.flatMap(quotedIn).length).toBeGreaterThan(10);
  });

  it('is also the subject of each mail about a limit', () => {
    const site = { siteName: 'Stay', siteOrigin: 'https://stay.example' };
    const headings = alertKinds.map(
      (alert) => alertMail(site, { alert, state: 'begun', at: 0 }).subject.split(': ')[1],
    );
    const quoted = runbooks.flatMap(quotedIn);
    expect(headings.filter((words) => !quoted.includes(words ?? ''))).toEqual([]);
  });
});
