import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const fromRoot = (...parts) => path.join(root, ...parts);
/** The folder in which wrangler keeps the local D1, R2, KV and queues; tests use other folders. */
export const defaultStateDir = fromRoot('.wrangler', 'state');
