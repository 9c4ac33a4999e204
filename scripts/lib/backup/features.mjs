import { loadSource } from '../load-source.mjs';

/** What the commands use of the site's own code, by the names of its files. */
export const backupFeature = (file) => loadSource(`app/features/work/backup/${file}`);
export const restoreFeature = (file) => loadSource(`app/features/work/restore/${file}`);
