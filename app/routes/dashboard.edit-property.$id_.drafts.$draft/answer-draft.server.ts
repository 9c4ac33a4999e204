import { data, redirect } from '@remix-run/cloudflare';

import { isStaff } from '~/lib/roles';
import { draftRejectionSchema, maxReason } from '~/features/manage/drafts/draft-rejection-form';
import { changeDraft, discardDraft, type SeenDraft } from '~/features/manage/drafts/change-draft.server';
import type { Draft } from '~/features/manage/drafts/find-draft.server';
import { publishDraft } from '~/features/manage/drafts/publish-draft.server';
import { contentOfForm } from '~/features/directory/listing/content-of-form';
import { findPropertyConflicts } from '~/features/manage/property-editor/find-conflicts';
import { isFormChanged, marksIn } from '~/features/manage/property-editor/field-marks';
import { compareValues, type Names } from '~/features/directory/listing/compare-values';
import {
  liveVersionField,
  propertyShape,
  type EditorValues,
} from '~/features/directory/listing/editor-fields';
import { draftPath, editPath } from '~/features/manage/property-editor/editor-paths';
import { formOfContent } from '~/features/directory/listing/form-of-content';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { namesOf } from '~/features/directory/listing/names-of';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { versionField, versionSeen } from '~/lib/editing/editor-answer';
import { valuesOfEntries } from '~/lib/editing/form-shape';
import { takeTheirs } from '~/lib/editing/take-theirs';
import { readForm } from '~/lib/form/read-form';
import type { Notice } from '~/lib/notices';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { formAsTyped } from '~/screens/edit-property/form-as-typed.server';
import { findManagedDraft, type DraftAndLive } from '~/screens/edit-property/load-draft.server';

import { answerDiscarded } from './answer-discarded.server';
import type { DraftAnswer } from './draft-answer';

type Input = DraftAndLive & { services: Services; viewer: Actor; form: FormData };

/**
 * Answers the draft screen: a change of its state, or its form. Without scripts its buttons send the form and the reason of a
 * rejection as well: 'Mark Ready' stores what was typed in the form, and the rest comes back as typed. A draft that has changed
 * since it was seen is not changed; the screen reports it and shows the present version. 400 with errors, 403 for changes
 * reserved for staff.
 */
export async function answerDraft(input: Input) {
  const { data: answer, init } = await answerButton(input);
  const reason = unsentReason(input.form);
  return data<DraftAnswer>({ ...answer, ...(reason && { reason }) }, init ?? undefined);
}

async function answerButton(input: Input) {
  const intent = readIntent('dashboard.edit-property.$id_.drafts.$draft', input.form);
  if (intent === 'ready') {
    const { services } = input;
    if (isFormChanged(input.form)) return saveDraft(input, true);
    return after(input, await changeDraft(services, seenOf(input), { kind: 'ready' }), 'draft-ready');
  }
  if (intent === 'discard') {
    const isGone = await discardDraft(input.services, seenOf(input));
    return after(input, isGone, 'draft-discarded', editPath(input.property.id));
  }
  // Only the form of a discarded draft can request a new one.
  if (intent === null || intent === 'renew') return saveDraft(input);
  if (!isStaff(input.viewer)) throw data(null, { status: 403 });
  return intent === 'publish' ? publish(input) : reject(input);
}

/** The draft in the version that the form was loaded with. */
function seenOf({ viewer, draft, form }: Input): SeenDraft {
  const seen = Number(form.get(versionField));
  return { manager: viewer, id: draft.id, updatedAt: new Date(Number.isSafeInteger(seen) ? seen : 0) };
}

/** A reason that was typed beside another button than 'Reject'; blank with scripts, which send it with its own button only. */
function unsentReason(form: FormData): string {
  const intent = readIntent('dashboard.edit-property.$id_.drafts.$draft', form);
  if (intent === 'reject' || intent === 'discard' || intent === 'publish') return '';
  return String(form.get('reason') ?? '')
    .trim()
    .slice(0, maxReason);
}

function after(
  { services, property, draft, form }: Input,
  isDone: boolean,
  notice: Notice,
  to = draftPath(property.id, draft.id),
) {
  const shown = isDone ? notice : 'draft-gone';
  if (unsentReason(form)) return data<DraftAnswer>({ kept: shown });
  throw redirect(isDone ? to : draftPath(property.id, draft.id), {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, shown) },
  });
}

/** Rejects the draft as it is stored. If the draft's form was changed, it comes back as typed, for the version after the rejection. */
async function reject(input: Input) {
  const { services, draft, form } = input;
  const submission = readForm(form, draftRejectionSchema);
  const typed = isFormChanged(form) ? await formAsTyped(services, draft, form) : null;
  if (submission.status !== 'success') {
    return data<DraftAnswer>({ ...typed, rejection: submission.reply() }, { status: 400 });
  }
  const { reason } = submission.value;
  const isDone = await changeDraft(services, seenOf(input), { kind: 'reject', reason });
  if (!typed) return after(input, isDone, 'draft-rejected');
  return isDone
    ? data<DraftAnswer>({ ...typed, seen: undefined, kept: 'draft-rejected' })
    : data<DraftAnswer>({ ...typed, kept: 'draft-gone', rejection: submission.reply() }, { status: 409 });
}

async function publish(input: Input) {
  const { services, property, draft, form } = input;
  if (isFormChanged(form)) {
    const publishError = 'What you have typed is not in the draft yet. Save the draft first.';
    return data<DraftAnswer>(
      { ...(await formAsTyped(services, draft, form)), publishError },
      { status: 400 },
    );
  }
  const publication = { propertyId: property.id, before: property.content, draft };
  const outcome = await publishDraft(services, seenOf(input), publication);
  if (outcome === 'slug-taken') {
    const publishError = 'The web address in this draft is taken by another property. Change it first.';
    return data<DraftAnswer>({ publishError }, { status: 400 });
  }
  return after(input, outcome === 'saved', 'draft-published', editPath(property.id));
}

/**
 * Stores what was typed, or the value of the live property or of the other editor where that was chosen. A draft that was
 * compared with the live property is then based on its version. 409 with both versions when another person has changed the
 * draft meanwhile. `isReady` marks the draft as ready with it.
 */
async function saveDraft(input: Input, isReady = false) {
  const { services, viewer, property, draft, form: posted } = input;
  const isRebase = posted.has(liveVersionField);
  const form = takeTheirs(posted, propertyShape, formOfContent((isRebase ? property : draft).content));
  const { amenities } = draft.content;
  const choices = await listEditorChoices(services, { suburb: suburbOf(draft.content), amenities });
  const names = namesOf(choices);
  if (draft.status === 'published') return refuseLate(draft, form, names);
  const submission = readPropertyForm(form, {
    mode: 'edit',
    suburbs: choices.suburbs.map(({ slug }) => slug),
  });
  const loaded = { seen: versionSeen(posted), marks: marksIn(posted) };
  const answer = (status: number, more: DraftAnswer = {}) =>
    data<DraftAnswer>({ reply: submission.reply(), ...loaded, ...more }, { status });
  if (submission.status !== 'success') return answer(submission.status === 'error' ? 400 : 200);
  const content = contentOfForm(submission.value, choices.suburbs, draft.content);
  const conflictWith = (current: Draft) => {
    if (current.status === 'published') return refuseLate(current, form, names);
    const versions = {
      mine: formOfContent(content),
      theirs: formOfContent(current.content),
      marks: loaded.marks,
    };
    const conflict = { version: versionOf(current), differences: findPropertyConflicts(versions, names) };
    return answer(409, { marks: undefined, conflict });
  };
  if (loaded.seen !== versionOf(draft)) return conflictWith(draft);
  const baseVersion = isRebase ? rebasedTo(form, property.version) : draft.baseVersion;
  const saved = { content, baseVersion };
  const isDone = await changeDraft(
    services,
    seenOf(input),
    isReady ? { kind: 'ready', saved } : { kind: 'save', ...saved },
  );
  if (isDone) return after(input, true, isReady ? 'draft-ready' : 'draft-updated');
  const params = { id: String(property.id), draft: draft.id };
  const { draft: current } = await findManagedDraft(services, viewer, params);
  return current ? conflictWith(current) : answerDiscarded({ services, viewer, property, form });
}

/** A draft's version is the time of its last change. */
const versionOf = ({ updatedAt }: Draft) => updatedAt.getTime();

/** The draft was published: it takes no changes any more, and what was typed is shown beside it. */
function refuseLate({ content }: Draft, form: FormData, names: Names) {
  const mine = valuesOfEntries<EditorValues>(form, propertyShape);
  return data<DraftAnswer>({ late: compareValues(mine, formOfContent(content), names) }, { status: 409 });
}

/** The live version whose values were offered; a later one has to be reviewed again. */
function rebasedTo(form: FormData, live: number): number {
  const shown = Number(form.get(liveVersionField));
  return Number.isSafeInteger(shown) && shown > 0 && shown <= live ? shown : live;
}
