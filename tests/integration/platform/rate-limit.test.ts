import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';

const db = createDatabase(env.DB);
const at = (time: string) => ({ db, clock: { now: () => new Date(time) } });
const rule = { limit: 3, windowSeconds: 600 };

describe('a rate limit', () => {
  it('accepts attempts up to the limit and refuses the next', async () => {
    const services = at('2026-05-01T10:00:00Z');
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      answers.push(await takeAttempt(services, { key: 'a', ...rule }));
    }
    expect(answers).toEqual([true, true, true, false, false]);
  });

  it('lets no more through when they come at once', async () => {
    const services = at('2026-05-01T10:00:00Z');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => takeAttempt(services, { key: 'b', ...rule })),
    );
    expect(answers.filter(Boolean)).toHaveLength(3);
  });

  it('begins again with the next window', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await takeAttempt(at('2026-05-01T10:09:59Z'), { key: 'c', ...rule });
    }
    expect(await takeAttempt(at('2026-05-01T10:10:00Z'), { key: 'c', ...rule })).toBe(true);
  });

  it('counts each visitor and purpose by itself', async () => {
    const services = at('2026-05-01T10:00:00Z');
    for (let attempt = 0; attempt < 4; attempt += 1) await takeAttempt(services, { key: 'd', ...rule });
    expect(await takeAttempt(services, { key: 'e', ...rule })).toBe(true);
  });
});
