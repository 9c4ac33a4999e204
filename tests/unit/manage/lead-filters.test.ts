import { describe, expect, it } from 'vitest';

import {
  leadsPath,
  noLeadFilters,
  readLeadCursor,
  readLeadFilters,
  withinOffer,
} from '~/features/manage/leads/lists/lead-filters';
import { periodInstants } from '~/features/manage/leads/lists/lead-period';
import { leadMatch } from '~/features/manage/leads/lists/lead-search-words';

const filters = (query: string) => readLeadFilters(new URLSearchParams(query));
const cursor = (query: string) => readLeadCursor(new URLSearchParams(query));

describe('the address of a list of leads', () => {
  it('reads what it writes', () => {
    const own = { q: 'ana li', status: 'new', property: 7, period: '30-days' } as const;
    const path = leadsPath(own, { older: 1_795_000_000_000_123 });
    expect(path).toBe(
      '/dashboard/leads?q=ana+li&status=new&property=7&period=30-days&older=1795000000000123',
    );
    expect(filters(path.split('?')[1] ?? '')).toEqual(own);
    expect(cursor(path.split('?')[1] ?? '')).toEqual({ older: 1_795_000_000_000_123 });
  });

  it.each([
    'status=NEW&property=-1&period=ever',
    'property=1e3&q=%20%20',
    'property=12345678901&status=constructor',
    'property=0&period=__proto__',
  ])('ignores invalid values: %s', (query) => {
    expect(filters(query)).toEqual(noLeadFilters);
  });

  it.each([
    'older=x',
    'older=-5',
    'newer=1.5',
    'older=99999999999999999',
    'newer=',
    'older=9999999999999999',
  ])('reads an impossible place as none: %s', (query) => expect(cursor(query)).toBeNull());

  it('ignores a property that is not offered', () => {
    const filters = { ...noLeadFilters, property: 7 };
    expect(withinOffer(filters, [{ id: 7 }], { isStaff: false })).toEqual(filters);
    expect(withinOffer(filters, [{ id: 8 }], { isStaff: true })).toEqual(noLeadFilters);
    const general = { ...noLeadFilters, property: 'none' } as const;
    expect(withinOffer(general, [], { isStaff: true })).toEqual(general);
    expect(withinOffer(general, [], { isStaff: false })).toEqual(noLeadFilters);
  });
});

it('begins periods at midnight in Adelaide, across a change of the clocks', () => {
  const now = new Date('2026-10-20T00:00:00Z');
  expect(periodInstants('this-month', now).from.toISOString()).toBe('2026-09-30T14:30:00.000Z');
  expect(periodInstants('today', now).from.toISOString()).toBe('2026-10-19T13:30:00.000Z');
  expect(periodInstants('last-month', now)).toEqual({
    from: new Date('2026-08-31T14:30:00Z'),
    to: new Date('2026-09-30T14:30:00Z'),
  });
});

it('quotes every word of a search, so that none is syntax', () => {
  expect(leadMatch('Zoë" OR name:* x', ['snew'])).toBe(
    '{name email phone} : (("zoe"* AND "or"* AND "name"* AND "x")) AND scope : "snew"',
  );
  expect(leadMatch('0412 555 018', [])).toContain('OR "0412555018"*');
  expect(leadMatch('***', [])).toBeNull();
});
