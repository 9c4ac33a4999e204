import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';

import { Button, ButtonLink } from '~/components/ui/button';
import { RedirectFields } from '~/features/redirects/redirect-fields';
import { newRedirect } from '~/features/redirects/redirect-form';
import { redirectsHome } from '~/features/redirects/redirect-query';
import { pageMeta } from '~/lib/page-meta';
import { requireStaff } from '~/platform/guards.server';

import { answerSave } from '../dashboard.site.redirects_.$id/answer-save.server';
import { useErrorFocus } from '../dashboard.site.redirects_.$id/use-error-focus';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return { from: (new URL(request.url).searchParams.get('from') ?? '').slice(0, 1_000) };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await request.formData().catch(() => new FormData());
  return answerSave({ services, request, viewer, form, seen: null });
}

export const meta: MetaFunction = () => pageMeta({ origin: '', title: 'New redirect', noindex: true });

export default function NewRedirect() {
  const { from } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().state !== 'idle';
  const form = useErrorFocus(answer);
  return (
    <section aria-labelledby="new-redirect" className="grid max-w-2xl gap-5">
      <h2 id="new-redirect" className="text-xl">
        New redirect
      </h2>
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <RedirectFields
          values={answer?.values ?? { ...newRedirect, from }}
          errors={answer?.errors ?? {}}
          pointOn={answer?.pointOn ?? []}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            Save redirect
          </Button>
          <ButtonLink to={redirectsHome} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
