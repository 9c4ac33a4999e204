import { data, redirect } from '@remix-run/cloudflare';

import { addLeadNote } from '~/features/manage/leads/handling/add-lead-note.server';
import { findLead } from '~/features/manage/leads/handling/find-lead.server';
import { noteSchema, replySchema } from '~/features/manage/leads/handling/lead-forms';
import { replyToLead } from '~/features/manage/leads/handling/reply-to-lead.server';
import { retryLeadReply } from '~/features/manage/leads/handling/retry-lead-reply.server';
import type { FormReply } from '~/lib/form/form-reply';
import { readForm } from '~/lib/form/read-form';
import type { Notice } from '~/lib/notices';
import { readIntent } from '~/platform/http/forms/form-intents';
import { noticeCookie } from '~/platform/http/forms/notice';
import { takeAttempt } from '~/platform/http/limits/rate-limit.server';
import type { Services } from '~/platform/services';

import { answerStatus } from '~/screens/leads/answer-status.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

import { isFormOfAll, typedBeside, type LeadAnswer } from './lead-answer';

const repliesPerHour = 60;

const max = 20_000;

type Input = { services: Services; viewer: Actor; request: Request; leadId: string };
type ReplyInput = Omit<Input, 'request'> & { form: FormData };

/**
 * Answers the forms of a lead's page: status, note, reply, the retry of a failed reply, and another look at a waiting one. A page
 * without scripts sends them all at once: what was typed beside the button that was pressed comes back.
 */
export async function answerLead({ services, viewer, request, leadId }: Input) {
  const form = await sentForm(request);
  const back = `/dashboard/leads/${encodeURIComponent(leadId)}`;
  const intent = pressedIn(form);
  const beside = typedBeside(form, intent, max);
  const kept = (notice: Notice | null) => beside && data<LeadAnswer>({ outcome: 'kept', notice, beside });
  if (intent === 'status') {
    const input = { services, viewer, request, leadId, form, back: beside ? null : back };
    const answer = await answerStatus(input);
    return (answer.data.outcome === 'changed' && kept('lead-status-changed')) || answer;
  }
  // Another owner learns nothing from a form's errors either.
  if (!(await findLead(services, viewer, leadId))) throw notFound();
  const done = (notice: Notice) =>
    kept(notice) ??
    redirect(back, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
  const refuse = (refused: 'reply' | 'note', reply: FormReply, status = 400) =>
    data<LeadAnswer>({ outcome: 'invalid', form: refused, reply, beside }, { status });
  switch (intent) {
    case 'note': {
      const submission = readForm(form, noteSchema, { max });
      if (submission.status !== 'success') return refuse('note', submission.reply());
      await addLeadNote(services, viewer, leadId, submission.value.note);
      return done('lead-note-added');
    }
    case 'reply': {
      const { submission, failure } = await sendReply({ services, viewer, leadId, form });
      if (failure) return refuse('reply', submission.reply(failure.more), failure.status);
      return done('lead-reply-kept');
    }
    case 'retry': {
      const eventId = Number(form.get('retry'));
      if (Number.isSafeInteger(eventId)) await retryLeadReply(services, viewer, leadId, eventId);
      return done('lead-reply-retried');
    }
    case 'look':
      return kept(null) ?? redirect(back, 303);
    default:
      throw data(null, { status: 400 });
  }
}

/** Stores the reply that was sent, unless a field is wrong or too many were sent within an hour. */
async function sendReply({ services, viewer, leadId, form }: ReplyInput) {
  const submission = readForm(form, replySchema, { max });
  if (submission.status !== 'success') return { submission, failure: { status: 400, more: undefined } };
  const key = `lead-reply:${viewer.userId}`;
  if (!(await takeAttempt(services, { key, limit: repliesPerHour, windowSeconds: 3600 }))) {
    const fieldErrors = { body: ['You have sent many replies. Please wait an hour'] };
    return { submission, failure: { status: 429, more: { fieldErrors } } };
  }
  await replyToLead(services, viewer, leadId, submission.value);
  return { submission, failure: null };
}

/** Enter in the form of all sends the reply; a button that begins a failed one again carries its id instead of an intent. */
function pressedIn(form: FormData) {
  if (form.has('intent')) return readIntent('dashboard.leads.$id', form);
  if (form.has('retry')) return 'retry';
  return isFormOfAll(form) ? 'reply' : null;
}
