import { data, redirect } from '@remix-run/cloudflare';

import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { draftPath } from '~/features/manage/property-editor/editor-paths';
import { isFormChanged } from '~/features/manage/property-editor/field-marks';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { Actor } from '~/lib/actor';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import { formAsTyped } from '~/screens/edit-property/form-as-typed.server';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/**
 * Makes a draft of the property as it is stored and redirects to it. A page without scripts sends the property's form with it: if
 * something was changed there, the form comes back as typed, and names the draft.
 */
export async function answerNewDraft({ services, viewer, property, form }: Input) {
  const draft = await createDraft(services, viewer, property);
  if (isFormChanged(form)) {
    return data<PropertyAnswer>({ ...(await formAsTyped(services, property, form)), draft });
  }
  throw redirect(draftPath(property.id, draft), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'draft-created') },
  });
}
