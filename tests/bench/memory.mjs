import fs from 'node:fs';

import { startServer } from '../../scripts/lib/server/server.mjs';
import { copyTestState } from '../../scripts/lib/test/test-state.mjs';
import { residentMb, tellsMemory } from './resident-memory.mjs';
import { watchMemory } from './worker-heap.mjs';

const formBytes = 90_000_000;
const formPaths = [
  '/contact',
  '/newsletter',
  '/consent',
  '/auth',
  '/auth/forgot-password',
  '/your-data',
  '/sign-out',
  '/property/tidmarsh-house',
  '/dashboard/leads',
  '/dashboard/add-property',
  '/dashboard/media/upload',
];
const mixedRequests = 10_000;
const atOnce = 8;

/** Pages, data requests, pictures, misspelt searches, missing addresses: a usual mix, in random order. */
const visits = [
  '/',
  '/search',
  '/locations',
  '/guides',
  '/help',
  '/contact',
  '/sitemap',
  '/auth',
  '/robots.txt',
  '/property/tidmarsh-house',
  '/location/glenelg',
  '/adelaide-hotels',
  '/property/tidmarsh-house.data',
  '/search?q=spa+near+sea&guests=2',
  '/search?q=glenleg&type=hotel',
  '/search.data?location=glenelg',
  '/images/1/640.webp',
  '/media/hero-jetty/640.webp',
  '/nothing/here',
  '/guides/adelaide-cbd-accommodation',
];

/**
 * { forms, marks }, on Linux only, null elsewhere: the resident memory of the local runtime in MB before and at most while
 * 90 MB are posted to each form; and [{ at, heapMb, residentMb }] after each tenth of ten thousand mixed requests.
 */
export async function benchMemory() {
  if (!tellsMemory()) return null;
  const stateDir = await copyTestState();
  const site = await startServer({ stateDir, quiet: true, inspected: true });
  try {
    for (const path of visits) await visit(site.origin, path, 0);
    const forms = await postLargeForms(site.origin);
    return { forms, marks: await visitInParts(site) };
  } finally {
    await site.stop();
    fs.rmSync(stateDir, { recursive: true, force: true });
  }
}

async function postLargeForms(origin) {
  const body = Buffer.alloc(formBytes, 'x=yyyyyyyyyyyyyyyyyyyy&');
  const rows = [];
  for (const path of formPaths) {
    const before = residentMb();
    let max = before;
    const watch = setInterval(() => (max = Math.max(max, residentMb())), 20);
    const { status } = await fetch(origin + path, {
      method: 'POST',
      body,
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    }).catch((error) => ({ status: error.message }));
    clearInterval(watch);
    rows.push({ path, status, before, max });
  }
  return rows;
}

async function visitInParts(site) {
  const watch = await watchMemory(site);
  const part = mixedRequests / 10;
  const marks = [];
  for (let at = part; at <= mixedRequests; at += part) {
    await visitAll(site.origin, at - part, part);
    marks.push({ at, ...(await watch.mark()) });
  }
  watch.close();
  return marks;
}

async function visitAll(origin, from, count) {
  let next = from;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < from + count) {
        const number = next++;
        await visit(origin, visits[number % visits.length], number);
      }
    }),
  );
}

async function visit(origin, path, number) {
  const address = path.startsWith('/nothing') ? `${path}/${number}` : path;
  const headers = { 'cf-connecting-ip': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  const ask = () => fetch(origin + address, { headers, redirect: 'manual' });
  // The runtime closes connections after five idle seconds, now and then one that has just been reused.
  const response = await ask().catch(ask);
  await response.arrayBuffer();
}
