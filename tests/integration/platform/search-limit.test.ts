import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createSearchLimit } from '~/platform/http/limits/search-limit';

const from = (address: string) =>
  new Request('http://localhost/search?q=pool', { headers: { 'cf-connecting-ip': address } });

/** More than one window has, whichever ends meanwhile. */
async function askUntilRefused(address: string): Promise<boolean> {
  const limit = createSearchLimit(env.SEARCH_LIMIT);
  for (let turn = 0; turn < 11; turn += 1) if (!(await limit.allows(from(address)))) return true;
  return false;
}

/** A binding that answers in its own way. */
const bindingThat = (answer: () => Promise<{ success: boolean }>) => ({ limit: answer }) as RateLimit;

describe('the limit of searches', () => {
  it('ends for one network and not for another', async () => {
    expect(await askUntilRefused('203.0.113.61')).toBe(true);
    expect(await createSearchLimit(env.SEARCH_LIMIT).allows(from('203.0.113.62'))).toBe(true);
  });

  it('counts an IPv6 visitor by the network, whatever the rest of the address', async () => {
    expect(await askUntilRefused('2001:db8:5:6::1')).toBe(true);
    const limit = createSearchLimit(env.SEARCH_LIMIT);
    const others = await Promise.all(
      ['2001:db8:5:6::2', '2001:db8:5:6:7:8:9:a', '2001:db8:5:7::1'].map((address) =>
        limit.allows(from(address)),
      ),
    );
    expect(others).toEqual([false, false, true]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    [
      'throws',
      () => {
        throw new Error('gone');
      },
    ],
    ['never answers', () => new Promise<never>(() => undefined)],
  ])('lets a search through while it %s, and soon', async (_, answer) => {
    const begun = Date.now();
    expect(await createSearchLimit(bindingThat(answer)).allows(from('203.0.113.63'))).toBe(true);
    expect(Date.now() - begun).toBeLessThan(1000);
  });
});
