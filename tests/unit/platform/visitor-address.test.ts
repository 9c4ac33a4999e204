import { describe, expect, it } from 'vitest';

import { addressGroup, visitorKey } from '~/platform/http/limits/visitor-address';

const secret = 'only-for-tests-only-for-tests-only-for-tests';
const from = (address: string) =>
  new Request('https://stay.test/', { headers: { 'cf-connecting-ip': address } });

describe('a visitor’s address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('that is absent counts as one and the same visitor', () => {
    expect(addressGroup(null)).toBe('unknown');
    expect(addressGroup(' ')).toBe('unknown');
  });

  it('stays the same within one /64 and differs beyond', async () => {
    const [a, b, c] = await Promise.all(
      ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].map((ip) =>
        visitorKey(from(ip), secret),
      ),
    );
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });

  it('cannot be read from its key, which depends on the secret', async () => {
    const key = await visitorKey(from('203.0.113.9'), secret);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await visitorKey(from('203.0.113.9'), `${secret}!`)).not.toBe(key);
  });
});
