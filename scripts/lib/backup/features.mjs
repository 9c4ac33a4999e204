import { loadSource } from '../load-source.mjs';

/** The modules of the site that the commands use, by the names of their files. */
export const backupFeature = (file) => loadSource(`app/features/work/backup/${file}`);
export const restoreFeature = (file) => loadSource(`app/features/work/restore/${file}`);
