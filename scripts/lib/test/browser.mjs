import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { run } from '../run.mjs';
import { packagedBrowser } from './packaged-browser.mjs';

/** The one without windows first: it is faster. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const downloadMustBeginWithinMs = 30_000;
const installAtMostMs = 10 * 60_000;

/**
 * Path of a Chromium for the browser tests: CHROMIUM_PATH, the one among the packages (where it runs), one on the PATH,
 * Playwright's own; else one is installed with Playwright or, as root, with apt-get. Throws an Error that says what to do.
 */
export async function findBrowser({ say = console.log } = {}) {
  const found = (await installedBrowser()) ?? (await installBrowser(say));
  if (found) return found;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

async function installedBrowser() {
  const { CHROMIUM_PATH: chosen } = process.env;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and there is no program there.`);
  }
  const packaged = await packagedBrowser();
  if (packaged) return packaged;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isExecutable) ?? (await playwrightsOwn());
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : null;
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

async function installBrowser(say) {
  say('No Chromium here; asking Playwright for one.');
  if (await playwrightInstalls()) return installedBrowser();
  if (process.getuid?.() !== 0) return null;
  say('Playwright could not; asking apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const script = 'apt-get update && apt-get install -y chromium';
  const { code } = await run('sh', ['-c', script], { env, timeoutMs: installAtMostMs });
  return code === 0 ? installedBrowser() : null;
}

/**
 * Playwright hangs where its download host is blocked: if it writes no byte in time, the download will not
 * start.
 */
async function playwrightInstalls() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-browser-'));
  const begun = () =>
    fs
      .readdirSync(folder, { recursive: true })
      .some((name) => (fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 4096);
  const control = new AbortController();
  const timer = setTimeout(() => begun() || control.abort(), downloadMustBeginWithinMs);
  const { code } = await run('npx', ['playwright', 'install', 'chromium'], {
    env: { TMPDIR: folder },
    timeoutMs: installAtMostMs,
    signal: control.signal,
  });
  clearTimeout(timer);
  fs.rmSync(folder, { recursive: true, force: true });
  if (code !== 0) return false;
  // System packages are installed after the download and outside its deadline: a package manager must not be
  // killed halfway.
  if (process.getuid?.() === 0) {
    await run('npx', ['playwright', 'install-deps', 'chromium'], { timeoutMs: installAtMostMs });
  }
  return true;
}
