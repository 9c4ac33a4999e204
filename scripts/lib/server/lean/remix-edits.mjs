/** @typedef {import('./lean-edits.mjs').Edits} Edits */

/** Flags of an object, all set. */
export const yes = (prefix, flags) => Object.fromEntries(flags.map((flag) => [`${prefix}.${flag}`, 'true']));
/** The body of a function that does nothing. */
export const nothing = '{}';

const remix = '/@remix-run/react/dist/esm';
const context = 'window.__remixContext';
const remixBrowser = {
  constants: {
    ...yes(`${context}.future`, ['v3_singleFetch', 'v3_fetcherPersist', 'v3_relativeSplatPath']),
    [`${context}.isSpaMode`]: 'false',
    [`${context}.basename`]: '"/"',
  },
  statements: {
    'if (import.meta &&': '',
    'let hmrRouterReadyPromise': '',
    'if (hmrRouterReadyResolve)': '',
    'router.createRoutesForHMR': '',
  },
};

/** Pages are not fetched ahead for a visitor who saves data. */
const spareData = [
  'if (prefetch === "intent") {\n      setMaybePrefetch(true)',
  'if (prefetch === "intent" && !navigator.connection?.saveData) {\n      setMaybePrefetch(true)',
];

const components = {
  texts: [spareData],
  constants: yes('future', ['v3_singleFetch']),
  identifiers: {
    isSpaMode: 'false',
    isStatic: 'false',
    staticContext: 'undefined',
    criticalCss: 'null',
    renderMeta: 'undefined',
  },
  functions: { useKeyedPrefetchLinks: '{ return []; }' },
  statements: {
    'if (!isStatic && typeof __remixContext': '',
    'console.warn(`Tried to prefetch': '',
    'if (!isValidMetaTag': '',
    // The server writes them at the end of the document (app/lib/document/structured-data-scripts.ts).
    'if ("script:ld+json" in metaProps)': 'if ("script:ld+json" in metaProps) return null;',
    'NavLink.displayName': '',
    'Link.displayName': '',
    'Form.displayName': '',
  },
};

const routes = {
  constants: yes('future', ['v3_singleFetch']),
  identifiers: {
    isSpaMode: 'false',
    needsRevalidation: 'undefined',
    RemixRootDefaultHydrateFallback: 'undefined',
  },
  functions: {
    fetchServerHandlerAndMaybeUnwrap: '{ return singleFetch(); }',
    prefetchStylesAndCallHandler: '{ return handler(); }',
    preventInvalidServerHandlerCall: nothing,
    noActionDefinedError:
      '{ throw new UNSAFE_ErrorResponseImpl(405, "Method Not Allowed", new Error(routeId), true); }',
  },
};

const errorBoundaries = {
  functions: {
    RemixRootDefaultErrorBoundary: `{
      console.error(error);
      return React.createElement("html", { lang: "en" },
        React.createElement("head", null, React.createElement("title", null, "Application Error!")),
        React.createElement("body", null, React.createElement("h1", null, "Application Error")));
    }`,
  },
};

/**
 * The parts of Remix's side in the browser.
 * @type {Record<string, Edits>}
 */
export const remixEdits = {
  [`${remix}/browser.js`]: remixBrowser,
  [`${remix}/components.js`]: components,
  [`${remix}/routes.js`]: routes,
  [`${remix}/errorBoundaries.js`]: errorBoundaries,
  // The routes of the page itself are in the document: a form of it must not ask for them first, which fails without a
  // connection. While an answer is on its way, another change of the page would ask for the same links again. The first look for
  // links is a task of its own, and the following ones look through the page once it has stopped changing, not through every changed
  // part at once: neither lengthens the task in which a page is taken over or changes.
  [`${remix}/fog-of-war.js`]: {
    texts: [
      ['const discoveredPaths = new Set();', 'const discoveredPaths = new Set([window.location.pathname]);'],
      ['async function fetchPatches() {', 'let asked = new Set();\n    async function fetchPatches() {'],
      ['return true;\n      });', 'return !asked.has(path) && asked.add(path);\n      });'],
    ],
    variables: {
      debouncedFetchPatches: 'debounce(look, 100)',
      observer: 'new MutationObserver(debouncedFetchPatches)',
    },
    functions: { isFogOfWarEnabled: '{ return true; }' },
    statements: {
      'document.body.querySelectorAll("a[data-discover]': `let look = () => {
      document.body.querySelectorAll("a[data-discover], form[data-discover]").forEach(el => registerElement(el));
      fetchPatches();
    };`,
      'fetchPatches();': 'setTimeout(look);',
      'console.warn("Detected': '',
      'console.error("Unable': '',
      'if (res.status >= 400)': '',
    },
  },
  // A module is missing after a deployment, Remix repairs that by a full load of the wanted page. Without a
  // connection that would lose this page, and it always loses the form whose action needs the module.
  [`${remix}/routeModules.js`]: {
    statements: {
      'console.error(`Error loading': '',
      'console.error(error)': '',
      'if (window.__remixContext.isSpaMode': '',
      'window.location.reload()': `let { navigation, fetchers } = window.__remixRouter.state;
    if ([navigation, ...fetchers.values()].some(({ formData }) => formData)) throw error;
    fetch(route.module, { method: "HEAD" }).then(() => window.location.assign(window.__remixRouter.createHref(navigation.location || window.location)), () => {});`,
    },
  },
  [`${remix}/links.js`]: { functions: { prefetchStyleLinks: nothing } },
  [`${remix}/single-fetch.js`]: {
    constants: { 'window.__remixHdrActive': 'false' },
    statements: {
      'console.error(e)': '',
      'throw new Error(`Unable to decode': 'throw Object.assign(e, { status: res.status });',
    },
  },
  [`${remix}/scroll-restoration.js`]: {
    identifiers: { isSpaMode: 'false' },
    statements: { 'let restoreScroll': 'let restoreScroll = "";' },
  },
};
