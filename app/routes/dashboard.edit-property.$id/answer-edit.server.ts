import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import { contentOfForm, staffContentOfForm } from '~/features/directory/listing/content-of-form';
import { propertyShape } from '~/features/directory/listing/editor-fields';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { marksIn } from '~/features/manage/property-editor/field-marks';
import { findPropertyConflicts } from '~/features/manage/property-editor/find-conflicts';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { namesOf } from '~/features/directory/listing/names-of';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { versionSeen } from '~/lib/editing/editor-answer';
import { takeTheirs } from '~/lib/editing/take-theirs';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import { requireManaged } from '~/screens/edit-property/load-property.server';
import { storeChanges } from '~/screens/edit-property/store-changes.server';
import type { Actor } from '~/lib/actor';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

const slugTaken = { slug: ['This web address is taken by another property'] };

/**
 * Answers the edit form: redirects to the screen once the changes are stored, 200 when a unit was added or
 * removed, 400 with errors, 409 with both versions when another person saved meanwhile, 503 when the store
 * fails.
 */
export async function answerEdit({ services, viewer, property, form: posted }: Input) {
  const form = takeTheirs(posted, propertyShape, valuesFor(viewer, property));
  const { amenities } = property.content;
  const choices = await listEditorChoices(services, { suburb: suburbOf(property.content), amenities });
  const submission = readPropertyForm(form, {
    mode: 'edit',
    suburbs: choices.suburbs.map(({ slug }) => slug),
  });
  const loaded = { seen: versionSeen(posted), marks: marksIn(posted) };
  const answer = (status: number, more: Partial<PropertyAnswer> = {}) =>
    data<PropertyAnswer>({ reply: submission.reply(), ...loaded, ...more }, { status });
  if (submission.status !== 'success') return answer(submission.status === 'error' ? 400 : 200);
  const content = contentOfForm(submission.value, choices.suburbs, property.content);
  const staff = isStaff(viewer) ? staffContentOfForm(submission.value) : null;
  const conflictWith = (current: ManagedProperty) => {
    const versions = {
      mine: formOfContent(content, staff ?? undefined),
      theirs: valuesFor(viewer, current),
      marks: loaded.marks,
    };
    const differences = findPropertyConflicts(versions, namesOf(choices));
    return answer(409, { marks: undefined, conflict: { version: current.version, differences } });
  };
  if (loaded.seen !== property.version) return conflictWith(property);
  const isRequested = readIntent('dashboard.edit-property.$id', form) === 'resubmit';
  const resubmit = isRequested && property.state.rejectedAt !== null;
  const stored = await storeChanges(services, viewer, property, { content, staff, resubmit });
  if (stored === 'conflict') return conflictWith(await requireManaged(services, viewer, String(property.id)));
  if (stored === 'slug-taken') return answer(400, { reply: submission.reply({ fieldErrors: slugTaken }) });
  if (stored === 'failed')
    return answer(503, { notice: { title: 'Error', text: 'Failed to update property' } });
  throw redirect(editPath(property.id), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, stored) },
  });
}

/** The form's values of a property; ratings for staff only. */
const valuesFor = (viewer: Actor, { content, staff }: ManagedProperty) =>
  formOfContent(content, isStaff(viewer) ? staff : undefined);
