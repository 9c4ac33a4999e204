import { keptData, keptPages } from './kept-pages.mjs';
import { reactDomEdits } from './react-dom-edits.mjs';

/**
 * The parts of the libraries that this site cannot reach in the browser, by module. All `future` flags of
 * Remix are on, there is no SPA mode, no base path, no `defer`, no route with a `HydrateFallback` or a style
 * sheet of its own, no optional segment.
 */
/**
 * @typedef {Partial<Record<'constants' | 'identifiers' | 'variables' | 'functions' | 'statements', Record<string, string>>>
 *   & { texts?: [string | RegExp, string][] }} Edits
 */

const yes = (prefix, flags) => Object.fromEntries(flags.map((flag) => [`${prefix}.${flag}`, 'true']));
const nothing = '{}';
const no = '{ return false; }';
const extend = '{ return Object.assign.apply(null, arguments); }';

const router = {
  texts: keptPages,
  constants: yes('future', [
    'v7_fetcherPersist',
    'v7_normalizeFormMethod',
    'v7_partialHydration',
    'v7_prependBasename',
    'v7_relativeSplatPath',
    'v7_skipActionErrorRevalidation',
  ]),
  variables: {
    routerWindow: 'window',
    isServer: 'false',
    dataStrategyImpl: 'init.dataStrategy',
  },
  functions: {
    _extends: extend,
    stripBasename: '{ return pathname; }',
    explodeOptionalSegments: '{ return [path]; }',
    isDeferredResult: no,
    isDeferredData: no,
    resolveNavigationDeferredResults: nothing,
    resolveFetcherDeferredResults: nothing,
    resolveDeferredData: nothing,
    cancelActiveDeferreds: '{ return []; }',
    _internalSetRoutes: nothing,
    dispose: nothing,
    getInternalRouterError: `{
      let texts = { 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed" };
      return new ErrorResponseImpl(status || 500, texts[status] || "Unknown Server Error", new Error("Unknown @remix-run/router error"), true);
    }`,
  },
  statements: {
    'if (typeof handler !== "function")': '',
    'if (init.mapRouteProperties)': 'mapRouteProperties = init.mapRouteProperties;',
    'if (initialMatches == null && !patchRoutesOnNavigationImpl)': '',
    'if (initialMatches && !init.hydrationData)': '',
    'if (!patchRoutesOnNavigationImpl)': '',
    'if (opts.body !== undefined)': '',
    'if (inFlightDataRoutes) {': '',
    'activeDeferreds.forEach((deferredData': '',
    'if (isResponse(result)) {\n    let data': '',
    'await Promise.all([resolveNavigationDeferredResults': keptData,
  },
};

/** Names of hooks, for the texts of checks. */
const hookNames = [/\bDataRouter(?:State)?Hook\.\w+/g, 'undefined'];

const reactRouter = {
  texts: [hookNames],
  constants: {
    ...yes('future', ['v7_relativeSplatPath', 'v7_partialHydration']),
    ...yes('_future', ['v7_partialHydration']),
  },
  functions: {
    _extends: extend,
    useInRouterContext: '{ return true; }',
    useNavigate: '{ return useNavigateStable(); }',
    DefaultErrorComponent: '{ return null; }',
    warningOnce: nothing,
    logV6DeprecationWarnings: nothing,
    useRoutesImpl: `{
      let { navigator } = React.useContext(NavigationContext);
      let { pathname } = useLocation();
      let encode = path => joinPaths(["/", navigator.encodeLocation(path).pathname]);
      let matches = matchRoutes(routes, { pathname: pathname || "/" });
      return _renderMatches(matches && matches.map(match => Object.assign({}, match, {
        pathname: encode(match.pathname),
        pathnameBase: match.pathnameBase === "/" ? "/" : encode(match.pathnameBase)
      })), [], dataRouterState, future);
    }`,
  },
  statements: {
    'console.error("You cannot `useLoaderData`': '',
    '!!useInRouterContext()': '',
    'if (basename !== "/")': '',
    'if (dataRouterContext && dataRouterContext.static': '',
  },
};

const reactRouterDom = {
  texts: [hookNames],
  variables: {
    startTransitionImpl: 'React.startTransition',
    flushSyncImpl: 'ReactDOM.flushSync',
    useIdImpl: 'React.useId',
  },
  functions: {
    _extends: extend,
    isFormDataSubmitterSupported: '{ return true; }',
    startTransitionSafe: '{ React.startTransition(cb); }',
    flushSyncSafe: '{ ReactDOM.flushSync(cb); }',
    validateClientSideSubmission: nothing,
    createSearchParams: '{ return new URLSearchParams(init); }',
  },
  statements: {
    'try {\n  window.__reactRouterVersion': '',
    'if (basename !== "/")': '',
    'var DataRouterHook;': '',
    '(function (DataRouterHook)': '',
    'var DataRouterStateHook;': '',
    '(function (DataRouterStateHook)': '',
  },
};

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

const withoutExports = (names) => Object.fromEntries(names.map((name) => [`exports.${name}=`, '']));

/** Functions that react-dom does not call, and fallbacks for features that every supported browser has. */
const scheduler = {
  variables: { D: 'setTimeout', E: 'clearTimeout' },
  statements: {
    'if("object"===typeof performance': 'exports.unstable_now=function(){return performance.now()};',
    '"undefined"!==typeof navigator&&': '',
    'if("function"===typeof F)':
      'var T=new MessageChannel,U=T.port2;T.port1.onmessage=R;S=function(){U.postMessage(null)};',
    ...withoutExports([
      'unstable_continueExecution',
      'unstable_forceFrameRate',
      'unstable_getFirstCallbackNode',
      'unstable_next',
      'unstable_pauseExecution',
      'unstable_runWithPriority',
      'unstable_wrapCallback',
    ]),
  },
};

const react = {
  texts: [
    [/throw Error\("setState\(\.\.\.\)[^"]+"\)/g, 'throw Error()'],
    [/throw Error\("React\.cloneElement[^;]+\)/g, 'throw Error()'],
  ],
  statements: withoutExports(['act', 'unstable_act', 'createFactory']),
};

/** The site makes no JSON Schemas. */
const zod = {
  texts: [
    [
      /inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\(inst, ctx, json, params\)/g,
      'void 0',
    ],
    [/createStandardJSONSchemaMethod\(this, "\w+"\)/g, 'undefined'],
    ['createToJSONSchemaMethod(this, {})(params)', 'undefined'],
  ],
};

const remix = '/@remix-run/react/dist/esm';

/** Conform's copies of features that browsers have; its objects have no symbols. */
const spread = { _objectSpread2: extend, _toPropertyKey: '{ return arg; }' };
const rest = { _objectWithoutProperties: '{ return _objectWithoutPropertiesLoose(source, excluded); }' };
const conform = Object.fromEntries(
  Object.entries({ dom: spread, react: { ...spread, ...rest }, zod: { ...spread, ...rest } }).map(
    ([name, functions]) => [
      `/@conform-to/${name}/dist/_virtual/_rollupPluginBabelHelpers.mjs`,
      { functions },
    ],
  ),
);

/**
 * How a module's address ends, to the edits of it.
 * @type {Record<string, Edits>}
 */
export const leanEdits = {
  ...conform,
  '/react/cjs/react.production.min.js': react,
  '/scheduler/cjs/scheduler.production.min.js': scheduler,
  '/react-dom/cjs/react-dom.production.min.js': reactDomEdits,
  '/@remix-run/router/dist/router.js': router,
  '/react-router/dist/index.js': reactRouter,
  '/react-router-dom/dist/index.js': reactRouterDom,
  [`${remix}/browser.js`]: remixBrowser,
  [`${remix}/components.js`]: components,
  [`${remix}/routes.js`]: routes,
  [`${remix}/errorBoundaries.js`]: errorBoundaries,
  // The routes of the page itself are in the document: a form of it must not ask for them first, which fails without a
  // connection. While an answer is on its way, another change of the page would ask for the same links again.
  [`${remix}/fog-of-war.js`]: {
    texts: [
      ['const discoveredPaths = new Set();', 'const discoveredPaths = new Set([window.location.pathname]);'],
      ['async function fetchPatches() {', 'let asked = new Set();\n    async function fetchPatches() {'],
      ['return true;\n      });', 'return !asked.has(path) && asked.add(path);\n      });'],
    ],
    functions: { isFogOfWarEnabled: '{ return true; }' },
    statements: { 'console.warn("Detected': '', 'console.error("Unable': '', 'if (res.status >= 400)': '' },
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
  '/zod/v4/classic/schemas.js': zod,
  '/turbo-stream/dist/turbo-stream.mjs': {
    functions: { decodeDeferred: '{ while (!(await reader.read()).done); }' },
  },
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
