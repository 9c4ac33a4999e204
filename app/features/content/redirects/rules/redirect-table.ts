import type { RedirectStatus } from '~/db/vocabulary';

export type StoredRedirect = { to: string; status: RedirectStatus };

/** The edge's copy of the active redirects; D1 is the truth and the scheduled sweep repairs the copy. */
export type RedirectTable = {
  find(path: string): Promise<StoredRedirect | null>;
  /** Every entry by its path; null for one that cannot be read. */
  list(): Promise<Map<string, StoredRedirect | null>>;
  put(path: string, redirect: StoredRedirect): Promise<void>;
  remove(path: string): Promise<void>;
};
