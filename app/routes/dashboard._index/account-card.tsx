import { Link } from '@remix-run/react';

import { Card } from '~/components/ui/card';

import type { Overview } from './load-overview.server';

/** The viewer's name and address, as in mails and for editors. */
export function AccountCard({ profile }: Pick<Overview, 'profile'>) {
  const facts = [
    ['Email', profile?.email],
    ['Company', profile?.companyName],
    ['Phone', profile?.phone],
  ];
  return (
    <Card as="section" aria-labelledby="settings" padding="besideWide">
      <h3 id="settings" className="text-xl">
        Settings
      </h3>
      <dl className="mt-2 divide-y divide-line">
        {facts.map(([term, value]) => (
          <div key={term} className="py-2">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{value || 'Not set'}</dd>
          </div>
        ))}
      </dl>
      <Link to="/dashboard/settings" className="inline-flex min-h-11 items-center underline">
        All settings
      </Link>
    </Card>
  );
}
