import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import { contentOfForm, staffContentOfForm } from '~/features/directory/listing/content-of-form';
import type { EditorAnswer } from '~/features/manage/property-editor/editor-answer';
import { beganOf, editorFields } from '~/features/directory/listing/editor-fields';
import { editPath } from '~/features/manage/property-editor/editor-paths';
import { entriesOf } from '~/features/directory/listing/entries-of';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { findConflicts } from '~/features/manage/property-editor/find-conflicts';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { namesOf } from '~/features/directory/listing/names-of';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { hasTaken, takeTheirs } from '~/components/editing/take-theirs';
import { readIntent } from '~/platform/http/form-intents';
import { noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';

import { requireManaged } from '~/screens/edit-property/load-property.server';
import { storeChanges } from '~/screens/edit-property/store-changes.server';
import type { Actor } from '~/lib/actor';

type Asked = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

export const slugTaken = { slug: ['This web address is taken by another property'] };

/**
 * Answers the edit form: redirects to the screen once the changes are stored, 200 when a unit was added or
 * removed, 400 with errors, 409 with both versions when somebody else saved meanwhile, 503 when the store
 * fails.
 */
export async function answerEdit({ services, viewer, property, form: posted }: Asked) {
  const withStaff = isStaff(viewer);
  const theirs = formOfContent(property.content, withStaff ? property.staff : undefined);
  const form = hasTaken(posted) ? takeTheirs(posted, editorFields, entriesOf(theirs)) : posted;
  const { amenities } = property.content;
  const choices = await listEditorChoices(services, { suburb: suburbOf(property.content), amenities });
  const submission = readPropertyForm(form, {
    mode: 'edit',
    suburbs: choices.suburbs.map(({ slug }) => slug),
  });
  const began = beganOf(posted);
  const answer = (status: number, more: Partial<EditorAnswer> = {}) =>
    data<EditorAnswer>({ reply: submission.reply(), began, ...more }, { status });
  if (submission.status !== 'success') return answer(submission.status === 'error' ? 400 : 200);
  const content = contentOfForm(submission.value, choices.suburbs, property.content);
  const staff = withStaff ? staffContentOfForm(submission.value) : null;
  const conflictWith = (current: ManagedProperty) =>
    answer(409, {
      began: undefined,
      conflict: {
        version: current.version,
        differences: findConflicts(
          {
            mine: formOfContent(content, staff ?? undefined),
            theirs: formOfContent(current.content, withStaff ? current.staff : undefined),
            marks: began.marks,
          },
          namesOf(choices),
        ),
      },
    });
  if (Number(began.version) !== property.version) return conflictWith(property);
  const isAsked = readIntent('dashboard.edit-property.$id', form) === 'resubmit';
  const resubmit = isAsked && property.state.rejectedAt !== null;
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
