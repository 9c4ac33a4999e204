import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { EmptyNote } from '~/components/ui/empty-note';
import { ListPages } from '~/components/ui/list-pages';
import { listFailedJobs } from '~/features/work/jobs/list-failed-jobs.server';
import { listModelCosts } from '~/features/work/jobs/list-model-costs.server';
import { settleFailedJob } from '~/features/work/jobs/settle-failed-job.server';
import { useNotice } from '~/components/ui/toast/use-notice';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireAdmin } from '~/platform/auth/guards.server';
import { answerNotice } from '~/platform/http/forms/notice';
import { sentForm } from '~/platform/http/forms/sent-form';

import { FailedJobs } from './failed-jobs';
import { ModelCosts } from './model-costs';

const longestId = 120;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireAdmin(services, request);
  const mark = readMark(new URL(request.url).searchParams);
  const [failed, costs] = await Promise.all([listFailedJobs(services, mark), listModelCosts(services)]);
  return { ...failed, costs, isFirst: mark === null };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireAdmin(services, request);
  const form = await sentForm(request);
  const change = readIntent('dashboard.site.jobs', form);
  const id = form.get('job');
  if (!change || typeof id !== 'string' || id.length > longestId) throw data(null, { status: 400 });
  const input = { id, change, actor: viewer };
  const isSettled = await settleFailedJob(services, input);
  const { pathname, search } = new URL(request.url);
  const notice = isSettled ? (`job-${change}` as const) : 'work-unchanged';
  return answerNotice(services, request, notice, pathname + search);
}

/** Null for an invalid address. */
function readMark(params: URLSearchParams) {
  const [at, id] = [params.get('at') ?? '', params.get('id')];
  return /^\d{1,15}$/.test(at) && id ? { at: Number(at), id: id.slice(0, longestId) } : null;
}

export const meta: MetaFunction = () => unlistedMeta('Jobs');

export default function Jobs() {
  const { jobs, next, costs, isFirst } = useLoaderData<typeof loader>();
  useNotice(useActionData<typeof action>());
  const more = next && new URLSearchParams({ at: String(next.at), id: next.id }).toString();
  return (
    <div className="grid gap-10">
      <section aria-labelledby="failed" className="grid gap-5">
        <h2 id="failed" className="text-xl">
          Failed jobs
        </h2>
        <p className="measure text-ink-soft">
          Work that ended badly and is not tried again by itself. A mail whose end is unknown may have gone
          out: trying again may send it twice.
        </p>
        {jobs.length === 0 ? (
          <EmptyNote>{isFirst ? 'Nothing has failed.' : 'There is none further back.'}</EmptyNote>
        ) : (
          <FailedJobs jobs={jobs} />
        )}
        <ListPages
          label="Pages of failed jobs"
          first={isFirst ? null : '/dashboard/site/jobs'}
          next={more ? `?${more}` : null}
        />
      </section>
      <ModelCosts {...costs} />
    </div>
  );
}
