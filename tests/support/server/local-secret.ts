import { readFileSync } from 'node:fs';

/** A secret of the local site, as `.dev.vars` has it; blank without one. */
export const localSecret = (name: string): string =>
  new RegExp(`^${name}="?([^"\\n]+)`, 'm').exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? '';
