import { readdirSync, readFileSync } from 'node:fs';

type Route = { id: string; hasAction: boolean; hasLoader: boolean };

/** Every route of the build by the name of its folder, from the browser's own list of routes. */
export function routesOfBuild(): Route[] {
  const name = readdirSync('build/client/assets').find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const text = readFileSync(`build/client/assets/${name}`, 'utf8');
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, Route>;
  };
  return Object.values(routes).map((route) => ({
    ...route,
    id: route.id.replace(/^routes\//, '').replace(/\/route$/, ''),
  }));
}
