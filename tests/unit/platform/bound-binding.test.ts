import { describe, expect, it } from 'vitest';

import { bindInTime } from '~/platform/bindings/bind-in-time';
import { createPartBreaker } from '~/platform/bindings/breakers';
import { isOutage, Outage } from '~/platform/bindings/outage';
import { timeLimitsMs, type OutsidePart } from '~/platform/bindings/time-limits';

const never = new Promise<never>(() => undefined);
const limitMs = timeLimitsMs.visit.KV;

/** A store of which every call hangs from `goesAt` on, with the calls that reached it. */
function store(goesAt = 0) {
  const keys: string[] = [];
  return {
    keys,
    get(key: string): Promise<string> {
      keys.push(key);
      return keys.length > goesAt ? never : Promise.resolve(`value of ${key}`);
    },
  };
}

function bound<Binding extends object>(binding: Binding, troubles: OutsidePart[] = []) {
  const inTime = bindInTime({ errand: 'visit', scale: 1, onTrouble: (part) => troubles.push(part) });
  return inTime('KV', binding);
}

const outcome = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a binding with a time limit', () => {
  it('answers as usual while it works', async () => {
    expect(await bound(store(1)).get('a')).toBe('value of a');
  });

  it('that hangs fails at its limit, and is not called again in the same request', async () => {
    const [kv, troubles] = [store(1), [] as OutsidePart[]];
    const inTime = bound(kv, troubles);
    await inTime.get('a');
    const begun = performance.now();
    expect(isOutage(await outcome(inTime.get('b')))).toBe(true);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(limitMs - 1);
    expect(String(await outcome(inTime.get('c')))).toContain('KV is left alone for a moment');
    expect(kv.keys).toEqual(['a', 'b']);
    expect(troubles).toEqual(['KV', 'KV']);
  });

  it('that throws at once, or rejects, rejects with its own error', async () => {
    const own = new Error('UNIQUE constraint failed');
    const broken = bound({
      get: (): Promise<string> => {
        throw own;
      },
      put: () => Promise.reject(own),
    });
    expect(await outcome(broken.get())).toBe(own);
    expect(await outcome(broken.put())).toBe(own);
    expect(isOutage(own)).toBe(false);
  });

  it('is recognised as an outage inside another library’s error, too', () => {
    const cause = new Outage('D1', 'gave no answer in time');
    expect(isOutage(new Error('Failed query', { cause }))).toBe(true);
  });
});

describe('the breaker of a part that pages do not need', () => {
  it('opens after three failures in a row, for five seconds', () => {
    let now = 0;
    const breaker = createPartBreaker(() => now);
    const fail = () => breaker.failed(new Error('gone'));
    fail();
    fail();
    breaker.answered();
    fail();
    fail();
    expect(breaker.isOpen()).toBe(false);
    fail();
    expect(breaker.isOpen()).toBe(true);
    now = 4_999;
    expect(breaker.isOpen()).toBe(true);
    now = 5_000;
    expect(breaker.isOpen()).toBe(false);
  });

  it('does not count the calls that it refused itself', () => {
    let now = 0;
    const breaker = createPartBreaker(() => now);
    for (let count = 0; count < 3; count += 1) breaker.failed(new Error('gone'));
    for (let count = 0; count < 9; count += 1) breaker.failed(new Outage('KV', 'is left alone for a moment'));
    now = 5_001;
    expect(breaker.isOpen()).toBe(false);
  });
});
