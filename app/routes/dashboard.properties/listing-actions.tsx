import { Link, useLocation } from '@remix-run/react';

import { buttonClass } from '~/components/ui/button';
import type { Listing } from '~/features/listings/list-listings.server';
import { propertyPath } from '~/features/properties/property-paths';

import { AskedChange } from './asked-change';
import { ChangeButton } from './change-button';
import { small } from './small-button';

/** What can be done with one property, in the order of its way: decide, publish, feature; then look, edit, archive. */
export function ListingActions({ listing, isForStaff }: { listing: Listing; isForStaff: boolean }) {
  const { state, name, id } = listing;
  const isPublic = state === 'published';
  const { search } = useLocation();
  return (
    <div data-actions className="grid gap-x-2 gap-y-1 md:justify-items-end">
      {isForStaff && state !== 'archived' && <Toggles listing={listing} />}
      <div className="flex flex-wrap gap-1 max-md:-ml-3">
        <Link to={`/dashboard/edit-property/${id}`} className={buttonClass('quiet', small)}>
          Edit<span className="sr-only"> {name}</span>
        </Link>
        <Link to={propertyPath(listing)} className={buttonClass('quiet', small)}>
          {isPublic ? 'View' : 'Preview'}
          <span className="sr-only"> {name}</span>
        </Link>
        {state !== 'archived' && (
          <AskedChange
            listing={listing}
            change="archive"
            to={`/dashboard/properties/${id}/archive${search}`}
          />
        )}
        {state === 'archived' && isForStaff && (
          <ChangeButton listing={listing} change="restore" label="Restore" />
        )}
      </div>
    </div>
  );
}

function Toggles({ listing }: { listing: Listing }) {
  const { state, isFeatured, id } = listing;
  const { search } = useLocation();
  const isApproved = state === 'draft' || state === 'published';
  const isPublic = state === 'published';
  return (
    <div className="flex flex-wrap gap-2 md:justify-end xl:flex-nowrap">
      {!isApproved && <ChangeButton listing={listing} change="approve" label="Approve" isMain />}
      {state !== 'rejected' && (
        <AskedChange listing={listing} change="reject" to={`/dashboard/properties/${id}/reject${search}`} />
      )}
      {isApproved && (
        <ChangeButton
          listing={listing}
          change={isPublic ? 'unpublish' : 'publish'}
          label={isPublic ? 'Unpublish' : 'Publish'}
          isMain={!isPublic}
        />
      )}
      {(isPublic || isFeatured) && (
        <ChangeButton
          listing={listing}
          change={isFeatured ? 'unfeature' : 'feature'}
          label={isFeatured ? 'Unfeature' : 'Feature'}
        />
      )}
    </div>
  );
}
