import fs from 'node:fs';

import { fromRoot } from '../../places.mjs';
import { Trouble } from '../trouble.mjs';

/** Writes both ids into the environment's part of both configurations, and returns the names of those that it changed. */
export function writeIds({ name, web, queue }, ids) {
  return [web.file, queue.file].filter((file) => {
    const text = fs.readFileSync(fromRoot(file), 'utf8');
    const changed = withIds(text, name, ids);
    if (changed === null) throw new Trouble(`${file} has no ids of ${name} to be replaced.`);
    if (changed === text) return false;
    fs.writeFileSync(fromRoot(file), changed);
    return true;
  });
}

/** The configuration with these ids; null where the environment's part has no place for them. */
export function withIds(text, environment, { database, namespace }) {
  const begin = text.indexOf(`[env.${environment}]`);
  const next = text.slice(begin + 1).search(/^\[env\.[a-z]+\]$/m);
  const end = next < 0 ? text.length : begin + 1 + next;
  const part = text.slice(begin, end);
  const places = [
    [/(\bdatabase_id = )"[^"]*"/, database],
    [/(kv_namespaces = \[\s*\{[^\]]*?\bid = )"[^"]*"/, namespace],
  ];
  if (begin < 0 || !places.every(([place]) => place.test(part))) return null;
  const changed = places.reduce((so, [place, id]) => so.replace(place, `$1"${id}"`), part);
  return text.slice(0, begin) + changed + text.slice(end);
}
