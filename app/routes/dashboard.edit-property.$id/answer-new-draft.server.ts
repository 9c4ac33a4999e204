import { data, redirect } from '@remix-run/cloudflare';

import type { EditorValues } from '~/features/directory/listing/editor-fields';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { draftPath } from '~/features/manage/property-editor/editor-paths';
import { marksOf } from '~/features/manage/property-editor/field-marks';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { Actor } from '~/lib/actor';
import { noticeCookie } from '~/platform/http/notice';
import type { Services } from '~/platform/services';

import { formAsTyped } from './form-as-typed.server';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/**
 * Makes a draft of the property as it is stored and redirects to it. A page without scripts sends the property's form with it: if
 * something was changed there, the form comes back as typed, and names the draft.
 */
export async function answerNewDraft({ services, viewer, property, form }: Input) {
  const draft = await createDraft(services, viewer, property);
  const typed = await formAsTyped(services, property, form);
  if (typed.marks && marksOf(valuesIn(typed)) !== typed.marks)
    return data<PropertyAnswer>({ ...typed, draft });
  throw redirect(draftPath(property.id, draft), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'draft-created') },
  });
}

/** The form's values; one ticked box is sent as a text, and not as a list of one. */
function valuesIn({ reply }: PropertyAnswer): EditorValues {
  const values: Record<string, unknown> = reply.initialValue ?? {};
  const { amenities = [] } = values;
  return { ...values, amenities: Array.isArray(amenities) ? amenities : [amenities] };
}
