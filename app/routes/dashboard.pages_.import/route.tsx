import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  Form,
  isRouteErrorResponse,
  Link,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react';

import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { findGuideImport } from '~/features/content/guides/find-guide-import.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { requireStaff } from '~/platform/auth/guards.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerImport } from './answer-import.server';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { asksForNews, useImportNews } from './use-import-news';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { latest: await findGuideImport(services) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  return answerImport({ services, viewer, request, form });
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = serverLoader<typeof loader>();
  return asksForNews(request) ? loaded.catch(() => null) : loaded;
}

/** A failed request becomes a notice and leaves the page as it is. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 401)) throw error;
    return { outcome: 'failed' as const, notice: 'guide-import-failed' as const };
  }
}

/** After a form that could not be sent, reloading would fail as well and replace the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.outcome !== 'failed' && defaultShouldRevalidate;

export const meta: MetaFunction = () => unlistedMeta('Import guides');

export default function ImportGuides() {
  const latest = useImportNews(useLoaderData<typeof loader>().latest);
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="import" className="grid max-w-4xl min-w-0 gap-6">
      <div>
        <Link to="/dashboard/pages" className="inline-flex min-h-11 items-center underline">
          All pages
        </Link>
        <h2 id="import" className="text-xl">
          Import guides
        </h2>
        <p className="measure mt-2 text-ink-soft">
          The 21 Adelaide accommodation guides that come with the site are written as published pages. A guide
          that somebody has changed, unpublished or deleted is kept as it is; what is equal stays untouched.
        </p>
      </div>
      {latest?.isAtWork && <ImportProgress latest={latest} />}
      {latest?.state === 'failed' && <ImportFailure error={latest.error} />}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
        {latest?.hasStopped && (
          <>
            <input type="hidden" name="import" value={latest.id} />
            <Button type="submit" name="intent" value="retry" aria-disabled={isSending || undefined}>
              Try again
            </Button>
          </>
        )}
        {!latest?.isAtWork && (
          <Button
            type="submit"
            name="intent"
            value="import"
            variant={latest?.hasStopped ? 'secondary' : 'primary'}
            aria-disabled={isSending || undefined}
          >
            Import guides
          </Button>
        )}
      </Form>
      {latest?.progress && <ImportReport latest={latest} progress={latest.progress} />}
    </section>
  );
}

function ImportFailure({ error }: { error: string | null }) {
  return (
    <Alert as="p" isQuiet className="wrap-anywhere">
      <strong>Error</strong> Failed to import guides: {error ?? 'Nobody knows why.'}
    </Alert>
  );
}
