import { data } from '@remix-run/cloudflare';

import { changeListings } from '~/features/manage/listings/change-listings.server';
import { changeNotice, type ListingChange } from '~/features/manage/listings/listing-changes';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { marksIn } from '~/features/manage/property-editor/field-marks';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import type { Actor } from '~/lib/actor';
import { versionSeen } from '~/lib/editing/editor-answer';
import { noticeText } from '~/lib/notices';
import { isStaff } from '~/lib/roles';
import type { Services } from '~/platform/services';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/**
 * Makes a decision that a page without scripts sent with the property's form, which comes back as it was typed; nothing of it is
 * saved. 403 for anybody but staff.
 */
export async function answerDecision({ services, viewer, property, form }: Input, change: ListingChange) {
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  const { done, already } = await changeListings(services, viewer, { change, ids: [property.id] });
  const notice = noticeText(changeNotice(change, done.length + already.length > 0));
  const { amenities } = property.content;
  const { suburbs } = await listEditorChoices(services, { suburb: suburbOf(property.content), amenities });
  const slugs = suburbs.map(({ slug }) => slug);
  const { initialValue } = readPropertyForm(form, {
    mode: 'edit',
    suburbs: slugs,
    withIntent: false,
  }).reply();
  return data<PropertyAnswer>({
    reply: { initialValue },
    seen: versionSeen(form),
    marks: marksIn(form),
    ...(notice.isFailure && { notice }),
  });
}
