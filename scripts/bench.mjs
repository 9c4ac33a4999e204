/**
 * `npm run bench`: prints the speed of pages and of reads of the directory. `-- --size 1000000` also fills
 * the directory with that many properties, a minute and 300 MB for each 100,000. `-- --directory` measures
 * nothing else; `-- --pages` only pages beside bare workers and a day of the cache; `-- --counts` only searches with and without the numbers of their filters; `-- --backup` only
 * a backup of a directory of that size and its restore; `-- --sentences` only hostile sentences; `-- --load` only five minutes of visitors, edits and
 * enquiries, or so many `--minutes`. Exits with 1 when something grows, fails or is slow.
 */
import { checkNode } from './lib/check-node.mjs';
import { readWordless } from './lib/operate/read-command.mjs';

checkNode();
const values = readWordless({
  usage:
    'Usage: npm run bench [-- --pages | --directory | --counts | --backup | --sentences | --load] [--size 10000] [--minutes 5]',
  does: 'Prints the speed of pages and of reads of the directory. Ends with 1 when something grows, fails or is slow.',
  options: {
    size: { type: 'string', default: '10000', isNumber: true },
    minutes: { type: 'string', default: '5', isNumber: true },
    pages: { type: 'boolean', default: false },
    directory: { type: 'boolean', default: false },
    backup: { type: 'boolean', default: false },
    counts: { type: 'boolean', default: false },
    sentences: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
  findProblem: ({ size, minutes }) => {
    if (!(Number.isInteger(size) && size >= 1000 && size <= 1_000_000)) {
      return '--size is a number from 1000 to 1000000.';
    }
    return minutes > 0 && minutes <= 600 ? null : '--minutes is a number up to 600.';
  },
});
const largest = values.size;
const sizes = [1_000, 10_000, 100_000].filter((size) => size < largest);
const { prepareCode } = await import('./lib/prepare.mjs');
const only = ['pages', 'directory', 'counts', 'backup', 'sentences', 'load'].find((name) => values[name]);
await prepareCode({ withBuild: [undefined, 'pages', 'load'].includes(only) });
const { report, reportBackup, reportCounts, reportDirectory, reportPages, reportSentences } =
  await import('../tests/bench/report.mjs');
const { reportLoad } = await import('../tests/bench/report-memory.mjs');
const measures = {
  pages: reportPages,
  directory: reportDirectory,
  counts: reportCounts,
  backup: () => reportBackup(largest),
  sentences: reportSentences,
  load: () => reportLoad(values.minutes),
};
const measure = only ? measures[only] : report;
process.exit((await measure([...sizes, largest], values.minutes)) ? 0 : 1);
