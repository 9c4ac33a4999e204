import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { useFocusOnError } from '~/components/forms/answered-form';
import { Card } from '~/components/ui/card';
import { findPendingFactor } from '~/features/people/second-factor/find-pending-factor.server';
import { listFactors, summaryOf, type Factors } from '~/features/people/second-factor/list-factors.server';
import { RecoveryCodes } from '~/features/people/second-factor/recovery-codes';
import { totpUri } from '~/features/people/second-factor/totp.server';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import { unlistedMeta } from '~/lib/document/page-meta';
import { mustHaveFactor, requireViewer } from '~/platform/auth/guards.server';
import { findReauthenticationWay } from '~/platform/auth/reauthenticate.server';
import { sentForm } from '~/platform/http/forms/sent-form';

import { answerFactor } from './answer-factor.server';
import { drawQr } from './draw-qr.server';
import type { FactorAnswer } from './factor-answer';
import { Manage } from './manage';
import { Explanation, SetUp } from './set-up';

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const { factorSecret } = services.config;
  const [factors, pending, { site_name: siteName }] = await Promise.all([
    listFactors(services, viewer.userId),
    findPendingFactor({ ...services, factorSecret }, viewer.userId),
    listSiteSettings(services),
  ]);
  const uri = pending && totpUri(pending.secret, { issuer: siteName, label: viewer.email });
  return {
    factor: summaryOf(factors),
    apps: factors.apps,
    hasPasskeys: factors.passkeys.length > 0,
    pending:
      pending && uri && isSettingUp(request, factors)
        ? { secret: pending.secret, uri, qr: drawQr(uri) }
        : null,
    way: findReauthenticationWay(services, viewer),
    mustHave: mustHaveFactor(services, viewer),
    siteName,
  };
}

/** While another factor is in force, an unfinished set-up is only shown on request. */
const isSettingUp = (request: Request, factors: Factors) =>
  !summaryOf(factors) || new URL(request.url).searchParams.has('setup');

export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const viewer = await requireViewer(services, request, { beforeFactor: true });
  const form = await sentForm(request);
  return answerFactor({ services, request, viewer, form });
}

export const meta: MetaFunction = () => unlistedMeta('Second factor');

export default function SecondFactor() {
  const {
    factor,
    apps,
    hasPasskeys,
    pending,
    way: initialWay,
    mustHave,
    siteName,
  } = useLoaderData<typeof loader>();
  const answer: FactorAnswer | undefined = useActionData<typeof action>();
  const refusal = answer?.kind === 'refused' ? answer : null;
  const way = refusal?.way ?? initialWay;
  const section = useFocusOnError<HTMLElement>(refusal);
  return (
    <section ref={section} aria-labelledby="factor" className="grid justify-items-start gap-5">
      <Link to="/dashboard/security" className="-mb-3 py-2 text-jacaranda underline print:hidden">
        Back to security
      </Link>
      <h2 id="factor" className="text-xl">
        Second factor
      </h2>
      <Card padding="wide" className="grid w-full max-w-4xl gap-6">
        {mustHave && !factor && (
          <p className="rounded-control bg-ocean-tint px-4 py-3 text-ink">
            <strong>Admins and moderators need a second factor here.</strong> Set one up to go on.
          </p>
        )}
        {answer?.kind === 'codes' ? (
          <RecoveryCodes codes={answer.codes} isNew={answer.isNew} siteName={siteName} />
        ) : pending ? (
          <SetUp pending={pending} refusal={refusal} isMore={factor !== null} />
        ) : factor ? (
          <Manage
            factor={factor}
            apps={apps}
            hasPasskeys={hasPasskeys}
            way={way}
            refusal={refusal}
            mustStay={mustHave}
          />
        ) : (
          <Explanation way={way} refusal={refusal} />
        )}
      </Card>
    </section>
  );
}
