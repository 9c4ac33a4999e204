import { data, redirect } from '@remix-run/cloudflare';

import { readForm, type FormErrors } from '~/features/people/password/account-form';
import { addLeadNote } from '~/features/manage/leads/add-lead-note.server';
import { findLead } from '~/features/manage/leads/find-lead.server';
import { noteSchema, replySchema } from '~/features/manage/leads/lead-forms';
import { replyToLead } from '~/features/manage/leads/reply-to-lead.server';
import { retryLeadReply } from '~/features/manage/leads/retry-lead-reply.server';
import type { Notice } from '~/lib/notices';
import { readIntent } from '~/platform/http/form-intents';
import { noticeCookie } from '~/platform/http/notice';
import { takeAttempt } from '~/platform/http/rate-limit.server';
import type { Services } from '~/platform/services';

import { answerStatus } from '~/screens/leads/answer-status.server';
import { sentForm } from '~/platform/http/sent-form';
import { notFound } from '~/platform/http/not-found';
import type { Actor } from '~/lib/actor';

const repliesPerHour = 60;

type Typed = { subject?: string; body?: string; key?: string; note?: string };

/** The errors of one of the page's forms, and what was typed there. */
export type LeadAnswer =
  | { outcome: 'invalid'; form: 'reply' | 'note'; errors: FormErrors; typed: Typed }
  | { outcome: 'failed' | 'changed' };

type Asked = { services: Services; viewer: Actor; request: Request; leadId: string };

/** Answers the forms of a lead's page: status, note, reply, and the retry of a failed reply. */
export async function answerLead({ services, viewer, request, leadId }: Asked) {
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
      const { value, errors } = readForm(noteSchema, form);
      if (errors) return refuse('note', errors, form);
      await addLeadNote(services, viewer, leadId, value.note);
      return done('lead-note-added');
    }
    case 'reply': {
      const { value, errors } = readForm(replySchema, form);
      if (errors) return refuse('reply', errors, form);
      const key = `lead-reply:${viewer.userId}`;
      if (!(await takeAttempt(services, { key, limit: repliesPerHour, windowSeconds: 3600 }))) {
        return refuse('reply', { body: ['You have sent many replies. Please wait an hour'] }, form, 429);
      }
      await replyToLead(services, viewer, leadId, value);
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

function refuse(form: 'reply' | 'note', errors: FormErrors, posted: FormData, status = 400) {
  const typed: Typed = {};
  for (const name of ['subject', 'body', 'key', 'note'] as const) {
    const value = posted.get(name);
    if (typeof value === 'string') typed[name] = value.slice(0, 20_000);
  }
  return data<LeadAnswer>({ outcome: 'invalid', form, errors, typed }, { status });
}
