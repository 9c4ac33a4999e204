import { localPath } from './paths';

/** Longer paths would not fit into a cookie. */
const longest = 1500;

/** The path to which a visitor goes after sign-in: the page of this site that they came from, else the dashboard. */
export function afterSignIn(path: unknown): string {
  const local = typeof path === 'string' ? localPath(path) : null;
  return local && local.length <= longest ? local : '/dashboard';
}
