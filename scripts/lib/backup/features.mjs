import { loadSource } from '../load-source.mjs';

const work = ['app', 'features', 'work'];

/** The modules of the site that the commands use, by the names of their files. */
export const backupFeature = (file) => loadSource(...work, 'backup', file);
export const restoreFeature = (file) => loadSource(...work, 'restore', file);
