/**
 * Changes in the text of Remix's and React Router's server side. They build the tree of routes again for
 * every request, in four places, and try every route; with these, each isolate builds it once, only routes
 * are tried that can match, and the matches of the last addresses are kept. Drizzle asks of each part of a statement
 * what kind it is, by name through all of its classes; with the change it asks once for each pair of classes. The encoder of a page's
 * data does for each text and number what only objects need, and Remix's server encodes the data of every document, of which most are JSON
 * (app/lib/document/encode-page-data.ts).
 *
 * Every `from` must be in its file exactly once. A version of the libraries without it fails the build and
 * tests/unit/scripts/library-patches.test.ts: then compare the function around it and write the change again.
 */
export const libraryPatches = [
  {
    file: '@remix-run/router/dist/router.js',
    changes: [
      {
        from: `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
  let matches = null;
  let decoded = decodePath(pathname);
`,
        to: `  let decoded = decodePath(pathname);
  let known = knownMatches(routes, decoded, allowPartial);
  if (known) return known;
  let branches = likelyBranchesOf(routes, decoded);
  let matches = null;
`,
      },
      {
        from: `    matches = matchRouteBranch(branches[i], decoded, allowPartial);
  }
  return matches;
`,
        to: `    matches = matchRouteBranch(branches[i], decoded, allowPartial);
  }
  return rememberMatches(routes, decoded, allowPartial, matches);
`,
      },
      {
        from: 'compilePath(pattern.path, pattern.caseSensitive, pattern.end);',
        to: 'compiledPathOf(pattern.path, pattern.caseSensitive, pattern.end);',
      },
    ],
    added: `
const rankedBranches = new WeakMap();
const firstSegment = (path) => path.split('/', 2)[1] ?? '';
// In their order, the branches that begin with the address's first segment, or with a parameter.
function likelyBranchesOf(routes, pathname) {
  let known = rankedBranches.get(routes);
  if (!known) {
    const branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    const keys = branches.map(({ path }) => (/^[:*]/.test(firstSegment(path)) ? null : firstSegment(path).toLowerCase()));
    const beginningWith = (key) => branches.filter((_, index) => keys[index] === null || keys[index] === key);
    known = { byFirst: new Map(keys.map((key) => [key, beginningWith(key)])), others: beginningWith(null) };
    rankedBranches.set(routes, known);
  }
  return known.byFirst.get(firstSegment(pathname).toLowerCase()) ?? known.others;
}
const matchesByTree = new WeakMap();
// One request looks for the same address in each tree more than once. Its matches share their parameters.
function copyOf(matches) {
  const params = { ...matches[0]?.params };
  return matches.map((match) => ({ ...match, params }));
}
function knownMatches(routes, pathname, allowPartial) {
  const known = allowPartial ? null : matchesByTree.get(routes)?.get(pathname);
  return known ? copyOf(known) : null;
}
function rememberMatches(routes, pathname, allowPartial, matches) {
  if (!matches || allowPartial || pathname.length > 200) return matches;
  let known = matchesByTree.get(routes);
  if (!known || known.size >= 500) matchesByTree.set(routes, (known = new Map()));
  known.set(pathname, matches);
  return copyOf(matches);
}
const compiledPaths = new Map();
function compiledPathOf(path, caseSensitive, end) {
  const key = (caseSensitive ? 'c' : '-') + (end === false ? '-' : 'e') + path;
  let compiled = compiledPaths.get(key);
  if (!compiled) compiledPaths.set(key, (compiled = compilePath(path, caseSensitive, end)));
  return compiled;
}
`,
  },
  {
    file: '@remix-run/react/dist/esm/server.js',
    changes: [
      {
        from: 'createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);',
        to: 'serverRoutesOf(manifest.routes, routeModules, context);',
      },
    ],
    added: `
const serverRoutes = new WeakMap();
function serverRoutesOf(manifest, routeModules, { future, isSpaMode }) {
  let routes = serverRoutes.get(manifest);
  if (!routes) serverRoutes.set(manifest, (routes = createServerRoutes(manifest, routeModules, future, isSpaMode)));
  return routes;
}
`,
  },
  {
    file: '@remix-run/server-runtime/dist/esm/server.js',
    changes: [
      {
        from: `    ...(build.future.v3_singleFetch ? {
      serverHandoffStream: encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode),
      renderMeta: {}
    } : null),
`,
        to: `    get serverHandoffStream() {
      return encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode);
    },
    renderMeta: {},
`,
      },
    ],
    added: '',
  },
  {
    file: 'react-router-dom/server.mjs',
    changes: [
      {
        from: `  let manifest = {};
  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);

  // Because our context matches`,
        to: `  let { manifest, dataRoutes } = dataRoutesOf(routes);

  // Because our context matches`,
      },
    ],
    added: `
const convertedRoutes = new WeakMap();
function dataRoutesOf(routes) {
  let converted = convertedRoutes.get(routes);
  if (!converted) {
    const manifest = {};
    const dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);
    convertedRoutes.set(routes, (converted = { manifest, dataRoutes }));
  }
  return converted;
}
`,
  },
  {
    file: 'turbo-stream/dist/turbo-stream.mjs',
    changes: [
      {
        from: `  indices.set(input, index);
  stringify.call(this, input, index);
  return index;
`,
        to: `  indices.set(input, index);
  const kind = typeof input;
  if (kind === "string" || kind === "number" || kind === "boolean") this.stringified[index] = JSON.stringify(input);
  else stringify.call(this, input, index);
  return index;
`,
      },
      {
        from: '(obj) => Object.keys(obj).map((k) => `"_${flatten.call(this, k)}":${flatten.call(this, obj[k])}`).join(",");',
        to: '(obj) => partsOf(this, obj);',
      },
    ],
    added: `
function partsOf(encoder, obj) {
  let parts = "";
  for (const k of Object.keys(obj)) {
    if (parts) parts += ",";
    parts += '"_' + flatten.call(encoder, k) + '":' + flatten.call(encoder, obj[k]);
  }
  return parts;
}
`,
  },
  {
    file: 'drizzle-orm/entity.js',
    changes: [
      {
        from: `  if (cls) {
    while (cls) {
      if (entityKind in cls && cls[entityKind] === type[entityKind]) {
        return true;
      }
      cls = Object.getPrototypeOf(cls);
    }
  }
  return false;
`,
        to: '  return cls ? hasKind(cls, type) : false;\n',
      },
    ],
    added: `
const kindsOf = new WeakMap();
function hasKind(cls, type) {
  let kinds = kindsOf.get(cls);
  if (!kinds) kindsOf.set(cls, (kinds = new Map()));
  const name = type[entityKind];
  let known = kinds.get(name);
  if (known !== undefined) return known;
  known = false;
  for (let at = cls; at && !known; at = Object.getPrototypeOf(at)) known = entityKind in at && at[entityKind] === name;
  kinds.set(name, known);
  return known;
}
`,
  },
];

/**
 * The changed text of a library's file. Throws when the text is not the one that the changes were written
 * for.
 */
export function patchLibrary({ file, changes, added }, code) {
  const changed = changes.reduce((text, { from, to }) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
    return parts.join(to);
  }, code);
  return changed + added;
}

/**
 * Vite plugin: applies the patches to the server's build, and fails when a file of theirs is not part of it.
 *
 * @returns {import('vite').Plugin}
 */
export function patchedLibraries() {
  const applied = new Set();
  let isServerBuild = false;
  return {
    name: 'patched-libraries',
    apply: 'build',
    configResolved({ build }) {
      isServerBuild = Boolean(build.ssr);
    },
    transform(code, id) {
      if (!isServerBuild) return undefined;
      const patch = libraryPatches.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (!patch) return undefined;
      applied.add(patch.file);
      return { code: patchLibrary(patch, code), map: null };
    },
    buildEnd(error) {
      const missing = libraryPatches.filter(({ file }) => !applied.has(file));
      if (isServerBuild && !error && missing.length > 0) {
        throw new Error(`Not part of the build: ${missing.map(({ file }) => file).join(', ')}`);
      }
    },
  };
}
