import { loadSource } from '../load-source.mjs';

const work = ['app', 'features', 'work'];

/** What the commands use of the site's own code, by the names of its files. */
export const backupFeature = (file) => loadSource(...work, 'backup', file);
export const restoreFeature = (file) => loadSource(...work, 'restore', file);
