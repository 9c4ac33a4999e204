import { data } from '@remix-run/cloudflare';

import { changeListings } from '~/features/manage/listings/change-listings.server';
import { changeNotice, type ListingChange } from '~/features/manage/listings/listing-changes';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { Actor } from '~/lib/actor';
import { noticeText } from '~/lib/notices';
import { isStaff } from '~/lib/roles';
import type { Services } from '~/platform/services';

import { formAsTyped } from '~/screens/edit-property/form-as-typed.server';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/**
 * Makes a decision that a page without scripts sent with the property's form, which comes back as it was typed; nothing of it is
 * saved. 403 for anybody but staff.
 */
export async function answerDecision({ services, viewer, property, form }: Input, change: ListingChange) {
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  const { done, already } = await changeListings(services, viewer, { change, ids: [property.id] });
  const notice = noticeText(changeNotice(change, done.length + already.length > 0));
  const typed = await formAsTyped(services, property, form);
  return data<PropertyAnswer>({ ...typed, ...(notice.isFailure && { notice }) });
}
