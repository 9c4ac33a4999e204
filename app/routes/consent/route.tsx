import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';

import { isConsentChoice } from '~/lib/consent-choice';
import { ConsentFields } from '~/features/visit/consent/consent-form';
import { pageMeta } from '~/lib/document/page-meta';
import { localPath } from '~/lib/paths';
import { consentCookies, readConsent } from '~/platform/http/consent/consent';
import { isSecureSite, withCookies } from '~/platform/http/cookies';
import { withQueryOfReferrer } from '~/platform/http/return-path';
import { sentForm } from '~/platform/http/forms/sent-form';

export function loader({ request, context }: LoaderFunctionArgs) {
  const origin = context.services.config.siteOrigin;
  const redirectTo = returnPath(request, new URL(request.url).searchParams.get('redirectTo'));
  const headers = { 'cache-control': 'private, no-store' };
  return data({ origin, redirectTo, consent: readConsent(request) }, { headers });
}

/** With `redirectTo` it redirects to that page; otherwise it returns the choice, for the banner's script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await sentForm(request);
  const choice = form.get('choice');
  if (!isConsentChoice(choice)) return data({ error: 'Please choose one of the two.' }, { status: 400 });
  const headers = withCookies(consentCookies(choice, isSecureSite(context.services)));
  const redirectTo = form.get('redirectTo');
  if (typeof redirectTo !== 'string') return data({ choice }, { headers });
  return redirect(returnPath(request, redirectTo), { status: 303, headers });
}

const returnPath = (request: Request, path: string | null) =>
  withQueryOfReferrer(localPath(path) ?? '/', request);

/** It says what this visitor has chosen. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  pageMeta({ origin: page?.origin ?? '', title: 'Cookie settings', noindex: true });

const current = {
  accepted: 'At the moment you accept all cookies.',
  declined: 'At the moment you decline non-essential cookies.',
} as const;

export default function CookieSettings() {
  const { redirectTo, consent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failure = answer && 'error' in answer ? answer.error : null;
  return (
    <div className="page section grid gap-5">
      <h1 className="text-3xl">Cookie settings</h1>
      <div className="measure grid gap-3 text-ink-soft">
        <p>
          Essential cookies remember this choice and, for people who list a property, that they are signed in
          and on which browsers they have been. All others count visits, so that we know which pages help.
          They are set only if you accept them. Then your browser also remembers the last stays that you have
          looked at, for you alone; you can clear them below any search.
        </p>
        <p>{consent ? current[consent] : 'You have not chosen yet, so only essential cookies are in use.'}</p>
      </div>
      {failure && (
        <p role="alert" className="font-semibold text-terracotta">
          {failure}
        </p>
      )}
      <form method="post" action="/consent">
        <ConsentFields redirectTo={redirectTo} />
      </form>
    </div>
  );
}
