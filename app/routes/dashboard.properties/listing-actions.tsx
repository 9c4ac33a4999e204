import { Link, useLocation } from '@remix-run/react';

import { MoreMenu } from '~/components/ui/more-menu';
import type { Listing } from '~/features/manage/listings/list-listings.server';
import { changeLabels } from '~/features/manage/listings/listing-changes';
import { propertyPath } from '~/features/directory/property/property-paths';

import { ChangeWithQuestion } from './change-with-question';
import { ChangeButton } from './change-button';
import { actionClass, type ActionLook } from './small-button';
import { actionsOf, type ListingAction } from './actions-of';

const shown = 2;

/** Actions of one property: two of its state side by side, the others behind a button. */
export function ListingActions({ listing, isForStaff }: { listing: Listing; isForStaff: boolean }) {
  const actions = actionsOf(listing, isForStaff);
  const more = actions.slice(shown);
  return (
    <div data-actions className="flex flex-wrap items-center gap-2 lg:justify-end">
      {actions.slice(0, shown).map((action) => (
        <Action key={action} action={action} listing={listing} look={lookOf(action)} />
      ))}
      {more.length > 0 && (
        <MoreMenu key={listing.state} label={`More for ${listing.name}`}>
          {more.map((action) => (
            <li key={action}>
              <Action action={action} listing={listing} look="item" />
            </li>
          ))}
        </MoreMenu>
      )}
    </div>
  );
}

function lookOf(action: ListingAction): ActionLook {
  if (action === 'approve' || action === 'publish') return 'primary';
  return action === 'view' ? 'quiet' : 'secondary';
}

type ActionProps = { action: ListingAction; listing: Listing; look: ActionLook };

function Action({ action, listing, look }: ActionProps) {
  const { search } = useLocation();
  const { id, name, state } = listing;
  if (action === 'reject' || action === 'archive') {
    const to = `/dashboard/properties/${id}/${action}${search}`;
    return <ChangeWithQuestion listing={listing} change={action} to={to} look={look} />;
  }
  if (action !== 'edit' && action !== 'view') {
    return <ChangeButton listing={listing} change={action} label={changeLabels[action]} look={look} />;
  }
  const view = state === 'published' ? 'View' : 'Preview';
  return (
    <Link
      to={action === 'edit' ? `/dashboard/edit-property/${id}` : propertyPath(listing)}
      className={actionClass(look)}
    >
      <span>
        {action === 'edit' ? 'Edit' : view}
        <span className="sr-only"> {name}</span>
      </span>
    </Link>
  );
}
