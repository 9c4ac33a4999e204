import { askAccount } from '../ask-cloudflare.mjs';
import { bindingNames, missingSecrets, takeInventory } from '../inventory.mjs';
import { listDeployments, mainVersion } from '../releases.mjs';
import { listPendingMigrations } from '../deploy/may-deploy.mjs';

const workers = ['web', 'queue'];

/** Resources, secrets, bindings of what runs, the release, and the schema. */
export async function checkParts(environment) {
  const [inventory, pending, ...running] = await Promise.all([
    takeInventory(environment),
    listPendingMigrations(environment),
    ...workers.map((worker) => readRunning(environment[worker])),
  ]);
  return [
    resources(environment, inventory),
    ...workers.map((worker) => secrets(environment, inventory, worker)),
    ...running.map(bindings),
    release(environment, running),
    {
      what: 'schema',
      found: 'every migration is applied',
      problem: pending.length > 0 && `${pending.length} migrations are not applied, from ${pending[0]}`,
      todo: `npm run deploy -- ${environment.name} applies them with the release that needs them`,
    },
  ];
}

async function readRunning(worker) {
  const [newest] = await listDeployments(worker);
  if (!newest) return { worker, newest: null, names: [] };
  const path = `/workers/scripts/${worker.name}/versions/${mainVersion(newest)}`;
  const { resources: parts } = await askAccount(path, `${worker.name} could not be read.`);
  return { worker, newest, names: parts.bindings.map(({ name }) => name) };
}

function resources({ name }, { resources: all }) {
  const missing = all.filter(({ isThere }) => !isThere).map((one) => `${one.kind} ${one.name}`);
  return {
    what: 'database, buckets, namespace, queues',
    found: `${all.length} are there`,
    problem: missing.length > 0 && `missing: ${missing.join(', ')}`,
    todo: `npm run setup -- ${name}`,
  };
}

function secrets(environment, inventory, worker) {
  const missing = missingSecrets(inventory, worker);
  return {
    what: `secrets of ${environment[worker].name}`,
    found: `${inventory.secrets[worker].length} are set`,
    problem: missing.length > 0 && `missing: ${missing.join(', ')}`,
    todo: `npm run setup -- ${environment.name}`,
  };
}

function bindings({ worker, names }) {
  const missing = bindingNames(worker.config).filter((name) => !names.includes(name));
  return {
    what: `bindings of ${worker.name}`,
    found: 'those of its configuration',
    problem: missing.length > 0 && `what runs lacks ${missing.join(', ')}`,
    todo: 'deploy a commit whose configuration names them',
  };
}

function release({ name }, running) {
  const shares = running.flatMap(({ newest }) => newest?.versions ?? []);
  const isMoving = shares.some(({ percentage }) => percentage > 0 && percentage < 100);
  const [{ newest }] = running;
  return {
    what: 'release',
    found: newest?.commit ? `${newest.commit.slice(0, 12)} since ${newest.at}` : `since ${newest?.at}`,
    problem: isMoving && 'two versions share the traffic: a release is under way, or was interrupted',
    todo: `if nobody is releasing, npm run rollback -- ${name} gives all of it to the version before`,
  };
}
