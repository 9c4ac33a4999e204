import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { Role } from '~/db/vocabulary';
import { isStaff } from '~/lib/roles';
import { listingPath, type ListingQuery } from '~/features/manage/listings/listing-query';
import { filterLabels } from '~/features/manage/listings/listing-states';

/** The empty list, with a suggestion. */
export function NoListings({ query, role }: { query: ListingQuery; role: Role }) {
  const { title, text, to, label } = wordsFor(query, role);
  return (
    <Card className="grid justify-items-start gap-3 p-6 sm:p-8">
      <h3 className="text-lg">{title}</h3>
      <p className="measure text-ink-soft wrap-anywhere">{text}</p>
      <ButtonLink to={to} variant={to.includes('add-property') ? 'primary' : 'secondary'}>
        {label}
      </ButtonLink>
    </Card>
  );
}

function wordsFor(query: ListingQuery, role: Role) {
  const { q, status, sort } = query;
  if (q) {
    return {
      title: 'Nothing found',
      text: `No property here has “${q}” in its name${isStaff({ role }) ? ' or its owner’s' : ''}.`,
      to: listingPath({ status, sort }),
      label: 'Clear the search',
    };
  }
  if (status === 'changes') {
    return {
      title: 'No draft is ready',
      text: 'Nobody has marked a draft as ready to be published.',
      to: listingPath({ sort }),
      label: 'Show all properties',
    };
  }
  if (status !== 'all') {
    const label = filterLabels({ role })[status].toLowerCase();
    return {
      title: `Nothing is ${label === 'draft' ? 'a draft' : label}`,
      text:
        status === 'pending'
          ? 'Everything that was sent in has been decided.'
          : 'No property is in this state now.',
      to: listingPath({ sort }),
      label: 'Show all properties',
    };
  }
  return {
    title: 'No properties yet',
    text: isStaff({ role })
      ? 'Nobody has listed a property yet. You can add the first.'
      : 'Tell us about your place. We look at it, and once it is approved and published travellers find it here.',
    to: '/dashboard/add-property',
    label: 'Add your first property',
  };
}
