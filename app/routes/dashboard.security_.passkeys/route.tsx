import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { Alert } from '~/components/ui/alert';
import { Card } from '~/components/ui/card';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import { maxPasskeys } from '~/features/people/second-factor/factor-limits';
import { listFactors } from '~/features/people/second-factor/list-factors.server';
import { RecoveryCodes } from '~/features/people/second-factor/recovery-codes';
import { PageForm } from '~/components/forms/page-form';
import { keptIn } from '~/lib/form/page-parts';
import { errorsIn } from '~/lib/form/form-reply';
import { unlistedMeta } from '~/lib/document/page-meta';
import { mustHaveFactor, requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { answerPageForm } from '~/platform/http/forms/answer-page-form.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerPasskeys } from './answer-passkeys.server';
import { NewPasskey } from './new-passkey';
import { PasskeyRow } from './passkey-row';
import type { PasskeysAnswer } from './passkeys-answer';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const [{ passkeys, apps }, { site_name: siteName }] = await Promise.all([
    listFactors(services, viewer.userId),
    listSiteSettings(services),
  ]);
  return {
    passkeys,
    isFirstFactor: passkeys.length + apps.length === 0,
    owesFactor: mustHaveFactor(services, viewer) && !viewer.hasFactor,
    way: findReauthenticationWay(services, viewer),
    siteName,
  };
}

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const form = await sentForm(request);
  return answerPageForm({ services, request }, (partOf) =>
    answerPasskeys({ services, request, viewer, form: partOf(form) }),
  );
}

export const meta: MetaFunction = () => unlistedMeta('Passkeys');

export default function Passkeys() {
  const { passkeys, isFirstFactor, owesFactor, way: initialWay, siteName } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const answer: PasskeysAnswer | undefined = answered && 'kind' in answered ? answered : undefined;
  const refusal = answer?.kind === 'refused' ? answer : null;
  const way = refusal?.way ?? initialWay;
  const problem = errorsIn(refusal?.reply, 'passkey')?.[0];
  const section = useFocusOnError<HTMLElement>(refusal, '[aria-invalid="true"], [role="alert"]');
  return (
    <section ref={section} aria-labelledby="passkeys" className="grid max-w-4xl justify-items-start gap-5">
      <Link to="/dashboard/security" className="-mb-3 py-2 text-jacaranda underline print:hidden">
        Back to security
      </Link>
      <h2 id="passkeys" className="text-xl">
        Passkeys
      </h2>
      {owesFactor && (
        <p className="rounded-control bg-ocean-tint px-4 py-3 text-ink">
          <strong>Admins and moderators need a second factor here.</strong> A passkey is one.
        </p>
      )}
      {problem && (
        <Alert as="p" tabIndex={-1} className="outline-none">
          {problem}
        </Alert>
      )}
      {answer?.kind === 'codes' ? (
        <Card padding="wide" className="w-full">
          <RecoveryCodes codes={answer.codes} isNew siteName={siteName} />
        </Card>
      ) : (
        <PageForm kept={keptIn(answered)}>
          {passkeys.length > 0 && (
            <Card as="ul" aria-label="Your passkeys" className="w-full divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} way={way} refusal={refusal} />
              ))}
            </Card>
          )}
          {passkeys.length < maxPasskeys ? (
            <NewPasskey answer={answer} way={way} refusal={refusal} isFirstFactor={isFirstFactor} />
          ) : (
            <p className="text-ink-soft">An account has at most {maxPasskeys} passkeys.</p>
          )}
        </PageForm>
      )}
    </section>
  );
}
