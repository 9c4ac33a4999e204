import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { people, type Form, type Person } from '../support/permissions/permission-row';
import { tryEachCall } from '../support/pictures/lost-pictures';
import { permissionTable } from '../support/permissions/table';
import { addSiteThings } from '../support/permissions/stored/site-things';
import { pictureForms } from '../support/pictures/sent-pictures';
import { storedForms, type StoredForm } from '../support/permissions/stored/stored-forms';
import { differences } from '../support/permissions/watched-rows';
import { answerTo, createWorld, type World } from '../support/permissions/world';
import { serveOwnSite } from '../support/server/own-site';

/** The failures; the first ones store nothing, so that the next one finds the same world. */
const failures = ['first write', 'other parts', 'lost write', 'next write'] as const;
type Failure = (typeof failures)[number];

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
  const around = readFileSync('tests/fakes/failing-calls.mjs', 'utf8');
  site = await serveOwnSite('failing-calls', { EDGE_CACHE: 'off' }, { around });
});
afterAll(() => site?.stop());

/** The last person who may send the form, and what it then changes. */
function sender({ is, changes = '' }: Form): { person: Person; whole: string; healthy: number } | null {
  const may = people.filter((_, at) => (is[at] ?? 0) < 400);
  const changing = may.filter((person) => typeof changes === 'string' || changes[person]);
  const person = changing.at(-1) ?? may.at(-1);
  if (!person) return null;
  const words = typeof changes === 'string' ? changes : (changes[person] ?? '');
  return { person, whole: words.split(' ').sort().join(' '), healthy: is[people.indexOf(person)] ?? 0 };
}

type Sent = {
  what: string;
  path: string;
  form: Pick<StoredForm, 'fields'> & Pick<Form, 'as' | 'before'>;
  person: Person;
  /** The changes of watched rows that it makes, and the status of its answer, while every part works. */
  whole: string;
  healthy: number;
  /** Tables of the statements that change rows then, where the form's row tells them. */
  stores?: string;
};

const forms = permissionTable.flatMap(({ route, path, posts }) =>
  Object.entries(posts ?? {}).flatMap(([what, form]): Sent[] => {
    const by = sender(form);
    return by ? [{ what: `${route}: ${what}`, path, form, ...by }] : [];
  }),
);

type Seen = {
  status: number;
  hasMessage: boolean;
  isSignedIn: boolean;
  hasRenewed: boolean;
  changes: string;
  failed: string;
  writes: number;
  /** Tables of the statements that have changed rows, watched or not. */
  stored: string;
};

/** A sentence of the page, or the notice that the page's script shows. */
const failureWords = /try again|photos-failed|redirects-failed/i;

/** A session that a re-authentication has renewed: another token of the same session. */
const renewal = 'sessions+ sessions-';

async function send({ path, form, person }: Sent, world: World, failing: Failure): Promise<Seen> {
  const before = await world.rows();
  const response = await answerTo(world, person, path, form, { 'x-failing': failing });
  const text = await response.text();
  const { changes } = differences(before, await world.rows());
  const { status, headers } = response;
  return {
    status,
    hasMessage: status === 503 ? /<h1[\s>]/.test(text) : status === 400 && failureWords.test(text),
    isSignedIn:
      person === 'nobody' || !/sessions/.test(changes) || (await isStillSignedIn(world, person, headers)),
    hasRenewed: changes === renewal,
    changes: changes === renewal ? '' : changes,
    failed: headers.get('x-failed') ?? '',
    writes: Number(headers.get('x-writes')),
    stored: headers.get('x-stored') ?? '',
  };
}

/** True when the browser is still signed in: with the cookie that the answer sets, or else the one it had. */
async function isStillSignedIn({ accounts }: World, person: Exclude<Person, 'nobody'>, headers: Headers) {
  const set = headers.getSetCookie().find((one) => /^(?:__Host-)?sid=/.test(one));
  const cookie = set?.split(';')[0] ?? accounts[person].cookie;
  const screen = await fetch(`${site.origin}/dashboard/profile`, { headers: { cookie }, redirect: 'manual' });
  await screen.arrayBuffer();
  return screen.status === 200;
}

/**
 * The fault of an answer to the form; null without one. `all` names every table into which the form writes
 * when D1 answers.
 */
function problemOf(
  { whole, healthy }: Sent,
  failing: Failure,
  { seen, all }: { seen: Seen; all: string },
): string | null {
  const { status, hasMessage, isSignedIn, changes, failed, stored } = seen;
  const isStored = changes === whole && stored === all;
  if (status !== healthy && !hasMessage) return `status ${status} without words`;
  if (!isStored && (changes !== '' || stored !== '')) return `half done: ${changes}; ${stored} of ${all}`;
  if (status === healthy && (!isStored || (failing === 'first write' && failed !== '')))
    return 'acknowledged and not stored';
  if (failing === 'other parts' && status !== healthy) return `status ${status} for want of ${failed}`;
  if (!isSignedIn && (changes === '' || !whole.includes('sessions-'))) return 'signed out by a failure';
  return null;
}

/** Lets each kind of call fail, in a world as before the form; returns the number of failures and the faults. */
async function tryEach(sent: Sent, newWorld: () => Promise<World>) {
  const problems: string[] = [];
  let tried = 0;
  let writes = 0;
  let all = '';
  let world: World | null = null;
  for (const failing of failures) {
    world ??= await newWorld();
    const seen = await send(sent, world, failing);
    if (failing === 'other parts') ({ stored: all } = seen);
    const problem = problemOf(sent, failing, { seen, all });
    if (failing === 'other parts' && sent.stores !== undefined && sent.stores !== all)
      problems.push(`${sent.what} stores ${all}`);
    if (problem) problems.push(`${sent.what}, ${failing} (${seen.failed}): ${problem}`);
    if (failing === 'first write' && seen.failed === '') break;
    if (seen.failed !== '') tried += 1;
    if (failing !== 'first write' || seen.hasRenewed) world = null;
    if (failing === 'lost write' && writes < 2) break;
    writes = Math.max(writes, seen.writes);
  }
  return { tried, problems };
}

/** `work` for each of these, some at a time. */
async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>) {
  const left = [...items];
  const results: Result[] = [];
  const one = async () => {
    for (let item = left.shift(); item; item = left.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: 6 }, one));
  return results;
}

/** One after the other, since they change what there is once only. */
async function tryOfKind(kind: keyof typeof storedForms) {
  const world = await createWorld({}, site.origin);
  const newWorld = async () => {
    await addSiteThings(world, kind);
    return world;
  };
  const results = [];
  for (const { what, path, fields, by, is, stores, changes = '' } of storedForms[kind]) {
    const sent = { what, path, form: { fields }, person: by, whole: changes, healthy: is, stores };
    results.push(await tryEach(sent, newWorld));
  }
  return results;
}

const kinds = Object.keys(storedForms) as (keyof typeof storedForms)[];

describe('a form of which one call of an outside part fails', () => {
  it('is stored as a whole or not at all, is acknowledged only when it is stored, and always gets a readable answer', async () => {
    const tryForm = (sent: Sent) => tryEach(sent, () => createWorld(sent.form.before, site.origin));
    const results = await inTurns(forms, tryForm);
    // Not at the same time: the check of the edge would find what these change.
    results.push(...(await Promise.all(kinds.map(tryOfKind))).flat());
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(results.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(250);
  }, 600_000);
});

describe('a picture of which one call of an outside part fails', () => {
  it.each(pictureForms)(
    '$path: is whole or not there, is acknowledged only when it is there, can be sent again, and leaves no file that is not swept',
    async (form) => {
      const world = await createWorld({}, site.origin);
      const ways = form.isFile ? ['call', 'lost call'] : ['call'];
      const { widths, problems, tried } = await tryEachCall(world, form, ways);
      expect(widths.length).toBeGreaterThan(1);
      expect(problems).toEqual([]);
      expect(tried).toBeGreaterThan(12 * ways.length);
    },
  );
});
