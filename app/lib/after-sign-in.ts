import { localPath } from './paths';

/** Where somebody goes who is signed in: a page of ours that they came from, else the dashboard. */
export function afterSignIn(path: unknown): string {
  return (typeof path === 'string' && localPath(path)) || '/dashboard';
}
