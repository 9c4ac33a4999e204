import { Link, useFetcher } from '@remix-run/react';

import { Button } from '~/components/ui/button';
import { RecordTable } from '~/components/ui/record-table';
import { redirectsHome, type RedirectQuery } from '~/features/content/redirects/redirect-query';
import { useNotice } from '~/components/ui/toast/use-notice';
import { classes } from '~/lib/classes';
import { formatInstant, formatLongDay } from '~/lib/time/dates';
import { formatNumber } from '~/lib/text/numbers';
import type { answerNotice } from '~/platform/http/forms/notice';
import { usePress } from '~/components/forms/page-form';

type Row = {
  id: number;
  version: number;
  fromPath: string;
  toPath: string;
  statusCode: number;
  isActive: boolean;
  hitCount: number;
  lastHitAt: Date | null;
  updatedAt: Date;
};

/** One page of the redirects; each can be opened and switched. */
export function RedirectTable({ rows, sort }: { rows: readonly Row[]; sort: RedirectQuery['sort'] }) {
  return (
    <RecordTable
      caption={sort === 'hits' ? 'Redirects, the most followed first' : 'Redirects, the last changed first'}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: 'Old path',
          isName: true,
          cell: ({ id, fromPath }) => (
            <Link to={`${redirectsHome}/${id}`} className="inline-flex min-h-11 items-center wrap-anywhere">
              {fromPath}
            </Link>
          ),
        },
        {
          heading: 'New path',
          cell: ({ toPath, statusCode }) => (
            <span className="wrap-anywhere">
              {toPath} <span className="text-ink-soft">({statusCode})</span>
            </span>
          ),
        },
        {
          heading: 'Hits',
          className: 'lg:w-28',
          cell: ({ hitCount, lastHitAt }) => (
            <span className="tabular-nums">
              {formatNumber(hitCount)}
              {lastHitAt && (
                <span className="block text-sm text-ink-soft">{formatInstant(new Date(lastHitAt))}</span>
              )}
            </span>
          ),
        },
        {
          heading: 'Changed',
          className: 'lg:w-[16%]',
          cell: ({ updatedAt }) => formatLongDay(new Date(updatedAt)),
        },
        {
          heading: 'State',
          className: 'lg:w-44 xl:w-56',
          cell: (row) => <Switch key={row.version} row={row} />,
        },
      ]}
    />
  );
}

function Switch({ row: { id, version, fromPath, isActive } }: { row: Row }) {
  const fetcher = useFetcher<typeof answerNotice>({ key: `redirect-${id}` });
  const { data, state } = fetcher;
  const press = usePress();
  const change = isActive ? 'off' : 'on';
  const row = { redirect: String(id), version: String(version) };
  useNotice(data);
  return (
    <fetcher.Form method="post" className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
      <span
        className={classes(
          'rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap',
          isActive ? 'bg-gum-tint text-gum' : 'bg-sand text-ink-soft',
        )}
      >
        {isActive ? 'Active' : 'Off'}
      </span>
      <input type="hidden" name="redirect" value={id} />
      <input type="hidden" name="version" value={version} />
      <Button
        type="submit"
        {...press({ intent: change, ...row })}
        variant="secondary"
        className="min-h-11 px-3 text-sm whitespace-nowrap"
        aria-disabled={state !== 'idle' || undefined}
        aria-label={`Switch ${isActive ? 'off' : 'on'} ${fromPath}`}
      >
        Switch {isActive ? 'off' : 'on'}
      </Button>
    </fetcher.Form>
  );
}
