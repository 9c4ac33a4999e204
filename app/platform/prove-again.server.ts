import type { FormErrors } from '~/features/accounts/account-form';
import { checkPassword } from '~/features/accounts/check-password.server';
import type { ProofWay } from '~/features/accounts/proof-field';
import { recordAudit } from '~/features/accounts/record-audit.server';

import type { Services } from './services';
import { renewSession, type Viewer } from './session.server';
import { addressGroup } from './visitor-address';

const freshMs = 10 * 60_000;

export type Proof =
  /** `viewer` is the one to go on with; `cookies` belong on the answer. */
  | { isProved: true; viewer: Viewer; cookies: string[] }
  | { isProved: false; way: ProofWay; errors: FormErrors; status: 400 | 429 };

/** How somebody whose sign-in is older than ten minutes has to prove who they are; null while it is younger. */
export function findProofWay({ clock }: Pick<Services, 'clock'>, viewer: Viewer): ProofWay | null {
  const age = clock.now().getTime() - (viewer.provedAt?.getTime() ?? 0);
  if (age < freshMs) return null;
  return 'password';
}

/**
 * Stands before every sensitive change: lets a young sign-in pass, else checks what was typed into `ProofField` of the
 * same form. A right answer makes the sign-in young again, under another token.
 */
export async function proveAgain(
  services: Services,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Proof> {
  const way = findProofWay(services, viewer);
  if (!way) return { isProved: true, viewer, cookies: [] };
  const typed = form.get('proof');
  if (typeof typed !== 'string' || typed === '') {
    return refuse(way, 'Please confirm that it is you');
  }
  const deps = { ...services, pepper: services.config.passwordPepper };
  const check = await checkPassword(deps, { email: viewer.email, password: typed.slice(0, 1000) });
  if (check.outcome === 'right') {
    const renewed = await renewSession(services, viewer);
    return { isProved: true, viewer: renewed.viewer, cookies: [renewed.cookie] };
  }
  const from = addressGroup(request.headers.get('cf-connecting-ip'));
  await recordAudit(services, { actorId: viewer.userId, action: 'proof-failed', from });
  if (check.outcome === 'wait') {
    return { ...refuse(way, `Too many attempts. Please wait ${check.seconds} seconds.`), status: 429 };
  }
  return refuse(way, 'This is not your password');
}

const refuse = (way: ProofWay, message: string) => ({
  isProved: false as const,
  way,
  errors: { proof: [message] },
  status: 400 as const,
});
