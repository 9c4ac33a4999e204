import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import { ExportLink } from '~/components/ui/export-link';
import { isStaff } from '~/lib/roles';
import {
  hasLeadFilters,
  leadExportPath,
  leadsPath,
  readLeadCursor,
  readLeadFilters,
  withinOffer,
} from '~/features/manage/leads/lists/lead-filters';
import { listLeadProperties } from '~/features/manage/leads/lists/list-lead-properties.server';
import { listLeads } from '~/features/manage/leads/lists/list-leads.server';
import { sendFromLead } from '~/features/visit/enquiry/send-from-lead';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireViewer } from '~/platform/auth/guards.server';

import { answerStatus } from '~/screens/leads/answer-status.server';
import { sentForm } from '~/platform/http/forms/sent-form';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';
import { LeadFilterForm } from './lead-filter-form';
import { LeadPages } from './lead-pages';
import { LeadTable } from './lead-table';
import { NoLeads } from './no-leads';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const query = new URL(request.url).searchParams;
  const requested = readLeadFilters(query);
  const properties = await listLeadProperties(services, viewer, requested);
  const filters = withinOffer(requested, properties, { isStaff: isStaff(viewer) });
  const cursor = readLeadCursor(query);
  const page = await listLeads(services, viewer, filters, cursor);
  return { ...page, filters, cursor, properties, isStaff: isStaff(viewer) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request);
  const form = await sentForm(request);
  const query = new URL(request.url).searchParams;
  const back = leadsPath(readLeadFilters(query), readLeadCursor(query));
  return answerPageForm({ services, request }, (partOf) => {
    const own = partOf(form);
    const lead = own.get('lead');
    const leadId = typeof lead === 'string' ? lead : '';
    return answerStatus({ services, viewer, request, leadId, form: own, back });
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendFromLead(serverAction);
}

/** A changed lead stays in its row, even when it no longer matches the filter. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
  (!formMethod || formMethod === 'GET') && defaultShouldRevalidate;

export const meta: MetaFunction = () => unlistedMeta('Leads');

export default function Leads() {
  const { leads, newer, older, filters, cursor, properties, isStaff } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section aria-labelledby="leads" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="leads" className="text-xl">
          Leads
        </h2>
        {leads.length > 0 && <ExportLink href={leadExportPath(filters)} />}
      </div>
      <PageForm kept={keptIn(answer)}>
        {(leads.length > 0 || hasLeadFilters(filters)) && (
          <LeadFilterForm filters={filters} properties={properties} isStaff={isStaff} />
        )}
        {leads.length > 0 ? (
          <>
            <LeadTable leads={leads} action={leadsPath(filters, cursor)} />
            <LeadPages filters={filters} newer={newer} older={older} />
          </>
        ) : (
          <NoLeads isFiltered={hasLeadFilters(filters)} isStaff={isStaff} />
        )}
      </PageForm>
    </section>
  );
}
