import { data } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import { changeListings } from '~/features/manage/listings/change-listings.server';
import { findListing } from '~/features/manage/listings/find-listing.server';
import {
  changeNotice,
  isBulkChange,
  isListingChange,
  isStaffChange,
  maxAtOnce,
  type BulkChange,
  type ListingChange,
} from '~/features/manage/listings/listing-changes';
import { readForm } from '~/lib/form/read-form';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import { readRowId } from '~/lib/row-id';
import { rejectionSchema } from '~/features/manage/listings/rejection-form';
import { readIntent } from '~/platform/http/forms/form-intents';
import { answerNotice } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

import type { ChangeAnswer } from './change-answer';

const answer = (value: ChangeAnswer, status: number) => data(value, { status });

type Input = { services: Services; viewer: Actor; request: Request; form: FormData };

/**
 * Answers a posted change of one property or of many. Throws 400, 403 for a change reserved for staff, and
 * 404.
 */
export async function answerChange(input: Input) {
  const intent = readIntent('dashboard.properties', input.form);
  const [, bulk, isConfirmed] = /^bulk-([a-z]+)(-confirmed)?$/.exec(intent ?? '') ?? [];
  if (isBulkChange(bulk)) return changeMany(input, bulk, isConfirmed !== undefined);
  if (isListingChange(intent)) return changeOne(input, intent);
  throw data(null, { status: 400 });
}

async function changeOne({ services, viewer, request, form }: Input, change: ListingChange) {
  if (isStaffChange(change) && !isStaff(viewer)) throw data(null, { status: 403 });
  const id = readRowId(form.get('property'));
  const listing = id && (await findListing(services, viewer, id));
  if (!listing) throw notFound();
  const rejection = change === 'reject' ? readForm(form, rejectionSchema) : null;
  if (rejection && rejection.status !== 'success') return answer({ reply: rejection.reply() }, 400);
  const reason = rejection?.value.reason;
  const { done, already } = await changeListings(services, viewer, {
    change,
    reason,
    ids: [listing.id],
  });
  const isDone = done.length + already.length > 0;
  const back = isFromEdit(request, form) ? editPath(listing.id) : backTo(request);
  return answerNotice(services, request, changeNotice(change, isDone), back);
}

async function changeMany({ services, viewer, form }: Input, change: BulkChange, isConfirmed: boolean) {
  if (!isStaff(viewer)) throw data(null, { status: 403 });
  const chosen = [...new Set(form.getAll('chosen').map(readRowId))];
  const ids = chosen.filter((id) => id !== null);
  if (ids.length < chosen.length) throw data(null, { status: 400 });
  if (ids.length === 0) return answer({ wrong: 'Choose at least one property first.' }, 400);
  if (ids.length > maxAtOnce) {
    return answer({ wrong: `Choose at most ${maxAtOnce} properties at a time.` }, 400);
  }
  if (change === 'archive' && !isConfirmed) return answer({ confirm: { change, ids } }, 200);
  const { done, already } = await changeListings(services, viewer, { change, ids });
  const refused = ids.length - done.length - already.length;
  const counts = { done: done.length, already: already.length, refused };
  const archived = change === 'archive' ? { archived: done } : {};
  return answer({ bulk: { change, ...counts, ...archived } }, 200);
}

/** True when the change was made beside the property's form, by a button or from the question about it. */
const isFromEdit = (request: Request, form: FormData) =>
  form.get('back') === 'edit' || new URL(request.url).searchParams.get('back') === 'edit';

/** The list with its filters and order. */
const backTo = (request: Request) => `/dashboard/properties${new URL(request.url).search}`;
