import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { noRequests } from '~/features/work/system/find-requests.server';
import { RequestFigures } from '~/routes/dashboard.site.system/request-figures';
import { ageWords, shareWords, sizeWords, timeWords } from '~/routes/dashboard.site.system/figure-words';
import { SafetyFigures } from '~/routes/dashboard.site.system/safety-figures';
import { StateFigures } from '~/routes/dashboard.site.system/state-figures';

type Step = ComponentProps<typeof RequestFigures>['steps'][number];

const none = {
  ...noRequests,
  state: null,
  backups: 0,
  backupBytes: 0,
  releases: 0,
};
const steps = Array.from({ length: 24 }, (_, hour): Step => ({
  ...none,
  at: new Date(hour),
  when: `Hour ${hour}`,
}));
const busy = { ...none, requests: 1_200, errors: 3, hits: 900, rowsRead: 77, p50: 25, p95: 500 };
const state = {
  step: 0,
  jobsWaiting: 4,
  jobsFailed: 2,
  oldestJobMs: 200_000,
  mailFailures: 1,
  aiCostMicroUsd: 12_300,
  databaseBytes: 8_200_000,
  mediaBytes: null,
};

describe('figures in words', () => {
  it('say what was measured, and no more', () => {
    expect([null, 5.55, 183.3, 999, 2_512, Infinity].map(timeWords)).toEqual([
      '–',
      '5.5\u00a0ms',
      '180\u00a0ms',
      '1\u00a0s',
      '2.5\u00a0s',
      'over\u00a05\u00a0s',
    ]);
    expect([null, 0, 999, 8_200_000, 340_000_000_000].map(sizeWords)).toEqual([
      '–',
      '0 bytes',
      '999 bytes',
      '8.2 MB',
      '340 GB',
    ]);
    expect([shareWords(0, 0), shareWords(3, 1_200), shareWords(900, 1_200)]).toEqual(['–', '0.3 %', '75 %']);
    expect([30_000, 200_000, 4_000_000, 200_000_000].map(ageWords)).toEqual([
      'less than a minute',
      '3 min',
      '1 h 6 min',
      '2 days',
    ]);
  });
});

describe('the charts of the site', () => {
  const show = (at: readonly Step[]) =>
    renderToStaticMarkup(<RequestFigures kinds={[]} steps={at} span="by hour" />);

  it('are not drawn of nothing, which is said', () => {
    expect(show(steps)).toContain('No requests were counted in this time.');
    expect(show(steps)).not.toContain('<svg');
    expect(renderToStaticMarkup(<StateFigures steps={steps} span="by hour" />)).toBe('');
  });

  it('have a text in their place and every figure in a table, the newest first', () => {
    const html = show([...steps.slice(1), { ...steps[0]!, ...busy, when: 'This hour' }]);
    expect(html).toContain('1,200, errors among them: 3 (0.3 %)');
    expect(html).toContain('aria-label="Requests, and errors among them by hour; the most was 1,200.');
    expect(html.match(/<svg/g)).toHaveLength(html.match(/role="img"/g)?.length ?? 0);
    const table = html.slice(html.indexOf('<details'));
    expect(table.indexOf('This hour')).toBeLessThan(table.indexOf('Hour 1'));
    expect(table).toContain('500\u00a0ms');
  });

  it('show backups by size, and releases, or that their number is unknown', () => {
    const backup = { ...steps[0]!, when: 'This hour', backups: 2, backupBytes: 900_000, releases: 1 };
    const html = renderToStaticMarkup(<SafetyFigures steps={[backup, steps[1]!]} span="by hour" />);
    expect(html).toContain('2, up to 900 kB');
    expect(html).toContain('aria-label="Releases that were begun by hour; the most was 1.');
    const unknown = renderToStaticMarkup(
      <SafetyFigures steps={[{ ...backup, releases: null }]} span="by hour" />,
    );
    expect(unknown).toContain('Their log cannot be read');
  });

  it('show what is waiting and what it costs', () => {
    const html = renderToStaticMarkup(<StateFigures steps={[{ ...steps[0]!, state }]} span="by hour" />);
    for (const text of ['4 at the most, for 3 min', '2, mails among them: 1', 'US$0.0123', '8.2 MB']) {
      expect(html).toContain(text);
    }
  });
});
