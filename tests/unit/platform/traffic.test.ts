import { describe, expect, it, vi } from 'vitest';

import type { TrafficEvent } from '~/jobs/traffic-event';
import { createTrafficSums } from '~/platform/http/traffic';

/** Sums whose second ends when the test says so, and everything that was sent. */
function gathering({ answers = true } = {}) {
  let time = 1_000;
  const ends: (() => void)[] = [];
  const sums = createTrafficSums({
    now: () => time,
    wait: () => new Promise<void>((resolve) => ends.push(resolve)),
  });
  const batches: TrafficEvent[][] = [];
  const waits: Promise<unknown>[] = [];
  const sendBatch = (messages: Iterable<{ body: TrafficEvent }>) => {
    if (!answers) return Promise.reject(new Error('no queue'));
    batches.push([...messages].map(({ body }) => body));
    return Promise.resolve();
  };
  const sender = {
    queue: { sendBatch } as unknown as Queue,
    ctx: { waitUntil: (promise: Promise<unknown>) => void waits.push(promise) },
  };
  return {
    record: (path: string, count?: number) =>
      sums.of(sender).record({ kind: 'missing-path', path, ...(count && { count }) }),
    async endSecond() {
      time += 1_000;
      for (const end of ends.splice(0)) end();
      await Promise.all(waits.splice(0));
    },
    /** The request that was to send the sums ends too early. */
    lose() {
      ends.length = 0;
      waits.length = 0;
      time += 20_000;
    },
    batches,
    waiting: () => waits.length,
  };
}

const counted = (batches: readonly TrafficEvent[][]) =>
  batches.map((batch) => batch.map(({ path, count }) => [path, count]));

describe('reports of requests', () => {
  it('go to the queue together after a second, each path once with its number', async () => {
    const { record, endSecond, batches, waiting } = gathering();
    for (let visit = 0; visit < 500; visit += 1) record('/gone');
    record('/lost', 3);
    expect([batches.length, waiting()]).toEqual([0, 1]);
    await endSecond();
    record('/gone');
    await endSecond();
    expect(counted(batches)).toEqual([
      [
        ['/gone', 500],
        ['/lost', 3],
      ],
      [['/gone', 1]],
    ]);
  });

  it('do not wait when there are as many paths as the queue takes at once', () => {
    const { record, batches } = gathering();
    for (let path = 0; path < 250; path += 1) record(`/x/${path}`);
    expect(batches.map(({ length }) => length)).toEqual([100, 100]);
  });

  it('are sent by a later request where the first has ended before it could', async () => {
    const { record, lose, endSecond, batches } = gathering();
    record('/gone');
    lose();
    record('/gone');
    await endSecond();
    expect(counted(batches)).toEqual([[['/gone', 2]]]);
  });

  it('are logged and lost where the queue refuses them, and fail nothing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { record, endSecond } = gathering({ answers: false });
    record('/gone');
    await endSecond();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
