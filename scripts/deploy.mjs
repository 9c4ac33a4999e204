/**
 * Releases the current commit: `npm run deploy -- staging` (or production). Refuses a commit that is not
 * complete or not checked, takes a backup, tests the new version, and moves the traffic in steps; moves it
 * back by itself when the new version is worse.
 */
import { readEnvironmentCommand } from './lib/operate/read-command.mjs';
import { runCommand } from './lib/operate/trouble.mjs';

const { name, values } = readEnvironmentCommand({
  usage:
    'Usage: npm run deploy -- staging|production [--allow-destructive] [--step-seconds 120] [--backup-minutes 15 | --without-backup]',
  does: [
    'Releases the current commit: a backup, both workers without traffic, migrations, tests, then 10, 50 and 100 % of the traffic.',
    'Goes back by itself when the new version is worse.',
    '  --allow-destructive  lets a migration take something away that has a line "-- destructive: the reason"',
    '  --step-seconds       how long both versions are watched at each step',
    '  --backup-minutes     how long it waits for the backup; without one it stops before the migrations',
    '  --without-backup     takes none: then only Time Travel brings data back',
  ].join('\n'),
  options: {
    'allow-destructive': { type: 'boolean', default: false },
    'backup-minutes': { type: 'string', default: '15', isNumber: true },
    'without-backup': { type: 'boolean', default: false },
    'step-seconds': { type: 'string', default: '120', isNumber: true },
  },
});

await runCommand(async () => {
  const { deploy } = await import('./lib/operate/deploy/deploy.mjs');
  return deploy(name, {
    allowDestructive: values['allow-destructive'],
    backupMs: values['without-backup'] ? null : values['backup-minutes'] * 60_000,
    stepSeconds: values['step-seconds'],
  });
});
