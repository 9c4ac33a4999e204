import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { prepareWorld, type World } from '../support/operate/prepared-world';

let world: World;
beforeAll(async () => {
  world = await prepareWorld();
});
afterAll(() => world.stop());

const deploy = (...args: string[]) =>
  world.clone.command('deploy', 'staging', '--step-seconds', '0.3', ...args);

describe('the first release', () => {
  it('gets all of the traffic, and sets schedules and consumers', async () => {
    world.clone.commit('first', ['entry-1.js', 'shared.js']);
    world.passChecks();
    const { code, output } = await deploy();
    expect(output).toContain('an enquiry: ok');
    expect(code).toBe(0);
    expect(shares()).toEqual([[100]]);
    expect(world.web().crons).toEqual(['* * * * *']);
    expect(world.cloudflare.account.queues.map(({ consumers }) => consumers.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await remains()).toEqual({ listings: 1, leads: 0, jobs: 0 });
  });
});
const shares = () =>
  world
    .web()
    .deployments.slice(0, -1)
    .reverse()
    .map(({ versions }) => versions.map(({ percentage }) => percentage));

async function remains() {
  const [row] = await world.rows(
    'SELECT (SELECT count(*) FROM properties) AS listings, (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM jobs) AS jobs',
  );
  return row;
}
