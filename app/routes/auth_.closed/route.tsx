import type { MetaFunction } from '@remix-run/cloudflare';

import { ButtonLink } from '~/components/ui/button';
import { keepDays } from '~/features/people/sign-in/token-lifetimes';
import { unlistedMeta } from '~/lib/document/page-meta';

export const meta: MetaFunction = () => unlistedMeta('Your account is closed');

export default function AccountClosed() {
  return (
    <div className="page section grid justify-items-start gap-5">
      <h1 className="text-3xl">Your account is closed</h1>
      <div role="status" className="measure grid gap-3 text-lg text-ink-soft">
        <p>You are signed out on every device, and your properties are no longer on the site.</p>
        <p>
          If you change your mind: for {keepDays} days the link in the mail that we have sent you brings
          everything back. After that your name, address and phone number are erased.
        </p>
      </div>
      <ButtonLink to="/">Back to Home</ButtonLink>
    </div>
  );
}
