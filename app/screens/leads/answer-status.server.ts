import { data, redirect } from '@remix-run/cloudflare';

import { changeLeadStatus } from '~/features/manage/leads/handling/change-lead-status.server';
import { statusSchema } from '~/features/manage/leads/handling/lead-forms';
import type { LeadStatusResult } from '~/features/directory/lead/lead-status';
import { readForm } from '~/lib/form/read-form';
import { noticeCookie } from '~/platform/http/forms/notice';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import type { Actor } from '~/lib/actor';

type Input = {
  services: Services;
  viewer: Actor;
  request: Request;
  leadId: string;
  form: FormData;
  /** The page shown again after a form that was sent without scripts; null where the answer itself is shown. */
  back: string | null;
};

/** Changes a lead's status. 404 for a lead of another owner, 400 for an unknown status. */
export async function answerStatus({ services, viewer, request, leadId, form, back }: Input) {
  const submission = readForm(form, statusSchema);
  if (submission.status !== 'success') return data<LeadStatusResult>({ outcome: 'failed' }, { status: 400 });
  const { status } = submission.value;
  const isTheirs = await changeLeadStatus(services, viewer, leadId.slice(0, 64), status);
  if (!isTheirs) throw notFound();
  if (back === null || request.headers.get('sec-fetch-dest') === 'empty') {
    return data<LeadStatusResult>({ outcome: 'changed', status }, { status: 200 });
  }
  throw redirect(back, {
    status: 303,
    headers: { 'set-cookie': noticeCookie(services, 'lead-status-changed') },
  });
}
