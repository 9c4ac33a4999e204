import { data, redirect } from '@remix-run/cloudflare';

import { createDraft } from '~/features/manage/drafts/create-draft.server';
import { contentOfForm } from '~/features/directory/listing/content-of-form';
import { baseVersionField } from '~/features/directory/listing/editor-fields';
import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import { marksIn } from '~/features/manage/property-editor/field-marks';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import type { Actor } from '~/lib/actor';
import { versionSeen } from '~/lib/editing/editor-answer';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';

import type { DraftAnswer } from './draft-answer';

type Input = { services: Services; viewer: Actor; property: ManagedProperty; form: FormData };

/**
 * Answers a form of a draft that has been discarded meanwhile: nothing is saved until its author requests a
 * new draft; the form comes back as typed. Discarding it a second time counts as done.
 */
export async function answerDiscarded({ services, viewer, property, form }: Input) {
  const intent = readIntent('dashboard.edit-property.$id_.drafts.$draft', form);
  const to = (path: string, notice: 'draft-discarded' | 'draft-renewed') =>
    redirect(path, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
  if (intent === 'discard') throw to(editPath(property.id), 'draft-discarded');
  const { content } = property;
  const choices = await listEditorChoices(services, {
    suburb: suburbOf(content),
    amenities: content.amenities,
  });
  const suburbs = choices.suburbs.map(({ slug }) => slug);
  const submission = readPropertyForm(form, { mode: 'edit', suburbs });
  const base = baseIn(form, property.version);
  if (intent !== 'renew' || submission.status !== 'success') {
    const reply = submission.reply();
    const loaded = { seen: versionSeen(form), marks: marksIn(form) };
    const status = intent === 'renew' && submission.status === 'error' ? 400 : 409;
    return data<DraftAnswer>({ reply, ...loaded, discarded: { base } }, { status });
  }
  const typed = contentOfForm(submission.value, choices.suburbs, content);
  const id = await createDraft(services, viewer, { id: property.id, version: base, content: typed });
  throw to(draftPath(property.id, id), 'draft-renewed');
}

/** The live version that the discarded draft was based on, so that a later one is reviewed before anything is published. */
function baseIn(form: FormData, live: number): number {
  const base = Number(form.get(baseVersionField));
  return Number.isSafeInteger(base) && base > 0 && base <= live ? base : live;
}
