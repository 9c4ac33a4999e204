import type { EntryContext } from '@remix-run/cloudflare';

/** The name of a drawing that the document shows: its component takes it from there (small-map.tsx). */
const drawing = 'svg';
/** Loaders' data are no deeper; what goes in circles is. */
const maxDepth = 40;

/**
 * The loaders' data for the browser, which reads them by `readPageData`: as JSON, which compresses better than Remix's own form and costs
 * both sides less. What JSON would not give back as it is (a date, an error) is in Remix's form. A property that is undefined is not in the
 * JSON, which nobody can tell who reads it by its name; one that cannot be listed is in neither form.
 */
export async function encodePageData(context: EntryContext): Promise<string> {
  const { loaderData, actionData, errors } = context.staticHandlerContext;
  const json = errors ? null : jsonOf({ loaderData, actionData }, 0);
  return json ?? new Response(context.serverHandoffStream).text();
}

/**
 * The value as JSON; null where JSON does not give it back as it is. `JSON.stringify` would ask an object for a JSON of its own, with
 * which structured data hide from the browser (structured-data.ts).
 */
function jsonOf(value: unknown, depth: number): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'object' || depth > maxDepth) return null;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return null;
  let text = '';
  for (const [name, item] of isList ? value.entries() : Object.entries(value)) {
    if ((item === undefined && !isList) || name === drawing) continue;
    const json = jsonOf(item, depth + 1);
    if (json === null) return null;
    text += `${text && ','}${isList ? '' : `${JSON.stringify(name)}:`}${json}`;
  }
  return isList ? `[${text}]` : `{${text}}`;
}
