import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

import { Card } from '~/components/ui/card';
import { leadSourceNames } from '~/features/directory/lead/lead-status';
import { describeDates, describeGuests, describeNights } from '~/features/manage/leads/describe-stay';
import type { LeadDetails } from '~/features/manage/leads/handling/find-lead.server';
import { LeadContact } from '~/features/manage/leads/lead-contact';
import { noLeadFilters, leadsPath } from '~/features/manage/leads/lists/lead-filters';
import { LeadProperty } from '~/features/manage/leads/lead-property';

/** Sender, property and dates of the enquiry. */
export function LeadFacts({ lead }: { lead: LeadDetails }) {
  const { email, phone, propertyId } = lead;
  const facts: [string, ReactNode][] = [
    ['Contact', <LeadContact key="contact" email={email} phone={phone} />],
    ['Property', <LeadProperty key="property" lead={lead} />],
    ['Dates', describeDates(lead) ?? 'Not said'],
    ['Nights', describeNights(lead)],
    ['Guests', describeGuests(lead.guests) ?? 'Not said'],
    ['Source', leadSourceNames[lead.source]],
  ];
  return (
    <Card as="section" aria-labelledby="facts" padding="besideWide">
      <h3 id="facts" className="text-xl">
        Enquiry
      </h3>
      <dl className="mt-3 divide-y divide-line">
        {facts
          .filter(([, value]) => value !== null)
          .map(([term, value]) => (
            <div key={term} className="grid gap-1 py-3">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      {propertyId !== null && (
        <p className="mt-2">
          <Link
            to={leadsPath({ ...noLeadFilters, property: propertyId })}
            className="inline-flex min-h-11 items-center underline"
          >
            All leads of this property
          </Link>
        </p>
      )}
    </Card>
  );
}
