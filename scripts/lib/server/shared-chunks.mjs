/** Routes that use a module before it goes into a file that all pages of its kind load. */
const minRoutes = 5;
/** What a route's module is called in the browser build. */
const routeModule = /\/app\/routes\/.*\?__remix-build-client-route$/;
const dashboardRoute = /\/app\/routes\/dashboard/;
const homeRoute = /\/app\/routes\/_index\//;
const stayRoute = /\/app\/routes\/(property\.|accommodation\.\$location\.)/;

/**
 * Rollup's `manualChunks`: small modules that many pages share go into few files: `frame` for every page; `home` if the
 * home page is among them, else `stay` if a property's page is, else `public`; `dashboard` behind the sign-in. By itself
 * Rollup makes a file for every set of pages that share something, about 140 of them below 1.5 kB, and a request for each
 * costs a phone more than the bytes. A module with a large package behind it stays where Rollup puts it, so that no page
 * loads the package for its sake.
 */
export function sharedChunks() {
  let chunkOf;
  return (id, { getModuleIds, getModuleInfo }) => {
    chunkOf ??= readGraph([...getModuleIds()], getModuleInfo);
    return chunkOf(id);
  };
}

function readGraph(ids, getModuleInfo) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? [];
  const routes = ids.filter((id) => routeModule.test(id));
  const usersOf = new Map();
  for (const route of routes) {
    for (const id of closureOf(route, importsOf)) usersOf.set(id, [...(usersOf.get(id) ?? []), route]);
  }
  const root = ids.find((id) => /\/app\/root\.tsx\?__remix-build-client-route$/.test(id));
  const ofEveryPage = root ? closureOf(root, importsOf) : new Set();
  const isOwn = (id) => !id.includes('/node_modules/');
  const isLight = (id) =>
    [...closureOf(id, importsOf)].every((other) => isOwn(other) || ofEveryPage.has(other));

  return (id) => {
    if (id === root || routeModule.test(id)) return undefined;
    if (ofEveryPage.has(id)) return 'frame';
    const users = usersOf.get(id) ?? [];
    if (users.length < minRoutes || !isOwn(id) || !isLight(id)) return undefined;
    return fileOf(users);
  };
}

function fileOf(users) {
  const visited = users.filter((route) => !dashboardRoute.test(route));
  if (visited.length === 0) return 'dashboard';
  if (visited.some((route) => homeRoute.test(route))) return 'home';
  return visited.some((route) => stayRoute.test(route)) ? 'stay' : 'public';
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
