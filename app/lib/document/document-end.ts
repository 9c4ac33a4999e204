import {
  matchRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_EntryRoute as EntryRoute,
} from '@remix-run/react';

import { pageDataBlock } from './page-data';
import { startScripts } from './start-scripts';

type Page = {
  manifest: AssetsManifest;
  /** Ids of the routes that make up the page. */
  matched: readonly string[];
  pathname: string;
  /** Remix's settings and the loaders' data, as JSON. */
  context: string;
  data: string;
};

type Parts = { routes: string; scripts: string };

type Tree = Parameters<typeof matchRoutes>[0];

/** Per build (production has one): the parts that pages of the same routes share. */
const known = new WeakMap<AssetsManifest, { tree: Tree; parts: Map<string, Parts> }>();

/** The end of a document, after its content: the page's data, and the scripts that hydrate the page. */
export function documentEnd({ manifest, matched, pathname, context, data }: Page): string {
  const { routes, scripts } = findParts(manifest, matched, pathname);
  return pageDataBlock({ context, routes, data }) + scripts;
}

function findParts(manifest: AssetsManifest, matched: readonly string[], pathname: string): Parts {
  let build = known.get(manifest);
  if (!build) known.set(manifest, (build = { tree: treeOf(manifest, undefined), parts: new Map() }));
  const ids = [...new Set([...matched, ...idsAbove(build.tree, pathname)])];
  const key = `${matched.length} ${ids.join(' ')}`;
  let parts = build.parts.get(key);
  if (!parts) build.parts.set(key, (parts = makeParts(manifest, matched, ids)));
  return parts;
}

function makeParts(manifest: AssetsManifest, matched: readonly string[], ids: readonly string[]): Parts {
  const { entry, hmr } = manifest;
  const modules = matched.flatMap((id) => {
    const { imports = [], module } = routeOf(manifest, id);
    return [...imports, module];
  });
  const routes = Object.fromEntries(ids.map((id) => [id, routeOf(manifest, id)]));
  const preloads = [...new Set([entry.module, ...entry.imports, ...modules])]
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`)
    .join('');
  const scripts = (hmr ? [hmr.runtime, entry.module] : [entry.module])
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('');
  return {
    routes: JSON.stringify({ manifest: { ...manifest, routes }, matched }),
    scripts: `<template>${preloads}${scripts}</template><script>${startScripts}</script>`,
  };
}

/** Index routes of the addresses above this one, with their parents: the browser must know them to find its way up. */
function idsAbove(tree: Tree, pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments.map((_, index) => `/${segments.slice(0, index).join('/')}`);
  return (above.length > 0 ? above : ['/']).flatMap((path) => {
    const matches = matchRoutes(tree, path) ?? [];
    return matches.at(-1)?.route.index ? matches.flatMap(({ route }) => route.id ?? []) : [];
  });
}

function treeOf(manifest: AssetsManifest, parentId: string | undefined): Tree {
  return Object.values(manifest.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: treeOf(manifest, id) },
    );
}

function routeOf({ routes }: AssetsManifest, id: string): EntryRoute {
  const route = routes[id];
  if (!route) throw new Error(`The build has no route ${id}`);
  return route;
}
