import type { FormReply } from '~/lib/form/form-reply';

/** The page's state after a form that did not sign in. */
export type CodeAnswer =
  | { step: 'address'; reply: FormReply }
  /** A code was sent, if the address has an account; `id` belongs to that code. */
  | { step: 'code'; id: string; email: string; reply?: FormReply };
