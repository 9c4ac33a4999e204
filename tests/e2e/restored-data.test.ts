import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, expect, inject, it } from 'vitest';

import { run } from '../../scripts/lib/run.mjs';
import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';
import { busyMachine } from '../support/server/own-site';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function newFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stay-adelaide-restored-'));
  folders.push(folder);
  return folder;
}

/**
 * A command as a person runs it on the local site; returns what it shows. Now and then a connection to the local runtime breaks on
 * a busy machine; the same command begins again then, as it says.
 */
async function command(name: string, ...args: string[]) {
  const begin = () => run(process.execPath, [`scripts/${name}.mjs`, ...args]);
  const first = await begin();
  const { code, output } = /was interrupted; the same command begins it again/.test(first.output)
    ? await begin()
    : first;
  expect([code, output]).toEqual([0, expect.any(String)]);
  return output;
}

const serve = (stateDir: string) =>
  startServer({
    stateDir,
    vars: { PATIENCE: busyMachine, PASSWORD_COST: 'quick', EDGE_CACHE: 'off' },
    log: () => undefined,
    configurations: inject('configurations'),
  });

const searchPage = async (origin: string, search: string) =>
  (await fetch(`${origin}/search?${search}`)).text();

/** The stays that a search shows, in their order, and its heading. */
async function found(origin: string, search: string) {
  const page = await searchPage(origin, search);
  const stays = [...page.matchAll(/href="\/property\/([\w-]+)/g)].map(([, slug]) => slug);
  return { heading: /<h1[^>]*>[\s\S]*?<\/h1>/.exec(page)?.[0], stays };
}

async function firstPicture(origin: string) {
  const address = /\/images\/\d+\/\d+\.webp/.exec(await searchPage(origin, ''))?.[0] ?? '';
  return { address, bytes: Buffer.from(await (await fetch(origin + address)).arrayBuffer()) };
}

it('the demo data are the same after a backup and a restore: every table, searches, and a picture', async () => {
  const [state, saved, copy] = [await copyTestState(), await newFolder(), await newFolder()];
  folders.push(state);
  expect(await command('backup', 'local', '--state', state)).toMatch(/is whole: [\d,]+ rows/);
  await command('backup', 'local', '--state', state, '--save', saved);
  const report = await command('restore', saved, '--into', 'local', '--state', copy);
  expect(report).toContain('Every table has the rows and the checksums of the backup.');
  expect(report).toMatch(/[1-9][\d,]+ pictures are listed\. If the bucket lacks them: rclone copy/);
  // As the command of the report does.
  await cp(path.join(state, 'v3', 'r2'), path.join(copy, 'v3', 'r2'), { recursive: true });
  const sites = await Promise.all([state, copy].map(serve));
  const origins = sites.map(({ origin }) => origin);
  try {
    for (const search of ['', 'q=lodge', 'location=glenelg', 'page=2']) {
      const [was, is] = await Promise.all(origins.map((origin) => found(origin, search)));
      expect(was?.stays.length, search).toBeGreaterThan(2);
      expect([is?.heading, is?.stays]).toEqual([was?.heading, was?.stays]);
    }
    const pictures = await Promise.all(origins.map(firstPicture));
    expect(pictures[0]?.bytes.length).toBeGreaterThan(1_000);
    expect(pictures[1]).toEqual(pictures[0]);
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
});
