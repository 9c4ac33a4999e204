import { keptData, keptPages } from './kept-pages.mjs';
import { reactDomEdits } from './react-dom-edits.mjs';
import { nothing, remixEdits, yes } from './remix-edits.mjs';

/**
 * The parts of the libraries that this site cannot reach in the browser, by module. All `future` flags of
 * Remix are on, there is no SPA mode, no base path, no `defer`, no route with a `HydrateFallback` or a style
 * sheet of its own, no optional segment.
 */
/**
 * @typedef {Partial<Record<'constants' | 'identifiers' | 'variables' | 'functions' | 'statements', Record<string, string>>>
 *   & { texts?: [string | RegExp, string][] }} Edits
 */

const no = '{ return false; }';
const extend = '{ return Object.assign.apply(null, arguments); }';

/**
 * A fetcher that sends again while its page is read after the last answer gives that reading up. The router went on to wait for it, and
 * where the second answer is a redirect, every later navigation failed.
 */
const sentAgain = [
  'abortFetcher(key);\n    let flushSync',
  'abortFetcher(key);\n    fetchReloadIds.delete(key);\n    let flushSync',
];

/**
 * An answer that comes while the routes of the next page are still asked for: the router looked for them and stopped. The next page's
 * data are read after it anyway.
 */
const onTheWay = [
  `invariant(matches, "Didn't find any matches after fetcher action");`,
  `if (!matches) {
      fetchControllers.delete(key);
      return updateFetcherState(key, getDoneFetcher(actionResult.data));
    }`,
];

/**
 * An answer after which the data of a page are read that is no longer on its way, or not shown yet: the router took its matches for
 * those of the page that is shown, which lost its data and became blank, or of another on its way.
 */
const ofAnotherPage = [
  [
    'if (state.navigation.state === "loading" && loadId > pendingNavigationLoadId) {\n      invariant(pendingAction',
    'if (state.navigation.state === "loading" && nextLocation === state.navigation.location && loadId > pendingNavigationLoadId) {\n      invariant(pendingAction',
  ],
  [
    `updateState({
        errors,
        loaderData: mergeLoaderData(state.loaderData, loaderData, matches, errors),
        fetchers: new Map(state.fetchers)
      });
      isRevalidationRequired = false;`,
    `let isShown = nextLocation === state.location;
      updateState({
        ...(isShown && { errors, loaderData: mergeLoaderData(state.loaderData, loaderData, matches, errors) }),
        fetchers: new Map(state.fetchers)
      });
      if (isShown) isRevalidationRequired = false;`,
  ],
];

const router = {
  texts: [...keptPages, sentAgain, onTheWay, ...ofAnotherPage],
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
  '/react-dom/client.js': { statements: { 'exports.createRoot = m': '' } },
  '/react-dom/cjs/react-dom.production.min.js': reactDomEdits,
  '/@remix-run/router/dist/router.js': router,
  '/react-router/dist/index.js': reactRouter,
  '/react-router-dom/dist/index.js': reactRouterDom,
  ...remixEdits,
  '/zod/v4/classic/schemas.js': zod,
  '/turbo-stream/dist/turbo-stream.mjs': {
    functions: { decodeDeferred: '{ while (!(await reader.read()).done); }' },
  },
};
