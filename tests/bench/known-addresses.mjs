import { getPlatformProxy } from 'wrangler';

import { median } from '../../scripts/lib/median.mjs';
import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';

const accounts = 50;
const attempts = 200;
/** Attempts of a visitor before being slowed down. */
const perVisitor = 15;

const paths = [
  {
    name: 'sign-in',
    path: '/auth?mode=login',
    fields: { intent: 'sign-in', password: 'not the password' },
    status: 400,
  },
  { name: 'forgotten password', path: '/auth/forgot-password', fields: {}, status: 200 },
  { name: 'code by mail', path: '/auth/code', fields: { intent: 'send' }, status: 200 },
];

/**
 * Measures the forms that must not reveal whether an address has an account: `attempts` for known ones and as
 * many for unknown ones, mixed by chance. Returns [{ name, known, unknown, ratio }], medians in milliseconds.
 */
export async function benchKnownAddresses() {
  const stateDir = await copyTestState();
  await addAccounts(stateDir);
  const site = await startServer({ stateDir, quiet: true });
  try {
    const results = [];
    for (const [index, path] of paths.entries()) results.push(await compare(site.origin, path, index));
    return results;
  } finally {
    await site.stop();
  }
}

const knownAddress = (index) => `known-${index}@example.com`;

/** Accounts with the demo admin's password, so that each costs what a real one does. */
async function addAccounts(stateDir) {
  const platform = await getPlatformProxy({
    configPath: 'wrangler.toml',
    persist: { path: `${stateDir}/v3` },
  });
  try {
    const insert = platform.env.DB.prepare(
      `insert into users (id, email, email_verified_at, password_hash)
      select ?1, ?2, 1, password_hash from users where email = 'admin@example.com'`,
    );
    await platform.env.DB.batch(
      Array.from({ length: accounts }, (_, index) => insert.bind(`known-${index}`, knownAddress(index))),
    );
  } finally {
    await platform.dispose();
  }
}

async function compare(origin, { name, path, fields, status }, number) {
  const times = { known: [], unknown: [] };
  const order = Array.from({ length: attempts }, (_, index) => index).flatMap((index) => {
    const pair = [
      ['known', knownAddress(index % accounts)],
      ['unknown', `nobody-${index % accounts}@example.com`],
    ];
    return Math.random() < 0.5 ? pair : pair.reverse();
  });
  for (const [index, [kind, email]] of order.entries()) {
    const visitor = `10.${number}.${Math.floor(index / perVisitor)}.1`;
    const started = performance.now();
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { origin, 'sec-fetch-site': 'same-origin', 'cf-connecting-ip': visitor },
      body: new URLSearchParams({ ...fields, email }),
    });
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${path} answered ${response.status}`);
    if (index >= 20) times[kind].push(performance.now() - started);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { name, known, unknown, ratio: known / unknown };
}
