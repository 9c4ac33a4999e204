import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { Trash2 } from 'lucide-react';

import { Alert } from '~/components/ui/alert';
import { Button, buttonClass } from '~/components/ui/button';
import { findRedirectById, removeRedirect } from '~/features/content/redirects/saving/change-redirect.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { readRowId } from '~/lib/row-id';
import { readIntent } from '~/platform/http/forms/form-intents';
import { requireStaff } from '~/platform/auth/guards.server';
import type { Services } from '~/platform/services';
import { notFound } from '~/platform/http/answers/not-found';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerSave, toList } from '~/screens/redirect/answer-save.server';
import { RedirectForm } from '~/screens/redirect/redirect-form';

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  await requireStaff(services, request);
  return findOr404(services, params.id);
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireStaff(services, request);
  const form = await sentForm(request);
  const { id, fromPath } = await findOr404(services, params.id);
  const version = readRowId(form.get('version'));
  if (!version) throw data(null, { status: 400 });
  if (readIntent('dashboard.site.redirects_.$id', form) !== 'delete') {
    return answerSave({ services, viewer, form, seen: { id, version, from: fromPath } });
  }
  const answer = await removeRedirect(services, { id, version, actor: viewer });
  if (answer.outcome === 'conflict') throw toList(services, 'redirect-conflict');
  throw toList(services, answer.edgeKnows ? 'redirect-removed' : 'redirect-removed-later');
}

async function findOr404(services: Services, param: string | undefined) {
  const id = readRowId(param);
  const found = id && (await findRedirectById(services, id));
  if (!found) throw notFound();
  return found;
}

/** Also after a refusal: the form then has the present version. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = () => unlistedMeta('Redirect');

export default function EditRedirect() {
  const stored = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { fromPath, toPath, statusCode, isActive, version } = stored;
  const values = { from: fromPath, to: toPath, status: String(statusCode), isActive };
  return (
    <section aria-labelledby="edit-redirect" className="grid max-w-2xl gap-5">
      <h2 id="edit-redirect" className="text-xl wrap-anywhere">
        Redirect from {fromPath}
      </h2>
      {answer?.isConflict && (
        <Alert title="Somebody else has changed this redirect" padding="even" className="grid gap-2">
          <p className="wrap-anywhere">
            It now leads from {fromPath} to {toPath} ({statusCode}) and is {isActive ? 'active' : 'off'}. What
            you typed is below; saving again replaces theirs.
          </p>
        </Alert>
      )}
      <RedirectForm id="redirect-form" values={values} answer={answer} version={version} />
      <details>
        <summary className={buttonClass('quiet')}>
          <Trash2 aria-hidden size={18} strokeWidth={1.5} />
          Delete
        </summary>
        <Form method="post" className="mt-2 grid gap-3 rounded-control bg-terracotta-tint p-4">
          <p className="wrap-anywhere">
            Delete this redirect for good? Whoever asks for {fromPath} then finds no page.
          </p>
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="intent" value="delete" variant="danger">
            Yes, delete the redirect
          </Button>
        </Form>
      </details>
    </section>
  );
}
