/**
 * Releases the current commit: `npm run deploy -- staging` (or production). Refuses what is not committed or not checked, keeps a way
 * back, tries the new version, and moves the traffic in steps, back again by itself when the new version is worse.
 */
import { parseArgs } from 'node:util';

import { runCommand } from './lib/operate/trouble.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'allow-destructive': { type: 'boolean', default: false },
    'backup-minutes': { type: 'string', default: '15' },
    'without-backup': { type: 'boolean', default: false },
    'step-seconds': { type: 'string', default: '120' },
  },
});
const usage =
  'Usage: npm run deploy -- staging|production [--allow-destructive] [--step-seconds 120] [--backup-minutes 15 | --without-backup]';

await runCommand(usage, positionals[0], async (name) => {
  const { deploy } = await import('./lib/operate/deploy/deploy.mjs');
  return deploy(name, {
    allowDestructive: values['allow-destructive'],
    backupMs: values['without-backup'] ? null : (Number(values['backup-minutes']) || 0) * 60_000,
    stepSeconds: Number(values['step-seconds']) || 0,
  });
});
