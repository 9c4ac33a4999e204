import { askAccount } from '../cloudflare/ask-cloudflare.mjs';
import { bindingNames, missingSecrets } from '../inventory.mjs';
import { listDeployments, mainVersion } from '../releases.mjs';
import { workerThatIsBack } from '../version-before.mjs';
import { listPendingMigrations } from '../deploy/may-deploy.mjs';
import { inRunbook, look, shared } from './look.mjs';

const workers = ['web', 'queue'];

/**
 * Resources, secrets, bindings of the running versions, the release, and the schema. `inventory` gives the
 * environment's.
 */
export function checkParts(environment, inventory) {
  const running = Object.fromEntries(
    workers.map((worker) => [worker, shared(() => readRunning(environment[worker]))]),
  );
  return [
    look('database, buckets, namespace, queues', async () => resources(environment, await inventory())),
    ...workers.map((worker) =>
      look(`secrets of ${environment[worker].name}`, async () =>
        secrets(environment, await inventory(), worker),
      ),
    ),
    ...workers.map((worker) =>
      look(`bindings of ${environment[worker].name}`, async () =>
        bindings(environment, await running[worker]()),
      ),
    ),
    look('release', async () =>
      release(environment, await Promise.all(workers.map((worker) => running[worker]()))),
    ),
    look('schedules', async () => schedules(environment)),
    look('schema', async () => schema(environment, await listPendingMigrations(environment))),
  ];
}

const schema = ({ name }, pending) => ({
  found: 'every migration is applied',
  problem: pending.length > 0 && `${pending.length} migrations are not applied, from ${pending[0]}`,
  todo: `npm run deploy -- ${name} applies them with the release that needs them`,
});

/** The sweeps run by the web worker's schedule, and late mails about alerts are sent by the queue worker's. */
async function schedules({ name, ...environment }) {
  const found = await Promise.all(
    workers.map(async (worker) => {
      const { name: script, config, file } = environment[worker];
      const path = `/workers/scripts/${script}/schedules`;
      const { schedules: set } = await askAccount(path, `The schedules of ${script} could not be read.`);
      const isSet = (cron) => set.some((one) => one.cron === cron);
      return (config.triggers?.crons ?? []).every(isSet) ? null : { script, file };
    }),
  );
  const lacks = found.filter(Boolean);
  return {
    found: 'both workers have theirs',
    problem:
      lacks.length > 0 &&
      `${lacks.map(({ script }) => script).join(' and ')} ${lacks.length > 1 ? 'have' : 'has'} none`,
    todo: lacks.map(({ file }) => `npx wrangler triggers deploy --env ${name} -c ${file}`).join('\n'),
  };
}

async function readRunning(worker) {
  const [newest] = await listDeployments(worker);
  if (!newest) return { worker, newest: null, names: [] };
  const path = `/workers/scripts/${worker.name}/versions/${mainVersion(newest)}`;
  const { resources: parts, annotations } = await askAccount(path, `${worker.name} could not be read.`);
  const commit = annotations?.['workers/tag'];
  return { worker, newest, commit, names: parts.bindings.map(({ name }) => name) };
}

function resources({ name }, { resources: all }) {
  const missing = all.filter(({ isThere }) => !isThere).map((one) => `${one.kind} ${one.name}`);
  return {
    found: `${all.length} are there`,
    problem: missing.length > 0 && `missing: ${missing.join(', ')}`,
    todo: `npm run setup -- ${name}`,
  };
}

function secrets(environment, inventory, worker) {
  const missing = missingSecrets(inventory, worker);
  return {
    found: `${inventory.secrets[worker].length} are set`,
    problem: missing.length > 0 && `missing: ${missing.join(', ')}`,
    todo: `npm run setup -- ${environment.name}`,
  };
}

function bindings({ name }, { worker, names: bound }) {
  const missing = bindingNames(worker.config).filter((binding) => !bound.includes(binding));
  return {
    found: 'those of its configuration',
    problem: missing.length > 0 && `what runs lacks ${missing.join(', ')}`,
    todo: `deploy a commit whose configuration names them: npm run deploy -- ${name}`,
  };
}

function release({ name }, running) {
  const shares = running.flatMap(({ newest }) => newest?.versions ?? []);
  const isMoving = shares.some(({ percentage }) => percentage > 0 && percentage < 100);
  const [web, queue] = running.map(({ newest }) => newest);
  const back = workerThatIsBack([web], [queue]);
  return {
    found: [running[0].commit, `since ${web?.at}`, web?.message && `(${web.message})`]
      .filter(Boolean)
      .join(' '),
    problem:
      (isMoving && 'two versions share the traffic: a release is under way, or was interrupted') ||
      (back && `only the ${back} worker was taken back, and the other runs another release`),
    todo: isMoving
      ? `if nobody is releasing, npm run rollback -- ${name} gives all of it to the version before\n${inRunbook('bad-release')}`
      : `npm run rollback -- ${name} ends the rollback`,
  };
}
