import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  Link,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import { EnterButton } from '~/components/forms/enter-button';
import { LeaveGuard } from '~/components/forms/leave-guard';
import { useGuardedForms } from '~/components/forms/use-guarded-forms';
import { Card } from '~/components/ui/card';
import { findLead } from '~/features/manage/leads/handling/find-lead.server';
import { LeadStatusControl } from '~/features/manage/leads/handling/lead-status-control';
import { sendFromLead } from '~/features/visit/enquiry/send-from-lead';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import { formatInstant } from '~/lib/time/dates';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';
import { notFound } from '~/platform/http/answers/not-found';

import { answerLead } from './answer-lead.server';
import { KeptNotice } from '~/components/forms/kept-notice';
import { LeadFacts } from './lead-facts';
import { LeadHistory } from './lead-history';
import { leadFormId } from './lead-work-form';
import { NoteForm } from './note-form';
import { ReplyForm } from './reply-form';
import { besideIn, type LeadAnswer } from './lead-answer';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const lead = await findLead(services, viewer, params.id ?? '');
  if (!lead) throw notFound();
  const { site_name: siteName } = await listSiteSettings(services);
  const subject = `Your enquiry about ${lead.propertyName ?? siteName}`.slice(0, 150);
  return { lead, subject, replyKey: crypto.randomUUID() };
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  return answerLead({ services, viewer, request, leadId: params.id ?? '' });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendFromLead(serverAction) as Promise<LeadAnswer>;
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.outcome !== 'failed' && defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  unlistedMeta(page ? `Lead of ${page.lead.name}` : 'Lead');

export default function Lead() {
  const { lead, subject, replyKey } = useLoaderData<typeof loader>();
  const answer = useActionData<LeadAnswer>();
  const { dirty, isOurs, form } = useGuardedForms();
  const newest = (kind: string) => lead.events.find((event) => event.kind === kind)?.id ?? 0;
  return (
    <article aria-labelledby="lead" className="grid gap-6">
      <form id={leadFormId} method="post" noValidate>
        <EnterButton>Send the reply</EnterButton>
      </form>
      {answer?.outcome === 'kept' && <KeptNotice notice={answer.notice} />}
      <header className="grid gap-3">
        <p>
          <Link to="/dashboard/leads" className="inline-flex min-h-11 items-center underline">
            All leads
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <h2 id="lead" className="text-2xl wrap-anywhere">
            {lead.name}
          </h2>
          <LeadStatusControl
            lead={lead}
            action={`/dashboard/leads/${lead.id}`}
            formOfAll={leadFormId}
            chosen={besideIn(answer)?.status}
          />
        </div>
        <p className="text-ink-soft tabular-nums">
          Received <time dateTime={lead.createdAt.toISOString()}>{formatInstant(lead.createdAt)}</time>
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <Card as="section" aria-labelledby="message" padding="wide">
            <h3 id="message" className="text-xl">
              Message
            </h3>
            <p className="measure mt-3 whitespace-pre-wrap wrap-anywhere">
              {lead.message ?? 'No message, only the facts beside.'}
            </p>
          </Card>
          <ReplyForm
            key={newest('reply')}
            lead={lead}
            subject={subject}
            formKey={replyKey}
            answer={answer}
            guard={form}
          />
          <LeadHistory events={lead.events} />
        </div>
        <aside aria-label="About this lead" className="grid gap-6">
          <LeadFacts lead={lead} />
          <NoteForm key={newest('note')} answer={answer} guard={form} />
        </aside>
      </div>
      <LeaveGuard isDirty={dirty.length > 0} isOurs={isOurs} outlives="reading" isKept />
    </article>
  );
}
