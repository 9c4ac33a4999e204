import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { people, type Form, type Person } from '../support/permissions/permission-row';
import { permissionTable } from '../support/permissions/table';
import { differences } from '../support/permissions/watched-rows';
import { answerTo, createWorld } from '../support/permissions/world';
import { serveOwnSite } from '../support/server/own-site';

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
  const around = readFileSync('tests/fakes/numbered-calls.mjs', 'utf8');
  site = await serveOwnSite('failing-calls', { EDGE_CACHE: 'off' }, { around });
});
afterAll(() => site?.stop());

/** The last person who may send the form, and what it then changes. */
function sender({ is, changes = '' }: Form): { person: Person; changes: string } | null {
  const mayChange = people.findLast(
    (person, at) => (is[at] ?? 0) < 400 && (typeof changes === 'string' || changes[person]),
  );
  const person = mayChange ?? people.findLast((_, at) => (is[at] ?? 0) < 400);
  if (!person) return null;
  const words = typeof changes === 'string' ? changes : (changes[person] ?? '');
  return { person, changes: words.split(' ').sort().join(' ') };
}

const forms = permissionTable.flatMap(({ route, path, posts }) =>
  Object.entries(posts ?? {}).flatMap(([what, form]) => {
    const by = sender(form);
    return by ? [{ what: `${route}: ${what}`, path, form, ...by }] : [];
  }),
);

type Sent = (typeof forms)[number];
type Seen = { status: number; isDecent: boolean; changes: string; calls: string[] };

/** Sends the form in a world of its own, with the header that says which call fails. */
async function send({ path, form, person }: Sent, failing: string): Promise<Seen> {
  const world = await createWorld(form.before, site.origin);
  const before = await world.rows();
  const response = await answerTo(world, person, path, form, { 'x-fail-call': failing });
  const text = await response.text();
  const { changes } = differences(before, await world.rows());
  const calls = JSON.parse(response.headers.get('x-calls') ?? '[]') as string[];
  const isDecent = response.status < 500 || (response.status === 503 && /<h1[\s>]/.test(text));
  return { status: response.status, isDecent, changes, calls };
}

/** Counters, which may count what then failed, and the session that every request of somebody signed in marks as seen. */
const counters = /^D1 writes (?:(?:rate_limits|sign_in_guards) ?)+$/;
const isWrite = (call = '') => call.startsWith('D1 writes') && !counters.test(call);

/** Which calls to let fail, and how: each that writes, in both ways; each of another part than D1; and the first read after all writes. */
function failuresOf(calls: readonly string[]): string[] {
  const last = calls.findLastIndex(isWrite);
  if (last < 0) return [];
  return calls.flatMap((call, at) => {
    const number = at + 1;
    if (isWrite(call)) return [`${number}`, `${number} lost`];
    return !call.startsWith('D1') || at === last + 1 ? [`${number}`] : [];
  });
}

/** What is wrong with the answer to a form of which one call failed; null where nothing is. */
function problemOf({ form, person, changes: whole }: Sent, failing: string, seen: Seen): string | null {
  const [number, isLost] = failing.split(' ');
  const at = Number(number) - 1;
  const failed = seen.calls[at] ?? '';
  const healthy = form.is[people.indexOf(person)];
  const isStored = seen.changes === whole;
  if (!seen.isDecent || (seen.status !== 503 && seen.status !== healthy)) return `status ${seen.status}`;
  if (!isStored && seen.changes !== '') return `half done: ${seen.changes}`;
  if (seen.status === healthy && !isStored) return 'acknowledged and not stored';
  if (!failed.startsWith('D1') && seen.status !== healthy)
    return `${failed} is not needed, but status ${seen.status}`;
  if (isWrite(failed) && !isLost && isFirstWrite(seen.calls, at) && seen.status !== 503)
    return 'acknowledged and not written';
  return null;
}

const isFirstWrite = (calls: readonly string[], at: number) => calls.findIndex(isWrite) === at;

/** `work` for each of these, some at a time. */
async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const one = async () => {
    for (let item = left.shift(); item; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, one));
}

describe('a form of which any one call of an outside part fails', () => {
  it('is stored as a whole or not at all, is acknowledged only when it is stored, and never ends without words', async () => {
    const problems: string[] = [];
    let tried = 0;
    await inTurns(forms, async (sent) => {
      const { calls } = await send(sent, '0');
      for (const failing of failuresOf(calls)) {
        const seen = await send(sent, failing);
        const problem = problemOf(sent, failing, seen);
        tried += 1;
        if (problem)
          problems.push(`${sent.what}, ${failing} (${seen.calls[parseInt(failing) - 1]}): ${problem}`);
      }
    });
    expect(problems).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  }, 300_000);
});
