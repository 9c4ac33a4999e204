import { giveBack, releaseMessage, shareBoth } from '../releases.mjs';
import { checkKeptAssets } from './keep-assets.mjs';
import { smokeTest } from './smoke-test.mjs';
import { watchVersions, whyStopped } from './watch-versions.mjs';

const shares = [10, 50, 100];

/**
 * Tests the new version while it gets no traffic, then gives it 10, 50 and all of it, watching between.
 * Returns { outcome: 'done' | 'went back' | 'stuck', reason, stuck, steps }; at 'went back' the versions
 * before have all of the traffic again, at 'stuck' that failed, and `stuck` says what to do. It goes back,
 * too, when `stop` is aborted.
 */
export async function moveTraffic(environment, release) {
  const { before, after, say } = release;
  const steps = [];
  const note = (words) => {
    steps.push({ at: new Date().toISOString(), words });
    say(words);
  };
  const share = (percentage, words) =>
    shareBoth(
      environment,
      (worker) => sharesAt(percentage, before.versions[worker], after[worker]),
      releaseMessage(release.release.commit, words),
    );
  const move = before.isFirst ? beginAtOnce : moveStepwise;
  const reason = await move(environment, release, { note, share }).catch((error) => error.message);
  if (!reason) return { outcome: 'done', reason: null, stuck: null, steps };
  note(`Going back: ${reason}`);
  const stuck = await goBack(environment, release);
  note(stuck ? 'The traffic could not be moved back.' : 'The version before has all of the traffic again.');
  return { outcome: stuck ? 'stuck' : 'went back', reason, stuck, steps };
}

/** Returns why it failed, or null. */
async function goBack(environment, { release, before }) {
  const message = releaseMessage(release.commit, 'went back');
  const tried = await Promise.allSettled(
    ['queue', 'web'].map((worker) => giveBack(environment[worker], before.versions[worker], message)),
  );
  const failed = tried.find(({ status }) => status === 'rejected');
  if (!failed) return null;
  return `The traffic could not be moved back: run npm run rollback -- ${environment.name}\n${failed.reason.message}`;
}

const sharesAt = (percentage, before, after) =>
  [
    [after, percentage],
    [before, 100 - percentage],
  ].filter(([id], at, all) => percentage < 100 || id === all[0][0]);

/** There is no version before that visitors could have got instead. */
async function beginAtOnce(environment, { after, fillingInMs }, { note, share }) {
  await share(100, '100 %, the first release');
  note('The new version has all of the traffic: it is the first one.');
  return noteProblems(await smokeTest(environment, after.web, { fillingInMs }), note);
}

async function moveStepwise(environment, release, { note, share }) {
  const { before, after, assets, stepSeconds, fillingInMs, stop } = release;
  const versions = { before: before.versions.web, after: after.web };
  await share(0, '0 %, for tests');
  note('The new version gets no traffic yet, and is tried.');
  const tried = [
    ...(await smokeTest(environment, after.web, { fillingInMs })),
    ...(await checkKeptAssets(environment, assets, versions)),
  ];
  const problem = noteProblems(tried, note);
  if (problem) return problem;
  const known = [];
  for (const percentage of shares) {
    if (stop.aborted) return whyStopped;
    await share(percentage, `${percentage} %`);
    note(`The new version has ${percentage} % of the traffic.`);
    // A version without traffic cannot be requested: in the last step the new version is compared with the
    // old one's answers in the steps before.
    const watched = percentage < 100 ? versions : { after: versions.after };
    const worse = await watchVersions(environment, watched, { seconds: stepSeconds, known, stop });
    if (worse) return worse;
  }
  return null;
}

/** Notes every test, and returns the reason to go back, or null. */
function noteProblems(results, note) {
  for (const { what, problem } of results) note(`  ${what}: ${problem ?? 'ok'}`);
  const failed = results.filter(({ problem }) => problem);
  return failed.length > 0 ? failed.map(({ what, problem }) => `${what}: ${problem}`).join('; ') : null;
}
