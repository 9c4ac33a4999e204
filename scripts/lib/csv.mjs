import { loadSource } from './load-source.mjs';

/** The site's own: see app/lib/text/csv.ts. */
export const { toCsv } = await loadSource('app/lib/text/csv.ts');
