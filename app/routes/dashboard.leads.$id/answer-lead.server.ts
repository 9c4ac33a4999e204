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

const repliesPerHour = 60;

const max = 20_000;

/** The answer about one of the page's forms. */
export type LeadAnswer =
  | { outcome: 'invalid'; form: 'reply' | 'note'; reply: FormReply }
  | { outcome: 'failed' | 'changed' };

type Input = { services: Services; viewer: Actor; request: Request; leadId: string };

/** Answers the forms of a lead's page: status, note, reply, and the retry of a failed reply. */
export async function answerLead({ services, viewer, request, leadId }: Input) {
  const form = await sentForm(request);
  const back = `/dashboard/leads/${encodeURIComponent(leadId)}`;
  const intent = readIntent('dashboard.leads.$id', form);
  if (intent === 'status') {
    return answerStatus({ services, viewer, request, leadId, form, back });
  }
  // Another owner learns nothing from a form's errors either.
  if (!(await findLead(services, viewer, leadId))) throw notFound();
  const done = (notice: Notice) =>
    redirect(back, { status: 303, headers: { 'set-cookie': noticeCookie(services, notice) } });
  switch (intent) {
    case 'note': {
      const submission = readForm(form, noteSchema, { max });
      if (submission.status !== 'success') return refuse('note', submission.reply());
      await addLeadNote(services, viewer, leadId, submission.value.note);
      return done('lead-note-added');
    }
    case 'reply': {
      const submission = readForm(form, replySchema, { max });
      if (submission.status !== 'success') return refuse('reply', submission.reply());
      const key = `lead-reply:${viewer.userId}`;
      if (!(await takeAttempt(services, { key, limit: repliesPerHour, windowSeconds: 3600 }))) {
        const fieldErrors = { body: ['You have sent many replies. Please wait an hour'] };
        return refuse('reply', submission.reply({ fieldErrors }), 429);
      }
      await replyToLead(services, viewer, leadId, submission.value);
      return done('lead-reply-kept');
    }
    case 'retry': {
      const eventId = Number(form.get('event'));
      if (Number.isSafeInteger(eventId)) await retryLeadReply(services, viewer, leadId, eventId);
      return done('lead-reply-retried');
    }
    default:
      throw data(null, { status: 400 });
  }
}

const refuse = (form: 'reply' | 'note', reply: FormReply, status = 400) =>
  data<LeadAnswer>({ outcome: 'invalid', form, reply }, { status });
