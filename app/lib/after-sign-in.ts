import { localPath } from './paths';

/** Longer ones would not fit into a cookie. */
const longest = 1500;

/** Where somebody goes who is signed in: a page of ours that they came from, else the dashboard. */
export function afterSignIn(path: unknown): string {
  const local = typeof path === 'string' ? localPath(path) : null;
  return local && local.length <= longest ? local : '/dashboard';
}
