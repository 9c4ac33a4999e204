import { gzipSync } from 'node:zlib';

/** The folder of a route's module, which the browser build calls like this. */
const routeModule = /\/app\/routes\/(.*)\?__remix-build-client-route$/;

/** Pages that are much alike, by the folders of their routes; the others are `plain`. */
const families = [
  // The editors of properties and pages.
  ['writing', /^dashboard\.(add-|edit-property\.\$id(_\.drafts\.\$draft)?\/|pages\.(new|\$id)\/)/],
  // Other screens with a form that is kept and guarded.
  [
    'editing',
    /^dashboard\.(leads\.\$id|site\.(settings|home|amenities_\.\$id|locations_|menus_|redirects_\.(\$id|new)))/,
  ],
  ['dashboard', /^dashboard/],
  ['home', /^_index\//],
  ['search', /^search\//],
  ['landing', /^accommodation\.(\$place|sa)/],
  ['stay', /^(property\.|accommodation\.\$location\.)/],
  ['texts', /^(\$slug|guides|blog)/],
  ['place', /^(location\.|accommodation-near)/],
  ['forms', /^(auth|contact|newsletter|your-data)/],
];

/** The cost of a file besides its bytes, in bytes: its request, and the names that it imports and exports. */
const perFile = 140;
/** The home page has the most pictures: it has reached its limit of requests. */
const perFileOfHome = 1200;
/** A build's minified code, compressed, is about this part of a module's source, compressed. */
const minified = 0.5;

/**
 * Rollup's `manualChunks`: modules go into few files by the families of pages that use them; `frame` is for every page. By
 * itself Rollup makes a file for every set of pages that share something, about 140 of them below 1.5 kB, and a request
 * for each costs a phone more than the bytes. A module with a large package behind it stays where Rollup puts it, so that
 * no page loads the package for its sake; so does a module of one page.
 */
export function sharedChunks() {
  let chunkOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    // Rollup lists modules as they arrive, and the files must not depend on that.
    chunkOf ??= readGraph([...getModuleIds()].sort(), getModuleInfo);
    return chunkOf(id);
  };
}

function readGraph(ids, getModuleInfo) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? [];
  const usersOf = new Map();
  for (const route of ids.filter((id) => routeModule.test(id))) {
    for (const id of closureOf(route, importsOf)) usersOf.set(id, [...(usersOf.get(id) ?? []), route]);
  }
  const root = ids.find((id) => /\/app\/root\.tsx\?__remix-build-client-route$/.test(id));
  const ofEveryPage = root ? closureOf(root, importsOf) : new Set();
  const isOwn = (id) => !id.includes('/node_modules/');
  const isLight = (id) =>
    [...closureOf(id, importsOf)].every((other) => isOwn(other) || ofEveryPage.has(other));

  const laterForVisitors = closureOf('', (id) =>
    id
      ? importsOf(id)
      : laterOf([...ofEveryPage, ...[...usersOf].filter(isVisited).map(([used]) => used)], getModuleInfo),
  );
  const groups = new Map();
  for (const id of ids) {
    if (id === root || routeModule.test(id) || ofEveryPage.has(id) || !isOwn(id) || !isLight(id)) continue;
    const group = groupOf(usersOf.get(id) ?? []);
    const name = isInside(group) && laterForVisitors.has(id) ? 'later' : group;
    if (name) groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const sourceOf = (id) => getModuleInfo(id)?.code ?? '';
  const fileOf = new Map();
  for (const { name, modules } of merged([...groups], sourceOf, importsOf)) {
    for (const id of modules) fileOf.set(id, name);
  }
  return (id) => (id !== root && ofEveryPage.has(id) ? 'frame' : fileOf.get(id));
}

/** Joins the two groups whose file costs the families less than two files, as long as there are such. */
function merged(groups, sourceOf, importsOf) {
  const groupOfModules = (name, modules) => {
    const text = modules.map(sourceOf).join('\n');
    const users = name.split('-');
    const files = users.length * perFile + (users.includes('home') ? perFileOfHome - perFile : 0);
    return { name, modules, cost: users.length * gzipSync(text).length * minified + files };
  };
  const known = new Map();
  const joined = (a, b) => {
    const ofA = known.get(a) ?? new Map();
    known.set(a, ofA);
    const name = [...new Set([...a.name.split('-'), ...b.name.split('-')])].sort().join('-');
    if (!ofA.has(b)) ofA.set(b, groupOfModules(name, [...a.modules, ...b.modules]));
    return ofA.get(b);
  };
  let files = groups.map(([name, modules]) => groupOfModules(name, modules));
  for (;;) {
    const best = files
      .flatMap((a, index) => files.slice(index + 1).map((b) => [a, b]))
      .map(([a, b]) => {
        const both = joined(a, b);
        return {
          both,
          gain: a.cost + b.cost - both.cost,
          rest: files.filter((file) => file !== a && file !== b),
        };
      })
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ both, rest }) => !isCircular([...rest, both], importsOf));
    if (!best) return files;
    files = [...best.rest, best.both];
  }
}

/** True when two files need each other: then a module could run before what it uses. */
function isCircular(files, importsOf) {
  const homeOf = new Map(files.flatMap((file) => file.modules.map((id) => [id, file])));
  const needs = (file) =>
    new Set(
      file.modules
        .flatMap(importsOf)
        .map((id) => homeOf.get(id))
        .filter((other) => other && other !== file),
    );
  return files.some((file) => {
    const found = closureOf(file, needs);
    return [...found].some((other) => other !== file && needs(other).has(file));
  });
}

/** True when pages outside of the dashboard use a module. */
const isVisited = ([, users]) => users.some((id) => !/\/app\/routes\/dashboard/.test(id));

/** The modules that these import when they need them. */
const laterOf = (ids, getModuleInfo) => ids.flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/** True when only pages behind the sign-in use it. */
const isInside = (group) => /^(dashboard|editing|writing)(-editing)?(-writing)?$/.test(group ?? '');

/** Names of the families, joined; undefined for a module of one page, or of few behind the sign-in. */
function groupOf(users) {
  const folders = users.map((id) => routeModule.exec(id)?.[1] ?? '');
  const familyOf = (folder) => families.find(([, begins]) => begins.test(folder))?.[0] ?? 'plain';
  const all = [...new Set(folders.map(familyOf))];
  const isVisitedToo = all.some((name) => !isInside(name));
  // A module that visitors use too needs no file for these screens alone.
  const names = isVisitedToo ? all.map((one) => (one === 'writing' ? 'editing' : one)) : all;
  const isMixed = isVisitedToo && !names.includes('dashboard');
  const name = [...new Set(names.map((one) => (isMixed && one === 'editing' ? 'dashboard' : one)))]
    .sort()
    .join('-');
  return folders.length < (isInside(name) ? 5 : 2) ? undefined : name;
}

function closureOf(start, importsOf) {
  const seen = new Set();
  const open = [start];
  while (open.length > 0) {
    const id = open.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...importsOf(id));
  }
  return seen;
}
