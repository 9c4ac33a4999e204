import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { sessions } from '~/db/schema';

import { readCalls, type Calls } from '../support/server/counted-calls';
import { siteDatabase } from '../support/database/database';
import { hostileAddresses } from '../support/hostile/addresses';
import { craftedSearch, hostileSearch } from '../support/hostile/searches';
import { seededRandom } from '../support/seeded-random';
import { budgetOf, isPrivate } from '../support/server/request-budgets';
import { routesOfBuild } from '../support/server/routes-of-build';
import { newAccount } from '../support/accounts/sign-in-as';
import { ask } from '../support/server/site';

type Input = Calls & { route: string; path: string; status: number };

let visitors = 0;

/** Requests as a new visitor, who has used no limit yet. */
async function count(route: string, path: string, { wish = 'calls', cookie = '' } = {}): Promise<Input> {
  visitors += 1;
  const response = await ask(path, {
    headers: {
      cookie,
      'x-count-calls': wish,
      'cf-connecting-ip': `10.77.${visitors >> 8}.${visitors & 255}`,
    },
  });
  await response.arrayBuffer();
  return { route, path, status: response.status, ...readCalls(response) };
}

async function countAll(input: readonly (readonly [route: string, path: string])[]): Promise<Input[]> {
  const left = [...input];
  const answers: Input[] = [];
  const inTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) answers.push(await count(...next));
  };
  await Promise.all([inTurn(), inTurn(), inTurn(), inTurn()]);
  return answers;
}

const worstFirst = (a: Input, b: Input) => b.calls - a.calls || b.statements - a.statements;
const tooDear = (answers: readonly Input[]) =>
  answers
    .filter(({ route, calls, status }) => calls > budgetOf(route, false) || status >= 500)
    .map(({ calls, status, path }) => `${calls} calls, status ${status}: ${path}`);

async function print(answers: readonly Input[]) {
  for (const { route, path } of [...answers].sort(worstFirst).slice(0, 5)) {
    const { calls, statements, rows } = await count(route, path, { wish: 'rows' });
    const { ms } = await count(route, path);
    console.log(
      `${calls} calls, ${statements} statements, ${rows} rows read, ${ms} ms: ${path.slice(0, 400)}`,
    );
  }
}

const random = seededRandom(2024);
const several = (times: number, addressOf: (random: () => number) => string) =>
  Array.from({ length: times }, () => addressOf(random));

describe('the calls of a public address to D1', () => {
  it('is counted for every route that a stranger can request', () => {
    const open = routesOfBuild().filter(({ id }) => !isPrivate(id));
    expect(open.map(({ id }) => id).sort()).toEqual(Object.keys(hostileAddresses).sort());
  });

  it('stays within the budget whatever is in the address', async () => {
    const input = Object.entries(hostileAddresses).flatMap(([route, addressOf]) =>
      several(6, addressOf).map((path) => [route, path] as const),
    );
    const answers = await countAll(input);
    await print(answers);
    expect(tooDear(answers)).toEqual([]);
  });

  it('stays within the budget for two hundred searches made to be expensive, as pages and as data', async () => {
    const input = several(200, hostileSearch).map(
      (query, index) => ['search', `/search${index % 5 === 0 ? '.data' : ''}?${query}`] as const,
    );
    const answers = await countAll(input);
    await print(answers);
    expect(tooDear(answers)).toEqual([]);
    const shown = answers.filter(({ status }) => status === 200);
    // An understood sentence redirects to its filters; an unknown landmark and a blank value redirect too.
    const ledOn = answers.filter(
      ({ status, path }) =>
        [202, 302].includes(status) && (!path.includes('as=text') || /near=|=(?:&|$)/.test(path)),
    );
    expect([shown.length > 100, shown.length + ledOn.length]).toEqual([true, 200]);
  });

  it.each([
    '/',
    '/?more=location&group=glenelg',
    '/search',
    '/search?q=pool&page=2&as=text',
    '/search?location=glenelg&sort=price_low',
    '/adelaide-hotels',
    '/cheap-hotels-adelaide',
    '/accommodation/north-adelaide/tidmarsh-house',
    '/property/tidmarsh-house',
    '/locations',
    '/location/glenelg',
    '/guides',
    '/blog',
    '/about',
    '/contact',
    '/sitemap',
    '/sitemap.xml',
  ])('is at most two round trips to a far database, one after the other, for %s', async (path) => {
    const { depth, calls, ms, status } = await count('far', path, { wish: 'far' });
    console.log(`${path}: ${calls} calls, ${depth} in sequence, ${ms} ms with 120 ms to the database`);
    expect(status).toBeLessThan(400);
    expect(depth).toBeLessThanOrEqual(2);
  });

  it('holds for a signed-in person whose session has to be written as well', async () => {
    const db = await siteDatabase();
    const { userId, cookie } = await newAccount('budget');
    const answers: Input[] = [];
    const input = Object.entries(hostileAddresses).filter(([route]) => route !== 'sign-out');
    for (const [route, addressOf] of input) {
      for (const path of several(2, addressOf)) {
        await db
          .update(sessions)
          .set({ lastSeenAt: new Date(Date.now() - 11 * 60_000) })
          .where(eq(sessions.userId, userId));
        answers.push(await count(route, path, { cookie }));
      }
    }
    const [worst] = answers.sort(worstFirst);
    console.log(`signed in: ${worst?.calls} calls, ${worst?.statements} statements: ${worst?.path}`);
    expect(tooDear(answers)).toEqual([]);
  });

  it('is little for eight unknown words with every filter: no more than three home pages', async () => {
    const path = `/search?${craftedSearch}`;
    const [asTyped, crafted, home] = [
      await count('search', `${path}&as=text`),
      await count('search', path),
      await count('_index', '/'),
    ];
    console.log(
      `crafted search of ${path.length} bytes: ${crafted.calls} calls, ${crafted.statements} statements, ` +
        `${crafted.ms} ms; home page: ${home.calls} calls, ${home.statements} statements, ${home.ms} ms`,
    );
    expect(asTyped.calls).toBeLessThanOrEqual(6);
    // Understanding the words takes one more.
    expect(crafted.calls).toBeLessThanOrEqual(7);
    expect(crafted.statements).toBeLessThanOrEqual(3 * home.statements);
  });
});
