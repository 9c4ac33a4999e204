import { beforeAll, describe, expect, it } from 'vitest';

import { formIntents } from '~/platform/http/forms/form-intents';

import { people, type Form, type Person } from '../../support/permissions/permission-row';
import { isWished, protectedColumns } from '../../support/permissions/protected-columns';
import { permissionTable as table } from '../../support/permissions/table';
import { differences } from '../../support/permissions/watched-rows';
import { callsSeen, createWorld, send, type World } from '../../support/permissions/world';
import { budgetOf } from '../../support/server/request-budgets';
import { routesOfBuild } from '../../support/server/routes-of-build';

describe('the permission table', () => {
  const rowsOf = (id: string) => table.filter(({ route }) => route === id);
  const formsOf = (id: string) => rowsOf(id).flatMap(({ posts }) => Object.values(posts ?? {}));

  it('has every route of the build, with its requests and forms', () => {
    const routes = routesOfBuild();
    expect(routes.length).toBeGreaterThan(50);
    const missing = routes.flatMap(({ id, hasLoader, hasAction }) => [
      ...(rowsOf(id).length > 0 ? [] : [id]),
      ...(hasLoader && !rowsOf(id).some(({ get }) => get) ? [`${id}: loader`] : []),
      ...(hasAction && formsOf(id).length === 0 ? [`${id}: action`] : []),
    ]);
    expect(missing).toEqual([]);
    const ids = routes.map(({ id }) => id);
    expect(table.map(({ route }) => route).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has every form of every screen', () => {
    const missing = Object.entries(formIntents).flatMap(([id, intents]) => {
      const listed = formsOf(id).map(({ fields }) => fields.intent);
      return [undefined, ...intents]
        .filter((intent) => !listed.includes(intent))
        .map((intent) => [id, intent]);
    });
    expect(missing).toEqual([]);
  });
});

/** For requests that change nothing. */
let shared: World;
beforeAll(async () => {
  shared = await createWorld();
});

describe('every screen', () => {
  const screens = table.flatMap(({ route, path, get }) => (get ? [[route, path, get] as const] : []));
  it.each(screens)('%s is shown only to the right people: %s', async (_, path, get) => {
    expect(await Promise.all(people.map((person) => send(shared, person, path)))).toEqual(get);
  });
});

const forms = table.flatMap(({ route, path, posts }) =>
  Object.entries(posts ?? {}).map(([what, form]) => [`${route}: ${what}`, path, form, route] as const),
);

/** Empty for a person whom the form refuses. */
function changesBy({ is, changes = '' }: Form, person: Person): string {
  if ((is[people.indexOf(person)] ?? 0) >= 400) return '';
  const words = typeof changes === 'string' ? changes : (changes[person] ?? '');
  return words.split(' ').sort().join(' ');
}

/** Each person's answer and changes, each from the same starting state. */
async function outcomes(path: string, form: Form) {
  const common = form.before ? await createWorld(form.before) : shared;
  const post = (world: World, person: Person) => send(world, person, path, form);
  const sent = async (world: World, by: readonly Person[]) => {
    const before = await world.rows();
    const statuses = await Promise.all(by.map((person) => post(world, person)));
    const { changes, values } = differences(before, await world.rows());
    const wished = values
      .filter((value) => by.some((person) => isWished(value, world, person)))
      .map((value) => `wished ${String(value)}`);
    return by.map((person, index) => [person, outcome(statuses[index], changes, ...wished)] as const);
  };
  const changing = people.filter((person) => changesBy(form, person) !== '');
  const seen = await Promise.all([
    sent(
      common,
      people.filter((person) => !changing.includes(person)),
    ),
    ...changing.map(async (person) => sent(await createWorld(form.before), [person])),
  ]);
  return Object.fromEntries(seen.flat());
}

const outcome = (status: number | undefined, ...changes: string[]) => [status, ...changes].join(' ').trim();

const expected = (form: Form) =>
  Object.fromEntries(
    people.map((person, index) => [person, outcome(form.is[index], changesBy(form, person))]),
  );

/** Field names that some form of the route uses. */
const ownNames = (id: string) =>
  new Set(
    table
      .flatMap(({ route, posts }) => (route === id ? Object.values(posts ?? {}) : []))
      .flatMap(({ fields }) => Object.keys(fields)),
  );

describe('every form', () => {
  it.each(forms)(
    '%s is accepted only from the right people and changes only its own columns, whatever else is posted',
    async (_, path, form, route) => {
      const own = ownNames(route);
      const beside = Object.fromEntries(Object.entries(protectedColumns).filter(([name]) => !own.has(name)));
      expect(await outcomes(path, { ...form, fields: { ...beside, ...form.fields } })).toEqual(
        expected(form),
      );
    },
  );
});

describe('every request above', () => {
  it('stays within the D1 budget of its route', () => {
    const worst = new Map<string, { calls: number; statements: number; max: number }>();
    for (const { path, isForm, calls, statements } of callsSeen) {
      const { route } = table.find((row) => row.path === path && (isForm ? row.posts : row.get)) ?? {};
      if (!route) throw new Error(`no row has ${path}`);
      const what = `${route}, ${isForm ? 'a form' : 'shown'}`;
      const max = budgetOf(route, isForm);
      if (calls > (worst.get(what)?.calls ?? -1)) worst.set(what, { calls, statements, max });
    }
    const rows = [...worst].sort(([, a], [, b]) => b.calls - a.calls);
    for (const [what, { calls, statements, max }] of rows.slice(0, 12)) {
      console.log(`${calls} calls of ${max}, ${statements} statements: ${what}`);
    }
    expect(rows.filter(([, { calls, max }]) => calls > max)).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });
});
