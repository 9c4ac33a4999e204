import fs from 'node:fs';

import { loadSource } from '../../scripts/lib/load-source.mjs';
import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';
import { fillSite } from './fill-site.mjs';
import { mixedVisits } from './mixed-visits.mjs';
import { watchMemory } from './worker-heap.mjs';

/** Lower numbers belong to the demo data. */
const firstStay = 10_000;
const stays = 10_000;
const visitorsAtOnce = 4;
const seed = 20_261_125;
const parts = 5;
/** Each part edits and enquires about stays of its own. */
const staysAPart = 1_000;
/** An admin features a stay, or stops featuring it. */
const editEveryMs = 10_000;
const enquiryEveryMs = 3_000;
/** Longer than the least time between entering the enquiry and sending it. */
const writingMs = 2_500;

/**
 * A stream of visitors, a signed-in admin who edits, and enquiries, for that many minutes, with ten thousand
 * stays more than the demo data. Returns { requests, failures: [text], kinds: [{ kind, requests, p50, p99 }],
 * marks: [{ at, heapMb, residentMb }] }: times of answers in milliseconds; memory after each fifth of the minutes, while nothing is asked.
 */
export async function benchMixedLoad(minutes) {
  const stateDir = await copyTestState();
  const listed = await fillSite(stateDir, firstStay, stays);
  const { seededRandom } = await loadSource('tests/support/seeded-random.ts');
  const site = await startServer({ stateDir, searchLimit: 1_000_000, quiet: true, inspected: true });
  try {
    const run = {
      origin: site.origin,
      listed,
      random: seededRandom(seed),
      times: new Map(),
      failures: [],
    };
    const marks = await loadInParts(run, site, minutes);
    return { ...sumOf(run), marks };
  } finally {
    await site.stop();
    fs.rmSync(stateDir, { recursive: true, force: true });
  }
}

/** The memory is read between two parts: a snapshot of the heap stops the worker for a moment. */
async function loadInParts(run, site, minutes) {
  const cookie = await signIn(site.origin);
  const watch = await watchMemory(site);
  const marks = [];
  for (let part = 0; part < parts; part += 1) {
    run.until = Date.now() + (minutes * 60_000) / parts;
    await Promise.all([
      ...Array.from({ length: visitorsAtOnce }, () => visitOn(run)),
      editOn(run, cookie, part * staysAPart),
      enquireOn(run, part * staysAPart),
    ]);
    marks.push({ at: ((minutes * (part + 1)) / parts).toFixed(1), ...(await watch.mark()) });
  }
  watch.close();
  return marks;
}

async function visitOn(run) {
  const next = mixedVisits(run);
  while (Date.now() < run.until) {
    const { kind, path } = next();
    // A sentence redirects to its filters.
    await timed(run, kind, path, { status: path === '/nothing/here' ? 404 : 200, redirect: 'follow' });
  }
}

async function editOn(run, cookie, first) {
  let isFeatured = false;
  for (let turn = first; Date.now() < run.until; turn += 1) {
    await timed(run, 'a list of the dashboard', '/dashboard/properties', { headers: { cookie } });
    const property = run.listed[isFeatured ? turn - 1 : turn].id;
    const fields = { intent: isFeatured ? 'unfeature' : 'feature', property };
    isFeatured = !isFeatured;
    await timed(run, 'a change by an admin', '/dashboard/properties', {
      fields,
      headers: { cookie },
      status: 303,
    });
    await rest(run, editEveryMs);
  }
}

async function enquireOn(run, first) {
  for (let turn = first; Date.now() < run.until; turn += 1) {
    const { stamp } = JSON.parse(await timed(run, 'the time of an enquiry', '/form-stamp?for=enquiry'));
    // A shorter time of writing would be refused.
    if (Date.now() + writingMs >= run.until) return;
    await rest(run, writingMs);
    const email = `traveller-${turn}@example.com`;
    const fields = { name: 'A Traveller', email, guests: '2', message: 'Is there a lift?', stamp };
    const headers = { 'cf-connecting-ip': `10.9.${turn >> 8}.${turn & 255}` };
    const path = `/property/${run.listed[turn].slug}`;
    const answer = await timed(run, 'an enquiry', path, { fields, headers });
    if (!answer.includes('Inquiry Sent Successfully!')) run.failures.push(`not stored: ${path}`);
    await rest(run, enquiryEveryMs - writingMs);
  }
}

const rest = ({ until }, ms) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, Math.min(ms, until - Date.now()))));

/** Requests a path, or posts fields to it, and returns the answer's text. A status other than `status` is a failure. */
async function timed(run, kind, path, { status = 200, fields, headers = {}, redirect = 'manual' } = {}) {
  const form = fields && {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: run.origin, 'sec-fetch-site': 'same-origin', ...headers },
  };
  const started = performance.now();
  try {
    const answer = await fetch(run.origin + path, { redirect, headers, ...form });
    const text = await answer.text();
    const times = run.times.get(kind) ?? [];
    run.times.set(kind, times);
    times.push(performance.now() - started);
    if (answer.status !== status) run.failures.push(`${answer.status} ${path}`);
    return text;
  } catch (error) {
    run.failures.push(`${error.cause?.code ?? error.message} ${path}`);
    return '{}';
  }
}

/** The demo admin's session. */
async function signIn(origin) {
  const fields = { intent: 'sign-in', email: 'admin@example.com', password: 'adelaide-demo' };
  const answer = await fetch(`${origin}/auth?mode=login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function sumOf({ times, failures }) {
  const all = [...times.values()].flat();
  const rows = [...times, ['all', all]].map(([kind, each]) => {
    const sorted = each.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    return { kind, requests: each.length, p50: at(0.5), p99: at(0.99) };
  });
  return { requests: all.length, failures, kinds: rows };
}
