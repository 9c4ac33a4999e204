import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { jobs, signInGuards } from '~/db/schema';
import { createLoadContext } from '~/platform/load-context';
import { startSession } from '~/platform/auth/session.server';
import { streamEvents } from '~/platform/http/answers/stream-events';
import { streamsPerAccount, takeStreamPlace } from '~/platform/http/answers/stream-places.server';
import { loader } from '~/routes/dashboard.work_.$id.events/route';

import { createManager } from '../../factories/account';

const origin = 'http://localhost:8787';
let now = new Date('2026-11-20T03:00:00Z');

/** The platform of one request, each of which may run in an isolate of its own. */
function newContext() {
  const context = createLoadContext(env, createExecutionContext(), new Request(origin));
  context.services.clock = { now: () => now };
  return context;
}
const { services } = newContext();
const { db } = services;

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00Z');
  for (const table of [jobs, signInGuards]) await db.delete(table);
});

/** An account with running work; `open` requests its events. */
async function atWork() {
  const { userId } = await createManager(db);
  const cookie =
    (await startSession(services, new Request(origin), { userId, method: 'password' })).split(';')[0] ?? '';
  const id = `work:${crypto.randomUUID()}`;
  await db.insert(jobs).values({ id, kind: 'page-image', input: {}, ownerId: userId, dueAt: now });
  const request = new Request(`${origin}/dashboard/work/${id}/events`, { headers: { cookie } });
  const open = () =>
    (loader({ request, params: { id }, context: newContext() }) as Promise<Response>).catch(
      (thrown: { init?: { status: number } }) => thrown.init?.status,
    );
  return { userId, open };
}

const isStream = (answer: unknown): answer is Response => answer instanceof Response;

describe('the event streams of one account', () => {
  it('are four at once, however many are requested together, and others’ are not counted', async () => {
    const [ada, bea] = [await atWork(), await atWork()];
    const answers = await Promise.all(Array.from({ length: 12 }, ada.open));
    const streams = answers.filter(isStream);
    expect(streams).toHaveLength(streamsPerAccount);
    expect(answers.filter((answer) => !isStream(answer))).toEqual(Array(8).fill(429));
    const other = await bea.open();
    expect(isStream(other)).toBe(true);
    await Promise.all([...streams, other as Response].map(({ body }) => body?.cancel()));
  });

  it('give their place back when their reader leaves, and once', async () => {
    const { open } = await atWork();
    const streams = (await Promise.all(Array.from({ length: 4 }, open))).filter(isStream);
    expect(await open()).toBe(429);
    await streams[0]?.body?.cancel();
    const next = await open();
    expect(isStream(next)).toBe(true);
    expect(await open()).toBe(429);
    await Promise.all([...streams.slice(1), next as Response].map(({ body }) => body?.cancel()));
  });

  it('whose end was never reported hold their places for a little more than their minute', async () => {
    const { userId } = await atWork();
    const places = [];
    for (let at = 0; at < 4; at += 1) places.push(await takeStreamPlace(services, userId));
    expect(places.every(Boolean)).toBe(true);
    now = new Date(now.getTime() + 60_000);
    expect(await takeStreamPlace(services, userId)).toBeNull();
    now = new Date(now.getTime() + 5_000);
    const later = await takeStreamPlace(services, userId);
    expect(later).not.toBeNull();
    // A stream that ends late does not free a place that another has taken.
    await places[0]?.leave();
    for (let at = 0; at < 3; at += 1) await takeStreamPlace(services, userId);
    expect(await takeStreamPlace(services, userId)).toBeNull();
  });
});

describe('an event stream', () => {
  const pace = { shortestMs: 1, longestMs: 4, lifeMs: 2000, maxQuestions: 12 };
  const stream = async (next: (reading: number) => number, changed: Partial<typeof pace> = {}) => {
    let [readings, ends] = [0, 0];
    const answer = streamEvents(
      {
        first: 0,
        next: async () => next((readings += 1)),
        isLast: () => false,
        onEnd: async () => void (ends += 1),
      },
      { ...pace, ...changed },
    );
    const text = await answer.text();
    return { readings, ends, sent: [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => Number(json)) };
  };

  it('reads a limited number of times, sends only changes, and ends once', async () => {
    expect(await stream(() => 0)).toEqual({ readings: 12, ends: 1, sent: [0] });
    const changing = await stream((reading) => reading);
    expect(changing).toMatchObject({ readings: 12, ends: 1 });
    expect(changing.sent).toHaveLength(13);
  });

  it('has a limited lifetime', async () => {
    const began = Date.now();
    const { readings, ends } = await stream(() => 0, { lifeMs: 60, maxQuestions: 10_000 });
    expect(Date.now() - began).toBeLessThan(1500);
    expect(readings).toBeLessThan(60);
    expect(ends).toBe(1);
  });

  it('reads less and less often while nothing changes', async () => {
    const times: number[] = [];
    await stream(
      () => {
        times.push(Date.now());
        return 0;
      },
      { shortestMs: 20, longestMs: 200, maxQuestions: 6 },
    );
    const waits = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(waits).toHaveLength(5);
    // Each half as long again as the one before. A busy machine makes a wait longer, and none shorter.
    const planned = [30, 45, 67, 101, 151];
    expect(waits.filter((wait, index) => wait < (planned[index] ?? 0) - 2)).toEqual([]);
  });
});
