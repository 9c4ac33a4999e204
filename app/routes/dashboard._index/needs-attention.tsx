import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { Card } from '~/components/ui/card';
import { listingPath } from '~/features/manage/listings/listing-query';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import { formatInstant, formatLongDay } from '~/lib/time/dates';

import type { Overview } from './load-overview.server';

type Attention = NonNullable<Overview['attention']>;
type Group = {
  title: string;
  all?: { to: string; label: string };
  items: { key: string | number; body: ReactNode }[];
};

const link = 'inline-flex min-h-11 items-center font-semibold underline wrap-anywhere';

/** Tasks that wait for the viewer. */
export function NeedsAttention({ attention }: Pick<Overview, 'attention'>) {
  const groups = attention ? groupsOf(attention).filter(({ items }) => items.length > 0) : [];
  return (
    <Card as="section" aria-labelledby="attention" padding="wide">
      <h3 id="attention" className="text-xl">
        Needs attention
      </h3>
      {!attention && <p className="mt-3 text-terracotta">This could not be read just now.</p>}
      {attention && groups.length === 0 && (
        <p className="mt-3 text-ink-soft">Nothing is waiting for you. Enjoy the quiet.</p>
      )}
      <div className="mt-2 grid gap-6">
        {groups.map(({ title, all, items }) => (
          <div key={title}>
            <h4 className="mt-3 font-body text-base tracking-normal">{title}</h4>
            <ul className="mt-1 divide-y divide-line">
              {items.map(({ key, body }) => (
                <li key={key} className="flex flex-wrap items-center gap-x-3 py-1">
                  {body}
                </li>
              ))}
            </ul>
            {all && (
              <Link to={all.to} className="inline-flex min-h-11 items-center underline">
                {all.label}
              </Link>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}

function groupsOf(attention: Attention): Group[] {
  if (attention.for === 'staff') {
    const { count, first, drafts } = attention;
    return [
      {
        title: count === 1 ? '1 property waits for approval' : `${count} properties wait for approval`,
        all: { to: listingPath({ status: 'pending' }), label: 'Review pending properties' },
        items: first.map(({ id, name, createdAt }) => ({
          key: id,
          body: chore(id, name, `submitted ${formatLongDay(createdAt)}`),
        })),
      },
      {
        title: drafts.count === 1 ? '1 draft is ready' : `${drafts.count} drafts are ready`,
        all: { to: listingPath({ status: 'changes' }), label: 'Review ready drafts' },
        items: drafts.first.map(({ id, propertyId, name, readyAt }) => ({
          key: id,
          body: chore(propertyId, name, `ready since ${formatLongDay(readyAt)}`, draftPath(propertyId, id)),
        })),
      },
    ];
  }
  const { unanswered, leads, rejected, withoutPhotos, incomplete } = attention;
  return [
    {
      title: unanswered === 1 ? '1 lead without an answer' : `${unanswered} leads without an answer`,
      all: { to: '/dashboard/leads?status=new', label: 'View new leads' },
      items: leads.map(({ id, name, propertyName, createdAt }) => ({
        key: id,
        body: (
          <>
            <Link to={`/dashboard/leads/${id}`} className={link}>
              {name}
            </Link>
            <span className="min-w-0 wrap-anywhere text-ink-soft">
              {propertyName ?? 'General inquiry'}, {formatInstant(createdAt)}
            </span>
          </>
        ),
      })),
    },
    {
      title: 'Rejected: mend and submit again',
      items: rejected.map(({ id, name, reason }) => ({
        key: id,
        body: chore(id, name, reason ?? 'no reason given'),
      })),
    },
    {
      title: 'Without photos',
      items: withoutPhotos.map(({ id, name, score }) => ({
        key: id,
        body: chore(id, name, `${score} of 100 complete. Travellers look before they read`),
      })),
    },
    {
      title: 'Incomplete listings',
      items: incomplete.map(({ id, name, score, next }) => ({
        key: id,
        body: chore(id, name, `${score} of 100 complete. Next: ${next}`),
      })),
    },
  ];
}

function chore(id: number, name: string, what: string, to = editPath(id)) {
  return (
    <>
      <Link to={to} className={link}>
        {name}
      </Link>
      <span className="min-w-0 wrap-anywhere text-ink-soft">{what}</span>
    </>
  );
}
