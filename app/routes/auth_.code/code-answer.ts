/** The page's state after a form that signed nobody in. */
export type CodeAnswer =
  | { step: 'address'; typed: string; error: string }
  /** A code was sent, if the address has an account; `id` belongs to that code. */
  | { step: 'code'; id: string; email: string; error: string | null };
