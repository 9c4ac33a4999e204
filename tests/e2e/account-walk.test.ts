import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Model, type Site } from '../support/accounts/account-model';
import { signUp, weightedSteps } from '../support/accounts/account-steps';
import { seededRandom } from '../support/seeded-random';
import { siteDatabase } from '../support/database/database';
import { localSecret } from '../support/server/local-secret';
import { serveOwnSite } from '../support/server/own-site';

const walks = 1;
const steps = 30;

let site: Site;
let stop = async () => {};
beforeAll(async () => {
  const own = await serveOwnSite('account-walk');
  stop = own.stop;
  site = {
    origin: own.origin,
    db: await siteDatabase(own.origin),
    linkSecret: localSecret('LINK_SECRET'),
  };
});
afterAll(() => stop());

/** Half a minute and a quarter hour pass between steps, so that no code repeats and no limit applies. */
async function forgetCounters() {
  for (const table of ['sign_in_guards', 'rate_limits']) await site.db.run(sql.raw(`delete from ${table}`));
  await site.db.run(sql`update factors set last_used_step = 0`);
}

describe('a walk through random actions of an account', () => {
  it.each(Array.from({ length: walks }, (_, walk) => walk))(
    'leaves the site as the model says (walk %i)',
    async (walk) => {
      const seed = 20_261_121 + walk;
      const model = new Model(site, `walker-${walk}@example.com`, seededRandom(seed), walk);
      for (let step = 0; step < steps; step += 1) {
        await forgetCounters();
        const { name, step: take } =
          step === 0 ? { name: 'signs up', step: signUp } : model.pick(weightedSteps);
        const number = step === 0 ? 0 : Math.floor(model.pick([0, 1, 2]));
        const seat = model.seats[number];
        if (!seat) throw new Error('There is no such browser.');
        model.trace.push(`browser ${number} ${name}`);
        try {
          await take(model, seat);
          const seen = await Promise.all(model.seats.map(({ browser }) => browser.isSignedIn()));
          expect(seen).toEqual(model.seats.map(({ isSignedIn }) => isSignedIn));
        } catch (error) {
          throw new Error(`seed ${seed}: ${model.trace.join(', ')}`, { cause: error });
        }
      }
    },
  );
});
