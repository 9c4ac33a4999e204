import fs from 'node:fs/promises';

import { fromRoot } from '../places.mjs';
import { runTool } from '../run.mjs';

/**
 * Runs vitest with these arguments; `name` is that of its report in test-results. Resolves with { passed, failed, output, retried }.
 */
export async function runVitest(name, chosen, { env = {} } = {}) {
  const report = fromRoot('test-results', `${name}.json`);
  await fs.rm(report, { force: true });
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json'];
  const { code, output } = await runTool('vitest/vitest.mjs', [...args, `--outputFile.json=${report}`], {
    env: { ...env, NO_COLOR: '1' },
    givesWay: chosen.includes('unit'),
  });
  const json = await fs.readFile(report, 'utf8').then(JSON.parse, () => null);
  return { ...countTests(json, code), output, retried: retriedIn(json) };
}

/** Tests that passed at their second try, each with why it failed at first. */
const retriedIn = (report) =>
  (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);

/** A file that could not be loaded, and a run that failed without a failing test, count as one failure. */
function countTests(report, code) {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
