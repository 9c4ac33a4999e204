/** What the page shows after one of its forms was sent that did not sign anybody in. */
export type CodeAnswer =
  | { step: 'address'; typed: string; error: string }
  /** A code is on its way, if the address has an account; `id` belongs to that very code. */
  | { step: 'code'; id: string; email: string; error: string | null };
