import { redirect } from '@remix-run/cloudflare';

import { localPath } from '~/lib/paths';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { findReauthenticationWay } from './reauthenticate.server';
import { sensitiveFiles, type SensitiveFileName } from './sensitive-actions';

const confirmPath = '/dashboard/confirm';

/**
 * Comes before every file with people's data: accepts a recent sign-in, else throws the redirect to the
 * screen for re-authentication, which then leads to the file with its filters.
 */
export function requireReauthentication(
  services: Pick<Services, 'clock'>,
  request: Request,
  viewer: Actor,
  name: SensitiveFileName,
): void {
  if (!findReauthenticationWay(services, viewer)) return;
  const file = sensitiveFiles[name].path + new URL(request.url).search;
  throw redirect(`${confirmPath}?${new URLSearchParams({ file }).toString()}`, 303);
}

/**
 * The file that the person requested, with its address and the screen that offers it; null for anything else.
 */
export function findRequestedFile(request: Request) {
  const file = localPath(new URL(request.url).searchParams.get('file'));
  if (!file) return null;
  const { pathname, search } = new URL(file, 'https://site.invalid');
  const names = Object.keys(sensitiveFiles) as SensitiveFileName[];
  const name = names.find((each) => sensitiveFiles[each].path === pathname);
  if (!name) return null;
  const { method, label, from } = sensitiveFiles[name];
  return { name, method, label, address: pathname + search, back: from + search };
}
