type Route = { id: string; parentId?: string | undefined; path?: string | undefined };

type Pattern = { text: string; parts: string[] };

/** The answer for an address that no route has. */
const none = '/*';

/**
 * Finds the pattern of the route that an address belongs to, such as `/property/:slug`: so that logs and
 * counts of a request do not contain the address itself.
 */
export function createRoutePatterns(routes: Readonly<Record<string, Route>>) {
  const byFirst = new Map<string, Pattern[]>();
  for (const pattern of patternsOf(routes)) {
    const first = pattern.parts[0] ?? '';
    const key = isOpen(first) ? '*' : first;
    byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
  }
  for (const patterns of byFirst.values()) patterns.sort((one, other) => compare(one.parts, other.parts));
  return (pathname: string): string => {
    const path = pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
    const parts = partsOf(path);
    const candidates = [...(byFirst.get(parts[0] ?? '') ?? []), ...(byFirst.get('*') ?? [])];
    return candidates.find((pattern) => fits(pattern.parts, parts))?.text ?? none;
  };
}

const partsOf = (path: string) => path.split('/').filter(Boolean);
const isOpen = (part: string) => part === '*' || part.startsWith(':');

function patternsOf(routes: Readonly<Record<string, Route>>): Pattern[] {
  const texts = new Set(Object.values(routes).map((route) => fullPath(routes, route)));
  return [...texts].map((text) => ({ text, parts: partsOf(text) }));
}

function fullPath(routes: Readonly<Record<string, Route>>, { path, parentId }: Route): string {
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent ? fullPath(routes, parent) : '/';
  return path ? `${above === '/' ? '' : above}/${path}` : above;
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) === '*') {
    const before = pattern.slice(0, -1);
    return parts.length >= before.length && fits(before, parts.slice(0, before.length));
  }
  return (
    pattern.length === parts.length && pattern.every((part, at) => part === parts[at] || part.startsWith(':'))
  );
}

/** Words come before parameters, and these before the rest of a path. */
function compare(one: readonly string[], other: readonly string[]): number {
  const rank = (part: string | undefined) =>
    part === undefined ? 2 : part === '*' ? 3 : isOpen(part) ? 1 : 0;
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = rank(one[at]) - rank(other[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}
