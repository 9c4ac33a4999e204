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
type Seen = { status: number; isDecent: boolean; changes: string; calls: string[]; text: string };

async function send({ path, form, person }: Sent, failing: string): Promise<Seen> {
  const world = await createWorld(form.before, site.origin);
  const before = await world.rows();
  const response = await answerTo(world, person, path, form, { 'x-fail-call': failing });
  const text = await response.text();
  const { changes } = differences(before, await world.rows());
  const calls = JSON.parse(response.headers.get('x-calls') ?? '[]') as string[];
  const isDecent = response.status < 500 || (response.status === 503 && /<h1[\s>]/.test(text));
  return { status: response.status, isDecent, changes, calls, text };
}

describe('explore', () => {
  it('lists', async () => {
    const queue = [...forms];
    const out: string[] = [];
    const work = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) {
        const seen = await send(one, '0');
        out.push(
          `${one.what} [${one.person}] ${seen.status} ${seen.changes === one.changes ? 'same' : `${seen.changes} != ${one.changes}`}\n   ${seen.calls.map((c, i) => `${i + 1}:${c}`).join(' | ')}`,
        );
      }
    };
    const begun = Date.now();
    await Promise.all([work(), work(), work(), work()]);
    console.log(out.sort().join('\n'), forms.length, Date.now() - begun);
    expect(1).toBe(1);
  }, 300_000);
});
