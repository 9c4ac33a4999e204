import { leadStatuses } from '~/db/vocabulary';
import type { LeadStatus } from '~/features/directory/lead/lead-status';
import type { FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';
import type { FormIntent } from '~/platform/http/forms/form-intents';

/** The text that was typed on the page beside the pressed button, and that is not saved. */
export type TypedBeside = { status?: LeadStatus; note?: string; subject?: string; body?: string };

/** The answer about one of the page's forms; `beside` is what was typed in the others, without scripts. */
export type LeadAnswer =
  | { outcome: 'invalid'; form: 'reply' | 'note'; reply: FormReply; beside: TypedBeside | null }
  | { outcome: 'kept'; notice: Notice | null; beside: TypedBeside }
  | { outcome: 'failed' | 'changed' };

type Intent = FormIntent<'dashboard.leads.$id'> | null;

/** The page's form of all was sent, as it is without scripts. */
export const isFormOfAll = (form: FormData) => form.has('storedStatus');

/** Null when nothing was, and for a form that was sent by itself. Texts are cut to `max` letters. */
export function typedBeside(form: FormData, intent: Intent, max: number): TypedBeside | null {
  if (!isFormOfAll(form)) return null;
  const text = (name: string) => String(form.get(name) ?? '').slice(0, max);
  const beside: TypedBeside = {};
  const status = leadStatuses.find((known) => known === text('status'));
  if (intent !== 'status' && status && status !== text('storedStatus')) beside.status = status;
  if (intent !== 'note' && text('note').trim()) beside.note = text('note');
  const isReplyBegun = text('body').trim() !== '' || text('subject') !== text('storedSubject');
  if (intent !== 'reply' && isReplyBegun) {
    beside.subject = text('subject');
    beside.body = text('body');
  }
  return Object.keys(beside).length > 0 ? beside : null;
}

/** The parts that came back with an answer. */
export const besideIn = (answer: LeadAnswer | undefined): TypedBeside | null =>
  answer && 'beside' in answer ? answer.beside : null;
